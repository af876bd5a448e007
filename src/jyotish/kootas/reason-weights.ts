import type { Porutham } from './poruthams.ts'
import { ASHTAKOOT_MAXIMUM, type Koota } from './tables.ts'

// How much each finding of a match counts for or against it: percent of all the points of its system.

/** What a strain that nothing cancels takes from a match. */
// source: this project's own weighing
export const STRAIN = 10

/** What is left of the weight of a dosha that is cancelled. */
// source: this project's own weighing
const CANCELLED_SHARE = 1 / 4

/** Findings nearer to what pairs have in the middle are no reason. */
// source: this project's own weighing
const LEAST = 1.2

/** What each koota gives in the middle of all 108 by 108 pairs of padas. */
// source: counted over the tables of `tables.ts`
export const KOOTA_MEANS = {
  varna: 7290 / 11664,
  vashya: 12396 / 11664,
  tara: 2,
  yoni: 21952 / 11664,
  graha_maitri: 3,
  gana: 10 / 3,
  bhakoot: 3.5,
  nadi: 16 / 3,
} as const satisfies Record<Koota, number>

type PoruthamMeans = Readonly<Record<Porutham, number>>
// source: counted over the rules of `ten-porutham.ts`, as above
export const TAMIL_MEANS: PoruthamMeans = {
  dina: 7959 / 11664,
  gana: 7128 / 11664,
  mahendra: 3456 / 11664,
  stree_deergha: 7344 / 11664,
  yoni: 8336 / 11664,
  rasi: 7697 / 11664,
  rasyadhipati: 6966 / 11664,
  vasya: 2511 / 11664,
  rajju: 9792 / 11664,
  vedha: 11184 / 11664,
}
// source: counted over the rules of `kerala-porutham.ts`, as above
export const KERALA_MEANS: PoruthamMeans = {
  ...TAMIL_MEANS,
  dina: 8718 / 11664,
  stree_deergha: 6912 / 11664,
  yoni: 3960 / 11664,
  rasi: 7185 / 11664,
  rajju: 9072 / 11664,
}

/** Of matters that have no points: for (above 0) or against. */
// source: this project's own weighing; what is rare among pairs counts for more
export const MANGLIK_WEIGHT = {
  both_free: 8,
  both_manglik_balanced: 6,
  cancelled: 4,
  one_sided_mild: -STRAIN,
  one_sided: -STRAIN,
} as const
// source: the same
export const PAPA_WEIGHT = { no_dosha: 5, balanced: 5, acceptable: 0, not_balanced: -STRAIN } as const
// source: the same; one old rule among several, and so the lightest
export const LONGEVITY_WEIGHT = { good: 3, watch: -3, adverse: -4 } as const

interface Standing {
  /** Whether it lowers the verdict whatever the rest, and nothing cancels it. */
  strain?: boolean
  cancelled?: boolean
}

/** Points above or below the middle of all pairs, in percent of the whole; a strain beside them. */
export const weightOf = (
  points: number,
  mean: number,
  maximum: number,
  { strain = false, cancelled = false }: Standing = {},
) => tenths((((points - mean) / maximum) * 100 - (strain ? STRAIN : 0)) * (cancelled ? CANCELLED_SHARE : 1))

/** To the decimal that is told, so that what is told is what decides. */
const tenths = (value: number) => Math.round(value * 10) / 10

export const kootaWeight = (koota: Koota, score: number, standing: Standing) =>
  weightOf(score, KOOTA_MEANS[koota], ASHTAKOOT_MAXIMUM, standing)

/** On either side; more would not be remembered. */
const MOST_REASONS = 3

/** The weightiest on either side; of two that weigh the same, the one that stands first. */
export const weightiest = <R extends { weight: number }>(reasons: readonly R[]): { for: R[]; against: R[] } => {
  const side = (sign: 1 | -1) =>
    reasons
      .filter(({ weight }) => weight * sign >= LEAST)
      .sort((a, b) => (b.weight - a.weight) * sign)
      .slice(0, MOST_REASONS)
  return { for: side(1), against: side(-1) }
}
