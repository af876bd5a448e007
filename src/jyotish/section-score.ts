import type { HouseNumber } from '../zodiac/signs.ts'
import type { HouseReading, HouseWeight } from './house-tone.ts'
import { bandOf, clamped, type QualityBand } from './quality.ts'
import { meanOf } from './sign-scores.ts'

/** How a section of a life stands: a score of 0 to 100 from the balance of its houses, its band, and what weighs most in it. */

export const SECTION_BANDS = ['strong', 'good', 'mixed', 'weak'] as const
export type SectionBand = (typeof SECTION_BANDS)[number]

const BANDS: Record<QualityBand, SectionBand> = {
  excellent: 'strong',
  good: 'good',
  mixed: 'mixed',
  difficult: 'weak',
  hard: 'weak',
}
/** The bands of quality, the two below the middle as one. */
export const sectionBand = (score: number): SectionBand => BANDS[bandOf(score)]

export interface SectionWeight extends HouseWeight {
  of: HouseReading
}

/** From 50, moved by 8 for each point of the mean balance of its houses. */
export const sectionScore = (houses: readonly HouseNumber[], readings: readonly HouseReading[]) => {
  const own = houses.map((house) => readings[house - 1]!)
  const weights = own.flatMap((of): SectionWeight[] => of.weights.map((weight) => ({ ...weight, of })))
  /** The first of the greatest on one side of the balance; null where that side is empty. */
  const weightiest = (side: 1 | -1) =>
    weights.reduce<SectionWeight | null>(
      (most, weight) => (side * weight.effect > (most ? side * most.effect : 0) ? weight : most),
      null,
    )
  return {
    score: clamped(50 + 8 * meanOf(own.map(({ balance }) => balance))),
    helper: weightiest(1),
    burden: weightiest(-1),
  }
}
