import type { Body } from '../ephemeris/bodies.ts'
import { type JulianDay, plusDays } from '../time/julian-day.ts'
import { tropical } from '../zodiac/longitude.ts'
import { TROPICAL_YEAR } from './constants.ts'
import type { Position, Sky } from './sky.ts'

/** The light time for one astronomical unit, days. Source: IAU 2012 resolution B2 and the speed of light, 499.004784 s. */
const LIGHT_DAYS = 499.004784 / 86_400
/** The precession of the equinox, degrees per day. Source: IAU 2006, 5028.796 arcseconds a century. */
const PRECESSION = 5028.796 / 3600 / 100 / TROPICAL_YEAR

const hasLight = (body: Body) => body !== 'MeanNode' && body !== 'TrueNode'

/** Apparent positions include light time and aberration, geometric positions do not. */
export const POSITIONS = ['apparent', 'geometric'] as const
export type Positions = (typeof POSITIONS)[number]

/**
 * Geocentric positions without light time and aberration, true ecliptic and equinox of date.
 *
 * An apparent position is the geometric position one light time earlier, as seen from the Earth of that time: planetary aberration
 * (Meeus, Astronomical Algorithms, ch. 33). So the geometric position is the apparent one a light time later, minus the precession in
 * between.
 * Notes: light deflection by the Sun remains, at most 0.3 arcsecond within some degrees of the Sun. Elsewhere the result is within 0.02
 * arcsecond of Swiss Ephemeris' true positions. Nodes send no light and are unchanged.
 */
export const geometricPositions = (at: JulianDay, bodies: readonly Body[], sky: Pick<Sky, 'positions'>): Position[] => {
  const apparent = sky.positions(at, bodies)
  return bodies.map((body, i) => {
    if (!hasLight(body)) return apparent[i]!
    let place = apparent[i]!
    let lightTime = 0
    // The distance depends on the light time. Two iterations converge.
    for (let round = 0; round < 2; round++) {
      lightTime = place.distance * LIGHT_DAYS
      place = sky.positions(plusDays(at, lightTime), [body])[0]!
    }
    return { ...place, longitude: tropical(place.longitude - PRECESSION * lightTime) }
  })
}

/** Apparent or geometric positions at a moment (UT). */
export const positionsOf = (
  positions: Positions,
  at: JulianDay,
  bodies: readonly Body[],
  sky: Pick<Sky, 'positions'>,
) => (positions === 'geometric' ? geometricPositions(at, bodies, sky) : sky.positions(at, bodies))
