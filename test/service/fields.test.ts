import { expect, test } from 'bun:test'
import { Fault } from '../../src/faults.ts'
import { maybe, t } from '../../src/schema.ts'
import { checkFields, fieldsIn, MAX_FIELDS, pickExisting, pickPaths } from '../../src/service/fields.ts'

const data = {
  ascendant: { sign: 'Aries', degree: 3 },
  planets: [
    { name: 'Sun', sign: 'Leo', aspects: [{ to: 'Moon' }] },
    { name: 'Moon', sign: 'Cancer', aspects: [] },
    { name: 'Mars', sign: 'Aries', aspects: [{ to: 'Sun' }, { to: 'Moon' }] },
  ],
  note: null,
}
const schema = t.Object({
  ascendant: t.Object({ sign: t.String(), degree: t.Number() }),
  planets: t.Array(t.Object({ name: t.String(), sign: t.String(), aspects: t.Array(t.Object({ to: t.String() })) })),
  note: maybe(t.Object({ text: t.String() })),
  names: t.Record(t.String(), t.Object({ hi: t.String() })),
})

test.each([
  [['ascendant.sign'], { ascendant: { sign: 'Aries' } }],
  [['planets.name', 'planets.sign'], { planets: data.planets.map(({ name, sign }) => ({ name, sign })) }],
  [['planets.0'], { planets: data.planets[0] }],
  [['planets.1-2.name'], { planets: [{ name: 'Moon' }, { name: 'Mars' }] }],
  [['planets.0-1'], { planets: data.planets.slice(0, 2) }],
  [['planets.2-99.aspects.to'], { planets: [{ aspects: [{ to: 'Sun' }, { to: 'Moon' }] }] }],
  [['planets.7-9'], { planets: [] }],
  [['ascendant', 'note'], { ascendant: data.ascendant, note: null }],
  [['planets[].name'], { planets: data.planets.map(({ name }) => ({ name })) }],
])('the fields %j', (paths, expected) => {
  expect(pickExisting(data, paths)).toEqual(expected as never)
  expect(() => checkFields(schema, paths)).not.toThrow()
})

test('leaves out a field that the answer does not have, and rejects one that no answer has', () => {
  expect(pickExisting(data, ['note.text', 'ascendant.sign'])).toEqual({ ascendant: { sign: 'Aries' } })
  expect(() => pickPaths(data, ['note.text'])).toThrow(Fault)
  for (const path of ['note.text', 'names.Aries.hi', 'planets.aspects.0.to']) checkFields(schema, [path])
  for (const path of ['colour', 'ascendant.sign.x', 'planets.x', 'names.Aries.ta', '', '.', '__proto__', 'constructor'])
    expect(() => checkFields(schema, [path])).toThrow('fields')
})

test('paths are separated by commas', () => {
  expect(fieldsIn('a, b.c')).toEqual(['a', 'b.c'])
  for (const text of [
    '',
    'a,',
    ',',
    'x'.repeat(201),
    Array(MAX_FIELDS + 1)
      .fill('a')
      .join(),
  ])
    expect(() => fieldsIn(text)).toThrow('fields')
})
