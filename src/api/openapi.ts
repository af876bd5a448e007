import type { TArray, TSchema } from '@sinclair/typebox'
import type { Entry } from '../capabilities/capability.ts'
import { WEIGHTS } from '../capabilities/capability.ts'
import { LONGEST_TEXT } from '../capabilities/input-limits.ts'
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
import { draws, PICTURES } from './picture.ts'
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
  /** What each capability answered to its own example, shortened; by path. One that is missing takes nothing else down. */
  readonly examples: ReadonlyMap<string, Excerpt>
  /** Where the service is reached. */
  readonly serverUrl: string
}

const REQUEST_ID = 'req_0123456789abcdef0123'

const Meta = t.Object(
  {
    request_id: t.String({ description: 'Also in the header X-Request-Id.' }),
    api_version: t.Literal('v1', { description: 'As in the path.' }),
    credits_used: t.Integer({ minimum: 0, description: 'Credits charged; 0 for sandbox keys.' }),
    credits_reserved: t.Optional(t.Integer({ minimum: 0, description: 'Only when a job was made.' })),
    warnings: t.Array(t.String(), { description: 'What the caller should know about how the answer was computed.' }),
    warning_codes: t.Optional(
      t.Array(openSet(Object.keys(WARNINGS) as [string, ...string[]]), {
        description: `Stable codes of the warnings, in their order; only where there are any. ${Object.entries(WARNINGS)
          .map(([code, when]) => `\`${code}\`: ${when}`)
          .join(' ')}`,
      }),
    ),
    language: t.String({ description: 'Language of the answer, ISO 639-1.' }),
    labels: t.Optional(
      t.Object(
        {
          language: openSet(LABEL_LANGUAGES, { description: 'Of the names.' }),
          quality: t.String({ description: 'How the names were made.' }),
          terms: t.Record(t.String(), t.String(), { description: 'Display name of each term that appears in data.' }),
          fields: t.Optional(
            t.Record(t.String(), t.Record(t.String(), t.String()), {
              description:
                'Only where a word stands for two things that are called differently, such as the star and the month Magha: by field (`calendar.month`, rows without their numbers), the names that hold there instead of those in terms.',
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
      field: t.Union([t.String(), t.Null()], { description: 'The input at fault; null when no single field is.' }),
      request_id: t.String(),
      retryable: t.Boolean({ description: 'Retry only when true, with backoff and the same Idempotency-Key.' }),
    }),
  },
  { $id: 'Failure' },
)

const RESPONSE_HEADERS = {
  'X-Request-Id': { description: 'Identifier of the request.', schema: { type: 'string' }, example: REQUEST_ID },
  'RateLimit-Limit': {
    description: 'Units a second that the plan allows.',
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
    description: 'true when the stored answer of an earlier call with the same Idempotency-Key is given again.',
    schema: { type: 'string', enum: ['true'] },
  },
  Location: {
    description: 'Where the job is polled.',
    schema: { type: 'string', format: 'uri' },
    example: 'https://api.example.com/v1/jobs/019b7a5e-0c00-7c3e-8a5d-3f0f5f1d7a10',
  },
  'Retry-After': {
    description: 'Seconds until the call would fit the rate limit.',
    schema: { type: 'integer', minimum: 0 },
    example: 1,
  },
} as const
type HeaderName = keyof typeof RESPONSE_HEADERS

const headers = (...names: HeaderName[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

const EVERY_RESPONSE = ['X-Request-Id', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const

/** Where a fault stands in the body, for its example. */
const EXAMPLE_FIELD: Partial<Record<FaultName, string>> = { invalid: 'latitude', unsupported_language: 'labels' }

const FAULTS_TOLD = Object.keys(FAULTS) as FaultName[]

/** Met by computations alone, whose responses are told in ranges. */
const OF_COMPUTATIONS = [502, 504]

/** One response per status, with every fault that has it. */
const errorResponses = () => {
  const names = FAULTS_TOLD.filter((name) => !OF_COMPUTATIONS.includes(FAULTS[name].status))
  const byStatus = Object.groupBy(names, (name) => String(FAULTS[name].status))
  return Object.entries(byStatus).map(([status, names = []]) => ({
    status,
    name: `E${status}`,
    response: {
      description: names.map((name) => `\`${FAULTS[name].code}\`: ${FAULTS[name].when}`).join('\n\n'),
      headers: headers(...EVERY_RESPONSE, ...(status === '429' ? (['Retry-After'] as const) : [])),
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

/** Files alone are gone. */
const GONE = 410

/** One response for all refusals of a call, and one for all its failures, in place of thirteen references on each. */
const errorRanges = () =>
  ['4XX', '5XX'].map((range) => {
    const names = FAULTS_TOLD.filter(
      (name) => FAULTS[name].status !== GONE && String(FAULTS[name].status)[0] === range[0],
    )
    return {
      range,
      name: `E${range}`,
      response: {
        description: names
          .map((name) => `${FAULTS[name].status} \`${FAULTS[name].code}\`: ${FAULTS[name].when}`)
          .join('\n\n'),
        headers: headers(...EVERY_RESPONSE, ...(range === '4XX' ? (['Retry-After'] as const) : [])),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    }
  })

type Print = ReturnType<typeof schemaPrinter>

const camelCase = (slug: string) => slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
/** What a client calls the type of an answer: `BirthChartData`. */
const dataName = (slug: string) => `${camelCase(`-${slug}`)}Data`

/** The lines of an answer, where it can be had so: each line fits the schema. */
const lines = ({ data, streams, meanings, slug }: Entry, print: Print) => {
  if (!streams) return {}
  const list = (field: string): TArray => {
    const schema = data.properties[field]!
    return (schema.anyOf?.find((each: TSchema) => each.type === 'array') ?? schema) as TArray
  }
  return {
    [NDJSON]: {
      schema: {
        description:
          'One line, when `Accept` names this media type: a row of one of the lists; the last line holds the rest of `data`, and `meta`.',
        anyOf: [
          ...streams.map((field) => ({
            type: 'object',
            required: [field],
            properties: {
              [field]: { ...print(list(field).items, meanings, slug, field), description: 'One row of it.' },
            },
          })),
          {
            type: 'object',
            required: ['data', 'meta'],
            properties: {
              data: { type: 'object', description: 'What `data` holds besides.' },
              meta: print(Meta),
            },
          },
        ],
      },
    },
  }
}

/** The events of an AI reading. */
const events = ({ metered }: Entry) =>
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

/** The picture of an answer, where it has one. */
const pictures = ({ data }: Entry) =>
  draws(data)
    ? Object.fromEntries(
        Object.values(PICTURES).map((type) => [type, { schema: { type: 'string', contentMediaType: type } }]),
      )
    : {}

const operation = (entry: Entry, print: Print, errors: object) => {
  const { credits, units } = WEIGHTS[entry.weight]
  const least = entry.metered ? 'at least ' : ''
  const price = `${least}${credits} ${credits === 1 ? 'credit' : 'credits'}${units === credits ? '' : `, ${units} rate-limit units`}`
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
          ...lines(entry, print),
          ...events(entry),
          ...pictures(entry),
        },
      },
      ...errors,
    },
  }
}

/** Characters of JSON of an excerpt that lacks fields. */
const ROOM = 72
const isEmpty = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length === 0

/** An excerpt that lacks nothing of its schema is an example of it; of another the first fields that tell something stand there. */
const showing = ({ data, valid }: Excerpt) => {
  if (valid) return { examples: [data] }
  const shown: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(data as object))
    if (!isEmpty(field) && JSON.stringify({ ...shown, [name]: field }).length <= ROOM) shown[name] = field
  return isEmpty(shown) ? {} : { 'x-excerpt': shown }
}

const ABOUT = `Vedic and Western astrology calculations over the Swiss Ephemeris.

Every capability is one \`POST /v1/{family}/{capability}\` with a JSON body. Success is \`{data, meta}\`, failure \`{error}\` with a
stable \`code\`; failures are never charged. Where an operation offers \`image/svg+xml\` or \`image/png\` and \`Accept\` names it, the answer is its
first picture, at the same price. A call takes a unit of the rate limit for each credit, unless its page says otherwise. A body with a \`Content-Encoding\`, and more than 32 KiB of address and headers, are a 400. Texts have at most ${LONGEST_TEXT} characters where no limit is named. Sandbox keys (\`sk_test_\`) run the real calculations without spending credits.
Every response carries \`X-Request-Id\` and the \`RateLimit-\` headers; an answer given again for the same \`Idempotency-Key\` also
\`Idempotent-Replayed: true\`.
\`GET /v1/examples/{family}/{capability}\` gives the answer to each example request, as of 1 January 2026. The schemas of the answers show its
beginning: as \`examples\`, or as \`x-excerpt\` where fields are left out. Later versions may add values to sets with \`x-open\`.`

/** The OpenAPI 3.1 description of the service: a fold over the catalogue. */
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
  const ofCapabilities = Object.fromEntries(
    ranges.map(({ range, name }) => [range, { $ref: `#/components/responses/${name}` }]),
  )
  const own = (...further: HeaderName[]) => headers(...EVERY_RESPONSE, ...further)
  const jobs = describeJobs({ catalogue, print, headers: own, errors: errorReferences, meta: Meta })
  const paths: Record<string, object> = {
    ...describeServiceRoutes({ print, headers: own, errors: errorReferences, meta: Meta }),
    ...Object.fromEntries(catalogue.map((entry) => [entry.path, { post: operation(entry, print, ofCapabilities) }])),
    ...jobs.paths,
  }
  for (const { path, slug } of catalogue) {
    const excerpt = examples.get(path)
    if (excerpt) Object.assign(schemas[dataName(slug)] as object, showing(excerpt))
  }
  shareFields(paths, schemas)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Khagola',
      version: DOCUMENT_VERSION,
      description: ABOUT,
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
            'A repeated key with the same body gives the stored answer again and is never charged twice; with another body it is a 409.',
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
