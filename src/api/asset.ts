import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { quality } from './negotiation.ts'

/** Static content: it never changes while the server runs. */
export interface Asset {
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly gzipped: Uint8Array<ArrayBuffer>
  readonly etag: string
}

const compress = promisify<Uint8Array, Uint8Array<ArrayBuffer>>(gzip)

export const asset = async (type: string, content: string | Uint8Array<ArrayBuffer>): Promise<Asset> => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return { type, bytes, gzipped: await compress(bytes), etag: `"${Bun.hash(bytes).toString(36)}"` }
}

/** The response with an asset: 304 if the client has it, compressed if the client accepts gzip. */
export const serveAsset = (
  { type, bytes, gzipped, etag }: Asset,
  request: Request,
  headers: Record<string, string>,
) => {
  const shared = { ...headers, ETag: etag, Vary: 'Accept-Encoding', 'Cache-Control': 'no-cache' }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers: shared })
  return quality(request.headers.get('accept-encoding'), 'gzip') > 0
    ? new Response(gzipped, { headers: { ...shared, 'Content-Type': type, 'Content-Encoding': 'gzip' } })
    : new Response(bytes, { headers: { ...shared, 'Content-Type': type } })
}
