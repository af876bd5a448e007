import { longitudeOf } from '../sky/expressions.ts'
import type { Sky } from '../sky/sky.ts'
import { type JulianDay, plusDays } from '../time/julian-day.ts'
import { overlapOf, type Window } from '../time/window.ts'
import { arc, norm } from '../zodiac/longitude.ts'
import {
  type AnyAspect,
  ASPECTS,
  type AspectPoint,
  aspectsBetween,
  type Contact,
  type OrbModel,
  orbsFor,
  withZeroSpeed,
} from './aspects.ts'
import { pointsAndAngles, type SkyPoint, type TropicalChart } from './chart.ts'
import { antiscion, contraAntiscion } from './declinations.ts'
import { type AnyTransitingBody, BODY_OF, bodyOfTransit, TRANSITING_BODIES, type TransitingBody } from './points.ts'
import type { LongitudeOf } from './zodiac-searches.ts'

/** How far beyond a window the passes of a retrograde loop are searched, days. */
const LOOP_MARGIN = 800
/** A body that turns within this distance of a target touches it once, at the station. Degrees. */
const TOUCH = 1 / 3600
const NEVER_RETROGRADE: readonly AnyTransitingBody[] = ['Sun', 'Moon']

/** The passage of a body over a target longitude. */
export interface TransitHit {
  at: JulianDay
  /** The index of the target. */
  target: number
  retrograde: boolean
  /** The number of the hit, from 1, among the `passes` of one retrograde loop. */
  pass: number
  passes: number
}

interface Touch {
  at: JulianDay
  /** The direction in which the body arrived. */
  arrival: 1 | -1
  /** The direction in which the body left; different from `came` at a station. */
  departure: 1 | -1
}

/**
 * Every passage of a body over one of the target longitudes in a window, in order of time, numbered within its retrograde loop.
 * A loop is a run of hits of one target in which the motion alternates. Loops are followed 800 days beyond the window. Targets are
 * longitudes in the zodiac of `longitudeIn`, by default the tropical one.
 *
 * Notes: for bodies that turn retrograde, each target is a band of one arcsecond on either side. A body that leaves the band on the
 * side where it entered has one hit, at its station, even if it passed the target slightly.
 */
export const transitHits = async (
  name: AnyTransitingBody,
  targets: readonly number[],
  { from, to }: Window,
  sky: Sky,
  longitudeIn: LongitudeOf = longitudeOf,
): Promise<TransitHit[]> => {
  if (targets.length === 0) return []
  const of = longitudeIn(bodyOfTransit(name))
  const isNeverRetrograde = NEVER_RETROGRADE.includes(name)
  const searchWindow = isNeverRetrograde
    ? { from, to }
    : overlapOf({ from: plusDays(from, -LOOP_MARGIN), to: plusDays(to, LOOP_MARGIN) }, sky.range)!
  const lines = isNeverRetrograde
    ? targets
    : targets.flatMap((target) => [norm(target - TOUCH), target, norm(target + TOUCH)])
  const linesPerTarget = lines.length / targets.length
  const touches: Touch[][] = targets.map(() => [])
  /** By target: the edge through which the body entered its band, and its first passage over the target since. */
  const inside = new Map<number, { line: number; since: JulianDay; exact: JulianDay | null }>()

  const passages = await sky.scan({ of, ...searchWindow, targets: lines })
  for (const { at, multiple, direction } of passages) {
    const target = Math.floor(multiple / linesPerTarget)
    if (isNeverRetrograde) {
      touches[target]!.push({ at, arrival: direction, departure: direction })
      continue
    }
    const line = (multiple % linesPerTarget) - 1
    const entry = inside.get(target)
    if (line === 0) {
      if (entry) entry.exact ??= at
      else touches[target]!.push({ at, arrival: direction, departure: direction })
    } else if (line === -direction) inside.set(target, { line, since: at, exact: null })
    else if (entry) {
      inside.delete(target)
      if (entry.line === -line)
        touches[target]!.push({ at: entry.exact ?? at, arrival: direction, departure: direction })
      else {
        const [station] = sky.extrema({ of, from: entry.since, to: at })
        const turnTime = station?.at ?? (((entry.since + at) / 2) as JulianDay)
        touches[target]!.push({ at: turnTime, arrival: -direction as 1 | -1, departure: direction })
      }
    }
  }
  return touches
    .flatMap((hits, target) => groupIntoLoops(hits).flatMap((loop) => numberPasses(loop, target)))
    .filter(({ at }) => at >= from && at < to)
    .sort((x, y) => x.at - y.at)
}

const groupIntoLoops = (hits: readonly Touch[]): Touch[][] => {
  const groups: Touch[][] = []
  for (const hit of hits) {
    const last = groups.at(-1)
    if (last && last.at(-1)!.departure !== hit.arrival) last.push(hit)
    else groups.push([hit])
  }
  return groups
}

const numberPasses = (loop: readonly Touch[], target: number): TransitHit[] =>
  loop.map(({ at, arrival: came, departure: left }, i) => ({
    at,
    target,
    retrograde: came < 0 && left < 0,
    pass: i + 1,
    passes: loop.length,
  }))

/** The periods of the contacts of several bodies, in the order of the contacts. */
export const periodsOfAll = (
  contacts: readonly TransitContact[],
  at: JulianDay,
  sky: Sky,
  longitudeIn: LongitudeOf = longitudeOf,
): TransitPeriod[] => {
  const periods = new Map<TransitContact, TransitPeriod>()
  for (const [name, ofBody] of Map.groupBy(contacts, ({ a }) => a.name))
    for (const [i, period] of transitPeriods(name, ofBody, at, sky, longitudeIn).entries())
      periods.set(ofBody[i]!, period)
  return contacts.map((contact) => periods.get(contact)!)
}

/** The longitudes that are in an aspect to a longitude: one or two. Parallels are no longitudes. */
export const aspectPlaces = (longitude: number, aspect: AnyAspect): number[] => {
  if (aspect === 'antiscion') return [antiscion(longitude)]
  if (aspect === 'contra_antiscion') return [contraAntiscion(longitude)]
  const { angle } = ASPECTS[aspect]
  const sides = angle === 0 || angle === 180 ? [angle] : [angle, -angle]
  return sides.map((side) => norm(longitude + side))
}

/** The transiting bodies among the points of a moment. */
export const transitingPoints = (points: readonly SkyPoint[]): TransitingPoint[] =>
  points.filter((point): point is TransitingPoint => (TRANSITING_BODIES as readonly string[]).includes(point.name))
export type TransitingPoint = SkyPoint & { readonly name: TransitingBody }
export type TransitContact = Contact<TransitingPoint, AspectPoint>

/** Aspects of the transiting bodies to the points and angles of a natal chart, closest first. */
export const transitContacts = (
  points: readonly SkyPoint[],
  chart: TropicalChart,
  model: OrbModel = orbsFor('transit'),
): TransitContact[] => aspectsBetween(transitingPoints(points), withZeroSpeed(pointsAndAngles(chart)), model)

/** The orbs of transits, limited to one degree except for the Moon, which moves one degree in two hours. */
export const dailyOrbs = (): OrbModel => {
  const { aspects, allowed, widest } = orbsFor('transit')
  return {
    aspects,
    widest,
    allowed: (aspect, a, b) => (a === 'Moon' ? allowed(aspect, a, b) : Math.min(1, allowed(aspect, a, b))),
  }
}

/** The uninterrupted period of an aspect around a moment. */
export interface TransitPeriod {
  /** Null if the aspect began more than five years before the moment. */
  start: JulianDay | null
  exact: JulianDay[]
  /** Null if the aspect ends more than five years after the moment. */
  end: JulianDay | null
}

// source: this project, bounds of a search
/** Successive search distances from the moment, days. Most periods end soon; those of Pluto may exceed the last. */
const REACHES = [30, 300, 1830]

/**
 * The period around `at` of each contact of one transiting body to fixed points: from its entry into the maximum orb to its exit,
 * with every moment of exactness in between.
 */
export const transitPeriods = (
  name: TransitingBody,
  contacts: readonly Pick<Contact<AspectPoint, AspectPoint>, 'a' | 'b' | 'aspect' | 'allowed'>[],
  at: JulianDay,
  sky: Sky,
  longitudeIn: LongitudeOf = longitudeOf,
): TransitPeriod[] => {
  const of = longitudeIn(BODY_OF[name])
  const places = contacts.map(({ a, b, aspect, allowed }) => {
    const exact = aspectPlaces(b.longitude, aspect).reduce((best, place) =>
      Math.abs(arc(place, a.longitude)) < Math.abs(arc(best, a.longitude)) ? place : best,
    )
    return [norm(exact - allowed), exact, norm(exact + allowed)]
  })
  const periods: TransitPeriod[] = contacts.map(() => ({ start: null, exact: [], end: null }))
  let open = contacts.map((_, i) => i)
  for (const reach of REACHES) {
    if (open.length === 0) break
    const window = overlapOf({ from: plusDays(at, -reach), to: plusDays(at, reach) }, sky.range)!
    const targets = open.flatMap((i) => places[i]!)
    const crossings = sky.crossings({ of, ...window, targets })
    for (const [k, i] of open.entries()) {
      const passes = crossings.filter(({ multiple }) => Math.floor(multiple / 3) === k)
      const edges = passes.filter(({ multiple }) => multiple % 3 !== 1)
      const start = edges.findLast((edge) => edge.at <= at)?.at ?? null
      const end = edges.find((edge) => edge.at > at)?.at ?? null
      const exact = passes.filter(
        (hit) => hit.multiple % 3 === 1 && hit.at >= (start ?? window.from) && hit.at <= (end ?? window.to),
      )
      periods[i] = { start, exact: exact.map((hit) => hit.at), end }
    }
    open = open.filter((i) => periods[i]!.start === null || periods[i]!.end === null)
  }
  return periods
}
