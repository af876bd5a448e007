import { Fault } from '../faults.ts'

/** Bytes that the bodies of all requests under way may have together: each costs several times as much while it is read. */
const MOST = 48 * 2 ** 20
/** Bytes of the bodies of one caller. */
const MOST_OF_ONE = MOST / 3
/** Shorter bodies are not counted, bytes: the connections bound them. */
const COUNTED_FROM = 64 * 1024

export const isLarge = (bytes: number): boolean => bytes >= COUNTED_FROM

export interface BodyBudget {
  /**
   * Counts a body of so many bytes until the returned function is called. Faults: `rate_limited` when the caller has too many under way,
   * `unavailable` when all callers have.
   */
  take(caller: string, bytes: number): () => void
  /** Bytes that are counted now. */
  readonly bytes: number
}

export const createBodyBudget = ({ most = MOST, mostOfOne = MOST_OF_ONE } = {}): BodyBudget => {
  const held = new Map<string, number>()
  let all = 0
  return {
    get bytes() {
      return all
    },
    take(caller, bytes) {
      if (!isLarge(bytes)) return () => {}
      const own = held.get(caller) ?? 0
      if (own > 0 && own + bytes > mostOfOne)
        throw new Fault('rate_limited', `Large bodies under way are limited to ${mostOfOne} bytes for each key.`, {
          retryAfter: 1,
        })
      if (all > 0 && all + bytes > most)
        throw new Fault('unavailable', 'Too many large bodies are under way; try again.', { retryAfter: 1 })
      held.set(caller, own + bytes)
      all += bytes
      return () => {
        const left = held.get(caller)! - bytes
        if (left > 0) held.set(caller, left)
        else held.delete(caller)
        all -= bytes
      }
    },
  }
}

/** The budget of this process. */
export const bodyBudget = createBodyBudget()
