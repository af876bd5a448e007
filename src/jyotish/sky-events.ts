import { concurrently, mapConcurrently } from '../concurrency.ts'
import { mapYielding, type YieldPoint } from '../cooperative-yield.ts'
import { ELONGATION } from '../sky/expressions.ts'
import type { Sky } from '../sky/sky.ts'
import { stationsOf } from '../sky/stations.ts'
import type { JulianDay } from '../time/julian-day.ts'
import type { Window } from '../time/window.ts'
import type { SignIndex } from '../zodiac/signs.ts'
import { GRAHAS, type Graha } from './grahas.ts'

import { combustions, momentsAtAngle, NON_LUMINARIES, type NonLuminary } from './panchang/planet-events.ts'
import { type SiderealFrame, signAtMoment, signStays } from './sign-stays.ts'

export const SKY_EVENTS = ['ingress', 'retrograde', 'direct', 'combust', 'exact conjunction'] as const

interface Base {
  at: JulianDay
  /** The sign of the event; for an ingress the sign entered. */
  sign: SignIndex
}
/** In order of speed: a conjunction is named after the faster planet, which moves towards the other. */
const FASTEST_FIRST = ['Moon', 'Mercury', 'Venus', 'Sun', 'Mars', 'Jupiter', 'Saturn'] as const
type ConjunctionPlanet = (typeof FASTEST_FIRST)[number]

export type SkyEvent = Base &
  (
    | { event: 'ingress'; planet: Graha }
    | { event: 'retrograde' | 'direct'; planet: NonLuminary }
    | { event: 'combust'; planet: NonLuminary | 'Moon' }
    | { event: 'exact conjunction'; planet: ConjunctionPlanet; partner: Graha }
  )

// source: Surya Siddhanta ch. 9; the Moon becomes combust 12 degrees before the Sun
const MOON_COMBUST = 360 - 12

const PAIRS = FASTEST_FIRST.flatMap((planet, i) =>
  [...FASTEST_FIRST.slice(i + 1), 'Rahu' as const, 'Ketu' as const].map((partner) => ({ planet, partner })),
)

/** The events of the sky in a window, in order of time. The search runs off the event loop. */
export const skyEvents = async (
  window: Window,
  frame: SiderealFrame,
  sky: Sky,
  yieldIfDue: YieldPoint,
  signal?: AbortSignal,
): Promise<SkyEvent[]> => {
  const signAt = (planet: Graha, at: JulianDay) => signAtMoment(planet, at, frame, sky)
  const passages = await concurrently(
    () =>
      mapConcurrently(GRAHAS, async (planet) =>
        (await signStays(planet, window, frame, sky, signal))
          .filter(({ from }) => from > window.from)
          .map(({ from, sign }): SkyEvent => ({ at: from, planet, sign, event: 'ingress' })),
      ),
    () =>
      mapConcurrently(PAIRS, async ({ planet, partner }) =>
        (await momentsAtAngle(planet, partner, 0, window, frame.node, sky)).map(
          (at): SkyEvent => ({ at, planet, partner, sign: signAt(planet, at), event: 'exact conjunction' }),
        ),
      ),
    async () =>
      (await sky.scan({ of: ELONGATION, targets: [MOON_COMBUST], ...window }, signal)).map(
        ({ at }): SkyEvent => ({ at, planet: 'Moon', sign: signAt('Moon', at), event: 'combust' }),
      ),
  )
  const stations = await mapConcurrently(NON_LUMINARIES, async (planet) => [
    ...(await stationsOf(planet, window, sky, signal)).map(
      ({ at, turns }): SkyEvent => ({ at, planet, sign: signAt(planet, at), event: turns }),
    ),
  ])
  const stays = await mapYielding(NON_LUMINARIES, yieldIfDue, (planet) => combustions(planet, window, sky, yieldIfDue))
  const combust = stays
    .flat()
    .filter(({ from }) => from >= window.from && from < window.to)
    .map(({ planet, from }): SkyEvent => ({ at: from, planet, sign: signAt(planet, from), event: 'combust' }))
  return [...passages.flat(2), ...stations.flat(), ...combust].sort((a, b) => a.at - b.at)
}
