import { norm, type Tropical, tropical } from '../zodiac/longitude.ts'
import { EARTH_RADIUS } from './constants.ts'

/** Spherical trigonometry of the sky and the Earth. Every angle is in degrees. */

const RADIAN = Math.PI / 180
export const sin = (degrees: number) => Math.sin(degrees * RADIAN)
export const cos = (degrees: number) => Math.cos(degrees * RADIAN)
export const tan = (degrees: number) => Math.tan(degrees * RADIAN)
/** A sine a hair beyond 1 is taken for 1. */
export const asin = (sine: number) => Math.asin(Math.max(-1, Math.min(1, sine))) / RADIAN
export const acos = (cosine: number) => Math.acos(Math.max(-1, Math.min(1, cosine))) / RADIAN
export const atan2 = (y: number, x: number) => Math.atan2(y, x) / RADIAN

/** A place by the equator. */
export interface Equatorial {
  rightAscension: number
  declination: number
}

/** A place of the ecliptic by the equator of an obliquity. */
export const equatorialOf = (longitude: number, obliquity: number, latitude = 0): Equatorial => ({
  rightAscension: norm(
    atan2(
      sin(longitude) * cos(latitude) * cos(obliquity) - sin(latitude) * sin(obliquity),
      cos(longitude) * cos(latitude),
    ),
  ),
  declination: asin(sin(latitude) * cos(obliquity) + cos(latitude) * sin(obliquity) * sin(longitude)),
})

/** The point of the ecliptic that has a right ascension: under the meridian of that right ascension it culminates. */
export const eclipticAt = (rightAscension: number, obliquity: number): Tropical =>
  tropical(atan2(sin(rightAscension), cos(rightAscension) * cos(obliquity)))

/** The rising and the culminating degree of a place as functions of the right ascension of its meridian. */
export const anglesAt = (latitude: number, obliquity: number) => {
  const [sine, cosine, slope] = [sin(obliquity), cos(obliquity), tan(latitude)]
  return (armc: number): { ascendant: Tropical; midheaven: Tropical } => {
    const [s, c] = [sin(armc), cos(armc)]
    const midheaven = tropical(atan2(s, c * cosine))
    const rising = atan2(c, -(s * cosine + slope * sine))
    // Within the polar circles too the ascendant lies within the half circle that follows the midheaven.
    return { ascendant: tropical(norm(rising - midheaven) < 180 ? rising : rising + 180), midheaven }
  }
}

/** Altitude above the geometric horizon of a latitude, whose meridian has the right ascension `armc`. */
export const altitudeOf = ({ rightAscension, declination }: Equatorial, latitude: number, armc: number): number =>
  asin(sin(latitude) * sin(declination) + cos(latitude) * cos(declination) * cos(armc - rightAscension))

/** How a declination moves through the day of a latitude. */
export const DIURNAL_PATHS = ['rises', 'circumpolar', 'never rises'] as const
export type DiurnalPath = (typeof DIURNAL_PATHS)[number]

/** Whether a place rises and sets at a latitude, or stays above or below the geometric horizon. */
export const diurnalPath = (declination: number, latitude: number): DiurnalPath => {
  if (Math.abs(declination) <= 90 - Math.abs(latitude)) return 'rises'
  return declination > 0 === latitude > 0 ? 'circumpolar' : 'never rises'
}

/** Half of the arc above the horizon of what rises and sets. */
export const semiArc = (declination: number, latitude: number): number => acos(-tan(latitude) * tan(declination))

/** A place of a sphere by two angles: of the sky, or of the Earth. */
export interface Spherical {
  longitude: number
  latitude: number
}

/** The angle between two places. */
export const angularDistance = (a: Spherical, b: Spherical): number => {
  const half = (degrees: number) => sin(degrees / 2) ** 2
  const square = half(b.latitude - a.latitude) + cos(a.latitude) * cos(b.latitude) * half(b.longitude - a.longitude)
  return 2 * asin(Math.sqrt(square))
}

/** The bearing, from north by east, in which the great circle from one place to another sets out. */
export const bearingTo = (from: Spherical, to: Spherical): number => {
  const turn = to.longitude - from.longitude
  return norm(
    atan2(
      sin(turn) * cos(to.latitude),
      cos(from.latitude) * sin(to.latitude) - sin(from.latitude) * cos(to.latitude) * cos(turn),
    ),
  )
}

/** A longitude of the Earth, -180 up to 180. */
export const wrapped = (longitude: number): number => norm(longitude + 180) - 180

/** The place at an angle from another in a bearing; longitude -180 up to 180. */
export const placeAlong = ({ longitude, latitude }: Spherical, bearing: number, angle: number): Spherical => {
  const to = asin(sin(latitude) * cos(angle) + cos(latitude) * sin(angle) * cos(bearing))
  const turn = atan2(sin(bearing) * sin(angle) * cos(latitude), cos(angle) - sin(latitude) * sin(to))
  return { longitude: wrapped(longitude + turn), latitude: to }
}

/** Kilometres along the great circle between two places of the Earth. */
export const kilometresBetween = (a: Spherical, b: Spherical): number =>
  (angularDistance(a, b) * Math.PI * EARTH_RADIUS) / 180
