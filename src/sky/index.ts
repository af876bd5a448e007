import type { Body } from '../ephemeris/bodies.ts'
import { createEphemeris, type Ephemeris } from '../ephemeris/index.ts'
import { type Star, starCatalogue } from '../ephemeris/stars.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { type Tropical, tropical } from '../zodiac/longitude.ts'
import type { Angles, Position, Sky, SkyTables } from './sky.ts'
import type { Equatorial } from './sphere.ts'
import { starPlace } from './stars.ts'

let cachedMoshierSky: Sky | undefined
const moshierSky = (): Sky => (cachedMoshierSky ??= createSky(createEphemeris({ model: 'moshier' })))

/** A `Sky` over the native core. */
export const createSky = (ephemeris: Ephemeris): Sky => {
  const positions = (at: JulianDay, bodies: readonly Body[]): Position[] => {
    const rows = ephemeris.positions(at, bodies, 'ecliptic')
    // The most frequent call: a plain loop takes half the time of `map`.
    const places = new Array<Position>(bodies.length)
    for (let body = 0, i = 0; body < bodies.length; body++, i += 6)
      places[body] = {
        longitude: rows[i] as Tropical,
        latitude: rows[i + 1]!,
        distance: rows[i + 2]!,
        longitudeSpeed: rows[i + 3]!,
        latitudeSpeed: rows[i + 4]!,
        distanceSpeed: rows[i + 5]!,
      }
    return places
  }

  const equatorial = (at: JulianDay, bodies: readonly Body[]): Equatorial[] => {
    const rows = ephemeris.positions(at, bodies, 'equatorial')
    return bodies.map((_, body) => ({ rightAscension: rows[body * 6]!, declination: rows[body * 6 + 1]! }))
  }

  const orientation = {
    obliquity: (at: JulianDay) => ephemeris.orientation(at)[1]!,
    nutation: (at: JulianDay) => ephemeris.orientation(at)[2]!,
  }

  const stars = (at: JulianDay, names: readonly Star[]) =>
    names.map((name) => starPlace(starCatalogue().get(name)!, at, { positions, ...orientation }))

  const anglesOf = (row: Float64Array): Angles => ({
    ascendant: tropical(row[12]!),
    midheaven: tropical(row[13]!),
    armc: row[14]!,
    vertex: tropical(row[15]!),
  })

  const cuspsOf = (row: Float64Array): Tropical[] => {
    const cusps = new Array<Tropical>(12)
    for (let i = 0; i < 12; i++) cusps[i] = tropical(row[i]!)
    return cusps
  }

  const positionIn = (rows: Float64Array, i: number): Position => ({
    longitude: rows[i] as Tropical,
    latitude: rows[i + 1]!,
    distance: rows[i + 2]!,
    longitudeSpeed: rows[i + 3]!,
    latitudeSpeed: rows[i + 4]!,
    distanceSpeed: rows[i + 5]!,
  })
  const places: Sky['places'] = (at, numbers, view) => {
    const ecliptic = ephemeris.places(at, numbers, view)
    const equatorial = ephemeris.places(at, numbers, { ...view, frame: 'equatorial' })
    return numbers.map((_, body) => {
      const i = 6 * body
      if (Number.isNaN(ecliptic[i]!)) return null
      return { ...positionIn(ecliptic, i), rightAscension: equatorial[i]!, declination: equatorial[i + 1]! }
    })
  }

  const tables: SkyTables = {
    positions: (moments, bodies, frame) => ephemeris.positionBatch(moments, bodies, frame).values,
    ayanamshas: (moments, id) => ephemeris.ayanamshaBatch(moments, id).values,
    ascendants(rows) {
      const { values } = ephemeris.houseBatch(rows, 'equal')
      const ascendants = new Float64Array(rows.length / 3)
      for (let row = 0; row < ascendants.length; row++) ascendants[row] = values[row * 16 + 12]!
      return ascendants
    },
    houses: (rows, system) => ephemeris.houseBatch(rows, system).values,
    isUniform: ({ from, to }) =>
      ephemeris.tables.some((table) => from >= table.from && to < table.to) ||
      ephemeris.tables.every((table) => to < table.from || from >= table.to),
  }

  return {
    positions,
    tables,
    places,
    bodySet: (bodies) => ephemeris.bodySet(bodies),
    equatorial,
    stars,
    ayanamsha: ephemeris.ayanamsha,
    angles: (at, site) => anglesOf(ephemeris.houses(at, site, 'equal')),
    cusps: (at, site, system) => {
      const row = ephemeris.houses(at, site, system)
      const hasCusps = !Number.isNaN(row[0])
      return { system, cusps: hasCusps ? cuspsOf(row) : null, ...anglesOf(row) }
    },
    meridianCusps: (meridian, system) => {
      const row = ephemeris.meridianHouses(meridian, system)
      return Number.isNaN(row[0]) ? null : cuspsOf(row)
    },
    siderealTime: (at) => ephemeris.orientation(at)[0]!,
    ...orientation,
    horizon: ephemeris.horizon,
    crossings: ephemeris.crossings,
    passes: ephemeris.passes,
    scan: ephemeris.scan,
    extrema: ephemeris.extrema,
    scanExtrema: ephemeris.scanExtrema,
    appearances: ephemeris.appearances,
    eclipses: ephemeris.eclipses,
    localEclipse: ephemeris.localEclipse,
    eclipsePhase: ephemeris.eclipsePhase,
    range: ephemeris.range,
    moshierSky,
  }
}
