import { hashOf } from './hash.ts'
import { normalText } from './normal-text.ts'

/** Letters with their marks and apostrophes: a word in any script. */
const WORD = /[\p{L}\p{M}']+|\d+/gu
const MAX_WORDS = 200

/** Seeds keep features of different kinds apart. */
const KIND = { word: 1, pair: 2, skip: 3, triple: 4, letters: 5 } as const

/** The words of a text, as the features see them. */
export const wordsOf = (text: string): string[] => wordsIn(normalText(text)).slice(0, MAX_WORDS)

/** The words of a text that is normal already. */
export const wordsIn = (normal: string): string[] => normal.match(WORD) ?? []

/**
 * Hashes of the features of words, each once: words, pairs and triples of neighbours, pairs with one word between, and runs of
 * 3 to 5 letters within a word. 32-bit unsigned; a table of 2^n slots takes the low n bits.
 */
export const featuresOf = (words: readonly string[]): Uint32Array => {
  const found = new Set<number>()
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    found.add(hashOf(word, KIND.word))
    const before = words[at - 1] ?? '^'
    found.add(hashOf(`${before} ${word}`, KIND.pair))
    const earlier = words[at - 2]
    if (earlier !== undefined) {
      found.add(hashOf(`${earlier} ${word}`, KIND.skip))
      found.add(hashOf(`${earlier} ${before} ${word}`, KIND.triple))
    }
    const bounded = `<${word}>`
    for (let size = 3; size <= 5; size++)
      for (let from = 0; from + size <= bounded.length; from++)
        found.add(hashOf(bounded.slice(from, from + size), KIND.letters))
  }
  return Uint32Array.from(found)
}
