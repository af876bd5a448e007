import { sidereal } from '../../zodiac/longitude.ts'
import type { RasiChart } from '../chart.ts'
import type { Lord } from '../grahas.ts'
import { NAKSHATRA } from '../nakshatras.ts'
import { point, type SiderealPoint } from '../points.ts'

export const SEED_POINTS = [
  'moon',
  'ascendant',
  'sun',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'kshema',
  'utpanna',
  'adhana',
] as const
export type SeedPoint = (typeof SEED_POINTS)[number]

const PLANETS: Partial<Record<SeedPoint, Lord>> = {
  sun: 'Sun',
  mars: 'Mars',
  mercury: 'Mercury',
  jupiter: 'Jupiter',
  venus: 'Venus',
  saturn: 'Saturn',
}
// source: P. V. R. Narasimha Rao, ch. 16; stars after the Moon's own (the 4th, 5th and 8th, both ends counted)
const STARS_AFTER_MOON: Partial<Record<SeedPoint, number>> = { kshema: 3, utpanna: 4, adhana: 7 }

/** The point whose star begins a vimshottari dasha. */
export const seedOf = (seed: SeedPoint, chart: RasiChart): SiderealPoint => {
  if (seed === 'ascendant') return chart.ascendant
  const { graha } = chart
  const planet = PLANETS[seed]
  return planet ? graha[planet] : point(sidereal(graha.Moon.longitude + (STARS_AFTER_MOON[seed] ?? 0) * NAKSHATRA))
}
