import { houseFrom, type SignIndex } from '../../zodiac/signs.ts'
import { varnaOf, vashyaOf } from '../avakhada.ts'
import { lordOf } from '../grahas.ts'
import { ATTRIBUTES, NAKSHATRAS, PADA, YONIS } from '../nakshatras.ts'
import type { Point } from '../points.ts'
import {
  BAD_BHAKOOTS,
  BAD_TARAS,
  GANA_SCORE,
  KOOTA_MAXIMA,
  KOOTAS,
  type Koota,
  MAITRI_SCORE,
  SCORE_STEP,
  VARNA_RANK,
  VASHYA_SCORE,
  type Vashya,
  YONI_SCORE,
} from './tables.ts'

/** All of a Moon that the eight kootas look at. */
export interface KootaProfile {
  /** 0 Ashwini .. 26 Revati */
  nakshatra: number
  sign: SignIndex
  vashya: Vashya
}

/** A star, 0 .. 26, with its pada, 1 .. 4, where that is known. */
export interface Star {
  nakshatra: number
  pada: number | null
}

export const PADAS = [1, 2, 3, 4] as const

/** Place of a pada in the zodiac, 0 .. 107. */
export const padaIndex = (nakshatra: number, pada: number) => nakshatra * 4 + pada - 1

/** Of a star and pada. A pada that holds the middle of its sign, where vashya may change, counts to the half it ends in. */
export const profileOfPada = (nakshatra: number, pada: number): KootaProfile => {
  const index = padaIndex(nakshatra, pada)
  const sign = Math.floor(index / 9)
  return { nakshatra, sign, vashya: vashyaOf({ sign, degree: ((index % 9) + 1) * PADA }) }
}

/** Of a Moon whose longitude is known. */
export const profileOfMoon = (moon: Point): KootaProfile => ({
  nakshatra: moon.nakshatra,
  sign: moon.sign,
  vashya: vashyaOf(moon),
})

export interface Ashtakoot {
  scores: Record<Koota, number>
  /** 0 to 36. */
  total: number
}

const isGoodTara = (from: number, to: number) => !BAD_TARAS.includes((((to - from + 27) % 27) + 1) % 9)

const RULES = {
  varna: (groom, bride) => (VARNA_RANK[varnaOf(groom.sign)] >= VARNA_RANK[varnaOf(bride.sign)] ? 1 : 0),
  vashya: (groom, bride) => VASHYA_SCORE[groom.vashya][bride.vashya],
  tara: (groom, bride) =>
    (isGoodTara(bride.nakshatra, groom.nakshatra) ? 1.5 : 0) + (isGoodTara(groom.nakshatra, bride.nakshatra) ? 1.5 : 0),
  yoni: (groom, bride) => YONI_SCORE[attributesOf(groom).yoni][YONIS.indexOf(attributesOf(bride).yoni)]!,
  graha_maitri: (groom, bride) => MAITRI_SCORE[lordOf(groom.sign)][lordOf(bride.sign)],
  gana: (groom, bride) => GANA_SCORE[attributesOf(groom).gana][attributesOf(bride).gana],
  bhakoot: (groom, bride) => (BAD_BHAKOOTS.includes(houseFrom(groom.sign, bride.sign)) ? 0 : KOOTA_MAXIMA.bhakoot),
  nadi: (groom, bride) => (attributesOf(groom).nadi === attributesOf(bride).nadi ? 0 : KOOTA_MAXIMA.nadi),
} satisfies Record<Koota, (groom: KootaProfile, bride: KootaProfile) => number>

const attributesOf = ({ nakshatra }: KootaProfile) => ATTRIBUTES[NAKSHATRAS[nakshatra]!]

/** Every profile that a star may have: one with its pada, else four. */
export const profilesOf = ({ nakshatra, pada }: Star): KootaProfile[] =>
  (pada === null ? PADAS : [pada]).map((each) => profileOfPada(nakshatra, each))

/** The mean over all possible pairs, rounded half up to a step. */
const meanScore = (koota: Koota, grooms: readonly KootaProfile[], brides: readonly KootaProfile[]) => {
  let sum = 0
  for (const groom of grooms) for (const bride of brides) sum += RULES[koota](groom, bride)
  return Math.floor(sum / (grooms.length * brides.length) / SCORE_STEP + 0.5) * SCORE_STEP
}

/**
 * The eight kootas (36 guna) of two groups of profiles that are equally likely: each koota is their mean, rounded half up to
 * 0.5; the total is the sum of the rounded kootas. Muhurta Chintamani, Vivaha prakarana.
 */
export const ashtakootOfProfiles = (grooms: readonly KootaProfile[], brides: readonly KootaProfile[]): Ashtakoot => {
  const scores = Object.fromEntries(
    KOOTAS.map((koota) => [koota, meanScore(koota, grooms, brides)]),
  ) as Ashtakoot['scores']
  return { scores, total: KOOTAS.reduce((sum, koota) => sum + scores[koota], 0) }
}

/** The eight kootas of two stars, over every pada that each may have. */
export const ashtakoot = (groom: Star, bride: Star): Ashtakoot =>
  ashtakootOfProfiles(profilesOf(groom), profilesOf(bride))
