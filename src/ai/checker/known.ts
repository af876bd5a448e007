import { GRAHAS, type Graha, lordOf, SEVEN } from '../../jyotish/grahas.ts'
import { aspects } from '../../jyotish/nature.ts'
import { HOUSES, houseFrom, SIGNS, type Sign, type SignIndex, signName, signOfHouse } from '../../zodiac/signs.ts'
import type { ChartOf, Claim, ClaimRelation, PackFact, Person } from '../claims.ts'

/** What the cited facts state, and what follows from them by the rules of counting: houses, lords, company and aspects. */

const signOf = (name: string | undefined): SignIndex | null => {
  const at = SIGNS.indexOf(name as Sign)
  return at < 0 ? null : (at as SignIndex)
}

export interface Asked {
  readonly person: Person
  readonly chart?: ChartOf
  readonly from?: 'Moon'
}

const keyOf = (subject: string, relation: ClaimRelation, { person, chart = 'D1', from }: Asked) =>
  `${chart}|${person}|${from ?? ''}|${subject}|${relation}`

/** A claim that tells where somebody goes on a day tells nothing of now. */
const standing = (facts: readonly { readonly claims: readonly Claim[] }[]): Claim[] =>
  facts.flatMap(({ claims }) => (claims.some(({ relation }) => relation === 'date') ? [] : [...claims]))

/** Planets that facts speak of. */
const spokenIn = (facts: readonly Pick<PackFact, 'claims' | 'text'>[]): ReadonlySet<string> =>
  new Set(
    facts.flatMap(({ claims, text }) =>
      [text, ...claims.flatMap(({ subject, object }) => [subject, object])].flatMap(
        (said) => said.match(/\b(?:Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn|Rahu|Ketu)\b/g) ?? [],
      ),
    ),
  )

export const knownOf = (facts: readonly Pick<PackFact, 'claims' | 'text'>[]) => {
  const held = new Map<string, Set<string>>()
  const put = (subject: string, relation: ClaimRelation, object: string, asked: Asked) => {
    const key = keyOf(subject, relation, asked)
    const set = held.get(key) ?? new Set<string>()
    held.set(key, set)
    set.add(object)
  }
  const claims = standing(facts)
  for (const { subject, relation, object, person, chart, from } of claims)
    put(subject, relation, object, { person, chart, ...(from && { from }) })
  // That is what chandrashtama is.
  if (
    claims.some(
      ({ subject, relation, object }) => subject === 'chandrashtama' && relation === 'state' && object === 'present',
    )
  )
    put('Moon', 'house', '8', { person: 'you', chart: 'transit', from: 'Moon' })
  const all = (subject: string, relation: ClaimRelation, asked: Asked): readonly string[] => [
    ...(held.get(keyOf(subject, relation, asked)) ?? []),
  ]
  const one = (subject: string, relation: ClaimRelation, asked: Asked): string | undefined =>
    all(subject, relation, asked)[0]

  const persons = new Set(claims.filter(({ chart }) => chart !== 'pair' && chart !== 'day').map(({ person }) => person))
  for (const person of persons) {
    const natal = { person, chart: 'D1' as const }
    const rising = signOf(one('ascendant', 'sign', natal))
    const moon = signOf(one('Moon', 'sign', natal))
    // Who stand together share their place.
    for (const planet of GRAHAS)
      for (const other of all(planet, 'with', natal))
        for (const relation of ['house', 'sign'] as const) {
          for (const place of all(other, relation, natal)) put(planet, relation, place, natal)
          for (const place of all(planet, relation, natal)) put(other, relation, place, natal)
        }
    for (const chart of ['D1', 'transit'] as const)
      for (const planet of GRAHAS) {
        const sign = signOf(one(planet, 'sign', { person, chart }))
        const house = one(planet, 'house', { person, chart })
        if (rising !== null && sign !== null) put(planet, 'house', String(houseFrom(rising, sign)), { person, chart })
        if (rising !== null && sign === null && house !== undefined)
          put(planet, 'sign', signName(signOfHouse(rising, Number(house) as 1)), { person, chart })
        if (moon !== null && sign !== null)
          put(planet, 'house', String(houseFrom(moon, sign)), { person, chart, from: 'Moon' })
      }
    if (rising !== null)
      for (const house of HOUSES) {
        const sign = signOfHouse(rising, house)
        put(`house ${house}`, 'sign', signName(sign), natal)
        put(lordOf(sign), 'lord', String(house), natal)
      }
    for (const house of HOUSES) {
      const lord = SEVEN.find((planet) => all(planet, 'lord', natal).includes(String(house)))
      if (lord) for (const seat of all(lord, 'house', natal)) put(`lord of house ${house}`, 'house', seat, natal)
    }
    const seats = GRAHAS.map((planet) => one(planet, 'house', natal))
    for (const [i, planet] of GRAHAS.entries())
      for (const [k, other] of GRAHAS.entries())
        if (i !== k && seats[i] !== undefined && seats[i] === seats[k]) put(planet, 'with', other, natal)
    for (const chart of ['D1', 'transit'] as const) {
      const asked = { person, chart }
      // Houses alone tell who stands together and who looks where: each is a whole sign.
      const inHouses = rising === null && GRAHAS.every((planet) => one(planet, 'sign', asked) === undefined)
      const signs = new Map<Graha, SignIndex>()
      for (const planet of GRAHAS) {
        const house = one(planet, 'house', asked)
        const sign =
          inHouses && house !== undefined ? ((Number(house) - 1) as SignIndex) : signOf(one(planet, 'sign', asked))
        if (sign !== null) signs.set(planet, sign)
      }
      const first = inHouses ? (0 as SignIndex) : rising
      for (const [planet, sign] of signs) {
        for (const [other, at] of signs) {
          if (other === planet) continue
          if (at === sign) put(planet, 'with', other, asked)
          if (aspects(planet, sign, at)) put(planet, 'aspects', other, asked)
        }
        if (first !== null)
          for (const house of HOUSES)
            if (aspects(planet, sign, signOfHouse(first, house))) put(planet, 'aspects', `house ${house}`, asked)
      }
    }
  }

  const spoken = spokenIn(facts)

  return {
    claims,
    /** Whether a fact speaks of a planet. */
    speaksOf: (name: string) => name === 'ascendant' || spoken.has(name),
    persons: [...persons],
    all,
    one,
    says: (subject: string, relation: ClaimRelation, object: string, asked: Asked) =>
      held.get(keyOf(subject, relation, asked))?.has(object) ?? false,
    /** Whether something is said of it that is not this. */
    denies: (subject: string, relation: ClaimRelation, object: string, asked: Asked) => {
      const set = held.get(keyOf(subject, relation, asked))
      return set !== undefined && !set.has(object)
    },
    lordOf: (house: number, person: Person): string | null =>
      SEVEN.find((planet) => all(planet, 'lord', { person }).includes(String(house))) ?? null,
    signOfHouse: (house: number, person: Person): string | undefined => one(`house ${house}`, 'sign', { person }),
  }
}
export type Known = ReturnType<typeof knownOf>
