import type { Awaitable } from '../store/types.ts'
import { type Limiter, windowLimiter } from './limiter.ts'

/** Locks by name, for idempotent calls: one call at a time may hold a name. */
export interface Claims {
  /** Acquires the name for `owner` and returns null; if another call holds the name, returns the `owner` of that call. */
  acquire(name: string, owner: string): Awaitable<string | null>
  /** Releases the name. Only the holder may call it. */
  release(name: string): Awaitable<void>
}

/** State of running calls that the processes of one store share. */
export interface Coordination {
  readonly limiter: Limiter
  readonly claims: Claims
  close(): Awaitable<void>
}

/** Coordination within one process. */
export const localCoordination = (): Coordination => {
  const owners = new Map<string, string>()
  return {
    limiter: windowLimiter(),
    claims: {
      acquire(name, owner) {
        const currentOwner = owners.get(name)
        if (currentOwner !== undefined) return currentOwner
        owners.set(name, owner)
        return null
      },
      release(name) {
        owners.delete(name)
      },
    },
    close() {},
  }
}
