import { expect, test } from 'bun:test'
import { catalogueIndexOf } from '../../src/capabilities/families.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { termsIn } from '../../src/lexicon/labels.ts'
import { exact, nullable, oneOf, type TSchema, t, term } from '../../src/schema.ts'
import { atlas, sky } from '../world.ts'
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

test.each([
  ['birth-chart', {}],
  ['find-nakshatra', { time_known: false }],
  ['daily-panchang', {}],
])('labels of %s are the same if its answer comes from the cache', async (slug, more) => {
  const entry = catalogue.find((each) => each.slug === slug)!
  const input = { ...(entry.example as object), ...more }
  const parts = { catalogue: catalogueIndexOf(catalogue), sky, atlas, cacheBytes: 1e7 }
  const labelled = async (before: object[]) => {
    const { call } = await testWorld({ parts })
    for (const each of before) await call(slug, each, { family: entry.family })
    const { status, json } = await call(slug, { ...input, labels: 'hi' }, { family: entry.family })
    expect(status).toBe(200)
    return json.meta.labels
  }
  const labels = await labelled([])
  expect(Object.keys(labels.terms).length).toBeGreaterThan(3)
  // The second equal call is stored, and the third one finds the answer without its terms.
  expect(await labelled([input, input])).toEqual(labels)
})
