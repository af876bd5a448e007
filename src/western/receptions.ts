import type { TropicalChart } from './chart.ts'
import { rulersAt } from './dignities.ts'
import { type Classical, SEVEN } from './points.ts'
import { planetOf } from './sect.ts'

export const RECEIVED_BY = ['domicile', 'exaltation'] as const
export type ReceivedBy = (typeof RECEIVED_BY)[number]

export interface Reception {
  readonly a: Classical
  readonly b: Classical
  /** The dignity of `a` in the sign of `b`, by which `a` receives `b`; null without reception. `byB`: the same for `b` receiving `a`. */
  readonly byA: ReceivedBy | null
  readonly byB: ReceivedBy | null
}

const receives = (host: Classical, guest: Classical, chart: TropicalChart): ReceivedBy | null => {
  const rulers = rulersAt(planetOf(guest, chart).longitude, true)
  return RECEIVED_BY.find((dignity) => rulers[dignity] === host) ?? null
}

/** Pairs of classical planets in which at least one receives the other. */
export const receptionsIn = (chart: TropicalChart): Reception[] =>
  SEVEN.flatMap((a, i) =>
    SEVEN.slice(i + 1).flatMap((b) => {
      const [byA, byB] = [receives(a, b, chart), receives(b, a, chart)]
      return byA || byB ? [{ a, b, byA, byB }] : []
    }),
  )
