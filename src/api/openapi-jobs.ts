import type { TSchema } from '@sinclair/typebox'
import type { CatalogueEntry } from '../capabilities/capability.ts'
import { reportsOf } from '../reports/report-index.ts'
import { type Static, t } from '../schema.ts'
import { PAGE_SIZE } from '../service/jobs/job-queries.ts'
import { orderSchema, PDF_CREDITS, PDF_UNITS } from '../service/jobs/order.ts'
import { JOB_STATUSES, JobResource, JobsResource } from '../service/jobs/resource.ts'

export const JOBS_TAG = {
  name: 'jobs',
  description: 'Reports as PDF files: create a job, poll it or use a webhook, download the file.',
  'x-displayName': 'PDF jobs',
}

const FLOW = `The credits are reserved now, charged when the document is finished, and released if the job fails. Poll the job at \`Location\`
every few seconds, with backoff, or use a webhook.`

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
  error: { code: 'computation_failed', message: 'The document could not be rendered.', field: null, retryable: true },
}

const CANCELLED: typeof QUEUED = {
  ...QUEUED,
  status: 'failed',
  finished_at: '2026-01-01T12:00:02.050Z',
  error: { code: 'cancelled', message: 'The job was cancelled by its creator.', field: null, retryable: false },
}

const meta = (extraFields: object = {}) => ({
  request_id: 'req_0123456789abcdef0123',
  api_version: 'v1',
  credits_used: 0,
  ...extraFields,
  warnings: [],
  language: 'en',
})

interface Parts {
  readonly catalogue: readonly CatalogueEntry[]
  readonly print: (schema: TSchema) => unknown
  /** The headers of every response, and additional ones. */
  readonly headers: (...extraFields: ('Idempotent-Replayed' | 'Location')[]) => object
  readonly errors: Readonly<Record<string, object>>
  readonly meta: TSchema
}

/** The paths and webhooks of PDF jobs in the OpenAPI document. */
export const describeJobs = ({ catalogue, print, headers, errors, meta: Meta }: Parts) => {
  const reports = reportsOf(catalogue)
  const errorResponses = (...statuses: number[]) =>
    Object.fromEntries(statuses.map((status) => [status, errors[status]]))
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
  const jobResponse = (description: string, examples: object, extraHeaders: ReturnType<Parts['headers']>) => ({
    description,
    headers: extraHeaders,
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
        summary: 'Create a PDF job',
        description: `Queues a PDF of a report. ${FLOW}\n\n**Cost.** The report's credits plus ${PDF_CREDITS}, ${PDF_UNITS} rate-limit units. Sandbox: free, 5 a day, marked SANDBOX.`,
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
          202: jobResponse(
            'The job is queued.',
            { queued: { value: { data: QUEUED, meta: meta({ credits_reserved: 130 }) } } },
            headers('Idempotent-Replayed', 'Location'),
          ),
          ...errorResponses(400, 401, 402, 403, 409, 413, 422, 429, 500, 503),
        },
      },
    },
    '/v1/jobs/{job_id}': {
      get: {
        tags: [JOBS_TAG.name],
        operationId: 'getJob',
        summary: 'Get a job',
        description:
          'Visible to keys of the organisation and environment that created it. Each answer for a succeeded job contains a new download link, valid for 24 hours.\n\n**Cost.** Free, 1 rate-limit unit.',
        'x-rate-limit-units': 1,
        parameters: [jobId],
        responses: {
          200: jobResponse(
            'State of the job.',
            {
              succeeded: { value: { data: SUCCEEDED, meta: meta() } },
              failed: { value: { data: FAILED, meta: meta() } },
            },
            headers(),
          ),
          ...errorResponses(400, 401, 403, 404, 429, 503),
        },
      },
      delete: {
        tags: [JOBS_TAG.name],
        operationId: 'cancelJob',
        summary: 'Cancel a job',
        description:
          'An unfinished job ends as `failed` with the error `cancelled`; its credits are released and its Idempotency-Key can be used again. A finished job does not change.\n\n**Cost.** Free, 1 rate-limit unit.',
        'x-rate-limit-units': 1,
        parameters: [jobId],
        responses: {
          200: jobResponse('The finished job.', { cancelled: { value: { data: CANCELLED, meta: meta() } } }, headers()),
          ...errorResponses(400, 401, 403, 404, 429, 503),
        },
      },
    },
    '/v1/jobs': {
      get: {
        tags: [JOBS_TAG.name],
        operationId: 'listJobs',
        summary: 'List jobs',
        description:
          'Jobs of the organisation and environment of the key, newest first, in pages: `next` of one page is `before` of the next.\n\n**Cost.** Free, 1 rate-limit unit.',
        'x-rate-limit-units': 1,
        parameters: [
          query('limit', 'Jobs per page.', {
            type: 'integer',
            minimum: 1,
            maximum: PAGE_SIZE.max,
            default: PAGE_SIZE.default,
          }),
          query('before', 'Only jobs created before this job.', { type: 'string', format: 'uuid' }),
          query('status', 'Only jobs with this status.', { type: 'string', enum: JOB_STATUSES }),
        ],
        responses: {
          200: {
            description: 'A page of jobs.',
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
          ...errorResponses(400, 401, 403, 422, 429, 503),
        },
      },
    },
    '/v1/files/{token}': {
      get: {
        tags: [JOBS_TAG.name],
        operationId: 'downloadFile',
        summary: 'Download a PDF',
        description:
          'Use `download_url` unchanged. No key is needed: the token is the credential, so a browser can open the link. Links are valid for 24 hours; files are kept for 7 days.\n\n**Cost.** Free.',
        security: [],
        parameters: [
          {
            name: 'token',
            in: 'path',
            required: true,
            schema: { type: 'string', 'x-text': 'id' },
            description: 'Token, the last part of `download_url`.',
            example: TOKEN,
          },
        ],
        responses: {
          200: {
            description: 'The file, as an attachment.',
            headers: headers(),
            content: { 'application/pdf': { schema: { type: 'string', contentMediaType: 'application/pdf' } } },
          },
          ...errorResponses(404, 410, 503),
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
        'Sent to the endpoints that the operator registered, signed according to Standard Webhooks (`webhook-id`, `webhook-timestamp`, `webhook-signature`; its libraries verify it). Answer with 2xx; otherwise it is sent again for about three days with the same `webhook-id`. 410 disables the endpoint.',
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
      responses: {
        204: { description: 'Confirms that the endpoint received the event.' },
        410: { description: 'Disables the endpoint.' },
      },
    },
  })
  const webhooks = {
    'job.succeeded': event('job.succeeded', 'A job succeeded', SUCCEEDED),
    'job.failed': event('job.failed', 'A job failed', FAILED),
  }
  return { paths, webhooks }
}
