import { Elysia } from 'elysia'
import type { Caller } from '../service/call-pipeline.ts'
import type { Jobs } from '../service/jobs/jobs.ts'
import type { Reply } from '../service/reply.ts'
import type { Awaitable } from '../store/types.ts'
import { queryOf } from './address.ts'
import { readBody } from './body.ts'

interface Parts {
  readonly jobs: Jobs
  readonly respond: (reply: Reply<Uint8Array<ArrayBuffer> | string>, request: Request) => Awaitable<Response>
  readonly identifyCaller: (request: Request) => Caller
  /** Base URL of links. */
  readonly base: string
}

/** The routes of PDF jobs. */
export const jobRoutes = ({ jobs, respond, identifyCaller, base }: Parts) =>
  new Elysia({ normalize: false })
    .post(
      '/v1/jobs/pdf',
      async ({ request }) =>
        respond(
          await jobs.order({
            ...identifyCaller(request),
            base,
            body: (limit) => readBody(request, limit),
            idempotencyKey: request.headers.get('idempotency-key'),
          }),
          request,
        ),
      { parse: 'none' },
    )
    .get('/v1/jobs', async ({ request }) =>
      respond(await jobs.list(queryOf(request), { ...identifyCaller(request), base }), request),
    )
    .delete('/v1/jobs/:id', async ({ request, params }) =>
      respond(await jobs.cancel(params.id, { ...identifyCaller(request), base }), request),
    )
    .get('/v1/jobs/:id', async ({ request, params }) =>
      respond(await jobs.poll(params.id, { ...identifyCaller(request), base }), request),
    )
    .get('/v1/files/:token', async ({ request, params }) =>
      respond(await jobs.download(params.token, identifyCaller(request)), request),
    )
