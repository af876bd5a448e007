import { type SignIndex, signAt, signOfHouse } from '../../zodiac/signs.ts'
import { GRAHAS, type Graha } from '../grahas.ts'
import { type Clause, evidenceOf } from './clauses.ts'
import { about, bit, self } from './evidence-text.ts'
import { type Bits, bitsOf, countOf, type Facts, grahasIn, indexOf, NINE, THE_SEVEN } from './facts.ts'
import { ASCENDANT, graha, type Where, type Who, who } from './subjects.ts'
import { bothWords, either, grahasInWords, houseWords, ordinal, placeOf } from './words.ts'

/** A group of planets, by nature or by name, with its name in the singular and the plural. */
export interface Kind {
  readonly one: string
  readonly many: string
  readonly bits: (f: Facts) => Bits
}

export const BENEFICS: Kind = { one: 'a benefic', many: 'benefics', bits: (f) => f.benefics }

export const MALEFICS: Kind = { one: 'a malefic', many: 'malefics', bits: (f) => f.malefics }

export const SEVEN_PLANETS: Kind = { one: 'a planet', many: 'planets', bits: () => THE_SEVEN }

export const STRONG_PLANETS: Kind = { one: 'a strong planet', many: 'strong planets', bits: (f) => f.strong }

export const ofNames = (...names: readonly Graha[]): Kind => {
  const bits = bitsOf(names)
  return { one: either(names), many: bothWords(names), bits: () => bits }
}

export const NINE_PLANETS: Kind = { one: 'a planet', many: 'planets', bits: () => NINE }

/** The lords of houses, as a group. */
export const lordsOf = (...houses: readonly number[]): Kind => ({
  one: `the lord of the ${either(houses.map(ordinal))}`,
  many: `lords of the ${bothWords(houses.map(ordinal))}`,
  bits: (f) => houses.reduce((bits, house) => bits | (1 << f.lord[house]!), 0),
})
/** The lords of the 2nd and the 7th. */
export const MARAKAS: Kind = { ...lordsOf(2, 7), one: 'a maraka lord', many: 'maraka lords' }

/**
 * A clause on the planets of a kind in some relation to a place. If the place is itself a planet, it does not count.
 */
const relationClause = (
  where: Where,
  kind: Kind,
  says: string,
  group: (f: Facts) => Bits,
  word: string,
  least = 1,
): Clause => {
  const matches = (f: Facts) => group(f) & kind.bits(f) & ~self(where, f)
  return {
    says,
    holds: (f) => countOf(matches(f)) >= least,
    planets: (f) => matches(f) | self(where, f),
    evidence: (f) => `${about(where, f)}, ${word} of these: ${grahasInWords(matches(f))}`,
  }
}

export const aspectedBy = (where: Where, kind: Kind, least = 1): Clause =>
  relationClause(
    where,
    kind,
    `${where.name} aspected by ${least > 1 ? `${least} or more ${kind.many}` : kind.one}`,
    (f) => f.lookers[where.signOf(f)]!,
    'aspected',
    least,
  )

export const joinedBy = (where: Where, kind: Kind, least = 1): Clause =>
  relationClause(
    where,
    kind,
    `${where.name} with ${least > 1 ? `${least} or more ${kind.many}` : kind.one}`,
    (f) => f.at[where.signOf(f)]!,
    'joined',
    least,
  )

export const withOrAspectedBy = (where: Where, kind: Kind): Clause =>
  relationClause(
    where,
    kind,
    `${where.name} with or aspected by ${kind.one}`,
    (f) => f.at[where.signOf(f)]! | f.lookers[where.signOf(f)]!,
    'joined or aspected',
  )

/** True if this planet aspects the place and no other planet does. */
export const aspectedOnlyBy = (where: Where, one: Who): Clause => ({
  ...aspectedBy(where, SEVEN_PLANETS),
  says: `${where.name} aspected by ${one.name} alone`,
  holds: (f) => (f.lookers[where.signOf(f)]! & ~self(where, f)) === bit(one, f) && !(bit(one, f) & self(where, f)),
})

/** The other planets in the sign of a planet. */
export const companionsOf = (subject: Who): Kind => ({
  one: `a planet with ${subject.name}`,
  many: `planets with ${subject.name}`,
  bits: (f) => f.at[subject.signOf(f)]! & ~bit(subject, f),
})
/** The planets of a kind in these houses. */
export const kindIn = (kind: Kind, houses: readonly number[]): Kind => ({
  one: `${kind.one} in ${houseWords(houses)}`,
  many: `${kind.many} in ${houseWords(houses)}`,
  bits: (f) => bitsInHouses(f, houses) & kind.bits(f),
})
/** The planets of a kind except one. */
export const except = (kind: Kind, subject: Who): Kind => ({
  one: `${kind.one} other than ${subject.name}`,
  many: `${kind.many} other than ${subject.name}`,
  bits: (f) => kind.bits(f) & ~bit(subject, f),
})

/**
 * True if the condition holds for at least one planet of a kind. The evidence is that of the planets for which it
 * holds, or else of the whole kind.
 */
export const some = (kind: Kind, ask: (each: Who) => Clause): Clause => {
  const clauses = GRAHAS.map((name) => ask(graha(name)))
  const holdingClauses = (f: Facts) => {
    const them = kind.bits(f)
    return clauses.filter((clause, index) => them & (1 << index) && clause.holds(f))
  }
  return {
    says: ask(who(kind.one, () => 0)).says,
    holds: (f) => {
      const them = kind.bits(f)
      for (let index = 0; index < 9; index++) if (them & (1 << index) && clauses[index]!.holds(f)) return true
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
export const grahasTogether = (kind: Kind, least: number, leader: Kind): Clause => {
  const signs = (f: Facts) =>
    f.at.filter((all) => countOf(all & kind.bits(f)) >= least && all & kind.bits(f) & leader.bits(f))
  return {
    says: `${least} or more ${kind.many} in one sign, ${leader.one} among them`,
    holds: (f) => signs(f).length > 0,
    planets: (f) => signs(f).reduce((bits, all) => bits | (all & kind.bits(f)), 0),
    evidence: (f) => {
      const most = f.at.toSorted((a, b) => countOf(b & kind.bits(f)) - countOf(a & kind.bits(f)))[0]!
      return `most in one sign: ${grahasInWords(most & kind.bits(f))}; ${leader.many} of these: ${grahasInWords(most & kind.bits(f) & leader.bits(f))}`
    },
  }
}

/**
 * True if at least so many planets of a kind have a property. Without any, the evidence lists the whole kind if it has
 * at most three planets.
 */
export const someWho = (kind: Kind, says: string, which: (f: Facts) => Bits, least = 1): Clause => {
  const them = (f: Facts) => kind.bits(f) & which(f)
  const relevantBits = (f: Facts) => them(f) || kind.bits(f)
  return {
    says: `${least > 1 ? `${least} or more ${kind.many}` : kind.one} ${says}`,
    holds: (f) => countOf(them(f)) >= least,
    planets: relevantBits,
    evidence: (f) => {
      const places = grahasIn(relevantBits(f)).map((planet) => placeOf(f, indexOf(planet)))
      return them(f) || places.length <= MAX_LISTED ? places.join('; ') : 'none'
    },
  }
}
const MAX_LISTED = 3

// Houses and their occupants

export const bitsInHouses = (f: Facts, houses: readonly number[], from: Where = ASCENDANT): Bits => {
  const first = from.signOf(f)
  let bits = 0
  for (const house of houses) bits |= f.at[signOfHouse(first, house)]!
  return bits
}

const housesInWords = (houses: readonly number[], from: Where) =>
  from === ASCENDANT ? houseWords(houses) : `${houseWords(houses)} from ${from.name}`

const occupantsClause = (
  kind: Kind,
  houses: readonly number[],
  from: Where,
  says: string,
  holds: (matching: Bits, all: Bits, f: Facts) => boolean,
): Clause => ({
  says,
  holds: (f) => {
    const all = bitsInHouses(f, houses, from) & ~self(from, f)
    return holds(all & kind.bits(f), all, f)
  },
  planets: (f) => bitsInHouses(f, houses, from) & kind.bits(f) & ~self(from, f),
  evidence: (f) =>
    `in ${housesInWords(houses, from)}: ${grahasInWords(bitsInHouses(f, houses, from) & ~self(from, f))}`,
})

/** True if at least so many planets of a kind are in these houses together. */
export const anyIn = (kind: Kind, houses: readonly number[], from: Where = ASCENDANT, least = 1): Clause =>
  occupantsClause(
    kind,
    houses,
    from,
    `${least > 1 ? `${least} or more ${kind.many}` : kind.one} in ${housesInWords(houses, from)}`,
    (matching) => countOf(matching) >= least,
  )

export const noneIn = (kind: Kind, houses: readonly number[], from: Where = ASCENDANT): Clause =>
  occupantsClause(
    kind,
    houses,
    from,
    `no ${kind.one.replace(/^an? /, '')} in ${housesInWords(houses, from)}`,
    (matching) => matching === 0,
  )

/** True if these houses are occupied, and by planets of this kind only. */
export const onlyIn = (kind: Kind, houses: readonly number[], from: Where = ASCENDANT): Clause =>
  occupantsClause(
    kind,
    houses,
    from,
    `only ${kind.many} in ${housesInWords(houses, from)}`,
    (matching, all) => matching !== 0 && matching === all,
  )

/** True if all planets of a kind are in these houses. */
export const allIn = (kind: Kind, houses: readonly number[], from: Where = ASCENDANT): Clause =>
  occupantsClause(
    kind,
    houses,
    from,
    `all ${kind.many} in ${housesInWords(houses, from)}`,
    (matching, _, f) => matching === (kind.bits(f) & ~self(from, f)),
  )

/** True if two houses have the same number of planets of a kind, and at least one. */
export const equalIn = (kind: Kind, a: number, b: number, from: Where = ASCENDANT): Clause => {
  const sides = (f: Facts) => [a, b].map((house) => bitsInHouses(f, [house], from) & kind.bits(f))
  return {
    says: `as many ${kind.many} in ${housesInWords([a], from)} as in ${b}`,
    holds: (f) => {
      const [one, other] = sides(f)
      return one !== 0 && countOf(one!) === countOf(other!)
    },
    planets: (f) => sides(f).reduce((bits, side) => bits | side, 0),
    evidence: (f) => {
      const [one, other] = sides(f)
      return `in ${housesInWords([a], from)}: ${grahasInWords(one!)}; in ${housesInWords([b], from)}: ${grahasInWords(other!)}`
    },
  }
}

/** The planets in the previous sign and in the next sign. */
export const sidesOf = (f: Facts, sign: SignIndex): readonly [Bits, Bits] => [
  f.at[signAt(sign - 1)]!,
  f.at[signAt(sign + 1)]!,
]
/** True if the signs on both sides are occupied, and by planets of this kind only. */
export const isHemmed = (f: Facts, sign: SignIndex, kind: Kind): boolean =>
  sidesOf(f, sign).every((side) => side !== 0 && (side & ~kind.bits(f)) === 0)

/** True if the signs on both sides of a place are occupied, and by planets of this kind only. */
export const hemmedBy = (where: Where, kind: Kind): Clause => {
  const sides = (f: Facts) => sidesOf(f, where.signOf(f))
  return {
    says: `${where.name} between ${kind.many}`,
    holds: (f) => isHemmed(f, where.signOf(f), kind),
    planets: (f) => sides(f)[0] | sides(f)[1] | self(where, f),
    evidence: (f) => `before ${where.name}: ${grahasInWords(sides(f)[0])}; after: ${grahasInWords(sides(f)[1])}`,
  }
}
