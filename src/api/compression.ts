import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Awaitable } from '../store/types.ts'
import { type Encoding, encodingFor } from './negotiation.ts'

/** Shorter texts fit into one packet and are not compressed, characters. */
const MIN_COMPRESSED_LENGTH = 1400
/** From this size on compression runs off the event loop, bytes. */
const MIN_ASYNC_BYTES = 8 * 1024
/** Compression levels on the event loop: they take a fifth of the time for a twentieth more bytes. */
const FAST_LEVELS = { zstd: 1, gzip: 2 } as const

const gzipAsync = promisify<Uint8Array, { level: number }, Uint8Array>(gzip)
const compress = async (bytes: Uint8Array<ArrayBuffer>, encoding: Encoding): Promise<Uint8Array> => {
  if (encoding === 'zstd')
    return bytes.length < MIN_ASYNC_BYTES
      ? Bun.zstdCompressSync(bytes, { level: FAST_LEVELS.zstd })
      : Bun.zstdCompress(bytes, { level: 3 })
  return bytes.length < MIN_ASYNC_BYTES
    ? Bun.gzipSync(bytes, { level: FAST_LEVELS.gzip })
    : gzipAsync(bytes, { level: 5 })
}

const utf8 = new TextEncoder()

/** The body of a response and its encoding. */
export interface CompressedBody {
  readonly body: string | Uint8Array
  readonly encoding: Encoding | null
}

export const compressBody = (text: string, acceptEncoding: string | null): Awaitable<CompressedBody> => {
  const encoding = text.length < MIN_COMPRESSED_LENGTH ? null : encodingFor(acceptEncoding)
  if (!encoding) return { body: text, encoding }
  // The answer is charged already: if compression fails, it is sent uncompressed.
  return compress(utf8.encode(text), encoding).then(
    (body) => ({ body, encoding }),
    () => ({ body: text, encoding: null }),
  )
}
