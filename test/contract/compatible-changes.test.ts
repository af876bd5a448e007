import { describe, expect, test } from 'bun:test'
import { compare } from '../../scripts/contract/operations.ts'
import { STATED_REFUSALS } from '../../src/api/text-formats.ts'
import {
  body,
  changesBy,
  chart,
  data,
  fields,
  jobs,
  linesOf,
  type Planted,
  planet,
  schemas,
  set,
} from './planted-changes.ts'
import { type Editable, sampleDescription } from './sample-description.ts'

// Changes that break no client, each planted alone in the sample description.

const COMPATIBLE: (readonly [name: string, plant: Planted[1], line: string])[] = [
  ['an operation added', (d) => set(d.paths, { '/v1/new': { get: {} } }), 'operation added: GET /v1/new'],
  ['a webhook added', (d) => set(d.webhooks, { x: { post: {} } }), 'operation added: POST webhook x'],
  ['a price lowered', (d) => set(chart(d), { 'x-credits': 0 }), 'price changed: POST /v1/charts/chart x-credits'],
  ['an error added', (d) => set(jobs(d).responses, { 410: {} }), 'status added: GET /v1/jobs responses.410'],
  [
    'a media type added',
    (d) => set(chart(d).responses[200].content, { 'image/png': {} }),
    'response media type added: POST /v1/charts/chart responses.200.image/png',
  ],
  [
    'a parameter added',
    (d) => jobs(d).parameters.push({ name: 'kind', in: 'query' }),
    'parameter added: GET /v1/jobs query.kind',
  ],
  ['another way to send a key', (d) => d.security.push({}), 'security widened: POST /v1/charts/chart security'],
  [
    'an operation deprecated',
    (d) => set(chart(d), { deprecated: true }),
    'operation deprecated: POST /v1/charts/chart',
  ],
  [
    'a request field added',
    (d) => set(fields(d), { sex: { type: 'string' } }),
    'request field added: POST /v1/charts/chart body.application/json.sex',
  ],
  [
    'a pattern stated that the service always demanded',
    (d) => set(fields(d).timezone, { pattern: [...STATED_REFUSALS][0] }),
    'request pattern stated: POST /v1/charts/chart body.application/json.timezone',
  ],
  [
    'a request field no longer required',
    (d) => body(d).required.pop(),
    'request field became optional: POST /v1/charts/chart body.application/json.latitude',
  ],
  [
    'a wider range',
    (d) => set(fields(d).planets, { maxItems: 12 }),
    'request items widened: POST /v1/charts/chart body.application/json.planets',
  ],
  [
    'a value added to a request',
    (d) => fields(d).house_system.enum.push('E'),
    'request set of values widened: POST /v1/charts/chart body.application/json.house_system',
  ],
  [
    'null accepted',
    (d) => set(fields(d).datetime, { type: ['string', 'null'] }),
    'request type widened: POST /v1/charts/chart body.application/json.datetime',
  ],
  [
    'a default documented',
    (d) => set(fields(d).timezone, { default: 'UTC' }),
    'request default changed: POST /v1/charts/chart body.application/json.timezone',
  ],
  [
    'a response field added',
    (d) => set(schemas(d).War.properties, { orb: { type: 'number' } }),
    'response field added: POST /v1/charts/chart responses.200.application/json.data.wars[].war.orb',
  ],
  [
    'a response field always there',
    (d) => planet(d).required.push('dispositor'),
    'response field became required: POST /v1/charts/chart responses.200.application/json.data.planets[].dispositor',
  ],
  [
    'a smaller range in a response',
    (d) => set(data(d).planets, { uniqueItems: true }),
    'response uniqueItems narrowed: POST /v1/charts/chart responses.200.application/json.data.planets',
  ],
  [
    'a value added to an open set',
    (d) => schemas(d).Failure.properties.code.enum.push('gone'),
    'response set of values extended: POST /v1/charts/chart responses.4XX.application/json.code',
  ],
  [
    'a value added to an open set of a list',
    (d) => schemas(d).Meta.properties.warning_codes.items.enum.push('new'),
    'response set of values extended: POST /v1/charts/chart responses.200.application/json.meta.warning_codes[]',
  ],
]

test.each(COMPATIBLE)('%s', (_, plant, line) => {
  const changes = changesBy(plant)
  expect(linesOf(changes)).toContain(line)
  expect(linesOf(changes.filter(({ breaking }) => breaking))).toEqual([])
})

/** Other ways to write the same description. */
const REWRITTEN: (readonly [name: string, plant: Planted[1]])[] = [
  ['texts and examples', (d) => set(fields(d).latitude, { description: 'North.', examples: [1] })],
  ['a component of another name', (d) => [set(schemas(d), { Row: schemas(d).War }), refer(d, 'wars', 'Row')]],
  ['a reference in place of a schema', (d) => [set(schemas(d), { Until: data(d).until }), refer(d, 'until', 'Until')]],
  ['a base written out', (d) => set(schemas(d), { Planet: merged(schemas(d)) })],
  ['a null as an alternative', (d) => set(fields(d), { timezone: nullable(fields(d).timezone) })],
  ['constants as a set', (d) => set(schemas(d), { Sign: { anyOf: [{ const: 'Taurus' }, { const: 'Aries' }] } })],
  ['another order', (d) => set(schemas(d), Object.fromEntries(Object.entries(schemas(d)).reverse()))],
  ['an explicit status of a range', (d) => set(chart(d).responses, { 404: chart(d).responses['4XX'] })],
]
const refer = (d: Editable, field: string, component: string) => {
  const reference = { $ref: `#/components/schemas/${component}` }
  if (field === 'wars') data(d).wars.items.properties.war = reference
  else data(d)[field] = reference
}
const merged = ({ Place, Planet }: Editable) => ({
  type: 'object',
  required: [...Place.required, ...Planet.allOf[1].required],
  properties: { ...Place.properties, ...Planet.allOf[1].properties },
})
const nullable = (schema: Editable) => ({ anyOf: [{ ...schema, type: 'string' }, { type: 'null' }] })

test.each(REWRITTEN)('%s: no change', (_, plant) => {
  expect(linesOf(changesBy(plant))).toEqual([])
})

describe('work of the comparison', () => {
  const to = (i: number) => ({ $ref: `#/components/schemas/S${i}` })
  /** Each schema refers twice to the next: there are 2^n paths through a chain of n schemas. */
  const doubling = (length: number, type: string): Editable => {
    const links = Array.from({ length }, (_, i) => [
      `S${i}`,
      { type: 'object', properties: { a: to(i + 1), b: { anyOf: [to(i + 1), { type: 'null' }] } } },
    ])
    const description = sampleDescription()
    description.components.schemas = { ...description.components.schemas, ...Object.fromEntries(links) }
    description.components.schemas[`S${length}`] = { type }
    data(description).first = to(0)
    return description
  }
  test('grows with the description and not with the paths through it', () => {
    const changes = compare(doubling(2000, 'string'), doubling(2000, 'integer'))
    expect([...new Set(changes.map(({ rule }) => rule))]).toEqual(['response type replaced'])
  })

  test('ends for recursive schemas', () => {
    const itself = sampleDescription()
    set(schemas(itself), { A: { $ref: '#/components/schemas/B' }, B: { anyOf: [{ $ref: '#/components/schemas/A' }] } })
    data(itself).itself = { $ref: '#/components/schemas/A' }
    expect(compare(itself, structuredClone(itself))).toEqual([])
  })

  test('rejects a reference without a target', () => {
    const lost = sampleDescription()
    data(lost).lost = { $ref: '#/components/schemas/Lost' }
    expect(() => compare(lost, lost)).toThrow('#/components/schemas/Lost does not exist.')
  })
})
