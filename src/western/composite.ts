import type { Site, Sky } from '../sky/sky.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { arc, norm, separation, type Tropical, tropical } from '../zodiac/longitude.ts'
import { inHouses, type TropicalChart } from './chart.ts'
import { type Angles, anglesOnly, type Houses, isComplete } from './houses.ts'
import { midpoint } from './midpoints.ts'
import type { PointName } from './points.ts'
import { anglesOfMeridian, armcOf, fromTenth, placidusHouses } from './quadrants.ts'

export interface CompositePoint {
  readonly name: PointName
  readonly longitude: Tropical
  readonly house: number | null
  /** A composite does not move, and stands nowhere but in longitude. */
  readonly speed: null
  readonly latitude: null
  readonly declination: null
}

export interface CompositeChart extends Pick<Angles, 'ascendant' | 'midheaven'> {
  readonly points: readonly CompositePoint[]
  readonly houses: Houses
}

/** Where the houses of a composite come from: the cusps of the two charts, or the composite midheaven at a latitude. */
export type CompositeHouses = { latitude: number; obliquity: number } | 'midpoint_cusps'

/** Halfway between two charts, point by point. */
export const compositeChart = (a: TropicalChart, b: TropicalChart, by: CompositeHouses): CompositeChart => {
  const { houses, ascendant, midheaven } = by === 'midpoint_cusps' ? cuspsBetween(a, b) : housesUnder(a, b, by)
  return { ascendant, midheaven, houses, points: inHouses(pointsBetween(a, b), houses) }
}

const pointsBetween = (a: TropicalChart, b: TropicalChart) => {
  const between = a.points.flatMap(({ name, longitude }) => {
    const other = b.point[name]
    return other ? [{ name, longitude: midpoint(longitude, other.longitude) }] : []
  })
  const sun = between[0]!.longitude
  return between.map(({ name, longitude }) => {
    // Mercury and Venus never leave the Sun: of their two midpoints the one on its side is theirs.
    const astray = (name === 'Mercury' || name === 'Venus') && separation(longitude, sun) > 90
    const at = astray ? tropical(longitude + 180) : longitude
    return { name, longitude: at, speed: null, latitude: null, declination: null }
  })
}

/** Near midpoints of the cusps, those east of the midheaven turned to its east; no houses where they then leave zodiacal order. */
const cuspsBetween = (a: TropicalChart, b: TropicalChart) => {
  const midheaven = midpoint(a.midheaven, b.midheaven)
  const eastward = (one: number, other: number): Tropical => {
    const near = midpoint(one, other)
    return norm(near - midheaven) >= 180 ? tropical(near + 180) : near
  }
  const ascendant = eastward(a.ascendant, b.ascendant)
  const angles = { ascendant, midheaven }
  if (!isComplete(a.houses) || !isComplete(b.houses)) return { ...angles, houses: anglesOnly('P', angles) }
  const between = (house: number) => eastward(a.houses.cusps[house - 1]!, b.houses.cusps[house - 1]!)
  const cusps = fromTenth([midheaven, between(11), between(12), ascendant, between(2), between(3)])
  const round = cusps.reduce((sum, cusp, i) => sum + norm(cusps[(i + 1) % 12]! - cusp), 0)
  const ordered = round < 361
  return { ...angles, houses: ordered ? { system: 'P' as const, cusps } : anglesOnly('P', angles) }
}

const housesUnder = (
  a: TropicalChart,
  b: TropicalChart,
  { latitude, obliquity }: { latitude: number; obliquity: number },
) => {
  const armc = armcOf(midpoint(a.midheaven, b.midheaven), obliquity)
  const angles = anglesOfMeridian(armc, latitude, obliquity)
  return { ...angles, houses: placidusHouses(angles, latitude, obliquity) }
}

/** The moment and the place halfway between two births, the longitude along the shorter way. */
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

/** Mean of the true obliquities of two moments. */
export const meanObliquity = (a: Pick<TropicalChart, 'at'>, b: Pick<TropicalChart, 'at'>, sky: Sky): number =>
  (sky.obliquity(a.at) + sky.obliquity(b.at)) / 2
