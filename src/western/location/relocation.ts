import { longitudeUnder } from '../../sky/lines.ts'
import type { Site, Sky } from '../../sky/sky.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { norm, separation, tropical } from '../../zodiac/longitude.ts'
import { type ChartPoint, inHouses, pointsAt, type TropicalChart } from '../chart.ts'
import { type ChartAngles, equalHouses, type HouseCode, type Houses, housesAt } from '../houses.ts'
import type { PointName } from '../points.ts'
import { armcOf } from '../quadrants.ts'
import type { LineAngle } from './lines.ts'

/** The angles of a chart in degrees of any one zodiac. */
type AngleLongitudes = Readonly<Record<'ascendant' | 'midheaven', number>>

/** The longitude of each angle of a chart. */
const angleDegrees = ({ ascendant, midheaven }: AngleLongitudes) =>
  [
    ['MC', midheaven],
    ['IC', norm(midheaven + 180)],
    ['ASC', ascendant],
    ['DSC', norm(ascendant + 180)],
  ] as const satisfies readonly (readonly [LineAngle, number])[]

// source: the contract's orb of angular planets (location-astrology), degrees of longitude
export const ANGULAR_ORB = 8

export interface AngularPoint<N extends string = PointName> {
  readonly planet: N
  readonly angle: LineAngle
  /** Degrees of longitude. */
  readonly orb: number
}
/** The points within `most` degrees of longitude of an angle, nearest first. */
export const angularPoints = <N extends string>(
  chart: AngleLongitudes & { points: readonly { name: N; longitude: number }[] },
  maxOrb: number,
): AngularPoint<N>[] =>
  chart.points
    .flatMap(({ name, longitude }) =>
      angleDegrees(chart).map(([angle, degree]) => ({ planet: name, angle, orb: separation(longitude, degree) })),
    )
    .filter(({ orb }) => orb <= maxOrb)
    .sort((a, b) => a.orb - b.orb)

/** The angles and houses of a chart with the zero point of the zodiac moved by `degrees`. */
export const housesFromZeroPoint = (
  { ascendant, midheaven, houses: { system, cusps } }: AngleLongitudes & { readonly houses: Houses },
  degrees: number,
) => {
  const shift = (longitude: number) => tropical(longitude - degrees)
  const angles = { ascendant: shift(ascendant), midheaven: shift(midheaven) }
  // Houses that begin with signs begin with the new signs; the others move with the angles.
  const houses: Houses =
    system === 'W' || system === 'N'
      ? equalHouses(system, angles)!
      : { system, cusps: cusps.map((cusp) => (cusp === null ? null : shift(cusp))) }
  return { ...angles, houses }
}

/** A chart with the zero point of the zodiac moved by `degrees`. Whole-sign houses start from the new sign of the Ascendant. */
export const fromZeroPoint = <C extends Pick<TropicalChart, 'ascendant' | 'midheaven' | 'houses' | 'points'>>(
  chart: C,
  degrees: number,
): C => {
  const moved = housesFromZeroPoint(chart, degrees)
  const points = inHouses(
    chart.points.map((point) => ({ ...point, longitude: tropical(point.longitude - degrees) })),
    moved.houses,
  )
  return { ...chart, ...moved, points }
}

/** Geodetic frames: the longitude of a place is its midheaven (`sepharial`) or the right ascension of its meridian (`ramc`). */
export const GEODETIC_METHODS = ['sepharial', 'ramc'] as const
export type GeodeticMethod = (typeof GEODETIC_METHODS)[number]

export interface GeodeticChart extends ChartAngles {
  readonly houses: Houses
  readonly points: readonly ChartPoint[]
}
/** The points of a moment in the geodetic houses of a place, with the obliquity of the moment. */
export const geodeticChart = (
  at: JulianDay,
  { latitude, longitude }: Site,
  method: GeodeticMethod,
  system: HouseCode,
  sky: Sky,
): GeodeticChart => {
  const armc = method === 'ramc' ? norm(longitude) : armcOf(norm(longitude), sky.obliquity(at))
  // The longitude where this meridian culminates at the moment has the houses of the frame.
  const overhead = longitudeUnder(armc, sky.siderealTime(at))
  const { angles, houses } = housesAt(at, { latitude, longitude: overhead }, system, sky)
  return { ...angles, houses, points: inHouses(pointsAt(at, sky), houses) }
}
