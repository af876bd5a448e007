import type { Awaitable } from '../store/types.ts'

/** Length of a short window, milliseconds. */
export const RATE_WINDOW = 1000
/** Length of a long window, milliseconds. */
export const MINUTE = 60_000
export type RateWindow = typeof RATE_WINDOW | typeof MINUTE

export interface Allowance {
  /** True if the requested units were available and are now consumed. */
  fits: boolean
  remaining: number
  /** Milliseconds until the window ends and the full limit is available again. */
  resetsIn: number
}

/** Counts units per window for each scope. One process counts in memory; several nodes need a shared limiter. */
export interface Limiter {
  /** Consumes `units` if they fit into the window. With 0 units it only reads the state. */
  consume(scope: string, units: number, limit: number, now: number, window?: RateWindow): Awaitable<Allowance>
}

/** Number of windows from which on expired windows are removed. */
const SWEEP_FROM = 10_000

/**
 * A limiter in memory. The window of a scope opens with its first call and has a fixed length (default: one second) and number of units. A
 * single call of more units than the limit fits into an unused window.
 */
export const windowLimiter = (): Limiter => {
  const windows = new Map<string, { openedAt: number; used: number; length: RateWindow }>()
  let sweepAt = SWEEP_FROM
  /** Removes expired windows. Scopes of addresses are unlimited in number. */
  const sweep = (now: number) => {
    for (const [scope, { openedAt, length }] of windows) if (now >= openedAt + length) windows.delete(scope)
    sweepAt = Math.max(SWEEP_FROM, 2 * windows.size)
  }
  return {
    consume(scope, units, limit, now, length = RATE_WINDOW) {
      if (windows.size >= sweepAt) sweep(now)
      let window = windows.get(scope)
      if (!window || now >= window.openedAt + length || now < window.openedAt) {
        if (units === 0) return { fits: true, remaining: limit, resetsIn: length }
        window = { openedAt: now, used: 0, length }
        windows.set(scope, window)
      }
      const fits = window.used === 0 || window.used + units <= limit
      if (fits) window.used += units
      return { fits, remaining: Math.max(0, limit - window.used), resetsIn: window.openedAt + length - now }
    },
  }
}
