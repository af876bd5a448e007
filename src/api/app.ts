import { Elysia } from 'elysia'
import { Fault } from '../faults.ts'
import type { Jobs } from '../service/jobs/jobs.ts'
import type { Reply } from '../service/reply.ts'
import type { Service } from '../service/service.ts'
import { type Asset, serveAsset } from './asset.ts'
import { readBody, wasGivenUp } from './body.ts'
import { hasKeyInUrl, keyOf } from './credentials.ts'
import { DOCS, DOCS_POLICY, docsAssets } from './docs.ts'
import { jobRoutes } from './jobs.ts'
import type { Metrics } from './metrics.ts'
import { answerLines, NDJSON, streamed, wantsLines } from './ndjson.ts'

export interface AppParts {
  readonly service: Service
  readonly metrics: Metrics
  /** The OpenAPI description, made when first asked for. */
  readonly description: () => Promise<Asset>
  /** Where PDF jobs are made and kept. */
  readonly jobs?: Jobs | undefined
  /** Where clients reach the service, when that is not where they say. */
  readonly publicUrl?: string | undefined
  /** Tells the operator of a defect. */
  readonly report: (about: Record<string, unknown>, cause: unknown) => void
  /** Origins of web pages that may call; none unless the operator names them. */
  readonly corsOrigins?: readonly string[]
}

const SECURITY = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
}
const PRIVATE = { ...SECURITY, 'Cache-Control': 'no-store' }
const PAGE = { ...SECURITY, 'Content-Security-Policy': DOCS_POLICY }

const respond = ({ status, body, headers }: Reply<Uint8Array<ArrayBuffer> | string>) =>
  new Response(body, { status, headers: { ...PRIVATE, ...headers } })
/** The answer to a call, its rows one a line for a client that asks for lines. */
const answer = (reply: Reply, request: Request) => {
  if (!reply.streams || !wantsLines(request.headers.get('accept'))) return respond(reply)
  const headers = { ...reply.headers, ...PRIVATE, 'Content-Type': NDJSON }
  return new Response(streamed(answerLines(reply.body, reply.streams)), { headers })
}
const plain = (text: string, status = 200) => new Response(text, { status, headers: PRIVATE })

/** What a page of a named origin may read of an answer. */
const crossOrigin = (origin: string) => ({
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Expose-Headers':
    'X-Request-Id, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, Idempotent-Replayed, Location',
  Vary: 'Origin',
})
const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'Authorization, X-API-Key, Content-Type, Idempotency-Key, X-Request-Id',
  'Access-Control-Max-Age': '86400',
}

/**
 * HTTP over the service: one route for every capability, the description, and what operators watch. It reads and checks the
 * request itself, so that no failure has another shape than the contract's.
 */
export const createApp = ({ service, jobs, publicUrl, metrics, description, report, corsOrigins = [] }: AppParts) => {
  const refuse = (request: Request, fault: Fault) => respond(service.refuse(fault, request.headers.get('x-request-id')))
  const unknownRoute = (request: Request) =>
    hasKeyInUrl(request.url)
      ? refuse(
          request,
          new Fault('malformed', 'An API key is never accepted in the URL; it is now exposed, rotate it.'),
        )
      : refuse(request, new Fault('not_found', `There is no ${request.method} ${new URL(request.url).pathname}.`))

  const app = new Elysia({ normalize: false })
    .onError(({ code, error, request, route }) => {
      if (code === 'NOT_FOUND') return unknownRoute(request)
      // Not the path: it may hold the token of a file.
      report({ route }, error)
      return refuse(request, new Fault('failed', 'The call failed on our side.'))
    })
    .post(
      '/v1/:family/:capability',
      async ({ request, params }) =>
        answer(
          await service.call({
            family: params.family ?? '',
            slug: params.capability ?? '',
            key: keyOf(request.headers),
            keyInUrl: hasKeyInUrl(request.url),
            body: (limit) => readBody(request, limit),
            idempotencyKey: request.headers.get('idempotency-key'),
            requestId: request.headers.get('x-request-id'),
          }),
          request,
        ),
      { parse: 'none' },
    )
    .use(jobs ? jobRoutes(jobs, respond, publicUrl) : new Elysia())
    .get('/v1/openapi.json', async ({ request }) =>
      hasKeyInUrl(request.url)
        ? unknownRoute(request)
        : serveAsset(await description(), request, {
            ...SECURITY,
            ...service.headers(request.headers.get('x-request-id')),
          }),
    )
    .get('/healthz', () => plain('ok'))
    .get('/readyz', async () => ((await service.ready()) ? plain('ready') : plain('not ready', 503)))
    .get(
      '/metrics',
      async () => new Response(await metrics.text(), { headers: { ...PRIVATE, 'Content-Type': metrics.type } }),
    )
    .get('/', () => new Response(null, { status: 302, headers: { ...SECURITY, Location: DOCS } }))
    .get(`${DOCS}/*`, serveDocs)
    .get(DOCS, serveDocs)

  async function serveDocs({ request }: { request: Request }) {
    const found = (await docsAssets())[new URL(request.url).pathname.replace(/\/$/, '')]
    return found ? serveAsset(found, request, PAGE) : unknownRoute(request)
  }

  const answerTo = async (request: Request): Promise<Response> => {
    const response = await app.fetch(request)
    if (wasGivenUp(request)) response.headers.set('Connection', 'close')
    return response
  }
  return async (request: Request): Promise<Response> => {
    const origin = request.headers.get('origin')
    if (origin === null || !corsOrigins.includes(origin)) return answerTo(request)
    if (request.method === 'OPTIONS')
      return new Response(null, { status: 204, headers: { ...crossOrigin(origin), ...PREFLIGHT } })
    const response = await answerTo(request)
    for (const [name, value] of Object.entries(crossOrigin(origin))) response.headers.set(name, value)
    return response
  }
}
