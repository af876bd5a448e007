import { normalText } from './normal-text.ts'

/** Letters with their marks and apostrophes: a word in any script. */
const WORD = /[\p{L}\p{M}']+|\d+/gu
const MAX_WORDS = 200

const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

const hash = (text: string, seed: number): number => {
  let value = FNV_OFFSET ^ seed
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), FNV_PRIME)
  // The low bits of FNV mix poorly; the tables are powers of two.
  value ^= value >>> 15
  return Math.imul(value, 0x2c1b3c6d) >>> 0
}

/** Seeds keep features of different kinds apart. */
const KIND = { word: 1, pair: 2, skip: 3, triple: 4, letters: 5 } as const

/**
 * Hashes of the features of a text, each once: words, pairs and triples of neighbours, pairs with one word between, and
 * runs of 3 to 5 letters within a word. 32-bit unsigned; a table of 2^n slots takes the low n bits.
 */
export const featuresOf = (text: string): Uint32Array => {
  const words = (normalText(text).match(WORD) ?? []).slice(0, MAX_WORDS)
  const found = new Set<number>()
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    found.add(hash(word, KIND.word))
    const before = words[at - 1] ?? '^'
    found.add(hash(`${before} ${word}`, KIND.pair))
    const earlier = words[at - 2]
    if (earlier !== undefined) {
      found.add(hash(`${earlier} ${word}`, KIND.skip))
      found.add(hash(`${earlier} ${before} ${word}`, KIND.triple))
    }
    const bounded = `<${word}>`
    for (let size = 3; size <= 5; size++)
      for (let from = 0; from + size <= bounded.length; from++)
        found.add(hash(bounded.slice(from, from + size), KIND.letters))
  }
  return Uint32Array.from(found)
}
