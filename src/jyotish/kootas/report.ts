import { houseFrom, type SignIndex } from '../../zodiac/signs.ts'
import type { Ashtakoot } from './ashtakoot.ts'
import { isUncancelled } from './doshas.ts'
import { STRAIN } from './reason-weights.ts'

// source: common practice, which names Muhurta Chintamani, Vivaha prakarana (dvirdvadasha and shadashtaka)
/** Distances of signs that strain; the others support. */
const STRAINING: readonly number[] = [2, 6, 8, 12]

export const signBond = (a: SignIndex, b: SignIndex) => {
  const distance = houseFrom(a, b)
  return { distance, supportive: !STRAINING.includes(distance) }
}

export const BANDS = ['excellent', 'good', 'average', 'weak'] as const
// source: this project's own weighing; percent
const BAND_FROM = [75, 60, 45] as const

export interface Strain {
  name: 'nadi' | 'rajju' | 'vedha' | 'manglik' | 'papasamya'
  present: boolean
}

/**
 * The score and band of a match: the percentage of Ashtakoot, less `STRAIN` for each uncancelled strain. Design of this
 * project.
 */
export const overallMatch = (percentage: number, strains: readonly Strain[]) => {
  const present = strains.filter((strain) => strain.present)
  const score = percentage - STRAIN * present.length
  const band = BANDS[BAND_FROM.findIndex((least) => score >= least)] ?? 'weak'
  return { band, score, present }
}

export const hasNadiDosha = ({ doshas }: Ashtakoot) =>
  doshas.some((dosha) => dosha.name === 'Nadi' && isUncancelled(dosha))
