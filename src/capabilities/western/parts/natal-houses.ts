import { concurrently } from '../../../concurrency.ts'
import { fitPassage, isLate, sentenceFilterAt } from '../../../readings/age-filter.ts'
import { compose, prose } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import { type FormFinder, formFinder } from '../../../readings/elder-forms.ts'
import type { FactText } from '../../../readings/fact.ts'
import { type Cell, sentencesOf, variants } from '../../../readings/passage.ts'
import type { FittedCell, TraitFitter } from '../../../readings/traits.ts'
import type { TropicalChart } from '../../../western/chart.ts'
import { houseSignification } from '../../../western/houses.ts'
import {
  type AreaStanding,
  areaStanding,
  LIFE_AREAS,
  type LifeArea,
  significatorsOf,
} from '../../../western/life-areas.ts'
import type { NatalThemes } from '../../../western/natal-themes.ts'
import type { ClassicalPlanet, Name } from '../../../western/points.ts'
import { rulerOf } from '../../../western/signs.ts'
import { isStrained, type Standings } from '../../../western/standing.ts'
import { joinWords, upperFirst } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { type HouseNumber, signName, signOf } from '../../../zodiac/signs.ts'
import { withArticle } from '../../shared/tropical/in-words.ts'
import { HOUSE_SIGNS } from './house-sign-texts.ts'
import { HOUSE_SIGN_TRAITS } from './house-sign-traits.ts'
import { cellWithoutDeeds, findingCell, type NatalLength } from './natal-length.ts'
import { GIFT_WORDS, STRAIN_WORDS } from './natal-theme-words.ts'
import { AREA_DOMAINS, HOUSE_DOMAINS } from './natal-traits.ts'
import { STANDING_SAYS } from './standing-words.ts'

// Houses and areas of life, by their rulers and the standing of those.

/** The area that a house signifies; the others have none. source: the houses of AREA_SIGNIFICATORS (../../../western/life-areas.ts) */
const AREA_OF_HOUSE: Partial<Record<HouseNumber, LifeArea>> = {
  1: 'identity',
  2: 'money',
  3: 'mind',
  4: 'home',
  5: 'drive',
  6: 'health_habits',
  7: 'love',
  9: 'growth',
  10: 'vocation',
}
/** The houses whose signs the chapters describe. */
const SIGN_IN_CHAPTERS: readonly HouseNumber[] = [2, 4, 7, 10]
/** The shades of an area with which a text on its house agrees. */
const AGREES: Record<'able' | 'pressed', readonly AreaShade[]> = {
  able: ['strong', 'steady'],
  pressed: ['pressed', 'slow', 'divided'],
}

/**
 * Every house by the sign on its cusp, and by the position and standing of its ruler; occupants have their own readings. A standard
 * reading has findings only. It leaves the signs of four houses to the chapters, and a ruler that differs from the area of its house.
 */
export const houseReadings = async (
  { chart, standings, themes }: AreaInput,
  years: number,
  length: NatalLength,
  fit: TraitFitter,
) => {
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
    const area = AREA_OF_HOUSE[house]
    const shade = area && areaShade(area, { chart, standings, themes })
    const rulerCell = rulerHouse && form([house, rulerHouse, half], inHouse[house][rulerHouse][half])
    // The chapter on work describes the ruler of the tenth house.
    const isLeftOut = length === 'standard' && (house === 10 || (shade && !AGREES[half].includes(shade)))
    const signFirst = (): FittedCell | null =>
      fit(
        {
          text: HOUSE_SIGNS[house][sign],
          source: 'common Western practice',
          traits: HOUSE_SIGN_TRAITS[house]?.[sign] ?? [],
        },
        HOUSE_DOMAINS[house],
      )
    const ofRuler = (): FittedCell | null =>
      rulerCell && !isLeftOut
        ? fit(length === 'standard' ? findingCell(rulerCell) : rulerCell, HOUSE_DOMAINS[house])
        : null
    const signIsElsewhere = length === 'standard' && SIGN_IN_CHAPTERS.includes(house)
    const early = signIsElsewhere ? null : signFirst()
    const byRuler = ofRuler()
    const bySign = early ?? (signIsElsewhere && !byRuler ? signFirst() : null)
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
          .join(' ') || `The ${ordinalInWords(house)} house adds nothing to what the chapters say.`,
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
    pressed: 'Your feelings need more room',
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
    steady: 'Your bonds grow by use',
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
    steady: 'Your work has several sides',
    slow: 'You reach your work by detours',
    divided: 'Your work pulls you two ways',
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

/** A chart with its judgements. */
export interface AreaInput {
  readonly chart: TropicalChart
  readonly standings: Standings
  readonly themes: NatalThemes
}
type AreaShade = keyof Findings

/**
 * The verdict on an area, for its heading, its passage and its house; null without significators. The themes of the chart decide first: the
 * area of the sore point is not easy, and the area of the strength is not hard.
 */
export const areaShade = (
  area: LifeArea,
  { chart, standings, themes: { gift, strain } }: AreaInput,
): AreaShade | null => {
  const stands = areaStanding(area, chart, standings)
  if (!stands) return null
  const { standing, score, pullApart } = stands
  const { planet, all } = significatorsOf(area, chart)
  const [hasGift, hasStrain] = [all.includes(gift.planet), all.includes(strain.planet)]
  const divided = AREA_FINDINGS[area].divided ? 'divided' : 'slow'
  const shade =
    standing !== 'steady' ? standing : pullApart && divided === 'divided' ? 'divided' : score < 0 ? 'slow' : 'steady'
  if (hasGift && hasStrain) return divided
  if (hasStrain && (shade === 'strong' || shade === 'steady')) return planet === strain.planet ? divided : 'slow'
  if (hasStrain && planet === strain.planet && shade === 'slow') return 'pressed'
  if (hasGift && (shade === 'pressed' || shade === 'slow')) return planet === gift.planet ? divided : 'steady'
  return shade
}

/** The heading of the area of the strength or of the sore point; null for the other areas. */
const themeFinding = (planet: ClassicalPlanet | null, { gift, strain }: NatalThemes): string | null =>
  planet === gift.planet
    ? `${upperFirst(GIFT_WORDS[planet].name)} is your strength`
    : planet === strain.planet
      ? `${upperFirst(STRAIN_WORDS[planet].name)} costs you effort`
      : null

/** Each area by the standing of its planet and the ruler of its house. */
export const lifeAreas = async (input: AreaInput, years: number, length: NatalLength, fit: TraitFitter) => {
  const [inArea, form] = await concurrently(
    () => corpus('western-life-area'),
    () => formFinder(years, () => corpus('elder-western-chapter')),
  )
  return Object.fromEntries(
    LIFE_AREAS.map((area) => [area, lifeArea(input, area, inArea[area], { years, length, form, fit })]),
  ) as Record<LifeArea, ReturnType<typeof lifeArea>>
}

/** The beginning of the sentence on the significators of an area, and the preposition before each of them. */
const VOICES_SAY = [
  ['You have this', 'from'],
  ['In your chart it comes', 'from'],
  ['You owe it', 'to'],
] as const

type Passages = Awaited<ReturnType<typeof corpus<'western-life-area'>>>[LifeArea]

interface AreaOptions {
  readonly years: number
  readonly length: NatalLength
  readonly form: FormFinder
  readonly fit: TraitFitter
}

const lifeArea = (input: AreaInput, area: LifeArea, passages: Passages, { years, length, form, fit }: AreaOptions) => {
  const { chart, standings } = input
  const { planet, house, ruler, all } = significatorsOf(area, chart)
  const theme = themeFinding(planet, input.themes)
  const inside = chart.points.filter((point) => house !== null && point.house === house).map(({ name }) => name)
  const voice = (name: ClassicalPlanet) => {
    const owned = house === null ? '' : `the ruler of your ${ordinalInWords(house)} house, `
    const role = name !== ruler ? '' : name === planet ? `also ${owned}` : owned
    const { longitude, house: at } = chart.point[name]
    const seat = at === null ? '' : ` in your ${ordinalInWords(at)} house`
    return `${withArticle(name)}, ${role}${STANDING_SAYS[standings[name].standing]} in ${signName(signOf(longitude))}${seat}`
  }
  const stands = areaStanding(area, chart, standings)
  const shade = areaShade(area, input)
  const adult = shade && (passages as Partial<Record<AreaShade, Cell>>)[shade]
  const formed = adult && form(['area', area, shade], adult)
  // A text that contradicts the verdict on a trait is left out, and one beside a theme, which has its chapter; the heading has the verdict.
  const cell =
    formed && !(theme && length === 'standard')
      ? fit(length === 'standard' ? cellWithoutDeeds(formed) : formed, AREA_DOMAINS[area])
      : null
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
      theme ??
      (shade && ((isLate(years) ? ELDER_FINDINGS[area]?.[shade] : undefined) ?? AREA_FINDINGS[area][shade])) ??
      'Left unread so near the pole',
    text: texts.filter(Boolean).join(' '),
  }
}
