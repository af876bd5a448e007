import { promisify } from 'node:util'
import { crc32, inflate } from 'node:zlib'
import { checkShape } from './svg-logo.ts'
import type { CreateRejection } from './svg-tree.ts'

/** Limits of a PNG in pixels, since a few bytes may unpack to many: of a side, and in all. */
const MAX_SIDE = 4096
const MAX_PIXELS = 8_000_000

const inflateAsync = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate)

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Samples of a pixel by colour type. Source: PNG Specification, third edition, 11.2.1. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
/** Starts and steps of the passes of an interlaced picture. Source: PNG Specification, third edition, 8.1. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

interface Header {
  width: number
  height: number
  /** Bits per pixel. */
  depth: number
  interlaced: boolean
}

/** Bytes of the unpacked picture. Each row has one more byte for its filter. */
const unpackedSize = ({ width, height, depth, interlaced }: Header): number => {
  const part = (columns: number, rows: number) => (columns > 0 ? rows * (1 + Math.ceil((columns * depth) / 8)) : 0)
  if (!interlaced) return part(width, height)
  return ADAM7.reduce(
    (sum, [x, y, acrossStep, downStep]) =>
      sum + part(Math.ceil((width - x) / acrossStep), Math.max(0, Math.ceil((height - y) / downStep))),
    0,
  )
}

/** Decodes a PNG completely, so that only a valid picture of an allowed size is drawn. Throws a rejection. */
export const checkPng = async (png: Buffer, rejection: CreateRejection): Promise<void> => {
  const invalidPng = () => rejection('`branding.logo` is not a complete, valid PNG.')
  if (!png.subarray(0, 8).equals(SIGNATURE)) throw invalidPng()
  let header: Header | null = null
  const data: Buffer[] = []
  let hasEnd = false
  for (let at = 8; at < png.length && !hasEnd; ) {
    if (at + 12 > png.length) throw invalidPng()
    const length = png.readUInt32BE(at)
    const type = png.toString('latin1', at + 4, at + 8)
    const end = at + 8 + length
    if (end + 4 > png.length) throw invalidPng()
    if (crc32(png.subarray(at + 4, end)) !== png.readUInt32BE(end)) throw invalidPng()
    const body = png.subarray(at + 8, end)
    if (type === 'IHDR') {
      if (header || length !== 13) throw invalidPng()
      const samples = SAMPLES[body[9]!]
      const bits = body[8]!
      if (!samples || ![1, 2, 4, 8, 16].includes(bits) || body[12]! > 1) throw invalidPng()
      header = {
        width: body.readUInt32BE(0),
        height: body.readUInt32BE(4),
        depth: samples * bits,
        interlaced: body[12] === 1,
      }
      const { width, height } = header
      if (width === 0 || height === 0) throw invalidPng()
      if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS)
        throw rejection(
          `\`branding.logo\` must have at most ${MAX_SIDE} pixels a side and ${MAX_PIXELS} in all; it has ${width} by ${height}.`,
        )
      checkShape([width, height], rejection)
    } else if (!header) throw invalidPng()
    else if (type === 'IDAT') data.push(body)
    else if (type === 'IEND') hasEnd = true
    else if (type === 'acTL') throw rejection('`branding.logo` is an animation; send a single picture.')
    at = end + 4
  }
  if (!header || !hasEnd || data.length === 0) throw invalidPng()
  const size = unpackedSize(header)
  try {
    if ((await inflateAsync(Buffer.concat(data), { maxOutputLength: size })).length !== size) throw invalidPng()
  } catch {
    throw invalidPng()
  }
}
