import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Drawings are flat: more effort gains little and takes longer. */
const LEVEL = 1
/** Room for most of them at once, so that parts need no joining. */
const CHUNK = 2 ** 18
/** The filter of every row. */
const UNFILTERED = 0

const chunk = (type: string, data: Uint8Array): Buffer => {
  const bytes = Buffer.alloc(data.length + 12)
  bytes.writeUInt32BE(data.length, 0)
  bytes.write(type, 4, 'latin1')
  bytes.set(data, 8)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, data.length + 8)), data.length + 8)
  return bytes
}

/** Rows of colours alone, which is less to write; null where something is seen through. */
const opaqueRows = (words: Uint32Array, width: number): Uint8Array | null => {
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

/**
 * Pixels of red, green, blue and alpha, the colours multiplied by it as resvg has them, as a PNG.
 * Reference: PNG Specification, third edition, W3C 2025, sections 5, 6.2, 7, 9 and 11.
 */
export const pngOf = (pixels: Uint8Array, width: number, height: number): Uint8Array => {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height)
  const opaque = opaqueRows(words, width)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, opaque ? 2 : 6, 0, 0, 0], 8)
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(opaque ?? clearRows(pixels, width), { level: LEVEL, chunkSize: CHUNK })),
    chunk('IEND', new Uint8Array()),
  ]
  return Buffer.concat([SIGNATURE, ...parts])
}
