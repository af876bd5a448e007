import type { Awaitable } from '../store/types.ts'
import { type Limiter, windowLimiter } from './limiter.ts'

/** Names that one call at a time may hold. */
export interface Claims {
  /** Takes the name under a mark; the mark of whoever holds it already, or null when it is taken now. */
  take(name: string, mark: string): Awaitable<string | null>
  /** By its holder only. */
  giveBack(name: string): Awaitable<void>
}

/** What the processes that serve one store agree on while calls are under way. */
export interface Coordination {
  readonly limiter: Limiter
  readonly claims: Claims
  close(): Awaitable<void>
}

/** For one process alone. */
export const localCoordination = (): Coordination => {
  const marks = new Map<string, string>()
  return {
    limiter: windowLimiter(),
    claims: {
      take(name, mark) {
        const other = marks.get(name)
        if (other !== undefined) return other
        marks.set(name, mark)
        return null
      },
      giveBack(name) {
        marks.delete(name)
      },
    },
    close() {},
  }
}
