import { sha256 } from '../../dice.ts'

/** Words of 32 bits, without end. */
export type Words = () => number

// source: 256 bits of a SHA-256 are eight words
const BLOCK_WORDS = 8
// source: one more than a word of 32 bits holds
const WORD = 2 ** 32

/** The stream of a text: its SHA-256 is the state, and block i is the SHA-256 of the state and i as a big-endian word. */
export const wordsOf = (text: string): Words => {
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

/** 0 .. n - 1, each equally likely: words beyond the last whole multiple of n are thrown away. */
export const uniform = (n: number, words: Words): number => {
  const limit = Math.floor(WORD / n) * n
  let word = words()
  while (word >= limit) word = words()
  return word % n
}

/** Fisher and Yates, from the last place down. */
export const shuffle = <T>(rows: readonly T[], words: Words): T[] => {
  const deck = [...rows]
  for (let i = deck.length - 1; i > 0; i--) {
    const j = uniform(i + 1, words)
    const kept = deck[i]!
    deck[i] = deck[j]!
    deck[j] = kept
  }
  return deck
}

export const coinToss = (words: Words): boolean => uniform(2, words) === 1
