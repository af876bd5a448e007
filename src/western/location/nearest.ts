import { EARTH_RADIUS } from '../../sky/constants.ts'
import { angularDistance, atan2, bearingTo, cos, placeAlong, type Spherical, sin, wrapped } from '../../sky/sphere.ts'
import type { MappedBody } from './bodies.ts'
import { LINE_ANGLES, type LineAngle, limitLatitude, meridianLongitude } from './lines.ts'
import type { Mapped } from './tables.ts'

export const KM_A_DEGREE = (Math.PI / 180) * EARTH_RADIUS

// source: Jim Lewis's outer limit of 700 statute miles, and the contract's width and edge
/** Kilometres beyond which a line says nothing. */
export const REACH_KM = 1126
const WIDTH_KM = 450
/** Nearer than this is on the line. */
const ON_KM = 25

/** How strong a line is at so many kilometres from it, 1 on it. */
export const strengthAt = (km: number): number => (km <= REACH_KM ? Math.exp(-0.5 * (km / WIDTH_KM) ** 2) : 0)

export const LINE_SIDES = ['east', 'west', 'on'] as const
export type LineSide = (typeof LINE_SIDES)[number]

/** A place over against a line. */
export interface NearLine {
  readonly planet: Mapped
  readonly angle: LineAngle
  readonly km: number
  /** Where the place lies from the line. */
  readonly side: LineSide
  /** The point of the line that is nearest to the place. */
  readonly foot: Spherical
  readonly strength: number
}

/** The nearest point of the half of a meridian from pole to pole. */
const footOnMeridian = (longitude: number, place: Spherical): Spherical => {
  const turn = wrapped(place.longitude - longitude)
  const latitude =
    Math.abs(turn) <= 90 ? atan2(sin(place.latitude), cos(place.latitude) * cos(turn)) : place.latitude >= 0 ? 90 : -90
  return { longitude, latitude }
}

/** Where the rising and the setting half of a horizon line meet: on the side of the declination, and opposite. */
export const endsOf = (sub: Spherical): readonly [Spherical, Spherical] => {
  const limit = limitLatitude(sub)
  const north = sub.latitude >= 0 ? 1 : -1
  return [
    { longitude: wrapped(sub.longitude + 180), latitude: north * limit },
    { longitude: sub.longitude, latitude: -north * limit },
  ]
}

/** The nearest point of the rising or the setting half of the circle that lies 90 degrees from the sub-planet point. */
const footOnHorizon = (sub: Spherical, angle: 'ASC' | 'DSC', place: Spherical): Spherical => {
  const foot = placeAlong(sub, bearingTo(sub, place), 90)
  const isRising = wrapped(foot.longitude - sub.longitude) < 0
  if (isRising === (angle === 'ASC')) return foot
  const [one, other] = endsOf(sub)
  return angularDistance(place, one) <= angularDistance(place, other) ? one : other
}

export const nearestOn = ({ planet, sub }: MappedBody, angle: LineAngle, place: Spherical): NearLine => {
  const foot =
    angle === 'MC' || angle === 'IC'
      ? footOnMeridian(meridianLongitude(sub, angle), place)
      : footOnHorizon(sub, angle, place)
  const km = KM_A_DEGREE * angularDistance(place, foot)
  const turn = wrapped(place.longitude - foot.longitude)
  return { planet, angle, km, side: km <= ON_KM ? 'on' : turn >= 0 ? 'east' : 'west', foot, strength: strengthAt(km) }
}

/** Lines within so many kilometres of a place, the nearest first. */
export const linesNear = (bodies: readonly MappedBody[], place: Spherical, radius = REACH_KM): NearLine[] =>
  bodies
    .flatMap((body) => LINE_ANGLES.map((angle) => nearestOn(body, angle, place)))
    .filter(({ km }) => km <= radius)
    .sort((a, b) => a.km - b.km)
