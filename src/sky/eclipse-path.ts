import { mapYielding, type YieldPoint } from '../cooperative-yield.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { plusDays } from '../time/julian-day.ts'
import { ASTRONOMICAL_UNIT, EQUATORIAL_RADIUS } from './constants.ts'
import { placeInRadii } from './shadow.ts'
import type { Sky } from './sky.ts'
import { asin, atan2, cos, type Spherical, sin, tan, wrapped } from './sphere.ts'
import { dot, lengthOf, plus, scaled, turnedZ, type Vector } from './vectors.ts'

// source: IAU 1976 radius of the Sun (959.63" at one astronomical unit); the Moon of NASA's umbral paths, k2 (Espenak and Meeus,
// Five Millennium Canon); equatorial radii of the Earth
const SUN_RADIUS = (sin(959.63 / 3600) * ASTRONOMICAL_UNIT) / EQUATORIAL_RADIUS
const MOON_RADIUS = 0.272281
/** Source: WGS 84. */
const FLATTENING = 1 / 298.257223563
/** Days on either side over which it is seen how a shadow moves. */
const MOMENT = 2 / 86_400

/** The Moon's umbra at a moment, in axes that turn with the Earth: to Greenwich, to 90 degrees east, to the pole. */
interface Umbra {
  readonly moon: Vector
  /** Unit vector to the Sun. */
  readonly axis: Vector
  /** Radius in the plane of the Moon, and what it loses for each radius of the Earth beyond; negative past the tip of the cone. */
  readonly radius: number
  readonly slope: number
}

const umbraAt = (at: JulianDay, sky: Sky): Umbra => {
  const greenwich = 15 * sky.siderealTime(at)
  const [sun, moon] = (['Sun', 'Moon'] as const).map((body) => turnedZ(placeInRadii(at, body, sky), greenwich))
  const between = plus(sun!, moon!, -1)
  const distance = lengthOf(between)
  const half = asin((SUN_RADIUS - MOON_RADIUS) / distance)
  return {
    moon: moon!,
    axis: scaled(between, 1 / distance),
    radius: MOON_RADIUS / cos(half),
    slope: tan(half),
  }
}

const flattened = ([x, y, z]: Vector): Vector => [x, y, z / (1 - FLATTENING)]

/** Where a line first meets the surface of the Earth, or null. */
const onEarth = (from: Vector, along: Vector): Vector | null => {
  const [start, way] = [flattened(from), flattened(along)]
  const [a, b, c] = [dot(way, way), dot(start, way), dot(start, start) - 1]
  const root = b * b - a * c
  return root < 0 ? null : plus(from, along, (-b - Math.sqrt(root)) / a)
}

const geographic = ([x, y, z]: Vector): Spherical => ({
  longitude: wrapped(atan2(y, x)),
  latitude: atan2(z, (1 - FLATTENING) ** 2 * Math.hypot(x, y)),
})

/** How far a place is outside of the umbra, or of its continuation; radii of the Earth. */
const outside = (place: Vector, { moon, axis, radius, slope }: Umbra): number => {
  const from = plus(place, moon, -1)
  const along = -dot(from, axis)
  return lengthOf(plus(from, axis, along)) - Math.abs(radius - along * slope)
}

const across = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

export interface UmbraOnEarth {
  /** Where the axis of the shadow meets the surface; null where it misses the Earth. */
  readonly central: Spherical | null
  /** Where the shadow's edge just then touches the northern and the southern limit of its path; null where it does not. */
  readonly north: Spherical | null
  readonly south: Spherical | null
}

/** Directions around the axis that are tried for the limits. */
const STEPS = 48
const HALVINGS = 40

/**
 * The central line and the limits of a solar eclipse at a moment (UT).
 *
 * Notes: apparent places, the surface of the ellipsoid at sea level, no refraction, a smooth Moon. A place lies on a limit where the
 * edge of the shadow comes to it and goes no farther: its distance from the shadow, and how that changes, are both nothing.
 * Reference: Explanatory Supplement to the Astronomical Almanac, ch. 8, without its approximations.
 */
export const umbraOnEarth = (at: JulianDay, sky: Sky): UmbraOnEarth => {
  const umbra = umbraAt(at, sky)
  const [before, after] = [umbraAt(plusDays(at, -MOMENT), sky), umbraAt(plusDays(at, MOMENT), sky)]
  const { moon, axis, radius, slope } = umbra
  const east = across([0, 0, 1], axis)
  const eastward = scaled(east, 1 / lengthOf(east))
  const northward = across(axis, eastward)
  const edgeAt = (angle: number): Vector | null => {
    const out = plus(scaled(northward, cos(angle)), eastward, sin(angle))
    return onEarth(plus(moon, out, radius), plus(scaled(axis, -1), out, -slope))
  }
  const change = (angle: number): number | null => {
    const edge = edgeAt(angle)
    return edge && outside(edge, after) - outside(edge, before)
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
  const central = onEarth(moon, scaled(axis, -1))
  return { central: central && geographic(central), ...limits }
}

const ENDS = 24

/**
 * The same at moments spread evenly over the time in which the axis meets the Earth, its ends included, and two at least: a line has
 * two ends. The contacts given are those of the shadow's edge, which comes before and goes after.
 */
export const pathOfUmbra = async (
  { from, maximum, to }: { from: JulianDay; maximum: JulianDay; to: JulianDay },
  points: number,
  sky: Sky,
  yieldIfDue: YieldPoint,
): Promise<UmbraOnEarth[]> => {
  /** The last moment on the way from the middle outward at which the axis meets the Earth. */
  const endTowards = async (away: JulianDay): Promise<JulianDay> => {
    let [meets, misses] = [maximum, away]
    for (let k = 0; k < ENDS; k++) {
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
