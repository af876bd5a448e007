import { concurrently } from '../concurrency.ts'
import { Fault } from '../faults.ts'
import type { HttpParts, McpHttp } from '../mcp/http.ts'
import type { Asked } from '../service/desk.ts'
import type { Reply } from '../service/reply.ts'
import type { Service } from '../service/service.ts'
import type { Awaitable } from '../store/terms.ts'
import { readBody } from './body.ts'

type Whole = Pick<HttpParts, 'catalogue' | 'families'>

/** Loaded with the first message: few servers are asked by assistants. */
export const loadMcp =
  (parts: Omit<HttpParts, 'find' | 'draw' | 'catalogue' | 'families'>, whole: () => Promise<Whole>) =>
  async (): Promise<McpHttp> => {
    const [{ mcpOverHttp }, { finder }, { drawn }, { catalogue, families }] = await concurrently(
      () => import('../mcp/http.ts'),
      () => import('../mcp/finder.ts'),
      () => import('../mcp/drawn.ts'),
      () => whole(),
    )
    return mcpOverHttp({ ...parts, catalogue, families, find: finder(catalogue, families), draw: drawn })
  }

interface Parts {
  readonly open: () => Promise<McpHttp>
  readonly service: Service
  readonly respond: (reply: Reply, request: Request) => Awaitable<Response>
  /** Origins whose pages may speak to it. */
  readonly origins: readonly string[]
}

/** Of a message; a capability has its own limit besides. */
const LIMIT = 4 * 2 ** 20

/** More are refused by the protocol's own reader. */
const MOST_IN_A_BATCH = 100

const notRead = () =>
  Response.json(
    { jsonrpc: '2.0', id: null, error: { code: -32700, message: 'The message is not JSON.' } },
    { status: 400 },
  )

/**
 * `POST /mcp`: one message of an assistant, under the key of its caller. Each takes a unit of the rate limit; what is priced is
 * the service's to admit besides.
 */
export const mcpRoute = ({ open, service, respond, origins }: Parts) => {
  let handler: Promise<McpHttp> | undefined
  return async (request: Request, caller: Asked): Promise<Response> => {
    const refuse = async (fault: Fault) => respond(await service.refuse(fault, caller), request)
    const origin = request.headers.get('origin')
    // A page that was led here by a name of its own holds no key, and is to have no answer either.
    if (origin !== null && !origins.includes(origin))
      return new Response('This origin may not speak to this server.', { status: 403 })
    let text: string
    try {
      text = new TextDecoder().decode(await readBody(request, LIMIT))
    } catch (reason) {
      if (reason instanceof Fault) return refuse(reason)
      throw reason
    }
    let message: unknown
    try {
      message = JSON.parse(text)
    } catch {
      return notRead()
    }
    // Before anything is done for it: nobody is heard without a key, and each message of a batch is one.
    const messages = Array.isArray(message) ? message.slice(0, MOST_IN_A_BATCH) : [message]
    for (let heard = 0; heard < Math.max(1, messages.length); heard++) {
      const entered = await service.account(caller)
      if (entered.status !== 200) {
        const response = await respond(entered, request)
        if (response.status === 401) response.headers.set('WWW-Authenticate', 'Bearer realm="khagola"')
        return response
      }
    }
    handler ??= open()
    return (await handler)(request, message, caller)
  }
}
