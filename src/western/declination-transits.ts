import type { YieldPoint } from '../cooperative-yield.ts'
import type { Body } from '../ephemeris/bodies.ts'
import type { Sky } from '../sky/sky.ts'
import { type JulianDay, plusDays } from '../time/julian-day.ts'
import type { Window } from '../time/window.ts'

// Moments at which the declination of a moving body has a value: parallels and contraparallels to fixed points.

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

/** Every moment of the half-open window at which the declination of a body is one of the targets (degrees), in order of time. */
export const declinationHits = async (
  body: Body,
  targets: readonly number[],
  { from, to }: Window,
  sky: Pick<Sky, 'tables'>,
  yieldIfDue: YieldPoint,
): Promise<DeclinationHit[]> => {
  const rowAt = (at: number) => sky.tables.positions(Float64Array.of(at), [body], 'equatorial')
  const declinationAt = (at: number) => rowAt(at)[DECLINATION]!
  const hits: DeclinationHit[] = []
  /** Adds the hits of a piece of time in which the declination only grows or only falls. */
  const addHits = (start: number, end: number, atStart: number, atEnd: number) => {
    for (const [target, degrees] of targets.entries())
      if (atStart < degrees !== atEnd < degrees) {
        const at = rootBetween(start, end, (moment) => declinationAt(moment) - degrees) as JulianDay
        if (at >= from && at < to) hits.push({ at, target })
      }
  }
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
      if (rateAtStart < 0 === rateAtEnd < 0) addHits(start, end, atStart, atEnd)
      else {
        const turn = rootBetween(start, end, (at) => rowAt(at)[RATE]!)
        const atTurn = declinationAt(turn)
        addHits(start, turn, atStart, atTurn)
        addHits(turn, end, atTurn, atEnd)
      }
    }
  }
  return hits.sort((a, b) => a.at - b.at)
}
