import { mapYielding, type YieldPoint } from '../../cooperative-yield.ts'
import type { Site, Sky } from '../../sky/sky.ts'
import { altitudeOf } from '../../sky/sphere.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { overlapOf, type Window } from '../../time/window.ts'
import { type Combustion, combustions } from './planet-events.ts'

/**
 * The asta (invisibility) of Jupiter or Venus as printed in almanacs for muhurta: from the last day of visibility to
 * the first.
 */

export type Asta = Pick<Combustion, 'planet'> & Window

/**
 * The arcus visionis at the last and the first visibility: depth of the Sun's centre below the horizon, degrees, when
 * the planet sets or rises. source: the dates of asta that newspapers print after almanacs, 2021 to 2026
 * (test/golden/asta.json), each reproduced to a day; the kalamshas of Surya Siddhanta 9.6-9 (10 of Venus, 11 of
 * Jupiter) give stays two to three weeks longer for Venus
 */
const DEPRESSION = { Venus: { sets: 6.3, rises: 6.3 }, Jupiter: { sets: 7.9, rises: 9.6 } } as const

/** The last and the first visibility are at most this many days outside the orb of combustion. */
const VISIBILITY_MARGIN = 35

/**
 * The periods of invisibility that overlap the window, uncut. Where the planet does not rise or set, the orb in
 * longitude gives the ends.
 */
export const astas = async (
  planet: 'Jupiter' | 'Venus',
  window: Window,
  site: Site,
  sky: Sky,
  yieldIfDue: YieldPoint,
): Promise<Asta[]> => {
  const wide = { from: plusDays(window.from, -VISIBILITY_MARGIN), to: plusDays(window.to, VISIBILITY_MARGIN) }
  const depth = (at: JulianDay) => {
    const [sun] = sky.equatorial(at, ['Sun'])
    return -altitudeOf(sun!, site.latitude, sky.siderealTime(at) * 15 + site.longitude)
  }
  const periods = await mapYielding(
    await combustions(planet, wide, sky, yieldIfDue),
    yieldIfDue,
    async (stay): Promise<Asta> => {
      const middle = plusDays(stay.from, (stay.to - stay.from) / 2)
      const crossings = (side: Combustion['sets'], from: number, to: number) =>
        sky.horizon({
          event: side === 'west' ? 'set' : 'rise',
          body: planet,
          site,
          from: plusDays(stay.from, from),
          to: plusDays(middle, to),
        })
      const last = crossings(stay.sets, -VISIBILITY_MARGIN, 0).findLast((at) => depth(at) >= DEPRESSION[planet].sets)
      const pause = yieldIfDue()
      if (pause) await pause
      const first = crossings(stay.rises, middle - stay.from, stay.to - middle + VISIBILITY_MARGIN).find(
        (at) => depth(at) >= DEPRESSION[planet].rises,
      )
      return { planet, from: last ?? stay.from, to: first ?? stay.to }
    },
  )
  return periods.filter((period) => overlapOf(period, window))
}
