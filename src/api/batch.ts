import { Elysia } from 'elysia'
import type { BatchBody, LineStream } from '../service/batch/batches.ts'
import type { Caller } from '../service/call-pipeline.ts'
import type { Reply } from '../service/reply.ts'
import type { Service } from '../service/service.ts'
import type { Awaitable } from '../store/types.ts'
import { PRIVATE_HEADERS } from './answer-headers.ts'
import { readBody } from './body.ts'
import { acceptsNdjson, NDJSON } from './ndjson.ts'
import { type SlowReader, slowReaders } from './slow-readers.ts'

/**
 * Lines as a response body. The next line is computed when the client has read the previous one. The connection of a client that reads
 * nothing for too long is closed.
 */
export const streamComputedLines = (
  { lines, close }: LineStream,
  readers: Pick<typeof slowReaders, 'watch'> = slowReaders,
): ReadableStream<Uint8Array> => {
  const utf8 = new TextEncoder()
  // A client is watched only while the server waits for it, not while a call is computed.
  let reader: SlowReader | null = null
  const end = () => {
    reader?.end()
    reader = null
    lines.return().catch(() => {})
    close()
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        reader?.end()
        reader = null
        try {
          const { done, value } = await lines.next()
          if (done) return controller.close()
          const bytes = utf8.encode(value)
          controller.enqueue(bytes)
          reader = readers.watch(bytes.length, () => {
            end()
            controller.error(new Error('The client did not read the answer.'))
          })
        } catch (reason) {
          end()
          throw reason
        }
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  )
}

/** The response to a request of several calls that is answered line by line. */
export const linesResponse = (lines: LineStream, headers: Record<string, string>): Response =>
  new Response(streamComputedLines(lines), {
    headers: { ...headers, ...PRIVATE_HEADERS, 'Content-Type': NDJSON, 'X-Accel-Buffering': 'no' },
  })

const LINES_TYPE = /^application\/x-ndjson\s*(;|$)/i

/** True if the body of a request has one input per line. */
export const hasLineBody = (headers: Headers): boolean => {
  const type = headers.get('content-type')
  return type !== null && type.length >= NDJSON.length && LINES_TYPE.test(type)
}

/** True if a request may have many inputs for one capability. */
export const mayHaveRows = (headers: Headers): boolean => {
  const accept = headers.get('accept')
  return (accept !== null && acceptsNdjson(accept)) || hasLineBody(headers)
}

interface Parts {
  readonly service: Pick<Service, 'batch' | 'rows'>
  readonly respond: (reply: Reply, request: Request) => Awaitable<Response>
  readonly identifyCaller: (request: Request) => Caller
}

/** The reply to a request that may have many inputs for one capability. */
export const rowsReply = (
  service: Pick<Service, 'rows'>,
  request: Request,
  call: Caller & { family: string; slug: string; fields: string | null },
): Promise<Reply<BatchBody>> => {
  const hasLines = hasLineBody(request.headers)
  return service.rows({
    ...call,
    hasLines,
    body: (limit) => readBody(request, limit, hasLines ? { type: LINES_TYPE } : {}),
    idempotencyKey: request.headers.get('idempotency-key'),
    signal: request.signal,
  })
}

/** The route of batches. */
export const batchRoutes = ({ service, respond, identifyCaller }: Parts) =>
  new Elysia({ normalize: false }).post(
    '/v1/batch',
    async ({ request }) => {
      const reply = await service.batch({
        ...identifyCaller(request),
        body: (limit) => readBody(request, limit),
        idempotencyKey: request.headers.get('idempotency-key'),
        signal: request.signal,
        asLines: acceptsNdjson(request.headers.get('accept')),
      })
      const { body, headers } = reply
      return typeof body === 'string' ? respond({ ...reply, body }, request) : linesResponse(body, headers)
    },
    { parse: 'none' },
  )
