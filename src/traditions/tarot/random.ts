import { sha256 } from '../../dice.ts'

/** An endless stream of 32-bit words. */
export type WordStream = () => number

// source: 256 bits of a SHA-256 are eight words
const BLOCK_WORDS = 8
// source: the number of values of a 32-bit word
const WORD = 2 ** 32

/** The stream of a text. Its state is the SHA-256 of the text; block i is the SHA-256 of the state followed by i as a big-endian word. */
export const wordStream = (text: string): WordStream => {
  const counted = new Uint8Array(36)
  counted.set(sha256(text))
  const counter = new DataView(counted.buffer)
  let block: DataView = new DataView(new ArrayBuffer(0))
  let at = BLOCK_WORDS
  let blocks = 0
  return () => {
    if (at === BLOCK_WORDS) {
      counter.setUint32(32, blocks++)
      const bytes = sha256(counted)
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      at = 0
    }
    return block.getUint32(4 * at++)
  }
}

/** A uniform number from 0 to n - 1. Words at or above the largest multiple of n are discarded. */
export const uniform = (n: number, words: WordStream): number => {
  const limit = Math.floor(WORD / n) * n
  let word = words()
  while (word >= limit) word = words()
  return word % n
}

/** The rows in random order: a Fisher-Yates shuffle from the last index down. */
export const shuffle = <T>(rows: readonly T[], words: WordStream): T[] => {
  const deck = [...rows]
  for (let i = deck.length - 1; i > 0; i--) {
    const j = uniform(i + 1, words)
    const last = deck[i]!
    deck[i] = deck[j]!
    deck[j] = last
  }
  return deck
}

export const coinToss = (words: WordStream): boolean => uniform(2, words) === 1
