import { featuresOf } from './features.ts'

/**
 * Linear classifiers over hashed features. A weight file is a line of JSON and, after the line feed, each head's weights as
 * signed bytes, slot by slot with the classes of the head side by side.
 */
export interface Head {
  readonly name: string
  readonly classes: readonly string[]
  /** The table has 2^bits slots. */
  readonly bits: number
  /** What a weight byte of 1 is worth. */
  readonly scale: number
  readonly bias: readonly number[]
}

export interface Classifier {
  /** The probability of each class of a head, in the order of its classes. */
  readonly probabilities: (head: string, features: Uint32Array) => Record<string, number>
}

/** Probabilities from scores, in place. */
export const softmax = (scores: Float64Array): Float64Array => {
  const highest = Math.max(...scores)
  let sum = 0
  for (let at = 0; at < scores.length; at++) sum += scores[at] = Math.exp(scores[at]! - highest)
  for (let at = 0; at < scores.length; at++) scores[at]! /= sum
  return scores
}

/** Features count less in a text that has many of them. */
export const featureValue = (count: number): number => 1 / Math.sqrt(Math.max(count, 1))

export const readClassifier = (file: Uint8Array): Classifier => {
  const end = file.indexOf(0x0a)
  const { heads } = JSON.parse(new TextDecoder().decode(file.subarray(0, end))) as { heads: Head[] }
  let from = end + 1
  const tables = new Map(
    heads.map((head) => {
      const length = head.classes.length << head.bits
      const weights = new Int8Array(file.buffer, file.byteOffset + from, length)
      from += length
      return [head.name, { head, weights }] as const
    }),
  )
  return {
    probabilities(name, features) {
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
      return Object.fromEntries(classes.map((name, each) => [name, scores[each]!]))
    },
  }
}

/** The features of a text, for `probabilities`. */
export { featuresOf }
