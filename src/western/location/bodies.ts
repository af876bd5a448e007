import type { Sky } from '../../sky/sky.ts'
import { equatorialOf, type Spherical } from '../../sky/sphere.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { norm, type Tropical } from '../../zodiac/longitude.ts'
import { pointsAt } from '../chart.ts'
import { subPointOf } from './lines.ts'
import { MAPPED, type Mapped } from './tables.ts'

/** By the body itself (its latitude counts), or by the point of the ecliptic at its longitude. */
export const LINE_MODES = ['in_mundo', 'zodiacal'] as const
export type LineMode = (typeof LINE_MODES)[number]

/** A body over the turning Earth. */
export interface MappedBody {
  readonly planet: Mapped
  readonly longitude: Tropical
  readonly rightAscension: number
  readonly declination: number
  /** The place of the Earth over which it stands. */
  readonly sub: Spherical
}

/** Apparent sidereal time at Greenwich, degrees. */
export const gastAt = (at: JulianDay, sky: Sky): number => norm(15 * sky.siderealTime(at))

/** Bodies of a moment over the Earth as it stood at a sidereal time of Greenwich; those that the ephemeris has, in order. */
export const bodiesOver = (
  at: JulianDay,
  gast: number,
  mode: LineMode,
  sky: Sky,
  names: readonly Mapped[] = MAPPED,
): MappedBody[] => {
  const obliquity = sky.obliquity(at)
  const byName = new Map(pointsAt(at, sky).map((point) => [point.name, point]))
  return MAPPED.filter((name) => names.includes(name)).flatMap((planet) => {
    const point = byName.get(planet)
    if (!point) return []
    const { longitude } = point
    const { rightAscension, declination } = mode === 'in_mundo' ? point : equatorialOf(longitude, obliquity)
    return [{ planet, longitude, rightAscension, declination, sub: subPointOf({ rightAscension, declination }, gast) }]
  })
}
