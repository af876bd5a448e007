import type { AyanamshaId } from '../ephemeris/ayanamshas.ts'
import type { AngleExpression, Sky } from '../sky/sky.ts'
import type { JulianDay } from '../time/julian-day.ts'
import type { Window } from '../time/window.ts'
import { norm } from '../zodiac/longitude.ts'
import { type SignIndex, signAt, signOf } from '../zodiac/signs.ts'
import type { Graha, Node } from './grahas.ts'
import { bodyOf } from './panchang/ingresses.ts'

/** By which zero point and node the sky is read. */
export interface Frame {
  ayanamsha: AyanamshaId
  node: Node
}

/** Ketu stands on a border where Rahu stands half a circle from it. */
export const turnOf = (graha: Graha) => (graha === 'Ketu' ? 180 : 0)

export const siderealOf = (graha: Graha, { ayanamsha, node }: Frame): AngleExpression => ({
  terms: [{ body: bodyOf(graha, node), factor: 1 }],
  ayanamsha: { id: ayanamsha, factor: 1 },
})

/** Sidereal longitude and daily motion of a graha. */
export const grahaAt = (graha: Graha, at: JulianDay, { ayanamsha, node }: Frame, sky: Sky) => {
  const [place] = sky.positions(at, [bodyOf(graha, node)])
  return {
    longitude: norm(place!.longitude + turnOf(graha) - sky.ayanamsha(at, ayanamsha)),
    speed: place!.longitudeSpeed,
  }
}

export const signAtMoment = (graha: Graha, at: JulianDay, frame: Frame, sky: Sky): SignIndex =>
  signOf(grahaAt(graha, at, frame, sky).longitude)

/** One unbroken stay in a part of the zodiac, cut to the window it was asked for in. */
export interface Stay extends Window {
  planet: Graha
  /** Number of the part, from 0: of a sign, 0 Aries. */
  part: number
  /** It came back over the border it had passed. */
  backward: boolean
}

/** The stays of a graha in parts of `span` degrees, end to end through the window. Off the event loop. */
export const partStays = async (
  planet: Graha,
  span: number,
  window: Window,
  frame: Frame,
  sky: Sky,
  signal?: AbortSignal,
): Promise<Stay[]> => {
  const parts = Math.round(360 / span)
  const crossings = await sky.scan({ of: siderealOf(planet, frame), span, offset: turnOf(planet), ...window }, signal)
  const { longitude } = grahaAt(planet, window.from, frame, sky)
  const first = crossings.at(0)
  const entered = crossings.map(({ at, multiple, direction }) => ({
    from: at,
    part: (multiple + (direction === 1 ? 0 : parts - 1)) % parts,
    backward: direction === -1,
  }))
  const before = first
    ? (first.multiple + (first.direction === 1 ? parts - 1 : 0)) % parts
    : Math.floor(norm(longitude) / span) % parts
  const stays = [{ from: window.from, part: before, backward: false }, ...entered]
  return stays
    .map((stay, i) => ({ planet, ...stay, to: stays[i + 1]?.from ?? window.to }))
    .filter(({ from, to }) => to > from)
}

/** A stay in a sign. */
export interface SignStay extends Stay {
  sign: SignIndex
}

export const signStays = async (
  planet: Graha,
  window: Window,
  frame: Frame,
  sky: Sky,
  signal?: AbortSignal,
): Promise<SignStay[]> =>
  (await partStays(planet, 30, window, frame, sky, signal)).map((stay) => ({ ...stay, sign: signAt(stay.part) }))
