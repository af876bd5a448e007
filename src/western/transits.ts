import { longitudeOf } from '../sky/expressions.ts'
import type { Sky } from '../sky/sky.ts'
import { type JulianDay, plusDays } from '../time/julian-day.ts'
import { overlap, type Window } from '../time/window.ts'
import { arc, norm } from '../zodiac/longitude.ts'
import {
  ASPECTS,
  type AspectName,
  aspectsBetween,
  type Contact,
  type Moving,
  type OrbModel,
  orbsFor,
  standing,
} from './aspects.ts'
import { pointsAndAngles, type SkyPoint, type TropicalChart } from './chart.ts'
import { BODY_OF, TRANSITING, type Transiting } from './points.ts'

/** How far beyond a window the passes of one retrograde loop are looked for, days. */
const LOOP = 800
/** A body that turns this near a place touches it: one event, at the station. Degrees. */
const TOUCH = 1 / 3600
const STEADY: readonly Transiting[] = ['Sun', 'Moon']

/** A body on a place of the zodiac. */
export interface Hit {
  at: JulianDay
  /** Which of the targets. */
  target: number
  retrograde: boolean
  /** Which of how many hits of one retrograde loop. */
  pass: number
  passes: number
}

interface Touch {
  at: JulianDay
  /** The way the body came, and the way it left: they differ where it turned. */
  came: 1 | -1
  left: 1 | -1
}

/**
 * Every moment of a window at which a body stands on one of the targets, in order of time, numbered within its retrograde
 * loop. A loop is a run of hits of one target in which the motion alternates; it is followed 800 days beyond the window.
 *
 * Notes: for bodies that turn back, each target is a band of an arcsecond on either side: who leaves a band where it came in
 * has touched the target once, at its station, whether or not it went a hair beyond.
 */
export const transitHits = async (
  name: Transiting,
  targets: readonly number[],
  { from, to }: Window,
  sky: Sky,
): Promise<Hit[]> => {
  if (targets.length === 0) return []
  const of = longitudeOf(BODY_OF[name])
  const steady = STEADY.includes(name)
  const wide = steady ? { from, to } : overlap({ from: plusDays(from, -LOOP), to: plusDays(to, LOOP) }, sky.range)!
  const lines = steady ? targets : targets.flatMap((target) => [norm(target - TOUCH), target, norm(target + TOUCH)])
  const each = lines.length / targets.length
  const touches: Touch[][] = targets.map(() => [])
  /** Where a body came into the band of a target, and its last passage of the target itself since. */
  const inside = new Map<number, { line: number; since: JulianDay; exact: JulianDay | null }>()

  const scanned = await sky.scan({ of, ...wide, targets: lines })
  for (const { at, multiple, direction } of scanned) {
    const target = Math.floor(multiple / each)
    if (steady) {
      touches[target]!.push({ at, came: direction, left: direction })
      continue
    }
    const line = (multiple % each) - 1
    const entered = inside.get(target)
    if (line === 0) {
      if (entered) entered.exact ??= at
      else touches[target]!.push({ at, came: direction, left: direction })
    } else if (line === -direction) inside.set(target, { line, since: at, exact: null })
    else if (entered) {
      inside.delete(target)
      if (entered.line === -line) touches[target]!.push({ at: entered.exact ?? at, came: direction, left: direction })
      else {
        const [station] = sky.extrema({ of, from: entered.since, to: at })
        const turned = station?.at ?? (((entered.since + at) / 2) as JulianDay)
        touches[target]!.push({ at: turned, came: -direction as 1 | -1, left: direction })
      }
    }
  }
  return touches
    .flatMap((hits, target) => loops(hits).flatMap((loop) => numbered(loop, target)))
    .filter(({ at }) => at >= from && at < to)
    .sort((x, y) => x.at - y.at)
}

const loops = (hits: readonly Touch[]): Touch[][] => {
  const groups: Touch[][] = []
  for (const hit of hits) {
    const last = groups.at(-1)
    if (last && last.at(-1)!.left !== hit.came) last.push(hit)
    else groups.push([hit])
  }
  return groups
}

const numbered = (loop: readonly Touch[], target: number): Hit[] =>
  loop.map(({ at, came, left }, i) => ({
    at,
    target,
    retrograde: came < 0 && left < 0,
    pass: i + 1,
    passes: loop.length,
  }))

/** The periods of many contacts, in their order. */
export const periodsOfAll = (contacts: readonly TransitContact[], at: JulianDay, sky: Sky): Period[] => {
  const periods = new Map<TransitContact, Period>()
  for (const [name, own] of Map.groupBy(contacts, ({ a }) => a.name))
    for (const [i, period] of periodsOf(name, own, at, sky).entries()) periods.set(own[i]!, period)
  return contacts.map((contact) => periods.get(contact)!)
}

/** The places of the zodiac from which a longitude is seen in an aspect: one or two. */
export const aspectPlaces = (longitude: number, aspect: AspectName): number[] => {
  const { angle } = ASPECTS[aspect]
  const sides = angle === 0 || angle === 180 ? [angle] : [angle, -angle]
  return sides.map((side) => norm(longitude + side))
}

/** The bodies that move over a chart, among the points of a moment. */
export const transitingPoints = (points: readonly SkyPoint[]): TransitPoint[] =>
  points.filter((point): point is TransitPoint => (TRANSITING as readonly string[]).includes(point.name))
export type TransitPoint = SkyPoint & { readonly name: Transiting }
export type TransitContact = Contact<TransitPoint, Moving>

/** Aspects of the transiting bodies to the points and angles of a chart, which stand still; closest first. */
export const transitContacts = (
  points: readonly SkyPoint[],
  chart: TropicalChart,
  model: OrbModel = orbsFor('transit'),
): TransitContact[] => aspectsBetween(transitingPoints(points), standing(pointsAndAngles(chart)), model)

/** The orbs of a transit, at most a degree but for the Moon, whose degree is two hours. */
export const dailyOrbs = (): OrbModel => {
  const { aspects, allowed } = orbsFor('transit')
  return {
    aspects,
    allowed: (aspect, a, b) => (a === 'Moon' ? allowed(aspect, a, b) : Math.min(1, allowed(aspect, a, b))),
  }
}

/** The one unbroken stretch of time that an aspect lasts around a moment. */
export interface Period {
  /** Null where it began, or ends, more than five years off. */
  start: JulianDay | null
  exact: JulianDay[]
  end: JulianDay | null
}

// source: this project, bounds of a search
/** Most periods end soon; Pluto's may outlast the farthest. Days. */
const REACHES = [30, 300, 1830]

/**
 * The period of each contact of one transiting body to points that stand still, around `at`: between its coming into the
 * allowed orb and its leaving it, with every moment in between at which it is exact.
 */
export const periodsOf = (
  name: Transiting,
  contacts: readonly Pick<Contact<Moving, Moving>, 'a' | 'b' | 'aspect' | 'allowed'>[],
  at: JulianDay,
  sky: Sky,
): Period[] => {
  const of = longitudeOf(BODY_OF[name])
  const places = contacts.map(({ a, b, aspect, allowed }) => {
    const exact = aspectPlaces(b.longitude, aspect).reduce((best, place) =>
      Math.abs(arc(place, a.longitude)) < Math.abs(arc(best, a.longitude)) ? place : best,
    )
    return [norm(exact - allowed), exact, norm(exact + allowed)]
  })
  const periods: Period[] = contacts.map(() => ({ start: null, exact: [], end: null }))
  let open = contacts.map((_, i) => i)
  for (const reach of REACHES) {
    if (open.length === 0) break
    const window = overlap({ from: plusDays(at, -reach), to: plusDays(at, reach) }, sky.range)!
    const targets = open.flatMap((i) => places[i]!)
    const passed = sky.crossings({ of, ...window, targets })
    for (const [k, i] of open.entries()) {
      const own = passed.filter(({ multiple }) => Math.floor(multiple / 3) === k)
      const edges = own.filter(({ multiple }) => multiple % 3 !== 1)
      const start = edges.findLast((edge) => edge.at <= at)?.at ?? null
      const end = edges.find((edge) => edge.at > at)?.at ?? null
      const exact = own.filter(
        (hit) => hit.multiple % 3 === 1 && hit.at >= (start ?? window.from) && hit.at <= (end ?? window.to),
      )
      periods[i] = { start, exact: exact.map((hit) => hit.at), end }
    }
    open = open.filter((i) => periods[i]!.start === null || periods[i]!.end === null)
  }
  return periods
}
