import { expect, test } from 'bun:test'
import { BODY, body, CHART, changesBy, fields, linesOf, type Planted, rename, schemas, set } from './planted-changes.ts'

// Breaking changes of request bodies, each planted alone in the sample description.

const person = (d: Parameters<Planted[1]>[0]) => schemas(d).PersonFields.properties
const required = (d: Parameters<Planted[1]>[0], name: string) => body(d).required.push(name)

const PLANTED: Planted[] = [
  ['a field removed', (d) => delete fields(d).timezone, 'field removed', 'timezone'],
  ['a field renamed', (d) => rename(body(d), 'latitude', 'lat'), 'field removed', 'latitude'],
  ['the new name of a field', (d) => rename(body(d), 'latitude', 'lat'), 'field added, required', 'lat'],
  ['a field of a base removed', (d) => delete person(d).sex, 'field removed', 'person.sex'],
  ['a field beside a base removed', (d) => fields(d).person.allOf.pop(), 'field removed', 'person.role'],
  ['a required field added', (d) => [set(fields(d), { x: {} }), required(d, 'x')], 'field added, required', 'x'],
  ['a field newly required', (d) => required(d, 'timezone'), 'field became required', 'timezone'],

  ['null refused', (d) => set(fields(d).timezone, { type: 'string' }), 'type narrowed', 'timezone'],
  ['null refused by a union', (d) => fields(d).orb.anyOf.pop(), 'type narrowed', 'orb'],
  ['another type', (d) => set(fields(d).latitude, { type: 'string' }), 'type replaced', 'latitude'],
  ['whole numbers only', (d) => set(fields(d).latitude, { type: 'integer' }), 'type narrowed', 'latitude'],

  ['a value removed', (d) => fields(d).house_system.enum.pop(), 'set of values narrowed', 'house_system'],
  ['a value removed from a shared set', (d) => schemas(d).NodeChoice.enum.pop(), 'set of values narrowed', 'node'],
  ['a limit beside a reference', (d) => set(fields(d).node, { enum: ['mean'] }), 'set of values narrowed', 'node'],
  ['a text limited to a set', (d) => set(fields(d).timezone, { enum: ['UTC'] }), 'set of values narrowed', 'timezone'],

  ['a smaller range', (d) => set(fields(d).latitude, { minimum: -66 }), 'value narrowed', 'latitude'],
  ['a range without its end', (d) => set(fields(d).latitude, { exclusiveMaximum: 90 }), 'value narrowed', 'latitude'],
  ['a coarser step', (d) => set(fields(d).orb.anyOf[0], { multipleOf: 1 }), 'multipleOf replaced', 'orb'],
  ['another pattern', (d) => set(fields(d).datetime, { pattern: '^-' }), 'pattern replaced', 'datetime'],
  ['a format demanded', (d) => set(fields(d).timezone, { format: 'zone' }), 'format narrowed', 'timezone'],
  ['another format', (d) => set(fields(d).born_on, { format: 'date-time' }), 'format replaced', 'born_on'],
  ['shorter texts', (d) => set(person(d).name, { maxLength: 60 }), 'length narrowed', 'person.name'],
  ['fewer items', (d) => set(fields(d).planets, { maxItems: 5 }), 'items narrowed', 'planets'],
  ['distinct items', (d) => set(fields(d).planets, { uniqueItems: true }), 'uniqueItems narrowed', 'planets'],
  ['other items', (d) => set(fields(d).planets.items, { type: 'integer' }), 'type replaced', 'planets[]'],

  ['another default', (d) => set(fields(d).house_system, { default: 'W' }), 'default changed', 'house_system'],
  ['another shared default', (d) => set(schemas(d).NodeChoice, { default: 'true' }), 'default changed', 'node'],
  ['a default beside a reference', (d) => set(fields(d).node, { default: 'true' }), 'default changed', 'node'],
  ['a default removed', (d) => delete fields(d).orb.default, 'default changed', 'orb'],

  [
    'an object closed',
    (d) => set(fields(d).options, { additionalProperties: false }),
    'other fields narrowed',
    'options',
  ],
  ['an unknown keyword', (d) => set(fields(d).planets, { contains: { const: 'Sun' } }), 'contains replaced', 'planets'],
]

test.each(PLANTED)('%s', (_, plant, rule, field) => {
  const breaking = linesOf(changesBy(plant).filter((change) => change.breaking))
  expect(breaking).toContain(`request ${rule}: ${CHART} ${BODY}.${field}`)
})
