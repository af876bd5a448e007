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

type WholeCatalogue = Pick<HttpParts, 'catalogue' | 'families'>

/** Returns a function that loads the MCP server once, in the warm-up or on the first message, and again after a failure. */
export const loadMcp = (
  parts: Omit<HttpParts, 'find' | 'draw' | 'catalogue' | 'families'>,
  loadCatalogue: () => Promise<WholeCatalogue>,
): (() => Promise<McpHttp>) => {
  let cached: Promise<McpHttp> | undefined
  const load = async () => {
    const [{ mcpOverHttp }, { createFinder: finder }, { pictureResult: draw }, { catalogue, families }] =
      await concurrently(
        () => import('../mcp/http.ts'),
        () => import('../mcp/finder.ts'),
        () => import('../mcp/picture-results.ts'),
        () => loadCatalogue(),
      )
    return mcpOverHttp({ ...parts, catalogue, families, find: finder(catalogue, families), draw })
  }
  return () => {
    cached ??= load().catch((cause) => {
      cached = undefined
      throw cause
    })
    return cached
  }
}

interface Parts {
  readonly open: () => Promise<McpHttp>
  readonly service: Service
  readonly respond: (reply: Reply, request: Request) => Awaitable<Response>
  /** Origins whose pages may send messages. */
  readonly origins: readonly string[]
}

/**
 * Maximum number of messages in a batch. A batch is one answer, written in one turn of the event loop. MCP has no batches since its
 * revision 2025-06-18; the tool `call_many` makes up to a hundred calls.
 */
const MAX_BATCH = 20

// source: JSON-RPC 2.0, section 5.1
const PARSE_ERROR = -32700
const INVALID_REQUEST = -32600
const rpcError = (code: number, message: string) =>
  Response.json({ jsonrpc: '2.0', id: null, error: { code, message } }, { status: 400 })

/**
 * The handler of `POST /mcp`, which receives a message of an assistant. The body is not read before the key is checked. Each message takes
 * one rate unit, and a refused body takes units by its length. The service also admits each call in the message.
 */
export const mcpRoute = ({ open, service, respond, origins }: Parts) => {
  const admission = createMcpAdmission(service.pipeline)
  return async (request: Request, caller: Caller): Promise<Response> => {
    const origin = request.headers.get('origin')
    // A page of another origin, such as one that uses DNS rebinding, gets no answer.
    if (origin !== null && !origins.includes(origin))
      return new Response('This origin is not allowed.', { status: 403 })
    const admissionReply = await admission.enter(caller, 1)
    if (admissionReply.status !== 200) {
      const response = await respond(admissionReply, request)
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
      const refusalReply = await admission.refuse(caller, reason, bytes)
      return bytes > 0 && refusalReply.status === 400
        ? rpcError(PARSE_ERROR, reason.message)
        : respond(refusalReply, request)
    }
    // Each further message of a batch takes one unit.
    const furtherMessages = Array.isArray(message) ? message.length - 1 : 0
    if (furtherMessages >= MAX_BATCH)
      return rpcError(
        INVALID_REQUEST,
        `A batch must have at most ${MAX_BATCH} messages; the tool call_many makes up to 100 calls.`,
      )
    if (furtherMessages > 0) {
      const batchReply = await admission.enter(caller, furtherMessages)
      if (batchReply.status !== 200) return respond(batchReply, request)
    }
    return mcp.answer(request, message, caller)
  }
}
