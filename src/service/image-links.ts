import { createHmac } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { CatalogueEntry } from '../capabilities/capability.ts'
import type { CatalogueIndex } from '../capabilities/families.ts'
import type { Tenant } from '../cooperative-yield.ts'
import { Fault, invalid } from '../faults.ts'
import { truncateGraphemes } from '../graphemes.ts'
import { exact, maybe, oneOf, type Static, t } from '../schema.ts'
import type { JobStore } from '../store/jobs.ts'
import { checkAccount } from './admission.ts'
import { BODY_LIMIT, type JsonObject, readObject } from './body.ts'
import { widestBounds } from './body-bounds.ts'
import type { Caller, CallPipeline, CallProgress } from './call-pipeline.ts'
import { checkInput } from './input.ts'
import { rotateLinkKey } from './jobs/links.ts'
import {
  fromStore,
  metaText,
  type Presentation,
  type Reply,
  type ResponseBody,
  type Success,
  withBytes,
} from './reply.ts'
import { equalSecrets } from './secrets.ts'
import type { Call } from './service.ts'

// Links to pictures that need no key. A link contains the signed call, so nothing is stored: the picture is drawn again when it is opened.

export const PICTURE_FORMATS = ['svg', 'png'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

const DAY_SECONDS = 86_400
const MAX_DAYS = 30

export const ImageOrder = exact(
  {
    family: t.String({ maxLength: 100, description: 'First part of the path of the capability.' }),
    capability: t.String({ maxLength: 100, description: 'Last part of the path of the capability.' }),
    input: t.Object({}, { additionalProperties: true, description: 'Body of the call.' }),
    format: maybe(oneOf(PICTURE_FORMATS, { default: 'svg', description: 'Format of the picture.' })),
    expires_in: maybe(
      t.Integer({
        minimum: 60,
        maximum: MAX_DAYS * DAY_SECONDS,
        default: DAY_SECONDS,
        description: 'Lifetime of the link, seconds.',
      }),
    ),
  },
  { $id: 'ImageOrder', description: 'A call whose picture gets a link.' },
)

export const ImageResource = t.Object(
  {
    object: t.Literal('image', { description: 'Object type.' }),
    url: t.String({ description: 'Link to the picture. The link needs no key.' }),
    content_type: t.String({ description: 'Media type of the picture.' }),
    expires_at: t.String({ description: 'End of the link, UTC.' }),
  },
  { $id: 'Image' },
)

/** The content of a link. */
interface ImageLink {
  readonly family: string
  readonly slug: string
  readonly input: JsonObject
  readonly format: PictureFormat
  /** The time of the call, at which the picture is drawn. */
  readonly at: number
  readonly expiresAt: number
  /** The organisation that pays: its pictures are drawn in fair turns with those of others. */
  readonly organisation: string
}

export interface ImageOrderCall extends Caller {
  body: ResponseBody
  idempotencyKey: string | null
  signal?: AbortSignal
  /** Base URL of links. */
  base: string
}

export interface ImageParts {
  readonly pipeline: CallPipeline
  readonly store: JobStore
  readonly catalogue: CatalogueIndex
  /** True if answers of a capability may contain a picture. */
  readonly hasPicture: (entry: CatalogueEntry) => boolean
  /** The first picture in the JSON text of an answer; null if there is none. */
  readonly draw: (body: string, format: PictureFormat, tenant: Tenant) => Promise<Presentation | null>
  /** Runs and charges a single call. */
  runCall(call: Omit<Call, 'address'>, progress: CallProgress): Promise<Success>
}

/** Maximum length of a token, characters: addresses must fit into pages and mails. */
const MAX_TOKEN_LENGTH = 2000
const TOKEN = /^([0-9a-f]{8})\.([A-Za-z0-9_-]{1,2000})\.([A-Za-z0-9_-]{43})$/
/** Maximum size of an unpacked link, bytes. */
const MAX_LINK_BYTES = 16_384
/** Size of the cache of pictures, bytes. */
const CACHE_BYTES = 16 * 2 ** 20

/** HMAC-SHA256. The first word keeps these tokens apart from those of files, which the same keys sign. */
const signature = (secret: string, signedText: string): string =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update(`image ${signedText}`).digest('base64url')

const createImageLinks = (store: JobStore) => ({
  async sign(link: ImageLink, now: number): Promise<string> {
    if ((await store.linkKeys()).length === 0) await rotateLinkKey(store, now, false)
    const { id, secret } = (await store.linkKeys())[0]!
    const payload = deflateRawSync(JSON.stringify(link)).toString('base64url')
    const token = `${id}.${payload}.${signature(secret, `${id}.${payload}`)}`
    if (token.length > MAX_TOKEN_LENGTH)
      throw invalid('input', '`input` is too long for a link. Send fewer optional fields.')
    return token
  },
  /** The link of a token; null if its signature is invalid. */
  async read(token: string): Promise<ImageLink | null> {
    const [, id, payload, sentSignature] = TOKEN.exec(token) ?? []
    if (id === undefined || payload === undefined || sentSignature === undefined) return null
    const key = (await store.linkKeys()).find((each) => each.id === id)
    if (!key || !equalSecrets(sentSignature, signature(key.secret, `${id}.${payload}`))) return null
    const text = inflateRawSync(Buffer.from(payload, 'base64url'), { maxOutputLength: MAX_LINK_BYTES }).toString()
    return JSON.parse(text) as ImageLink
  },
})

/** Creates the operations on links to pictures. */
export const createImages = ({ pipeline, store, catalogue, hasPicture, draw, runCall }: ImageParts) => {
  const links = createImageLinks(store)
  const pictures = new LRUCache<string, Presentation>({
    maxSize: CACHE_BYTES,
    maxEntrySize: CACHE_BYTES / 8,
    sizeCalculation: ({ body }, token) => body.length + token.length,
  })

  const entryOf = async (order: Static<typeof ImageOrder>): Promise<CatalogueEntry> => {
    const subject = truncateGraphemes(`${order.family}/${order.capability}`, 210)
    const entry = await catalogue.find(order.family, order.capability)
    if (!entry) throw invalid('capability', `\`capability\`: ${subject} does not exist.`)
    if (!hasPicture(entry)) throw invalid('capability', `\`capability\`: ${subject} has no picture.`)
    if (entry.metered || entry.draws)
      throw invalid('capability', `\`capability\`: the picture of ${subject} differs from call to call.`)
    return entry
  }

  const create = async (call: ImageOrderCall, progress: CallProgress): Promise<Success> => {
    const { now, requestId } = progress
    checkAccount(await pipeline.authenticate(call, progress), now)
    const bounds = widestBounds([ImageOrder])
    const order = await withBytes(call.body, BODY_LIMIT, (bytes): Static<typeof ImageOrder> => {
      progress.bodyBytes = bytes.length
      const object = readObject(bytes, BODY_LIMIT, bounds)
      checkInput(ImageOrder, object)
      return object as Static<typeof ImageOrder>
    })
    const entry = await entryOf(order)
    const format = order.format ?? 'svg'
    const expiresAt = now + (order.expires_in ?? DAY_SECONDS) * 1000
    const { family, slug } = entry
    const input = order.input as JsonObject
    const organisation = progress.tenantName
    const token = await fromStore(() =>
      links.sign({ family, slug, input, format, at: now, expiresAt, organisation }, now),
    )
    let type = ''
    const success = await runCall(
      {
        ...{ key: call.key, keyInUrl: false, requestId, family, slug, idempotencyKey: call.idempotencyKey },
        body: new TextEncoder().encode(JSON.stringify(input)),
        ...(call.signal && { signal: call.signal }),
        async present(body, tenant) {
          const picture = await draw(body, format, tenant)
          if (!picture) throw invalid('input', 'The answer to this `input` has no picture.')
          type = picture.type
          pictures.set(token, picture)
          return null
        },
      },
      progress,
    )
    const data: Static<typeof ImageResource> = {
      object: 'image',
      url: `${call.base}/v1/images/${token}`,
      content_type: type,
      expires_at: new Date(expiresAt).toISOString(),
    }
    const { credits, replayed } = success
    const body = `{"data":${JSON.stringify(data)},"meta":${metaText(requestId, credits, [])}}`
    return { requestId, status: 200, body, credits, replayed }
  }

  const open = async (
    token: string,
    hasTag: (etag: string) => boolean,
    progress: CallProgress,
  ): Promise<Success<Presentation['body']>> => {
    const { now, requestId } = progress
    progress.subject = 'images'
    const link = await fromStore(() => links.read(token))
    const entry = link && (await catalogue.find(link.family, link.slug))
    if (!link || !entry) throw new Fault('not_found', 'The picture does not exist.')
    if (now >= link.expiresAt) throw new Fault('link_expired', 'The link has expired.')
    const etag = `"${Bun.hash(token).toString(36)}"`
    const caching = { ETag: etag, 'Cache-Control': `private, max-age=${Math.floor((link.expiresAt - now) / 1000)}` }
    const result = { requestId, credits: 0, replayed: false }
    if (hasTag(etag)) return { ...result, status: 304, body: '', headers: caching }
    let picture: Presentation | null | undefined = pictures.get(token)
    if (!picture) {
      progress.tenantName = link.organisation
      checkInput(entry.input, link.input)
      const { text } = await pipeline.answerTo(entry, link.input, { ...progress, now: link.at })
      const tenant = { name: link.organisation, signal: progress.signal ?? null }
      picture = await draw(`{"data":${text}}`, link.format, tenant)
      if (!picture) throw new Fault('not_found', 'The picture does not exist.')
      pictures.set(token, picture)
    }
    return { ...result, status: 200, body: picture.body, headers: { ...caching, 'Content-Type': picture.type } }
  }

  return {
    /** Charges a call and returns a link to its picture. */
    create: (call: ImageOrderCall): Promise<Reply> => pipeline.answer(call, (progress) => create(call, progress)),
    /** The picture of a token, which replaces the key; status 304 if the client has it. */
    open: (token: string, hasTag: (etag: string) => boolean, caller: Omit<Caller, 'key'>) =>
      pipeline.answer<Presentation['body']>({ ...caller, key: null }, (progress) => open(token, hasTag, progress)),
  }
}
export type Images = ReturnType<typeof createImages>
