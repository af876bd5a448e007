import { describe, expect, test } from 'bun:test'
import { catalogue } from '../../src/capabilities/index.ts'
import { copyData, copyPlainInput } from '../../src/service/json-copy.ts'
import { createKeylessService, type ObjectAnswer } from '../../src/service/keyless-service.ts'
import { sample } from '../long.ts'
import { atlas, sky } from '../world.ts'

const service = createKeylessService({ sky, atlas, clock: { now: () => Date.UTC(2026, 2, 15, 12) }, cacheBytes: 0 })
const ENTRIES = sample(
  catalogue.filter((_, i) => i % 4 === 0),
  catalogue,
)

test('answers as objects have the same JSON as answers as text', async () => {
  const different: string[] = []
  for (const entry of ENTRIES) {
    const input = { ...entry.example, ...(entry.draws && { seed: 'a seed' }), labels: 'hi' }
    const { body } = await service.call(entry, input)
    const answer = (await service.answer(entry, input)) as ObjectAnswer
    const text = JSON.parse(body)
    const isEqual =
      JSON.stringify(answer.data) === JSON.stringify(text.data) &&
      JSON.stringify({ ...answer.meta, request_id: '' }) === JSON.stringify({ ...text.meta, request_id: '' })
    if (!isEqual) different.push(entry.slug)
  }
  expect(different).toEqual([])
}, 300_000)

test('a client may change an answer: the next answer is the same', async () => {
  const entry = catalogue.find(({ slug }) => slug === 'western-natal-chart')!
  const erase = (value: unknown) => {
    if (value === null || typeof value !== 'object') return
    for (const name of Object.keys(value)) {
      erase((value as Record<string, unknown>)[name])
      delete (value as Record<string, unknown>)[name]
    }
  }
  const first = (await service.answer(entry, entry.example)) as ObjectAnswer
  const text = JSON.stringify(first.data)
  erase(first.data)
  expect(JSON.stringify(((await service.answer(entry, entry.example)) as ObjectAnswer).data)).toBe(text)
})

describe('copies', () => {
  test.each([
    { a: [1, -0, null, { b: 'x', c: undefined, d: [undefined, 'y', [0]] }], e: {}, f: [], g: true },
    { 2: 'b', 1: 'a', z: { 10: -0, 9: false } },
  ])('copyData %# equals the parsed text of the data', (data) => {
    expect(JSON.stringify(copyData(data))).toBe(JSON.stringify(data))
    expect(copyData(data)).toStrictEqual(JSON.parse(JSON.stringify(data)))
  })

  test.each([
    [{ a: undefined, b: [1, Number.NaN, null], c: { d: 'x' }, e: -0 }],
    [Object.assign(Object.create(null), { a: 1 })],
  ])('copyPlainInput %# equals the parsed text of the input', (input) => {
    expect(copyPlainInput(input)).toStrictEqual(JSON.parse(JSON.stringify(input)))
  })

  const cyclic: Record<string, unknown> = {}
  cyclic.self = cyclic
  test.each([
    [{ at: new Date(0) }],
    [{ at: { toJSON: () => 'x' } }],
    [JSON.parse('{"__proto__": {"a": 1}}')],
    [{ list: Array.from({ length: 2000 }, () => 0) }],
    [{ text: 'x'.repeat(200_000), a: 1 }],
    [cyclic],
    [[]],
    [new Map()],
    [{ a: 10n }],
  ])('copyPlainInput %# returns null for input that is not plain', (input) => {
    expect(copyPlainInput(input as object)).toBeNull()
  })
})
