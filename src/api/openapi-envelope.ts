import { FAULTS } from '../faults.ts'
import { TRANSLATION_QUALITIES } from '../lexicon/language-data.ts'
import { LABEL_LANGUAGES } from '../lexicon/languages.ts'
import { oneOf, openSet, t } from '../schema.ts'
import { WARNINGS } from '../warnings.ts'

// The parts of all answers in the OpenAPI document: `meta`, failures and headers.

/** A request id in examples. */
export const REQUEST_ID = 'req_0123456789abcdef0123'

const WARNING_CODES = Object.keys(WARNINGS) as [string, ...string[]]
const WarningDetail = t.Object(
  {
    code: openSet(WARNING_CODES, { description: 'Stable warning code, for programs.' }),
    message: t.String({ description: 'Error text for people; the wording may change.' }),
    field: t.Union([t.String(), t.Null()], {
      description: 'Input field that the warning concerns; null if no single field does.',
    }),
  },
  { $id: 'WarningDetail', description: 'A warning with code, message and field.' },
)
export const Meta = t.Object(
  {
    request_id: t.String({ description: 'Also in the header X-Request-Id.' }),
    api_version: t.Literal('v1', { description: 'Version of the API that gave the answer.' }),
    credits_used: t.Integer({ minimum: 0, description: 'Credits charged; 0 for sandbox keys.' }),
    credits_reserved: t.Optional(t.Integer({ minimum: 0, description: 'Credits reserved for a new job.' })),
    warnings: t.Array(t.String(), { description: 'Warnings about the computation, for people.' }),
    warning_codes: t.Optional(
      t.Array(openSet(WARNING_CODES), {
        description: `Stable codes of the warnings, in the same order; missing without warnings. ${Object.entries(
          WARNINGS,
        )
          .map(([code, when]) => `\`${code}\`: ${when}`)
          .join(' ')}`,
      }),
    ),
    warning_details: t.Optional(
      t.Array(WarningDetail, { description: 'The warnings as objects, in the same order; missing without warnings.' }),
    ),
    language: t.String({ description: 'Language of the answer, ISO 639-1.' }),
    labels: t.Optional(
      t.Object(
        {
          language: openSet(LABEL_LANGUAGES, { description: 'Code of the language of the names.' }),
          quality: oneOf(TRANSLATION_QUALITIES, { description: 'Quality of the translation.' }),
          terms: t.Record(t.String(), t.String(), { description: 'Display name of each term in data.' }),
          fields: t.Optional(
            t.Record(t.String(), t.Record(t.String(), t.String()), {
              description:
                'Only for terms with two meanings that have different names, such as the star and the month Magha: names that replace those in `terms` within a field, by field (`calendar.month`, without row numbers).',
            }),
          ),
        },
        { $id: 'Labels', description: 'Display names of terms; present if `labels` was requested.' },
      ),
    ),
  },
  { $id: 'Meta' },
)

const codes = [...new Set(Object.values(FAULTS).map((fault) => fault.code))] as [string, ...string[]]
const FaultDetail = t.Object(
  {
    field: t.Union([t.String(), t.Null()], { description: 'The invalid input field.' }),
    code: openSet(codes, { description: 'Stable code of this fault.' }),
    message: t.String({ description: 'Error text for people; the wording may change.' }),
    allowed: t.Optional(
      t.Object(
        {},
        {
          additionalProperties: true,
          description: 'Allowed values as keywords of JSON Schema, such as `enum` or `minimum`.',
        },
      ),
    ),
  },
  { $id: 'FaultDetail', description: 'One fault of an input.' },
)
export const Failure = t.Object(
  {
    error: t.Object({
      code: openSet(codes, { description: 'Stable error code, for programs.' }),
      message: t.String({ description: 'Error text for people; the wording may change.' }),
      field: t.Union([t.String(), t.Null()], { description: 'The invalid input field; null if no single field is.' }),
      request_id: t.String({ description: 'Identifier of the request.' }),
      retryable: t.Boolean({ description: 'Retry only when true, with backoff and the same Idempotency-Key.' }),
      details: t.Optional(
        t.Array(FaultDetail, {
          description: 'All faults of an invalid input, at most 20; the first is the error itself.',
        }),
      ),
    }),
  },
  { $id: 'Failure' },
)

export const RESPONSE_HEADERS = {
  'X-Request-Id': {
    description: 'Identifier of the request.',
    schema: { type: 'string', 'x-text': 'id' },
    example: REQUEST_ID,
  },
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
  'RateLimit-Policy': {
    description: 'The rate limit as in the IETF draft: units (q) per window of seconds (w).',
    schema: { type: 'string', pattern: '^"units";q=\\d+;w=\\d+$' },
    example: '"units";q=50;w=1',
  },
  RateLimit: {
    description: 'State of the rate limit as in the IETF draft: remaining units (r), seconds until the reset (t).',
    schema: { type: 'string', pattern: '^"units";r=\\d+;t=\\d+$' },
    example: '"units";r=49;t=1',
  },
  'X-Credits-Used': {
    description: 'Credits that this request was charged: 0 for a replayed answer and for sandbox keys.',
    schema: { type: 'integer', minimum: 0 },
    example: 1,
  },
  'X-Credits-Remaining': {
    description: 'Credits that remain for live keys: included, purchased, and within the budget of the project.',
    schema: { type: 'integer', minimum: 0 },
    example: 49999,
  },
  'Idempotent-Replayed': {
    description: 'True if this is the stored answer of an earlier call with the same Idempotency-Key.',
    schema: { type: 'string', enum: ['true'] },
  },
  'RateLimit-Units': {
    description: 'Rate-limit units of all calls of the request.',
    schema: { type: 'integer', minimum: 0 },
    example: 12,
  },
  Location: {
    description: 'URL to poll the job.',
    schema: { type: 'string', format: 'uri' },
    example: 'https://api.example.com/v1/jobs/019b7a5e-0c00-7c3e-8a5d-3f0f5f1d7a10',
  },
  'Retry-After': {
    description: 'Seconds to wait before a retry, if one may help.',
    schema: { type: 'integer', minimum: 0 },
    example: 1,
  },
} as const
export type HeaderName = keyof typeof RESPONSE_HEADERS

/** References to headers. */
export const headers = (...names: HeaderName[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

/** The headers of every response. */
export const COMMON_HEADERS = [
  ...(['X-Request-Id', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const),
  ...(['RateLimit-Policy', 'RateLimit'] as const),
] as const
