import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Compression level. Drawings have few colours: a higher level takes longer and gains little. */
const LEVEL = 1
/** Size of the output buffer, bytes: most pictures fit into one buffer. */
const CHUNK = 2 ** 18
/** Filter type of every row: none. */
const UNFILTERED = 0

const chunk = (type: string, data: Uint8Array): Buffer => {
  const bytes = Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), data, Buffer.alloc(4)])
  bytes.writeUInt32BE(data.length, 0)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4)
  return bytes
}

const isOpaque = (words: Uint32Array): boolean => {
  let all = -1
  // An iterator would allocate an object per pixel until the function is compiled.
  for (let at = 0; at < words.length; at++) all &= words[at]!
  return all >>> 24 === 255
}

/**
 * Rows of RGB, which are smaller than rows of RGBA; null if a pixel is not opaque. The rows overwrite `pixels`: a large picture has
 * tens of megabytes, and each row ends before the next pixels are read.
 */
const rgbRows = (pixels: Uint8Array, width: number): Uint8Array | null => {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4)
  if (!isOpaque(words)) return null
  let from = 0
  let to = 0
  while (from < words.length) {
    const end = from + width
    // The first pixel of a row is read before the filter byte, which may take its place.
    let word = words[from++]!
    pixels[to++] = UNFILTERED
    for (;;) {
      pixels[to] = word
      pixels[to + 1] = word >>> 8
      pixels[to + 2] = word >>> 16
      to += 3
      if (from === end) break
      word = words[from++]!
    }
  }
  return pixels.subarray(0, to)
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

/**
 * A picture as a PNG: RGB if all pixels are opaque, else RGBA. `pixels` are RGBA with colours multiplied by alpha, as resvg returns them;
 * `width` is in pixels. Opaque pixels are overwritten. The encoder of resvg takes two to four times as long.
 * Reference: PNG Specification, third edition, W3C 2025, sections 5, 6.2, 7, 9, 10 and 11.
 */
export const encodePng = (pixels: Uint8Array, width: number): Uint8Array => {
  const opaqueRows = rgbRows(pixels, width)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(pixels.length / (4 * width), 4)
  header.set([8, opaqueRows ? 2 : 6, 0, 0, 0], 8)
  const data = deflateSync(opaqueRows ?? rgbaRows(pixels, width), { level: LEVEL, chunkSize: CHUNK })
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}
