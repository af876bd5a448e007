import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { compressBrotli } from './compression.ts'
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

const strong = (tag: string) => tag.trim().replace(/^W\//, '')

/** True if a client names this ETag, or any, in `If-None-Match`. Source: RFC 9110, 13.1.2: tags are compared weakly. */
export const hasTag = (headers: Headers, etag: string): boolean => {
  const header = headers.get('if-none-match')
  if (header === null) return false
  return header.trim() === '*' || header.split(',', MAX_TAGS).some((tag) => strong(tag) === strong(etag))
}
/** Maximum number of tags that are read from a header. */
const MAX_TAGS = 50

export const notModified = (headers: Record<string, string>) => new Response(null, { status: 304, headers })

/** The response with an asset: 304 if the client has it, compressed if the client accepts gzip or Brotli. */
export const serveAsset = async (
  asset: Asset,
  request: Request,
  headers: Record<string, string>,
): Promise<Response> => {
  const { type, bytes, gzipped, etag } = asset
  const shared = { ...headers, ETag: etag, Vary: 'Accept-Encoding', 'Cache-Control': 'no-cache' }
  if (hasTag(request.headers, etag)) return notModified(shared)
  const accepted = request.headers.get('accept-encoding')
  const [br, gzip] = [quality(accepted, 'br'), quality(accepted, 'gzip')]
  const encoded = (body: Uint8Array<ArrayBuffer>, encoding: string) =>
    new Response(body, { headers: { ...shared, 'Content-Type': type, 'Content-Encoding': encoding } })
  if (br > 0 && br >= gzip) return encoded(await brotliOf(asset), 'br')
  if (gzip > 0) return encoded(gzipped, 'gzip')
  return new Response(bytes, { headers: { ...shared, 'Content-Type': type } })
}

const brotliBodies = new WeakMap<Asset, Promise<Uint8Array<ArrayBuffer>>>()
/** The asset in Brotli, compressed at its first use. */
const brotliOf = (asset: Asset): Promise<Uint8Array<ArrayBuffer>> => {
  let body = brotliBodies.get(asset)
  if (!body) brotliBodies.set(asset, (body = compressBrotli(asset.bytes, BROTLI_LEVEL)))
  return body
}
/** Level 6 of 11 takes about 60 ms per megabyte. */
const BROTLI_LEVEL = 6
