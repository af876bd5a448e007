import type { Porutham } from './poruthams.ts'
import { ASHTAKOOT_MAXIMUM, type Koota } from './tables.ts'

// Weights of the findings of a match, for or against it, in percent of the maximum of its system.

/** Points that an uncancelled strain takes from a match. */
// source: this project's own weighing
export const STRAIN = 10

/** The remaining part of the weight of a cancelled dosha. */
// source: this project's own weighing
const CANCELLED_SHARE = 1 / 4

/** Findings with a smaller weight are too near the mean of all pairs to be a reason. */
// source: this project's own weighing
const MIN_WEIGHT = 1.2

/** The mean score of each koota over all 108 x 108 pairs of padas. */
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

/** Weights of verdicts without points, above 0 for the match. */
// source: this project's own weighing; rare verdicts count more
export const MANGLIK_WEIGHT = {
  both_free: 8,
  both_manglik_balanced: 6,
  cancelled: 4,
  one_sided_mild: -STRAIN,
  one_sided: -STRAIN,
} as const
// source: the same
export const PAPA_WEIGHT = { no_dosha: 0, balanced: 0, acceptable: 0, not_balanced: -STRAIN } as const

interface DoshaState {
  /** True if the finding lowers the verdict regardless of the total, and nothing cancels it. */
  strain?: boolean
  cancelled?: boolean
}

/** Points above or below the mean of all pairs, in percent of the maximum, less the strain if there is one. */
export const reasonWeight = (
  points: number,
  mean: number,
  maximum: number,
  { strain = false, cancelled = false }: DoshaState = {},
) => tenths((((points - mean) / maximum) * 100 - (strain ? STRAIN : 0)) * (cancelled ? CANCELLED_SHARE : 1))

/** Rounded to the decimal that answers show, so that the shown value decides. */
const tenths = (value: number) => Math.round(value * 10) / 10

export const kootaWeight = (koota: Koota, score: number, doshaState: DoshaState) =>
  reasonWeight(score, KOOTA_MEANS[koota], ASHTAKOOT_MAXIMUM, doshaState)

/** The maximum number of reasons on either side. */
const MAX_REASONS = 3

/** The heaviest reasons on either side. Of two with equal weight the first comes first. A cancelled dosha is no reason on either side. */
export const heaviestReasons = <R extends { weight: number; cancelled?: boolean }>(
  reasons: readonly R[],
): { for: R[]; against: R[] } => {
  const side = (sign: 1 | -1) =>
    reasons
      .filter(({ weight, cancelled = false }) => !cancelled && weight * sign >= MIN_WEIGHT)
      .sort((a, b) => (b.weight - a.weight) * sign)
      .slice(0, MAX_REASONS)
  return { for: side(1), against: side(-1) }
}
