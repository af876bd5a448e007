import type { TropicalChart } from './chart.ts'
import { rulersAt } from './dignities.ts'
import { CLASSICAL_PLANETS, type ClassicalPlanet } from './points.ts'
import { planetOf } from './sect.ts'

export const RECEPTION_DIGNITIES = ['domicile', 'exaltation'] as const
export type ReceptionDignity = (typeof RECEPTION_DIGNITIES)[number]

export interface Reception {
  readonly a: ClassicalPlanet
  readonly b: ClassicalPlanet
  /** The dignity of `a` in the sign of `b`, by which `a` receives `b`; null without reception. `byB`: the same for `b` receiving `a`. */
  readonly byA: ReceptionDignity | null
  readonly byB: ReceptionDignity | null
}

const receives = (host: ClassicalPlanet, guest: ClassicalPlanet, chart: TropicalChart): ReceptionDignity | null => {
  const rulers = rulersAt(planetOf(guest, chart).longitude, true)
  return RECEPTION_DIGNITIES.find((dignity) => rulers[dignity] === host) ?? null
}

/** Pairs of classical planets in which at least one receives the other. */
export const receptionsIn = (chart: TropicalChart): Reception[] =>
  CLASSICAL_PLANETS.flatMap((a, i) =>
    CLASSICAL_PLANETS.slice(i + 1).flatMap((b) => {
      const [byA, byB] = [receives(a, b, chart), receives(b, a, chart)]
      return byA || byB ? [{ a, b, byA, byB }] : []
    }),
  )
