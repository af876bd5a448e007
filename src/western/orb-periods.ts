import type { Sky } from '../sky/sky.ts'
import { type JulianDay, plusDays } from '../time/julian-day.ts'
import { overlapOf, type Window } from '../time/window.ts'
import { norm, separation } from '../zodiac/longitude.ts'
import { type AnyTransitingBody, bodyOfTransit } from './points.ts'
import { transitHits } from './transits.ts'
import { longitudesIn, type SearchedZodiac, zeroPointIn } from './zodiac-searches.ts'

/** An uninterrupted time of a moving body within an orb of a fixed longitude. */
export interface OrbPeriod {
  /** The index of the target. */
  readonly target: number
  /** Null if the period began before the search. */
  readonly start: JulianDay | null
  readonly exact: readonly JulianDay[]
  /** Null if the period ends after the search. */
  readonly end: JulianDay | null
  /** The smallest distance, degrees, and its moment. */
  readonly closest: { readonly at: JulianDay; readonly orb: number }
}

// source: this project, bounds of a search
/** Days before and after the window in which the ends of a period are searched. */
const REACH: Partial<Record<AnyTransitingBody, number>> = { Moon: 10, Sun: 40 }
const USUAL_REACH = 1830

/** A longitude and the orb around it, degrees. */
export interface OrbTarget {
  readonly at: number
  readonly orb: number
}

/**
 * The periods of a body within the orbs of its targets that overlap a window, in the order of targets and time. Their ends are searched up
 * to 1830 days beyond the window (Sun: 40, Moon: 10). Longitudes are in the zodiac of the frame.
 */
export const orbPeriods = async (
  name: AnyTransitingBody,
  targets: readonly OrbTarget[],
  window: Window,
  frame: SearchedZodiac,
  sky: Sky,
): Promise<OrbPeriod[]> => {
  const body = bodyOfTransit(name)
  const longitudeIn = longitudesIn(frame)
  const of = longitudeIn(body)
  const longitudeAt = (at: JulianDay) => sky.positions(at, [body])[0]!.longitude - zeroPointIn(frame, at, sky)
  const reach = REACH[name] ?? USUAL_REACH
  const search = overlapOf({ from: plusDays(window.from, -reach), to: plusDays(window.to, reach) }, sky.range)!
  const edges = targets.flatMap(({ at, orb }) => [norm(at - orb), norm(at + orb)])
  const crossings = await sky.scan({ of, ...search, targets: edges })
  const hits = await transitHits(
    name,
    targets.map(({ at }) => at),
    search,
    sky,
    longitudeIn,
  )
  const exactOf = Map.groupBy(hits, ({ target }) => target)
  /** The closest approach of a period: exact, at a station, or at an end of the search. */
  const closestOf = (target: number, exact: readonly JulianDay[], period: Window): OrbPeriod['closest'] => {
    if (exact[0] !== undefined) return { at: exact[0], orb: 0 }
    return [period.from, period.to, ...sky.extrema({ of, ...period }).map(({ at }) => at)]
      .map((at) => ({ at, orb: separation(longitudeAt(at), target) }))
      .reduce((best, next) => (next.orb < best.orb ? next : best))
  }
  const open = new Map<number, JulianDay | null>()
  const crossed = new Set<number>()
  const found: { target: number; start: JulianDay | null; end: JulianDay | null }[] = []
  for (const { at, multiple, direction } of crossings) {
    const target = Math.floor(multiple / 2)
    const isEntry = (multiple % 2 === 0) === direction > 0
    if (isEntry) open.set(target, at)
    // Without an entry the body was within the orb at the start of the search.
    else if (open.has(target) || !crossed.has(target)) {
      found.push({ target, start: open.get(target) ?? null, end: at })
      open.delete(target)
    }
    crossed.add(target)
  }
  for (const [target, start] of open) found.push({ target, start, end: null })
  const first = longitudeAt(search.from)
  for (const [target, { at, orb }] of targets.entries())
    if (!crossed.has(target) && separation(first, at) <= orb) found.push({ target, start: null, end: null })
  return found
    .filter(({ start, end }) => (start ?? search.from) < window.to && (end ?? search.to) > window.from)
    .sort((a, b) => a.target - b.target || (a.start ?? 0) - (b.start ?? 0))
    .map(({ target, start, end }) => {
      const [from, to] = [start ?? search.from, end ?? search.to]
      const exact = (exactOf.get(target) ?? []).map(({ at }) => at).filter((at) => at >= from && at <= to)
      return { target, start, exact, end, closest: closestOf(targets[target]!.at, exact, { from, to }) }
    })
}
