import { expect, test } from 'bun:test'
import { CHART, changesBy, DATA, data, linesOf, type Planted, planet, rename, schemas, set } from './planted-changes.ts'

// Breaking changes of answers, each planted alone in the sample description.

const WAR = { $ref: '#/components/schemas/War' }
const war = (d: Parameters<Planted[1]>[0]) => data(d).wars.items.properties
const house = (d: Parameters<Planted[1]>[0]) => planet(d).properties.house
const line = (d: Parameters<Planted[1]>[0]) => data(d).lines.items

const PLANTED: Planted[] = [
  ['`victor` renamed', (d) => rename(schemas(d).War, 'victor', 'winner'), 'field removed', 'wars[].war.victor'],
  [
    '`strength_rule` renamed',
    (d) => rename(schemas(d).War, 'strength_rule', 'rule'),
    'field removed',
    'wars[].war.strength_rule',
  ],
  ['a field of a base renamed', (d) => rename(schemas(d).Place, 'degree', 'x'), 'field removed', 'planets[].degree'],
  ['a field renamed deep inside', (d) => rename(schemas(d).Period, 'lord', 'x'), 'field removed', 'periods[].lord'],
  ['a field of one alternative renamed', (d) => rename(line(d).anyOf[1], 'to', 'end'), 'field removed', 'lines[].to'],
  ['a field beside a base removed', (d) => planet(d).required.pop(), 'field became optional', 'planets[].house'],

  ['a null', (d) => set(house(d), { type: ['integer', 'null'] }), 'type widened', 'planets[].house'],
  [
    'a null in place of an object',
    (d) => set(war(d), { war: { anyOf: [WAR, { type: 'null' }] } }),
    'type widened',
    'wars[].war',
  ],
  ['a fraction', (d) => set(house(d), { type: 'number' }), 'type widened', 'planets[].house'],
  [
    'another type',
    (d) => set(schemas(d).Place.properties.degree, { type: 'string' }),
    'type replaced',
    'planets[].degree',
  ],
  [
    'another type in a map',
    (d) => set(data(d).counts.additionalProperties, { type: 'string' }),
    'type replaced',
    'counts{}',
  ],
  ['an alternative added', (d) => line(d).anyOf.push({ type: 'object' }), 'alternatives widened', 'lines[]'],

  ['a value added', (d) => schemas(d).Sign.enum.push('Ophiuchus'), 'set of values widened', 'planets[].sign'],
  ['a set no longer listed', (d) => delete schemas(d).Sign.enum, 'set of values widened', 'planets[].sign'],
  ['a set marked open', (d) => set(schemas(d).Sign, { 'x-open': true }), 'set of values widened', 'planets[].sign'],
  ['a larger range', (d) => set(house(d), { maximum: 13 }), 'value widened', 'planets[].house'],
  ['another length', (d) => set(data(d).planets, { minItems: 7 }), 'items widened', 'planets'],
  ['another form', (d) => delete data(d).until.format, 'format widened', 'until'],
  [
    'a field in a closed object',
    (d) => set(data(d).corner.properties, { z: { type: 'number' } }),
    'field added',
    'corner.z',
  ],
]

test.each(PLANTED)('%s', (_, plant, rule, field) => {
  const breaking = linesOf(changesBy(plant).filter((change) => change.breaking))
  expect(breaking).toContain(`response ${rule}: ${CHART} ${DATA}.${field}`)
})

test('reports a removed error field', () => {
  expect(linesOf(changesBy((d) => delete schemas(d).Failure.properties.field))).toContain(
    `response field removed: ${CHART} responses.4XX.application/json.field`,
  )
})

test('reports a change of a shared schema once, with every operation it affects', () => {
  const [change, ...others] = changesBy((d) => schemas(d).Sign.enum.push('Ophiuchus'))
  expect(others).toEqual([])
  expect(change!.homes.map(({ component }) => component)).toContain('Sign')
  expect(change!.places).toEqual([
    { operation: CHART, path: `${DATA}.planets[].sign` },
    { operation: 'POST /v1/charts/wheel', path: 'responses.200.application/json.sign' },
  ])
})
