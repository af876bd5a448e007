/**
 * The file of trained weights: a line of JSON (`WeightFileHeader`), then the parts in the order of the header, each of the length that the
 * header states.
 */

import type { NetworkShape, NetworkWeights } from './network.ts'

export interface WeightFileHeader {
  readonly linear: LinearHeader
  readonly language: LinearHeader
  readonly network: NetworkShape & { readonly scales: Readonly<Record<keyof NetworkWeights, number>> }
}

/** A table of the features that count. Their hashes, cut to `HASH_BITS`, ascend; the file has the differences as varints. */
export interface LinearHeader {
  readonly classes: readonly string[]
  readonly features: number
  /** Bytes of the differences. */
  readonly keyBytes: number
  /** The value of a weight of 1. Weights are whole numbers from -7 to 7, two in a byte. */
  readonly scale: number
  readonly bias: readonly number[]
}

export const HASH_BITS = 24
const HASH_MASK = 2 ** HASH_BITS - 1
export const keyOf = (hash: number): number => hash & HASH_MASK

export interface LinearTable {
  readonly classes: readonly string[]
  readonly bias: readonly number[]
  /** The first weight of a feature, or -1 where it does not count. */
  indexOf(hash: number): number
  /** One weight for each class of each feature. */
  readonly weights: Float32Array
}

const MOST_WEIGHT = 7

/** Whole numbers from -7 to 7 as halves of bytes. */
export const packNibbles = (values: ArrayLike<number>): Uint8Array => {
  const bytes = new Uint8Array((values.length + 1) >> 1)
  for (let at = 0; at < values.length; at++) bytes[at >> 1]! |= (values[at]! + 8) << (at & 1 ? 4 : 0)
  return bytes
}
const unpackNibbles = (bytes: Uint8Array, count: number, scale: number): Float32Array => {
  const values = new Float32Array(count)
  for (let at = 0; at < count; at++) values[at] = (((bytes[at >> 1]! >> (at & 1 ? 4 : 0)) & 15) - 8) * scale
  return values
}

/** Weights as whole numbers of a scale; the largest in a thousand are cut. */
export const quantised = (weights: Float32Array, most = MOST_WEIGHT): { scale: number; values: Int8Array } => {
  const sizes = Float32Array.from(
    weights.filter((weight) => weight !== 0),
    Math.abs,
  ).sort()
  const scale =
    (sizes[Math.floor(sizes.length * (most === MOST_WEIGHT ? 0.998 : 1)) - (most === MOST_WEIGHT ? 0 : 1)] ?? 1) / most
  return {
    scale,
    values: Int8Array.from(weights, (weight) => Math.max(-most, Math.min(most, Math.round(weight / scale)))),
  }
}

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

/** Open addressing: at most half of the places are taken. */
const tableOf = (bytes: Uint8Array, { features, classes, bias }: LinearHeader, weights: Float32Array): LinearTable => {
  const size = 2 ** Math.ceil(Math.log2(2 * features + 1))
  const keys = new Int32Array(size).fill(-1)
  const places = new Int32Array(size)
  let key = 0
  let at = 0
  for (let feature = 0; feature < features; feature++) {
    let step = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++]!
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
      const wanted = keyOf(hash)
      let place = wanted & (size - 1)
      while (keys[place] !== -1) {
        if (keys[place] === wanted) return places[place]!
        place = (place + 1) & (size - 1)
      }
      return -1
    },
  }
}

/** How many weights each part of a network has, in the order of the file. */
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

export const readWeightFile = (file: Uint8Array) => {
  const end = file.indexOf(0x0a)
  const { linear, language, network } = JSON.parse(new TextDecoder().decode(file.subarray(0, end))) as WeightFileHeader
  let from = end + 1
  const take = (length: number) => file.subarray(from, (from += length))
  const table = (header: LinearHeader) => {
    const keys = take(header.keyBytes)
    const count = header.features * header.classes.length
    return tableOf(keys, header, unpackNibbles(take((count + 1) >> 1), count, header.scale))
  }
  const sizes = networkSizes(network)
  const dense = (name: Exclude<keyof NetworkWeights, 'vectors'>) =>
    Float32Array.from(new Int8Array(take(sizes[name])), (value) => value * network.scales[name])
  return {
    linear: table(linear),
    language: table(language),
    shape: network as NetworkShape,
    weights: {
      vectors: unpackNibbles(take((sizes.vectors + 1) >> 1), sizes.vectors, network.scales.vectors),
      filters: dense('filters'),
      filterBias: dense('filterBias'),
      output: dense('output'),
      outputBias: dense('outputBias'),
    } satisfies NetworkWeights,
  }
}
