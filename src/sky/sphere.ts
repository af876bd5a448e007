import { norm, type Tropical, tropical } from '../zodiac/longitude.ts'
import { EARTH_RADIUS } from './constants.ts'

/** Spherical trigonometry of the sky and the Earth. Every angle is in degrees. */

const RADIAN = Math.PI / 180
export const sin = (degrees: number) => Math.sin(degrees * RADIAN)
export const cos = (degrees: number) => Math.cos(degrees * RADIAN)
export const tan = (degrees: number) => Math.tan(degrees * RADIAN)
/** The argument is limited to [-1, 1], because rounding may exceed it. */
export const asin = (sine: number) => Math.asin(Math.max(-1, Math.min(1, sine))) / RADIAN
export const acos = (cosine: number) => Math.acos(Math.max(-1, Math.min(1, cosine))) / RADIAN
export const atan2 = (y: number, x: number) => Math.atan2(y, x) / RADIAN

/** Equatorial coordinates. */
export interface Equatorial {
  rightAscension: number
  declination: number
}

/** The equatorial coordinates of an ecliptic position. */
export const equatorialOf = (longitude: number, obliquity: number, latitude = 0): Equatorial => ({
  rightAscension: norm(
    atan2(
      sin(longitude) * cos(latitude) * cos(obliquity) - sin(latitude) * sin(obliquity),
      cos(longitude) * cos(latitude),
    ),
  ),
  declination: asin(sin(latitude) * cos(obliquity) + cos(latitude) * sin(obliquity) * sin(longitude)),
})

/** The longitude of the ecliptic point with a right ascension, which culminates with it. */
export const eclipticAt = (rightAscension: number, obliquity: number): Tropical =>
  tropical(atan2(sin(rightAscension), cos(rightAscension) * cos(obliquity)))

/** A function from the right ascension of the meridian to the ascendant and the midheaven at a latitude. */
export const anglesAt = (latitude: number, obliquity: number) => {
  const [sine, cosine, slope] = [sin(obliquity), cos(obliquity), tan(latitude)]
  return (armc: number): { ascendant: Tropical; midheaven: Tropical } => {
    const [s, c] = [sin(armc), cos(armc)]
    const midheaven = tropical(atan2(s, c * cosine))
    const rising = atan2(c, -(s * cosine + slope * sine))
    // The ascendant is in the half circle after the midheaven, also within the polar circles.
    return { ascendant: tropical(norm(rising - midheaven) < 180 ? rising : rising + 180), midheaven }
  }
}

/** The altitude above the geometric horizon at a latitude, for a meridian with right ascension `armc`. */
export const altitudeOf = ({ rightAscension, declination }: Equatorial, latitude: number, armc: number): number =>
  asin(sin(latitude) * sin(declination) + cos(latitude) * cos(declination) * cos(armc - rightAscension))

/** The kinds of diurnal motion. */
export const DIURNAL_PATHS = ['rises', 'circumpolar', 'never rises'] as const
export type DiurnalPath = (typeof DIURNAL_PATHS)[number]

/** The diurnal path of a declination at a latitude: it rises and sets, or stays above or below the geometric horizon. */
export const diurnalPath = (declination: number, latitude: number): DiurnalPath => {
  if (Math.abs(declination) <= 90 - Math.abs(latitude)) return 'rises'
  return declination > 0 === latitude > 0 ? 'circumpolar' : 'never rises'
}

/** Half of the diurnal arc above the horizon, for a declination that rises and sets. */
export const semiArc = (declination: number, latitude: number): number => acos(-tan(latitude) * tan(declination))

/** A position on a sphere, in the sky or on the Earth. */
export interface Spherical {
  longitude: number
  latitude: number
}

/** The angle between two positions. */
export const angularDistance = (a: Spherical, b: Spherical): number => {
  const half = (degrees: number) => sin(degrees / 2) ** 2
  const square = half(b.latitude - a.latitude) + cos(a.latitude) * cos(b.latitude) * half(b.longitude - a.longitude)
  return 2 * asin(Math.sqrt(square))
}

/** The initial bearing of the great circle from one place to another, from north through east. */
export const bearingTo = (from: Spherical, to: Spherical): number => {
  const turn = to.longitude - from.longitude
  return norm(
    atan2(
      sin(turn) * cos(to.latitude),
      cos(from.latitude) * sin(to.latitude) - sin(from.latitude) * cos(to.latitude) * cos(turn),
    ),
  )
}

/** The longitude in [-180, 180). */
export const wrapLongitude = (longitude: number): number => norm(longitude + 180) - 180

/** The place at an angular distance in a bearing; longitude in [-180, 180). */
export const placeAlong = ({ longitude, latitude }: Spherical, bearing: number, angle: number): Spherical => {
  const to = asin(sin(latitude) * cos(angle) + cos(latitude) * sin(angle) * cos(bearing))
  const turn = atan2(sin(bearing) * sin(angle) * cos(latitude), cos(angle) - sin(latitude) * sin(to))
  return { longitude: wrapLongitude(longitude + turn), latitude: to }
}

/** The great-circle distance between two places on the Earth, km. */
export const kilometresBetween = (a: Spherical, b: Spherical): number =>
  (angularDistance(a, b) * Math.PI * EARTH_RADIUS) / 180
