import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { type BoxNode, type LayoutNode, layOut } from '../../src/render/page-layout.ts'
import { faceOf, type Weight } from '../../src/render/typefaces.ts'

/** Lower than some of the tables, whose last rows are outside of the page. */
const PAGE = { width: 900, height: 160 }
const look = () => ({ colour: { role: 'ink', value: '#000000' } as never })
const WORDS = [
  'Sun',
  'Moon',
  'North Node',
  '12°34′',
  '7°05′',
  '−57′49″',
  '+5',
  '',
  'सूर्य',
  'القمر 3°',
  'Venus, exalted',
  '1 · 2 – 3',
]
const rows = fc.array(fc.oneof(fc.constantFrom(...WORDS), fc.integer().map(String)), { minLength: 1, maxLength: 6 })
const table = fc.record({
  rows,
  align: fc.constantFrom('left', 'right'),
  size: fc.double({ min: 12, max: 30, noNaN: true }),
})
type Table = typeof table extends fc.Arbitrary<infer T> ? T : never

/** A page of columns; `isPlain`: without the marks that let the layout use its caches. */
const pageOf = (tables: readonly Table[], isPlain: boolean): BoxNode => ({
  style: { flexDirection: 'column', ...PAGE, padding: 10.3, gap: 7.7 },
  children: tables.map(({ rows, align, size }, i): LayoutNode => {
    const style = { fontSize: size, lineHeight: 1.4, textAlign: align, flexShrink: 0 }
    const column = {
      rows,
      look,
      style: { ...style, ...(isPlain ? { minWidth: 333.3, maxWidth: 333.3 } : { width: 333.3 }) },
    }
    const box = {
      key: `table ${i}`,
      style: { width: 600.6, height: 1.4 * size * rows.length, justifyContent: 'space-between', flexShrink: 0 },
    }
    return {
      ...box,
      ...(isPlain ? {} : { fixed: true as const }),
      children: [column, { key: `side ${i}`, style: { width: 20 } }],
    }
  }),
})

test('fixed boxes and columns are laid out as Satori lays out the whole page', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(table, { minLength: 1, maxLength: 3 }), async (tables) => {
      const [cached, whole] = [await layOut(pageOf(tables, false), PAGE), await layOut(pageOf(tables, true), PAGE)]
      expect(cached.boxes).toEqual(whole.boxes)
      expect(cached.lines.map(({ text, y, size }) => ({ text, y, size }))).toEqual(
        whole.lines.map(({ text, y, size }) => ({ text, y, size })),
      )
      for (const [i, { x }] of cached.lines.entries()) expect(x).toBeCloseTo(whole.lines[i]!.x, 6)
    }),
    { numRuns: 60 },
  )
})

test('all digits have the same width, so that texts with other digits share their layout', () => {
  for (const weight of ['regular', 'bold', 'serif'] as const satisfies readonly Weight[]) {
    const face = faceOf('0', weight)!
    for (let number = 0; number < 100; number++)
      expect(face.width(String(number).padStart(2, '0'))).toBe(face.width('00'))
  }
})

test('texts that differ in their digits only keep their own digits', async () => {
  const wrapped = async (text: string, lineClamp?: number) => {
    const style = { fontSize: 20, whiteSpace: 'normal', maxWidth: 150, ...(lineClamp && { lineClamp }) }
    const { lines } = await layOut(
      { fixed: true, style: { width: 900, height: 160 }, children: [{ rows: [text], look, style }] },
      PAGE,
    )
    return lines.map((line) => line.text)
  }
  for (const text of [
    '24 February 1968, 21:05 (UTC+05:30), 31°30′ N',
    '11 February 2011, 11:11 (UTC+05:30), 78°12′ N',
  ]) {
    const lines = await wrapped(text)
    expect(lines.length).toBeGreaterThan(2)
    expect(lines.join(' ')).toBe(text)
    const clamped = await wrapped(text, 2)
    expect(clamped).toHaveLength(2)
    expect(clamped[1]).toEndWith('…')
    expect(text).toStartWith(clamped.join(' ').slice(0, -1))
  }
})
