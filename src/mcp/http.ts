import { createMcpHandler } from '@modelcontextprotocol/server'
import { Fault } from '../faults.ts'
import { BODY_LIMIT, type Json, type JsonObject } from '../service/body.ts'
import { type Bounds, widestBounds } from '../service/body-bounds.ts'
import type { Caller } from '../service/call-pipeline.ts'
import type { Jobs } from '../service/jobs/jobs.ts'
import type { Reply } from '../service/reply.ts'
import type { Service } from '../service/service.ts'
import type { Backend, PdfOrderResult } from './backend.ts'
import { type McpParts, mcpServers } from './server.ts'
import { slugIn } from './tools.ts'

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
const serviceBackend = ({ service, jobs, url }: HttpParts, asked: Caller, signal: AbortSignal): Backend => {
  return {
    call: ({ family, slug }, input, idempotencyKey = undefined, present = undefined) =>
      service.call({
        ...{ ...asked, family, slug, body: bytesOf(input), idempotencyKey: idempotencyKey ?? null },
        ...(present && { present }),
        signal,
      }),
    async pdf(entry, input, given): Promise<PdfOrderResult | Reply> {
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

/** MCP over HTTP, for messages whose callers are known. */
export interface McpHttp {
  /** What no message may pass. */
  readonly limits: { readonly bytes: number; readonly bounds: Bounds }
  /** Bytes that this message may have: those of a body over HTTP, and more only for a capability that takes more there. */
  limitOf(message: Json): number
  /** Raises `too_large` for a message whose own objects have more members than any tool takes: its schema checks each of them. */
  check(message: Json): void
  /** Answers a message on behalf of its caller. */
  answer(request: Request, message: Json, asked: Caller): Promise<Response>
}

/** Bytes of a message around the input of a call. */
const ENVELOPE = 4096

const isObject = (value: Json | undefined): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** Members of the objects of a message around the input of a call; no tool takes as many. */
const MOST_MEMBERS = 500

const membersOf = (value: Json | undefined): number => {
  let count = 0
  if (isObject(value)) for (const _ in value) if (++count > MOST_MEMBERS) break
  return count
}

const checkMessage = (message: Json): void => {
  if (!isObject(message)) return
  const params = isObject(message.params) ? message.params : {}
  const parts = [message, params, params.arguments, params._meta]
  if (parts.some((part) => membersOf(part) > MOST_MEMBERS))
    throw new Fault('too_large', `A message and the arguments of a tool have at most ${MOST_MEMBERS} fields each.`)
}

/** The slugs of the tool and of the capability that a message calls. */
const slugsIn = (message: Json): string[] => {
  if (!isObject(message) || message.method !== 'tools/call' || !isObject(message.params)) return []
  const { name, arguments: given } = message.params
  const named = [name, isObject(given) ? given.capability : undefined]
  return named.filter((each) => typeof each === 'string').map(slugIn)
}

/** MCP over streamable HTTP: each message is answered by itself, so that any process may answer it. */
export const mcpOverHttp = (parts: HttpParts): McpHttp => {
  const open = mcpServers(parts)
  const large = new Map(
    parts.catalogue.flatMap(({ slug, bodyLimit }) => (bodyLimit === undefined ? [] : [[slug, bodyLimit + ENVELOPE]])),
  )
  // The sender goes by the side: a message itself does not name its sender.
  const handler = createMcpHandler(({ authInfo }) => {
    const { asked, signal } = authInfo!.extra as { asked: Caller; signal: AbortSignal }
    return open(serviceBackend(parts, asked, signal))
  })
  return {
    limits: {
      bytes: Math.max(BODY_LIMIT, ...large.values()),
      bounds: widestBounds(parts.catalogue.map(({ input }) => input)),
    },
    limitOf: (message) => Math.max(BODY_LIMIT, ...slugsIn(message).map((slug) => large.get(slug) ?? 0)),
    check: (message) => (Array.isArray(message) ? message : [message]).forEach(checkMessage),
    answer: (request, parsedBody, asked) =>
      handler.fetch(request, {
        parsedBody,
        authInfo: { token: '', clientId: '', scopes: [], extra: { asked, signal: request.signal } },
      }),
  }
}
