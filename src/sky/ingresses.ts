import type { JulianDay } from '../time/julian-day.ts'
import type { Window } from '../time/window.ts'
import type { AngleExpression, Sky } from './sky.ts'

/** A passage of an angle from one part of the circle into a neighbouring part. */
export interface Ingress {
  at: JulianDay
  /** The index of the part that the angle left, from 0. */
  left: number
  /** The index of the part that the angle entered, from 0. */
  entered: number
  backward: boolean
}

export interface CircleParts {
  of: AngleExpression
  /** The size of a part, degrees. The first part begins at `offset`. */
  span: number
  offset?: number
}

/** Every ingress of a window, in order of time. The search runs off the event loop. */
export const ingressesOf = async (
  parts: CircleParts,
  window: Window,
  sky: Sky,
  signal?: AbortSignal,
): Promise<Ingress[]> => {
  const count = Math.round(360 / parts.span)
  return (await sky.scan({ ...parts, ...window }, signal)).map(({ at, multiple, direction }) => {
    const before = (multiple + count - 1) % count
    return direction === 1
      ? { at, left: before, entered: multiple, backward: false }
      : { at, left: multiple, entered: before, backward: true }
  })
}

/** An uninterrupted stay in a part, cut to the window of the search. */
export interface Stay extends Window {
  part: number
  /** True if the angle entered the part in backward motion. */
  backward: boolean
}

/**
 * The consecutive stays of an angle that cover a window. `partNow` returns the part of the angle if there is no ingress in the window.
 * The search runs off the event loop.
 */
export const staysOf = async (
  parts: CircleParts,
  window: Window,
  partNow: () => number,
  sky: Sky,
  signal?: AbortSignal,
): Promise<Stay[]> => {
  const entries = await ingressesOf(parts, window, sky, signal)
  const first = { from: window.from, part: entries[0]?.left ?? partNow(), backward: false }
  const later = entries.map(({ at, entered, backward }) => ({ from: at, part: entered, backward }))
  return [first, ...later]
    .map((stay, i) => ({ ...stay, to: later[i]?.from ?? window.to }))
    .filter(({ from, to }) => to > from)
}
