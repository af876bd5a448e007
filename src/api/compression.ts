import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Awaitable } from '../store/types.ts'
import { type Encoding, encodingFor } from './negotiation.ts'

/** What goes into one packet is not worth it, bytes. */
const WORTH_IT = 1400
/** From here on it is done off the event loop, bytes. */
const LARGE = 8 * 1024
/** On the event loop a fifth of the time counts for more than a twentieth of the bytes. */
const QUICK = { zstd: 1, gzip: 2 } as const

const gzipped = promisify<Uint8Array, { level: number }, Uint8Array>(gzip)
const compressed = async (bytes: Uint8Array<ArrayBuffer>, encoding: Encoding): Promise<Uint8Array> => {
  if (encoding === 'zstd')
    return bytes.length < LARGE
      ? Bun.zstdCompressSync(bytes, { level: QUICK.zstd })
      : Bun.zstdCompress(bytes, { level: 3 })
  return bytes.length < LARGE ? Bun.gzipSync(bytes, { level: QUICK.gzip }) : gzipped(bytes, { level: 5 })
}

const utf8 = new TextEncoder()

/** A text as a client wants it sent, and how. */
export interface CompressedBody {
  readonly body: string | Uint8Array
  readonly encoding: Encoding | null
}

export const compressBody = (text: string, acceptEncoding: string | null): Awaitable<CompressedBody> => {
  const encoding = text.length < WORTH_IT ? null : encodingFor(acceptEncoding)
  if (!encoding) return { body: text, encoding }
  // The answer is charged by now: it goes out as it is when it cannot be compressed.
  return compressed(utf8.encode(text), encoding).then(
    (body) => ({ body, encoding }),
    () => ({ body: text, encoding: null }),
  )
}
