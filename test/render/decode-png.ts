import { inflateSync } from 'node:zlib'

export interface Picture {
  readonly width: number
  readonly height: number
  /** RGBA of a pixel as one number. */
  readonly pixels: Uint32Array
}

/** Decodes an 8-bit PNG of RGBA or of RGB, which is opaque. Reference: PNG Specification, Third Edition, sections 5, 9 and 11. */
export const decodePng = (bytes: Uint8Array): Picture => {
  const file = Buffer.from(bytes)
  if (file.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') throw new Error('not a PNG')
  const data: Buffer[] = []
  let [width, height, samples] = [0, 0, 4]
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at)
    const type = file.toString('latin1', at + 4, at + 8)
    const body = file.subarray(at + 8, at + 8 + length)
    if (Bun.hash.crc32(file.subarray(at + 4, at + 8 + length)) !== file.readUInt32BE(at + 8 + length))
      throw new Error(`${type} has a wrong checksum`)
    if (type === 'IHDR') {
      ;[width, height] = [body.readUInt32BE(0), body.readUInt32BE(4)]
      if (body[8] !== 8 || ![2, 6].includes(body[9]!) || body[12] !== 0) throw new Error('not 8-bit RGB or RGBA')
      samples = body[9] === 2 ? 3 : 4
    }
    if (type === 'IDAT') data.push(body)
    at += 12 + length
  }
  const raw = inflateSync(Buffer.concat(data))
  const stride = width * samples
  const filtered = new Uint8Array(stride * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < stride; x++) {
      const left = x >= samples ? filtered[y * stride + x - samples]! : 0
      const above = y ? filtered[(y - 1) * stride + x]! : 0
      const corner = x >= samples && y ? filtered[(y - 1) * stride + x - samples]! : 0
      const guess = left + above - corner
      const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)]
      const paeth = a <= b && a <= c ? left : b <= c ? above : corner
      const filter = raw[y * (stride + 1)]!
      filtered[y * stride + x] = raw[y * (stride + 1) + 1 + x]! + [0, left, above, (left + above) >> 1, paeth][filter]!
    }
  const pixels = new Uint8Array(4 * width * height).fill(255)
  for (let i = 0; i < filtered.length; i++) pixels[4 * Math.floor(i / samples) + (i % samples)] = filtered[i]!
  return { width, height, pixels: new Uint32Array(pixels.buffer) }
}
