import { featuresOf, wordsOf } from './features.ts'

/**
 * Linear classifiers over hashed features of a text. The weight file is a line of JSON (`WeightFile`); after the line feed come
 * the weights of each head as signed bytes, slot by slot, with the classes of the head side by side.
 */
export interface WeightFile {
  readonly heads: readonly Head[]
}

export interface Head {
  readonly name: string
  readonly classes: readonly string[]
  /** The table has 2^bits slots. */
  readonly bits: number
  /** The value of a weight byte of 1. */
  readonly scale: number
  readonly bias: readonly number[]
}

type Probabilities = Readonly<Record<string, number>>

export interface Classifier {
  /** The language of a text, as training files name it. */
  readonly languageOf: (text: string) => string
  /** The probability of each class of a head, from the hashes of features. */
  readonly probabilities: (head: string, features: Uint32Array) => Probabilities
}

/** Probabilities from scores, in place. */
export const softmax = (scores: Float64Array): Float64Array => {
  const top = Math.max(...scores)
  let sum = 0
  for (let at = 0; at < scores.length; at++) {
    scores[at] = Math.exp(scores[at]! - top)
    sum += scores[at]!
  }
  for (let at = 0; at < scores.length; at++) scores[at]! /= sum
  return scores
}

/** Features count less in a text that has many of them. */
export const featureValue = (count: number): number => 1 / Math.sqrt(Math.max(count, 1))

const SCRIPTS = [
  [/[\u0900-\u097f]/, 'hi'],
  [/[\u0980-\u09ff]/, 'bn'],
  [/[\u0b80-\u0bff]/, 'ta'],
  [/[\u0c00-\u0c7f]/, 'te'],
] as const

/** The name with the highest number. */
export const highest = <K extends string>(of: Readonly<Record<K, number>>): K =>
  (Object.keys(of) as K[]).reduce((best, each) => (of[each] > of[best] ? each : best))

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
  const probabilities = (name: string, features: Uint32Array): Probabilities => {
    const { head, weights } = tables.get(name)!
    const { classes, bits, scale, bias } = head
    const width = classes.length
    const mask = (1 << bits) - 1
    const scores = new Float64Array(width)
    for (const feature of features) {
      const slot = (feature & mask) * width
      for (let each = 0; each < width; each++) scores[each]! += weights[slot + each]!
    }
    const value = scale * featureValue(features.length)
    for (let each = 0; each < width; each++) scores[each] = scores[each]! * value + bias[each]!
    softmax(scores)
    return Object.fromEntries(classes.map((each, at) => [each, scores[at]!]))
  }
  return {
    languageOf: (text) =>
      SCRIPTS.find(([letters]) => letters.test(text))?.[1] ??
      highest(probabilities('language', featuresOf(wordsOf(text)))),
    probabilities,
  }
}
