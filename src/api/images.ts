import { Elysia } from 'elysia'
import type { Caller } from '../service/call-pipeline.ts'
import type { Images } from '../service/image-links.ts'
import type { Reply } from '../service/reply.ts'
import type { Awaitable } from '../store/types.ts'
import { SECURITY } from './answer-headers.ts'
import { hasTag, notModified } from './asset.ts'
import { readBody } from './body.ts'

interface Parts {
  readonly images: Images
  readonly respond: (reply: Reply<Uint8Array<ArrayBuffer> | string>, request: Request) => Awaitable<Response>
  readonly identifyCaller: (request: Request) => Caller
  /** Base URL of links. */
  readonly base: string
}

/** The routes of links to pictures. */
export const imageRoutes = ({ images, respond, identifyCaller, base }: Parts) =>
  new Elysia({ normalize: false })
    .post(
      '/v1/images',
      async ({ request }) =>
        respond(
          await images.create({
            ...{ ...identifyCaller(request), base, signal: request.signal },
            body: (limit) => readBody(request, limit),
            idempotencyKey: request.headers.get('idempotency-key'),
          }),
          request,
        ),
      { parse: 'none' },
    )
    .get('/v1/images/:token', async ({ request, params }) => {
      const reply = await images.open(params.token, (tag) => hasTag(request.headers, tag), identifyCaller(request))
      return reply.status === 304 ? notModified({ ...SECURITY, ...reply.headers }) : respond(reply, request)
    })
