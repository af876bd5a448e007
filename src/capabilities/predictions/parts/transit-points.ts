import type { RasiChart } from '../../../jyotish/chart.ts'
import { GRAHAS, type Graha } from '../../../jyotish/grahas.ts'

/** Natal points that transits contact. */
export const NATAL_TARGETS = ['Ascendant', ...GRAHAS] as const
export type NatalTarget = (typeof NATAL_TARGETS)[number]

export const pointLongitudes = ({ ascendant, graha }: RasiChart): Record<NatalTarget, number> =>
  Object.fromEntries(
    NATAL_TARGETS.map((name) => [name, name === 'Ascendant' ? ascendant.longitude : graha[name].longitude]),
  ) as unknown as Record<NatalTarget, number>

// source: BPHS ch. 26; houses looked at besides the seventh
const SPECIAL: Partial<Record<Graha, readonly number[]>> = { Mars: [4, 8], Jupiter: [5, 9], Saturn: [3, 10] }

export const CONTACT_KINDS = [
  'conjunction',
  'aspect_3',
  'aspect_4',
  'aspect_5',
  'aspect_7',
  'aspect_8',
  'aspect_9',
  'aspect_10',
] as const

export interface AngleAhead {
  kind: (typeof CONTACT_KINDS)[number]
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
