import { hashOf } from './hash.ts'
import { normalText } from './normal-text.ts'

/** Letters with their marks and apostrophes: a word in any script. A longer run of letters is several words: no language has such words. */
const WORD = /[\p{L}\p{M}']{1,64}|\d{1,64}/gu
const MAX_WORDS = 200

/** Seeds of the hashes: features of different kinds never share a hash by design. */
const KIND = { word: 1, pair: 2, skip: 3, triple: 4, letters: 5 } as const

/** The words of a text, as the features see them. */
export const wordsOf = (text: string): string[] => wordsIn(normalText(text)).slice(0, MAX_WORDS)

/** The words of a text that is normal already. */
export const wordsIn = (normal: string): string[] => normal.match(WORD) ?? []

/** Hashes of a word and of its runs of 3 to 5 letters, with marks at both ends. 32-bit unsigned. */
export const featuresOfWord = (word: string): Uint32Array => {
  const found = [hashOf(word, KIND.word)]
  const bounded = `<${word}>`
  for (let size = 3; size <= 5; size++)
    for (let from = 0; from + size <= bounded.length; from++)
      found.push(hashOf(bounded.slice(from, from + size), KIND.letters))
  return Uint32Array.from(found)
}

/**
 * Hashes of the features of a text, each once: those of each word, pairs and triples of neighbours, and pairs with one word between.
 * 32-bit unsigned; tables take their low bits. `ofWords` has `featuresOfWord` of each word.
 */
export const featuresOf = (words: readonly string[], ofWords: readonly Uint32Array[]): Uint32Array => {
  const found = new Set<number>()
  for (const [at, word] of words.entries()) {
    for (const feature of ofWords[at]!) found.add(feature)
    const before = words[at - 1] ?? '^'
    found.add(hashOf(`${before} ${word}`, KIND.pair))
    const earlier = words[at - 2]
    if (earlier !== undefined) {
      found.add(hashOf(`${earlier} ${word}`, KIND.skip))
      found.add(hashOf(`${earlier} ${before} ${word}`, KIND.triple))
    }
  }
  return Uint32Array.from(found)
}
