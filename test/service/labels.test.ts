import { expect, test } from 'bun:test'
import { termsIn } from '../../src/lexicon/labels.ts'
import { exact, nullable, oneOf, type TSchema, t, term } from '../../src/schema.ts'
import { testWorld } from './world.ts'

const SIGN = term(['Aries', 'Taurus'])
const planet = term(['Sun', 'Moon'])

test.each<[string, TSchema, unknown, string[]]>([
  ['a field', t.Object({ sign: SIGN }), { sign: 'Aries' }, ['Aries']],
  [
    'no other field with the same words',
    t.Object({ a: t.String(), b: oneOf(['Sun', 'x', 'y']) }),
    { a: 'Sun', b: 'Sun' },
    [],
  ],
  ['nullable', t.Object({ a: nullable(SIGN), b: nullable(SIGN) }), { a: null, b: 'Taurus' }, ['Taurus']],
  ['optional', t.Object({ a: t.Optional(SIGN) }), {}, []],
  ['arrays', exact({ a: t.Array(t.Array(SIGN)) }), { a: [['Taurus'], [], ['Aries', 'Taurus']] }, ['Taurus', 'Aries']],
  ['tuples', t.Object({ a: t.Tuple([planet, t.String(), SIGN]) }), { a: ['Sun', 'Moon', 'Aries'] }, ['Sun', 'Aries']],
  ['records', t.Object({ a: t.Record(t.String(), t.Object({ p: planet })) }), { a: { x: { p: 'Moon' } } }, ['Moon']],
  [
    'unions of objects',
    t.Object({ a: t.Union([t.Object({ p: planet }), t.Object({ s: SIGN })]) }),
    { a: { s: 'Aries' } },
    ['Aries'],
  ],
  [
    'intersections',
    t.Intersect([t.Object({ p: planet }), t.Object({ s: SIGN })]),
    { p: 'Sun', s: 'Aries' },
    ['Sun', 'Aries'],
  ],
])('%s', (_, schema, data, terms) => expect([...termsIn(schema, data).keys()]).toEqual(terms))

test('labels are added only on request, and data does not change', async () => {
  const { call } = await testWorld({
    parts: {
      lexicon: async (language) => ({
        language,
        quality: 'reviewed',
        terms: { Aries: 'मेष', Moon: 'चन्द्र', Sun: 'सूर्य' } as never,
        homonyms: {},
      }),
    },
  })
  const unlabelled = await call('fast')
  const labelled = await call('fast', { labels: 'hi' })
  expect(unlabelled.json.meta.labels).toBeUndefined()
  expect(labelled.json.data).toEqual(unlabelled.json.data)
  expect(labelled.json.meta).toMatchObject({
    language: 'en',
    labels: { language: 'hi', quality: 'reviewed', terms: { Aries: 'मेष', Moon: 'चन्द्र' } },
  })
  expect(Object.keys(labelled.json.meta.labels.terms)).toEqual(['Aries', 'Moon'])
})
