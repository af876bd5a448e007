import type { Sky } from '../sky/sky.ts'
import type { JulianDay } from '../time/julian-day.ts'
import type { Window } from '../time/window.ts'
import { type SignIndex, signAt } from '../zodiac/signs.ts'
import { MAJOR_ASPECTS } from './aspects.ts'
import { type Planet, TEN } from './points.ts'
import { aspectPlaces } from './transits.ts'

// What planets do among themselves, in no chart.

export interface ExactAspect {
  readonly a: { readonly name: Planet }
  readonly aspect: (typeof MAJOR_ASPECTS)[number]
  readonly b: { readonly name: Planet }
  readonly at: JulianDay
}

const PLACES = MAJOR_ASPECTS.flatMap((aspect) => aspectPlaces(0, aspect).map((place) => ({ aspect, place })))
const TARGETS = PLACES.map(({ place }) => place)

/** Every moment of a window at which two planets are in a major aspect. */
export const exactAspectsOf = (a: Planet, b: Planet, window: Window, sky: Sky): ExactAspect[] => {
  const terms = [
    { body: a, factor: 1 },
    { body: b, factor: -1 },
  ]
  return sky
    .crossings({ of: { terms }, targets: TARGETS, ...window })
    .map(({ at, multiple }) => ({ a: { name: a }, aspect: PLACES[multiple]!.aspect, b: { name: b }, at }))
}

const WITHOUT_MOON = TEN.filter((planet) => planet !== 'Moon')

/** Exact major aspects among Sun to Pluto without the Moon, in order of time. */
export const exactAspects = (window: Window, sky: Sky): ExactAspect[] =>
  WITHOUT_MOON.flatMap((a, i) => WITHOUT_MOON.slice(i + 1).flatMap((b) => exactAspectsOf(a, b, window, sky))).sort(
    (x, y) => x.at - y.at,
  )

export interface Ingress {
  readonly planet: Planet
  readonly at: JulianDay
  readonly from: SignIndex
  readonly to: SignIndex
  readonly retrograde: boolean
  /** Of the border. */
  readonly longitude: number
}
const INGRESSING = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars'] as const

/** Sign changes of Sun to Mars, in order of time. */
export const ingresses = (window: Window, sky: Sky): Ingress[] =>
  INGRESSING.flatMap((planet) =>
    sky
      .crossings({ of: { terms: [{ body: planet, factor: 1 }] }, span: 30, ...window })
      .map(({ at, multiple, direction }) => {
        const [before, after] = [signAt(multiple - 1), signAt(multiple)]
        const retrograde = direction < 0
        return {
          planet,
          at,
          from: retrograde ? after : before,
          to: retrograde ? before : after,
          retrograde,
          longitude: 30 * after,
        }
      }),
  ).sort((a, b) => a.at - b.at)
