import { longitudeUnder } from '../../sky/lines.ts'
import type { Site, Sky } from '../../sky/sky.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { norm, separation, tropical } from '../../zodiac/longitude.ts'
import { signOf } from '../../zodiac/signs.ts'
import { type ChartPoint, inHouses, pointsAt, type TropicalChart } from '../chart.ts'
import { type Angles, type HouseCode, type Houses, housesAt } from '../houses.ts'
import type { PointName } from '../points.ts'
import { armcOf } from '../quadrants.ts'
import type { LineAngle } from './lines.ts'

/** Of one zodiac, whichever it is. */
type Degrees = Readonly<Record<'ascendant' | 'midheaven', number>>

/** The degree of each angle of a chart. */
const angleDegrees = ({ ascendant, midheaven }: Degrees) =>
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
/** Points within so many degrees of longitude of an angle, the nearest first. */
export const angularPoints = <N extends string>(
  chart: Degrees & { points: readonly { name: N; longitude: number }[] },
  most: number,
): AngularPoint<N>[] =>
  chart.points
    .flatMap(({ name, longitude }) =>
      angleDegrees(chart).map(([angle, degree]) => ({ planet: name, angle, orb: separation(longitude, degree) })),
    )
    .filter(({ orb }) => orb <= most)
    .sort((a, b) => a.orb - b.orb)

/** A chart seen from another zero point of the zodiac; whole signs begin with the sign that rises there. */
export const fromZeroPoint = <C extends Pick<TropicalChart, 'ascendant' | 'midheaven' | 'houses' | 'points'>>(
  chart: C,
  degrees: number,
): C => {
  const back = (longitude: number) => tropical(longitude - degrees)
  const ascendant = back(chart.ascendant)
  const { system, cusps } = chart.houses
  const houses: Houses = {
    system,
    cusps:
      system === 'W'
        ? cusps.map((_, i) => tropical(30 * signOf(ascendant) + 30 * i))
        : cusps.map((cusp) => (cusp === null ? null : back(cusp))),
  }
  const points = inHouses(
    chart.points.map((point) => ({ ...point, longitude: back(point.longitude) })),
    houses,
  )
  return { ...chart, ascendant, midheaven: back(chart.midheaven), houses, points }
}

/** Frames of the Earth that stand still: the longitude of a place is the longitude of its midheaven, or its meridian's right ascension. */
export const GEODETIC_METHODS = ['sepharial', 'ramc'] as const
export type GeodeticMethod = (typeof GEODETIC_METHODS)[number]

export interface GeodeticChart extends Angles {
  readonly houses: Houses
  readonly points: readonly ChartPoint[]
}
/** A moment's planets in the houses of a place that the frame gives it; with the obliquity of the moment. */
export const geodeticChart = (
  at: JulianDay,
  { latitude, longitude }: Site,
  method: GeodeticMethod,
  system: HouseCode,
  sky: Sky,
): GeodeticChart => {
  const armc = method === 'ramc' ? norm(longitude) : armcOf(norm(longitude), sky.obliquity(at))
  // Where on the turning Earth that meridian is overhead now: its houses are those of the frame.
  const overhead = longitudeUnder(armc, sky.siderealTime(at))
  const { angles, houses } = housesAt(at, { latitude, longitude: overhead }, system, sky)
  return { ...angles, houses, points: inHouses(pointsAt(at, sky), houses) }
}
