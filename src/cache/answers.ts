import { LRUCache } from 'lru-cache'
import type { Warning } from '../warnings.ts'

/** One computed answer, as it goes over the wire. */
export interface Answer {
  /** Nothing is charged for it: a refusal. */
  readonly free?: true
  /** JSON text of `data`. */
  text: string
  warnings: readonly Warning[]
}

export interface Answers {
  /** The kept answer, that of an equal call under way, or what `make` gives. What throws is not kept. */
  get(key: string, make: () => Answer | Promise<Answer>): Answer | Promise<Answer>
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

const NONE: Answers = { get: (_, make) => make(), figures: { hits: 0, joined: 0, misses: 0, bytes: 0, clear() {} } }

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
  const underWay = new Map<string, Promise<Answer>>()
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
  return {
    figures,
    get(key, make) {
      const found = kept.get(key)
      if (found) {
        figures.hits++
        return found
      }
      const started = underWay.get(key)
      if (started) {
        figures.joined++
        return started
      }
      figures.misses++
      const again = isAgain(key)
      const made = make()
      if (!(made instanceof Promise)) return again ? keep(key, made) : made
      const work = made.then((answer) => keep(key, answer)).finally(() => underWay.delete(key))
      underWay.set(key, work)
      return work
    },
  }
}
