import type { TArray, TSchema } from '@sinclair/typebox'
import type { CatalogueEntry } from '../capabilities/capability.ts'
import { WEIGHTS } from '../capabilities/capability.ts'
import { MAX_TEXT } from '../capabilities/input-limits.ts'
import { LARGE_PICTURE } from '../capabilities/shared/picture.ts'
import { MAX_ROWS } from '../service/batch/order.ts'
import { fileContent } from './almanac-file.ts'
import { describeDeprecation } from './deprecation.ts'
import { DOCUMENT_VERSION } from './document-version.ts'
import { EVENT_STREAM } from './event-stream.ts'
import type { Excerpt } from './excerpt.ts'
import { NDJSON } from './ndjson.ts'
import { describeBatch } from './openapi-batch.ts'
import { COMMON_HEADERS, Failure, type HeaderName, headers, Meta, RESPONSE_HEADERS } from './openapi-envelope.ts'
import { ANY_ERROR, capabilityErrors, errorResponses } from './openapi-errors.ts'
import { describeImages } from './openapi-images.ts'
import { describeJobs, JOBS_TAG } from './openapi-jobs.ts'
import { describeServiceRoutes, SERVICE_TAG } from './openapi-service.ts'
import { mayContainDrawing, PICTURES } from './picture.ts'
import { schemaPrinter } from './schema-printer.ts'
import { shareFields } from './shared-fields.ts'
import { TEXT_KINDS } from './text-kinds.ts'

export interface Group {
  readonly slug: string
  readonly title: string
  readonly about: string
}

export interface Description {
  readonly families: readonly Group[]
  readonly catalogue: readonly CatalogueEntry[]
  /** Excerpts of the example answers, by path. They may be missing. */
  readonly examples: ReadonlyMap<string, Excerpt>
  /** URL of the service. */
  readonly serverUrl: string
}

type Print = ReturnType<typeof schemaPrinter>

const camelCase = (slug: string) => slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
/** The schema name of the data of a capability, such as `BirthChartData`. */
const dataName = (slug: string) => `${camelCase(`-${slug}`)}Data`

/** The NDJSON content of a capability with streamed lists; empty for others. */
const ndjsonContent = ({ data, streams, meanings, slug }: CatalogueEntry, print: Print) => {
  if (!streams) return {}
  const list = (field: string): TArray => {
    const schema = data.properties[field]!
    return (schema.anyOf?.find((each: TSchema) => each.type === 'array') ?? schema) as TArray
  }
  return {
    [NDJSON]: {
      schema: {
        description:
          'A line, if `Accept` names this media type: a row of a list. The last line has the rest of `data`, and `meta`.',
        anyOf: [
          ...streams.map((field) => ({
            type: 'object',
            required: [field],
            properties: {
              [field]: { ...print(list(field).items, meanings, slug, field), description: 'One item of the list.' },
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
const eventContent = ({ metered }: CatalogueEntry) =>
  metered
    ? {
        [EVENT_STREAM]: {
          schema: {
            type: 'string',
            contentMediaType: EVENT_STREAM,
            description: 'Events `section`, `paragraph` and `done`, or `error`, which is free.',
          },
        },
      }
    : {}

/** The picture content of a capability whose answer contains drawings; empty for others. */
const pictureContent = ({ data }: CatalogueEntry) =>
  mayContainDrawing(data)
    ? Object.fromEntries(
        Object.values(PICTURES).map((type) => [type, { schema: { type: 'string', contentMediaType: type } }]),
      )
    : {}

const CALL_PARAMETERS = ['IdempotencyKey', 'Fields'].map((name) => ({ $ref: `#/components/parameters/${name}` }))

const operation = (entry: CatalogueEntry, print: Print, errors: object) => {
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
    parameters: CALL_PARAMETERS,
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: print(entry.input), example: entry.example },
      },
    },
    responses: {
      200: {
        description: 'The answer of the capability.',
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
          ...{ ...pictureContent(entry), ...fileContent(entry) },
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
Many calls fit into one request: \`POST /v1/batch\`. Many inputs for one capability: \`Accept: ${NDJSON}\` and a body
\`{"inputs": [...]}\`, or one input per line as \`${NDJSON}\`, at most ${MAX_ROWS}; the answer has one line per input, \`results\` or \`errors\`.
Every response has \`X-Request-Id\` and the \`RateLimit-\` headers; a replayed answer for the same \`Idempotency-Key\` also has
\`Idempotent-Replayed: true\`.
The complete answers to the example requests, as of 1 January 2026, are at \`GET /v1/examples/{family}/{capability}\`; the schemas of the
answers contain excerpts: as \`examples\`, or as \`x-excerpt\` if fields were left out. Later versions may add values
to sets with \`x-open\`. ${TEXT_KINDS}`

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
  const operationErrors = capabilityErrors(errors)
  const responseHeaders = (...extraNames: HeaderName[]) => headers(...COMMON_HEADERS, ...extraNames)
  const jobs = describeJobs({ catalogue, print, headers: responseHeaders, errors: errorReferences, meta: Meta })
  const paths: Record<string, object> = {
    ...describeServiceRoutes({ print, headers: responseHeaders, errors: errorReferences, meta: Meta }),
    ...describeImages({ print, headers: responseHeaders, errors: errorReferences, meta: Meta }),
    ...describeBatch({ print, headers: responseHeaders, errors: errorReferences, meta: Meta, failure: Failure }),
    ...Object.fromEntries(catalogue.map((entry) => [entry.path, { post: operation(entry, print, operationErrors) }])),
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
          schema: { type: 'string', minLength: 1, maxLength: 200, 'x-text': 'id' },
        },
        Fields: {
          name: 'X-Fields',
          in: 'header',
          required: false,
          description:
            'Only these fields of `data`: paths separated by commas, such as `ascendant,planets.sign`. The query parameter `fields` has the same effect.',
          schema: { type: 'string', minLength: 1, 'x-text': 'id' },
          example: 'ascendant,planets.sign',
        },
      },
      responses: Object.fromEntries([...errors, ANY_ERROR].map(({ name, response }) => [name, response])),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The API key: sk_test_... or sk_live_...' },
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'X-API-Key',
          description: 'API key, for clients that cannot set Authorization.',
        },
      },
    },
  }
}
