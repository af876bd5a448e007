import { Elysia } from 'elysia'
import { connectionClosedFault, Fault, invalid, isConnectionClosed } from '../faults.ts'
import { truncateGraphemes } from '../graphemes.ts'
import type { McpHttp } from '../mcp/http.ts'
import type { Caller } from '../service/call-pipeline.ts'
import type { Images } from '../service/image-links.ts'
import type { Jobs } from '../service/jobs/jobs.ts'
import { keyInUrlFault, type Reply, validId } from '../service/reply.ts'
import type { Call, Service } from '../service/service.ts'
import { type Awaitable, chainAwaitable } from '../store/types.ts'
import { addressOf, isReadable, pathOf, queryOf, targetOf, withTarget } from './address.ts'
import { almanacFile, preferredFile } from './almanac-file.ts'
import { answerHeaders, PRIVATE_HEADERS, SECURITY } from './answer-headers.ts'
import { type Asset, hasTag, notModified, serveAsset } from './asset.ts'
import { batchRoutes, linesResponse, mayHaveRows, rowsReply } from './batch.ts'
import { hasLargeUnreadBody, hasUnreadBody, readBody, releaseBody } from './body.ts'
import { type CompressedBody, compressBody } from './compression.ts'
import { consoleRoutes } from './console.ts'
import { callerOf } from './credentials.ts'
import { crossOrigin, PREFLIGHT } from './cross-origin.ts'
import { deprecationHeaders } from './deprecation.ts'
import { createDocs, DOCS } from './docs.ts'
import { acceptsEventStream, answerEvents } from './event-stream.ts'
import type { ClaimFirstRunKey } from './first-run-key.ts'
import { headersTooLarge } from './header-size.ts'
import { imageRoutes } from './images.ts'
import { jobRoutes } from './jobs.ts'
import { mcpRoute } from './mcp.ts'
import type { Metrics } from './metrics.ts'
import { acceptsNdjson, answerLines, NDJSON, streamLines } from './ndjson.ts'
import { answerPicture, preferredPicture, type Rasterise } from './picture.ts'
import { refusalPace } from './refusal-pace.ts'
import { traceparentOf } from './trace-context.ts'

export interface AppParts {
  readonly service: Service
  readonly metrics: Metrics
  /** JSON text of the data of `GET /v1/capabilities`. */
  readonly listing: () => Awaitable<string>
  /** The text of `/llms.txt`. */
  readonly llms?: (() => Promise<Asset>) | undefined
  /** The OpenAPI description, built on first use. */
  readonly description: () => Promise<Asset>
  /** The answer of a capability to its example; undefined if the capability does not exist. */
  readonly example: (family: string, slug: string) => Promise<Asset | undefined>
  /** Operations on PDF jobs. */
  readonly jobs?: Jobs | undefined
  /** Links to pictures. */
  readonly images?: Images | undefined
  /** The MCP server for assistants, loaded on first use. */
  readonly mcp?: (() => Promise<McpHttp>) | undefined
  /** URL under which clients reach the service: links begin with it. */
  readonly url: string
  /** Claims the sandbox key of a first start, for a browser on this machine. */
  readonly claimFirstRunKey?: ClaimFirstRunKey | undefined
  /** Logs a defect. */
  readonly report: (about: Record<string, unknown>, cause: unknown) => void
  /** Allowed CORS origins; default: none. */
  readonly corsOrigins?: readonly string[]
  /** Converts SVG to PNG; only tests replace it. */
  readonly rasterise?: Rasterise
  /** True while the server stops: responses close their connections. */
  readonly isLeaving?: () => boolean
  /** True after the warm-up; until then the server is not ready. */
  readonly isWarm?: () => boolean
}

const NO_ADDRESS = (): string | null => null

/** Handles a request; `address` returns the IP address of the client. */
export type App = (request: Request, address?: () => string | null) => Promise<Response>

const textResponse = ({ body, encoding }: CompressedBody, status: number, headers: Record<string, string>): Response =>
  new Response(body as BodyInit, { status, headers: answerHeaders(headers, encoding) })
/** The response for a reply, compressed if the client accepts it. */
const respond = (
  { status, body, headers }: Reply<Uint8Array<ArrayBuffer> | string>,
  request: Request,
): Awaitable<Response> =>
  typeof body === 'string'
    ? chainAwaitable(compressBody(body, request.headers.get('accept-encoding')), (text) =>
        textResponse(text, status, headers),
      )
    : new Response(body, { status, headers: { ...PRIVATE_HEADERS, ...headers } })
/** The response to a call: its picture if one was made, its rows as NDJSON if the client asks for them, else JSON. */
const answer = (reply: Reply, request: Request): Awaitable<Response> => {
  const { presentation, status } = reply
  if (presentation) {
    const { type, body } = presentation
    const headers = { ...reply.headers, 'Content-Type': type, Vary: 'Accept, Accept-Encoding' }
    return respond({ status, body, headers }, request)
  }
  if (!reply.streams || !acceptsNdjson(request.headers.get('accept'))) return respond(reply, request)
  const headers = { ...reply.headers, ...PRIVATE_HEADERS, 'Content-Type': NDJSON }
  return new Response(streamLines(answerLines(reply.body, reply.streams), reply.body.length), { headers })
}
const plainResponse = (text: string, status = 200) => new Response(text, { status, headers: PRIVATE_HEADERS })

/** The paths of the wanted fields of an answer: the query parameter `fields`, or the header `X-Fields`. */
const fieldsOf = (request: Request): string | null =>
  (request.url.includes('?') ? queryOf(request).fields : undefined) ?? request.headers.get('x-fields')

const MCP = '/mcp'
const CAPABILITY = '/v1/:family/:capability'
/** Matches the usual form of the same path without the router. */
const PLAIN_CAPABILITY = /^\/v1\/([a-z0-9-]+)\/([a-z0-9-]+)$/

/**
 * The HTTP API: one route for all capabilities, jobs, MCP, the description, the console and the operator's routes. It parses and checks
 * requests itself, so that every error has the format of the contract.
 */
export const createApp = ({
  service,
  jobs,
  images,
  mcp,
  url,
  claimFirstRunKey,
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
  const docs = createDocs({ description, listing, example })
  const addresses = new WeakMap<Request, () => string | null>()
  const identifyCaller = (request: Request) => callerOf(request.headers, addressOf(request), addresses.get(request))
  const refuse = async (request: Request, fault: Fault) =>
    respond(await service.refuse(fault, identifyCaller(request)), request)
  /** The response to a request that failed because of a defect, which is logged. A closed connection is not a defect. */
  const answerDefect = (request: Request, about: Record<string, unknown>, cause: unknown) => {
    if (isConnectionClosed(cause, request.signal)) return refuse(request, connectionClosedFault())
    report(about, cause)
    return refuse(request, new Fault('failed', 'The call failed on our side.'))
  }

  const unknownRoute = async (request: Request) => {
    const path = pathOf(request)
    const notFound = new Fault(
      'not_found',
      `The route ${request.method} ${truncateGraphemes(path, 200)} does not exist.`,
    )
    return withAllowHeader(
      await refuse(request, identifyCaller(request).keyInUrl ? keyInUrlFault() : notFound),
      request,
    )
  }
  /** The 422 response to a request with query parameters on a route that has none; null without query parameters. */
  const rejectQuery = async (request: Request): Promise<Response | null> => {
    const [name] = Object.keys(queryOf(request))
    if (name === undefined) return null
    const field = truncateGraphemes(name, 64)
    return refuse(request, invalid(field, `\`${field}\` is not a known parameter: this route has no query parameters.`))
  }
  /** The list of capabilities, or 304 if the client has it. The request id in its body differs each time, so its ETag is weak. */
  const answerListing = async (caller: Caller, request: Request): Promise<Response> => {
    const list = await listing()
    const caching = { ETag: `W/"${Bun.hash(list).toString(36)}"`, 'Cache-Control': 'no-cache' }
    if (hasTag(request.headers, caching.ETag))
      return notModified({ ...SECURITY, ...service.headers(caller.requestId), ...caching })
    const reply = service.publicReply(caller, list)
    return respond({ ...reply, headers: { ...reply.headers, ...caching } }, request)
  }
  /** The response; a 404 of a path that has other methods gets the header `Allow`. */
  const withAllowHeader = async (response: Response, request: Request): Promise<Response> => {
    const methods = response.status === 404 ? await methodsOf(pathOf(request)) : []
    if (methods.length > 0 && !methods.includes(request.method)) response.headers.set('Allow', methods.join(', '))
    return response
  }

  /** The reply of a capability, with the deprecation headers of a deprecated one. */
  const withDeprecation = async <B>(reply: Promise<Reply<B>>, family: string, slug: string): Promise<Reply<B>> => {
    const answered = await reply
    const deprecated = service.catalogue.loaded(family, slug)?.deprecated
    if (!deprecated) return answered
    return { ...answered, headers: { ...answered.headers, ...deprecationHeaders(deprecated) } }
  }
  const call = (
    request: Request,
    { key, keyInUrl, requestId, wantsTiming = false, address = NO_ADDRESS }: Caller,
    family = '',
    slug = '',
    options: Partial<Pick<Call, 'onParagraph' | 'signal' | 'fields'>> = {},
  ) => {
    const accept = request.headers.get('accept')
    const picture = preferredPicture(accept)
    const file = preferredFile(accept)
    const entry = service.catalogue.loaded(family, slug)
    const reply = service.call({
      ...(picture && { present: (body, tenant) => answerPicture(body, picture, tenant, rasterise) }),
      ...(file && {
        present: (body, tenant) => almanacFile(body, service.catalogue.loaded(family, slug)!, file, Date.now(), tenant),
      }),
      ...{ key, keyInUrl, requestId, wantsTiming, address },
      family,
      slug,
      body: (limit) => readBody(request, limit),
      idempotencyKey: request.headers.get('idempotency-key'),
      fields: fieldsOf(request),
      signal: request.signal,
      ...options,
    })
    // Replies of capabilities that are not deprecated need no further step.
    return entry && !entry.deprecated ? reply : withDeprecation(reply, family, slug)
  }
  /** The answer of a capability to one input or to many. */
  const rows = async (request: Request, caller: Caller, family: string, slug: string): Promise<Response> => {
    const fields = fieldsOf(request)
    const reply = await withDeprecation(rowsReply(service, request, { ...caller, family, slug, fields }), family, slug)
    const { body } = reply
    return typeof body === 'string' ? answer({ ...reply, body }, request) : linesResponse(body, reply.headers)
  }
  /** The answer of a capability as server-sent events; null if the capability has no events. */
  const events = async (request: Request, caller: Caller, family: string, slug: string): Promise<Response | null> => {
    const entry = await service.catalogue.find(family, slug)
    if (!entry?.metered) return null
    const requestId = validId(caller.requestId) ?? Bun.randomUUIDv7()
    return answerEvents(
      (onParagraph, leaving) => {
        const signal = AbortSignal.any([request.signal, leaving])
        // Events have parts of the whole answer.
        return call(request, { ...caller, requestId }, family, slug, { onParagraph, signal, fields: null })
      },
      (reply) => respond(reply, request),
      { 'X-Request-Id': requestId, ...(entry.deprecated && deprecationHeaders(entry.deprecated)) },
    )
  }

  const app = new Elysia({ normalize: false })
    .onError(({ code, error, request, route }) => {
      if (code === 'NOT_FOUND') return unknownRoute(request)
      // The path is not logged: it may contain the token of a file.
      return answerDefect(request, { route }, error)
    })
    .post(
      CAPABILITY,
      async ({ request, params: { family = '', capability = '' } }) => {
        const caller = identifyCaller(request)
        const eventResponse =
          acceptsEventStream(request.headers.get('accept')) && (await events(request, caller, family, capability))
        if (eventResponse) return eventResponse
        const response = mayHaveRows(request.headers)
          ? await rows(request, caller, family, capability)
          : await answer(await call(request, caller, family, capability), request)
        return withAllowHeader(response, request)
      },
      { parse: 'none' },
    )
    .use(batchRoutes({ service, respond, identifyCaller }))
    .use(images ? imageRoutes({ images, respond, identifyCaller, base: url }) : new Elysia())
    .use(jobs ? jobRoutes({ jobs, respond, identifyCaller, base: url }) : new Elysia())
    .use(mcp ? mcpRoutes(mcp) : new Elysia())
    .get('/v1/openapi.json', async ({ request }) => {
      const { keyInUrl: isKeyInUrl, requestId } = identifyCaller(request)
      if (isKeyInUrl) return unknownRoute(request)
      return serveAsset(await description(), request, { ...SECURITY, ...service.headers(requestId) })
    })
    .get('/llms.txt', async ({ request }) =>
      llms ? serveAsset(await llms(), request, SECURITY) : unknownRoute(request),
    )
    .get('/v1/examples/:family/:capability', async ({ request, params }) => {
      const { keyInUrl: isKeyInUrl, requestId } = identifyCaller(request)
      const asset = isKeyInUrl ? undefined : await example(params.family ?? '', params.capability ?? '')
      if (!asset) return unknownRoute(request)
      return serveAsset(asset, request, { ...SECURITY, ...service.headers(requestId) })
    })
    .get('/v1/capabilities', async ({ request }) => {
      const caller = identifyCaller(request)
      if (caller.keyInUrl) return unknownRoute(request)
      return (await rejectQuery(request)) ?? answerListing(caller, request)
    })
    .get('/v1/account', async ({ request }) =>
      identifyCaller(request).keyInUrl
        ? unknownRoute(request)
        : ((await rejectQuery(request)) ?? respond(await service.account(identifyCaller(request)), request)),
    )
    .get('/healthz', () => plainResponse('ok'))
    .get('/readyz', async () =>
      isWarm() && (await service.ready()) ? plainResponse('ready') : plainResponse('not ready', 503),
    )
    .get(
      '/metrics',
      async () => new Response(await metrics.text(), { headers: { ...PRIVATE_HEADERS, 'Content-Type': metrics.type } }),
    )
    .use(
      consoleRoutes({
        claimFirstRunKey,
        headers: SECURITY,
        identifyCaller,
        unknownRoute,
      }),
    )
    .get(`${DOCS}/*`, serveDocs)
    .get(DOCS, serveDocs)

  async function serveDocs({ request }: { request: Request }) {
    const found = await docs(pathOf(request).replace(/\/$/, ''))
    return found
      ? serveAsset(found.content, request, { ...SECURITY, 'Content-Security-Policy': found.policy })
      : unknownRoute(request)
  }

  function mcpRoutes(open: () => Promise<McpHttp>) {
    const answerMessage = mcpRoute({ open, service, respond, origins: [...corsOrigins, new URL(url).origin] })
    // The server offers no event stream and has no sessions.
    const methodNotAllowed = () => new Response(null, { status: 405, headers: { ...PRIVATE_HEADERS, Allow: 'POST' } })
    return new Elysia({ normalize: false })
      .post(MCP, ({ request }) => answerMessage(request, identifyCaller(request)), { parse: 'none' })
      .get(MCP, methodNotAllowed)
      .delete(MCP, methodNotAllowed)
  }

  const routes = app.routes.map(({ method, path }) => ({
    method,
    path,
    pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace('*', '.+')}$`),
  }))
  /** The methods of a path; empty if the path does not exist. */
  const methodsOf = async (path: string): Promise<string[]> => {
    const [, , family = '', slug = ''] = path.split('/')
    const matchingRoutes = routes.filter((route) => route.pattern.test(path))
    const isCapability = (await service.catalogue.find(family, slug)) !== undefined
    const existingRoutes = matchingRoutes.filter((route) => route.path !== CAPABILITY || isCapability)
    return [...new Set(existingRoutes.map(({ method }) => method))]
  }

  /** The reply to a call of a capability; null if the request needs the router. */
  const replyTo = (request: Request, address: () => string | null): Promise<Reply> | null => {
    if (request.method !== 'POST') return null
    const target = targetOf(request.url)
    const match = PLAIN_CAPABILITY.exec(target)
    if (!match || !service.catalogue.holds(match[1]!)) return null
    if (acceptsEventStream(request.headers.get('accept')) || mayHaveRows(request.headers)) return null
    return call(request, callerOf(request.headers, target, address), match[1], match[2])
  }
  const route = async (request: Request, address: () => string | null, hasLargeHeaders: boolean): Promise<Response> => {
    addresses.set(withTarget(request), address)
    if (hasLargeHeaders)
      return refuse(request, new Fault('headers_too_large', 'The URL and the headers together exceed 32 KiB.'))
    return isReadable(pathOf(request)) ? app.fetch(request) : unknownRoute(request)
  }
  /** The response with the headers of its connection: `Connection: close` if it cannot be reused, and the trace of the client. */
  const withConnectionHeader = (response: Response, request: Request, hasLargeHeaders = false): Response => {
    if (isLeaving() || hasLargeHeaders || (response.status >= 400 && hasUnreadBody(request)))
      response.headers.set('Connection', 'close')
    const traceparent = traceparentOf(request.headers.get('traceparent'))
    if (traceparent !== null) response.headers.set('traceparent', traceparent)
    return response
  }
  const pace = async (response: Response, request: Request): Promise<Response> => {
    if (response.status === 429) await refusalPace(hasLargeUnreadBody(request))
    return response
  }
  // Nearly all calls take this path, so it creates as few promises as possible.
  const answerTo = async (request: Request, address = NO_ADDRESS): Promise<Response> => {
    try {
      const hasLargeHeaders = headersTooLarge(request)
      const reply = hasLargeHeaders ? null : replyTo(request, address)
      if (!reply)
        return await pace(
          withConnectionHeader(await route(request, address, hasLargeHeaders), request, hasLargeHeaders),
          request,
        )
      const response = answer(await reply, request)
      const sealedResponse = withConnectionHeader(response instanceof Promise ? await response : response, request)
      return sealedResponse.status === 429 ? await pace(sealedResponse, request) : sealedResponse
    } catch (cause) {
      return withConnectionHeader(
        await answerDefect(withTarget(request), { about: 'A request was not answered.' }, cause),
        request,
      )
    } finally {
      releaseBody(request)
    }
  }
  if (corsOrigins.length === 0) return answerTo

  return async (request, address) => {
    const origin = request.headers.get('origin')
    const isAllowedOrigin = origin !== null && corsOrigins.includes(origin)
    if (isAllowedOrigin && request.method === 'OPTIONS')
      return new Response(null, { status: 204, headers: { ...crossOrigin(origin), ...PREFLIGHT } })
    const response = await answerTo(request, address)
    if (isAllowedOrigin)
      for (const [name, value] of Object.entries(crossOrigin(origin))) response.headers.set(name, value)
    response.headers.append('Vary', 'Origin')
    return response
  }
}
