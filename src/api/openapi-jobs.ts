import type { TSchema } from '@sinclair/typebox'
import type { Entry } from '../capabilities/capability.ts'
import { type Static, t } from '../schema.ts'
import { orderSchema, PDF_CREDITS, PDF_UNITS, reportsOf } from '../service/jobs/order.ts'
import { LISTED } from '../service/jobs/reading.ts'
import { JobResource, JobsResource, STATUSES } from '../service/jobs/resource.ts'

export const JOBS_TAG = {
  name: 'jobs',
  description: 'Reports as PDF files: make a job, poll it or hear of it by webhook, download the file.',
  'x-displayName': 'PDF jobs',
}

const FLOW = `The credits are reserved now, kept when the document is made and released when it cannot be. Poll the job at \`Location\` every
few seconds, with backoff, or let a webhook tell.`

const QUEUED: Static<typeof JobResource> = {
  id: '019b7a5e-0c00-7c3e-8a5d-3f0f5f1d7a10',
  object: 'job',
  kind: 'pdf',
  capability: 'matching-report',
  status: 'queued',
  attempts: 0,
  credits: 130,
  created_at: '2026-01-01T12:00:00.000Z',
  started_at: null,
  finished_at: null,
  error: null,
  download_url: null,
  download_expires_at: null,
  file_expires_at: null,
}
const TOKEN = '87a0b648.AZt6XgwAfD6KXT8PXx16EAGbf4QaAA.1G9dWEo18SSTHaAfZZ-efo2lZ0cCX5CfErb6x7iOwFc'
const SUCCEEDED: typeof QUEUED = {
  ...QUEUED,
  status: 'succeeded',
  attempts: 1,
  started_at: '2026-01-01T12:00:00.120Z',
  finished_at: '2026-01-01T12:00:01.480Z',
  download_url: `https://api.example.com/v1/files/${TOKEN}`,
  download_expires_at: '2026-01-02T12:00:05.000Z',
  file_expires_at: '2026-01-08T12:00:01.480Z',
}
const FAILED: typeof QUEUED = {
  ...QUEUED,
  status: 'failed',
  attempts: 3,
  started_at: '2026-01-01T12:00:00.120Z',
  finished_at: '2026-01-01T12:00:09.310Z',
  error: { code: 'computation_failed', message: 'The document could not be made.', field: null, retryable: true },
}

const CANCELLED: typeof QUEUED = {
  ...QUEUED,
  status: 'failed',
  finished_at: '2026-01-01T12:00:02.050Z',
  error: { code: 'cancelled', message: 'The job was cancelled by whoever made it.', field: null, retryable: false },
}

const meta = (further: object = {}) => ({
  request_id: 'req_0123456789abcdef0123',
  api_version: 'v1',
  credits_used: 0,
  ...further,
  warnings: [],
  language: 'en',
})

interface Parts {
  readonly catalogue: readonly Entry[]
  readonly print: (schema: TSchema) => unknown
  /** The headers of every response, and those named. */
  readonly headers: (...further: ('Idempotent-Replayed' | 'Location')[]) => object
  readonly errors: Readonly<Record<string, object>>
  readonly meta: TSchema
}

/** The operations of PDF jobs, and the events that webhooks get. */
export const describeJobs = ({ catalogue, print, headers, errors, meta: Meta }: Parts) => {
  const reports = reportsOf(catalogue)
  const given = (...statuses: number[]) => Object.fromEntries(statuses.map((status) => [status, errors[status]]))
  const jobId = {
    name: 'job_id',
    in: 'path',
    required: true,
    schema: { type: 'string', format: 'uuid' },
    example: QUEUED.id,
  }
  const query = (name: string, description: string, schema: object) => ({ name, in: 'query', description, schema })
  const envelope = (data: TSchema) => ({
    type: 'object',
    required: ['data', 'meta'],
    properties: { data: print(data), meta: print(Meta) },
  })
  const job = (description: string, examples: object, further: ReturnType<Parts['headers']>) => ({
    description,
    headers: further,
    content: {
      'application/json': {
        schema: envelope(JobResource),
        examples,
      },
    },
  })
  const [example] = reports.values()
  const paths = {
    '/v1/jobs/pdf': {
      post: {
        tags: [JOBS_TAG.name],
        operationId: 'createPdfJob',
        summary: 'Make a PDF of a report',
        description: `Queues a PDF of a report. ${FLOW}\n\n**Cost.** The report's credits and ${PDF_CREDITS}, ${PDF_UNITS} rate-limit units. Sandbox: free, 5 a day, marked SANDBOX.`,
        'x-rate-limit-units': PDF_UNITS,
        parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: print(orderSchema([...reports.keys()])),
              example: {
                capability: example?.slug,
                input: example?.example,
                branding: { brand_name: 'Shri Jyotish', accent: '#7A1F1F', footer_note: 'Prepared for our clients.' },
              },
            },
          },
        },
        responses: {
          202: job(
            'The job is queued.',
            { queued: { value: { data: QUEUED, meta: meta({ credits_reserved: 130 }) } } },
            headers('Idempotent-Replayed', 'Location'),
          ),
          ...given(400, 401, 402, 403, 409, 413, 422, 429, 500, 503),
        },
      },
    },
    '/v1/jobs/{job_id}': {
      get: {
        tags: [JOBS_TAG.name],
        operationId: 'getJob',
        summary: 'A job, as it is now',
        description:
          'Found by keys of the organisation and environment that made it. Each answer of a job that succeeded carries a fresh download link, good for 24 hours.\n\n**Cost.** Free, 1 rate-limit unit.',
        'x-rate-limit-units': 1,
        parameters: [jobId],
        responses: {
          200: job(
            'The job.',
            {
              succeeded: { value: { data: SUCCEEDED, meta: meta() } },
              failed: { value: { data: FAILED, meta: meta() } },
            },
            headers(),
          ),
          ...given(400, 401, 403, 404, 429, 503),
        },
      },
      delete: {
        tags: [JOBS_TAG.name],
        operationId: 'cancelJob',
        summary: 'Cancel a job',
        description:
          'A job that waits or runs ends as failed, its error `cancelled`; its credits are released and its Idempotency-Key is free again. One that has ended stays as it is.\n\n**Cost.** Free, 1 rate-limit unit.',
        'x-rate-limit-units': 1,
        parameters: [jobId],
        responses: {
          200: job('The job, ended.', { cancelled: { value: { data: CANCELLED, meta: meta() } } }, headers()),
          ...given(400, 401, 403, 404, 429, 503),
        },
      },
    },
    '/v1/jobs': {
      get: {
        tags: [JOBS_TAG.name],
        operationId: 'listJobs',
        summary: 'Jobs, the newest first',
        description:
          'Of the organisation and environment of the key, in pages: `next` of one page is `before` of the next.\n\n**Cost.** Free, 1 rate-limit unit.',
        'x-rate-limit-units': 1,
        parameters: [
          query('limit', 'Jobs of a page.', {
            type: 'integer',
            minimum: 1,
            maximum: LISTED.most,
            default: LISTED.usual,
          }),
          query('before', 'Only jobs made before this one.', { type: 'string', format: 'uuid' }),
          query('status', 'Only jobs of this status.', { type: 'string', enum: STATUSES }),
        ],
        responses: {
          200: {
            description: 'The jobs.',
            headers: headers(),
            content: {
              'application/json': {
                schema: envelope(JobsResource),
                examples: {
                  page: { value: { data: { object: 'list', jobs: [SUCCEEDED], next: null }, meta: meta() } },
                },
              },
            },
          },
          ...given(400, 401, 403, 422, 429, 503),
        },
      },
    },
    '/v1/files/{token}': {
      get: {
        tags: [JOBS_TAG.name],
        operationId: 'downloadFile',
        summary: 'The PDF',
        description:
          'Call `download_url` exactly as given. No key is sent: the token is the credential, so that the link can be given to a browser. Links are good for 24 hours, files are kept 7 days.\n\n**Cost.** Free.',
        security: [],
        parameters: [
          {
            name: 'token',
            in: 'path',
            required: true,
            schema: { type: 'string' },
            description: 'The end of `download_url`.',
            example: TOKEN,
          },
        ],
        responses: {
          200: {
            description: 'The file, as an attachment.',
            headers: headers(),
            content: { 'application/pdf': { schema: { type: 'string', contentMediaType: 'application/pdf' } } },
          },
          ...given(404, 410, 503),
        },
      },
    },
  }
  const event = (type: string, when: string, data: object) => ({
    post: {
      tags: [JOBS_TAG.name],
      operationId: `on${type.replace(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}`,
      summary: when,
      description:
        'Sent to the endpoints that the operator registered, signed by Standard Webhooks (`webhook-id`, `webhook-timestamp`, `webhook-signature`; any of its libraries verifies it). Any 2xx takes it; otherwise it is tried again for some three days under the same `webhook-id`. 410 ends all sending.',
      security: [],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: print(t.Object({ type: t.Literal(type), timestamp: t.String(), data: JobResource })),
            example: { type, timestamp: '2026-01-01T12:00:01.480Z', data },
          },
        },
      },
      responses: { 204: { description: 'Taken.' }, 410: { description: 'The endpoint is gone.' } },
    },
  })
  const webhooks = {
    'job.succeeded': event('job.succeeded', 'A document is made', SUCCEEDED),
    'job.failed': event('job.failed', 'A document could not be made', FAILED),
  }
  return { paths, webhooks }
}
