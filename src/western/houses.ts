import type { HouseSystem } from '../ephemeris/bodies.ts'
import type { Site, Sky } from '../sky/sky.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { roundDegrees } from '../zodiac/division.ts'
import { norm, type Tropical, tropical } from '../zodiac/longitude.ts'
import { type HouseNumber, signOf } from '../zodiac/signs.ts'

export const HOUSE_CODES = ['P', 'K', 'W', 'E'] as const
export type HouseCode = (typeof HOUSE_CODES)[number]
export const HOUSE_NAMES = { P: 'Placidus', K: 'Koch', W: 'Whole sign', E: 'Equal' } as const satisfies Record<
  HouseCode,
  string
>
const QUADRANT = { P: 'placidus', K: 'koch' } as const satisfies Partial<Record<HouseCode, HouseSystem>>

// source: this project's own words for the traditional significations, house 1 first
const SIGNIFICATIONS = [
  'self, body, manner',
  'money, possessions, values',
  'siblings, neighbours, learning, short trips',
  'home, family, roots',
  'children, romance, creation, play',
  'work, routine, service, health',
  'partner, marriage, open opponents',
  'shared resources, crisis, inheritance',
  'travel, study, belief, law',
  'career, standing, authority',
  'friends, groups, hopes',
  'retreat, hidden matters, endings',
] as const
export const houseSignification = (house: number): string => SIGNIFICATIONS[house - 1]!

/** Twelve cusps, house 1 first. Within the polar circles Placidus and Koch have the four angles only; their other cusps are null. */
export interface Houses {
  readonly system: HouseCode
  readonly cusps: readonly (Tropical | null)[]
}

export interface Angles {
  readonly ascendant: Tropical
  readonly midheaven: Tropical
  /** Right ascension of the meridian, degrees. */
  readonly armc: number
}

/**
 * The angles of a moment and place, with the houses of a system.
 *
 * Notes: within the polar circles the ascendant is the rising point for which (ascendant - midheaven) mod 360 is below 180;
 * Placidus and Koch then have the four angles only.
 * Reference: Swiss Ephemeris, swe_houses_ex2.
 */
export const housesAt = (
  at: JulianDay,
  site: Site,
  system: HouseCode,
  sky: Pick<Sky, 'angles' | 'cusps'>,
): { angles: Angles; houses: Houses } => {
  if (system === 'W' || system === 'E') {
    const angles = sky.angles(at, site)
    return { angles, houses: equalHouses(system, angles.ascendant) }
  }
  const { cusps, ...angles } = sky.cusps(at, site, QUADRANT[system])
  return { angles, houses: cusps ? { system, cusps } : anglesOnly(system, angles) }
}

/** Houses of thirty degrees, from the ascendant or from the beginning of its sign. */
const equalHouses = (system: 'W' | 'E', ascendant: number): Houses => {
  const first = system === 'W' ? 30 * signOf(ascendant) : ascendant
  return { system, cusps: Array.from({ length: 12 }, (_, i) => tropical(first + 30 * i)) }
}

/** Houses with the four angles as the only cusps, for latitudes where a quadrant system is undefined. */
export const anglesOnly = (
  system: HouseCode,
  { ascendant, midheaven }: Pick<Angles, 'ascendant' | 'midheaven'>,
): Houses => {
  const cusps = Array<Tropical | null>(12).fill(null)
  cusps[0] = ascendant
  cusps[3] = tropical(midheaven + 180)
  cusps[6] = tropical(ascendant + 180)
  cusps[9] = midheaven
  return { system, cusps }
}

export const isComplete = ({ cusps }: Houses): boolean => cusps.every((cusp) => cusp !== null)

/** The house of a longitude, from its cusp (inclusive) to the next cusp (exclusive); null if a cusp is null. */
export const houseOf = (longitude: number, houses: Houses): HouseNumber | null => {
  if (!isComplete(houses)) return null
  const { cusps } = houses
  const from = (cusp: number, to: number) => norm(roundDegrees(to - cusp))
  const index = cusps.findIndex((cusp, i) => from(cusp!, longitude) < from(cusp!, cusps[(i + 1) % 12]!))
  return (index + 1) as HouseNumber
}
