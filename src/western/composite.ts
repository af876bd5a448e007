import type { Site, Sky } from '../sky/sky.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { arc, norm, separation, type Tropical, tropical } from '../zodiac/longitude.ts'
import { inHouses, type TropicalChart } from './chart.ts'
import { frameOf, zeroPointOf } from './chart-frame.ts'
import {
  anglesOnly,
  type ChartAngles,
  equalHouses,
  type HouseCode,
  type Houses,
  housesOfMeridian,
  isComplete,
} from './houses.ts'
import { housesFromZeroPoint } from './location/relocation.ts'
import { midpoint } from './midpoints.ts'
import type { PointName } from './points.ts'
import { anglesOfMeridian, armcOf, fromTenth, placidusHouses } from './quadrants.ts'

export interface CompositePoint {
  readonly name: PointName
  readonly longitude: Tropical
  readonly house: number | null
  /** Null: a composite point has a longitude only. */
  readonly speed: null
  readonly latitude: null
  readonly declination: null
}

export interface CompositeChart extends Pick<ChartAngles, 'ascendant' | 'midheaven'> {
  readonly points: readonly CompositePoint[]
  readonly houses: Houses
}

/** The source of the houses: the midpoints of the cusps of both charts, or the composite midheaven at a latitude. */
export type CompositeHouses =
  | { latitude: number; obliquity: number; system: HouseCode; sky: Pick<Sky, 'meridianCusps'> }
  | 'midpoint_cusps'

/** The chart of the midpoints of two charts. */
export const compositeChart = (a: TropicalChart, b: TropicalChart, source: CompositeHouses): CompositeChart => {
  const { houses, ascendant, midheaven } =
    source === 'midpoint_cusps' ? midpointCuspHouses(a, b) : meridianHouses(a, b, source)
  return { ascendant, midheaven, houses, points: inHouses(midpointsOfPoints(a, b), houses) }
}

const midpointsOfPoints = (a: TropicalChart, b: TropicalChart) => {
  const midpoints = a.points.flatMap(({ name, longitude }) => {
    const counterpart = b.point[name]
    return counterpart ? [{ name, longitude: midpoint(longitude, counterpart.longitude) }] : []
  })
  const sun = midpoints[0]!.longitude
  return midpoints.map(({ name, longitude }) => {
    // Mercury and Venus are never far from the Sun. Of their two midpoints the composite has the one on the side of the Sun.
    const isOppositeSun = (name === 'Mercury' || name === 'Venus') && separation(longitude, sun) > 90
    const at = isOppositeSun ? tropical(longitude + 180) : longitude
    return { name, longitude: at, speed: null, latitude: null, declination: null }
  })
}

/** The near midpoints of the cusps, turned by 180 degrees if they lie west of the midheaven. No houses if the cusps are then unordered. */
const midpointCuspHouses = (a: TropicalChart, b: TropicalChart) => {
  const midheaven = midpoint(a.midheaven, b.midheaven)
  const eastMidpoint = (first: number, second: number): Tropical => {
    const near = midpoint(first, second)
    return norm(near - midheaven) >= 180 ? tropical(near + 180) : near
  }
  const ascendant = eastMidpoint(a.ascendant, b.ascendant)
  const angles = { ascendant, midheaven }
  const equal = equalHouses(a.houses.system, angles)
  if (equal) return { ...angles, houses: equal }
  if (!isComplete(a.houses) || !isComplete(b.houses)) return { ...angles, houses: anglesOnly(a.houses.system, angles) }
  const cusp = (house: number) => eastMidpoint(a.houses.cusps[house - 1]!, b.houses.cusps[house - 1]!)
  const cusps = fromTenth([cusp(10), cusp(11), cusp(12), cusp(1), cusp(2), cusp(3)])
  const total = cusps.reduce((sum, longitude, i) => sum + norm(cusps[(i + 1) % 12]! - longitude), 0)
  const isOrdered = total < 361
  return { ...angles, houses: isOrdered ? { system: a.houses.system, cusps } : anglesOnly(a.houses.system, angles) }
}

const meridianHouses = (
  a: TropicalChart,
  b: TropicalChart,
  { latitude, obliquity, system, sky }: Exclude<CompositeHouses, 'midpoint_cusps'>,
) => {
  const armc = armcOf(midpoint(a.midheaven, b.midheaven), obliquity)
  const angles = anglesOfMeridian(armc, latitude, obliquity)
  if (system === 'P') return { ...angles, houses: placidusHouses(angles, latitude, obliquity) }
  const sun = midpoint(a.point.Sun.longitude, b.point.Sun.longitude)
  return { ...angles, houses: housesOfMeridian(angles, { latitude, obliquity, sun }, system, sky) }
}

/**
 * The degrees from the tropical zero point to that of a composite of midpoints, which has no moment of its own. Sidereal: the mean of the
 * ayanamshas of both births, so that each point is the midpoint of two sidereal longitudes. Draconic: the node of the composite.
 */
export const compositeZeroPoint = (
  a: TropicalChart,
  b: TropicalChart,
  { points }: Pick<CompositeChart, 'points'>,
  sky: Sky,
): number => {
  switch (frameOf(a).zodiac) {
    case 'sidereal':
      return midpoint(zeroPointOf(a, sky), zeroPointOf(b, sky))
    case 'draconic':
      return points.find(({ name }) => name === 'North Node')!.longitude
    default:
      return 0
  }
}

/** A composite chart with the zero point of the zodiac moved by `degrees`. */
export const compositeFromZeroPoint = (chart: CompositeChart, degrees: number): CompositeChart => {
  if (degrees === 0) return chart
  const moved = housesFromZeroPoint(chart, degrees)
  const points = chart.points.map((point) => ({ ...point, longitude: tropical(point.longitude - degrees) }))
  return { ...moved, points: inHouses(points, moved.houses) }
}

/** The moment and the place midway between two births. The longitude is taken along the shorter arc. */
export const davison = (
  a: Pick<TropicalChart, 'at' | 'site'>,
  b: Pick<TropicalChart, 'at' | 'site'>,
): { at: JulianDay; site: Site } => {
  const longitude = a.site.longitude + arc(a.site.longitude, b.site.longitude) / 2
  return {
    at: ((a.at + b.at) / 2) as JulianDay,
    site: {
      latitude: (a.site.latitude + b.site.latitude) / 2,
      longitude: longitude - 360 * Math.ceil((longitude - 180) / 360),
    },
  }
}

/** The mean of the true obliquities at two moments, in degrees. */
export const meanObliquity = (a: Pick<TropicalChart, 'at'>, b: Pick<TropicalChart, 'at'>, sky: Sky): number =>
  (sky.obliquity(a.at) + sky.obliquity(b.at)) / 2
