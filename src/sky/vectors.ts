import { norm } from '../zodiac/longitude.ts'
import { atan2, cos, type Spherical, sin } from './sphere.ts'

/** A vector with axes to longitude 0, to longitude 90 and to the pole. */
export type Vector = readonly [number, number, number]

/** `a + times * b`. */
export const plus = (a: Vector, b: Vector, times = 1): Vector => [
  a[0] + times * b[0],
  a[1] + times * b[1],
  a[2] + times * b[2],
]
export const scale = (a: Vector, times: number): Vector => [a[0] * times, a[1] * times, a[2] * times]
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const lengthOf = (a: Vector): number => Math.sqrt(dot(a, a))

/** The unit vector to a position in degrees. */
export const direction = (longitude: number, latitude: number): Vector => [
  cos(latitude) * cos(longitude),
  cos(latitude) * sin(longitude),
  sin(latitude),
]
/** The direction of a vector, degrees. */
export const sphericalOf = ([x, y, z]: Vector): Spherical => ({
  longitude: norm(atan2(y, x)),
  latitude: atan2(z, Math.hypot(x, y)),
})

/** The vector in axes rotated by an angle (degrees) about the first axis. */
export const rotateX = ([x, y, z]: Vector, angle: number): Vector => [
  x,
  y * cos(angle) + z * sin(angle),
  z * cos(angle) - y * sin(angle),
]
/** The vector in axes rotated by an angle (degrees) about the third axis. */
export const rotateZ = ([x, y, z]: Vector, angle: number): Vector => [
  x * cos(angle) + y * sin(angle),
  y * cos(angle) - x * sin(angle),
  z,
]
