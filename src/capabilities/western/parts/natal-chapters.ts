import { concurrently } from '../../../concurrency.ts'
import { isLate } from '../../../readings/age-filter.ts'
import { compose, prose } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import { formFinder } from '../../../readings/elder-forms.ts'
import type { FactText } from '../../../readings/fact.ts'
import type { Cell } from '../../../readings/passage.ts'
import type { Domain, TraitFitter } from '../../../readings/traits.ts'
import { aspectSentence } from '../../../western/aspects.ts'
import type { TropicalChart } from '../../../western/chart.ts'
import { type LifeArea, significatorsOf } from '../../../western/life-areas.ts'
import type { NatalThemes } from '../../../western/natal-themes.ts'
import type { ClassicalPlanet, Planet } from '../../../western/points.ts'
import { rulerOf } from '../../../western/signs.ts'
import { upperFirst } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { elementOf, type HouseNumber, type Sign, signName, signOf } from '../../../zodiac/signs.ts'
import { contactInWords, withArticle } from '../../shared/tropical/in-words.ts'
import type { NatalLength } from './natal-length.ts'
import {
  CONFLICT_WORDS,
  type ConflictPair,
  GIFT_SETTLES,
  GIFT_WORDS,
  SIDE_WORDS,
  STRAIN_WORDS,
} from './natal-theme-words.ts'
import { conflictDomain, HOUSE_DOMAINS, PLANET_DOMAINS, themeDomain } from './natal-traits.ts'

// The chapters of the detailed report: each starts with its finding and refers to the themes of the chart.

export interface Chapter {
  readonly title: string
  readonly text: string
}

export interface ChapterInput {
  readonly chart: TropicalChart
  readonly themes: NatalThemes
  /** The age of the reader, an adult, in years. */
  readonly years: number
  /** Sentences that the answer already has, or that do not fit the age. */
  readonly usedSentences: Set<string>
  readonly length: NatalLength
  readonly fit: TraitFitter
}

/** `Saturn in Leo, in your tenth house`. */
export const placedInWords = (chart: TropicalChart, planet: Planet): string => {
  const { longitude, house } = chart.point[planet]!
  const sign = `${withArticle(planet)} in ${signName(signOf(longitude))}`
  return house === null ? sign : `${sign}, in your ${ordinalInWords(house)} house`
}

const fact = (id: string, says: Cell): FactText => ({
  id: `natal.${id}`,
  kind: 'position',
  text: id,
  value: true,
  source: 'western/western-natal-chart',
  weight: 1,
  says,
})

const joined = (parts: readonly (string | null | undefined | false)[]): string => parts.filter(Boolean).join(' ')

const elementOfPlanet = (chart: TropicalChart, planet: Planet) => elementOf(signOf(chart.point[planet]!.longitude))

/** Returns the chapters, the themes first. */
export const natalChapters = async ({
  chart,
  themes,
  years,
  usedSentences,
  length,
  fit,
}: ChapterInput): Promise<Chapter[]> => {
  const [texts, inHouse, conflicts, chapters, form] = await concurrently(
    () => corpus('western-theme'),
    () => corpus('western-theme-house'),
    () => corpus('western-conflict'),
    () => corpus('western-chapter'),
    () => formFinder(years, () => corpus('elder-western-chapter')),
  )
  /** The text of a cell, in the form for the age if `path` leads to one. */
  const say = (id: string, cell: Cell | null, domain: Domain | null, ...path: (string | number | null)[]) => {
    const fitted = cell && fit(form(path.map(String), cell), domain)
    const text = fitted && prose(compose([fact(id, fitted.says)], { usedSentences }))
    return text && joined([fitted.opening, text])
  }
  const { gift, strain, conflict } = themes
  /** A standard report has exceptions from the verdict on a trait in its themes only. */
  const placeOf = (domain: Domain): Domain | null => (length === 'full' ? domain : null)

  const theme = (kind: 'gift' | 'strain'): Chapter => {
    const { planet } = themes[kind]
    const house = chart.point[planet].house as HouseNumber | null
    const words = (kind === 'gift' ? GIFT_WORDS : STRAIN_WORDS)[planet]
    return {
      title: kind === 'gift' ? `What you can build on: ${words.name}` : `What costs you effort: ${words.name}`,
      text: joined([
        say(
          `${kind}.${planet}`,
          texts[kind][planet][elementOfPlanet(chart, planet)],
          themeDomain(PLANET_DOMAINS[planet].words),
        ),
        house &&
          say(
            `${kind}.house.${signName(signOf(chart.point[planet].longitude))}`,
            inHouse[kind][house],
            placeOf(HOUSE_DOMAINS[house]),
            'theme_house',
            kind,
            house,
          ),
        kind === 'gift'
          ? `It comes from ${placedInWords(chart, planet)}.`
          : `The reason is ${placedInWords(chart, planet)}.`,
        say(
          `${kind}.deed.${signName(signOf(chart.point[planet].longitude))}`,
          texts[kind][planet].deed,
          null,
          'theme',
          kind,
          planet,
          'deed',
        ),
      ]),
    }
  }

  const conflictChapter = (): Chapter | null => {
    if (!conflict) return null
    const { a, b, contact, winner } = conflict
    const pair = `${a} ${b}` as ConflictPair
    const cells = conflicts[pair]
    if (!cells) return null
    const loser = winner === a ? b : a
    return {
      title: `The question that keeps coming back: ${CONFLICT_WORDS[pair].name}`,
      text: joined([
        say('conflict.finding', cells.finding, conflictDomain(a, b), 'conflict', pair, 'finding'),
        say('conflict.scene', cells.scene, null, 'conflict', pair, 'scene'),
        `In your chart you see it as ${contactInWords(contact)}.`,
        winner &&
          aspectSentence(`${SIDE_WORDS[winner]} usually wins, and ${SIDE_WORDS[loser]} has to wait for its turn`),
        gift.planet !== a && gift.planet !== b && GIFT_SETTLES[gift.planet],
        (gift.planet === a || gift.planet === b) &&
          `One side of it is also your strength, ${GIFT_WORDS[gift.planet].name}, so give the other side its due first.`,
        say('conflict.deed', cells.deed, null, 'conflict', pair, 'deed'),
      ]),
    }
  }

  /** How the themes take part in an area: the gift helps, the strain slows. */
  const link = (area: LifeArea): string | null => {
    const { all } = significatorsOf(area, chart)
    const [hasGift, hasStrain] = [all.includes(gift.planet), all.includes(strain.planet)]
    const [help, cost] = [GIFT_WORDS[gift.planet].name, STRAIN_WORDS[strain.planet].name]
    const links = (isLate(years) ? ELDER_LINKS[area] : undefined) ?? LINKS[area]
    if (hasGift && hasStrain) return links?.both(help, cost) ?? null
    if (hasGift) return links?.gift(help) ?? null
    const isEven = (chart.point[strain.planet].house ?? 0) % 2 === 0
    return hasStrain ? (links?.strain(cost, isEven) ?? null) : null
  }

  const cuspSign = (house: number) => {
    const cusp = chart.houses.cusps[house - 1] ?? null
    return cusp === null ? null : signName(signOf(cusp))
  }
  const bySign = <T>(cells: Record<string, T>, sign: string | null): T | null => (sign === null ? null : cells[sign]!)

  const midheaven = signName(signOf(chart.midheaven))
  const tenth = cuspSign(10)
  const tenthRuler: ClassicalPlanet | null = tenth && rulerOf(signOf(chart.houses.cusps[9]!))
  const workHouse = tenthRuler && (chart.point[tenthRuler].house as HouseNumber | null)
  const [venus, moon] = [chart.point.Venus, chart.point.Moon].map(({ longitude }) => signName(signOf(longitude))) as [
    Sign,
    Sign,
  ]
  const seventh = cuspSign(7)
  const love = (): Chapter => {
    const ofVenus = say('venus', chapters.venus[venus], PLANET_DOMAINS.Venus, 'chapter', 'venus', venus)
    const ofSeventh = say('seventh', bySign(chapters.seventh, seventh), null, 'chapter', 'seventh', seventh)
    const reasons = [ofVenus && `Venus in ${venus}`, ofSeventh && `${seventh} on your seventh house`].filter(Boolean)
    return {
      title: 'Love and closeness',
      text: joined([
        ofVenus,
        ofSeventh,
        // The chapter before is about Venus where it is the sore point.
        strain.planet !== 'Venus' && link('love'),
        reasons.length > 0 && `The ${reasons.length === 1 ? 'reason is' : 'reasons are'} ${reasons.join(' and ')}.`,
        say('venus.deed', chapters.venus_deed[venus], null),
      ]),
    }
  }
  const work = (): Chapter => {
    const ofMidheaven = say(
      'midheaven',
      chapters.midheaven[midheaven],
      HOUSE_DOMAINS[10],
      'chapter',
      'midheaven',
      midheaven,
    )
    const ofWork = workHouse && say('work', inHouse.work[workHouse], placeOf(HOUSE_DOMAINS[6]), 'work', workHouse)
    return {
      title: isLate(years) ? 'Tasks and money' : 'Work and money',
      text: joined([
        ofMidheaven,
        ofWork,
        link('vocation'),
        (ofMidheaven || ofWork) &&
          workHouse &&
          tenthRuler &&
          `You owe this to ${tenth} on your tenth house and its ruler, ${withArticle(tenthRuler)}, in the ${ordinalInWords(workHouse)}.`,
        say(
          'second',
          bySign(chapters.second, cuspSign(2)),
          placeOf(HOUSE_DOMAINS[2]),
          'chapter',
          'second',
          cuspSign(2),
        ),
        link('money'),
      ]),
    }
  }
  const home = (): Chapter => {
    const ofMoon = say('moon', chapters.moon[moon], PLANET_DOMAINS.Moon)
    const ofFourth = say('fourth', bySign(chapters.fourth, cuspSign(4)), placeOf(HOUSE_DOMAINS[4]))
    const reasons = [ofMoon && `your Moon in ${moon}`, ofFourth && `${cuspSign(4)} on your fourth house`].filter(
      Boolean,
    )
    return {
      title: 'Home and rest',
      text: joined([
        ofMoon,
        ofFourth,
        link('home'),
        reasons.length > 0 && `The ${reasons.length === 1 ? 'reason is' : 'reasons are'} ${reasons.join(' and ')}.`,
      ]),
    }
  }
  return [theme('gift'), conflictChapter(), theme('strain'), love(), work(), home()].filter(
    (chapter) => chapter !== null,
  )
}

interface LinkTexts {
  readonly gift: (help: string) => string
  /** The second argument chooses between two forms. */
  readonly strain: (cost: string, isEven: boolean) => string
  readonly both: (help: string, cost: string) => string
}
/** The links of readers from sixty on, where they differ. */
const ELDER_LINKS: Partial<Record<LifeArea, LinkTexts>> = {
  vocation: {
    gift: (help) => `People value you for ${help}, so keep one task in which it is needed.`,
    strain: (cost) =>
      `${upperFirst(cost)} is hard for you in your tasks as well, and you may leave those that ask for nothing else.`,
    both: (help, cost) => `People value you for ${help}, and you may hand to somebody else what asks for ${cost}.`,
  },
  money: {
    gift: (help) => `Your means rest on ${help} as much as on work.`,
    strain: (cost) => `Decide nothing about money on days when ${cost} is hard for you.`,
    both: (help, cost) => `You gain by ${help}; decide nothing about money where ${cost} is asked of you.`,
  },
}
const LINKS: Partial<Record<LifeArea, LinkTexts>> = {
  love: {
    gift: (help) => `Your strength helps you here: ${help} is what keeps people with you.`,
    strain: (cost, isEven) =>
      isEven
        ? `In love too ${cost} is what you find hard, and you can say so to the other.`
        : `${upperFirst(cost)} is hard for you in love as well, and a patient person is the best teacher you can find for it.`,
    both: (help, cost) => `You attract people by ${help}, and ${cost} decides how close you let them come.`,
  },
  vocation: {
    gift: (help) => `You rise through ${help}, so choose posts in which it is needed every day.`,
    strain: (cost) => `At work too ${cost} is what you find hard; practise it before you add longer hours.`,
    both: (help, cost) =>
      `You rise through ${help} and are held up where ${cost} is needed, so look for a colleague who has what you lack.`,
  },
  money: {
    gift: (help) => `You are paid for ${help}, more than for the hours you put in.`,
    strain: (cost) => `You lose money on days when ${cost} is hard for you, so take no decision about it in that mood.`,
    both: (help, cost) => `You earn by ${help} and lose where ${cost} is asked of you.`,
  },
  home: {
    gift: (help) => `You can rely on ${help} at home as well as outside.`,
    strain: (cost) =>
      `At home too ${cost} is what you find hard, and there you can practise it among people who know you.`,
    both: (help, cost) => `At home you can rely on ${help}, and ${cost} is what you find hard there too.`,
  },
}
