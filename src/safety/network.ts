/**
 * A small convolutional network over the words of a text. Each word is the sum of the vectors of its letter runs; filters read three
 * neighbouring words; the strongest and the mean answer of each filter decide between the topics.
 */
export interface NetworkShape {
  /** The table of vectors has 2^bits rows. */
  readonly bits: number
  /** Numbers in a vector. */
  readonly width: number
  readonly filters: number
  readonly topics: readonly string[]
}

export interface NetworkWeights {
  /** `width` numbers for each row of the table. */
  readonly vectors: Float32Array
  /** Three vectors for each filter, then the bias of each filter. */
  readonly filters: Float32Array
  readonly filterBias: Float32Array
  /** For each topic: a weight for the strongest answer of each filter, then for its mean. */
  readonly output: Float32Array
  readonly outputBias: Float32Array
}

/** Further words are not read. */
export const MAX_NETWORK_WORDS = 48

/** The parts of a forward pass that training needs as well. */
export interface Pass {
  /** Vectors of the words, with an empty one before the first and after the last. */
  readonly inputs: Float32Array
  /** Answers of the filters at each word, at least 0. */
  readonly answers: Float32Array
  /** The word at which each filter answers most strongly. */
  readonly strongest: Int32Array
  readonly pooled: Float32Array
  /** Scores of the topics before the softmax. */
  readonly scores: Float64Array
}

export const emptyPass = ({ width, filters, topics }: NetworkShape): Pass => ({
  inputs: new Float32Array((MAX_NETWORK_WORDS + 2) * width),
  answers: new Float32Array(MAX_NETWORK_WORDS * filters),
  strongest: new Int32Array(filters),
  pooled: new Float32Array(2 * filters),
  scores: new Float64Array(topics.length),
})

/** Fills `pass` for words given by their features; `isRead` leaves words out, `poolScale` scales the pooled answers (training). */
export const runNetwork = (
  shape: NetworkShape,
  weights: NetworkWeights,
  pass: Pass,
  words: readonly Uint32Array[],
  { isRead, poolScale }: { isRead?: Uint8Array; poolScale?: Float32Array } = {},
): void => {
  const { width, filters } = shape
  const { inputs, answers, strongest, pooled, scores } = pass
  const count = Math.min(words.length, MAX_NETWORK_WORDS)
  const mask = (1 << shape.bits) - 1
  const window = 3 * width
  inputs.fill(0, 0, (count + 2) * width)
  for (let at = 0; at < count; at++) {
    if (isRead && isRead[at] === 0) continue
    const features = words[at]!
    const scale = 1 / Math.sqrt(features.length)
    const to = (at + 1) * width
    for (let each = 0; each < features.length; each++) {
      const row = (features[each]! & mask) * width
      for (let d = 0; d < width; d++) inputs[to + d]! += weights.vectors[row + d]! * scale
    }
  }
  pooled.fill(0)
  strongest.fill(0)
  for (let at = 0; at < count; at++) {
    const from = at * width
    for (let filter = 0; filter < filters; filter++) {
      let answer = weights.filterBias[filter]!
      const row = filter * window
      for (let d = 0; d < window; d++) answer += weights.filters[row + d]! * inputs[from + d]!
      if (answer < 0) answer = 0
      answers[at * filters + filter] = answer
      if (answer > pooled[filter]!) {
        pooled[filter] = answer
        strongest[filter] = at
      }
      pooled[filters + filter]! += answer
    }
  }
  const meanScale = 1 / Math.sqrt(Math.max(count, 1))
  for (let filter = filters; filter < 2 * filters; filter++) pooled[filter]! *= meanScale
  if (poolScale) for (let at = 0; at < 2 * filters; at++) pooled[at]! *= poolScale[at]!
  for (let topic = 0; topic < scores.length; topic++) {
    let score = weights.outputBias[topic]!
    const row = topic * 2 * filters
    for (let at = 0; at < 2 * filters; at++) score += weights.output[row + at]! * pooled[at]!
    scores[topic] = score
  }
}
