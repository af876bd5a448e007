import type { YieldPoint } from '../cooperative-yield.ts'
import type { Body } from '../ephemeris/bodies.ts'
import type { Sky } from '../sky/sky.ts'
import { type JulianDay, plusDays } from '../time/julian-day.ts'
import { overlapOf, type Window } from '../time/window.ts'
import type { OrbPeriod } from './orb-periods.ts'

// Moments and periods of the declination of a moving body: parallels and contraparallels to fixed points.

/** The moment of a declination, with the index of the target. */
export interface DeclinationHit {
  readonly at: JulianDay
  readonly target: number
}

// source: this project, bounds of a search
/** The steps of samples, days. The declination of a body turns at most once in a step. */
const STEPS: Partial<Record<Body, number>> = { Moon: 0.25, TrueNode: 0.5, TrueLilith: 0.25 }
const USUAL_STEP = 1
/** The samples of one slice of time. */
const SAMPLES = 250
/** The precision of a moment, days. */
const PRECISION = 1e-8
// Six numbers for each body and moment: the second is the declination, the fifth its change per day.
const [WIDTH, DECLINATION, RATE] = [6, 1, 4] as const

/** The root of a function between two moments at which its values have different signs, by false position (Illinois). */
const rootBetween = (from: number, to: number, value: (at: number) => number): number => {
  let [low, high] = [from, to]
  let [atLow, atHigh] = [value(low), value(high)]
  let lastSide = 0
  for (let i = 0; i < 100 && high - low > PRECISION; i++) {
    const middle = (low * atHigh - high * atLow) / (atHigh - atLow)
    const at = middle > low && middle < high ? middle : (low + high) / 2
    const here = value(at)
    if (here === 0) return at
    if (here < 0 === atHigh < 0) {
      if (high - at < PRECISION) return at
      ;[high, atHigh] = [at, here]
      if (lastSide === 1) atLow /= 2
      lastSide = 1
    } else {
      if (at - low < PRECISION) return at
      ;[low, atLow] = [at, here]
      if (lastSide === -1) atHigh /= 2
      lastSide = -1
    }
  }
  return (low + high) / 2
}

/** A piece of time in which a declination only grows or only falls. */
interface Piece {
  readonly start: number
  readonly end: number
  /** Declinations, degrees. */
  readonly atStart: number
  readonly atEnd: number
}

const declinationOf =
  (body: Body, sky: Pick<Sky, 'tables'>) =>
  (at: number): number =>
    sky.tables.positions(Float64Array.of(at), [body], 'equatorial')[DECLINATION]!

/** Visits the pieces of a window in order of time. Pieces that do not follow a turn may continue the piece before. */
const eachPiece = async (
  body: Body,
  { from, to }: Window,
  sky: Pick<Sky, 'tables'>,
  yieldIfDue: YieldPoint,
  visit: (piece: Piece, endsAtTurn: boolean) => void,
): Promise<void> => {
  const rateAt = (at: number) => sky.tables.positions(Float64Array.of(at), [body], 'equatorial')[RATE]!
  const declinationAt = declinationOf(body, sky)
  const step = STEPS[body] ?? USUAL_STEP
  const count = Math.ceil((to - from) / step)
  for (let first = 0; first < count; first += SAMPLES) {
    await yieldIfDue()
    const size = Math.min(SAMPLES, count - first)
    const moments = Float64Array.from({ length: size + 1 }, (_, i) =>
      plusDays(from, Math.min((first + i) * step, to - from)),
    )
    const rows = sky.tables.positions(moments, [body], 'equatorial')
    for (let i = 0; i < size; i++) {
      const [start, end] = [moments[i]!, moments[i + 1]!]
      const [atStart, atEnd] = [rows[i * WIDTH + DECLINATION]!, rows[(i + 1) * WIDTH + DECLINATION]!]
      const [rateAtStart, rateAtEnd] = [rows[i * WIDTH + RATE]!, rows[(i + 1) * WIDTH + RATE]!]
      if (rateAtStart < 0 === rateAtEnd < 0) visit({ start, end, atStart, atEnd }, false)
      else {
        const turn = rootBetween(start, end, rateAt)
        const atTurn = declinationAt(turn)
        visit({ start, end: turn, atStart, atEnd: atTurn }, true)
        visit({ start: turn, end, atStart: atTurn, atEnd }, false)
      }
    }
  }
}

/** The hits of one piece. */
const hitsWithin = (
  { start, end, atStart, atEnd }: Piece,
  targets: readonly number[],
  declinationAt: (at: number) => number,
): DeclinationHit[] =>
  targets.flatMap((degrees, target) =>
    atStart < degrees === atEnd < degrees
      ? []
      : [{ at: rootBetween(start, end, (moment) => declinationAt(moment) - degrees) as JulianDay, target }],
  )

/** Every moment of the half-open window at which the declination of a body is one of the targets (degrees), in order of time. */
export const declinationHits = async (
  body: Body,
  targets: readonly number[],
  window: Window,
  sky: Pick<Sky, 'tables'>,
  yieldIfDue: YieldPoint,
): Promise<DeclinationHit[]> => {
  const declinationAt = declinationOf(body, sky)
  const hits: DeclinationHit[] = []
  await eachPiece(body, window, sky, yieldIfDue, (piece) => {
    for (const hit of hitsWithin(piece, targets, declinationAt))
      if (hit.at >= window.from && hit.at < window.to) hits.push(hit)
  })
  return hits.sort((a, b) => a.at - b.at)
}

/** A declination and the orb around it, degrees. */
interface DeclinationTarget {
  readonly declination: number
  readonly orb: number
}

// source: this project, bounds of a search
/** Days before and after the window in which the ends of a period are searched. */
const REACH: Partial<Record<Body, number>> = { Moon: 15, Sun: 100 }
const USUAL_REACH = 1830

/**
 * The periods of a body within the orbs of its targets that overlap a window, in the order of targets and time. Their ends are searched up
 * to 1830 days beyond the window (Sun: 100, Moon: 15).
 */
export const declinationPeriods = async (
  body: Body,
  targets: readonly DeclinationTarget[],
  window: Window,
  sky: Pick<Sky, 'tables' | 'range'>,
  yieldIfDue: YieldPoint,
): Promise<OrbPeriod[]> => {
  const reach = REACH[body] ?? USUAL_REACH
  const search = overlapOf({ from: plusDays(window.from, -reach), to: plusDays(window.to, reach) }, sky.range)!
  const declinationAt = declinationOf(body, sky)
  const levels = targets.flatMap(({ declination, orb }) => [declination - orb, declination, declination + orb])
  const moments: JulianDay[][] = levels.map(() => [])
  const turns: JulianDay[] = []
  await eachPiece(body, search, sky, yieldIfDue, (piece, endsAtTurn) => {
    for (const { at, target } of hitsWithin(piece, levels, declinationAt)) moments[target]!.push(at)
    if (endsAtTurn) turns.push(piece.end as JulianDay)
  })
  return targets.flatMap(({ declination, orb }, target) => {
    const distanceAt = (at: number) => Math.abs(declinationAt(at) - declination)
    const [lower, middle, upper] = moments.slice(3 * target, 3 * target + 3) as [JulianDay[], JulianDay[], JulianDay[]]
    const edges = [...lower, ...upper].sort((a, b) => a - b)
    const bounds = [search.from, ...edges, search.to]
    return bounds.slice(1).flatMap((end, i): OrbPeriod[] => {
      const start = bounds[i]!
      if (start >= window.to || end <= window.from) return []
      // Between two edges the body is all the time within the orb, or all the time outside it.
      if (distanceAt((start + end) / 2) > orb) return []
      const isWithin = (at: number) => at >= start && at <= end
      const exact = middle.filter(isWithin)
      const closest = exact[0]
        ? { at: exact[0], orb: 0 }
        : [start, end, ...turns.filter(isWithin)]
            .map((at) => ({ at, orb: distanceAt(at) }))
            .reduce((best, next) => (next.orb < best.orb ? next : best))
      return [{ target, start: i === 0 ? null : start, exact, end: i === edges.length ? null : end, closest }]
    })
  })
}
