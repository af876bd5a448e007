import { concurrently } from '../concurrency.ts'
import { Fault } from '../faults.ts'
import type { HttpParts, McpHttp } from '../mcp/http.ts'
import { type Json, readJson } from '../service/body.ts'
import type { Caller } from '../service/call-pipeline.ts'
import { createMcpAdmission } from '../service/mcp-admission.ts'
import type { Reply } from '../service/reply.ts'
import type { Service } from '../service/service.ts'
import type { Awaitable } from '../store/types.ts'
import { readBody } from './body.ts'

type Whole = Pick<HttpParts, 'catalogue' | 'families'>

/** Loads it once, for the warm-up or the first message; again after a failure. */
export const loadMcp = (
  parts: Omit<HttpParts, 'find' | 'draw' | 'catalogue' | 'families'>,
  whole: () => Promise<Whole>,
): (() => Promise<McpHttp>) => {
  let loaded: Promise<McpHttp> | undefined
  const load = async () => {
    const [{ mcpOverHttp }, { finder }, { pictureResult: drawn }, { catalogue, families }] = await concurrently(
      () => import('../mcp/http.ts'),
      () => import('../mcp/finder.ts'),
      () => import('../mcp/picture-results.ts'),
      () => whole(),
    )
    return mcpOverHttp({ ...parts, catalogue, families, find: finder(catalogue, families), draw: drawn })
  }
  return () => {
    loaded ??= load().catch((cause) => {
      loaded = undefined
      throw cause
    })
    return loaded
  }
}

interface Parts {
  readonly open: () => Promise<McpHttp>
  readonly service: Service
  readonly respond: (reply: Reply, request: Request) => Awaitable<Response>
  /** Origins whose pages may speak to it. */
  readonly origins: readonly string[]
}

/** More are refused by the protocol's own reader. */
const MOST_IN_A_BATCH = 100

const notJson = (text: string) =>
  Response.json({ jsonrpc: '2.0', id: null, error: { code: -32700, message: text } }, { status: 400 })

/**
 * `POST /mcp`: one message of an assistant, under the key of its caller. Nothing of the body is read before the key is known. Each message
 * takes a unit of the rate limit, and a refused body units by its length; the service admits the calls in it besides.
 */
export const mcpRoute = ({ open, service, respond, origins }: Parts) => {
  const admission = createMcpAdmission(service.desk)
  return async (request: Request, caller: Caller): Promise<Response> => {
    const origin = request.headers.get('origin')
    // A page that was led here by a name of its own holds no key, and is to have no answer either.
    if (origin !== null && !origins.includes(origin))
      return new Response('This origin may not speak to this server.', { status: 403 })
    const entered = await admission.enter(caller, 1)
    if (entered.status !== 200) {
      const response = await respond(entered, request)
      if (response.status === 401) response.headers.set('WWW-Authenticate', 'Bearer realm="khagola"')
      return response
    }
    const mcp = await open()
    let bytes = 0
    let message: Json
    try {
      const body = await readBody(request, mcp.limits.bytes)
      bytes = body.length
      message = readJson(body, mcp.limits.bytes, mcp.limits.bounds)
      const limit = mcp.limitOf(message)
      if (bytes > limit) throw new Fault('too_large', `The body is larger than ${limit} bytes.`)
      mcp.check(message)
    } catch (reason) {
      if (!(reason instanceof Fault)) throw reason
      const refused = await admission.refuse(caller, reason, bytes)
      // A parser of JSON-RPC expects its own code for what is no JSON.
      return bytes > 0 && refused.status === 400 ? notJson(reason.message) : respond(refused, request)
    }
    // Each further message of a batch counts as one.
    const others = Array.isArray(message) ? Math.min(message.length, MOST_IN_A_BATCH) - 1 : 0
    if (others > 0) {
      const counted = await admission.enter(caller, others)
      if (counted.status !== 200) return respond(counted, request)
    }
    return mcp.answer(request, message, caller)
  }
}
