import type { Site, Sky } from '../../sky/sky.ts'
import { altitudeOf } from '../../sky/sphere.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { overlap, type Window } from '../../time/window.ts'
import { type Combustion, combustions } from './planet-events.ts'

/** Asta of Jupiter and Venus as almanacs print it for muhurta: from the last day on which the planet is seen to the first again. */

export type Asta = Pick<Combustion, 'planet'> & Window

/**
 * How deep the Sun's centre must stand when the planet rises or sets, degrees: the arcus visionis of its last and of its first sight.
 * source: the dates of asta that newspapers print after almanacs, 2021 to 2026 (test/golden/asta.json), of which each is met to a
 * day; the kalamshas of Surya Siddhanta 9.6-9 (10 of Venus, 11 of Jupiter) give stays two to three weeks longer for Venus
 */
const DEPRESSION = { Venus: { sets: 6.3, rises: 6.3 }, Jupiter: { sets: 7.9, rises: 9.6 } } as const

/** The planet is seen this many days beyond its orb of combustion at most. */
const BEYOND = 35

/** Stays of a planet unseen beside the Sun, those that meet the window, whole; by the orb in longitude where it does not rise and set. */
export const astas = (planet: 'Jupiter' | 'Venus', window: Window, site: Site, sky: Sky): Asta[] => {
  const wide = { from: plusDays(window.from, -BEYOND), to: plusDays(window.to, BEYOND) }
  const depth = (at: JulianDay) => {
    const [sun] = sky.equatorial(at, ['Sun'])
    return -altitudeOf(sun!, site.latitude, sky.siderealTime(at) * 15 + site.longitude)
  }
  return combustions(planet, wide, sky)
    .map((stay): Asta => {
      const middle = plusDays(stay.from, (stay.to - stay.from) / 2)
      const crossings = (side: Combustion['sets'], from: number, to: number) =>
        sky.horizon({
          event: side === 'west' ? 'set' : 'rise',
          body: planet,
          site,
          from: plusDays(stay.from, from),
          to: plusDays(middle, to),
        })
      const last = crossings(stay.sets, -BEYOND, 0).findLast((at) => depth(at) >= DEPRESSION[planet].sets)
      const first = crossings(stay.rises, middle - stay.from, stay.to - middle + BEYOND).find(
        (at) => depth(at) >= DEPRESSION[planet].rises,
      )
      return { planet, from: last ?? stay.from, to: first ?? stay.to }
    })
    .filter((stay) => overlap(stay, window))
}
