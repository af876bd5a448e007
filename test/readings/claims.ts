import { AREA_WORDS } from '../../src/ai/area-words.ts'
import { ADULT_AREAS } from '../../src/ai/areas.ts'
import { BAND_WORDS } from '../../src/capabilities/reports/parts/area-report.ts'
import { AREA_LABELS, AREA_OF_SIDE, LIFE_SIDES } from '../../src/capabilities/reports/parts/life-sections.ts'
import type { ChartAssessment } from '../../src/capabilities/shared/chart-assessment.ts'
import { AREAS, type Area, type AreaBand } from '../../src/jyotish/assessment/area.ts'
import type { RasiChart } from '../../src/jyotish/chart.ts'
import type { Standing } from '../../src/jyotish/dignity.ts'
import { housesOwned } from '../../src/jyotish/functional-nature.ts'
import { GRAHAS, type Graha, isLord, SEVEN } from '../../src/jyotish/grahas.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { ORDINALS } from '../../src/zodiac/house-words.ts'
import { SIGNS, signName } from '../../src/zodiac/signs.ts'

// Reads what texts claim of the planets, houses and areas of a birth, and tells which claims the chart denies.

interface PlanetClaim {
  readonly planet: Graha
  readonly property: 'house' | 'sign' | 'lord' | 'condition' | 'called' | 'dignity' | 'combust' | 'retrograde'
  readonly value: string | number | boolean
}
interface VerdictClaim {
  readonly property: 'house stands'
  readonly house: number
  readonly value: string
}
interface AreaClaim {
  readonly property: 'area stands'
  readonly area: Area
  readonly value: AreaBand
}
/** One is called the best or the worst: of the seven planets, the twelve houses, the ten sides of a life, or all areas. */
interface RankClaim {
  readonly property: 'best' | 'worst'
  readonly of: 'planets' | 'houses' | 'sides' | 'areas' | 'areas of the young'
  readonly value: string | number
}
type Claimed = PlanetClaim | VerdictClaim | AreaClaim | RankClaim
export type Claim = Claimed & { readonly sentence: string }

/** What a chart is held to: its own places, and the judgements that are made once. */
export interface Judged extends ChartAssessment {
  readonly areas: Readonly<Record<Area, { readonly score: number; readonly band: AreaBand }>>
}

const PLANET = `(${GRAHAS.join('|')})`
const SIGN = `(${SIGNS.join('|')})`
const HOUSE = `(?:house (\\d+)|the (${ORDINALS.join('|')}) house)`
/** Words between a planet and what is said of it: who else it is. */
const AS = '(?:, (?:lord|ruler|significator|karaka) of [^,.;]+,)?'

const houseOf = (number: string | undefined, word: string | undefined): number =>
  number ? Number(number) : ORDINALS.indexOf(word as (typeof ORDINALS)[number]) + 1

const DIGNITIES: Record<string, readonly Standing[]> = {
  exalted: ['exalted'],
  debilitated: ['debilitated'],
  'in the sign of its fall': ['debilitated'],
  'in its own sign': ['own', 'moolatrikona'],
  'in its moolatrikona': ['moolatrikona'],
  'in the sign of a great friend': ['great_friend'],
  'in a friend’s sign': ['friend', 'great_friend'],
  'in a neutral sign': ['neutral'],
  'in an enemy’s sign': ['enemy', 'great_enemy'],
  'in the sign of a great enemy': ['great_enemy'],
}
const DIGNITY = `(${Object.keys(DIGNITIES).join('|')})`
const CONDITIONS: Record<string, string> = {
  strong: 'strong',
  able: 'able',
  weak: 'weak',
  'in mixed condition': 'mixed',
}
const CONDITION = `(${Object.keys(CONDITIONS).join('|')})`

/** What texts call an area, in whatever case. */
const AREA_NAMES: ReadonlyMap<string, Area> = new Map([
  ...AREAS.map((area) => [AREA_WORDS[area].matter, area] as const),
  ...LIFE_SIDES.map((side) => [AREA_LABELS[side].toLowerCase(), AREA_OF_SIDE[side]] as const),
  ...([
    ['work', 'career'],
    ['vitality', 'health'],
    ['learning', 'education'],
    ['travel abroad', 'foreign_travel'],
    ['moving', 'relocation'],
    ['love', 'romance'],
    ['property', 'property'],
    ['wealth', 'wealth'],
    ['marriage', 'marriage'],
    ['children', 'children'],
  ] as const),
])
const longestFirst = (words: Iterable<string>) => [...words].sort((a, b) => b.length - a.length)
const AREA = `(${longestFirst([...AREA_NAMES.keys()].flatMap((name) => [name, name.replace(/^./, (letter) => letter.toUpperCase())])).join('|')})`
const areaOf = (name: string | undefined): Area => AREA_NAMES.get(name!.toLowerCase())!
const AREA_BAND: Record<string, AreaBand> = {
  ...(Object.fromEntries(Object.entries(BAND_WORDS).map(([band, words]) => [`is ${words}`, band])) as Record<
    string,
    AreaBand
  >),
  'asks for some pacing': 'mixed',
  'asks for a steady way of life': 'weak',
}
const BAND = `(${Object.keys(AREA_BAND).join('|')})`
/** Sentences that are a verdict as a whole. */
const VERDICTS: ReadonlyMap<string, Omit<AreaClaim, 'property'>> = new Map(
  AREAS.flatMap((area) =>
    Object.entries(AREA_WORDS[area].verdict).map(
      ([band, sentence]) => [sentence, { area, value: band as AreaBand }] as const,
    ),
  ),
)
const HOUSE_BAND: Record<string, string> = {
  supported: 'supported',
  'well supported': 'supported',
  'of two minds': 'mixed',
  mixed: 'mixed',
  strained: 'strained',
  'under strain': 'strained',
}
const HOUSE_STANDS = `(${longestFirst(Object.keys(HOUSE_BAND)).join('|')})`

/** Of another chart, another moment or another count: no claim of the birth chart by houses from its ascendant. */
const ELSEWHERE =
  /\b(?:from|D\d+|\w+amsh?a|hora|exalted in it|Where|transit|birth Moon|of the day|counts? in|would|if|when|or in|own or)\b/

type Reading = readonly [pattern: RegExp, read: (found: RegExpMatchArray) => Claimed]
const pattern = (source: string) => new RegExp(source, 'g')
const READINGS: readonly Reading[] = [
  [
    pattern(`\\b${PLANET}${AS} (?:stands|is|falls) in ${HOUSE}`),
    ([, planet, number, word]) => ({ planet: planet as Graha, property: 'house', value: houseOf(number, word) }),
  ],
  [
    pattern(`\\b${PLANET} in house (\\d+) \\(${SIGN} [\\d.]+\\)`),
    ([, planet, number]) => ({ planet: planet as Graha, property: 'house', value: Number(number) }),
  ],
  [
    pattern(`\\b${PLANET} in house \\d+ \\(${SIGN} [\\d.]+\\)`),
    ([, planet, sign]) => ({ planet: planet as Graha, property: 'sign', value: sign! }),
  ],
  [
    pattern(`\\b${PLANET}${AS} (?:stands|is) in ${SIGN}\\b`),
    ([, planet, sign]) => ({ planet: planet as Graha, property: 'sign', value: sign! }),
  ],
  [
    pattern(`\\b${PLANET}, (?:lord|ruler) of ${HOUSE}`),
    ([, planet, number, word]) => ({ planet: planet as Graha, property: 'lord', value: houseOf(number, word) }),
  ],
  [
    pattern(`\\b${PLANET}${AS} is ${CONDITION}\\b`),
    ([, planet, word]) => ({ planet: planet as Graha, property: 'condition', value: CONDITIONS[word!]! }),
  ],
  [
    pattern(`\\b(weak|strong) ${PLANET}\\b`),
    ([, word, planet]) => ({ planet: planet as Graha, property: 'called', value: word! }),
  ],
  [
    pattern(`\\b${PLANET}${AS} (?:is|stands) ${DIGNITY}`),
    ([, planet, word]) => ({ planet: planet as Graha, property: 'dignity', value: word! }),
  ],
  [
    pattern(`\\b${PLANET}${AS} is (combust|retrograde)\\b`),
    ([, planet, word]) => ({ planet: planet as Graha, property: word as 'combust' | 'retrograde', value: true }),
  ],
  [
    pattern(`\\b${PLANET}${AS} is (?:not|neither) (combust|retrograde)\\b`),
    ([, planet, word]) => ({ planet: planet as Graha, property: word as 'combust' | 'retrograde', value: false }),
  ],
  ...(
    [
      ['best', `\\b${PLANET} is the (?:planet to lean on|strongest of the (?:seven|nine)|strongest planet)`],
      ['best', `, with (?:the )?${PLANET} to carry them`],
      ['best', `^strongest planet: ${PLANET}`],
      ['worst', `\\b${PLANET} (?:is )?the one to help along`],
      ['worst', `^weakest planet: ${PLANET}`],
    ] as const
  ).map(
    ([property, source]): Reading => [pattern(source), ([, planet]) => ({ property, of: 'planets', value: planet! })],
  ),
  ...(['best', 'worst'] as const).map(
    (property): Reading => [
      pattern(`^${property === 'best' ? 'strongest' : 'weakest'} house: (\\d+)`),
      ([, house]) => ({ property, of: 'houses', value: Number(house) }),
    ],
  ),
  ...(
    [
      ['best', 'sides', `\\b${AREA} stands best`],
      ['best', 'sides', `^${AREA} carries, `],
      ['worst', 'sides', `^${AREA} asks for most care`],
      ['worst', 'sides', ` carries, ${AREA} asks for care`],
      ['best', 'areas', `^Of the areas of life the chart supports ${AREA} most`],
      ['best', 'areas of the young', `^Of the areas of life that are read at this age the chart supports ${AREA} most`],
      ['worst', 'areas', `^Of the areas of life the chart .*\\basks most of you in ${AREA}`],
      ['worst', 'areas of the young', `^Of the areas of life that are read .*\\basks most of you in ${AREA}`],
    ] as const
  ).map(([property, of, source]): Reading => [pattern(source), ([, area]) => ({ property, of, value: areaOf(area) })]),
  ...[`^${AREA} ${BAND}`, `^For ${AREA} this chart ${BAND}`].map(
    (source): Reading => [
      pattern(source),
      ([, area, band]) => ({ property: 'area stands', area: areaOf(area), value: AREA_BAND[band!]! }),
    ],
  ),
  [
    pattern(
      `(?<!(?:lord|ruler) of )\\b[Tt]he (${ORDINALS.join('|')}) house(?:, [^,:]+(?:, [^:]+)?(?=:)|, [^,:]+,)?(?::| is) ${HOUSE_STANDS}\\b`,
    ),
    ([, house, band]) => ({ property: 'house stands', house: houseOf(undefined, house), value: HOUSE_BAND[band!]! }),
  ],
  [
    pattern(`^House (\\d+) has [\\d.]+ of 100 points: ${HOUSE_STANDS}`),
    ([, house, band]) => ({ property: 'house stands', house: Number(house), value: HOUSE_BAND[band!]! }),
  ],
]

export const claimsIn = (sentence: string): Claim[] => [
  ...(VERDICTS.has(sentence) ? [{ property: 'area stands' as const, ...VERDICTS.get(sentence)!, sentence }] : []),
  ...READINGS.flatMap(([pattern, read]) =>
    [...sentence.matchAll(pattern)].flatMap((found) => {
      const [before, after] = [sentence.slice(0, found.index), sentence.slice(found.index + found[0].length)]
      // Only what belongs to the same clause can take the claim elsewhere.
      const clause =
        `${before.split(/[;:]/).at(-1)!} ${found[0].replace(/\([^)]*\)/, '')} ${after.split(/[;:.]/)[0]!}`.replace(
          /\s+/g,
          ' ',
        )
      return ELSEWHERE.test(clause) ? [] : [{ ...read(found), sentence }]
    }),
  ),
]

const NAMES_ONE = /^(?:strongest|weakest)_(?:planet|house)$/

/** All texts of an answer, facts among them; keys that hold rules and methods tell of no chart. */
export const textsIn = (value: unknown, key = ''): string[] => {
  if (NAMES_ONE.test(key)) return [`${key.replace('_', ' ')}: ${value}.`]
  if (typeof value === 'string')
    return value.length < 12 ||
      /^(?:rule|method|note|source|content|condition|says)$/.test(key) ||
      value.startsWith('<')
      ? []
      : sentencesOf(value)
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, key))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, name))
}

const extreme = <T>(property: 'best' | 'worst', all: readonly T[], score: (one: T) => number) =>
  all.filter((one) => score(one) === Math[property === 'best' ? 'max' : 'min'](...all.map(score)))

/** All that may be called so, equals among them. */
const ranked = ({ property, of }: RankClaim, { planets, houses, areas }: Judged): readonly (string | number)[] => {
  if (of === 'planets') return extreme(property, SEVEN, (planet) => planets[planet].score)
  if (of === 'houses') return extreme(property, houses, ({ score }) => score).map(({ house }) => house)
  const among = {
    sides: LIFE_SIDES.map((side) => AREA_OF_SIDE[side]),
    areas: AREAS,
    'areas of the young': AREAS.filter((area) => !ADULT_AREAS.includes(area)),
  }[of]
  return extreme(property, among, (area) => areas[area].score)
}

/** Why a claim is false of this chart, or null. */
export const denial = (claim: Claim, chart: RasiChart, judged: Judged): string | null => {
  if ('of' in claim) {
    const truth = ranked(claim, judged)
    return truth.includes(claim.value) ? null : truth.join(' or ')
  }
  if ('area' in claim) {
    const { band } = judged.areas[claim.area]
    return band === claim.value ? null : `${claim.area} ${band}`
  }
  if ('house' in claim) {
    const { band } = judged.houses[claim.house - 1]!
    return band === claim.value ? null : `house ${claim.house} ${band}`
  }
  const { planet, property, value } = claim
  const { planets } = judged
  const at = chart.graha[planet]
  const truth = {
    house: () => at.house === value || at.house,
    sign: () => signName(at.sign) === value || signName(at.sign),
    lord: () =>
      (isLord(planet) && housesOwned(planet, chart.ascendant.sign).includes(value as never)) || 'lord of other houses',
    condition: () => planets[planet].band === value || planets[planet].band,
    // A word in passing is true of the half in which the planet is: mixed may be called either.
    called: () =>
      value === 'weak'
        ? ['weak', 'mixed'].includes(planets[planet].band) || planets[planet].band
        : planets[planet].band !== 'weak' || 'weak',
    dignity: () => DIGNITIES[value as string]!.includes(planets[planet].standing) || planets[planet].standing,
    combust: () => at.combust === value || `combust ${at.combust}`,
    retrograde: () => at.retrograde === value || `retrograde ${at.retrograde}`,
  }[property]()
  return truth === true ? null : String(truth)
}
