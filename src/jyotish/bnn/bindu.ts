import type { Sky } from '../../sky/sky.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { overlapOf, type Window } from '../../time/window.ts'
import { norm } from '../../zodiac/longitude.ts'
import { GRAHAS, type Graha, longitudeOffset } from '../grahas.ts'
import { grahaLongitude, type SiderealFrame } from '../sign-stays.ts'

/** All grahas except the Moon, which passes every month. */
export const BINDU_TRANSITS = GRAHAS.filter((graha) => graha !== 'Moon')

export const BINDU_CONTACTS = ['conjunction', 'aspect_7', 'aspect_special'] as const
export type BinduContact = (typeof BINDU_CONTACTS)[number]

// source: BPHS 26, as arcs forward from the planet to the aspected place
const SPECIAL: Partial<Record<Graha, readonly number[]>> = { Mars: [90, 210], Jupiter: [120, 240], Saturn: [60, 270] }

// source: C. S. Patel; degrees to either side
const ORB = 1
/** Days; longer than a planet can stay within the orb of a place, including retrogression (Saturn at a station). */
const MAX_DAYS_IN_ORB = 240

export interface BinduTransit {
  planet: Graha
  kind: BinduContact
  exact: JulianDay
  /** The ends of the time within one degree; null outside the range of the ephemeris. */
  enters: JulianDay | null
  leaves: JulianDay | null
}

/** Every time in a window at which a graha is exactly on a point or aspects it. The search runs off the event loop. */
export const binduTransits = async (
  planet: Graha,
  bindu: number,
  window: Window,
  frame: SiderealFrame,
  sky: Sky,
  signal?: AbortSignal,
): Promise<BinduTransit[]> => {
  const arcs: { kind: BinduContact; arc: number }[] = [
    { kind: 'conjunction', arc: 0 },
    { kind: 'aspect_7', arc: 180 },
    ...(SPECIAL[planet] ?? []).map((arc) => ({ kind: 'aspect_special' as const, arc })),
  ]
  const targets = arcs.flatMap(({ arc }) =>
    [-ORB, 0, ORB].map((side) => norm(bindu - arc + side + longitudeOffset(planet))),
  )
  const wide = overlapOf(
    { from: plusDays(window.from, -MAX_DAYS_IN_ORB), to: plusDays(window.to, MAX_DAYS_IN_ORB) },
    sky.range,
  )!
  const crossings = [...(await sky.scan({ of: grahaLongitude(planet, frame), ...wide, targets }, signal))]
  return arcs.flatMap(({ kind }, i) => {
    const crossingsOfArc = crossings.filter(({ multiple }) => Math.floor(multiple / 3) === i)
    const edges = crossingsOfArc.filter(({ multiple }) => multiple % 3 !== 1)
    return crossingsOfArc
      .filter(({ at, multiple }) => multiple % 3 === 1 && at >= window.from && at < window.to)
      .map(({ at }) => ({
        planet,
        kind,
        exact: at,
        enters: edges.findLast((edge) => edge.at < at)?.at ?? null,
        leaves: edges.find((edge) => edge.at > at)?.at ?? null,
      }))
  })
}
