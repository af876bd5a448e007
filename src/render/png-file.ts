import { constants, crc32, deflateRaw, deflateSync } from 'node:zlib'
import { concurrently, mapConcurrently } from '../concurrency.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Drawings are flat: more effort gains little and takes longer. */
const LEVEL = 1
/** Room for most of them at once, so that parts need no joining. */
const CHUNK = 2 ** 18
/** The filter of every row. */
const UNFILTERED = 0
/** Bytes before what is compressed. */
const OPENING = 2

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

/** What goes on: without its opening and its sum, to the next whole byte. */
const packedAside = (rows: Uint8Array): Promise<Uint8Array> =>
  new Promise((settle, fail) =>
    deflateRaw(rows, { level: LEVEL, chunkSize: CHUNK, finishFlush: constants.Z_SYNC_FLUSH }, (error, packed) =>
      error ? fail(error) : settle(packed),
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

/**
 * A picture as a PNG. Its pixels, red, green, blue and alpha, the colours multiplied by it as resvg has them, come as bands from
 * top to bottom; all but the last are compressed beside it.
 * Reference: PNG Specification, third edition, W3C 2025, sections 5, 6.2, 7, 9, 10 and 11; RFC 1950.
 */
export const pngOf = async (bands: readonly Uint8Array[], width: number): Promise<Uint8Array> => {
  const opaque = bands.map((pixels) => opaqueRows(pixels, width))
  const isOpaque = opaque.every((rows) => rows !== null)
  const rows = isOpaque ? opaque : bands.map((pixels) => clearRows(pixels, width))
  const last = rows.pop()!
  const [packed, stream] = await concurrently(
    () => mapConcurrently(rows, packedAside),
    () => deflateSync(last, { level: LEVEL, chunkSize: CHUNK }),
  )
  const sums = [
    ...rows.map((band) => [adler(band), band.length] as const),
    [stream.readUInt32BE(stream.length - 4), last.length] as const,
  ]
  stream.writeUInt32BE(
    sums.reduce((all, [sum, length]) => joined(all, sum, length), 1),
    stream.length - 4,
  )
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(bands.reduce((all, { length }) => all + length, 0) / (4 * width), 4)
  header.set([8, isOpaque ? 2 : 6, 0, 0, 0], 8)
  const data = [stream.subarray(0, OPENING), ...packed, stream.subarray(OPENING)]
  return Buffer.concat([SIGNATURE, chunk('IHDR', [header]), chunk('IDAT', data), chunk('IEND', [])])
}
