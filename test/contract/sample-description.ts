import type { Node } from '../../scripts/contract/document.ts'

/** A JSON value that a test changes. */
// biome-ignore lint/suspicious/noExplicitAny: planted changes reach into any part of a description
export type Editable = any

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (schema: object) => ({ 'application/json': { schema } })

const birth = {
  type: 'object',
  required: ['datetime', 'latitude'],
  additionalProperties: false,
  properties: {
    datetime: { type: 'string', pattern: '^\\d{4}-', description: 'Local date and time.' },
    latitude: { type: 'number', minimum: -90, maximum: 90 },
    timezone: { type: ['string', 'null'], minLength: 1, maxLength: 64 },
    house_system: { default: 'P', type: 'string', enum: ['P', 'K', 'W'] },
    planets: { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 10 },
    node: reference('NodeChoice'),
    orb: { anyOf: [{ type: 'number', exclusiveMinimum: 0, multipleOf: 0.5 }, { type: 'null' }], default: 8 },
    person: {
      allOf: [reference('PersonFields'), { type: 'object', properties: { role: { type: 'string' } } }],
      unevaluatedProperties: false,
    },
    born_on: { type: 'string', format: 'date' },
    options: { type: 'object' },
  },
}

/** A small OpenAPI 3.1 description with every construct that the description of the service uses; a copy for each call. */
export const sampleDescription = (): Editable & Node => JSON.parse(JSON.stringify(SAMPLE))

const SAMPLE = {
  openapi: '3.1.0',
  info: { title: 'Sample', version: '1.0.0' },
  security: [{ bearer: [] }, { apiKey: [] }],
  paths: {
    '/v1/charts/chart': {
      post: {
        operationId: 'chart',
        'x-credits': 1,
        parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
        requestBody: { required: true, content: json(birth) },
        responses: {
          200: {
            description: 'The chart.',
            headers: { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } },
            content: {
              ...json({
                type: 'object',
                required: ['data', 'meta'],
                properties: { data: reference('ChartData'), meta: reference('Meta') },
              }),
              'application/x-ndjson': { schema: { type: 'string' } },
            },
          },
          '4XX': { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/v1/charts/wheel': {
      post: {
        operationId: 'wheel',
        'x-credits': 3,
        'x-status': 'beta',
        requestBody: { required: true, content: json(birth) },
        responses: { 200: { content: json(reference('Planet')) }, '4XX': { $ref: '#/components/responses/Error' } },
      },
    },
    '/v1/jobs': {
      get: {
        operationId: 'listJobs',
        security: [],
        parameters: [
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 } },
          { name: 'status', in: 'query', schema: { type: 'string', enum: ['queued', 'failed'] } },
        ],
        responses: {
          200: { content: json({ type: 'array', items: reference('Job') }) },
          404: { $ref: '#/components/responses/Error' },
        },
      },
    },
  },
  webhooks: {
    'job.done': {
      post: {
        operationId: 'onJobDone',
        requestBody: { required: true, content: json(reference('Job')) },
        responses: { 204: { description: 'Taken.' } },
      },
    },
  },
  components: {
    schemas: {
      NodeChoice: { type: 'string', enum: ['mean', 'true'], default: 'mean' },
      PersonFields: {
        type: 'object',
        required: ['name'],
        properties: { name: { type: 'string', maxLength: 120 }, sex: { type: 'string', enum: ['female', 'male'] } },
      },
      Meta: {
        type: 'object',
        required: ['language'],
        properties: {
          language: { type: 'string' },
          warning_codes: { type: 'array', items: { type: 'string', enum: ['repeated_hour'], 'x-open': true } },
        },
      },
      Place: {
        type: 'object',
        required: ['sign', 'degree'],
        properties: {
          sign: { $ref: '#/components/schemas/Sign', description: 'Sign of the zodiac.' },
          degree: { type: 'number', minimum: 0, exclusiveMaximum: 30 },
        },
      },
      Sign: { type: 'string', enum: ['Aries', 'Taurus'] },
      Planet: {
        allOf: [
          reference('Place'),
          {
            type: 'object',
            required: ['name', 'house'],
            properties: {
              name: { type: 'string' },
              house: { type: 'integer', minimum: 1, maximum: 12 },
              dispositor: { anyOf: [reference('Place'), { type: 'null' }] },
            },
          },
        ],
      },
      War: {
        type: 'object',
        required: ['victor', 'strength_rule'],
        properties: { victor: { type: 'string' }, strength_rule: { type: 'string' } },
      },
      Period: {
        type: 'object',
        required: ['lord', 'periods'],
        properties: { lord: { type: 'string' }, periods: { type: 'array', items: reference('Period') } },
      },
      ChartData: {
        type: 'object',
        required: ['planets', 'wars', 'lines'],
        properties: {
          planets: { type: 'array', items: reference('Planet'), minItems: 9, maxItems: 9 },
          wars: {
            type: 'array',
            items: { type: 'object', required: ['war'], properties: { war: reference('War') } },
          },
          periods: { type: 'array', items: reference('Period') },
          counts: { type: 'object', additionalProperties: { type: 'integer' } },
          until: { type: 'string', format: 'date-time' },
          corner: { type: 'object', additionalProperties: false, properties: { x: { type: 'number' } } },
          lines: {
            type: 'array',
            items: {
              anyOf: [
                {
                  type: 'object',
                  required: ['type', 'at'],
                  properties: { type: { const: 'point' }, at: { type: 'number' } },
                },
                {
                  type: 'object',
                  required: ['type', 'to'],
                  properties: { type: { const: 'line' }, to: { type: 'number' } },
                },
              ],
            },
          },
        },
      },
      Job: {
        type: 'object',
        required: ['id', 'status'],
        properties: { id: { type: 'string' }, status: { type: 'string', enum: ['queued', 'failed'] } },
      },
      Failure: {
        type: 'object',
        required: ['code'],
        properties: {
          code: { type: 'string', enum: ['not_found'], 'x-open': true },
          field: { type: ['string', 'null'] },
        },
      },
    },
    headers: { RequestId: { schema: { type: 'string' } } },
    parameters: {
      IdempotencyKey: { name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 200 } },
    },
    responses: { Error: { description: 'An error.', content: json(reference('Failure')) } },
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer' },
      apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
    },
  },
}
