import { atan2, cos, type Spherical, tan, wrapLongitude } from '../../sky/sphere.ts'
import { direction, lengthOf, sphericalOf, type Vector } from '../../sky/vectors.ts'
import type { MappedBody } from './bodies.ts'
import { type LineAngle, meridianLongitude } from './lines.ts'
import type { LinePlanet } from './tables.ts'

/** Two bodies that are on angles at the same moment at a latitude, with the place on that latitude where their lines cross. */
export interface LineParan {
  readonly a: LinePlanet
  readonly angleA: LineAngle
  readonly b: LinePlanet
  readonly angleB: LineAngle
  /** The crossing, degrees. */
  readonly latitude: number
  readonly longitude: number
  /** `crossing`: both bodies on the horizon. `meridian`: the first on the meridian, the second on the horizon. */
  readonly kind: ParanKind
}

export const PARAN_KINDS = ['crossing', 'meridian'] as const
export type ParanKind = (typeof PARAN_KINDS)[number]

/** A body with a declination below this (degrees) rises on one meridian at every latitude, so that no paran is computed. */
const ON_EQUATOR = 1e-9

const risesAt = (longitude: number, sub: Spherical): boolean => wrapLongitude(longitude - sub.longitude) < 0

/** The paran of a body on the meridian with another on the horizon; none for a body on the equator. */
const onMeridian = (a: MappedBody, angleA: 'MC' | 'IC', b: MappedBody): LineParan[] => {
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
const onHorizon = (a: MappedBody, b: MappedBody): LineParan[] => {
  const normal = crossProduct(unitVector(a.sub), unitVector(b.sub))
  if (lengthOf(normal) < 1e-12) return []
  return [1, -1].map((sense) => {
    const [x, y, z] = normal
    const place = sphericalOf([sense * x, sense * y, sense * z])
    const longitude = wrapLongitude(place.longitude)
    const angle = ({ sub }: MappedBody) => (risesAt(longitude, sub) ? 'ASC' : 'DSC')
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
export const paransOf = (bodies: readonly MappedBody[], maxLatitude: number): LineParan[] =>
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
