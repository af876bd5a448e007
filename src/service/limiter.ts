import type { Awaitable } from '../store/types.ts'

/** The length of a window, milliseconds, and of a long one. */
export const WINDOW = 1000
export const MINUTE = 60_000
export type Window = typeof WINDOW | typeof MINUTE

export interface Allowance {
  /** Whether the units asked for were there, and are now taken. */
  fits: boolean
  remaining: number
  /** Milliseconds until the window ends and everything is there again. */
  resetsIn: number
}

/** Units per window for each scope. One process counts in memory; several nodes need one that they share. */
export interface Limiter {
  /** Takes `units` if they fit; zero units only looks. */
  take(scope: string, units: number, limit: number, now: number, window?: Window): Awaitable<Allowance>
}

/** Windows that are kept before those that have ended are looked for. */
const SWEEP_FROM = 10_000

/**
 * A scope's window opens with its first call and lasts a second, or as long as asked for: so many units in it and no more. A single call that is
 * worth more than the whole limit takes an untouched window.
 */
export const windowLimiter = (): Limiter => {
  const windows = new Map<string, { opened: number; used: number; length: Window }>()
  let sweepAt = SWEEP_FROM
  /** Scopes come and go, and those of addresses are as many as somebody likes. */
  const sweep = (now: number) => {
    for (const [scope, { opened, length }] of windows) if (now >= opened + length) windows.delete(scope)
    sweepAt = Math.max(SWEEP_FROM, 2 * windows.size)
  }
  return {
    take(scope, units, limit, now, length = WINDOW) {
      if (windows.size >= sweepAt) sweep(now)
      let window = windows.get(scope)
      if (!window || now >= window.opened + length || now < window.opened) {
        if (units === 0) return { fits: true, remaining: limit, resetsIn: length }
        window = { opened: now, used: 0, length }
        windows.set(scope, window)
      }
      const fits = window.used === 0 || window.used + units <= limit
      if (fits) window.used += units
      return { fits, remaining: Math.max(0, limit - window.used), resetsIn: window.opened + length - now }
    },
  }
}
