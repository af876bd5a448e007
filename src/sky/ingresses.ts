import type { JulianDay } from '../time/julian-day.ts'
import type { Window } from '../time/window.ts'
import type { AngleExpression, Sky } from './sky.ts'

/** A passage of an angle from one part of the circle into the next, forward or back. */
export interface Ingress {
  at: JulianDay
  /** Numbers of the parts, from 0. */
  left: number
  entered: number
  backward: boolean
}

export interface Parts {
  of: AngleExpression
  /** Degrees of a part; the first begins at `offset`. */
  span: number
  offset?: number
}

/** Every such passage of a window, in order. Off the event loop. */
export const ingressesOf = async (parts: Parts, window: Window, sky: Sky, signal?: AbortSignal): Promise<Ingress[]> => {
  const count = Math.round(360 / parts.span)
  return (await sky.scan({ ...parts, ...window }, signal)).map(({ at, multiple, direction }) => {
    const before = (multiple + count - 1) % count
    return direction === 1
      ? { at, left: before, entered: multiple, backward: false }
      : { at, left: multiple, entered: before, backward: true }
  })
}

/** One unbroken stay in a part, cut to the window it was asked for in. */
export interface Stay extends Window {
  part: number
  /** It came back over the border it had passed. */
  backward: boolean
}

/** The stays of an angle end to end through a window; `partNow` tells where it is when it enters none. Off the event loop. */
export const staysOf = async (
  parts: Parts,
  window: Window,
  partNow: () => number,
  sky: Sky,
  signal?: AbortSignal,
): Promise<Stay[]> => {
  const entries = await ingressesOf(parts, window, sky, signal)
  const first = { from: window.from, part: entries[0]?.left ?? partNow(), backward: false }
  const entered = entries.map(({ at, entered, backward }) => ({ from: at, part: entered, backward }))
  return [first, ...entered]
    .map((stay, i) => ({ ...stay, to: entered[i]?.from ?? window.to }))
    .filter(({ from, to }) => to > from)
}
