import { softmax } from '../../src/safety/classifier.ts'
import {
  emptyPass,
  MAX_NETWORK_WORDS,
  type NetworkShape,
  type NetworkWeights,
  runNetwork,
} from '../../src/safety/network.ts'
import { networkSizes } from '../../src/safety/weight-file.ts'
import { importanceOf, seeded, shuffle } from './examples.ts'

const EPOCHS = 10
const BATCH = 16
const RATE = 0.002
const VECTOR_RATE = 0.05
/** Dropout rates of pooled values and of words. */
const DROPPED_ANSWERS = 0.4
const DROPPED_WORDS = 0.2
/** Label smoothing: the share of probability that is spread over all topics. */
const SMOOTHING = 0.05

export interface NetworkRow {
  readonly words: readonly Uint32Array[]
  /** The index of the example's topic. */
  readonly label: number
}

/** The parts of the network that Adam trains; AdaGrad trains the vectors, of which an example touches few. */
const DENSE = ['filters', 'filterBias', 'output', 'outputBias'] as const

/** Trains by back-propagation. Equal rows give equal weights. */
export const trainNetwork = (
  rows: readonly NetworkRow[],
  shape: NetworkShape,
  onEpoch: (loss: number) => void = () => {},
): NetworkWeights => {
  const { width, filters, topics } = shape
  const window = 3 * width
  const sizes = networkSizes(shape)
  const random = seeded(7)
  const around = (count: number, most: number) => Float32Array.from({ length: count }, () => (2 * random() - 1) * most)
  const weights: NetworkWeights = {
    vectors: around(sizes.vectors, 0.1),
    filters: around(sizes.filters, 1 / Math.sqrt(width)),
    filterBias: new Float32Array(filters),
    output: around(sizes.output, Math.sqrt(1.5 / filters)),
    outputBias: new Float32Array(topics.length),
  }
  const slopes = Object.fromEntries(DENSE.map((name) => [name, new Float32Array(sizes[name])])) as Record<
    (typeof DENSE)[number],
    Float32Array
  >
  const means = DENSE.map((name) => new Float32Array(sizes[name]))
  const variances = DENSE.map((name) => new Float32Array(sizes[name]))
  const vectorSquares = new Float32Array(sizes.vectors).fill(1e-3)
  const importance = importanceOf(
    topics.map((_, label) => rows.filter((row) => row.label === label).length),
    0.5,
  )
  const pass = emptyPass(shape)
  const pooledSlopes = new Float32Array(2 * filters)
  const inputSlopes = new Float32Array(pass.inputs.length)
  const poolScale = new Float32Array(2 * filters)
  const isRead = new Uint8Array(MAX_NETWORK_WORDS)
  const mask = (1 << shape.bits) - 1

  const backward = ({ words, label }: NetworkRow, count: number, vectorRate: number): number => {
    const probabilities = softmax(pass.scores.slice())
    const weight = importance[label]!
    pooledSlopes.fill(0)
    for (let topic = 0; topic < topics.length; topic++) {
      const target = (topic === label ? 1 - SMOOTHING : 0) + SMOOTHING / topics.length
      const slope = (probabilities[topic]! - target) * weight
      slopes.outputBias[topic]! += slope
      const row = topic * 2 * filters
      for (let at = 0; at < 2 * filters; at++) {
        slopes.output[row + at]! += slope * pass.pooled[at]!
        pooledSlopes[at]! += slope * weights.output[row + at]!
      }
    }
    inputSlopes.fill(0, 0, (count + 2) * width)
    const meanScale = 1 / Math.sqrt(count)
    for (let filter = 0; filter < filters; filter++) {
      const ofStrongest = pooledSlopes[filter]! * poolScale[filter]!
      const ofMean = pooledSlopes[filters + filter]! * poolScale[filters + filter]! * meanScale
      const row = filter * window
      for (let at = 0; at < count; at++) {
        if (pass.answers[at * filters + filter]! <= 0) continue
        const slope = ofMean + (pass.strongest[filter] === at ? ofStrongest : 0)
        if (slope === 0) continue
        slopes.filterBias[filter]! += slope
        const from = at * width
        for (let d = 0; d < window; d++) {
          slopes.filters[row + d]! += slope * pass.inputs[from + d]!
          inputSlopes[from + d]! += slope * weights.filters[row + d]!
        }
      }
    }
    for (let at = 0; at < count; at++) {
      if (isRead[at] === 0) continue
      const features = words[at]!
      const scale = 1 / Math.sqrt(features.length)
      const from = (at + 1) * width
      for (const feature of features) {
        const to = (feature & mask) * width
        for (let d = 0; d < width; d++) {
          const slope = inputSlopes[from + d]! * scale
          if (slope === 0) continue
          vectorSquares[to + d]! += slope * slope
          weights.vectors[to + d]! -= (vectorRate * slope) / Math.sqrt(vectorSquares[to + d]!)
        }
      }
    }
    return -Math.log(probabilities[label]! + 1e-9)
  }

  let steps = 0
  const adam = (rate: number) => {
    steps++
    const [ofMean, ofVariance] = [1 - 0.9 ** steps, 1 - 0.999 ** steps]
    for (const [part, name] of DENSE.entries()) {
      const [values, slope, mean, variance] = [weights[name], slopes[name], means[part]!, variances[part]!]
      for (let at = 0; at < values.length; at++) {
        const gradient = slope[at]! / BATCH
        mean[at] = 0.9 * mean[at]! + 0.1 * gradient
        variance[at] = 0.999 * variance[at]! + 0.001 * gradient * gradient
        values[at]! -= (rate * (mean[at]! / ofMean)) / (Math.sqrt(variance[at]! / ofVariance) + 1e-8)
      }
      slope.fill(0)
    }
  }

  const order = rows.map((_, at) => at)
  const total = EPOCHS * rows.length
  let done = 0
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    let loss = 0
    for (const at of shuffle(order, random)) {
      const row = rows[at]!
      const count = Math.min(row.words.length, MAX_NETWORK_WORDS)
      const rest = 1 - (0.95 * done++) / total
      if (count === 0) continue
      for (let each = 0; each < count; each++) isRead[each] = random() < DROPPED_WORDS ? 0 : 1
      for (let each = 0; each < 2 * filters; each++)
        poolScale[each] = random() < DROPPED_ANSWERS ? 0 : 1 / (1 - DROPPED_ANSWERS)
      runNetwork(shape, weights, pass, row.words, { isRead, poolScale })
      loss += backward(row, count, VECTOR_RATE * rest)
      if (done % BATCH === 0) adam(RATE * rest)
    }
    onEpoch(loss / rows.length)
  }
  return weights
}
