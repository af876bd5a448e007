import type { Body } from '../ephemeris/bodies.ts'
import { type JulianDay, plusDays } from '../time/julian-day.ts'
import { tropical } from '../zodiac/longitude.ts'
import { TROPICAL_YEAR } from './constants.ts'
import type { Position, Sky } from './sky.ts'

/** Days that light takes for an astronomical unit. Source: IAU 2012 resolution B2 and the speed of light, 499.004784 s. */
const LIGHT_DAYS = 499.004784 / 86_400
/** Degrees that the equinox goes back in a day. Source: IAU 2006, 5028.796 arcseconds a century. */
const PRECESSION = 5028.796 / 3600 / 100 / TROPICAL_YEAR

const hasLight = (body: Body) => body !== 'MeanNode' && body !== 'TrueNode'

/** How bodies are placed: as their light shows them, or where they stand at that instant. */
export const POSITIONS = ['apparent', 'geometric'] as const
export type Positions = (typeof POSITIONS)[number]

/**
 * Geocentric places without light time and aberration, true ecliptic and equinox of date.
 *
 * What is seen at a moment is where the body stood, from where the Earth then was, when the light left it: planetary aberration (Meeus,
 * Astronomical Algorithms, ch. 33). So the place of now is what will be seen a light time later, less the precession of that while.
 * Notes: the Sun's bending of light stays in, at most 0.3 arcsecond within some degrees of him; else within 0.02 arcsecond of Swiss
 * Ephemeris' true positions. The nodes, which send no light, are the same.
 */
export const geometricPositions = (at: JulianDay, bodies: readonly Body[], sky: Pick<Sky, 'positions'>): Position[] => {
  const seen = sky.positions(at, bodies)
  return bodies.map((body, i) => {
    if (!hasLight(body)) return seen[i]!
    let place = seen[i]!
    let later = 0
    // The distance at arrival itself hangs on the delay: two rounds settle it.
    for (let round = 0; round < 2; round++) {
      later = place.distance * LIGHT_DAYS
      place = sky.positions(plusDays(at, later), [body])[0]!
    }
    return { ...place, longitude: tropical(place.longitude - PRECESSION * later) }
  })
}

export const placedAs = (positions: Positions, at: JulianDay, bodies: readonly Body[], sky: Pick<Sky, 'positions'>) =>
  positions === 'geometric' ? geometricPositions(at, bodies, sky) : sky.positions(at, bodies)
