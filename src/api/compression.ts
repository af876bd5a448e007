import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib'
import { createYieldPoint } from '../service/event-loop-turns.ts'
import type { Awaitable } from '../store/types.ts'
import { type Encoding, encodingFor } from './negotiation.ts'

/** Shorter texts fit into one packet and are not compressed, characters. */
const MIN_COMPRESSED_LENGTH = 1400
/** From this size on compression runs off the event loop, bytes. */
const MIN_ASYNC_BYTES = 8 * 1024
/** Compression levels on the event loop: they take a fifth of the time for a twentieth more bytes. */
const FAST_LEVELS = { zstd: 1, br: 1, gzip: 2 } as const

const brotliAsync = promisify<Uint8Array, { params: Record<number, number> }, Uint8Array<ArrayBuffer>>(brotliCompress)
/** Compresses off the event loop; `level` is 0 to 11. */
export const compressBrotli = (bytes: Uint8Array, level: number): Promise<Uint8Array<ArrayBuffer>> =>
  brotliAsync(bytes, brotliOptions(bytes, level))
const brotliOptions = ({ length }: Uint8Array, level: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: length },
})
/** Higher levels save 6 % more bytes of an answer for half as much time again. */
const BROTLI_LEVEL = 4

const gzipAsync = promisify<Uint8Array, { level: number }, Uint8Array>(gzip)
const compress = async (bytes: Uint8Array<ArrayBuffer>, encoding: Encoding): Promise<Uint8Array> => {
  if (encoding === 'zstd')
    return bytes.length < MIN_ASYNC_BYTES
      ? Bun.zstdCompressSync(bytes, { level: FAST_LEVELS.zstd })
      : Bun.zstdCompress(bytes, { level: 3 })
  if (encoding === 'br')
    return bytes.length < MIN_ASYNC_BYTES
      ? brotliCompressSync(bytes, brotliOptions(bytes, FAST_LEVELS.br))
      : compressBrotli(bytes, BROTLI_LEVEL)
  return bytes.length < MIN_ASYNC_BYTES
    ? Bun.gzipSync(bytes, { level: FAST_LEVELS.gzip })
    : gzipAsync(bytes, { level: 5 })
}

const utf8 = new TextEncoder()
/** Longer texts are encoded in parts of this length with yield points between them, characters: two megabytes take 12 ms at once. */
const MAX_ENCODED_LENGTH = 64 * 1024

/** The end of a part that starts at `from`, in characters. A surrogate pair is not divided. */
const partEnd = (text: string, from: number): number => {
  const end = from + MAX_ENCODED_LENGTH
  return (text.charCodeAt(end - 1) & 0xfc00) === 0xd800 ? end - 1 : end
}

/** The text in UTF-8, encoded with yield points. */
const encodeYielding = async (text: string): Promise<Uint8Array<ArrayBuffer>> => {
  const yieldIfDue = createYieldPoint()
  const parts: Uint8Array[] = []
  for (let from = 0; from < text.length; ) {
    const end = partEnd(text, from)
    parts.push(utf8.encode(text.slice(from, end)))
    from = end
    const pause = yieldIfDue()
    if (pause) await pause
  }
  return Buffer.concat(parts)
}

/** The body of a response and its encoding. */
export interface CompressedBody {
  readonly body: string | Uint8Array
  readonly encoding: Encoding | null
}

export const compressBody = (text: string, acceptEncoding: string | null): Awaitable<CompressedBody> => {
  const encoding = text.length < MIN_COMPRESSED_LENGTH ? null : encodingFor(acceptEncoding)
  const isLong = text.length > MAX_ENCODED_LENGTH
  if (!encoding) return isLong ? encodeYielding(text).then((body) => ({ body, encoding })) : { body: text, encoding }
  // The answer is charged already: if compression fails, it is sent uncompressed.
  const compressed = isLong
    ? encodeYielding(text).then((bytes) => compress(bytes, encoding))
    : compress(utf8.encode(text), encoding)
  return compressed.then(
    (body) => ({ body, encoding }),
    () => ({ body: text, encoding: null }),
  )
}
