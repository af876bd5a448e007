import { mapConcurrently } from '../concurrency.ts'
import { ECLIPSE_KINDS } from '../ephemeris/queries.ts'
import { type JulianDay, plusDays } from '../time/julian-day.ts'
import type { Window } from '../time/window.ts'
import { norm, type Tropical } from '../zodiac/longitude.ts'
import { ELONGATION } from './expressions.ts'
import type { Eclipse, Sky } from './sky.ts'

/** The longitude of the Moon minus that of the Sun, degrees in [0, 360). */
export const elongationAt = (at: JulianDay, sky: Sky): number => {
  const [sun, moon] = sky.positions(at, ['Sun', 'Moon'])
  return norm(moon!.longitude - sun!.longitude)
}

export const LUNATIONS = ['new', 'first_quarter', 'full', 'last_quarter'] as const
export type LunationName = (typeof LUNATIONS)[number]
export interface Lunation {
  phase: LunationName
  at: JulianDay
  /** The longitude of the Moon. */
  longitude: Tropical
}

/** New, quarter and full Moons of a window, in order of time. */
export const lunations = (window: Window, sky: Sky): Lunation[] =>
  sky.crossings({ of: ELONGATION, ...window, span: 90 }).map(({ at, multiple }) => ({
    phase: LUNATIONS[multiple]!,
    at,
    longitude: sky.positions(at, ['Moon'])[0]!.longitude,
  }))

/** Days; longer than any synodic month. */
const MAX_MONTH_DAYS = 30

export const previousNewMoon = (at: JulianDay, sky: Sky): Lunation =>
  lunations({ from: plusDays(at, -MAX_MONTH_DAYS), to: at }, sky).findLast(({ phase }) => phase === 'new')!

/** The last new or full Moon before a moment. */
export const prenatalLunation = (at: JulianDay, sky: Sky): Lunation & { phase: 'new' | 'full' } =>
  lunations({ from: plusDays(at, -MAX_MONTH_DAYS), to: at }, sky).findLast(
    (each): each is Lunation & { phase: 'new' | 'full' } => each.phase === 'new' || each.phase === 'full',
  )!

/** Every eclipse of a window, in order of time. */
export const eclipsesIn = async ({ from, to }: Window, sky: Sky): Promise<Eclipse[]> => {
  const eclipses = await mapConcurrently(ECLIPSE_KINDS, (kind) => sky.eclipses(kind, from, to))
  return eclipses.flat().sort((a, b) => a.maximum - b.maximum)
}

/** The longitude of the eclipsed body at the maximum. */
export const eclipsedLongitude = ({ kind, maximum }: Eclipse, sky: Sky): Tropical =>
  sky.positions(maximum, [kind === 'solar' ? 'Sun' : 'Moon'])[0]!.longitude

/** The eclipse at a new or full Moon; null if there is none. */
export const eclipseAt = async ({ phase, at }: Pick<Lunation, 'phase' | 'at'>, sky: Sky): Promise<Eclipse | null> => {
  if (phase !== 'new' && phase !== 'full') return null
  const kind = phase === 'new' ? 'solar' : 'lunar'
  // The maximum is within hours of the lunation. Whole days, so that searches for the same lunation are equal (`sharedSky`).
  const from = Math.floor(at - 0.5) as JulianDay
  const [eclipse] = await sky.eclipses(kind, from, plusDays(from, 2))
  return eclipse ?? null
}
