import { atan2, cos, type Spherical, tan, wrapLongitude } from '../../sky/sphere.ts'
import { direction, lengthOf, sphericalOf, type Vector } from '../../sky/vectors.ts'
import { type LineAngle, meridianLongitude } from './lines.ts'
import type { LinePlanet } from './tables.ts'

/** Two bodies that are on angles at the same moment at a latitude, with the place on that latitude where their lines cross. */
export interface LineParan<N extends string = LinePlanet> {
  readonly a: N
  readonly angleA: LineAngle
  readonly b: N
  readonly angleB: LineAngle
  /** The crossing, degrees. */
  readonly latitude: number
  readonly longitude: number
  /** `crossing`: both bodies on the horizon. `meridian`: the first on the meridian, the second on the horizon. */
  readonly kind: ParanKind
}

/** A body by its name, and the place where it is in the zenith. */
interface ParanBody<N extends string> {
  readonly planet: N
  readonly sub: Spherical
}

export const PARAN_KINDS = ['crossing', 'meridian'] as const
export type ParanKind = (typeof PARAN_KINDS)[number]

/** A body with a declination below this (degrees) rises on one meridian at every latitude, so that no paran is computed. */
const ON_EQUATOR = 1e-9

const risesAt = (longitude: number, sub: Spherical): boolean => wrapLongitude(longitude - sub.longitude) < 0

/** The paran of a body on the meridian with another on the horizon; none for a body on the equator. */
const onMeridian = <N extends string>(a: ParanBody<N>, angleA: 'MC' | 'IC', b: ParanBody<N>): LineParan<N>[] => {
  if (Math.abs(b.sub.latitude) < ON_EQUATOR) return []
  const longitude = meridianLongitude(a.sub, angleA)
  const hour = wrapLongitude(longitude - b.sub.longitude)
  const slope = tan(b.sub.latitude)
  const latitude = atan2(-cos(hour) * Math.sign(slope), Math.abs(slope))
  const angleB = hour < 0 ? 'ASC' : 'DSC'
  return [{ a: a.planet, angleA, b: b.planet, angleB, latitude, longitude, kind: 'meridian' }]
}

const crossProduct = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const unitVector = ({ longitude, latitude }: Spherical) => direction(longitude, latitude)

/** The two parans with both bodies on the horizon, at the places 90 degrees from both sub-planet points. */
const onHorizon = <N extends string>(a: ParanBody<N>, b: ParanBody<N>): LineParan<N>[] => {
  const normal = crossProduct(unitVector(a.sub), unitVector(b.sub))
  if (lengthOf(normal) < 1e-12) return []
  return [1, -1].map((sense) => {
    const [x, y, z] = normal
    const place = sphericalOf([sense * x, sense * y, sense * z])
    const longitude = wrapLongitude(place.longitude)
    const angle = ({ sub }: ParanBody<N>) => (risesAt(longitude, sub) ? 'ASC' : 'DSC')
    return {
      a: a.planet,
      angleA: angle(a),
      b: b.planet,
      angleB: angle(b),
      latitude: place.latitude,
      longitude,
      kind: 'crossing',
    }
  })
}

/** Every paran of bodies up to a latitude `most` (degrees, north and south), from south to north. */
export const paransOf = <N extends string>(bodies: readonly ParanBody<N>[], maxLatitude: number): LineParan<N>[] =>
  bodies
    .flatMap((a, i) =>
      bodies.flatMap((b, j) => {
        if (i === j) return []
        const meridian = [...onMeridian(a, 'MC', b), ...onMeridian(a, 'IC', b)]
        return i < j ? [...onHorizon(a, b), ...meridian] : meridian
      }),
    )
    .filter(({ latitude }) => Math.abs(latitude) <= maxLatitude)
    .sort((a, b) => a.latitude - b.latitude)

/** A paran with the distance of a place from its latitude. */
export interface NearParan extends LineParan {
  /** Degrees of latitude. */
  readonly away: number
}

/** The parans within an orb (degrees) of a latitude, nearest first. */
export const paransNear = (parans: readonly LineParan[], latitude: number, orb: number): NearParan[] =>
  parans
    .map((paran) => ({ ...paran, away: Math.abs(paran.latitude - latitude) }))
    .filter(({ away }) => away <= orb)
    .sort((a, b) => a.away - b.away)
