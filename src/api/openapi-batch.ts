import type { TSchema } from '@sinclair/typebox'
import { t } from '../schema.ts'
import { BatchOrder, MAX_CALLS } from '../service/batch/order.ts'
import { NDJSON } from './ndjson.ts'
import type { HeaderName } from './openapi-envelope.ts'
import { SERVICE_TAG } from './openapi-service.ts'

interface Parts {
  readonly print: (schema: TSchema) => unknown
  /** The headers of every response, and additional ones. */
  readonly headers: (...names: HeaderName[]) => object
  readonly errors: Readonly<Record<string, object>>
  readonly meta: TSchema
  readonly failure: TSchema
}

const birth = { datetime: '1947-08-15T00:00', timezone: 'Asia/Kolkata', latitude: 28.6139, longitude: 77.209 }

/** An order, and its answer from a server. */
export const BATCH_EXAMPLE = {
  order: {
    defaults: birth,
    calls: [
      { id: 'chart', family: 'vedic-charts', capability: 'birth-chart', fields: ['ascendant.sign'] },
      { id: 'moon', family: 'utilities', capability: 'find-moon-sign', fields: ['moon_sign.sign'] },
      { id: 'sun', family: 'utilities', capability: 'find-sun-sign', input: { latitude: 91 } },
    ],
  },
  answer: {
    data: {
      results: [
        {
          id: 'chart',
          status: 200,
          data: { ascendant: { sign: 'Taurus' } },
          meta: {
            request_id: 'req_0123456789abcdef0123.1',
            api_version: 'v1',
            credits_used: 1,
            warnings: [],
            language: 'en',
          },
        },
        {
          id: 'moon',
          status: 200,
          data: { moon_sign: { sign: 'Cancer' } },
          meta: {
            request_id: 'req_0123456789abcdef0123.2',
            api_version: 'v1',
            credits_used: 1,
            warnings: [],
            language: 'en',
          },
        },
        {
          id: 'sun',
          status: 422,
          error: {
            code: 'invalid_request',
            message: '`latitude` must be a number from -90 to 90.',
            field: 'latitude',
            request_id: 'req_0123456789abcdef0123.3',
            retryable: false,
            details: [
              {
                field: 'latitude',
                code: 'invalid_request',
                message: '`latitude` must be a number from -90 to 90.',
                allowed: { type: 'number', minimum: -90, maximum: 90 },
              },
            ],
          },
        },
      ],
      succeeded: 2,
      failed: 1,
      rate_limit_units: 3,
      estimated_credits: 2,
    },
    meta: { request_id: 'req_0123456789abcdef0123', api_version: 'v1', credits_used: 2, warnings: [], language: 'en' },
  },
} as const

const DESCRIPTION = `Up to ${MAX_CALLS} calls of any capabilities in one request. They run at the same time, and calls for one birth share their work.
Each result has the status and the body that the single call would have. A success costs the price of its capability; a failure is free
and does not affect the other calls. All charges of a request are one transaction. With \`Accept: ${NDJSON}\` each result is a line, sent when
its call has ended and was charged; the last line has the rest of the answer.

A repeated \`Idempotency-Key\` returns the charged results again and runs the failed calls anew. The rate-limit units of all calls are
added. Units beyond the limit of a second are taken in the following seconds. \`estimate: true\` returns price and units beforehand.

**Cost.** The sum of the successful calls.`

/** The path of batches in the OpenAPI document. */
export const describeBatch = ({ print, headers, errors, meta, failure }: Parts): Record<string, object> => {
  const result = t.Object(
    {
      id: t.String({ description: 'Id of the call.' }),
      status: t.Integer({ description: 'HTTP status of the call.' }),
      data: t.Optional(
        t.Object({}, { additionalProperties: true, description: 'Data of the capability; only for 200.' }),
      ),
      meta: t.Optional(meta),
      error: t.Optional({ ...failure.properties.error, description: 'Error; only for a failed call.' }),
    },
    { $id: 'BatchResult', description: 'Result of one call.' },
  )
  const summary = {
    succeeded: t.Integer({ minimum: 0, description: 'Successful calls.' }),
    failed: t.Integer({ minimum: 0, description: 'Failed calls.' }),
    rate_limit_units: t.Integer({ minimum: 0, description: 'Rate-limit units of all calls.' }),
    estimated_credits: t.Integer({ minimum: 0, description: 'Price of all valid calls with a live key.' }),
  }
  const data = t.Object({
    results: t.Array(result, {
      description: 'Results in the order of the calls. An estimate lists only the invalid calls.',
    }),
    ...summary,
  })
  const envelope = (schema: TSchema) => ({
    type: 'object',
    required: ['data', 'meta'],
    properties: { data: print(schema), meta: print(meta) },
  })
  return {
    '/v1/batch': {
      post: {
        tags: [SERVICE_TAG.name],
        operationId: 'batch',
        summary: 'Many calls in one request',
        description: DESCRIPTION,
        parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: print(BatchOrder), example: BATCH_EXAMPLE.order } },
        },
        responses: {
          200: {
            description: 'Results. The status is 200 also if calls failed.',
            headers: headers('Idempotent-Replayed', 'RateLimit-Units', 'X-Credits-Used', 'X-Credits-Remaining'),
            content: {
              'application/json': { schema: envelope(data), example: BATCH_EXAMPLE.answer },
              [NDJSON]: {
                schema: {
                  description: 'A line of the answer.',
                  anyOf: [
                    { type: 'object', required: ['results'], properties: { results: print(result) } },
                    envelope(t.Object(summary)),
                  ],
                },
              },
            },
          },
          ...Object.fromEntries(
            [400, 401, 402, 403, 409, 413, 422, 429, 500, 503].map((status) => [status, errors[status]]),
          ),
        },
      },
    },
  }
}
