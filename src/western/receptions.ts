import type { TropicalChart } from './chart.ts'
import { rulersAt } from './dignities.ts'
import { type Classical, SEVEN } from './points.ts'
import { planetOf } from './sect.ts'

export const RECEIVED_BY = ['domicile', 'exaltation'] as const
export type ReceivedBy = (typeof RECEIVED_BY)[number]

export interface Reception {
  readonly a: Classical
  readonly b: Classical
  /** By which dignity `a` receives `b`, who stands in its sign; and `b` receives `a`. */
  readonly byA: ReceivedBy | null
  readonly byB: ReceivedBy | null
}

const receives = (host: Classical, guest: Classical, chart: TropicalChart): ReceivedBy | null => {
  const rulers = rulersAt(planetOf(guest, chart).longitude, true)
  return RECEIVED_BY.find((dignity) => rulers[dignity] === host) ?? null
}

/** Every pair of the seven of which one at least stands in a sign of the other. */
export const receptionsIn = (chart: TropicalChart): Reception[] =>
  SEVEN.flatMap((a, i) =>
    SEVEN.slice(i + 1).flatMap((b) => {
      const [byA, byB] = [receives(a, b, chart), receives(b, a, chart)]
      return byA || byB ? [{ a, b, byA, byB }] : []
    }),
  )
