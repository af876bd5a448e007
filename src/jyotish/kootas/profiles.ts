import type { SignIndex } from '../../zodiac/signs.ts'
import { signAt } from '../../zodiac/signs.ts'
import { vashyaOf } from '../avakhada.ts'
import { ATTRIBUTES, NAKSHATRAS, PADA } from '../nakshatras.ts'
import type { SiderealPoint } from '../points.ts'
import { MALE_YONI_STARS, type Vashya } from './tables.ts'

/** The properties of a Moon that matter for compatibility. */
export interface KootaProfile {
  /** 0 (Ashwini) to 26 (Revati). */
  nakshatra: number
  /** 1..4. */
  pada: number
  sign: SignIndex
  vashya: Vashya
}

/** A star, 0..26, with its pada, 1..4; the pada is null if it is not known. */
export interface StarPosition {
  nakshatra: number
  pada: number | null
}

/** One side of a match: all possible Moons, each equally likely. With a known pada there is one profile. */
export interface Side extends StarPosition {
  profiles: readonly KootaProfile[]
  /** True if the pada contains the middle of its sign and the degree is not known, so that the vashya is assumed. */
  straddles: boolean
}

export const PADAS = [1, 2, 3, 4] as const

/** The index of a pada in the zodiac, 0..107. */
export const padaIndex = (nakshatra: number, pada: number) => nakshatra * 4 + pada - 1

/**
 * The profile of a star and pada. A pada that contains the middle of its sign, where vashya can change, has the vashya
 * of the half in which it ends.
 */
export const profileOfPada = (nakshatra: number, pada: number): KootaProfile => {
  const index = padaIndex(nakshatra, pada)
  const sign = signAt(Math.floor(index / 9))
  return { nakshatra, pada, sign, vashya: vashyaOf({ sign, degree: ((index % 9) + 1) * PADA }) }
}

/** The profile of a Moon at a known longitude. */
export const profileOfMoon = (moon: SiderealPoint): KootaProfile => ({
  nakshatra: moon.nakshatra,
  pada: moon.pada,
  sign: moon.sign,
  vashya: vashyaOf(moon),
})

/** The padas within which vashya changes: Purva Ashadha 1 and Shravana 2. */
export const SPLIT_PADAS: readonly number[] = [padaIndex(19, 1), padaIndex(21, 2)]

/** All possible profiles of a star: one with a known pada, else four. */
export const profilesOf = ({ nakshatra, pada }: StarPosition): KootaProfile[] =>
  (pada === null ? PADAS : [pada]).map((each) => profileOfPada(nakshatra, each))

export const sideOfStar = (star: StarPosition): Side => {
  const profiles = profilesOf(star)
  return {
    ...star,
    profiles,
    straddles: profiles.some(({ nakshatra, pada }) => SPLIT_PADAS.includes(padaIndex(nakshatra, pada))),
  }
}

export const sideOfMoon = (moon: SiderealPoint): Side => ({
  nakshatra: moon.nakshatra,
  pada: moon.pada,
  profiles: [profileOfMoon(moon)],
  straddles: false,
})

export const attributesOf = ({ nakshatra }: Pick<StarPosition, 'nakshatra'>) => ATTRIBUTES[NAKSHATRAS[nakshatra]!]

export const SEXES = ['male', 'female'] as const
/** The sex of the animal of a star. */
export const yoniSexOf = ({ nakshatra }: Pick<StarPosition, 'nakshatra'>): (typeof SEXES)[number] =>
  MALE_YONI_STARS.includes(nakshatra + 1) ? 'male' : 'female'

/** The count of stars from one to another, both included: 1..27. */
export const starCount = (from: Pick<StarPosition, 'nakshatra'>, to: Pick<StarPosition, 'nakshatra'>) =>
  ((to.nakshatra - from.nakshatra + 27) % 27) + 1

/** The value of a function for each combination of profiles. */
export const overCombinations = <T>(
  groom: Side,
  bride: Side,
  of: (groom: KootaProfile, bride: KootaProfile) => T,
): T[] => {
  const values: T[] = []
  for (const g of groom.profiles) for (const b of bride.profiles) values.push(of(g, b))
  return values
}

export const allEqual = (values: readonly unknown[]) => values.every((value) => value === values[0])

/** True if more than half of the values are true. */
export const isMajority = (values: readonly boolean[]) => values.filter(Boolean).length * 2 > values.length

/** The most frequent value. A tie goes to the later one in `order`. */
export const mostFrequent = <W extends string>(values: readonly W[], order: readonly W[]): W => {
  const count = (word: W) => values.filter((value) => value === word).length
  return order.reduce((best, word) => (count(word) >= count(best) ? word : best))
}
