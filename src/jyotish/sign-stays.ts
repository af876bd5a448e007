import type { AyanamshaId } from '../ephemeris/ayanamshas.ts'
import { siderealLongitude } from '../sky/expressions.ts'
import type { Stay } from '../sky/ingresses.ts'
import { staysOf } from '../sky/ingresses.ts'
import type { AngleExpression, Sky } from '../sky/sky.ts'
import type { JulianDay } from '../time/julian-day.ts'
import type { Window } from '../time/window.ts'
import { siderealOf } from '../zodiac/longitude.ts'
import { type SignIndex, signAt, signOf } from '../zodiac/signs.ts'
import type { Graha, Node } from './grahas.ts'
import { bodyOf, longitudeOffset } from './grahas.ts'

/** The zero point and the node of a sidereal frame. */
export interface SiderealFrame {
  ayanamsha: AyanamshaId
  node: Node
}

export const grahaLongitude = (graha: Graha, { ayanamsha, node }: SiderealFrame): AngleExpression =>
  siderealLongitude(bodyOf(graha, node), ayanamsha)

/** Sidereal longitude (degrees) and motion (degrees per day) of a graha. */
export const grahaAt = (graha: Graha, at: JulianDay, { ayanamsha, node }: SiderealFrame, sky: Sky) => {
  const [place] = sky.positions(at, [bodyOf(graha, node)])
  return {
    longitude: siderealOf(place!.longitude, sky.ayanamsha(at, ayanamsha) - longitudeOffset(graha)),
    speed: place!.longitudeSpeed,
  }
}

export const signAtMoment = (graha: Graha, at: JulianDay, frame: SiderealFrame, sky: Sky): SignIndex =>
  signOf(grahaAt(graha, at, frame, sky).longitude)

/** A stay in a part of the zodiac. Parts are numbered from 0. */
export interface GrahaStay extends Stay {
  planet: Graha
}

/**
 * The consecutive stays of a graha in the window, where the zodiac is divided into parts of `span` degrees. The search runs off the
 * event loop.
 */
export const partStays = async (
  planet: Graha,
  span: number,
  window: Window,
  frame: SiderealFrame,
  sky: Sky,
  signal?: AbortSignal,
): Promise<GrahaStay[]> => {
  const parts = { of: grahaLongitude(planet, frame), span, offset: longitudeOffset(planet) }
  const partNow = () => Math.floor(grahaAt(planet, window.from, frame, sky).longitude / span)
  return (await staysOf(parts, window, partNow, sky, signal)).map((stay) => ({ planet, ...stay }))
}

/** A stay in a sign. */
export interface SignStay extends GrahaStay {
  sign: SignIndex
}

export const signStays = async (
  planet: Graha,
  window: Window,
  frame: SiderealFrame,
  sky: Sky,
  signal?: AbortSignal,
): Promise<SignStay[]> =>
  (await partStays(planet, 30, window, frame, sky, signal)).map((stay) => ({ ...stay, sign: signAt(stay.part) }))
