import type { SignIndex } from '../../zodiac/signs.ts'
import { signAt } from '../../zodiac/signs.ts'
import { vashyaOf } from '../avakhada.ts'
import { ATTRIBUTES, NAKSHATRAS, PADA } from '../nakshatras.ts'
import type { Point } from '../points.ts'
import { MALE_YONI_STARS, type Vashya } from './tables.ts'

/** All of a Moon that compatibility looks at. */
export interface KootaProfile {
  /** 0 Ashwini .. 26 Revati */
  nakshatra: number
  /** 1 .. 4 */
  pada: number
  sign: SignIndex
  vashya: Vashya
}

/** A star, 0 .. 26, with its pada, 1 .. 4, where that is known. */
export interface Star {
  nakshatra: number
  pada: number | null
}

/** One side of a match: all that the Moon may be, each equally likely; a single profile where the pada is known. */
export interface Side extends Star {
  profiles: readonly KootaProfile[]
  /** The pada holds the middle of its sign and the degree is not known, so that vashya was assumed. */
  straddles: boolean
}

export const PADAS = [1, 2, 3, 4] as const

/** Place of a pada in the zodiac, 0 .. 107. */
export const padaIndex = (nakshatra: number, pada: number) => nakshatra * 4 + pada - 1

/** Of a star and pada. A pada that holds the middle of its sign, where vashya may change, counts to the half it ends in. */
export const profileOfPada = (nakshatra: number, pada: number): KootaProfile => {
  const index = padaIndex(nakshatra, pada)
  const sign = signAt(Math.floor(index / 9))
  return { nakshatra, pada, sign, vashya: vashyaOf({ sign, degree: ((index % 9) + 1) * PADA }) }
}

/** Of a Moon whose longitude is known. */
export const profileOfMoon = (moon: Point): KootaProfile => ({
  nakshatra: moon.nakshatra,
  pada: moon.pada,
  sign: moon.sign,
  vashya: vashyaOf(moon),
})

/** Purva Ashadha 1 and Shravana 2: the padas inside which vashya changes. */
export const STRADDLING: readonly number[] = [padaIndex(19, 1), padaIndex(21, 2)]

/** Every profile that a star may have: one with its pada, else four. */
export const profilesOf = ({ nakshatra, pada }: Star): KootaProfile[] =>
  (pada === null ? PADAS : [pada]).map((each) => profileOfPada(nakshatra, each))

export const sideOfStar = (star: Star): Side => {
  const profiles = profilesOf(star)
  return {
    ...star,
    profiles,
    straddles: profiles.some(({ nakshatra, pada }) => STRADDLING.includes(padaIndex(nakshatra, pada))),
  }
}

export const sideOfMoon = (moon: Point): Side => ({
  nakshatra: moon.nakshatra,
  pada: moon.pada,
  profiles: [profileOfMoon(moon)],
  straddles: false,
})

export const attributesOf = ({ nakshatra }: Pick<Star, 'nakshatra'>) => ATTRIBUTES[NAKSHATRAS[nakshatra]!]

export const SEXES = ['male', 'female'] as const
/** Of the animal of a star. */
export const yoniSexOf = ({ nakshatra }: Pick<Star, 'nakshatra'>): (typeof SEXES)[number] =>
  MALE_YONI_STARS.includes(nakshatra + 1) ? 'male' : 'female'

/** Count of stars from one to another, both included: 1 .. 27. */
export const starCount = (from: Pick<Star, 'nakshatra'>, to: Pick<Star, 'nakshatra'>) =>
  ((to.nakshatra - from.nakshatra + 27) % 27) + 1

/** What one value of a pair is in each combination of profiles. */
export const inEvery = <T>(groom: Side, bride: Side, of: (groom: KootaProfile, bride: KootaProfile) => T): T[] =>
  groom.profiles.flatMap((g) => bride.profiles.map((b) => of(g, b)))

export const allEqual = (values: readonly unknown[]) => values.every((value) => value === values[0])

/** Held by more than half of the combinations. */
export const mostly = (values: readonly boolean[]) => values.filter(Boolean).length * 2 > values.length

/** The commonest of the words; a tie goes to the one that stands later in `order`. */
export const commonest = <W extends string>(values: readonly W[], order: readonly W[]): W => {
  const count = (word: W) => values.filter((value) => value === word).length
  return order.reduce((best, word) => (count(word) >= count(best) ? word : best))
}
