import { EARTH_RADIUS } from '../../sky/constants.ts'
import {
  angularDistance,
  atan2,
  bearingTo,
  cos,
  placeAlong,
  type Spherical,
  sin,
  wrapLongitude,
} from '../../sky/sphere.ts'
import type { MappedBody } from './bodies.ts'
import { LINE_ANGLES, type LineAngle, limitLatitude, meridianLongitude } from './lines.ts'
import type { LinePlanet } from './tables.ts'

export const KM_PER_DEGREE = (Math.PI / 180) * EARTH_RADIUS

// source: Jim Lewis's outer limit of 700 statute miles; the contract's width and limit of "on the line"
/** The distance from a line beyond which its strength is 0, km. */
export const REACH_KM = 1126
const WIDTH_KM = 450
/** A place at most this far from a line is on the line, km. */
const ON_KM = 25

/** The strength of a line at a distance in kilometres, from 1 on the line to 0. */
export const strengthAt = (km: number): number => (km <= REACH_KM ? Math.exp(-0.5 * (km / WIDTH_KM) ** 2) : 0)

export const LINE_SIDES = ['east', 'west', 'on'] as const
export type LineSide = (typeof LINE_SIDES)[number]

/** A line in relation to a place. */
export interface NearLine {
  readonly planet: LinePlanet
  readonly angle: LineAngle
  readonly km: number
  /** The side of the line on which the place lies. */
  readonly side: LineSide
  /** The point of the line nearest to the place. */
  readonly foot: Spherical
  readonly strength: number
}

/** The point of a meridian (from pole to pole) nearest to a place. */
const footOnMeridian = (longitude: number, place: Spherical): Spherical => {
  const turn = wrapLongitude(place.longitude - longitude)
  const latitude =
    Math.abs(turn) <= 90 ? atan2(sin(place.latitude), cos(place.latitude) * cos(turn)) : place.latitude >= 0 ? 90 : -90
  return { longitude, latitude }
}

/** The points where the rising and setting halves of a horizon line meet: first the one in the hemisphere of the declination. */
export const horizonLineEnds = (sub: Spherical): readonly [Spherical, Spherical] => {
  const limit = limitLatitude(sub)
  const north = sub.latitude >= 0 ? 1 : -1
  return [
    { longitude: wrapLongitude(sub.longitude + 180), latitude: north * limit },
    { longitude: sub.longitude, latitude: -north * limit },
  ]
}

/** The nearest point on the rising or setting half of the circle 90 degrees from the sub-planet point. */
const footOnHorizon = (sub: Spherical, angle: 'ASC' | 'DSC', place: Spherical): Spherical => {
  const foot = placeAlong(sub, bearingTo(sub, place), 90)
  const isRising = wrapLongitude(foot.longitude - sub.longitude) < 0
  if (isRising === (angle === 'ASC')) return foot
  const [firstEnd, secondEnd] = horizonLineEnds(sub)
  return angularDistance(place, firstEnd) <= angularDistance(place, secondEnd) ? firstEnd : secondEnd
}

export const nearestOnLine = ({ planet, sub }: MappedBody, angle: LineAngle, place: Spherical): NearLine => {
  const foot =
    angle === 'MC' || angle === 'IC'
      ? footOnMeridian(meridianLongitude(sub, angle), place)
      : footOnHorizon(sub, angle, place)
  const km = KM_PER_DEGREE * angularDistance(place, foot)
  const turn = wrapLongitude(place.longitude - foot.longitude)
  return { planet, angle, km, side: km <= ON_KM ? 'on' : turn >= 0 ? 'east' : 'west', foot, strength: strengthAt(km) }
}

/** The lines within `radius` kilometres of a place, nearest first. */
export const linesNear = (bodies: readonly MappedBody[], place: Spherical, radius = REACH_KM): NearLine[] =>
  bodies
    .flatMap((body) => LINE_ANGLES.map((angle) => nearestOnLine(body, angle, place)))
    .filter(({ km }) => km <= radius)
    .sort((a, b) => a.km - b.km)
