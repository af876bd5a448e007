import type { Assessed } from '../../src/capabilities/vocabulary/assessed.ts'
import type { RasiChart } from '../../src/jyotish/chart.ts'
import type { Standing } from '../../src/jyotish/dignity.ts'
import { housesOwned } from '../../src/jyotish/functional-nature.ts'
import { GRAHAS, type Graha, isLord } from '../../src/jyotish/grahas.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { ORDINALS } from '../../src/zodiac/house-words.ts'
import { SIGNS, signName } from '../../src/zodiac/signs.ts'

// Reads what texts claim of the planets of a birth, and tells which claims the chart denies.

export interface Claim {
  readonly planet: Graha
  readonly property: 'house' | 'sign' | 'lord' | 'condition' | 'called' | 'dignity' | 'combust' | 'retrograde'
  readonly value: string | number | boolean
  readonly sentence: string
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

/** Of another chart, another moment or another count: no claim of the birth chart by houses from its ascendant. */
const ELSEWHERE =
  /\b(?:from|D\d+|\w+amsh?a|hora|exalted in it|transit|birth Moon|of the day|counts? in|would|if|when|or in|own or)\b/

type Reading = readonly [pattern: RegExp, read: (found: RegExpMatchArray) => Omit<Claim, 'sentence'>]
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
]

export const claimsIn = (sentence: string): Claim[] =>
  READINGS.flatMap(([pattern, read]) =>
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
  )

/** All texts of an answer, facts among them; keys that hold rules and methods tell of no chart. */
export const textsIn = (value: unknown, key = ''): string[] => {
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

/** Why a claim is false of this chart, or null. */
export const denial = (
  { planet, property, value }: Claim,
  chart: RasiChart,
  { planets }: Pick<Assessed, 'planets'>,
): string | null => {
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
