import { createMcpHandler } from '@modelcontextprotocol/server'
import type { Asked } from '../service/desk.ts'
import type { Jobs } from '../service/jobs/jobs.ts'
import type { Reply } from '../service/reply.ts'
import type { Service } from '../service/service.ts'
import type { Backend, Ordered } from './backend.ts'
import { type McpParts, mcpServers } from './server.ts'

export interface HttpParts extends McpParts {
  readonly service: Service
  readonly jobs: Jobs
  /** Where links begin. */
  readonly url: string
}

const bytesOf = (value: object) => new TextEncoder().encode(JSON.stringify(value))

/** When a document is asked for again, milliseconds: most are made within the first few. */
const LOOKS = [200, 300, 500, 1000, 2000, 3000, 4000, 5000]

interface Job {
  id: string
  status: string
  download_url: string | null
  error: { code: string; message: string; retryable: boolean } | null
}

/** The service under the key of who asks: its prices, limits and ledger. */
const serviceBackend = ({ service, jobs, url }: HttpParts, asked: Asked): Backend => {
  return {
    call: ({ family, slug }, input, idempotencyKey = undefined, present = undefined) =>
      service.call({
        ...{ ...asked, family, slug, body: bytesOf(input), idempotencyKey: idempotencyKey ?? null },
        ...(present && { present }),
      }),
    async pdf(entry, input, given): Promise<Ordered | Reply> {
      const idempotencyKey = given ?? crypto.randomUUID()
      const order = await jobs.order({
        ...asked,
        base: url,
        body: bytesOf({ capability: entry.slug, input }),
        idempotencyKey,
      })
      if (order.status >= 400) return order
      const { id } = (JSON.parse(order.body) as { data: Job }).data
      for (const ms of LOOKS) {
        await new Promise((resolve) => setTimeout(resolve, ms))
        const reply = await jobs.poll(id, { ...asked, base: url })
        if (reply.status !== 200) return reply
        const job = (JSON.parse(reply.body) as { data: Job }).data
        if (job.download_url) return { uri: job.download_url, name: `${entry.slug}.pdf` }
        if (job.error) {
          const error = { ...job.error, field: null, request_id: order.headers['X-Request-Id'] }
          return { status: 500, headers: {}, body: JSON.stringify({ error }) }
        }
      }
      return { waiting: id, idempotencyKey }
    },
  }
}

/** Answers a message of an assistant that came by HTTP, on behalf of who asks. */
export type McpHttp = (request: Request, message: unknown, asked: Asked) => Promise<Response>

/** MCP over streamable HTTP: each message is answered by itself, so that any process may answer it. */
export const mcpOverHttp = (parts: HttpParts): McpHttp => {
  const open = mcpServers(parts)
  // Who asks goes by the side: a message itself does not say it.
  const handler = createMcpHandler(({ authInfo }) => open(serviceBackend(parts, authInfo!.extra!.asked as Asked)))
  return (request, parsedBody, asked) =>
    handler.fetch(request, { parsedBody, authInfo: { token: '', clientId: '', scopes: [], extra: { asked } } })
}
