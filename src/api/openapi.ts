import type { TArray, TSchema } from '@sinclair/typebox'
import type { Entry } from '../capabilities/capability.ts'
import { WEIGHTS } from '../capabilities/capability.ts'
import { MAX_TEXT } from '../capabilities/input-limits.ts'
import { LARGE_PICTURE } from '../capabilities/shared/picture.ts'
import { FAULTS, type FaultName } from '../faults.ts'
import { LABEL_LANGUAGES } from '../lexicon/languages.ts'
import { openSet, t } from '../schema.ts'
import { WARNINGS } from '../warnings.ts'
import { describeDeprecation } from './deprecation.ts'
import { EVENT_STREAM } from './event-stream.ts'
import type { Excerpt } from './excerpt.ts'
import { NDJSON } from './ndjson.ts'
import { describeJobs, JOBS_TAG } from './openapi-jobs.ts'
import { describeServiceRoutes, SERVICE_TAG } from './openapi-service.ts'
import { mayContainDrawing, PICTURES } from './picture.ts'
import { schemaPrinter } from './schema-printer.ts'
import { shareFields } from './shared-fields.ts'

/** The version of this release, as in package.json. */
export const DOCUMENT_VERSION = '1.0.0-rc.1'

export interface Group {
  readonly slug: string
  readonly title: string
  readonly about: string
}

export interface Description {
  readonly families: readonly Group[]
  readonly catalogue: readonly Entry[]
  /** Excerpts of the example answers, by path. They may be missing. */
  readonly examples: ReadonlyMap<string, Excerpt>
  /** URL of the service. */
  readonly serverUrl: string
}

const REQUEST_ID = 'req_0123456789abcdef0123'

const Meta = t.Object(
  {
    request_id: t.String({ description: 'Also in the header X-Request-Id.' }),
    api_version: t.Literal('v1', { description: 'API version.' }),
    credits_used: t.Integer({ minimum: 0, description: 'Credits charged; 0 for sandbox keys.' }),
    credits_reserved: t.Optional(t.Integer({ minimum: 0, description: 'Set for new jobs.' })),
    warnings: t.Array(t.String(), { description: 'Warnings about the computation, for people.' }),
    warning_codes: t.Optional(
      t.Array(openSet(Object.keys(WARNINGS) as [string, ...string[]]), {
        description: `Stable codes of the warnings, in the same order; missing without warnings. ${Object.entries(
          WARNINGS,
        )
          .map(([code, when]) => `\`${code}\`: ${when}`)
          .join(' ')}`,
      }),
    ),
    language: t.String({ description: 'Language of the answer, ISO 639-1.' }),
    labels: t.Optional(
      t.Object(
        {
          language: openSet(LABEL_LANGUAGES, { description: 'Language.' }),
          quality: t.String({ description: 'source, reviewed or machine.' }),
          terms: t.Record(t.String(), t.String(), { description: 'Display name of each term in data.' }),
          fields: t.Optional(
            t.Record(t.String(), t.Record(t.String(), t.String()), {
              description:
                'Only for terms with two meanings that have different names, such as the star and the month Magha: names that replace those in `terms` within a field, by field (`calendar.month`, without row numbers).',
            }),
          ),
        },
        { $id: 'Labels', description: 'Only when labels was requested.' },
      ),
    ),
  },
  { $id: 'Meta' },
)

const codes = [...new Set(Object.values(FAULTS).map((fault) => fault.code))] as [string, ...string[]]
const Failure = t.Object(
  {
    error: t.Object({
      code: openSet(codes, { description: 'Stable; programs rely on it.' }),
      message: t.String({ description: 'For people; may change.' }),
      field: t.Union([t.String(), t.Null()], { description: 'The invalid input field; null if no single field is.' }),
      request_id: t.String(),
      retryable: t.Boolean({ description: 'Retry only when true, with backoff and the same Idempotency-Key.' }),
    }),
  },
  { $id: 'Failure' },
)

const RESPONSE_HEADERS = {
  'X-Request-Id': { description: 'Identifier of the request.', schema: { type: 'string' }, example: REQUEST_ID },
  'RateLimit-Limit': {
    description: 'Units per second of the plan.',
    schema: { type: 'integer', minimum: 0 },
    example: 50,
  },
  'RateLimit-Remaining': {
    description: 'Units left in the current window.',
    schema: { type: 'integer', minimum: 0 },
    example: 49,
  },
  'RateLimit-Reset': {
    description: 'Seconds until the window resets.',
    schema: { type: 'integer', minimum: 0 },
    example: 1,
  },
  'Idempotent-Replayed': {
    description: 'true if this is the stored answer of an earlier call with the same Idempotency-Key.',
    schema: { type: 'string', enum: ['true'] },
  },
  Location: {
    description: 'URL to poll the job.',
    schema: { type: 'string', format: 'uri' },
    example: 'https://api.example.com/v1/jobs/019b7a5e-0c00-7c3e-8a5d-3f0f5f1d7a10',
  },
  'Retry-After': {
    description: 'Seconds to wait before a retry.',
    schema: { type: 'integer', minimum: 0 },
    example: 1,
  },
} as const
type HeaderName = keyof typeof RESPONSE_HEADERS

const headers = (...names: HeaderName[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

const COMMON_HEADERS = ['X-Request-Id', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const
/** The `field` in the example of a fault. */
const EXAMPLE_FIELD: Partial<Record<FaultName, string>> = { invalid: 'latitude', unsupported_language: 'labels' }
const FAULT_NAMES = Object.keys(FAULTS) as FaultName[]

/** Statuses that only computations have; these are described by the ranges 4XX and 5XX. */
const COMPUTATION_STATUSES = [502, 504]

/** One response per status, describing all faults with this status. */
const errorResponses = () => {
  const names = FAULT_NAMES.filter((name) => !COMPUTATION_STATUSES.includes(FAULTS[name].status))
  const byStatus = Object.groupBy(names, (name) => String(FAULTS[name].status))
  return Object.entries(byStatus).map(([status, names = []]) => ({
    status,
    name: `E${status}`,
    response: {
      description: names.map((name) => `\`${FAULTS[name].code}\`: ${FAULTS[name].when}`).join('\n\n'),
      headers: headers(...COMMON_HEADERS, ...(status === '429' ? (['Retry-After'] as const) : [])),
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/Failure' },
          examples: Object.fromEntries(
            names.map((name) => [
              name,
              {
                value: {
                  error: {
                    code: FAULTS[name].code,
                    message: FAULTS[name].when,
                    field: EXAMPLE_FIELD[name] ?? null,
                    request_id: REQUEST_ID,
                    retryable: FAULTS[name].retryable,
                  },
                },
              },
            ]),
          ),
        },
      },
    },
  }))
}

/** Status of expired files and links, which capabilities do not have. */
const FILE_EXPIRED_STATUS = 410

/** One response for all 4XX errors of capabilities and one for all 5XX errors. They replace thirteen references per operation. */
const errorRanges = () =>
  ['4XX', '5XX'].map((range) => {
    const names = FAULT_NAMES.filter(
      (name) => FAULTS[name].status !== FILE_EXPIRED_STATUS && String(FAULTS[name].status)[0] === range[0],
    )
    return {
      range,
      name: `E${range}`,
      response: {
        description: names
          .map((name) => `${FAULTS[name].status} \`${FAULTS[name].code}\`: ${FAULTS[name].when}`)
          .join('\n\n'),
        headers: headers(...COMMON_HEADERS, ...(range === '4XX' ? (['Retry-After'] as const) : [])),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    }
  })

type Print = ReturnType<typeof schemaPrinter>

const camelCase = (slug: string) => slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
/** The schema name of the data of a capability, such as `BirthChartData`. */
const dataName = (slug: string) => `${camelCase(`-${slug}`)}Data`

/** The NDJSON content of a capability with streamed lists; empty for others. */
const ndjsonContent = ({ data, streams, meanings, slug }: Entry, print: Print) => {
  if (!streams) return {}
  const list = (field: string): TArray => {
    const schema = data.properties[field]!
    return (schema.anyOf?.find((each: TSchema) => each.type === 'array') ?? schema) as TArray
  }
  return {
    [NDJSON]: {
      schema: {
        description:
          'One line, if `Accept` names this media type: a row of one of the lists; the last line has the rest of `data`, and `meta`.',
        anyOf: [
          ...streams.map((field) => ({
            type: 'object',
            required: [field],
            properties: {
              [field]: { ...print(list(field).items, meanings, slug, field), description: 'One row.' },
            },
          })),
          {
            type: 'object',
            required: ['data', 'meta'],
            properties: {
              data: { type: 'object', description: 'Other fields of `data`.' },
              meta: print(Meta),
            },
          },
        ],
      },
    },
  }
}

/** The event stream content of AI readings; empty for other capabilities. */
const eventContent = ({ metered }: Entry) =>
  metered
    ? {
        [EVENT_STREAM]: {
          schema: {
            type: 'string',
            description: 'Events `section`, `paragraph` and `done`, or `error`, which is free.',
          },
        },
      }
    : {}

/** The picture content of a capability whose answer contains drawings; empty for others. */
const pictureContent = ({ data }: Entry) =>
  mayContainDrawing(data)
    ? Object.fromEntries(
        Object.values(PICTURES).map((type) => [type, { schema: { type: 'string', contentMediaType: type } }]),
      )
    : {}

const operation = (entry: Entry, print: Print, errors: object) => {
  const { credits, units } = WEIGHTS[entry.weight]
  const minimum = entry.metered ? 'at least ' : ''
  const price = `${minimum}${credits} ${credits === 1 ? 'credit' : 'credits'}${units === credits ? '' : `, ${units} rate-limit units`}`
  const deprecation = describeDeprecation(entry.deprecated)
  return {
    tags: [entry.family],
    operationId: camelCase(entry.slug),
    summary: entry.title,
    description: `${entry.summary}\n\n**Method.** ${entry.method}\n\n${price}.${entry.pixels ? ` ${LARGE_PICTURE}` : ''}${deprecation.text}`,
    ...deprecation.operation,
    'x-credits': credits,
    ...(entry.status ? { 'x-status': entry.status } : {}),
    parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: print(entry.input), example: entry.example },
      },
    },
    responses: {
      200: {
        description: 'Answer.',
        ...deprecation.response,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['data', 'meta'],
              properties: { data: print(entry.data, entry.meanings, entry.slug), meta: print(Meta) },
            },
          },
          ...ndjsonContent(entry, print),
          ...eventContent(entry),
          ...pictureContent(entry),
        },
      },
      ...errors,
    },
  }
}

/** Maximum length of an excerpt with missing fields, characters of JSON. */
const MAX_EXCERPT_LENGTH = 72
const isEmpty = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length === 0

/** A valid excerpt as `examples`; of others the first fields that are not empty, as `x-excerpt`. */
const excerptKeywords = ({ data, valid }: Excerpt) => {
  if (valid) return { examples: [data] }
  const visibleFields: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(data as object))
    if (!isEmpty(field) && JSON.stringify({ ...visibleFields, [name]: field }).length <= MAX_EXCERPT_LENGTH)
      visibleFields[name] = field
  return isEmpty(visibleFields) ? {} : { 'x-excerpt': visibleFields }
}

const DESCRIPTION = `Vedic and Western astrology calculations over the Swiss Ephemeris.

Every capability is one \`POST /v1/{family}/{capability}\` with a JSON body. Success is \`{data, meta}\`, failure \`{error}\` with a
stable \`code\`; failures are never charged. If an operation lists \`image/svg+xml\` or \`image/png\` and \`Accept\` names it, the answer is its first
picture, at the same price. A call takes as many rate-limit units as credits, unless its page says otherwise. A body with a
\`Content-Encoding\`, and more than 32 KiB of address and headers, are a 400. Texts have at most ${MAX_TEXT} characters unless a limit is
named. Sandbox keys (\`sk_test_\`) run the real calculations without spending credits.
Every response has \`X-Request-Id\` and the \`RateLimit-\` headers; a replayed answer for the same \`Idempotency-Key\` also has
\`Idempotent-Replayed: true\`.
The complete answers to the example requests, as of 1 January 2026, are at \`GET /v1/examples/{family}/{capability}\`; the schemas of the
answers contain excerpts: as \`examples\`, or as \`x-excerpt\` if fields were left out. Later versions may add values
to sets with \`x-open\`.`

/** The OpenAPI 3.1 document of the service, generated from the catalogue. */
export const openApi = ({ families, catalogue, examples, serverUrl }: Description) => {
  const schemas: Record<string, unknown> = {}
  const print = schemaPrinter(
    schemas,
    new Map(catalogue.map(({ data, slug }) => [data, dataName(slug)])),
    catalogue.map(({ input }) => input),
  )
  print(Failure)
  const errors = errorResponses()
  const errorReferences = Object.fromEntries(
    errors.map(({ status, name }) => [status, { $ref: `#/components/responses/${name}` }]),
  )
  const ranges = errorRanges()
  const capabilityErrors = Object.fromEntries(
    ranges.map(({ range, name }) => [range, { $ref: `#/components/responses/${name}` }]),
  )
  const responseHeaders = (...extraNames: HeaderName[]) => headers(...COMMON_HEADERS, ...extraNames)
  const jobs = describeJobs({ catalogue, print, headers: responseHeaders, errors: errorReferences, meta: Meta })
  const paths: Record<string, object> = {
    ...describeServiceRoutes({ print, headers: responseHeaders, errors: errorReferences, meta: Meta }),
    ...Object.fromEntries(catalogue.map((entry) => [entry.path, { post: operation(entry, print, capabilityErrors) }])),
    ...jobs.paths,
  }
  for (const { path, slug } of catalogue) {
    const excerpt = examples.get(path)
    if (excerpt) Object.assign(schemas[dataName(slug)] as object, excerptKeywords(excerpt))
  }
  shareFields(paths, schemas)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Khagola',
      version: DOCUMENT_VERSION,
      description: DESCRIPTION,
      contact: { name: 'The operator of this server' },
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [{ url: serverUrl }],
    security: [{ bearer: [] }, { apiKey: [] }],
    tags: [
      ...families.map(({ slug, title, about }) => ({
        name: slug,
        description: about || title,
        'x-displayName': title,
      })),
      JOBS_TAG,
      SERVICE_TAG,
    ],
    paths,
    webhooks: jobs.webhooks,
    components: {
      schemas,
      headers: RESPONSE_HEADERS,
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description:
            'A repeated key with the same body returns the stored answer and is never charged twice; with another body it is a 409.',
          schema: { type: 'string', minLength: 1, maxLength: 200 },
        },
      },
      responses: Object.fromEntries([...errors, ...ranges].map(({ name, response }) => [name, response])),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The API key: sk_test_... or sk_live_...' },
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'X-API-Key',
          description: 'For clients that cannot set Authorization.',
        },
      },
    },
  }
}
