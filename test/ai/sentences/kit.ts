import type { PackFact } from '../../../src/ai/claims.ts'
import { GRAHAS } from '../../../src/jyotish/grahas.ts'

/**
 * Sentences about packs of facts, true and false, of more than forty kinds. Each kind has two sets of wordings: the checker was made
 * beside the first (`open`); the second (`aside`) was written before it and is only counted.
 */

export interface Sample {
  readonly kind: string
  readonly truth: boolean
  /** One sentence, or more where a later one leans on the first: the last is the one that is judged. */
  readonly sentences: readonly { readonly text: string; readonly fact_ids: readonly string[] }[]
}

export type Wordings = 'open' | 'aside'

export const dice = (seed: number) => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    of: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
    upTo: (n: number) => Math.floor(next() * n),
  }
}
export type Dice = ReturnType<typeof dice>

export type Slots = Record<string, string>
export interface Case {
  /** What is stated of the true fact, and of a false one; null where the pack has no such fact. */
  readonly make: (facts: readonly PackFact[], d: Dice) => { yes: Slots; no: Slots; ids: string[] } | null
  readonly open: readonly string[]
  readonly aside: readonly string[]
}

export const WORDS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')
export const nth = (n: number) =>
  `${n}${['th', 'st', 'nd', 'rd'][n % 100 > 10 && n % 100 < 14 ? 0 : Math.min(n % 10, 4) % 4]}`
export const MONTHS = 'January February March April May June July August September October November December'.split(' ')
export const other = <T>(list: readonly T[], than: T, d: Dice): T => d.of(list.filter((each) => each !== than))
export const the = (planet: string) => (planet === 'Sun' || planet === 'Moon' ? `the ${planet}` : planet)
export const The = (planet: string) => the(planet).replace(/^t/, 'T')
export const p = (planet: string): Slots => ({ P: The(planet), p: the(planet), name: planet })
export const h = (house: string | number, key = 'h'): Slots => ({
  [key]: WORDS[Number(house) - 1]!,
  [`${key}n`]: nth(Number(house)),
})
export const find = (facts: readonly PackFact[], pattern: RegExp, d: Dice) => {
  const found = facts.filter(({ id }) => pattern.test(id))
  return found.length > 0 ? d.of(found) : null
}
export const planetOf = ({ id }: PackFact) => GRAHAS.find((graha) => id.includes(`.${graha}.`)) ?? 'Sun'
export const dated = (iso: string) => {
  const [y, m, day] = iso.split('-').map(Number) as [number, number, number]
  const month = MONTHS[m - 1]!
  return {
    dmy: `${day} ${month} ${y}`,
    mdy: `${month} ${day}, ${y}`,
    my: `${month} ${y}`,
    y: String(y),
    iso,
    dth: `the ${nth(day)} of ${month} ${y}`,
  }
}
export const moved = (iso: string, d: Dice) => {
  const date = new Date(`${iso}T00:00Z`)
  date.setUTCDate(date.getUTCDate() + 400 + d.upTo(900))
  return date.toISOString().slice(0, 10)
}
export const pairOf = (fact: PackFact | null, yes: Slots, no: Slots) => fact && { yes, no, ids: [fact.id] }
export const claimed = (fact: PackFact, relation: string) =>
  fact.claims.find((claim) => claim.relation === relation)?.object

export const DIGNITIES = [
  'exalted',
  'debilitated',
  'in its own sign',
  "in an enemy's sign",
  'in a friendly sign',
  'in a neutral sign',
  'in its moolatrikona',
]
export const DIGNITY: Slots = {
  ...{ exalted: 'exalted', debilitated: 'debilitated', own: 'in its own sign', enemy: "in an enemy's sign" },
  ...{ friend: 'in a friendly sign', neutral: 'in a neutral sign', moolatrikona: 'in its moolatrikona' },
}
export const BANDS = ['strong', 'good', 'mixed', 'weak']
export const MATTERS: Slots = {
  career: 'career',
  marriage: 'marriage',
  wealth: 'wealth',
  health: 'health',
  education: 'education',
  romance: 'romance',
  property: 'property',
}

export const ofPlanet =
  (pattern: RegExp, relation: string, values: readonly string[], slot: string): Case['make'] =>
  (facts, d) => {
    const fact = find(facts, pattern, d)
    if (!fact) return null
    const value = claimed(fact, relation)!
    return pairOf(
      fact,
      { ...p(planetOf(fact)), [slot]: value },
      { ...p(planetOf(fact)), [slot]: other(values, value, d) },
    )
  }
export const HOUSES = Array.from({ length: 12 }, (_, i) => String(i + 1))
