import { featureValue, softmax } from '../../src/safety/classifier.ts'
import { weightKey } from '../../src/safety/weight-file.ts'
import { importanceOf, seeded, shuffle } from './examples.ts'

const RATE = 0.6
const L2 = 5e-8
const EPOCHS = 12

export interface LinearModel {
  readonly classes: readonly string[]
  readonly bias: readonly number[]
  /** Hashes of the features, truncated to the bits of the weight file, ascending. */
  readonly keys: readonly number[]
  /** One weight for each class of each feature. */
  readonly weights: Float32Array
}

export interface LinearRow {
  readonly features: Uint32Array
  /** The index of the example's class. */
  readonly label: number
}

/** The most frequent features, at most `most`, without those of a single example. */
const frequentKeys = (rows: readonly LinearRow[], most: number): number[] => {
  const counts = new Map<number, number>()
  for (const { features } of rows)
    for (const key of new Set(Array.from(features, weightKey))) counts.set(key, (counts.get(key) ?? 0) + 1)
  for (let least = 2; ; least++) {
    const keys = [...counts].flatMap(([key, count]) => (count >= least ? [key] : []))
    if (keys.length <= most) return keys.sort((a, b) => a - b)
  }
}

/** Multinomial logistic regression by AdaGrad, with an L2 penalty. Equal rows give equal weights. */
export const trainLinear = (
  rows: readonly LinearRow[],
  classes: readonly string[],
  mostFeatures: number,
): LinearModel => {
  const width = classes.length
  const importance = importanceOf(
    classes.map((_, label) => rows.filter((row) => row.label === label).length),
    0.5,
  )
  const keys = frequentKeys(rows, mostFeatures)
  const places = new Map(keys.map((key, at) => [key, at * width]))
  const inputs = rows.map(({ features }) =>
    Uint32Array.from(
      Array.from(features, (feature) => places.get(weightKey(feature)) ?? -1).filter((place) => place >= 0),
    ),
  )
  const weights = new Float32Array(width * keys.length)
  const squares = new Float32Array(weights.length).fill(1e-6)
  const bias = new Float64Array(width)
  const biasSquares = new Float64Array(width).fill(1)
  const scores = new Float64Array(width)
  const random = seeded(7)
  const order = rows.map((_, at) => at)
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const at of shuffle(order, random)) {
      const { features, label } = rows[at]!
      const input = inputs[at]!
      const value = featureValue(features.length)
      scores.fill(0)
      for (const place of input) for (let each = 0; each < width; each++) scores[each]! += weights[place + each]!
      for (let each = 0; each < width; each++) scores[each] = scores[each]! * value + bias[each]!
      softmax(scores)
      for (let each = 0; each < width; each++) {
        const slope = (scores[each]! - (each === label ? 1 : 0)) * importance[label]!
        scores[each] = slope
        biasSquares[each]! += slope * slope
        bias[each]! -= (0.1 * RATE * slope) / Math.sqrt(biasSquares[each]!)
      }
      for (const place of input)
        for (let each = 0; each < width; each++) {
          const slope = scores[each]! * value + L2 * weights[place + each]! * rows.length
          squares[place + each]! += slope * slope
          weights[place + each]! -= (RATE * slope) / Math.sqrt(squares[place + each]! + 1e-3)
        }
    }
  return { classes, bias: [...bias], keys, weights }
}
