import { describe, expect, test } from 'bun:test'
import { mapYielding } from '../../src/cooperative-yield.ts'
import { t } from '../../src/schema.ts'
import { fitsInTurns, isMuch, textInTurns } from '../../src/service/answer-text.ts'
import { OTHERS, turnsOf } from '../../src/service/event-loop-turns.ts'

const { signal } = new AbortController()
/** A call whose slices are over at once. */
const hasty = () => turnsOf(signal, 0)
const tick = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('turns of calls at long work', () => {
  test('while a slice lasts there is nothing to wait for', () => {
    expect(turnsOf(signal, 60_000)()).toBeUndefined()
  })

  test('one call goes on in one turn of the event loop, each as often as the other', async () => {
    const done: string[] = []
    let open = true
    const look = () => {
      done.push('.')
      if (open) setImmediate(look)
    }
    const work = (name: string) => mapYielding(Array(5), hasty(), () => done.push(name))
    const all = Promise.all(['a', 'b', 'c'].map(work))
    setImmediate(look)
    await all
    open = false
    expect(done.join('').replace(/\.+/g, '.')).toContain('a.b.c.'.repeat(4))
  })

  test('while others are busy they have their part of the event loop between two slices', async () => {
    let open = true
    const busy = () => {
      const end = performance.now() + 1
      while (performance.now() < end);
      if (open) setImmediate(busy)
    }
    setImmediate(busy)
    const slices = await mapYielding(Array(5), hasty(), () => performance.now())
    open = false
    const gaps = slices.slice(1).map((at, i) => at - slices[i]!)
    expect(Math.min(...gaps)).toBeGreaterThan(OTHERS - 1)
  })

  test('a call for which nobody waits ends at its turn, and the others go on', async () => {
    const gone = new AbortController()
    const reason = new Error('nobody waits')
    const made: number[] = []
    const ended = mapYielding([1, 2, 3], turnsOf(gone.signal, 0), (row) => {
      made.push(row)
      if (row === 2) gone.abort(reason)
    })
    const other = mapYielding([1, 2, 3, 4, 5], hasty(), (row) => row)
    await expect(ended).rejects.toBe(reason)
    expect(made).toEqual([1, 2])
    expect(await other).toEqual([1, 2, 3, 4, 5])
  })

  test('all that one call waits for goes on at its turn, and takes those of no other', async () => {
    const order: string[] = []
    const [many, one] = [hasty(), hasty()]
    const all = Array.from({ length: 50 }, () => many()!.then(() => order.push('many')))
    await one()
    order.push('one')
    await Promise.all(all)
    expect(order).toEqual([...Array(50).fill('many'), 'one'])
    await many()
  })

  test('what begins later has its turn too while a long call goes on', async () => {
    let going = true
    const long = mapYielding(Array(1000), hasty(), () => going)
    await tick()
    await mapYielding(Array(3), hasty(), () => going)
    going = false
    expect((await long).lastIndexOf(true)).toBeLessThan(10)
  })
})

describe('answers in turns', () => {
  const schema = t.Object({
    name: t.String(),
    none: t.Optional(t.String()),
    list: t.Array(t.Object({ a: t.Integer(), deep: t.Array(t.String()) }), { minItems: 1, maxItems: 1000 }),
    maybe: t.Union([t.Array(t.Number()), t.Null()]),
  })
  const list = (length: number) => Array.from({ length }, (_, a) => ({ a, deep: ['ä', '"', '\u2028'] }))

  test.each([1, 63, 64, 65, 1000])('the text is that of JSON.stringify, byte for byte: %d rows', async (length) => {
    const data = {
      name: 'x"',
      none: undefined,
      list: list(length),
      maybe: null,
      odd: [undefined, Number.NaN],
      f() {},
      e: [],
    }
    expect(await textInTurns(data, hasty())).toBe(JSON.stringify(data))
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
  ])('the check says what the whole check says: %s', async (what, data) => {
    const { Value } = await import('@sinclair/typebox/value')
    expect(Value.Check(schema, data)).toBe(what === 'fits')
    expect(await fitsInTurns(schema, data as Record<string, unknown>, hasty())).toBe(what === 'fits')
  })

  test('others have their turn between the parts of a list', async () => {
    let turns = 0
    const counting = () => {
      turns++
      return undefined
    }
    await textInTurns({ list: list(1000) }, counting)
    expect(turns).toBeGreaterThan(60)
  })
})

test('what is much is so by its values or by its texts, however deep they are', () => {
  const rows = (count: number) => ({ of: { list: Array.from({ length: count }, (_, i) => ({ i, name: 'x' })) } })
  expect(
    [rows(10), rows(1000), rows(2000), { text: 'x'.repeat(100_000) }, { text: 'x'.repeat(300_000) }].map(isMuch),
  ).toEqual([false, false, true, false, true])
})
