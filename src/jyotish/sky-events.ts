import { concurrently, mapConcurrently } from '../concurrency.ts'
import { ELONGATION } from '../sky/expressions.ts'
import type { Sky } from '../sky/sky.ts'
import { stationsOf } from '../sky/stations.ts'
import type { JulianDay } from '../time/julian-day.ts'
import type { Window } from '../time/window.ts'
import type { SignIndex } from '../zodiac/signs.ts'
import { GRAHAS, type Graha } from './grahas.ts'

import { atAngle, combustions, WANDERERS, type Wanderer } from './panchang/planet-events.ts'
import { type Frame, signAtMoment, signStays } from './sign-stays.ts'

export const SKY_EVENTS = ['ingress', 'retrograde', 'direct', 'combust', 'exact conjunction'] as const

interface Base {
  at: JulianDay
  /** Where it happens; of an ingress the sign entered. */
  sign: SignIndex
}
/** By the faster first: it is the one that comes to the other. */
const MEETERS = ['Moon', 'Mercury', 'Venus', 'Sun', 'Mars', 'Jupiter', 'Saturn'] as const
type Meeter = (typeof MEETERS)[number]

export type SkyEvent = Base &
  (
    | { event: 'ingress'; planet: Graha }
    | { event: 'retrograde' | 'direct'; planet: Wanderer }
    | { event: 'combust'; planet: Wanderer | 'Moon' }
    | { event: 'exact conjunction'; planet: Meeter; partner: Graha }
  )

// source: Surya Siddhanta ch. 9; the Moon is lost 12 degrees before the Sun
const MOON_LOST = 360 - 12

const PAIRS = MEETERS.flatMap((planet, i) =>
  [...MEETERS.slice(i + 1), 'Rahu' as const, 'Ketu' as const].map((partner) => ({ planet, partner })),
)

/** What changes in the sky within a window, in order of time. Off the event loop. */
export const skyEvents = async (window: Window, frame: Frame, sky: Sky, signal?: AbortSignal): Promise<SkyEvent[]> => {
  const signThere = (planet: Graha, at: JulianDay) => signAtMoment(planet, at, frame, sky)
  const found = await concurrently(
    () =>
      mapConcurrently(GRAHAS, async (planet) =>
        (await signStays(planet, window, frame, sky, signal))
          .filter(({ from }) => from > window.from)
          .map(({ from, sign }): SkyEvent => ({ at: from, planet, sign, event: 'ingress' })),
      ),
    () =>
      mapConcurrently(PAIRS, async ({ planet, partner }) =>
        (await atAngle(planet, partner, 0, window, frame.node, sky)).map(
          (at): SkyEvent => ({ at, planet, partner, sign: signThere(planet, at), event: 'exact conjunction' }),
        ),
      ),
    async () =>
      (await sky.scan({ of: ELONGATION, targets: [MOON_LOST], ...window }, signal)).map(
        ({ at }): SkyEvent => ({ at, planet: 'Moon', sign: signThere('Moon', at), event: 'combust' }),
      ),
  )
  const turning = await mapConcurrently(WANDERERS, async (planet) => [
    ...(await stationsOf(planet, window, sky, signal)).map(
      ({ at, turns }): SkyEvent => ({ at, planet, sign: signThere(planet, at), event: turns }),
    ),
    ...combustions(planet, window, sky)
      .filter(({ from }) => from >= window.from && from < window.to)
      .map(({ from }): SkyEvent => ({ at: from, planet, sign: signThere(planet, from), event: 'combust' })),
  ])
  return [...found.flat(2), ...turning.flat()].sort((a, b) => a.at - b.at)
}
