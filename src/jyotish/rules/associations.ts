import { type SignIndex, signAt, signOfHouse } from '../../zodiac/signs.ts'
import { GRAHAS, type Graha } from '../grahas.ts'
import { type Clause, evidenceOf } from './clauses.ts'
import { bit, bitsOfPlace, placeDescription } from './evidence-text.ts'
import { type Bits, bitsOf, countOf, grahasIn, indexOf, NINE, type RuleFacts, THE_SEVEN } from './facts.ts'
import { ASCENDANT, graha, type RulePlace, type RulePlanet, rulePlanet } from './subjects.ts'
import { grahaPlaceText, grahasInWords, houseWords, listWithAnd, listWithOr, ordinal } from './words.ts'

/** A group of planets, by nature or by name, with its name in the singular and the plural. */
export interface AssociationKind {
  readonly singular: string
  readonly plural: string
  readonly bits: (f: RuleFacts) => Bits
}

export const BENEFICS: AssociationKind = { singular: 'a benefic', plural: 'benefics', bits: (f) => f.benefics }

export const MALEFICS: AssociationKind = { singular: 'a malefic', plural: 'malefics', bits: (f) => f.malefics }

export const SEVEN_PLANETS: AssociationKind = { singular: 'a planet', plural: 'planets', bits: () => THE_SEVEN }

export const STRONG_PLANETS: AssociationKind = {
  singular: 'a strong planet',
  plural: 'strong planets',
  bits: (f) => f.strong,
}

export const kindOfNames = (...names: readonly Graha[]): AssociationKind => {
  const bits = bitsOf(names)
  return { singular: listWithOr(names), plural: listWithAnd(names), bits: () => bits }
}

export const NINE_PLANETS: AssociationKind = { singular: 'a planet', plural: 'planets', bits: () => NINE }

/** The lords of houses, as a group. */
export const lordsOf = (...houses: readonly number[]): AssociationKind => ({
  singular: `the lord of the ${listWithOr(houses.map(ordinal))}`,
  plural: `lords of the ${listWithAnd(houses.map(ordinal))}`,
  bits: (f) => houses.reduce((bits, house) => bits | (1 << f.lord[house]!), 0),
})
/** The lords of the 2nd and the 7th. */
export const MARAKAS: AssociationKind = { ...lordsOf(2, 7), singular: 'a maraka lord', plural: 'maraka lords' }

/**
 * A clause on the planets of a kind in some relation to a place. If the place is itself a planet, it does not count.
 */
const relationClause = (
  place: RulePlace,
  kind: AssociationKind,
  wording: string,
  group: (f: RuleFacts) => Bits,
  word: string,
  least = 1,
): Clause => {
  const matches = (f: RuleFacts) => group(f) & kind.bits(f) & ~bitsOfPlace(place, f)
  return {
    wording,
    holds: (f) => countOf(matches(f)) >= least,
    planets: (f) => matches(f) | bitsOfPlace(place, f),
    evidence: (f) => `${placeDescription(place, f)}, ${word} of these: ${grahasInWords(matches(f))}`,
  }
}

export const aspectedBy = (place: RulePlace, kind: AssociationKind, least = 1): Clause =>
  relationClause(
    place,
    kind,
    `${place.name} aspected by ${least > 1 ? `${least} or more ${kind.plural}` : kind.singular}`,
    (f) => f.aspecting[place.signOf(f)]!,
    'aspected',
    least,
  )

export const joinedBy = (place: RulePlace, kind: AssociationKind, least = 1): Clause =>
  relationClause(
    place,
    kind,
    `${place.name} with ${least > 1 ? `${least} or more ${kind.plural}` : kind.singular}`,
    (f) => f.occupants[place.signOf(f)]!,
    'joined',
    least,
  )

export const withOrAspectedBy = (place: RulePlace, kind: AssociationKind): Clause =>
  relationClause(
    place,
    kind,
    `${place.name} with or aspected by ${kind.singular}`,
    (f) => f.occupants[place.signOf(f)]! | f.aspecting[place.signOf(f)]!,
    'joined or aspected',
  )

/** True if this planet aspects the place and no other planet does. */
export const aspectedOnlyBy = (place: RulePlace, planet: RulePlanet): Clause => ({
  ...aspectedBy(place, SEVEN_PLANETS),
  wording: `${place.name} aspected by ${planet.name} alone`,
  holds: (f) =>
    (f.aspecting[place.signOf(f)]! & ~bitsOfPlace(place, f)) === bit(planet, f) &&
    !(bit(planet, f) & bitsOfPlace(place, f)),
})

/** The other planets in the sign of a planet. */
export const companionsOf = (subject: RulePlanet): AssociationKind => ({
  singular: `a planet with ${subject.name}`,
  plural: `planets with ${subject.name}`,
  bits: (f) => f.occupants[subject.signOf(f)]! & ~bit(subject, f),
})
/** The planets of a kind in these houses. */
export const kindIn = (kind: AssociationKind, houses: readonly number[]): AssociationKind => ({
  singular: `${kind.singular} in ${houseWords(houses)}`,
  plural: `${kind.plural} in ${houseWords(houses)}`,
  bits: (f) => bitsInHouses(f, houses) & kind.bits(f),
})
/** The planets of a kind except one. */
export const except = (kind: AssociationKind, subject: RulePlanet): AssociationKind => ({
  singular: `${kind.singular} other than ${subject.name}`,
  plural: `${kind.plural} other than ${subject.name}`,
  bits: (f) => kind.bits(f) & ~bit(subject, f),
})

/**
 * True if the condition holds for at least one planet of a kind. The evidence is that of the planets for which it
 * holds, or else of the whole kind.
 */
export const anyOfKind = (kind: AssociationKind, clauseOf: (each: RulePlanet) => Clause): Clause => {
  const clauses = GRAHAS.map((name) => clauseOf(graha(name)))
  const holdingClauses = (f: RuleFacts) => {
    const members = kind.bits(f)
    return clauses.filter((clause, index) => members & (1 << index) && clause.holds(f))
  }
  return {
    wording: clauseOf(rulePlanet(kind.singular, () => 0)).wording,
    holds: (f) => {
      const members = kind.bits(f)
      for (let index = 0; index < 9; index++) if (members & (1 << index) && clauses[index]!.holds(f)) return true
      return false
    },
    planets: (f) => {
      const holding = holdingClauses(f)
      return holding.length > 0 ? holding.reduce((bits, clause) => bits | clause.planets(f), 0) : kind.bits(f)
    },
    ...evidenceOf(
      (f) => holdingClauses(f),
      (f) => `asked of these: ${grahasInWords(kind.bits(f))}`,
    ),
  }
}

/** True if at least so many planets of a kind are in one sign, one of them also of the kind `leader`. */
export const grahasTogether = (kind: AssociationKind, least: number, leader: AssociationKind): Clause => {
  const signs = (f: RuleFacts) =>
    f.occupants.filter((all) => countOf(all & kind.bits(f)) >= least && all & kind.bits(f) & leader.bits(f))
  return {
    wording: `${least} or more ${kind.plural} in one sign, ${leader.singular} among them`,
    holds: (f) => signs(f).length > 0,
    planets: (f) => signs(f).reduce((bits, all) => bits | (all & kind.bits(f)), 0),
    evidence: (f) => {
      const most = f.occupants.toSorted((a, b) => countOf(b & kind.bits(f)) - countOf(a & kind.bits(f)))[0]!
      return `most in one sign: ${grahasInWords(most & kind.bits(f))}; ${leader.plural} of these: ${grahasInWords(most & kind.bits(f) & leader.bits(f))}`
    },
  }
}

/**
 * True if at least so many planets of a kind have a property. Without any, the evidence lists the whole kind if it has
 * at most three planets.
 */
export const anyOfKindWhere = (
  kind: AssociationKind,
  wording: string,
  property: (f: RuleFacts) => Bits,
  least = 1,
): Clause => {
  const matches = (f: RuleFacts) => kind.bits(f) & property(f)
  const relevantBits = (f: RuleFacts) => matches(f) || kind.bits(f)
  return {
    wording: `${least > 1 ? `${least} or more ${kind.plural}` : kind.singular} ${wording}`,
    holds: (f) => countOf(matches(f)) >= least,
    planets: relevantBits,
    evidence: (f) => {
      const places = grahasIn(relevantBits(f)).map((planet) => grahaPlaceText(f, indexOf(planet)))
      return matches(f) || places.length <= MAX_LISTED ? places.join('; ') : 'none'
    },
  }
}
const MAX_LISTED = 3

// Houses and their occupants

export const bitsInHouses = (f: RuleFacts, houses: readonly number[], from: RulePlace = ASCENDANT): Bits => {
  const first = from.signOf(f)
  let bits = 0
  for (const house of houses) bits |= f.occupants[signOfHouse(first, house)]!
  return bits
}

const housesInWords = (houses: readonly number[], from: RulePlace) =>
  from === ASCENDANT ? houseWords(houses) : `${houseWords(houses)} from ${from.name}`

const occupantsClause = (
  kind: AssociationKind,
  houses: readonly number[],
  from: RulePlace,
  wording: string,
  holds: (matching: Bits, all: Bits, f: RuleFacts) => boolean,
): Clause => ({
  wording,
  holds: (f) => {
    const all = bitsInHouses(f, houses, from) & ~bitsOfPlace(from, f)
    return holds(all & kind.bits(f), all, f)
  },
  planets: (f) => bitsInHouses(f, houses, from) & kind.bits(f) & ~bitsOfPlace(from, f),
  evidence: (f) =>
    `in ${housesInWords(houses, from)}: ${grahasInWords(bitsInHouses(f, houses, from) & ~bitsOfPlace(from, f))}`,
})

/** True if at least so many planets of a kind are in these houses together. */
export const anyIn = (
  kind: AssociationKind,
  houses: readonly number[],
  from: RulePlace = ASCENDANT,
  least = 1,
): Clause =>
  occupantsClause(
    kind,
    houses,
    from,
    `${least > 1 ? `${least} or more ${kind.plural}` : kind.singular} in ${housesInWords(houses, from)}`,
    (matching) => countOf(matching) >= least,
  )

export const noneIn = (kind: AssociationKind, houses: readonly number[], from: RulePlace = ASCENDANT): Clause =>
  occupantsClause(
    kind,
    houses,
    from,
    `no ${kind.singular.replace(/^an? /, '')} in ${housesInWords(houses, from)}`,
    (matching) => matching === 0,
  )

/** True if these houses are occupied, and by planets of this kind only. */
export const onlyIn = (kind: AssociationKind, houses: readonly number[], from: RulePlace = ASCENDANT): Clause =>
  occupantsClause(
    kind,
    houses,
    from,
    `only ${kind.plural} in ${housesInWords(houses, from)}`,
    (matching, all) => matching !== 0 && matching === all,
  )

/** True if all planets of a kind are in these houses. */
export const allIn = (kind: AssociationKind, houses: readonly number[], from: RulePlace = ASCENDANT): Clause =>
  occupantsClause(
    kind,
    houses,
    from,
    `all ${kind.plural} in ${housesInWords(houses, from)}`,
    (matching, _, f) => matching === (kind.bits(f) & ~bitsOfPlace(from, f)),
  )

/** True if two houses have the same number of planets of a kind, and at least one. */
export const equalIn = (kind: AssociationKind, a: number, b: number, from: RulePlace = ASCENDANT): Clause => {
  const sides = (f: RuleFacts) => [a, b].map((house) => bitsInHouses(f, [house], from) & kind.bits(f))
  return {
    wording: `as many ${kind.plural} in ${housesInWords([a], from)} as in ${b}`,
    holds: (f) => {
      const [first, second] = sides(f)
      return first !== 0 && countOf(first!) === countOf(second!)
    },
    planets: (f) => sides(f).reduce((bits, side) => bits | side, 0),
    evidence: (f) => {
      const [first, second] = sides(f)
      return `in ${housesInWords([a], from)}: ${grahasInWords(first!)}; in ${housesInWords([b], from)}: ${grahasInWords(second!)}`
    },
  }
}

/** The planets in the previous sign and in the next sign. */
export const sidesOf = (f: RuleFacts, sign: SignIndex): readonly [Bits, Bits] => [
  f.occupants[signAt(sign - 1)]!,
  f.occupants[signAt(sign + 1)]!,
]
/** True if the signs on both sides are occupied, and by planets of this kind only. */
export const isHemmed = (f: RuleFacts, sign: SignIndex, kind: AssociationKind): boolean =>
  sidesOf(f, sign).every((side) => side !== 0 && (side & ~kind.bits(f)) === 0)

/** True if the signs on both sides of a place are occupied, and by planets of this kind only. */
export const hemmedBy = (place: RulePlace, kind: AssociationKind): Clause => {
  const sides = (f: RuleFacts) => sidesOf(f, place.signOf(f))
  return {
    wording: `${place.name} between ${kind.plural}`,
    holds: (f) => isHemmed(f, place.signOf(f), kind),
    planets: (f) => sides(f)[0] | sides(f)[1] | bitsOfPlace(place, f),
    evidence: (f) => `before ${place.name}: ${grahasInWords(sides(f)[0])}; after: ${grahasInWords(sides(f)[1])}`,
  }
}
