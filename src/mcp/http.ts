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
  /** Base URL of download links. */
  readonly url: string
}

const bytesOf = (value: object) => new TextEncoder().encode(JSON.stringify(value))

/** Waits between polls of a PDF job, milliseconds. Most jobs are done after the first few. */
const POLL_WAITS_MS = [200, 300, 500, 1000, 2000, 3000, 4000, 5000]

interface Job {
  id: string
  status: string
  download_url: string | null
  error: { code: string; message: string; retryable: boolean } | null
}

/** A backend that calls the service with the caller's key: its prices, limits and ledger apply. */
const serviceBackend = ({ service, jobs, url }: HttpParts, caller: Caller, signal: AbortSignal): Backend => {
  return {
    call: ({ family, slug }, input, idempotencyKey = undefined, present = undefined) =>
      service.call({
        ...{ ...caller, family, slug, body: bytesOf(input), idempotencyKey: idempotencyKey ?? null },
        ...(present && { present }),
        signal,
      }),
    async batch(order, idempotencyKey) {
      const body = bytesOf(order)
      const call = { ...caller, body, idempotencyKey: idempotencyKey ?? null, asLines: false, signal }
      return (await service.batch(call)) as Reply
    },
    async pdf(entry, input, key): Promise<PdfOrderResult | Reply> {
      const idempotencyKey = key ?? crypto.randomUUID()
      const order = await jobs.order({
        ...caller,
        base: url,
        body: bytesOf({ capability: entry.slug, input }),
        idempotencyKey,
      })
      if (order.status >= 400) return order
      const { id } = (JSON.parse(order.body) as { data: Job }).data
      for (const ms of POLL_WAITS_MS) {
        await new Promise((resolve) => setTimeout(resolve, ms))
        const reply = await jobs.poll(id, { ...caller, base: url })
        if (reply.status !== 200) return reply
        const job = (JSON.parse(reply.body) as { data: Job }).data
        if (job.download_url) return { uri: job.download_url, name: `${entry.slug}.pdf` }
        if (job.error) {
          const error = { ...job.error, field: null, request_id: order.headers['X-Request-Id'] }
          return { status: 500, headers: {}, body: JSON.stringify({ error }) }
        }
      }
      return { unfinishedJob: id, idempotencyKey }
    },
  }
}

/** MCP over HTTP. The caller of each message is identified before. */
export interface McpHttp {
  /** Limits of all messages. */
  readonly limits: { readonly bytes: number; readonly bounds: Bounds }
  /** Maximum size of this message, bytes: the normal body limit, or the larger one of the capability that it calls. */
  limitOf(message: Json): number
  /** Throws `too_large` if an object of the message has more members than any tool accepts: the schema would check each one. */
  check(message: Json): void
  /** Answers one message without a caller, in the warm-up. */
  prepare(): Promise<void>
  /** Answers a message on behalf of its caller. */
  answer(request: Request, message: Json, caller: Caller): Promise<Response>
}

/** Allowance for the message around the input of a call, bytes. */
const ENVELOPE_BYTES = 4096

const isObject = (value: Json | undefined): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** Maximum number of members of an object of the message around the input of a call. No tool has as many. */
const MAX_MEMBERS = 500

const membersOf = (value: Json | undefined): number => {
  let count = 0
  if (isObject(value)) for (const _ in value) if (++count > MAX_MEMBERS) break
  return count
}

const checkMessage = (message: Json): void => {
  if (!isObject(message)) return
  const params = isObject(message.params) ? message.params : {}
  const parts = [message, params, params.arguments, params._meta]
  if (parts.some((part) => membersOf(part) > MAX_MEMBERS))
    throw new Fault(
      'too_large',
      `A message, and the arguments of a tool, must have at most ${MAX_MEMBERS} fields each.`,
    )
}

/** The slugs of the tool and of the capability that a message calls. */
const slugsIn = (message: Json): string[] => {
  if (!isObject(message) || message.method !== 'tools/call' || !isObject(message.params)) return []
  const { name, arguments: args } = message.params
  const slugs = [name, isObject(args) ? args.capability : undefined]
  return slugs.filter((each) => typeof each === 'string').map(slugIn)
}

const MESSAGE_HEADERS = { Accept: 'application/json, text/event-stream', 'Content-Type': 'application/json' }
const NO_CALLER: Caller = { key: null, keyInUrl: false, requestId: null }

/** MCP over streamable HTTP without sessions, so that any process can answer any message. */
export const mcpOverHttp = (parts: HttpParts): McpHttp => {
  const open = mcpServers(parts)
  const large = new Map(
    parts.catalogue.flatMap(({ slug, bodyLimit }) =>
      bodyLimit === undefined ? [] : [[slug, bodyLimit + ENVELOPE_BYTES]],
    ),
  )
  // A message does not contain its caller, so the caller is passed in `authInfo`.
  const handler = createMcpHandler(({ authInfo }) => {
    const { caller, signal } = authInfo!.extra as { caller: Caller; signal: AbortSignal }
    return open(serviceBackend(parts, caller, signal))
  })
  const answer: McpHttp['answer'] = (request, parsedBody, caller) =>
    handler.fetch(request, {
      parsedBody,
      authInfo: { token: '', clientId: '', scopes: [], extra: { caller, signal: request.signal } },
    })
  return {
    limits: {
      bytes: Math.max(BODY_LIMIT, ...large.values()),
      bounds: widestBounds(parts.catalogue.map(({ input }) => input)),
    },
    limitOf: (message) => Math.max(BODY_LIMIT, ...slugsIn(message).map((slug) => large.get(slug) ?? 0)),
    check: (message) => (Array.isArray(message) ? message : [message]).forEach(checkMessage),
    async prepare() {
      const message = { jsonrpc: '2.0', id: 0, method: 'tools/list', params: {} }
      await (
        await answer(new Request(parts.url, { method: 'POST', headers: MESSAGE_HEADERS }), message, NO_CALLER)
      ).text()
    },
    answer,
  }
}
