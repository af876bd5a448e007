/**
 * The shape of a small convolutional network over the words of a text. A word is the scaled sum of the vectors of its features. Filters
 * read three neighbouring words. The maximum and the scaled sum of the answers of each filter determine the topic scores.
 */
export interface NetworkShape {
  /** The vector table has 2^bits rows. */
  readonly bits: number
  /** Numbers in a vector. */
  readonly width: number
  readonly filters: number
  readonly topics: readonly string[]
}

export interface NetworkWeights {
  /** `width` numbers for each row of the vector table. */
  readonly vectors: Float32Array
  /** Three vectors for each filter, then the bias of each filter. */
  readonly filters: Float32Array
  readonly filterBias: Float32Array
  /** For each topic: the weights of the maxima of all filters, then of their scaled sums. */
  readonly output: Float32Array
  readonly outputBias: Float32Array
}

/** Later words of a text are ignored. */
export const MAX_NETWORK_WORDS = 48

/** Buffers of a forward pass. Training reads them too. */
export interface Pass {
  /** Word vectors, with a zero vector before the first and after the last. */
  readonly inputs: Float32Array
  /** Answers of the filters at each word, at least 0. */
  readonly answers: Float32Array
  /** The index of the word with the maximum answer of each filter. */
  readonly strongest: Int32Array
  /** The maxima of the filters, then their scaled sums. */
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

/**
 * Runs the network on the features of each word and fills `pass`. For training: words with `isRead` 0 are skipped, and `poolScale`
 * scales the pooled answers.
 */
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
  for (let word = 0; word < count; word++) {
    if (isRead && isRead[word] === 0) continue
    const features = words[word]!
    const scale = 1 / Math.sqrt(features.length)
    const start = (word + 1) * width
    for (const feature of features) {
      const row = (feature & mask) * width
      for (let d = 0; d < width; d++) inputs[start + d]! += weights.vectors[row + d]! * scale
    }
  }
  pooled.fill(0)
  strongest.fill(0)
  for (let word = 0; word < count; word++) {
    const from = word * width
    for (let filter = 0; filter < filters; filter++) {
      let answer = weights.filterBias[filter]!
      const row = filter * window
      for (let d = 0; d < window; d++) answer += weights.filters[row + d]! * inputs[from + d]!
      if (answer < 0) answer = 0
      answers[word * filters + filter] = answer
      if (answer > pooled[filter]!) {
        pooled[filter] = answer
        strongest[filter] = word
      }
      pooled[filters + filter]! += answer
    }
  }
  const meanScale = 1 / Math.sqrt(Math.max(count, 1))
  for (let filter = filters; filter < 2 * filters; filter++) pooled[filter]! *= meanScale
  if (poolScale) for (let index = 0; index < 2 * filters; index++) pooled[index]! *= poolScale[index]!
  for (let topic = 0; topic < scores.length; topic++) {
    let score = weights.outputBias[topic]!
    const row = topic * 2 * filters
    for (let index = 0; index < 2 * filters; index++) score += weights.output[row + index]! * pooled[index]!
    scores[topic] = score
  }
}
