/**
 * The file of trained weights: a line of JSON (`WeightFileHeader`), then the binary parts in the order of the header. The header gives
 * the length of each part.
 */

import type { NetworkShape, NetworkWeights } from './network.ts'

export interface WeightFileHeader {
  readonly linear: LinearHeader
  readonly language: LinearHeader
  readonly network: NetworkShape & { readonly scales: Readonly<Record<keyof NetworkWeights, number>> }
}

/**
 * Header of a table of features with weights. Keys are hashes cut to `HASH_BITS`, in ascending order; the file stores their differences as
 * varints.
 */
export interface LinearHeader {
  readonly classes: readonly string[]
  readonly features: number
  /** Length of the differences, in bytes. */
  readonly keyBytes: number
  /** The value of a stored weight of 1. Stored weights are integers from -7 to 7, two per byte. */
  readonly scale: number
  readonly bias: readonly number[]
}

export const HASH_BITS = 24
const HASH_MASK = 2 ** HASH_BITS - 1
export const weightKey = (hash: number): number => hash & HASH_MASK

export interface LinearTable {
  readonly classes: readonly string[]
  readonly bias: readonly number[]
  /** The index of the first weight of a feature in `weights`; -1 for a feature without weights. */
  indexOf(hash: number): number
  /** One weight for each class of each feature. */
  readonly weights: Float32Array
}

const MAX_WEIGHT = 7

/** Packs integers from -7 to 7, two per byte. */
export const packNibbles = (values: ArrayLike<number>): Uint8Array => {
  const bytes = new Uint8Array((values.length + 1) >> 1)
  for (let index = 0; index < values.length; index++) bytes[index >> 1]! |= (values[index]! + 8) << (index & 1 ? 4 : 0)
  return bytes
}
const unpackNibbles = (bytes: Uint8Array, count: number, scale: number): Float32Array => {
  const values = new Float32Array(count)
  for (let index = 0; index < count; index++)
    values[index] = (((bytes[index >> 1]! >> (index & 1 ? 4 : 0)) & 15) - 8) * scale
  return values
}

/**
 * Weights as integers from -`maxValue` to `maxValue` and the scale that restores them. With the default of 7, the largest 0.2% of the
 * non-zero weights are clipped.
 */
export const quantise = (weights: Float32Array, maxValue = MAX_WEIGHT): { scale: number; values: Int8Array } => {
  const sizes = Float32Array.from(
    weights.filter((weight) => weight !== 0),
    Math.abs,
  ).sort()
  const scale =
    (sizes[Math.floor(sizes.length * (maxValue === MAX_WEIGHT ? 0.998 : 1)) - (maxValue === MAX_WEIGHT ? 0 : 1)] ?? 1) /
    maxValue
  return {
    scale,
    values: Int8Array.from(weights, (weight) => Math.max(-maxValue, Math.min(maxValue, Math.round(weight / scale)))),
  }
}

/** The differences of ascending keys as varints. */
export const packKeys = (ascending: readonly number[]): Uint8Array => {
  const bytes: number[] = []
  let last = 0
  for (const key of ascending) {
    let step = key - last
    last = key
    for (; step > 127; step >>>= 7) bytes.push((step & 127) | 128)
    bytes.push(step)
  }
  return Uint8Array.from(bytes)
}

/** A hash table with open addressing, at most half full. */
const tableOf = (bytes: Uint8Array, { features, classes, bias }: LinearHeader, weights: Float32Array): LinearTable => {
  const size = 2 ** Math.ceil(Math.log2(2 * features + 1))
  const keys = new Int32Array(size).fill(-1)
  const places = new Int32Array(size)
  let key = 0
  let position = 0
  for (let feature = 0; feature < features; feature++) {
    let step = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[position++]!
      step |= (byte & 127) << shift
      if (byte < 128) break
    }
    key += step
    let place = key & (size - 1)
    while (keys[place] !== -1) place = (place + 1) & (size - 1)
    keys[place] = key
    places[place] = feature * classes.length
  }
  return {
    ...{ classes, bias, weights },
    indexOf(hash) {
      const hashKey = weightKey(hash)
      let place = hashKey & (size - 1)
      while (keys[place] !== -1) {
        if (keys[place] === hashKey) return places[place]!
        place = (place + 1) & (size - 1)
      }
      return -1
    },
  }
}

/** The number of weights in each part of a network, in the order of the file. */
export const networkSizes = ({
  bits,
  width,
  filters,
  topics,
}: NetworkShape): Readonly<Record<keyof NetworkWeights, number>> => ({
  vectors: width << bits,
  filters: 3 * width * filters,
  filterBias: filters,
  output: 2 * filters * topics.length,
  outputBias: topics.length,
})

/** The tables and the network of a weight file. */
export const readWeightFile = (file: Uint8Array) => {
  const end = file.indexOf(0x0a)
  const { linear, language, network } = JSON.parse(new TextDecoder().decode(file.subarray(0, end))) as WeightFileHeader
  let from = end + 1
  const nextBytes = (length: number) => file.subarray(from, (from += length))
  const table = (header: LinearHeader) => {
    const keys = nextBytes(header.keyBytes)
    const count = header.features * header.classes.length
    return tableOf(keys, header, unpackNibbles(nextBytes((count + 1) >> 1), count, header.scale))
  }
  const sizes = networkSizes(network)
  const dense = (name: Exclude<keyof NetworkWeights, 'vectors'>) =>
    Float32Array.from(new Int8Array(nextBytes(sizes[name])), (value) => value * network.scales[name])
  return {
    linear: table(linear),
    language: table(language),
    shape: network as NetworkShape,
    weights: {
      vectors: unpackNibbles(nextBytes((sizes.vectors + 1) >> 1), sizes.vectors, network.scales.vectors),
      filters: dense('filters'),
      filterBias: dense('filterBias'),
      output: dense('output'),
      outputBias: dense('outputBias'),
    } satisfies NetworkWeights,
  }
}
