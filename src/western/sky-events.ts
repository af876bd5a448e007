import { mapConcurrently } from '../concurrency.ts'
import { longitudeBetween, longitudeOf } from '../sky/expressions.ts'
import { ingressesOf } from '../sky/ingresses.ts'
import type { Sky } from '../sky/sky.ts'
import type { JulianDay } from '../time/julian-day.ts'
import type { Window } from '../time/window.ts'
import type { SignIndex } from '../zodiac/signs.ts'
import { signAt } from '../zodiac/signs.ts'
import { MAJOR_ASPECTS } from './aspects.ts'
import { PLANETS, type Planet } from './points.ts'
import { aspectPlaces } from './transits.ts'

// Exact aspects between planets and sign ingresses, independent of any chart.

export interface ExactAspect {
  readonly a: { readonly name: Planet }
  readonly aspect: (typeof MAJOR_ASPECTS)[number]
  readonly b: { readonly name: Planet }
  readonly at: JulianDay
}

const PLACES = MAJOR_ASPECTS.flatMap((aspect) => aspectPlaces(0, aspect).map((place) => ({ aspect, place })))
const TARGETS = PLACES.map(({ place }) => place)

/** Every exact major aspect of two planets in a window, in order of time. */
export const exactAspectsOf = (a: Planet, b: Planet, window: Window, sky: Sky): ExactAspect[] => {
  return sky
    .crossings({ of: longitudeBetween(a, b), targets: TARGETS, ...window })
    .map(({ at, multiple }) => ({ a: { name: a }, aspect: PLACES[multiple]!.aspect, b: { name: b }, at }))
}

const WITHOUT_MOON = PLANETS.filter((planet) => planet !== 'Moon')

/** Exact major aspects among the planets without the Moon, in order of time. */
export const exactAspects = (window: Window, sky: Sky): ExactAspect[] =>
  WITHOUT_MOON.flatMap((a, i) => WITHOUT_MOON.slice(i + 1).flatMap((b) => exactAspectsOf(a, b, window, sky))).sort(
    (x, y) => x.at - y.at,
  )

export interface SignIngress {
  readonly planet: Planet
  readonly at: JulianDay
  readonly from: SignIndex
  readonly to: SignIndex
  readonly retrograde: boolean
  /** The longitude of the border between the signs. */
  readonly longitude: number
}
const INGRESSING = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars'] as const

/** Sign changes of Sun to Mars, in order of time. */
export const signIngresses = async (window: Window, sky: Sky): Promise<SignIngress[]> => {
  const ingresses = await mapConcurrently(INGRESSING, async (planet) =>
    (await ingressesOf({ of: longitudeOf(planet), span: 30 }, window, sky)).map(({ at, left, entered, backward }) => ({
      planet,
      at,
      from: signAt(left),
      to: signAt(entered),
      retrograde: backward,
      longitude: 30 * (backward ? left : entered),
    })),
  )
  return ingresses.flat().sort((a, b) => a.at - b.at)
}
