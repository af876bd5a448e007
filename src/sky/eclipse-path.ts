import { mapYielding, type YieldPoint } from '../cooperative-yield.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { plusDays } from '../time/julian-day.ts'
import { ASTRONOMICAL_UNIT, EQUATORIAL_RADIUS } from './constants.ts'
import { placeInRadii } from './shadow.ts'
import type { Sky } from './sky.ts'
import { asin, atan2, cos, type Spherical, sin, tan, wrapLongitude } from './sphere.ts'
import { dot, lengthOf, plus, rotateZ, scale, type Vector } from './vectors.ts'

// source: IAU 1976 radius of the Sun (959.63" at one astronomical unit); radius of the Moon for NASA's umbral paths, k2 (Espenak and
// Meeus, Five Millennium Canon); in equatorial radii of the Earth
const SUN_RADIUS = (sin(959.63 / 3600) * ASTRONOMICAL_UNIT) / EQUATORIAL_RADIUS
const MOON_RADIUS = 0.272281
/** Source: WGS 84. */
const FLATTENING = 1 / 298.257223563
/** The time step on either side of a moment over which the motion of the shadow is measured, days. */
const HALF_STEP = 2 / 86_400

/** The Moon's umbra at a moment, in axes that rotate with the Earth: to Greenwich, to 90 degrees east, to the pole. */
interface Umbra {
  readonly moon: Vector
  /** Unit vector to the Sun. */
  readonly axis: Vector
  /** The radius in the plane of the Moon, in Earth radii. */
  readonly radius: number
  /** The decrease of the radius per Earth radius of distance from the Moon. The radius is negative beyond the tip of the cone. */
  readonly slope: number
}

const umbraAt = (at: JulianDay, sky: Sky): Umbra => {
  const greenwich = 15 * sky.siderealTime(at)
  const [sun, moon] = (['Sun', 'Moon'] as const).map((body) => rotateZ(placeInRadii(at, body, sky), greenwich))
  const moonToSun = plus(sun!, moon!, -1)
  const distance = lengthOf(moonToSun)
  const half = asin((SUN_RADIUS - MOON_RADIUS) / distance)
  return {
    moon: moon!,
    axis: scale(moonToSun, 1 / distance),
    radius: MOON_RADIUS / cos(half),
    slope: tan(half),
  }
}

/** The vector in coordinates in which the ellipsoid of the Earth is a unit sphere. */
const onUnitSphere = ([x, y, z]: Vector): Vector => [x, y, z / (1 - FLATTENING)]

/** The first point of a line on the surface of the Earth; null if the line misses the Earth. */
const surfacePoint = (from: Vector, along: Vector): Vector | null => {
  const [start, step] = [onUnitSphere(from), onUnitSphere(along)]
  const [a, b, c] = [dot(step, step), dot(start, step), dot(start, start) - 1]
  const root = b * b - a * c
  return root < 0 ? null : plus(from, along, (-b - Math.sqrt(root)) / a)
}

const geographic = ([x, y, z]: Vector): Spherical => ({
  longitude: wrapLongitude(atan2(y, x)),
  latitude: atan2(z, (1 - FLATTENING) ** 2 * Math.hypot(x, y)),
})

/** The distance of a place from the edge of the umbra or its continuation, in Earth radii; negative inside. */
const distanceOutside = (place: Vector, { moon, axis, radius, slope }: Umbra): number => {
  const from = plus(place, moon, -1)
  const along = -dot(from, axis)
  return lengthOf(plus(from, axis, along)) - Math.abs(radius - along * slope)
}

const crossProduct = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

export interface UmbraOnEarth {
  /** The place where the axis of the shadow meets the surface; null if it misses the Earth. */
  readonly central: Spherical | null
  /** The point of the northern limit of the path that the edge of the shadow touches at this moment; null if there is none. */
  readonly north: Spherical | null
  /** The point of the southern limit that the edge of the shadow touches at this moment; null if there is none. */
  readonly south: Spherical | null
}

/** The number of directions around the axis in which limits are searched. */
const STEPS = 48
const HALVINGS = 40

/**
 * The central line and the limits of a solar eclipse at a moment (UT).
 *
 * Notes: apparent places, ellipsoid at sea level, no refraction, a smooth Moon. A place is on a limit if the edge of the shadow touches
 * it without passing it: the distance of the place from the shadow and the rate of change of this distance are both 0.
 * Reference: Explanatory Supplement to the Astronomical Almanac, ch. 8, without its approximations.
 */
export const umbraOnEarth = (at: JulianDay, sky: Sky): UmbraOnEarth => {
  const umbra = umbraAt(at, sky)
  const [before, after] = [umbraAt(plusDays(at, -HALF_STEP), sky), umbraAt(plusDays(at, HALF_STEP), sky)]
  const { moon, axis, radius, slope } = umbra
  const east = crossProduct([0, 0, 1], axis)
  const eastward = scale(east, 1 / lengthOf(east))
  const northward = crossProduct(axis, eastward)
  const edgeAt = (angle: number): Vector | null => {
    const outward = plus(scale(northward, cos(angle)), eastward, sin(angle))
    return surfacePoint(plus(moon, outward, radius), plus(scale(axis, -1), outward, -slope))
  }
  const change = (angle: number): number | null => {
    const edge = edgeAt(angle)
    return edge && distanceOutside(edge, after) - distanceOutside(edge, before)
  }
  const limits: { north: Spherical | null; south: Spherical | null } = { north: null, south: null }
  const step = 360 / STEPS
  for (let i = 0; i < STEPS; i++) {
    let [low, high] = [i * step, (i + 1) * step]
    const [atLow, atHigh] = [change(low), change(high)]
    if (atLow === null || atHigh === null || atLow > 0 === atHigh > 0) continue
    for (let k = 0; k < HALVINGS; k++) {
      const middle = (low + high) / 2
      const here = change(middle)
      if (here === null) break
      if (here > 0 === atLow > 0) low = middle
      else high = middle
    }
    const place = edgeAt(low)
    if (!place) continue
    const side = dot(plus(place, moon, -1), northward) > 0 ? 'north' : 'south'
    limits[side] = geographic(place)
  }
  const central = surfacePoint(moon, scale(axis, -1))
  return { central: central && geographic(central), ...limits }
}

const END_HALVINGS = 24

/**
 * The umbra at `points` moments (at least two) spread evenly over the time in which the axis meets the Earth, ends included. `from`
 * and `to` are the contacts of the shadow's edge, which are before and after that time.
 */
export const pathOfUmbra = async (
  { from, maximum, to }: { from: JulianDay; maximum: JulianDay; to: JulianDay },
  points: number,
  sky: Sky,
  yieldIfDue: YieldPoint,
): Promise<UmbraOnEarth[]> => {
  /** The last moment between the maximum and `away` at which the axis meets the Earth. */
  const endTowards = async (away: JulianDay): Promise<JulianDay> => {
    let [meets, misses] = [maximum, away]
    for (let k = 0; k < END_HALVINGS; k++) {
      await yieldIfDue()
      const half = ((meets + misses) / 2) as JulianDay
      if (umbraOnEarth(half, sky).central) meets = half
      else misses = half
    }
    return meets
  }
  const [first, last] = [await endTowards(from), await endTowards(to)]
  const steps = Math.max(1, points - 1)
  const moments = Array.from({ length: steps + 1 }, (_, i) => plusDays(first, ((last - first) * i) / steps))
  return mapYielding(moments, yieldIfDue, (at) => umbraOnEarth(at, sky))
}
