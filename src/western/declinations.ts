import { equatorialOf } from '../sky/sphere.ts'
import { separation, type Tropical, tropical } from '../zodiac/longitude.ts'
import { isNodalAxis } from './aspects.ts'
import type { TropicalChart } from './chart.ts'
import { anglesOf } from './chart.ts'
import type { Name } from './points.ts'

export interface PointDeclination {
  name: Name
  longitude: number
  latitude: number
  rightAscension: number
  declination: number
  /** True if the declination is beyond that of the Sun at a solstice. */
  outOfBounds: boolean
}

/** The points and angles of a chart with their equatorial coordinates. `obliquity` in degrees. */
export const pointDeclinations = (chart: TropicalChart, obliquity: number): PointDeclination[] =>
  [
    ...chart.points,
    ...anglesOf(chart).map((angle) => ({ ...angle, latitude: 0, ...equatorialOf(angle.longitude, obliquity) })),
  ].map(({ name, longitude, latitude, rightAscension, declination }) => ({
    name,
    longitude,
    latitude,
    rightAscension,
    declination,
    outOfBounds: name !== 'Sun' && latitude !== 0 && Math.abs(declination) > obliquity,
  }))

/** The longitude reflected in the solstice axis. */
export const antiscion = (longitude: number): Tropical => tropical(180 - longitude)
/** The longitude reflected in the equinox axis. */
export const contraAntiscion = (longitude: number): Tropical => tropical(360 - longitude)

export interface MirrorPair<K> {
  a: PointDeclination
  b: PointDeclination
  kind: K
  orb: number
}

const pairs = <K>(
  points: readonly PointDeclination[],
  orb: number,
  kinds: (a: PointDeclination, b: PointDeclination) => readonly [K, number][],
): MirrorPair<K>[] =>
  points
    .flatMap((a, i) =>
      points
        .slice(i + 1)
        .filter((b) => !isNodalAxis(a.name, b.name))
        .flatMap((b) => kinds(a, b).map(([kind, off]) => ({ a, b, kind, orb: off }))),
    )
    .filter((pair) => pair.orb <= orb)
    .sort((x, y) => x.orb - y.orb)

/** Pairs of points with equal declination on the same side of the equator (parallel) or on opposite sides (contraparallel). */
export const parallels = (points: readonly PointDeclination[], orb: number) =>
  pairs<'parallel' | 'contraparallel'>(points, orb, (a, b) =>
    a.declination < 0 === b.declination < 0
      ? [['parallel', Math.abs(a.declination - b.declination)]]
      : [['contraparallel', Math.abs(a.declination + b.declination)]],
  )

/** Pairs of points in which one is on the antiscion or contra-antiscion of the other. */
export const antisciaContacts = (points: readonly PointDeclination[], orb: number) =>
  pairs<'antiscion' | 'contra_antiscion'>(points, orb, (a, b) => [
    ['antiscion', separation(antiscion(a.longitude), b.longitude)],
    ['contra_antiscion', separation(contraAntiscion(a.longitude), b.longitude)],
  ])
