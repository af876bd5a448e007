import { type DoshaVerdict, isUncancelled, kootaDoshas } from './doshas.ts'
import { overCombinations, type Side, type StarPosition, sideOfStar } from './profiles.ts'
import { KOOTA_RULES } from './rules.ts'
import { KOOTAS, type Koota, SCORE_STEP } from './tables.ts'

/** From the best to the worst. */
export const ASHTAKOOT_VERDICTS = ['excellent', 'very_good', 'good', 'acceptable', 'not_recommended'] as const
export type MatchVerdict = (typeof ASHTAKOOT_VERDICTS)[number]

export interface Ashtakoot {
  scores: Record<Koota, number>
  /** 0..36. */
  total: number
  /** True if unknown padas could not change any koota, dosha or cancellation. */
  exact: boolean
  /** Nadi, then Bhakoot. */
  doshas: DoshaVerdict[]
  verdict: MatchVerdict
}

/** A mean of scores, rounded half up to a step of 0.5. */
export const meanKootaScore = (sum: number, count: number) => Math.floor(sum / count / SCORE_STEP + 0.5) * SCORE_STEP

// source: North Indian practice on Muhurta Chintamani; 18 of 36 is the accepted minimum
const BANDS: readonly (readonly [least: number, verdict: MatchVerdict])[] = [
  [33, 'excellent'],
  [25, 'very_good'],
  [21, 'good'],
  [18, 'acceptable'],
  [0, 'not_recommended'],
]

/** The verdict. An uncancelled Nadi dosha and an uncancelled Bhakoot of 6/8 lower it by one band each. */
const verdictOf = (total: number, doshas: readonly DoshaVerdict[]): MatchVerdict => {
  const lowered = doshas.filter((dosha) => isUncancelled(dosha) && dosha.severity === 'major').length
  const band = ASHTAKOOT_VERDICTS.indexOf(BANDS.find(([least]) => total >= least)![1])
  return ASHTAKOOT_VERDICTS[Math.min(band + lowered, ASHTAKOOT_VERDICTS.length - 1)]!
}

/**
 * The eight kootas (36 guna) of two people. If a pada is not known, all padas are equally likely: the score of a koota
 * is its mean over the combinations, rounded half up to 0.5. The total is the sum of the rounded scores. Muhurta
 * Chintamani, Vivaha prakarana.
 */
export const ashtakootOf = (groom: Side, bride: Side): Ashtakoot => {
  let isSame = true
  let total = 0
  const scores = {} as Ashtakoot['scores']
  for (const koota of KOOTAS) {
    const values = overCombinations(groom, bride, KOOTA_RULES[koota])
    isSame &&= values.every((score) => score === values[0])
    scores[koota] = meanKootaScore(
      values.reduce((sum, score) => sum + score, 0),
      values.length,
    )
    total += scores[koota]
  }
  const { doshas, exact } = kootaDoshas(groom, bride)
  return {
    scores,
    total,
    exact: isSame && exact && !groom.straddles && !bride.straddles,
    doshas,
    verdict: verdictOf(total, doshas),
  }
}

/** The eight kootas of two stars, over all possible padas of each. */
export const ashtakoot = (groom: StarPosition, bride: StarPosition): Ashtakoot =>
  ashtakootOf(sideOfStar(groom), sideOfStar(bride))

/** The part of a maximum in percent, to one decimal. */
export const percentage = (total: number, maximum: number) => Math.round((total / maximum) * 1000) / 10
