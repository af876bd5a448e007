import { LRUCache } from 'lru-cache'
import { callerGone } from '../faults.ts'
import type { Warning } from '../warnings.ts'

/** One computed answer, as it goes over the wire. */
export interface Answer {
  /** Nothing is charged for it: a refusal. */
  readonly free?: true
  /** JSON text of `data`. */
  text: string
  warnings: readonly Warning[]
}

/** Computes an answer; `waiting` is aborted when it takes too long, or when every caller that waits for it has gone. */
export type Make = (waiting: AbortController) => Answer | Promise<Answer>

export interface Answers {
  /**
   * The cached answer, that of an equal call under way, or the result of `make`. Failures are not cached. A call whose `caller` is aborted
   * fails; the computation goes on for the others.
   */
  get(key: string, make: Make, caller?: AbortSignal): Answer | Promise<Answer>
  readonly figures: AnswerFigures
}

export interface AnswerFigures {
  hits: number
  /** Equal calls that waited for one computation. */
  joined: number
  misses: number
  readonly bytes: number
  /** Forgets all that is kept. */
  clear(): void
}

/** What an entry weighs besides its text. */
const OVERHEAD = 200

/** Keys that are remembered as asked, a power of two. */
const REMEMBERED = 65_536

/** Whether a key was asked before, lately: one that falls into the place of another pushes it out. */
const askedBefore = () => {
  const hashes = new Int32Array(REMEMBERED)
  return (key: string): boolean => {
    // FNV-1a.
    let hash = 0x811c9dc5
    for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
    const place = hash & (REMEMBERED - 1)
    const again = hashes[place] === hash
    hashes[place] = hash
    return again
  }
}

/** A computation, and how many callers wait for it. */
interface Work {
  readonly answer: Promise<Answer>
  readonly waiting: AbortController
  callers: number
}

/** The answer of work for one more caller; `abandon` is called when the last one has gone. */
const waitFor = (work: Work, caller: AbortSignal | undefined, abandon: () => void): Promise<Answer> => {
  work.callers++
  if (!caller) return work.answer
  return new Promise((resolve, reject) => {
    const leave = () => {
      reject(callerGone())
      if (--work.callers > 0) return
      abandon()
      work.waiting.abort(callerGone())
    }
    const end = () => caller.removeEventListener('abort', leave)
    work.answer.then(resolve, reject).finally(end)
    if (caller.aborted) leave()
    else caller.addEventListener('abort', leave, { once: true })
  })
}

const makeAlone: Answers['get'] = (_, make, caller) => {
  const waiting = new AbortController()
  const answer = make(waiting)
  return answer instanceof Promise ? waitFor({ answer, waiting, callers: 0 }, caller, () => {}) : answer
}

const NONE: Answers = { get: makeAlone, figures: { hits: 0, joined: 0, misses: 0, bytes: 0, clear() {} } }

/**
 * Least recently used answers within `budget` bytes (0: none are kept or joined), by what they depend on. The text that is kept is the text that was sent, so
 * a kept answer equals a computed one byte for byte. What is made without waiting is kept when it is made for the second time: most births are asked once,
 * and to keep their texts costs the collector more than it takes to make one of them again.
 */
export const createAnswers = (budget: number): Answers => {
  if (budget <= 0) return NONE
  const kept = new LRUCache<string, Answer>({
    maxSize: budget,
    // One answer may not push out everything else.
    maxEntrySize: Math.max(1, Math.floor(budget / 8)),
    sizeCalculation: ({ text, warnings }, key) =>
      OVERHEAD + key.length + text.length + warnings.reduce((sum, { message }) => sum + message.length, 0),
  })
  const isAgain = askedBefore()
  const underWay = new Map<string, Work>()
  const figures = {
    hits: 0,
    joined: 0,
    misses: 0,
    get bytes() {
      return kept.calculatedSize
    },
    clear: () => kept.clear(),
  }
  const keep = (key: string, answer: Answer) => {
    kept.set(key, answer)
    return answer
  }
  /** An equal call that comes now begins anew. */
  const forget = (key: string, work: Work) => {
    if (underWay.get(key) === work) underWay.delete(key)
  }
  return {
    figures,
    get(key, make, caller) {
      const found = kept.get(key)
      if (found) {
        figures.hits++
        return found
      }
      const started = underWay.get(key)
      if (started) {
        figures.joined++
        return waitFor(started, caller, () => forget(key, started))
      }
      figures.misses++
      const again = isAgain(key)
      const waiting = new AbortController()
      const made = make(waiting)
      if (!(made instanceof Promise)) return again ? keep(key, made) : made
      const answer = made.then((each) => keep(key, each)).finally(() => forget(key, work))
      const work: Work = { answer, waiting, callers: 0 }
      underWay.set(key, work)
      return waitFor(work, caller, () => forget(key, work))
    },
  }
}
