import { runSteps, type Steps } from '../cooperative-yield.ts'
import type { JulianDay } from '../time/julian-day.ts'
import type { Window } from '../time/window.ts'

interface Extremum {
  at: JulianDay
  /** True if the function is positive before the moment and negative after it. */
  falling: boolean
}

/** The precision of a moment, days. */
const PRECISION = 1e-8

/**
 * The zeros of a smooth function of time in a window, in order. `step` (days) must be shorter than the distance of two zeros. Uses
 * secant steps inside a bracket, and bisection where a secant step does not halve the bracket.
 */
export const extrema = (...search: Parameters<typeof extremaSteps>): Extremum[] => runSteps(extremaSteps(...search))

/** As `extrema`, in steps of one sample each. */
export const extremaSteps = function* (
  { from, to }: Window,
  step: number,
  value: (at: JulianDay) => number,
): Steps<Extremum[]> {
  const zeros: Extremum[] = []
  let [left, atLeft]: [number, number] = [from, value(from)]
  while (left < to) {
    const right = Math.min(left + step, to)
    const atRight = value(right as JulianDay)
    if (atLeft > 0 !== atRight > 0) zeros.push({ at: root(left, atLeft, right, atRight, value), falling: atLeft > 0 })
    left = right
    atLeft = atRight
    yield
  }
  return zeros
}

const root = (a: number, atA: number, b: number, atB: number, value: (at: JulianDay) => number): JulianDay => {
  let [low, atLow, high, atHigh] = [a, atA, b, atB]
  while (high - low > PRECISION) {
    const secant = low + ((high - low) * atLow) / (atLow - atHigh)
    const width = high - low
    for (const at of [secant, (low + high) / 2]) {
      if (!(at > low && at < high)) continue
      const here = value(at as JulianDay)
      if (here === 0) return at as JulianDay
      if (here > 0 === atLow > 0) [low, atLow] = [at, here]
      else [high, atHigh] = [at, here]
      if (high - low < width / 2) break
    }
  }
  return (low + ((high - low) * atLow) / (atLow - atHigh)) as JulianDay
}
