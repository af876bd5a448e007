import { altitudeOf, atan2, cos, type Equatorial, placeAlong, type Spherical, sin } from '../../sky/sphere.ts'
import { norm, separation } from '../../zodiac/longitude.ts'
import type { MappedBody } from './bodies.ts'
import { KM_PER_DEGREE } from './nearest.ts'
import type { LinePlanet } from './tables.ts'

/** Horizontal coordinates in degrees: azimuth from north through east, altitude above the geometric horizon. */
export interface Horizontal {
  readonly azimuth: number
  readonly altitude: number
}
const horizontalOf = (body: Equatorial, { longitude, latitude }: Spherical, gast: number): Horizontal => {
  const { rightAscension, declination } = body
  const hour = gast + longitude - rightAscension
  const east = -sin(hour) * cos(declination)
  const north = sin(declination) * cos(latitude) - cos(declination) * cos(hour) * sin(latitude)
  return { azimuth: norm(atan2(east, north)), altitude: altitudeOf(body, latitude, gast + longitude) }
}

export interface LocalBody extends Horizontal {
  readonly planet: LinePlanet
}
export const localSpace = (bodies: readonly MappedBody[], origin: Spherical, gast: number): LocalBody[] =>
  bodies.map((body) => ({ planet: body.planet, ...horizontalOf(body, origin, gast) }))

/** The bodies whose azimuth is within `orb` degrees of a bearing, nearest first. */
export const bodiesTowards = (bodies: readonly LocalBody[], bearing: number, orb: number) =>
  bodies
    .map(({ planet, azimuth }) => ({ planet, azimuth, orb: separation(azimuth, bearing) }))
    .filter((each) => each.orb <= orb)
    .sort((a, b) => a.orb - b.orb)

/** The distance between vertices of a great circle, km. */
const VERTEX_SPACING_KM = 100
/** Half the circumference of the Earth, km. */
export const ANTIPODE_KM = 180 * KM_PER_DEGREE

/** Vertices [longitude, latitude] of the great circle from a place in a bearing, `length` kilometres long. */
export const greatCircleFrom = (origin: Spherical, bearing: number, length: number): [number, number][] => {
  const totalKm = Math.min(length, ANTIPODE_KM)
  const count = Math.ceil(totalKm / VERTEX_SPACING_KM)
  return Array.from({ length: count + 1 }, (_, i) => {
    const { longitude, latitude } = placeAlong(
      origin,
      bearing,
      Math.min(i * VERTEX_SPACING_KM, totalKm) / KM_PER_DEGREE,
    )
    return [longitude, latitude]
  })
}

export const COMPASS_POINTS = [
  'N',
  'NNE',
  'NE',
  'ENE',
  'E',
  'ESE',
  'SE',
  'SSE',
  'S',
  'SSW',
  'SW',
  'WSW',
  'W',
  'WNW',
  'NW',
  'NNW',
] as const
export const SECTORS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
export type Sector = (typeof SECTORS)[number]
const directionAmong = <const W extends readonly string[]>(names: W, azimuth: number): W[number] =>
  names[Math.round((azimuth * names.length) / 360) % names.length]!
export const compassOf = (azimuth: number) => directionAmong(COMPASS_POINTS, azimuth)
export const sectorOf = (azimuth: number): Sector => directionAmong(SECTORS, azimuth)

// source: this project's own words, from the traditional significations of the planets
export const DIRECTION_USES = {
  Sun: 'for the desk of whoever leads, and for being seen',
  Moon: 'for beds, kitchens and family tables',
  Mercury: 'for study, telephones and errands',
  Venus: 'for guests, pictures and rest together',
  Mars: 'for tools, exercise and hard work; keep sharp things in order',
  Jupiter: 'for teaching, hospitality and long journeys',
  Saturn: 'for storage, silence and work that needs patience',
  Uranus: 'for workshops and machines; expect surprises',
  Neptune: 'for music, prayer and water; keep accounts elsewhere',
  Pluto: 'for what is kept locked, cleared out or rebuilt',
  Chiron: 'for tending what hurts, and for teaching it',
  'North Node': 'for doors that one means to go through more often',
} as const satisfies Record<LinePlanet, string>
