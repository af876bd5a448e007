import type { RasiChart } from '../../../jyotish/chart.ts'
import { GRAHAS, type Graha } from '../../../jyotish/grahas.ts'

/** Natal points that transits contact. */
export const POINTS = ['Ascendant', ...GRAHAS] as const
export type TransitPoint = (typeof POINTS)[number]

export const pointLongitudes = ({ ascendant, graha }: RasiChart): Record<TransitPoint, number> =>
  Object.fromEntries(
    POINTS.map((name) => [name, name === 'Ascendant' ? ascendant.longitude : graha[name].longitude]),
  ) as unknown as Record<TransitPoint, number>

// source: BPHS ch. 26; houses looked at besides the seventh
const SPECIAL: Partial<Record<Graha, readonly number[]>> = { Mars: [4, 8], Jupiter: [5, 9], Saturn: [3, 10] }

export interface AngleAhead {
  kind: string
  /** House of the aspect; 1 is conjunction. */
  house: number
  /** Degrees from the planet forward to the point. */
  angle: number
}

/** Conjunction and graha aspects by degree. */
export const ANGLES_AHEAD = Object.fromEntries(
  GRAHAS.map((graha) => [
    graha,
    [1, 7, ...(SPECIAL[graha] ?? [])].map((house) => ({
      kind: house === 1 ? 'conjunction' : `aspect_${house}`,
      house,
      angle: (house - 1) * 30,
    })),
  ]),
) as unknown as Record<Graha, readonly AngleAhead[]>
