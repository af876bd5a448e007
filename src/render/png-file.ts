import { constants, crc32, deflateRaw } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Compression level. Drawings have few colours: a higher level takes longer and gains little. */
const LEVEL = 1
/** Size of the output buffer, bytes: most bands fit into one buffer. */
const CHUNK = 2 ** 18
/** Filter type of every row: none. */
const UNFILTERED = 0
/** Bytes before and after the compressed bands: zlib header; an empty last block. Source: RFC 1950, 2.2; RFC 1951, 3.2.6. */
const ZLIB_HEADER = Buffer.from([0x78, 0x01])
const LAST_BLOCK = Buffer.from([0x03, 0x00])

const chunk = (type: string, parts: readonly Uint8Array[]): Buffer => {
  const bytes = Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), ...parts, Buffer.alloc(4)])
  bytes.writeUInt32BE(bytes.length - 12, 0)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4)
  return bytes
}

/** Rows of RGB, which are smaller than rows of RGBA; null if a pixel is not opaque. */
const rgbRows = (pixels: Uint8Array, width: number): Uint8Array | null => {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4)
  const rows = Buffer.allocUnsafe(3 * words.length + words.length / width)
  let from = 0
  let to = 0
  let all = -1
  while (from < words.length) {
    rows[to++] = UNFILTERED
    const end = from + width
    while (from < end) {
      const word = words[from++]!
      all &= word
      rows[to] = word
      rows[to + 1] = word >>> 8
      rows[to + 2] = word >>> 16
      to += 3
    }
  }
  return all >>> 24 === 255 ? rows : null
}

/** Rows of RGBA. Colours of a PNG are not multiplied by alpha. */
const rgbaRows = (pixels: Uint8Array, width: number): Uint8Array => {
  const rows = Buffer.alloc(pixels.length + pixels.length / (4 * width))
  let to = 0
  for (let i = 0; i < pixels.length; i += 4) {
    if (i % (4 * width) === 0) to++
    const alpha = pixels[i + 3]!
    for (let part = 0; part < 3; part++) rows[to++] = alpha && (pixels[i + part]! * 255) / alpha + 0.5
    rows[to++] = alpha
  }
  return rows
}

/** The compressed rows of a band. They end at a byte boundary, so that bands can be concatenated. */
const deflateRows = (rows: Uint8Array): Promise<Uint8Array> =>
  new Promise((resolve, reject) =>
    deflateRaw(rows, { level: LEVEL, chunkSize: CHUNK, finishFlush: constants.Z_SYNC_FLUSH }, (error, bytes) =>
      error ? reject(error) : resolve(bytes),
    ),
  )

const ADLER_MODULUS = 65_521
/** Number of bytes after which both sums are still below 2^53. */
const ADLER_RUN = 2 ** 16

/** The two sums of Adler-32. Reference: RFC 1950, section 8.2. */
const plainAdler = (bytes: Uint8Array): number => {
  let [low, high] = [1, 0]
  for (let from = 0; from < bytes.length; from += ADLER_RUN) {
    const end = Math.min(from + ADLER_RUN, bytes.length)
    for (let i = from; i < end; i++) {
      low += bytes[i]!
      high += low
    }
    low %= ADLER_MODULUS
    high %= ADLER_MODULUS
  }
  return high * 2 ** 16 + low
}
const adler = 'Bun' in globalThis ? Bun.hash.adler32 : plainAdler

/** Adler-32 of two concatenated byte sequences, from the sum of each and the length of the second. */
const combineAdler = (first: number, second: number, length: number): number => {
  const low = ((first & 0xffff) + (second & 0xffff) + ADLER_MODULUS - 1) % ADLER_MODULUS
  const secondOffset = ((length % ADLER_MODULUS) * ((first & 0xffff) + ADLER_MODULUS - 1)) % ADLER_MODULUS
  return (((first >>> 16) + (second >>> 16) + secondOffset) % ADLER_MODULUS) * 2 ** 16 + low
}

/** Compressed rows of a picture. */
export interface PackedBand {
  readonly bytes: Uint8Array
  readonly rows: number
  /** Adler-32 of the rows before compression. */
  readonly sum: number
  /** Bytes before compression. */
  readonly length: number
}

/**
 * A compressed band of pixels. `pixels` are RGBA with colours multiplied by alpha, as resvg returns them; `width` is in pixels.
 * With `alpha` false the band is RGB, and null if a pixel is not opaque.
 */
export const packBand = async (pixels: Uint8Array, width: number, alpha: boolean): Promise<PackedBand | null> => {
  const rows = alpha ? rgbaRows(pixels, width) : rgbRows(pixels, width)
  if (!rows) return null
  return { bytes: await deflateRows(rows), rows: pixels.length / (4 * width), sum: adler(rows), length: rows.length }
}

/**
 * A picture as a PNG, from its bands from top to bottom.
 * Reference: PNG Specification, third edition, W3C 2025, sections 5, 6.2, 7, 9, 10 and 11; RFC 1950; RFC 1951.
 */
export const encodePng = (bands: readonly PackedBand[], width: number, alpha: boolean): Uint8Array => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(
    bands.reduce((all, { rows }) => all + rows, 0),
    4,
  )
  header.set([8, alpha ? 6 : 2, 0, 0, 0], 8)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(bands.reduce((all, band) => combineAdler(all, band.sum, band.length), 1))
  const data = [ZLIB_HEADER, ...bands.map(({ bytes }) => bytes), LAST_BLOCK, sum]
  return Buffer.concat([SIGNATURE, chunk('IHDR', [header]), chunk('IDAT', data), chunk('IEND', [])])
}
