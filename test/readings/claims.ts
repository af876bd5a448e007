import { AREA_WORDS } from '../../src/ai/area-words.ts'
import { ADULT_AREAS } from '../../src/ai/question-areas.ts'
import { BAND_WORDS } from '../../src/capabilities/reports/parts/area-report.ts'
import type { ChartAssessment } from '../../src/capabilities/shared/chart-assessment.ts'
import { AREA_LABELS, AREA_OF_SIDE, LIFE_SIDES } from '../../src/capabilities/shared/narrative/life-sides.ts'
import { type AreaBand, ASSESSED_AREAS, type AssessedArea } from '../../src/jyotish/assessment/area.ts'
import type { RasiChart } from '../../src/jyotish/chart.ts'
import type { Standing } from '../../src/jyotish/dignity.ts'
import { housesOwned } from '../../src/jyotish/functional-nature.ts'
import { GRAHAS, type Graha, isLord, SEVEN } from '../../src/jyotish/grahas.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { ORDINALS } from '../../src/zodiac/house-words.ts'
import { SIGNS, signName } from '../../src/zodiac/signs.ts'
import { bySentence } from './by-sentence.ts'

// Extracts the claims of texts on the planets, houses and areas of a birth, and checks them against the chart.

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
  readonly area: AssessedArea
  readonly value: AreaBand
}
/** A claim that a planet, a house, a side of life or an area is the best or the worst of all. */
interface RankClaim {
  readonly property: 'best' | 'worst'
  readonly of: 'planets' | 'houses' | 'sides' | 'areas of the young'
  readonly value: string | number
}
type ClaimContent = PlanetClaim | VerdictClaim | AreaClaim | RankClaim
export type Claim = ClaimContent & { readonly sentence: string }

/** The judgements of a chart that claims are checked against. */
export interface JudgedChart extends ChartAssessment {
  readonly areas: Readonly<Record<AssessedArea, { readonly score: number; readonly band: AreaBand }>>
}

const PLANET = `(${GRAHAS.join('|')})`
const SIGN = `(${SIGNS.join('|')})`
const HOUSE = `(?:house (\\d+)|the (${ORDINALS.join('|')}) house)`
/** An apposition between a planet and its predicate. */
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
  'in good condition': 'able',
  weak: 'weak',
  'in mixed condition': 'mixed',
}
const CONDITION = `(${Object.keys(CONDITIONS).join('|')})`

/** Names of areas in texts, in lower case. */
const AREA_NAMES: ReadonlyMap<string, AssessedArea> = new Map([
  ...ASSESSED_AREAS.map((area) => [AREA_WORDS[area].matter, area] as const),
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
export const areaOf = (name: string | undefined): AssessedArea => AREA_NAMES.get(name!.toLowerCase())!
const AREA_BAND: Record<string, AreaBand> = {
  ...(Object.fromEntries(Object.entries(BAND_WORDS).map(([band, words]) => [`is ${words}`, band])) as Record<
    string,
    AreaBand
  >),
  'a strong side': 'strong',
  'a good side': 'good',
  'good in parts': 'mixed',
  'the side to help along': 'weak',
}
const BAND = `(${Object.keys(AREA_BAND).join('|')})`
/** Sentences that as a whole are a verdict on an area. */
const VERDICTS: ReadonlyMap<string, Omit<AreaClaim, 'property'>> = new Map(
  ASSESSED_AREAS.flatMap((area) =>
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

/**
 * Words that refer a clause to another chart, another moment or another count of houses. Such a clause is no claim on
 * the birth chart.
 */
const OTHER_CHART =
  /\b(?:from|D\d+|\w+amsh?a|hora|exalted in it|Where|transit|birth Moon|of the day|counts? in|would|if|when|or in|own or)\b/

type ClaimPattern = readonly [pattern: RegExp, read: (match: RegExpMatchArray) => ClaimContent]
const pattern = (source: string) => new RegExp(source, 'g')
const CLAIM_PATTERNS: readonly ClaimPattern[] = [
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
      ['best', `\\b${PLANET} is the (?:strongest of the (?:seven|nine)|strongest planet)`],
      ['best', `[Yy]our strongest planet is (?:the )?${PLANET}`],
      ['best', `build on (?:the )?${PLANET}, the strongest planet`],
      ['best', `\\b${PLANET} is the strongest planet of your chart`],
      ['worst', `\\b${PLANET} is the weakest planet of your chart`],
      ['worst', `[Bb]egin with (?:the )?${PLANET}, the weakest planet of your chart`],
      ['best', `^strongest planet: ${PLANET}`],
      ['worst', `\\b${PLANET} is the weakest of (?:your|the) seven planets`],
      ['worst', `^weakest planet: ${PLANET}`],
    ] as const
  ).map(
    ([property, source]): ClaimPattern => [
      pattern(source),
      ([, planet]) => ({ property, of: 'planets', value: planet! }),
    ],
  ),
  ...(['best', 'worst'] as const).map(
    (property): ClaimPattern => [
      pattern(`^${property === 'best' ? 'strongest' : 'weakest'} house: (\\d+)`),
      ([, house]) => ({ property, of: 'houses', value: Number(house) }),
    ],
  ),
  ...(
    [
      ['best', 'sides', `\\b(?:have|has) most ease in ${AREA}`],
      ['best', 'sides', `^Taken together, you can lean most on ${AREA},`],
      ['worst', 'sides', `^Taken together, .* and ${AREA} needs care first`],
      ['best', 'sides', `^${AREA} comes easily, `],
      ['worst', 'sides', ` and ${AREA} needs most of your care`],
      ['worst', 'sides', ` comes easily, ${AREA} needs care`],
      ['best', 'sides', `^Of the areas of life the chart supports ${AREA} most`],
      ['best', 'areas of the young', `^Of the areas of life that are read at this age the chart supports ${AREA} most`],
      ['worst', 'sides', `^Of the areas of life the chart .*\\basks most of you in ${AREA}`],
      ['worst', 'areas of the young', `^Of the areas of life that are read .*\\basks most of you in ${AREA}`],
    ] as const
  ).map(
    ([property, of, source]): ClaimPattern => [pattern(source), ([, area]) => ({ property, of, value: areaOf(area) })],
  ),
  ...[`^${AREA} ${BAND}`, `^${AREA}: ${BAND}`, `^For ${AREA} this chart ${BAND}`].map(
    (source): ClaimPattern => [
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

/** The claims of a sentence. */
export const claimsIn = bySentence((sentence): Claim[] => [
  ...(VERDICTS.has(sentence) ? [{ property: 'area stands' as const, ...VERDICTS.get(sentence)!, sentence }] : []),
  ...CLAIM_PATTERNS.flatMap(([pattern, read]) =>
    [...sentence.matchAll(pattern)].flatMap((match) => {
      const [before, after] = [sentence.slice(0, match.index), sentence.slice(match.index + match[0].length)]
      // Only words of the same clause can refer the claim to another chart.
      const clause =
        `${before.split(/[;:]/).at(-1)!} ${match[0].replace(/\([^)]*\)/, '')} ${after.split(/[;:.]/)[0]!}`.replace(
          /\s+/g,
          ' ',
        )
      return OTHER_CHART.test(clause) ? [] : [{ ...read(match), sentence }]
    }),
  ),
])

const EXTREME_KEYS = /^(?:strongest|weakest)_(?:planet|house)$/

/** All sentences of an answer, including facts, except those under keys of rules and methods. */
export const textsIn = (value: unknown, key = ''): string[] => {
  if (EXTREME_KEYS.test(key)) return [`${key.replace('_', ' ')}: ${value}.`]
  if (typeof value === 'string')
    return value.length < 12 ||
      /^(?:rule|method|note|source|content|condition|says)$/.test(key) ||
      value.startsWith('<')
      ? []
      : sentencesOf(value)
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, key))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, field]) => textsIn(field, name))
}

const extremes = <T>(property: 'best' | 'worst', items: readonly T[], score: (item: T) => number) =>
  items.filter((item) => score(item) === Math[property === 'best' ? 'max' : 'min'](...items.map(score)))

/** All values for which a rank claim is true, including ties. */
const trueRanks = (
  { property, of }: RankClaim,
  { planets, houses, areas }: JudgedChart,
): readonly (string | number)[] => {
  if (of === 'planets') return extremes(property, SEVEN, (planet) => planets[planet].score)
  if (of === 'houses') return extremes(property, houses, ({ score }) => score).map(({ house }) => house)
  const candidates = {
    sides: LIFE_SIDES.map((side) => AREA_OF_SIDE[side]),
    'areas of the young': LIFE_SIDES.map((side) => AREA_OF_SIDE[side]).filter((area) => !ADULT_AREAS.includes(area)),
  }[of]
  return extremes(property, candidates, (area) => areas[area].score)
}

/** The reason why a claim is false for this chart; null for a true claim. */
export const denial = (claim: Claim, chart: RasiChart, judged: JudgedChart): string | null => {
  if ('of' in claim) {
    const truth = trueRanks(claim, judged)
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
  const position = chart.graha[planet]
  const truth = {
    house: () => position.house === value || position.house,
    sign: () => signName(position.sign) === value || signName(position.sign),
    lord: () =>
      (isLord(planet) && housesOwned(planet, chart.ascendant.sign).includes(value as never)) || 'lord of other houses',
    condition: () => planets[planet].band === value || planets[planet].band,
    // An adjective for a planet is true if it agrees with the planet's condition. A planet in mixed condition may be
    // called weak or strong.
    called: () =>
      value === 'weak'
        ? ['weak', 'mixed'].includes(planets[planet].band) || planets[planet].band
        : planets[planet].band !== 'weak' || 'weak',
    dignity: () => DIGNITIES[value as string]!.includes(planets[planet].standing) || planets[planet].standing,
    combust: () => position.combust === value || `combust ${position.combust}`,
    retrograde: () => position.retrograde === value || `retrograde ${position.retrograde}`,
  }[property]()
  return truth === true ? null : String(truth)
}
