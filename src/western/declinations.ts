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
  /** Farther from the equator than the Sun ever comes. */
  outOfBounds: boolean
}

/** Points and angles of a chart by their distance from the equator. */
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

/** The mirror image over the solstices, and over the equinoxes. */
export const antiscion = (longitude: number): Tropical => tropical(180 - longitude)
export const contraAntiscion = (longitude: number): Tropical => tropical(360 - longitude)

export interface Mirrored<K> {
  a: PointDeclination
  b: PointDeclination
  kind: K
  orb: number
}

const pairs = <K>(
  points: readonly PointDeclination[],
  orb: number,
  kinds: (a: PointDeclination, b: PointDeclination) => readonly [K, number][],
): Mirrored<K>[] =>
  points
    .flatMap((a, i) =>
      points
        .slice(i + 1)
        .filter((b) => !isNodalAxis(a.name, b.name))
        .flatMap((b) => kinds(a, b).map(([kind, off]) => ({ a, b, kind, orb: off }))),
    )
    .filter((pair) => pair.orb <= orb)
    .sort((x, y) => x.orb - y.orb)

/** Points as far from the equator as each other, on one side of it or on both. */
export const parallels = (points: readonly PointDeclination[], orb: number) =>
  pairs<'parallel' | 'contraparallel'>(points, orb, (a, b) =>
    a.declination < 0 === b.declination < 0
      ? [['parallel', Math.abs(a.declination - b.declination)]]
      : [['contraparallel', Math.abs(a.declination + b.declination)]],
  )

/** Points that stand on the mirror image of another. */
export const antisciaContacts = (points: readonly PointDeclination[], orb: number) =>
  pairs<'antiscion' | 'contra_antiscion'>(points, orb, (a, b) => [
    ['antiscion', separation(antiscion(a.longitude), b.longitude)],
    ['contra_antiscion', separation(contraAntiscion(a.longitude), b.longitude)],
  ])
