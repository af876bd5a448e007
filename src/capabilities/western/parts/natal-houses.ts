import { concurrently } from '../../../concurrency.ts'
import { fitPassage, isLate, sentenceFilterAt } from '../../../readings/age-filter.ts'
import { compose, prose } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import { type FormFinder, formFinder } from '../../../readings/elder-forms.ts'
import type { FactText } from '../../../readings/fact.ts'
import { type Cell, sentencesOf, variants } from '../../../readings/passage.ts'
import type { TraitFitter } from '../../../readings/traits.ts'
import type { TropicalChart } from '../../../western/chart.ts'
import { houseSignification } from '../../../western/houses.ts'
import {
  type AreaStanding,
  areaStanding,
  LIFE_AREAS,
  type LifeArea,
  significatorsOf,
} from '../../../western/life-areas.ts'
import type { ClassicalPlanet, Name } from '../../../western/points.ts'
import { rulerOf } from '../../../western/signs.ts'
import { isStrained, type Standings } from '../../../western/standing.ts'
import { joinWords } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { type HouseNumber, signName, signOf } from '../../../zodiac/signs.ts'
import { withArticle } from '../../shared/tropical/in-words.ts'
import { HOUSE_SIGNS } from './house-sign-texts.ts'
import { HOUSE_SIGN_TRAITS } from './house-sign-traits.ts'
import { AREA_DOMAINS, HOUSE_DOMAINS } from './natal-traits.ts'
import { STANDING_SAYS } from './standing-words.ts'

// Houses and areas of life, by their rulers and the standing of those.

/** Every house by the sign on its cusp, and by the position and standing of its ruler; occupants have their own readings. */
export const houseReadings = async (chart: TropicalChart, standings: Standings, years: number, fit: TraitFitter) => {
  const usedSentences = sentenceFilterAt(years)
  const [inHouse, form] = await concurrently(
    () => corpus('western-ruler-in-house'),
    () => formFinder(years, () => corpus('elder-western-ruler')),
  )
  return chart.houses.cusps.map((cusp, i) => {
    const house = (i + 1) as HouseNumber
    const planets = chart.points.filter((point) => point.house === house).map(({ name }) => name)
    if (cusp === null)
      return {
        house,
        sign: null,
        ruler: null,
        ruler_house: null,
        planets,
        text: `House ${house} (${houseSignification(house)}) has no cusp in this system so near the pole, and is left unread.`,
      }
    const sign = signName(signOf(cusp))
    const ruler = rulerOf(signOf(cusp))
    const rulerHouse = chart.point[ruler].house
    const half = isStrained(standings[ruler].standing) ? 'pressed' : 'able'
    const bySign = fit(
      {
        text: HOUSE_SIGNS[house][sign],
        source: 'common Western practice',
        traits: HOUSE_SIGN_TRAITS[house]?.[sign] ?? [],
      },
      HOUSE_DOMAINS[house],
    )
    const byRuler =
      rulerHouse === null
        ? null
        : fit(form([house, rulerHouse, half], inHouse[house][rulerHouse][half]), HOUSE_DOMAINS[house])
    const led = byRuler ? fitPassage(sentencesOf(variants(byRuler.says)[0]!.text), usedSentences).join(' ') : ''
    return {
      house,
      sign,
      ruler,
      ruler_house: rulerHouse,
      planets,
      text:
        [...(bySign ? [bySign.opening, variants(bySign.says)[0]!.text] : []), led && byRuler?.opening, led]
          .filter(Boolean)
          .join(' ') || `The house has ${sign} on its cusp, and its ruler is ${withArticle(ruler)}.`,
    }
  })
}

/** The findings of an area as headings: a steady area may lean to either side, or be pulled both ways. */
interface Findings extends Record<AreaStanding, string> {
  readonly slow: string
  /** Heading for two contrary significators. */
  readonly divided?: string
}
const AREA_FINDINGS: Record<LifeArea, Findings> = {
  identity: {
    strong: 'People see who you are',
    steady: 'You become yourself by trying things',
    slow: 'You show yourself little by little',
    divided: 'You are of two minds about yourself',
    pressed: 'You defend who you are',
  },
  emotion: {
    strong: 'You can trust your feelings',
    steady: 'Your feelings come and go in order',
    slow: 'You need a moment for a feeling',
    pressed: 'Your feelings arrive late',
  },
  mind: {
    strong: 'Your mind serves you well',
    steady: 'You learn by doing',
    slow: 'You think at your own pace',
    divided: 'You think at two speeds',
    pressed: 'You think better in quiet',
  },
  love: {
    strong: 'You find your way in love',
    steady: 'You love on ordinary terms',
    slow: 'You love after a second look',
    divided: 'You give in love and hold back',
    pressed: 'You learn to love by practice',
  },
  drive: {
    strong: 'You do what you want',
    steady: 'You have drive for what you choose',
    slow: 'You start slowly and keep on',
    divided: 'You push and brake at once',
    pressed: 'Your drive looks for a way out',
  },
  vocation: {
    strong: 'Responsibility suits you',
    steady: 'You put your calling together yourself',
    slow: 'You find your calling on the way',
    divided: 'Your calling has two sides',
    pressed: 'You rise slowly and by proof',
  },
  money: {
    strong: 'You earn by what you can do',
    steady: 'You can plan your money',
    slow: 'Your money needs a plan',
    pressed: 'Your money needs your eyes',
  },
  home: {
    strong: 'You have firm ground at home',
    steady: 'You make your home yourself',
    slow: 'You put your home right room by room',
    pressed: 'You have to lay your own ground',
  },
  health_habits: {
    strong: 'Your habits help you',
    steady: 'You keep a habit if it is short',
    slow: 'You need gentle reminders',
    pressed: 'You change one habit at a time',
  },
  growth: {
    strong: 'Your view gets wider',
    steady: 'You learn a little more each year',
    slow: 'You grow in small steps',
    divided: 'You see far and start with care',
    pressed: 'You widen your horizon on purpose',
  },
}

/** Headings for readers from sixty on, where they differ. */
const ELDER_FINDINGS: Partial<Record<LifeArea, Partial<Findings>>> = {
  vocation: {
    strong: 'People still ask for your judgement',
    steady: 'People rely on you',
    slow: 'You find your strengths on the way',
    divided: 'You serve two masters',
    pressed: 'You need prove nothing more',
  },
  money: { strong: 'You know what things are worth', pressed: 'Your money needs a second pair of eyes' },
}

/** The shade that both the heading and the passage of an area use. */
const shadeOf = (area: LifeArea, { standing, score, pullApart }: NonNullable<ReturnType<typeof areaStanding>>) => {
  if (standing !== 'steady') return standing
  return pullApart && AREA_FINDINGS[area].divided ? 'divided' : score < 0 ? 'slow' : 'steady'
}

/** Each area by the standing of its planet and the ruler of its house. */
export const lifeAreas = async (chart: TropicalChart, standings: Standings, years: number, fit: TraitFitter) => {
  const [inArea, form] = await concurrently(
    () => corpus('western-life-area'),
    () => formFinder(years, () => corpus('elder-western-chapter')),
  )
  return Object.fromEntries(
    LIFE_AREAS.map((area) => [area, lifeArea(chart, standings, area, inArea[area], years, form, fit)]),
  ) as Record<LifeArea, ReturnType<typeof lifeArea>>
}

/** The beginning of the sentence on the significators of an area, and the preposition before each of them. */
const VOICES_SAY = [
  ['You have this', 'from'],
  ['In your chart it comes', 'from'],
  ['You owe it', 'to'],
] as const

type Passages = Awaited<ReturnType<typeof corpus<'western-life-area'>>>[LifeArea]

const lifeArea = (
  chart: TropicalChart,
  standings: Standings,
  area: LifeArea,
  passages: Passages,
  years: number,
  form: FormFinder,
  fit: TraitFitter,
) => {
  const { planet, house, ruler, all } = significatorsOf(area, chart)
  const inside = chart.points.filter((point) => house !== null && point.house === house).map(({ name }) => name)
  const voice = (name: ClassicalPlanet) => {
    const owned = house === null ? '' : `the ruler of your ${ordinalInWords(house)} house, `
    const role = name !== ruler ? '' : name === planet ? `also ${owned}` : owned
    const { longitude, house: at } = chart.point[name]
    const seat = at === null ? '' : ` in your ${ordinalInWords(at)} house`
    return `${withArticle(name)}, ${role}${STANDING_SAYS[standings[name].standing]} in ${signName(signOf(longitude))}${seat}`
  }
  const stands = areaStanding(area, chart, standings)
  const textOf = (shade: NonNullable<ReturnType<typeof shadeOf>>) => {
    const adult = (passages as Partial<Record<typeof shade, Cell>>)[shade]
    return adult && fit(form(['area', area, shade], adult), AREA_DOMAINS[area])
  }
  const ownShade = stands && shadeOf(area, stands)
  const ownText = ownShade && textOf(ownShade)
  // A text that contradicts the verdict on a trait gives way to the steady one.
  const shade = ownShade && (ownText ? ownShade : 'steady')
  const cell = ownText ?? (shade && textOf(shade))
  const fact: FactText[] = cell
    ? [
        {
          id: `natal.area.${area}`,
          kind: 'strength',
          text: joinWords(all.map(voice)),
          value: joinWords(all.map(voice)),
          source: 'western/western-natal-chart',
          weight: 1,
          says: cell.says,
        },
      ]
    : []
  const [opening, preposition] = VOICES_SAY[LIFE_AREAS.indexOf(area) % VOICES_SAY.length]!
  const texts = [
    cell?.opening,
    prose(compose(fact)),
    all.length === 0
      ? `It is read from house ${house}, which has no cusp in this system so near the pole.`
      : `${opening} ${all.map((name) => `${preposition} ${voice(name)}`).join(', and ')}${stands?.pullApart ? ', and the two pull in different directions' : ''}.`,
  ]
  return {
    planets: [...new Set<Name>([...all, ...inside])],
    finding:
      (shade && ((isLate(years) ? ELDER_FINDINGS[area]?.[shade] : undefined) ?? AREA_FINDINGS[area][shade])) ??
      'Left unread so near the pole',
    text: texts.filter(Boolean).join(' '),
  }
}
