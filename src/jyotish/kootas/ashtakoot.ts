import { type DoshaVerdict, isUncancelled, kootaDoshas } from './doshas.ts'
import { inEvery, type Side, type Star, sideOfStar } from './profiles.ts'
import { KOOTA_RULES } from './rules.ts'
import { KOOTAS, type Koota, SCORE_STEP } from './tables.ts'

/** Best first. */
export const ASHTAKOOT_VERDICTS = ['excellent', 'very_good', 'good', 'acceptable', 'not_recommended'] as const
export type Verdict = (typeof ASHTAKOOT_VERDICTS)[number]

export interface Ashtakoot {
  scores: Record<Koota, number>
  /** 0 to 36. */
  total: number
  /** Whether no koota, dosha or cancellation would change with what is not known of the padas. */
  exact: boolean
  /** Nadi, Bhakoot. */
  doshas: DoshaVerdict[]
  verdict: Verdict
}

/** A mean of scores in steps of 0.5, rounded half up to a step. */
export const meanScore = (sum: number, count: number) => Math.floor(sum / count / SCORE_STEP + 0.5) * SCORE_STEP

// source: North Indian practice on Muhurta Chintamani; 18 of 36 is the least that is taken
const BANDS: readonly (readonly [least: number, verdict: Verdict])[] = [
  [33, 'excellent'],
  [25, 'very_good'],
  [21, 'good'],
  [18, 'acceptable'],
  [0, 'not_recommended'],
]

/** A Nadi dosha, or a Bhakoot of 6/8, that nothing cancels lowers the verdict by a band each. */
const verdictOf = (total: number, doshas: readonly DoshaVerdict[]): Verdict => {
  const lowered = doshas.filter((dosha) => isUncancelled(dosha) && dosha.severity === 'major').length
  const band = ASHTAKOOT_VERDICTS.indexOf(BANDS.find(([least]) => total >= least)![1])
  return ASHTAKOOT_VERDICTS[Math.min(band + lowered, ASHTAKOOT_VERDICTS.length - 1)]!
}

/**
 * The eight kootas (36 guna) of two people. Where a pada is not known all are equally likely: a koota is its mean over the
 * combinations, rounded half up to 0.5; the total is the sum of the rounded kootas. Muhurta Chintamani, Vivaha prakarana.
 */
export const ashtakootOf = (groom: Side, bride: Side): Ashtakoot => {
  let same = true
  let total = 0
  const scores = {} as Ashtakoot['scores']
  for (const koota of KOOTAS) {
    const each = inEvery(groom, bride, KOOTA_RULES[koota])
    same &&= each.every((score) => score === each[0])
    scores[koota] = meanScore(
      each.reduce((sum, score) => sum + score, 0),
      each.length,
    )
    total += scores[koota]
  }
  const { doshas, exact } = kootaDoshas(groom, bride)
  return {
    scores,
    total,
    exact: same && exact && !groom.straddles && !bride.straddles,
    doshas,
    verdict: verdictOf(total, doshas),
  }
}

/** The eight kootas of two stars, over every pada that each may have. */
export const ashtakoot = (groom: Star, bride: Star): Ashtakoot => ashtakootOf(sideOfStar(groom), sideOfStar(bride))

/** The share of a maximum in percent, to one decimal. */
export const percentage = (total: number, maximum: number) => Math.round((total / maximum) * 1000) / 10
