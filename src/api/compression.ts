import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { type Encoding, encodingFor } from './negotiation.ts'

/** What goes into one packet is not worth it, bytes. */
const WORTH_IT = 1400
/** From here on it is done off the event loop, bytes. */
const LARGE = 8 * 1024

const gzipped = promisify<Uint8Array, { level: number }, Uint8Array>(gzip)
const compressed = async (bytes: Uint8Array<ArrayBuffer>, encoding: Encoding): Promise<Uint8Array> => {
  if (encoding === 'zstd')
    return bytes.length < LARGE ? Bun.zstdCompressSync(bytes, { level: 3 }) : Bun.zstdCompress(bytes, { level: 3 })
  return bytes.length < LARGE ? Bun.gzipSync(bytes, { level: 4 }) : gzipped(bytes, { level: 5 })
}

const utf8 = new TextEncoder()

/** A text as a client wants it sent, and the headers that say how. */
export const encoded = async (
  text: string,
  acceptEncoding: string | null,
): Promise<{ body: string | Uint8Array; headers: Record<string, string> }> => {
  const encoding = text.length < WORTH_IT ? null : encodingFor(acceptEncoding)
  const vary = { Vary: 'Accept-Encoding' }
  if (!encoding) return { body: text, headers: vary }
  return { body: await compressed(utf8.encode(text), encoding), headers: { ...vary, 'Content-Encoding': encoding } }
}
