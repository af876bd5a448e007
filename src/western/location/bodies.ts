import type { Sky } from '../../sky/sky.ts'
import { equatorialOf, type Spherical } from '../../sky/sphere.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { norm, type Tropical } from '../../zodiac/longitude.ts'
import { pointsAt } from '../chart.ts'
import { subPointOf } from './lines.ts'
import { LINE_PLANETS, type LinePlanet } from './tables.ts'

/** Lines of the body itself, with its latitude (`in_mundo`), or of the ecliptic point at its longitude (`zodiacal`). */
export const LINE_MODES = ['in_mundo', 'zodiacal'] as const
export type LineMode = (typeof LINE_MODES)[number]

/** A body and the place on Earth where it is in the zenith. All angles in degrees. */
export interface MappedBody {
  readonly planet: LinePlanet
  readonly longitude: Tropical
  readonly rightAscension: number
  readonly declination: number
  /** The place on Earth where the body is in the zenith. */
  readonly sub: Spherical
}

/** Apparent sidereal time at Greenwich, degrees. */
export const gastAt = (at: JulianDay, sky: Sky): number => norm(15 * sky.siderealTime(at))

/** The bodies of a moment that the ephemeris has, in order, over the Earth at Greenwich sidereal time `gast` (degrees). */
export const bodiesOver = (
  at: JulianDay,
  gast: number,
  mode: LineMode,
  sky: Sky,
  names: readonly LinePlanet[] = LINE_PLANETS,
): MappedBody[] => {
  const obliquity = sky.obliquity(at)
  const byName = new Map(pointsAt(at, sky).map((point) => [point.name, point]))
  return LINE_PLANETS.filter((name) => names.includes(name)).flatMap((planet) => {
    const point = byName.get(planet)
    if (!point) return []
    const { longitude } = point
    const { rightAscension, declination } = mode === 'in_mundo' ? point : equatorialOf(longitude, obliquity)
    return [{ planet, longitude, rightAscension, declination, sub: subPointOf({ rightAscension, declination }, gast) }]
  })
}
