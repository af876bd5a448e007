import { hashOf } from './hash.ts'
import { normalText } from './normal-text.ts'

/** A word in any script: letters with their marks and apostrophes, or digits. A run of more than 64 characters is split. */
const WORD = /[\p{L}\p{M}']{1,64}|\d{1,64}/gu
/** Later words of a text are ignored. */
const MAX_WORDS = 200

/** Hash seeds, which keep features of different kinds apart. */
const KIND = { word: 1, pair: 2, skip: 3, triple: 4, letters: 5 } as const

/** The words of a text after normalisation, at most `MAX_WORDS`. */
export const wordsOf = (text: string): string[] => wordsIn(normalText(text)).slice(0, MAX_WORDS)

/** All words of a normalised text. */
export const wordsIn = (normal: string): string[] => normal.match(WORD) ?? []

/** Hashes (32-bit unsigned) of a word and of its runs of 3 to 5 letters; `<` and `>` mark the ends of the word. */
export const featuresOfWord = (word: string): Uint32Array => {
  const hashes = [hashOf(word, KIND.word)]
  const markedWord = `<${word}>`
  for (let size = 3; size <= 5; size++)
    for (let from = 0; from + size <= markedWord.length; from++)
      hashes.push(hashOf(markedWord.slice(from, from + size), KIND.letters))
  return Uint32Array.from(hashes)
}

/**
 * Hashes (32-bit unsigned) of the features of a text, each once: the features of each word, pairs and triples of neighbours, and pairs
 * with one word between. `wordFeatures` is the result of `featuresOfWord` for each word.
 */
export const featuresOf = (words: readonly string[], wordFeatures: readonly Uint32Array[]): Uint32Array => {
  const hashes = new Set<number>()
  for (const [index, word] of words.entries()) {
    for (const feature of wordFeatures[index]!) hashes.add(feature)
    const before = words[index - 1] ?? '^'
    hashes.add(hashOf(`${before} ${word}`, KIND.pair))
    const earlier = words[index - 2]
    if (earlier !== undefined) {
      hashes.add(hashOf(`${earlier} ${word}`, KIND.skip))
      hashes.add(hashOf(`${earlier} ${before} ${word}`, KIND.triple))
    }
  }
  return Uint32Array.from(hashes)
}
