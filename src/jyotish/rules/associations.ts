import { type SignIndex, signAt, signOfHouse } from '../../zodiac/signs.ts'
import { GRAHAS, type Graha } from '../grahas.ts'
import { type Clause, evidenceOf } from './clauses.ts'
import { about, bit, self } from './evidence-text.ts'
import { type Bits, bitsOf, countOf, type Facts, grahasIn, indexOf, NINE, THE_SEVEN } from './facts.ts'
import { ASCENDANT, graha, type Where, type Who, who } from './subjects.ts'
import { bothWords, either, grahasInWords, houseWords, ordinal, placeOf } from './words.ts'

/** Planets that are meant together: by nature, or by name. */
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

/** The lords of houses, of whom any one is meant. */
export const lordsOf = (...houses: readonly number[]): Kind => ({
  one: `the lord of the ${either(houses.map(ordinal))}`,
  many: `lords of the ${bothWords(houses.map(ordinal))}`,
  bits: (f) => houses.reduce((bits, house) => bits | (1 << f.lord[house]!), 0),
})
/** Lords of the 2nd and the 7th. */
export const MARAKAS: Kind = { ...lordsOf(2, 7), one: 'a maraka lord', many: 'maraka lords' }

/** A clause about those of a kind that stand somewhere to a place; the place itself, where it is a planet, is not among them. */
const company = (
  where: Where,
  kind: Kind,
  says: string,
  group: (f: Facts) => Bits,
  word: string,
  least = 1,
): Clause => {
  const them = (f: Facts) => group(f) & kind.bits(f) & ~self(where, f)
  return {
    says,
    holds: (f) => countOf(them(f)) >= least,
    planets: (f) => them(f) | self(where, f),
    evidence: (f) => `${about(where, f)}, ${word} of these: ${grahasInWords(them(f))}`,
  }
}

export const aspectedBy = (where: Where, kind: Kind, least = 1): Clause =>
  company(
    where,
    kind,
    `${where.name} aspected by ${least > 1 ? `${least} or more ${kind.many}` : kind.one}`,
    (f) => f.lookers[where.signOf(f)]!,
    'aspected',
    least,
  )

export const joinedBy = (where: Where, kind: Kind, least = 1): Clause =>
  company(
    where,
    kind,
    `${where.name} with ${least > 1 ? `${least} or more ${kind.many}` : kind.one}`,
    (f) => f.at[where.signOf(f)]!,
    'joined',
    least,
  )

export const withOrAspectedBy = (where: Where, kind: Kind): Clause =>
  company(
    where,
    kind,
    `${where.name} with or aspected by ${kind.one}`,
    (f) => f.at[where.signOf(f)]! | f.lookers[where.signOf(f)]!,
    'joined or aspected',
  )

/** In full sight of one, and of nobody else. */
export const aspectedOnlyBy = (where: Where, one: Who): Clause => ({
  ...aspectedBy(where, SEVEN_PLANETS),
  says: `${where.name} aspected by ${one.name} alone`,
  holds: (f) => (f.lookers[where.signOf(f)]! & ~self(where, f)) === bit(one, f) && !(bit(one, f) & self(where, f)),
})

/** Who stands with a planet. */
export const companionsOf = (whom: Who): Kind => ({
  one: `a planet with ${whom.name}`,
  many: `planets with ${whom.name}`,
  bits: (f) => f.at[whom.signOf(f)]! & ~bit(whom, f),
})
/** Those of a kind who stand in these houses. */
export const kindIn = (kind: Kind, houses: readonly number[]): Kind => ({
  one: `${kind.one} in ${houseWords(houses)}`,
  many: `${kind.many} in ${houseWords(houses)}`,
  bits: (f) => bitsInHouses(f, houses) & kind.bits(f),
})
/** Those of a kind but one. */
export const except = (kind: Kind, whom: Who): Kind => ({
  one: `${kind.one} other than ${whom.name}`,
  many: `${kind.many} other than ${whom.name}`,
  bits: (f) => kind.bits(f) & ~bit(whom, f),
})

/** One of a kind at least of whom something holds; told by those of whom it does, or by all of the kind. */
export const some = (kind: Kind, ask: (each: Who) => Clause): Clause => {
  const clauses = GRAHAS.map((name) => ask(graha(name)))
  const meets = (f: Facts) => {
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
      const met = meets(f)
      return met.length > 0 ? met.reduce((bits, clause) => bits | clause.planets(f), 0) : kind.bits(f)
    },
    ...evidenceOf(
      (f) => meets(f),
      (f) => `asked of these: ${grahasInWords(kind.bits(f))}`,
    ),
  }
}

/** So many of a kind in one sign, one of them of another kind. */
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

/** So many at least of a kind of whom something is so; where there are none, a few are told all the same. */
export const someWho = (kind: Kind, says: string, which: (f: Facts) => Bits, least = 1): Clause => {
  const them = (f: Facts) => kind.bits(f) & which(f)
  const asked = (f: Facts) => them(f) || kind.bits(f)
  return {
    says: `${least > 1 ? `${least} or more ${kind.many}` : kind.one} ${says}`,
    holds: (f) => countOf(them(f)) >= least,
    planets: asked,
    evidence: (f) => {
      const told = grahasIn(asked(f)).map((planet) => placeOf(f, indexOf(planet)))
      return them(f) || told.length <= FEW ? told.join('; ') : 'none'
    },
  }
}
const FEW = 3

// Houses and who is in them

export const bitsInHouses = (f: Facts, houses: readonly number[], from: Where = ASCENDANT): Bits => {
  const first = from.signOf(f)
  let bits = 0
  for (const house of houses) bits |= f.at[signOfHouse(first, house)]!
  return bits
}

const inWords = (houses: readonly number[], from: Where) =>
  from === ASCENDANT ? houseWords(houses) : `${houseWords(houses)} from ${from.name}`

const occupied = (
  kind: Kind,
  houses: readonly number[],
  from: Where,
  says: string,
  holds: (inside: Bits, all: Bits, f: Facts) => boolean,
): Clause => ({
  says,
  holds: (f) => {
    const all = bitsInHouses(f, houses, from) & ~self(from, f)
    return holds(all & kind.bits(f), all, f)
  },
  planets: (f) => bitsInHouses(f, houses, from) & kind.bits(f) & ~self(from, f),
  evidence: (f) => `in ${inWords(houses, from)}: ${grahasInWords(bitsInHouses(f, houses, from) & ~self(from, f))}`,
})

/** So many of a kind at least in these houses together. */
export const anyIn = (kind: Kind, houses: readonly number[], from: Where = ASCENDANT, least = 1): Clause =>
  occupied(
    kind,
    houses,
    from,
    `${least > 1 ? `${least} or more ${kind.many}` : kind.one} in ${inWords(houses, from)}`,
    (inside) => countOf(inside) >= least,
  )

export const noneIn = (kind: Kind, houses: readonly number[], from: Where = ASCENDANT): Clause =>
  occupied(
    kind,
    houses,
    from,
    `no ${kind.one.replace(/^an? /, '')} in ${inWords(houses, from)}`,
    (inside) => inside === 0,
  )

/** Somebody there, and none of another kind. */
export const onlyIn = (kind: Kind, houses: readonly number[], from: Where = ASCENDANT): Clause =>
  occupied(
    kind,
    houses,
    from,
    `only ${kind.many} in ${inWords(houses, from)}`,
    (inside, all) => inside !== 0 && inside === all,
  )

/** All of a kind within these houses. */
export const allIn = (kind: Kind, houses: readonly number[], from: Where = ASCENDANT): Clause =>
  occupied(
    kind,
    houses,
    from,
    `all ${kind.many} in ${inWords(houses, from)}`,
    (inside, _, f) => inside === (kind.bits(f) & ~self(from, f)),
  )

/** As many of a kind in one house as in another, one at least. */
export const equalIn = (kind: Kind, a: number, b: number, from: Where = ASCENDANT): Clause => {
  const sides = (f: Facts) => [a, b].map((house) => bitsInHouses(f, [house], from) & kind.bits(f))
  return {
    says: `as many ${kind.many} in ${inWords([a], from)} as in ${b}`,
    holds: (f) => {
      const [one, other] = sides(f)
      return one !== 0 && countOf(one!) === countOf(other!)
    },
    planets: (f) => sides(f).reduce((bits, side) => bits | side, 0),
    evidence: (f) => {
      const [one, other] = sides(f)
      return `in ${inWords([a], from)}: ${grahasInWords(one!)}; in ${inWords([b], from)}: ${grahasInWords(other!)}`
    },
  }
}

/** Who stands in the sign before and in the sign after. */
export const sidesOf = (f: Facts, sign: SignIndex): readonly [Bits, Bits] => [
  f.at[signAt(sign - 1)]!,
  f.at[signAt(sign + 1)]!,
]
/** Only such on both sides of a sign, one at least on each. */
export const isHemmed = (f: Facts, sign: SignIndex, kind: Kind): boolean =>
  sidesOf(f, sign).every((side) => side !== 0 && (side & ~kind.bits(f)) === 0)

/** Only such on both sides of a place, one at least on each. */
export const hemmedBy = (where: Where, kind: Kind): Clause => {
  const sides = (f: Facts) => sidesOf(f, where.signOf(f))
  return {
    says: `${where.name} between ${kind.many}`,
    holds: (f) => isHemmed(f, where.signOf(f), kind),
    planets: (f) => sides(f)[0] | sides(f)[1] | self(where, f),
    evidence: (f) => `before ${where.name}: ${grahasInWords(sides(f)[0])}; after: ${grahasInWords(sides(f)[1])}`,
  }
}
