import { LRUCache } from 'lru-cache'
import { connectionClosedFault } from '../faults.ts'
import type { Warning } from '../warnings.ts'

/** A computed answer, as it is sent. */
export interface CachedAnswer {
  /** Set if the answer is a refusal, which is not charged. */
  readonly free?: true
  /** JSON text of `data`. */
  text: string
  warnings: readonly Warning[]
}

/** Computes an answer. `waiting` is aborted after the deadline, or when every waiting caller has disconnected. */
export type ComputeAnswer = (waiting: AbortController) => CachedAnswer | Promise<CachedAnswer>

export interface Answers {
  /**
   * Returns the cached answer, the answer of an equal call that is being computed, or the result of `make`. Failures are not
   * cached. If `caller` is aborted, the call fails, and the computation continues for the other callers.
   */
  get(key: string, make: ComputeAnswer, caller?: AbortSignal): CachedAnswer | Promise<CachedAnswer>
  /** Returns the result of `make`, which belongs to this call alone. If `caller` is aborted, the call and the computation end. */
  compute(make: ComputeAnswer, caller?: AbortSignal): CachedAnswer | Promise<CachedAnswer>
  readonly statistics: AnswerCacheStatistics
}

export interface AnswerCacheStatistics {
  hits: number
  /** Calls that waited for the computation of an equal call. */
  joined: number
  misses: number
  readonly bytes: number
  /** Removes all cached answers. */
  clear(): void
}

/** Size of a cache entry without its key and texts, bytes. */
const ENTRY_OVERHEAD = 200

/** Number of slots for the hashes of recent keys; a power of two. */
const KEY_SLOTS = 65_536

/** Returns a function that is true if a key was used recently. A key overwrites another one with the same slot. */
const createRepeatDetector = () => {
  const hashes = new Int32Array(KEY_SLOTS)
  return (key: string): boolean => {
    // FNV-1a.
    let hash = 0x811c9dc5
    for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
    const slot = hash & (KEY_SLOTS - 1)
    const again = hashes[slot] === hash
    hashes[slot] = hash
    return again
  }
}

/** A computation and the number of callers that wait for it. */
interface Computation {
  readonly answer: Promise<CachedAnswer>
  readonly waiting: AbortController
  callers: number
}

/** Adds a caller to a computation and returns the answer. `onAbandon` is called when the last caller has disconnected. */
const waitFor = (
  computation: Computation,
  caller: AbortSignal | undefined,
  onAbandon: () => void,
): Promise<CachedAnswer> => {
  computation.callers++
  if (!caller) return computation.answer
  return new Promise((resolve, reject) => {
    const leave = () => {
      reject(connectionClosedFault())
      if (--computation.callers > 0) return
      onAbandon()
      computation.waiting.abort(connectionClosedFault())
    }
    const end = () => caller.removeEventListener('abort', leave)
    computation.answer.then(resolve, reject).finally(end)
    if (caller.aborted) leave()
    else caller.addEventListener('abort', leave, { once: true })
  })
}

const computeUncached: Answers['compute'] = (make, caller) => {
  const waiting = new AbortController()
  const answer = make(waiting)
  return answer instanceof Promise ? waitFor({ answer, waiting, callers: 0 }, caller, () => {}) : answer
}

const NO_CACHE: Answers = {
  get: (_, make, caller) => computeUncached(make, caller),
  compute: computeUncached,
  statistics: { hits: 0, joined: 0, misses: 0, bytes: 0, clear() {} },
}

/**
 * Creates a least-recently-used cache of answers with at most `budget` bytes; 0 disables it. The key contains everything that
 * an answer depends on. The cache stores the text that was sent, so a cached answer equals a computed one byte for byte.
 * Synchronous results are cached on their second computation: most births are requested only once, and caching their texts
 * costs more garbage collection time than computing one of them again.
 */
export const createAnswers = (budget: number): Answers => {
  if (budget <= 0) return NO_CACHE
  const cache = new LRUCache<string, CachedAnswer>({
    maxSize: budget,
    // A single answer must not evict all others.
    maxEntrySize: Math.max(1, Math.floor(budget / 8)),
    sizeCalculation: ({ text, warnings }, key) =>
      ENTRY_OVERHEAD + key.length + text.length + warnings.reduce((sum, { message }) => sum + message.length, 0),
  })
  const isRepeat = createRepeatDetector()
  const running = new Map<string, Computation>()
  const figures = {
    hits: 0,
    joined: 0,
    misses: 0,
    get bytes() {
      return cache.calculatedSize
    },
    clear: () => cache.clear(),
  }
  const add = (key: string, answer: CachedAnswer) => {
    cache.set(key, answer)
    return answer
  }
  /** Removes a computation, so that the next equal call starts a new one. */
  const removeRunning = (key: string, computation: Computation) => {
    if (running.get(key) === computation) running.delete(key)
  }
  return {
    statistics: figures,
    compute: computeUncached,
    get(key, make, caller) {
      const cachedAnswer = cache.get(key)
      if (cachedAnswer) {
        figures.hits++
        return cachedAnswer
      }
      const current = running.get(key)
      if (current) {
        figures.joined++
        return waitFor(current, caller, () => removeRunning(key, current))
      }
      figures.misses++
      const cacheNow = isRepeat(key)
      const waiting = new AbortController()
      const result = make(waiting)
      if (!(result instanceof Promise)) return cacheNow ? add(key, result) : result
      const answer = result.then((value) => add(key, value)).finally(() => removeRunning(key, computation))
      const computation: Computation = { answer, waiting, callers: 0 }
      running.set(key, computation)
      return waitFor(computation, caller, () => removeRunning(key, computation))
    },
  }
}
