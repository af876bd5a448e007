import { concurrently } from '../../../concurrency.ts'
import {
  AREA_RULES,
  type AreaAssessment,
  type AreaBand,
  type AreaRule,
  type AssessedArea,
  areaAssessment,
} from '../../../jyotish/assessment/area.ts'
import { heaviestFactor } from '../../../jyotish/assessment/assessment.ts'
import type { HouseAssessment } from '../../../jyotish/assessment/house.ts'
import type { Conditions } from '../../../jyotish/assessment/planet.ts'
import type { RasiChart } from '../../../jyotish/chart.ts'
import { capitalisedName, type Graha, type Lord, nameInSentence } from '../../../jyotish/grahas.ts'
import { vargaInSentence } from '../../../jyotish/vargas.ts'
import { isLate } from '../../../readings/age-filter.ts'
import { corpus } from '../../../readings/corpora.ts'
import type { Fact } from '../../../readings/fact.ts'
import type { Cell } from '../../../readings/passage.ts'
import { upperFirst } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { elementOf } from '../../../zodiac/signs.ts'
import type { Grounded } from '../cited-facts.ts'
import { joinReason } from './causes.ts'
import { PLANET_QUALITIES } from './life-opening.ts'
import { conditionWords, type MatterWords, themeReason } from './reasons.ts'
import { type RankedTheme, themesOf } from './themes.ts'

/** The sides of a life as arguments: the gift, the strain and the deed of each area, from the texts of its report. */

/** Names of the answer, with the area of each report. */
export const AREA_OF_SIDE = {
  career: 'career',
  wealth: 'wealth',
  marriage: 'marriage',
  children: 'children',
  education: 'education',
  health: 'health',
  property: 'property',
  travel: 'foreign_travel',
  spiritual: 'spiritual',
  family: 'family',
} as const satisfies Record<string, AssessedArea>
export type LifeSide = keyof typeof AREA_OF_SIDE
export const LIFE_SIDES = Object.keys(AREA_OF_SIDE) as [LifeSide, ...LifeSide[]]

export const ruleOfSide = (side: LifeSide): AreaRule => AREA_RULES[AREA_OF_SIDE[side]]

/** The sides that all texts of a chart rank, the easiest first; of equal scores in the order of the answer. */
export const rankedSides = (scoreOf: (side: LifeSide) => number, sides: readonly LifeSide[] = LIFE_SIDES): LifeSide[] =>
  sides.toSorted((a, b) => scoreOf(b) - scoreOf(a))

/** The part of the argument that an answer gives of a side. */
export type SideVoice = 'gift' | 'strain' | 'both' | 'hardest'
const VOICES: Record<AreaBand, SideVoice> = { strong: 'gift', good: 'gift', mixed: 'both', weak: 'strain' }
/** A good side has its help, a weak one its hindrance, and the hardest side of a life its burden. */
export const voiceOfSide = (band: AreaBand, isHardest: boolean): SideVoice => (isHardest ? 'hardest' : VOICES[band])

type Judgement = ReturnType<typeof areaAssessment>
/** The one ranking of the sides of a life. */
export interface LifeRanking {
  readonly best: LifeSide
  readonly worst: LifeSide
  readonly assessments: Readonly<Record<LifeSide, Judgement>>
}

/** `held`: the yogas of the chart that are present and not cancelled. */
export const lifeRanking = (chart: RasiChart, held: Parameters<typeof areaAssessment>[2]): LifeRanking => {
  const assessments = Object.fromEntries(
    LIFE_SIDES.map((side) => [side, areaAssessment(AREA_RULES[AREA_OF_SIDE[side]], chart, held)]),
  ) as Record<LifeSide, Judgement>
  const ranked = rankedSides((side) => assessments[side].score)
  return { best: ranked[0]!, worst: ranked.at(-1)!, assessments }
}

/** In the form that opens a sentence. */
export const AREA_LABELS: Record<LifeSide, string> = {
  career: 'Work',
  wealth: 'Money',
  marriage: 'Partnership',
  children: 'Life with children',
  education: 'Learning',
  health: 'Vitality',
  property: 'Property',
  travel: 'Life abroad',
  spiritual: 'The inner life',
  family: 'The family',
}

/** The labels in a text for the parents of a minor. */
const CHILD_LABELS: typeof AREA_LABELS = {
  ...AREA_LABELS,
  career: 'Doing tasks',
  wealth: 'Pocket money',
  marriage: 'Friendship',
  children: 'Play and ideas',
  property: 'Life at home',
  travel: 'New places',
}
export const labelsFor = (child: string | null): typeof AREA_LABELS => (child === null ? AREA_LABELS : CHILD_LABELS)

/** A life with the writers of its answer. */
export interface OpenLife {
  readonly chart: RasiChart
  readonly planets: Conditions
  /** Twelve assessments, from the first house. */
  readonly houses: readonly HouseAssessment[]
  /** Completed years. */
  readonly age: number
  readonly describe: (cell: Cell, because: readonly Fact[]) => Grounded[]
  readonly conditionFact: (planet: Graha) => Fact
  readonly houseFact: (house: 3 | 11) => Fact
}

interface SideTheme {
  readonly finding: Cell
  readonly deed: Cell | null
}
interface SideThemes {
  readonly gift: (planet: Lord) => SideTheme
  readonly strain: (planet: Graha) => SideTheme
}

/** The matter of each side in reasons. */
const MATTERS: Record<LifeSide, string> = {
  career: 'work',
  wealth: 'money',
  marriage: 'marriage',
  children: 'children',
  education: 'learning',
  health: 'health',
  property: 'property',
  travel: 'life abroad',
  spiritual: 'the inner life',
  family: 'the family',
}

const BANDS = {
  strong: 'a strong side',
  good: 'a good side',
  mixed: 'good in parts',
  weak: 'the side to help along',
} as const

/** Texts of the themes of each side. */
const loadThemes = async ({ chart, age }: OpenLife) => {
  const [marriage, career, wealth, areas, life] = await concurrently(
    () => corpus('report-marriage-themes'),
    () => corpus('report-career-themes'),
    () => corpus('report-wealth-themes'),
    () => corpus('report-area-themes'),
    () => corpus('life-side'),
  )
  const late = isLate(age)
  /** Themes by the element of the planet's sign, with forms for late years. */
  const argued = (themes: typeof marriage | typeof career | typeof wealth): SideThemes => {
    const theme = (planet: Graha, kind: 'gift' | 'strain'): SideTheme => {
      const { finding, deed } = {
        ...themes[kind][planet as Lord],
        ...(late ? themes[`elder_${kind}`][planet as Lord] : {}),
      }
      return { finding: finding[elementOf(chart.graha[planet].sign)], deed }
    }
    return { gift: (planet) => theme(planet, 'gift'), strain: (planet) => theme(planet, 'strain') }
  }
  return (side: LifeSide): SideThemes => {
    if (side === 'marriage') return argued(marriage)
    if (side === 'career') return argued(career)
    if (side === 'wealth') return argued(wealth)
    if (side === 'family')
      return {
        gift: (planet) => ({ finding: life.family.gift[planet], deed: null }),
        strain: (planet) => ({ finding: life.family.strain[planet], deed: null }),
      }
    const { gift, strain } = areas.areas[AREA_OF_SIDE[side]]
    return { gift: (planet) => gift[planet], strain: (planet) => strain[planet] }
  }
}

type RepeatedReason = (planet: string, before: string, matter: string) => string
/** References to a reason that the answer gave for another matter. */
const REPEATED_REASONS: Record<'gift' | 'strain', readonly RepeatedReason[]> = {
  gift: [
    (planet, before) => `${upperFirst(planet)} helps you here, as it does with ${before}.`,
    (planet, before, matter) => `You owe it to ${planet}, which helps you with ${matter} as with ${before}.`,
    (planet, before, matter) => `What helps you with ${before} helps you with ${matter}: ${planet}.`,
  ],
  strain: [
    (planet, before) => `${upperFirst(planet)} gets in your way here, as it does with ${before}.`,
    (planet, before, matter) => `You meet ${planet} in ${matter} as you do in ${before}.`,
    (planet, before) => `Behind it is ${planet}, as with ${before}.`,
  ],
}

/** The same in a text for parents. */
const REPEATED_FOR_PARENTS: Record<'gift' | 'strain', readonly [RepeatedReason, RepeatedReason]> = {
  gift: [
    (planet, before) => `${upperFirst(planet)} helps here too, as it does with ${before}.`,
    (planet, before, matter) => `What helps with ${before} helps with ${matter}: ${planet}.`,
  ],
  strain: [
    (planet, before) => `It is ${planet} again, as with ${before}, so what you do there helps here.`,
    (planet, before) => `${upperFirst(planet)} gets in the way here, as it does with ${before}.`,
  ],
}

export const lifeSides = async (open: OpenLife) => {
  const { planets, houses, describe, conditionFact, houseFact } = open
  /** Reasons that the answer has given, with the matters of which it has given them. */
  const given = new Map<string, readonly string[]>()
  const state = (text: string, ...because: Fact[]): Grounded => ({ text, because })
  const themesFor = await loadThemes(open)
  const [texts, parentTexts] = await concurrently(
    () => corpus('life-side'),
    () => corpus('parents-area'),
  )

  /** The reason in full, or with a reference to it if the answer has given it before. */
  const reasonOf = (theme: RankedTheme, kind: 'gift' | 'strain', words: MatterWords, isChild = false): string => {
    const full = `${upperFirst(themeReason(theme, kind, planets, words))}.`
    const reason = isChild ? full.replace(/\byour\b/g, 'the') : full
    const matters = given.get(reason) ?? []
    given.set(reason, [...matters, words.matter])
    if (matters.length === 0) return reason
    const planet = nameInSentence(theme.planet)
    const forms = (isChild ? REPEATED_FOR_PARENTS : REPEATED_REASONS)[kind]
    return forms[(matters.length - 1) % forms.length]!(planet, matters.at(-1)!, words.matter)
  }

  /** The hardest side of a life that is good all the same, with what holds it back; null if it is not good. */
  const burdenText = (
    side: LifeSide,
    { band, factors }: Pick<AreaAssessment, 'band' | 'factors'>,
    child: string | null,
  ): string | null => {
    if (band === 'mixed' || band === 'weak') return null
    // A placement says more of a difficulty than the name of a combination does.
    const burden = heaviestFactor({ factors: factors.filter(({ part }) => part !== 'yoga') }, -1)
    const held = burden ? `; what holds it back most is ${burden.noun}` : ''
    return child === null
      ? `${AREA_LABELS[side]} needs most of your care, and it is a good side all the same${held}.`
      : `${upperFirst(child)} needs most of your help in ${CHILD_LABELS[side].toLowerCase()}, and it is a good side all the same${held}.`
  }

  /** Gift with its reason, strain with its reason and a deed; `voice` chooses between them. */
  const argument = (
    side: LifeSide,
    assessment: Pick<AreaAssessment, 'band' | 'factors'>,
    voice: SideVoice,
    rule: AreaRule = AREA_RULES[AREA_OF_SIDE[side]],
  ): Grounded[] => {
    const { gift, strain } = themesOf({ rule, assessment, planets, houses, further: [] })
    const themes = themesFor(side)
    const words = {
      matter: MATTERS[side],
      varga: rule.varga ? vargaInSentence(rule.varga).replace(/^the /, '') : '',
      vargaHouse: `${ordinalInWords(rule.primary[0]!)} house`,
    }
    const [able, hard] = [themes.gift(gift.planet), themes.strain(strain.planet)]
    const facts = { gift: [conditionFact(gift.planet)], strain: [conditionFact(strain.planet)] }
    const deed = hard.deed ?? able.deed
    const help = (): Grounded[] =>
      joinReason(describe(able.finding, facts.gift), state(reasonOf(gift, 'gift', words), ...facts.gift), true)
    if (voice === 'gift') return help()
    const burden = voice === 'hardest' ? burdenText(side, assessment, null) : null
    if (burden) return [state(burden, ...facts.strain), ...(deed ? describe(deed, facts.strain) : [])]
    // Beside a gift, a planet in good condition is no reason for a fault.
    if (voice === 'both' && ['strong', 'able'].includes(planets[strain.planet].band)) return help()
    return [
      ...(voice === 'both' ? help() : []),
      ...joinReason(
        describe(hard.finding, facts.strain),
        state(reasonOf(strain, 'strain', words), ...facts.strain),
        true,
      ),
      ...(deed ? describe(deed, facts.strain) : []),
    ]
  }

  /**
   * For the parents of a minor: what the child leans on and what asks for help, each with its reason or a reference to it. `child`: the name.
   */
  const childArgument = (
    side: LifeSide,
    assessment: Pick<AreaAssessment, 'band' | 'factors'>,
    { voice, child }: { readonly voice: SideVoice; readonly child: string },
    rule: AreaRule = AREA_RULES[AREA_OF_SIDE[side]],
  ): Grounded[] => {
    const { gift, strain } = themesOf({ rule, assessment, planets, houses, further: [] })
    const words = {
      matter: CHILD_LABELS[side].toLowerCase(),
      varga: rule.varga ? vargaInSentence(rule.varga).replace(/^the /, '') : '',
      vargaHouse: `${ordinalInWords(rule.primary[0]!)} house`,
    }
    const facts = { gift: [conditionFact(gift.planet)], strain: [conditionFact(strain.planet)] }
    const needsHelp = gift.planet !== strain.planet && !['strong', 'able'].includes(planets[strain.planet].band)
    /** A theme with its reason; a planet whose passages are used up gets the way to build on it or to help. */
    const theme = (kind: 'gift' | 'strain', ranked: RankedTheme): Grounded[] => {
      const cell = kind === 'gift' ? parentTexts.gift[ranked.planet as Lord] : parentTexts.strain[ranked.planet]
      const passages = describe(cell, facts[kind])
      const reason = reasonOf(ranked, kind, words, true)
      const place = words.matter === 'life at home' ? 'At home' : `In ${words.matter}`
      const way =
        kind === 'gift'
          ? `${place} you can build on ${PLANET_QUALITIES[ranked.planet]}.`
          : `${place} that asks for ${CHILD_CARE[ranked.planet]}.`
      return passages.length > 0
        ? joinReason(passages, state(reason, ...facts[kind]))
        : [state(`${reason} ${way}`, ...facts[kind])]
    }
    if (voice === 'hardest') {
      const burden = burdenText(side, assessment, child)
      return burden ? [state(burden, ...facts.strain)] : theme('strain', strain)
    }
    return [
      ...(voice === 'strain' ? [] : theme('gift', gift)),
      ...(voice === 'strain' || (voice === 'both' && needsHelp) ? theme('strain', strain) : []),
    ]
  }

  /** Brothers and sisters, or friends, by the lord of the house. */
  const byLord = (side: 'siblings' | 'friends', number: 3 | 11): Grounded[] => {
    const { lord, band: houseBand } = houses[number - 1]!
    const { band } = planets[lord]
    // The text follows the band of the house, which the heading names; in a mixed house it follows its lord.
    const isGood = houseBand === 'mixed' ? band === 'strong' || band === 'able' : houseBand === 'supported'
    const reason = `${capitalisedName(lord)}, which rules your ${ordinalInWords(number)} house, ${conditionWords({ band })}.`
    return joinReason(
      describe(texts[side][isGood ? 'good' : 'bad'][lord], [houseFact(number)]),
      state(reason, houseFact(number), conditionFact(lord)),
    )
  }

  return {
    argument,
    childArgument,
    byLord,
    /** A heading: "Work: a good side". */
    heading: (label: string, band: keyof typeof BANDS) => `${label}: ${BANDS[band]}`,
  }
}

/** The help for a child with each planet. */
const CHILD_CARE: Record<Graha, string> = {
  Sun: 'praise in private before any correction',
  Moon: 'sleep, food and a quiet voice',
  Mars: 'a clear end and a pause before it',
  Mercury: 'one instruction at a time',
  Jupiter: 'smaller promises that are kept',
  Venus: 'the dull part first and the nice part after it',
  Saturn: 'a very small first step',
  Rahu: 'something new with you beside it',
  Ketu: 'time alone that is given openly',
}
