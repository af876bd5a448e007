import type { Glossary } from './glossary.ts'
import { hashOf, hashOfNumbers } from './hash.ts'
import { normalText } from './normal-text.ts'

/** Letters with their marks and apostrophes: a word in any script. */
const WORD = /[\p{L}\p{M}']+|\d+/gu
const MAX_WORDS = 200

/** Seeds keep features of different kinds apart. */
const KIND = {
  ...{ word: 1, pair: 2, skip: 3, triple: 4, letters: 5 },
  ...{ concept: 11, class: 12, classPair: 13, classTriple: 14, near: 15, conceptPair: 16 },
} as const
/** The values of features: runs of letters are many and say little each; concepts are shared by all languages. */
const VALUE = { word: 1, letters: 0.3, concept: 2 } as const
/** Concepts so many places apart, without function words, count as near. */
const NEAR = 5

/** The words of a text, as the features see them. */
export const wordsOf = (text: string): string[] => (normalText(text).match(WORD) ?? []).slice(0, MAX_WORDS)

/** Features of a text: hash and value. Hashes are 32-bit unsigned; a table of 2^n slots takes the low n bits. */
export interface Features {
  readonly hashes: Uint32Array
  /** Their squares add up to 1. */
  readonly values: Float32Array
}

export const featureVector = (found: ReadonlyMap<number, number>): Features => {
  let squares = 0
  for (const value of found.values()) squares += value * value
  const length = Math.sqrt(Math.max(squares, 1e-9))
  return {
    hashes: Uint32Array.from(found.keys()),
    values: Float32Array.from(found.values(), (value) => value / length),
  }
}

/**
 * The features of words by their hashes, each once: words, pairs and triples of neighbours, pairs with one word between, and runs of
 * 3 to 5 letters within a word.
 */
export const wordFeatures = (words: readonly string[]): Map<number, number> => {
  const found = new Map<number, number>()
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    found.set(hashOf(word, KIND.word), VALUE.word)
    const before = words[at - 1] ?? '^'
    found.set(hashOf(`${before} ${word}`, KIND.pair), VALUE.word)
    const earlier = words[at - 2]
    if (earlier !== undefined) {
      found.set(hashOf(`${earlier} ${word}`, KIND.skip), VALUE.word)
      found.set(hashOf(`${earlier} ${before} ${word}`, KIND.triple), VALUE.word)
    }
    const bounded = `<${word}>`
    for (let size = 3; size <= 5; size++)
      for (let from = 0; from + size <= bounded.length; from++)
        found.set(hashOf(bounded.slice(from, from + size), KIND.letters), VALUE.letters)
  }
  return found
}

/** In these languages people mix English words. */
const WITH_ENGLISH = /^(?:hi|bn|ta|te)/

/** Adds what the words mean: concepts, their classes, and both in pairs, the same for every language. */
export const addConcepts = (
  found: Map<number, number>,
  words: readonly string[],
  language: string,
  glossary: Glossary,
): void => {
  const concepts: number[] = []
  const classes: number[] = []
  for (const word of words) {
    let concept = glossary.conceptOf(language, word)
    if (concept < 0 && WITH_ENGLISH.test(language)) concept = glossary.conceptOf('en', word)
    if (concept < 0) continue
    const name = glossary.classOf(concept)
    found.set(hashOfNumbers(KIND.concept, concept), VALUE.concept)
    // Class 0 holds function words.
    if (name === 0) continue
    found.set(hashOfNumbers(KIND.class, name), VALUE.concept)
    concepts.push(concept)
    classes.push(name)
  }
  for (let at = 0; at < classes.length; at++) {
    const [one, two, three] = [classes[at]!, classes[at + 1], classes[at + 2]]
    if (two !== undefined) {
      found.set(hashOfNumbers(KIND.classPair, one, two), VALUE.concept)
      found.set(hashOfNumbers(KIND.conceptPair, concepts[at]!, concepts[at + 1]!), VALUE.concept)
    }
    if (two !== undefined && three !== undefined)
      found.set(hashOfNumbers(KIND.classTriple, one, two, three), VALUE.concept)
    for (let other = at + 1; other < classes.length && other <= at + NEAR; other++) {
      const [low, high] = one < classes[other]! ? [one, classes[other]!] : [classes[other]!, one]
      found.set(hashOfNumbers(KIND.near, low, high), VALUE.concept)
    }
  }
}
