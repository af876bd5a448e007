import type { Body } from '../ephemeris/bodies.ts'
import type { Ephemeris } from '../ephemeris/index.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { type Tropical, tropical } from '../zodiac/longitude.ts'
import type { Angles, Equatorial, Position, Sky } from './sky.ts'

/** A `Sky` over the native core. */
export const createSky = (ephemeris: Ephemeris): Sky => {
  const positions = (at: JulianDay, bodies: readonly Body[]): Position[] => {
    const rows = ephemeris.positions(at, bodies, 'ecliptic')
    return bodies.map((_, body) => ({
      longitude: rows[body * 6] as Tropical,
      latitude: rows[body * 6 + 1]!,
      distance: rows[body * 6 + 2]!,
      longitudeSpeed: rows[body * 6 + 3]!,
      latitudeSpeed: rows[body * 6 + 4]!,
      distanceSpeed: rows[body * 6 + 5]!,
    }))
  }

  const equatorial = (at: JulianDay, bodies: readonly Body[]): Equatorial[] => {
    const rows = ephemeris.positions(at, bodies, 'equatorial')
    return bodies.map((_, body) => ({ rightAscension: rows[body * 6]!, declination: rows[body * 6 + 1]! }))
  }

  const anglesOf = (row: Float64Array): Angles => ({
    ascendant: tropical(row[12]!),
    midheaven: tropical(row[13]!),
    armc: row[14]!,
    vertex: tropical(row[15]!),
  })

  return {
    positions,
    bodySet: (bodies) => ephemeris.bodySet(bodies),
    equatorial,
    ayanamsha: ephemeris.ayanamsha,
    angles: (at, site) => anglesOf(ephemeris.houses(at, site, 'equal')),
    cusps: (at, site, system) => {
      const row = ephemeris.houses(at, site, system)
      const exist = !Number.isNaN(row[0])
      return { system, cusps: exist ? Array.from(row.subarray(0, 12), tropical) : null, ...anglesOf(row) }
    },
    siderealTime: (at) => ephemeris.orientation(at)[0]!,
    obliquity: (at) => ephemeris.orientation(at)[1]!,
    horizon: ephemeris.horizon,
    crossings: ephemeris.crossings,
    passes: ephemeris.passes,
    scan: ephemeris.scan,
    extrema: ephemeris.extrema,
    appearances: ephemeris.appearances,
    eclipses: ephemeris.eclipses,
    localEclipse: ephemeris.localEclipse,
    range: ephemeris.range,
  }
}
