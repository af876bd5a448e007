import { addConcepts, type Features, featureVector, wordFeatures, wordsOf } from './features.ts'
import { type Glossary, readGlossary } from './glossary.ts'

/**
 * Linear classifiers over hashed features of a text in one of eleven languages. The weight file is a line of JSON
 * (`WeightFile`); after the line feed come the weights of each head as signed bytes, slot by slot with the classes of the head
 * side by side, and then the glossary.
 */
export interface Head {
  readonly name: string
  readonly classes: readonly string[]
  /** The table has 2^bits slots. */
  readonly bits: number
  /** The value of a weight byte of 1. */
  readonly scale: number
  readonly bias: readonly number[]
}

export interface WeightFile {
  readonly heads: readonly Head[]
}

type Probabilities = Readonly<Record<string, number>>

export interface Classifier {
  /** The language of a text, as training files name it. */
  readonly languageOf: (text: string) => string
  readonly featuresOf: (text: string) => Features
  /** The probability of each class of a head. */
  readonly probabilities: (head: string, features: Features) => Probabilities
}

/** Probabilities from scores, in place. */
export const softmax = (scores: Float64Array): Float64Array => {
  const highest = Math.max(...scores)
  let sum = 0
  for (let at = 0; at < scores.length; at++) sum += scores[at] = Math.exp(scores[at]! - highest)
  for (let at = 0; at < scores.length; at++) scores[at]! /= sum
  return scores
}

const SCRIPTS = [
  [/[\u0900-\u097f]/, 'hi'],
  [/[\u0980-\u09ff]/, 'bn'],
  [/[\u0b80-\u0bff]/, 'ta'],
  [/[\u0c00-\u0c7f]/, 'te'],
] as const

/** The language that a script alone tells; null for Latin letters. */
export const languageByScript = (text: string): string | null =>
  SCRIPTS.find(([letters]) => letters.test(text))?.[1] ?? null

/** All features of words in a language. */
export const allFeatures = (words: readonly string[], language: string, glossary: Glossary): Features => {
  const found = wordFeatures(words)
  addConcepts(found, words, language, glossary)
  return featureVector(found)
}

const highest = (of: Probabilities): string =>
  Object.keys(of).reduce((best, each) => (of[each]! > of[best]! ? each : best))

export const readClassifier = (file: Uint8Array): Classifier => {
  const end = file.indexOf(0x0a)
  const { heads } = JSON.parse(new TextDecoder().decode(file.subarray(0, end))) as WeightFile
  let from = end + 1
  const tables = new Map(
    heads.map((head) => {
      const length = head.classes.length << head.bits
      const weights = new Int8Array(file.buffer, file.byteOffset + from, length)
      from += length
      return [head.name, { head, weights }] as const
    }),
  )
  const glossary = readGlossary(file.subarray(from))

  const probabilities = (name: string, { hashes, values }: Features): Probabilities => {
    const { head, weights } = tables.get(name)!
    const { classes, bits, scale, bias } = head
    const width = classes.length
    const mask = (1 << bits) - 1
    const scores = new Float64Array(width)
    for (let at = 0; at < hashes.length; at++) {
      const slot = (hashes[at]! & mask) * width
      const value = values[at]!
      for (let each = 0; each < width; each++) scores[each]! += weights[slot + each]! * value
    }
    for (let each = 0; each < width; each++) scores[each] = scores[each]! * scale + bias[each]!
    softmax(scores)
    return Object.fromEntries(classes.map((each, at) => [each, scores[at]!]))
  }
  const languageOfWords = (words: readonly string[]) =>
    highest(probabilities('language', featureVector(wordFeatures(words))))
  const languageOf = (text: string) => languageByScript(text) ?? languageOfWords(wordsOf(text))
  return {
    languageOf,
    featuresOf(text) {
      const words = wordsOf(text)
      return allFeatures(words, languageByScript(text) ?? languageOfWords(words), glossary)
    },
    probabilities,
  }
}
