import { Elysia } from 'elysia'
import { callerGone, Fault, invalid, isHangUp } from '../faults.ts'
import { clipped } from '../graphemes.ts'
import type { McpHttp } from '../mcp/http.ts'
import type { Caller } from '../service/call-pipeline.ts'
import type { Jobs } from '../service/jobs/jobs.ts'
import { keyInUrl, type Reply, validId } from '../service/reply.ts'
import type { Call, Service } from '../service/service.ts'
import { type Awaitable, whenThere } from '../store/types.ts'
import { addressOf, isReadable, pathOf, queryOf, targetOf, withTarget } from './address.ts'
import { answerHeaders, PRIVATE, SECURITY } from './answer-headers.ts'
import { type Asset, serveAsset } from './asset.ts'
import { isUnread, readBody, releaseBody } from './body.ts'
import { type CompressedBody, compressBody } from './compression.ts'
import { consoleRoutes } from './console.ts'
import { callerOf } from './credentials.ts'
import { deprecationHeaders } from './deprecation.ts'
import { DOCS, docsParts } from './docs.ts'
import { acceptsEventStream, answerEvents } from './event-stream.ts'
import type { ClaimFirstRunKey } from './first-run-key.ts'
import { jobRoutes } from './jobs.ts'
import { mcpRoute } from './mcp.ts'
import type { Metrics } from './metrics.ts'
import { acceptsNdjson, answerLines, NDJSON, streamLines } from './ndjson.ts'
import { pictureOf, pictureWanted, type Rasterise } from './picture.ts'
import { refusalPace } from './refusal-pace.ts'

export interface AppParts {
  readonly service: Service
  readonly metrics: Metrics
  /** What `GET /v1/capabilities` lists, JSON text. */
  readonly listing: () => Awaitable<string>
  /** What a language model is to know of the service. */
  readonly llms?: (() => Promise<Asset>) | undefined
  /** The OpenAPI description, made when first asked for. */
  readonly description: () => Promise<Asset>
  /** What a capability answers to its own example; nothing where there is no such capability. */
  readonly example: (family: string, slug: string) => Promise<Asset | undefined>
  /** Where PDF jobs are made and kept. */
  readonly jobs?: Jobs | undefined
  /** What assistants speak with. */
  readonly mcp?: (() => Promise<McpHttp>) | undefined
  /** Where clients reach the service: links begin with it. */
  readonly url: string
  /** The key of a first start, for a browser on this machine. */
  readonly takeOffered?: ClaimFirstRunKey | undefined
  /** Tells the operator of a defect. */
  readonly report: (about: Record<string, unknown>, cause: unknown) => void
  /** Origins of web pages that may call; none unless the operator names them. */
  readonly corsOrigins?: readonly string[]
  /** Makes the pictures of clients that ask for PNG; for tests. */
  readonly rasterise?: Rasterise
  /** Whether clients are to send their next requests elsewhere. */
  readonly isLeaving?: () => boolean
  /** Whether the first requests find prepared what they need; until then the server is not ready. */
  readonly isWarm?: () => boolean
}

const NOWHERE = (): string | null => null

/** The answer to a request; `address` is where it came from. */
export type App = (request: Request, address?: () => string | null) => Promise<Response>

const sent = ({ body, encoding }: CompressedBody, status: number, headers: Record<string, string>): Response =>
  new Response(body as BodyInit, { status, headers: answerHeaders(headers, encoding) })
/** The answer as the client wants it sent. */
const respond = (
  { status, body, headers }: Reply<Uint8Array<ArrayBuffer> | string>,
  request: Request,
): Awaitable<Response> =>
  typeof body === 'string'
    ? whenThere(compressBody(body, request.headers.get('accept-encoding')), (text) => sent(text, status, headers))
    : new Response(body, { status, headers: { ...PRIVATE, ...headers } })
/** The answer to a call: its picture where one was made of it, its rows one a line for a client that asks for lines. */
const answer = (reply: Reply, request: Request): Awaitable<Response> => {
  const { presentation, status } = reply
  if (presentation) {
    const { type, body } = presentation
    const headers = { ...reply.headers, 'Content-Type': type, Vary: 'Accept, Accept-Encoding' }
    return respond({ status, body, headers }, request)
  }
  if (!reply.streams || !acceptsNdjson(request.headers.get('accept'))) return respond(reply, request)
  const headers = { ...reply.headers, ...PRIVATE, 'Content-Type': NDJSON }
  return new Response(streamLines(answerLines(reply.body, reply.streams), reply.body.length), { headers })
}
const plain = (text: string, status = 200) => new Response(text, { status, headers: PRIVATE })

/** What a page of a named origin may read of an answer. */
const crossOrigin = (origin: string) => ({
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Expose-Headers':
    'X-Request-Id, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, Idempotent-Replayed, Location, Deprecation, Sunset, Link',
})
const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, POST, DELETE',
  'Access-Control-Allow-Headers':
    'Authorization, X-API-Key, Content-Type, Idempotency-Key, X-Request-Id, Accept, MCP-Protocol-Version, Mcp-Method, Mcp-Name',
  'Access-Control-Max-Age': '86400',
}

/** Of address and headers, characters. */
const HEADERS_LIMIT = 32 * 1024
/** What nearly all clients send, and nothing else: to ask for these by name is a third of the work of listing all. */
const WELL_KNOWN = [
  ...['host', 'authorization', 'content-type', 'content-length', 'accept', 'user-agent', 'accept-encoding'],
  ...['connection', 'x-request-id', 'idempotency-key'],
]
const headersTooLarge = ({ url, headers }: Request): boolean => {
  let size = url.length
  let known = 0
  for (const name of WELL_KNOWN) {
    const value = headers.get(name)
    if (value === null) continue
    known++
    size += name.length + value.length
  }
  if (known < headers.count) {
    size = url.length
    const fields = headers.toJSON()
    for (const name in fields) size += name.length + fields[name]!.length
  }
  return size > HEADERS_LIMIT
}

const MCP = '/mcp'
const CAPABILITY = '/v1/:family/:capability'
/** The same as nearly all write it. */
const PLAIN_CAPABILITY = /^\/v1\/([a-z0-9-]+)\/([a-z0-9-]+)$/

/**
 * HTTP over the service: one route for every capability, the description, and what operators watch. It reads and checks the
 * request itself, so that no failure has another shape than the contract's.
 */
export const createApp = ({
  service,
  jobs,
  mcp,
  url,
  takeOffered,
  metrics,
  listing,
  llms,
  description,
  example,
  report,
  corsOrigins = [],
  isLeaving = () => false,
  isWarm = () => true,
  rasterise,
}: AppParts): App => {
  const addresses = new WeakMap<Request, () => string | null>()
  const whoAsks = (request: Request) => callerOf(request.headers, addressOf(request), addresses.get(request))
  const refuse = async (request: Request, fault: Fault) =>
    respond(await service.refuse(fault, whoAsks(request)), request)
  /** The answer to a request that failed by a defect, which is reported. A client that hung up is no defect. */
  const broken = (request: Request, about: Record<string, unknown>, cause: unknown) => {
    if (isHangUp(cause, request.signal)) return refuse(request, callerGone())
    report(about, cause)
    return refuse(request, new Fault('failed', 'The call failed on our side.'))
  }

  const unknownRoute = async (request: Request) => {
    const path = pathOf(request)
    const wrong = new Fault('not_found', `There is no ${request.method} ${clipped(path, 200)}.`)
    return allowing(await refuse(request, whoAsks(request).keyInUrl ? keyInUrl() : wrong), request)
  }
  /** The 422 of a route without query parameters for a request that has one; null where there is none. */
  const refusedQuery = async (request: Request): Promise<Response | null> => {
    const [name] = Object.keys(queryOf(request))
    if (name === undefined) return null
    const field = clipped(name, 64)
    return refuse(request, invalid(field, `\`${field}\` is not known here; this address has no query parameters.`))
  }
  /** A 404 of a path that answers to other methods names them. */
  const allowing = async (response: Response, request: Request): Promise<Response> => {
    const methods = response.status === 404 ? await methodsOf(pathOf(request)) : []
    if (methods.length > 0 && !methods.includes(request.method)) response.headers.set('Allow', methods.join(', '))
    return response
  }

  /** The reply of a capability, with the deprecation headers of a deprecated one. */
  const withDeprecation = async (reply: Promise<Reply>, family: string, slug: string): Promise<Reply> => {
    const answered = await reply
    const deprecated = service.catalogue.loaded(family, slug)?.deprecated
    if (!deprecated) return answered
    return { ...answered, headers: { ...answered.headers, ...deprecationHeaders(deprecated) } }
  }
  const call = (
    request: Request,
    { key, keyInUrl, requestId, address = NOWHERE }: Caller,
    family = '',
    slug = '',
    more: Partial<Pick<Call, 'onParagraph' | 'signal'>> = {},
  ) => {
    const picture = pictureWanted(request.headers.get('accept'))
    const entry = service.catalogue.loaded(family, slug)
    const reply = service.call({
      ...(picture && { present: (body, tenant) => pictureOf(body, picture, tenant, rasterise) }),
      key,
      keyInUrl,
      requestId,
      address,
      family,
      slug,
      body: (limit) => readBody(request, limit),
      idempotencyKey: request.headers.get('idempotency-key'),
      signal: request.signal,
      ...more,
    })
    // Most capabilities are not deprecated: their replies need no further promise.
    return entry && !entry.deprecated ? reply : withDeprecation(reply, family, slug)
  }
  /** The answer of a capability as events, where the client wants them and the capability has them; else null. */
  const events = async (request: Request, caller: Caller, family: string, slug: string): Promise<Response | null> => {
    const entry = await service.catalogue.find(family, slug)
    if (!entry?.metered) return null
    const requestId = validId(caller.requestId) ?? Bun.randomUUIDv7()
    return answerEvents(
      (onParagraph, leaving) => {
        const signal = AbortSignal.any([request.signal, leaving])
        return call(request, { ...caller, requestId }, family, slug, { onParagraph, signal })
      },
      (reply) => respond(reply, request),
      { 'X-Request-Id': requestId, ...(entry.deprecated && deprecationHeaders(entry.deprecated)) },
    )
  }

  const app = new Elysia({ normalize: false })
    .onError(({ code, error, request, route }) => {
      if (code === 'NOT_FOUND') return unknownRoute(request)
      // Not the path: it may hold the token of a file.
      return broken(request, { route }, error)
    })
    .post(
      CAPABILITY,
      async ({ request, params: { family = '', capability = '' } }) => {
        const caller = whoAsks(request)
        const streamed =
          acceptsEventStream(request.headers.get('accept')) && (await events(request, caller, family, capability))
        return streamed || allowing(await answer(await call(request, caller, family, capability), request), request)
      },
      { parse: 'none' },
    )
    .use(jobs ? jobRoutes({ jobs, respond, whoAsks, base: url }) : new Elysia())
    .use(mcp ? mcpRoutes(mcp) : new Elysia())
    .get('/v1/openapi.json', async ({ request }) => {
      const { keyInUrl: exposed, requestId } = whoAsks(request)
      if (exposed) return unknownRoute(request)
      return serveAsset(await description(), request, { ...SECURITY, ...service.headers(requestId) })
    })
    .get('/llms.txt', async ({ request }) =>
      llms ? serveAsset(await llms(), request, SECURITY) : unknownRoute(request),
    )
    .get('/v1/examples/:family/:capability', async ({ request, params }) => {
      const { keyInUrl: exposed, requestId } = whoAsks(request)
      const found = exposed ? undefined : await example(params.family ?? '', params.capability ?? '')
      if (!found) return unknownRoute(request)
      return serveAsset(found, request, { ...SECURITY, ...service.headers(requestId) })
    })
    .get('/v1/capabilities', async ({ request }) => {
      const caller = whoAsks(request)
      if (caller.keyInUrl) return unknownRoute(request)
      return (await refusedQuery(request)) ?? respond(service.openly(caller, await listing()), request)
    })
    .get('/v1/account', async ({ request }) =>
      whoAsks(request).keyInUrl
        ? unknownRoute(request)
        : ((await refusedQuery(request)) ?? respond(await service.account(whoAsks(request)), request)),
    )
    .get('/healthz', () => plain('ok'))
    .get('/readyz', async () => (isWarm() && (await service.ready()) ? plain('ready') : plain('not ready', 503)))
    .get(
      '/metrics',
      async () => new Response(await metrics.text(), { headers: { ...PRIVATE, 'Content-Type': metrics.type } }),
    )
    .use(consoleRoutes({ takeOffered, headers: SECURITY, whoAsks, unknownRoute }))
    .get(`${DOCS}/*`, serveDocs)
    .get(DOCS, serveDocs)

  async function serveDocs({ request }: { request: Request }) {
    const found = (await docsParts())[pathOf(request).replace(/\/$/, '')]
    return found
      ? serveAsset(found.content, request, { ...SECURITY, 'Content-Security-Policy': found.policy })
      : unknownRoute(request)
  }

  function mcpRoutes(open: () => Promise<McpHttp>) {
    const answerMessage = mcpRoute({ open, service, respond, origins: [...corsOrigins, new URL(url).origin] })
    // There is no stream to listen to and no session to end.
    const none = () => new Response(null, { status: 405, headers: { ...PRIVATE, Allow: 'POST' } })
    return new Elysia({ normalize: false })
      .post(MCP, ({ request }) => answerMessage(request, whoAsks(request)), { parse: 'none' })
      .get(MCP, none)
      .delete(MCP, none)
  }

  const routes = app.routes.map(({ method, path }) => ({
    method,
    path,
    pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace('*', '.+')}$`),
  }))
  /** The methods of what a path leads to; none where it leads nowhere. */
  const methodsOf = async (path: string): Promise<string[]> => {
    const [, , family = '', slug = ''] = path.split('/')
    const found = routes.filter((route) => route.pattern.test(path))
    const isThere = (await service.catalogue.find(family, slug)) !== undefined
    const there = found.filter((route) => route.path !== CAPABILITY || isThere)
    return [...new Set(there.map(({ method }) => method))]
  }

  /** The reply to a call of a capability; null for whatever needs a router. */
  const replyTo = (request: Request, address: () => string | null): Promise<Reply> | null => {
    if (request.method !== 'POST') return null
    const target = targetOf(request.url)
    const named = PLAIN_CAPABILITY.exec(target)
    if (!named || !service.catalogue.holds(named[1]!) || acceptsEventStream(request.headers.get('accept'))) return null
    return call(request, callerOf(request.headers, target, address), named[1], named[2])
  }
  const routed = async (request: Request, address: () => string | null, large: boolean): Promise<Response> => {
    addresses.set(withTarget(request), address)
    if (large)
      return refuse(request, new Fault('headers_too_large', 'The address and the headers are larger than 32 KiB.'))
    return isReadable(pathOf(request)) ? app.fetch(request) : unknownRoute(request)
  }
  /** What goes with every response: whether the connection is of further use. */
  const sealed = (response: Response, request: Request, large = false): Response => {
    if (isLeaving() || large || (response.status >= 400 && isUnread(request)))
      response.headers.set('Connection', 'close')
    return response
  }
  const paced = async (response: Response): Promise<Response> => {
    if (response.status === 429) await refusalPace()
    return response
  }
  // Of the calls that a server answers nearly all go this way: every promise on it is one for each of them.
  const answerTo = async (request: Request, address = NOWHERE): Promise<Response> => {
    try {
      const large = headersTooLarge(request)
      const reply = large ? null : replyTo(request, address)
      if (!reply) return await paced(sealed(await routed(request, address, large), request, large))
      const response = answer(await reply, request)
      const whole = sealed(response instanceof Promise ? await response : response, request)
      return whole.status === 429 ? await paced(whole) : whole
    } catch (cause) {
      return sealed(await broken(withTarget(request), { about: 'A request was not answered.' }, cause), request)
    } finally {
      releaseBody(request)
    }
  }
  if (corsOrigins.length === 0) return answerTo

  return async (request, address) => {
    const origin = request.headers.get('origin')
    const known = origin !== null && corsOrigins.includes(origin)
    if (known && request.method === 'OPTIONS')
      return new Response(null, { status: 204, headers: { ...crossOrigin(origin), ...PREFLIGHT } })
    const response = await answerTo(request, address)
    if (known) for (const [name, value] of Object.entries(crossOrigin(origin))) response.headers.set(name, value)
    response.headers.append('Vary', 'Origin')
    return response
  }
}
