import type { Body as EphemerisBody } from '../ephemeris/bodies.ts'
import type { Position, Site, Sky } from '../sky/sky.ts'
import { altitudeOf } from '../sky/sphere.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { norm, type Tropical, tropical } from '../zodiac/longitude.ts'
import type { HouseNumber } from '../zodiac/signs.ts'
import type { AspectPoint } from './aspects.ts'
import { type ChartAngles, type HouseCode, type Houses, houseFinder, housesAt } from './houses.ts'
import { type AngleName, BODY_OF, POINTS, type PointName } from './points.ts'

/** A point in the sky: apparent, geocentric, true equinox of date. All angles in degrees. */
export interface SkyPoint extends AspectPoint {
  readonly name: PointName
  readonly longitude: Tropical
  /** Degrees per day. */
  readonly speed: number
  readonly latitude: number
  readonly declination: number
  readonly rightAscension: number
}

/** A sky point with its house in a chart. */
export interface ChartPoint extends SkyPoint {
  /** Null where the chart has no houses. */
  readonly house: HouseNumber | null
}

export interface ChartAngle extends AspectPoint {
  readonly name: AngleName
  readonly longitude: Tropical
  readonly speed: 0
}

export interface TropicalChart extends ChartAngles {
  readonly at: JulianDay
  readonly site: Site
  /** The points that the ephemeris has at this moment, in the order of `POINTS`. */
  readonly points: readonly ChartPoint[]
  /** The points by name. */
  readonly point: ByName<ChartPoint>
  readonly houses: Houses
}

/** Points by name. Only Chiron may be missing. */
export type ByName<P> = Readonly<Record<Exclude<PointName, 'Chiron'>, P>> & { readonly Chiron?: P }
export const byName = <P extends { readonly name: PointName }>(points: readonly P[]): ByName<P> => {
  const named: Partial<Record<PointName, P>> = {}
  for (const point of points) named[point.name] = point
  return named as ByName<P>
}

const PLANET_BODIES = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
] as const
const BODIES = [...PLANET_BODIES, 'TrueNode', 'MeanLilith'] as const
const WITH_CHIRON = [...BODIES, 'Chiron'] as const
type Body = (typeof WITH_CHIRON)[number]

/** True if the ephemeris has the point at this moment. Chiron is unknown outside the years 675 to 4650 and without its file. */
export const hasPoint = (name: PointName, at: JulianDay, sky: Sky): boolean =>
  name !== 'Chiron' || hasBody('Chiron', at, sky)

/** True if the ephemeris has the body at this moment. */
export const hasBody = (body: EphemerisBody, at: JulianDay, sky: Sky): boolean => {
  const place = new Float64Array(6)
  sky.bodySet([body]).each(Float64Array.of(at), place)
  return !Number.isNaN(place[0])
}

/** The positions of all bodies; without Chiron if the ephemeris does not have it. */
const positionsWithChiron = (at: JulianDay, sky: Sky): { bodies: readonly Body[]; positions: Position[] } => {
  try {
    return { bodies: WITH_CHIRON, positions: sky.positions(at, WITH_CHIRON) }
  } catch {
    return { bodies: BODIES, positions: sky.positions(at, BODIES) }
  }
}

/** The points that the ephemeris has at a moment (UT), in the order of `POINTS`. */
export const pointsAt = (at: JulianDay, sky: Sky): SkyPoint[] => {
  const { bodies, positions } = positionsWithChiron(at, sky)
  const equatorial = sky.equatorial(at, bodies)
  const points: SkyPoint[] = []
  for (const [i, name] of POINTS.entries()) {
    const position = positions[BODY_INDEXES[i]!]
    if (!position) continue
    const { longitude, latitude, longitudeSpeed } = position
    const { rightAscension, declination } = equatorial[BODY_INDEXES[i]!]!
    const point = { name, longitude, speed: longitudeSpeed, latitude, declination, rightAscension }
    points.push(name === 'South Node' ? antipode(point) : point)
  }
  return points
}
/** The index of the body of each point in `WITH_CHIRON`, and in `BODIES` if it is there. */
const BODY_INDEXES = POINTS.map((name) => WITH_CHIRON.indexOf(BODY_OF[name]))

const antipode = (point: SkyPoint): SkyPoint => ({
  ...point,
  longitude: tropical(point.longitude + 180),
  latitude: -point.latitude,
  declination: -point.declination,
  rightAscension: norm(point.rightAscension + 180),
})

/** The tropical chart of a moment (UT) and place. */
export const tropicalChart = (at: JulianDay, site: Site, system: HouseCode, sky: Sky): TropicalChart => {
  const { angles, houses } = housesAt(at, site, system, sky)
  const house = houseFinder(houses)
  // Plain literals: a spread of each point takes three times as long.
  const points = pointsAt(at, sky).map(
    ({ name, longitude, speed, latitude, declination, rightAscension }): ChartPoint => ({
      name,
      longitude,
      speed,
      latitude,
      declination,
      rightAscension,
      house: house(longitude),
    }),
  )
  return { at, site, ...angles, houses, points, point: byName(points) }
}

/** Points with their houses in a chart, which may be the chart of another moment. */
export const inHouses = <P extends { longitude: number }>(
  points: readonly P[],
  houses: Houses,
): (P & { house: HouseNumber | null })[] => {
  const house = houseFinder(houses)
  return points.map((point) => ({ ...point, house: house(point.longitude) }))
}

/** Ascendant and midheaven as points that can be in aspect. */
export const anglesOf = ({ ascendant, midheaven }: Pick<ChartAngles, 'ascendant' | 'midheaven'>): ChartAngle[] => [
  { name: 'Ascendant', longitude: ascendant, speed: 0 },
  { name: 'Midheaven', longitude: midheaven, speed: 0 },
]

/** The points and the two angles of a chart, which take part in its aspects. */
export const pointsAndAngles = (
  chart: Pick<TropicalChart, 'points' | 'ascendant' | 'midheaven'>,
): (ChartPoint | ChartAngle)[] => [...chart.points, ...anglesOf(chart)]

/** True if the centre of a point is on or above the geometric horizon. */
export const isAboveHorizon = (
  point: Pick<SkyPoint, 'rightAscension' | 'declination'>,
  { site, armc }: Pick<TropicalChart, 'site' | 'armc'>,
): boolean => altitudeOf(point, site.latitude, armc) >= 0

/** True if the Sun is above the horizon. */
export const isDayChart = (chart: TropicalChart): boolean => isAboveHorizon(chart.point.Sun, chart)
