import { Elysia } from 'elysia'
import type { Jobs } from '../service/jobs/jobs.ts'
import type { Reply } from '../service/reply.ts'
import { readBody } from './body.ts'
import { hasKeyInUrl, keyOf } from './credentials.ts'

const asked = (request: Request) => ({
  key: keyOf(request.headers),
  keyInUrl: hasKeyInUrl(request.url),
  requestId: request.headers.get('x-request-id'),
})

/** The routes of PDF jobs. Links begin with `publicUrl`, or else with the address that the client used. */
export const jobRoutes = (
  jobs: Jobs,
  respond: (reply: Reply<Uint8Array<ArrayBuffer> | string>) => Response,
  publicUrl?: string,
) => {
  const base = (request: Request) => publicUrl ?? new URL(request.url).origin
  return new Elysia({ normalize: false })
    .post(
      '/v1/jobs/pdf',
      async ({ request }) =>
        respond(
          await jobs.order({
            ...asked(request),
            base: base(request),
            body: (limit) => readBody(request, limit),
            idempotencyKey: request.headers.get('idempotency-key'),
          }),
        ),
      { parse: 'none' },
    )
    .get('/v1/jobs/:id', async ({ request, params }) =>
      respond(await jobs.poll(params.id, { ...asked(request), base: base(request) })),
    )
    .get('/v1/files/:token', async ({ request, params }) =>
      respond(await jobs.download(params.token, request.headers.get('x-request-id'))),
    )
}
