import { houseFrom, type SignIndex } from '../../zodiac/signs.ts'
import type { Ashtakoot } from './ashtakoot.ts'
import { isUncancelled } from './doshas.ts'
import { STRAIN } from './reason-weights.ts'
import type { MatchSystem } from './systems.ts'

// source: common practice, which names Muhurta Chintamani, Vivaha prakarana (dvirdvadasha and shadashtaka)
/** Distances of signs that strain; the others support. */
const STRAINING: readonly number[] = [2, 6, 8, 12]

export const signBond = (a: SignIndex, b: SignIndex) => {
  const distance = houseFrom(a, b)
  return { distance, supportive: !STRAINING.includes(distance) }
}

export const MATCH_BANDS = ['excellent', 'good', 'average', 'weak'] as const
// source: this project's own weighing; percent
const BAND_FROM = [75, 60, 45] as const

export interface Strain {
  name: 'nadi' | 'rajju' | 'vedha' | 'manglik' | 'papasamya'
  present: boolean
}

/** The best band of a match that a system does not recommend. */
// source: this project's own weighing, so that no answer praises what it advises against
const BEST_REFUSED = MATCH_BANDS.indexOf('average')

/**
 * The score and band of a match: the percentage of Ashtakoot, less `STRAIN` for each uncancelled strain. A match that one of
 * the systems refuses is `average` at best, and `weak` if the eight kootas refuse it. `refusing` has the systems that lowered
 * the band. Design of this project.
 */
export const overallMatch = (percentage: number, strains: readonly Strain[], refusals: readonly MatchSystem[]) => {
  const present = strains.filter((strain) => strain.present)
  const score = percentage - STRAIN * present.length
  const found = BAND_FROM.findIndex((least) => score >= least)
  const byScore = found < 0 ? MATCH_BANDS.length - 1 : found
  const best = refusals.includes('ashtakoot') ? MATCH_BANDS.length - 1 : refusals.length > 0 ? BEST_REFUSED : 0
  const band = MATCH_BANDS[Math.max(byScore, best)]!
  return { band, score, present, refusing: byScore < best ? refusals : [] }
}

export const hasNadiDosha = ({ doshas }: Ashtakoot) =>
  doshas.some((dosha) => dosha.name === 'Nadi' && isUncancelled(dosha))
