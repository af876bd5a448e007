import { expect, test } from 'bun:test'
import { CHART, changesBy, chart, jobs, linesOf, type Planted, schemas, set } from './planted-changes.ts'

// Breaking changes of operations, parameters, statuses and credentials, each planted alone in the sample description.

const JOBS = 'GET /v1/jobs'
const WEBHOOK = 'POST webhook job.done'
const MEDIA = 'responses.200.application/x-ndjson'

const PLANTED: Planted[] = [
  ['an operation removed', (d) => delete d.paths['/v1/jobs'], 'operation removed', JOBS],
  ['a method replaced', (d) => set(d.paths, { '/v1/jobs': { put: jobs(d) } }), 'operation removed', JOBS],
  ['a webhook removed', (d) => delete d.webhooks['job.done'], 'operation removed', WEBHOOK],
  ['another operationId', (d) => set(chart(d), { operationId: 'x' }), 'operationId changed', `${CHART} operationId`],
  ['a price raised', (d) => set(chart(d), { 'x-credits': 3 }), 'price changed', `${CHART} x-credits`],
  ['a stable one made beta', (d) => set(chart(d), { 'x-status': 'beta' }), 'status changed', `${CHART} x-status`],

  ['a status removed', (d) => delete jobs(d).responses[404], 'status removed', `${JOBS} responses.404`],
  ['statuses removed', (d) => delete chart(d).responses['4XX'], 'status removed', `${CHART} responses.4XX`],
  ['another success', (d) => set(chart(d).responses, { 202: {} }), 'status added', `${CHART} responses.202`],
  [
    'a media type of a response removed',
    (d) => delete chart(d).responses[200].content['application/x-ndjson'],
    'response media type removed',
    `${CHART} ${MEDIA}`,
  ],
  [
    'a media type of a request removed',
    (d) => set(chart(d).requestBody, { content: { 'text/csv': {} } }),
    'request media type removed',
    `${CHART} body.application/json`,
  ],
  [
    'a header removed',
    (d) => delete chart(d).responses[200].headers,
    'header removed',
    `${CHART} responses.200.headers.x-request-id`,
  ],

  ['a scheme not accepted', (d) => set(d, { security: [{ bearer: [] }] }), 'security narrowed', `${CHART} security`],
  ['a key for what was open', (d) => delete jobs(d).security, 'security narrowed', `${JOBS} security`],
  ['two keys', (d) => set(d, { security: [{ bearer: [], apiKey: [] }] }), 'security narrowed', `${CHART} security`],
  [
    'another header for the key',
    (d) => set(d.components.securitySchemes.apiKey, { name: 'X-Key' }),
    'security narrowed',
    `${CHART} security`,
  ],

  ['a parameter removed', (d) => jobs(d).parameters.pop(), 'parameter removed', `${JOBS} query.status`],
  [
    'a shared parameter removed',
    (d) => delete chart(d).parameters,
    'parameter removed',
    `${CHART} header.idempotency-key`,
  ],
  [
    'a parameter newly required',
    (d) => set(jobs(d).parameters[0], { required: true }),
    'parameter became required',
    `${JOBS} query.limit`,
  ],
  [
    'a required parameter added',
    (d) => jobs(d).parameters.push({ name: 'kind', in: 'query', required: true }),
    'parameter added, required',
    `${JOBS} query.kind`,
  ],
  [
    'a smaller range',
    (d) => set(jobs(d).parameters[0].schema, { maximum: 50 }),
    'request value narrowed',
    `${JOBS} query.limit`,
  ],
  [
    'another default',
    (d) => set(jobs(d).parameters[0].schema, { default: 10 }),
    'request default changed',
    `${JOBS} query.limit`,
  ],
  [
    'another form of a list',
    (d) => set(jobs(d).parameters[1], { explode: false }),
    'parameter written otherwise',
    `${JOBS} query.status`,
  ],

  [
    'a field of a webhook removed',
    (d) => set(schemas(d).Job, { required: ['status'], properties: { status: schemas(d).Job.properties.status } }),
    'response field removed',
    `${WEBHOOK} body.application/json.id`,
  ],
  [
    'a value added in a webhook',
    (d) => schemas(d).Job.properties.status.enum.push('paused'),
    'response set of values widened',
    `${WEBHOOK} body.application/json.status`,
  ],
]

test.each(PLANTED)('%s', (_, plant, rule, place) => {
  expect(linesOf(changesBy(plant).filter(({ breaking }) => breaking))).toContain(`${rule}: ${place}`)
})
