import { constants, crc32, deflateRaw } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Drawings are flat: more effort gains little and takes longer. */
const LEVEL = 1
/** Room for most of them at once, so that parts need no joining. */
const CHUNK = 2 ** 18
/** The filter of every row. */
const UNFILTERED = 0
/** What stands before and after compressed data: method and window; an empty last block. Source: RFC 1950, 2.2; RFC 1951, 3.2.6. */
const OPENING = Buffer.from([0x78, 0x01])
const LAST_BLOCK = Buffer.from([0x03, 0x00])

const chunk = (type: string, parts: readonly Uint8Array[]): Buffer => {
  const bytes = Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), ...parts, Buffer.alloc(4)])
  bytes.writeUInt32BE(bytes.length - 12, 0)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4)
  return bytes
}

/** Rows of colours alone, which is less to write; null where something is seen through. */
const opaqueRows = (pixels: Uint8Array, width: number): Uint8Array | null => {
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

/** Rows with alpha, by which a PNG has no colour multiplied. */
const clearRows = (pixels: Uint8Array, width: number): Uint8Array => {
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

/** The end of a band is the next whole byte, so that bands need only be joined. */
const packed = (rows: Uint8Array): Promise<Uint8Array> =>
  new Promise((settle, fail) =>
    deflateRaw(rows, { level: LEVEL, chunkSize: CHUNK, finishFlush: constants.Z_SYNC_FLUSH }, (error, bytes) =>
      error ? fail(error) : settle(bytes),
    ),
  )

const ADLER = 65_521
/** As many bytes as leave both sums below 2^53. */
const STRETCH = 2 ** 16

/** The two sums of Adler-32. Reference: RFC 1950, section 8.2. */
const plainAdler = (bytes: Uint8Array): number => {
  let [low, high] = [1, 0]
  for (let from = 0; from < bytes.length; from += STRETCH) {
    const end = Math.min(from + STRETCH, bytes.length)
    for (let i = from; i < end; i++) {
      low += bytes[i]!
      high += low
    }
    low %= ADLER
    high %= ADLER
  }
  return high * 2 ** 16 + low
}
const adler = 'Bun' in globalThis ? Bun.hash.adler32 : plainAdler

/** Adler-32 of two stretches of bytes, one after another, from that of each. */
const joined = (first: number, second: number, length: number): number => {
  const low = ((first & 0xffff) + (second & 0xffff) + ADLER - 1) % ADLER
  const ahead = ((length % ADLER) * ((first & 0xffff) + ADLER - 1)) % ADLER
  return (((first >>> 16) + (second >>> 16) + ahead) % ADLER) * 2 ** 16 + low
}

/** Rows of a picture, compressed. */
export interface PackedBand {
  readonly bytes: Uint8Array
  readonly rows: number
  readonly sum: number
  /** Bytes before compression. */
  readonly length: number
}

/**
 * A band of a picture of so many pixels across: red, green, blue and alpha, the colours multiplied by it as resvg has them.
 * Without `alpha` null where something is seen through.
 */
export const bandOf = async (pixels: Uint8Array, width: number, alpha: boolean): Promise<PackedBand | null> => {
  const rows = alpha ? clearRows(pixels, width) : opaqueRows(pixels, width)
  if (!rows) return null
  return { bytes: await packed(rows), rows: pixels.length / (4 * width), sum: adler(rows), length: rows.length }
}

/**
 * A picture as a PNG, from its bands from top to bottom.
 * Reference: PNG Specification, third edition, W3C 2025, sections 5, 6.2, 7, 9, 10 and 11; RFC 1950; RFC 1951.
 */
export const pngOf = (bands: readonly PackedBand[], width: number, alpha: boolean): Uint8Array => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(
    bands.reduce((all, { rows }) => all + rows, 0),
    4,
  )
  header.set([8, alpha ? 6 : 2, 0, 0, 0], 8)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(bands.reduce((all, band) => joined(all, band.sum, band.length), 1))
  const data = [OPENING, ...bands.map(({ bytes }) => bytes), LAST_BLOCK, sum]
  return Buffer.concat([SIGNATURE, chunk('IHDR', [header]), chunk('IDAT', data), chunk('IEND', [])])
}
