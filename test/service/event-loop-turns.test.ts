import { describe, expect, test } from 'bun:test'
import { mapYielding } from '../../src/cooperative-yield.ts'
import { t } from '../../src/schema.ts'
import { fitsSchemaYielding, isLargeData, stringifyYielding } from '../../src/service/answer-text.ts'
import { createYieldPoint, OTHER_WORK_MS } from '../../src/service/event-loop-turns.ts'

const { signal } = new AbortController()
/** The yield point of a call whose time slices end at once. */
const zeroSliceTurns = () => createYieldPoint(signal, 0)
const tick = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('yield points of long calls', () => {
  test('return undefined while the time slice lasts', () => {
    expect(createYieldPoint(signal, 60_000)()).toBeUndefined()
  })

  test('resume one call per turn of the event loop, in fair order', async () => {
    const steps: string[] = []
    let isActive = true
    const record = () => {
      steps.push('.')
      if (isActive) setImmediate(record)
    }
    const work = (name: string) => mapYielding(Array(5), zeroSliceTurns(), () => steps.push(name))
    const all = Promise.all(['a', 'b', 'c'].map(work))
    setImmediate(record)
    await all
    isActive = false
    expect(steps.join('').replace(/\.+/g, '.')).toContain('a.b.c.'.repeat(4))
  })

  test('leave busy other work its share of the event loop between two slices', async () => {
    let isActive = true
    const busy = () => {
      const end = performance.now() + 1
      while (performance.now() < end);
      if (isActive) setImmediate(busy)
    }
    setImmediate(busy)
    const slices = await mapYielding(Array(5), zeroSliceTurns(), () => performance.now())
    isActive = false
    const gaps = slices.slice(1).map((at, i) => at - slices[i]!)
    expect(Math.min(...gaps)).toBeGreaterThan(OTHER_WORK_MS - 1)
  })

  test('end an aborted call, and the other calls continue', async () => {
    const controller = new AbortController()
    const reason = new Error('nobody waits')
    const finishedRows: number[] = []
    const abortedWork = mapYielding([1, 2, 3], createYieldPoint(controller.signal, 0), (row) => {
      finishedRows.push(row)
      if (row === 2) controller.abort(reason)
    })
    const otherWork = mapYielding([1, 2, 3, 4, 5], zeroSliceTurns(), (row) => row)
    await expect(abortedWork).rejects.toBe(reason)
    expect(finishedRows).toEqual([1, 2])
    expect(await otherWork).toEqual([1, 2, 3, 4, 5])
  })

  test('resume all parallel parts of one call in the same turn', async () => {
    const order: string[] = []
    const [manyTurns, singleTurns] = [zeroSliceTurns(), zeroSliceTurns()]
    const all = Array.from({ length: 50 }, () => manyTurns()!.then(() => order.push('many')))
    await singleTurns()
    order.push('one')
    await Promise.all(all)
    expect(order).toEqual([...Array(50).fill('many'), 'one'])
    await manyTurns()
  })

  test('give a later call its turns while a long call runs', async () => {
    let isActive = true
    const long = mapYielding(Array(1000), zeroSliceTurns(), () => isActive)
    await tick()
    await mapYielding(Array(3), zeroSliceTurns(), () => isActive)
    isActive = false
    expect((await long).lastIndexOf(true)).toBeLessThan(10)
  })
})

describe('large answers', () => {
  const schema = t.Object({
    name: t.String(),
    none: t.Optional(t.String()),
    list: t.Array(t.Object({ a: t.Integer(), deep: t.Array(t.String()) }), { minItems: 1, maxItems: 1000 }),
    maybe: t.Union([t.Array(t.Number()), t.Null()]),
  })
  const list = (length: number) => Array.from({ length }, (_, a) => ({ a, deep: ['ä', '"', '\u2028'] }))

  test.each([1, 63, 64, 65, 1000])('have the same text as JSON.stringify: %d rows', async (length) => {
    const data = {
      name: 'x"',
      none: undefined,
      list: list(length),
      maybe: null,
      odd: [undefined, Number.NaN],
      f() {},
      e: [],
    }
    expect(await stringifyYielding(data, zeroSliceTurns())).toBe(JSON.stringify(data))
  })

  test.each([
    ['fits', { name: 'x', list: list(200), maybe: null }],
    ['a bad row', { name: 'x', list: [...list(199), { a: 0.5, deep: [] }], maybe: null }],
    ['deep in a row', { name: 'x', list: [{ a: 1, deep: [1] }, ...list(99)], maybe: null }],
    ['too many rows', { name: 'x', list: list(1001), maybe: null }],
    ['too few rows', { name: 'x', list: [], maybe: null }],
    ['no list', { name: 'x', maybe: null }],
    ['null for a list', { name: 'x', list: null, maybe: null }],
    ['a bad field', { name: 1, list: list(2), maybe: null }],
    ['a bad list that may be null', { name: 'x', list: list(2), maybe: ['1'] }],
  ])('are checked with the same result as at once: %s', async (caseName, data) => {
    const { Value } = await import('@sinclair/typebox/value')
    expect(Value.Check(schema, data)).toBe(caseName === 'fits')
    expect(await fitsSchemaYielding(schema, data as Record<string, unknown>, zeroSliceTurns())).toBe(
      caseName === 'fits',
    )
  })

  test('yield between the parts of a list', async () => {
    let turns = 0
    const countTurns = () => {
      turns++
      return undefined
    }
    await stringifyYielding({ list: list(1000) }, countTurns)
    expect(turns).toBeGreaterThan(60)
  })
})

test('isLargeData estimates values and text lengths at any depth', () => {
  const rows = (count: number) => ({ of: { list: Array.from({ length: count }, (_, i) => ({ i, name: 'x' })) } })
  const text = (length: number) => ({ text: 'x'.repeat(length) })
  const oneLong = { list: [[], ...Array.from({ length: 3 }, () => rows(1000))] }
  const data = [rows(10), rows(2000), rows(4000), text(300_000), text(500_000), oneLong]
  expect(data.map(isLargeData)).toEqual([false, false, true, false, true, true])
})
