import { describe, expect, test } from 'bun:test'
import { checker } from '../../src/ai/checker/check.ts'
import { chartsOf } from './prose/charts.ts'
import { PROSE, proseOf } from './prose/index.ts'
import { FALSE_OF_IT, TRUE_OF_IT } from './prose/spoken.ts'

// Sentences as a language model in the pay of an astrologer writes them, of eight births, by kinds. The third of the wordings that is
// `aside` was looked at when the checker was done.
const charts = await chartsOf(5150, Number(process.env.CHECKER_PACKS ?? 6))

const judged = (which: 'open' | 'aside') => {
  const rows = new Map<string, { kept: number; trues: number; removed: number; falses: number; missed: string[] }>()
  for (const { kind, truth, chart, sentences } of proseOf(charts, 99, which)) {
    const { natal, pair } = charts[chart]!
    const facts = PROSE[kind]!.of === 'pair' ? pair : natal
    const holds = checker({ facts, minor: false, canary: 'KH0123456789AB' })(sentences, false).at(-1)!
    const row = rows.get(kind) ?? { kept: 0, trues: 0, removed: 0, falses: 0, missed: [] }
    rows.set(kind, row)
    row[truth ? 'trues' : 'falses']++
    if (holds === truth) row[truth ? 'kept' : 'removed']++
    else row.missed.push(`${truth ? 'LOST' : 'PASSED'} ${sentences.map(({ text }) => text).join(' | ')}`)
  }
  return rows
}

test.each(['open', 'aside'] as const)(
  'false prose is taken out, true prose kept: %s',
  (which) => {
    const rows = judged(which)
    const sum = (field: 'kept' | 'trues' | 'removed' | 'falses') =>
      [...rows.values()].reduce((all, row) => all + row[field], 0)
    expect(rows.size).toBeGreaterThan(60)
    expect(sum('falses')).toBeGreaterThan(500)
    expect(sum('removed') / sum('falses')).toBeGreaterThanOrEqual(0.98)
    expect(sum('kept') / sum('trues')).toBeGreaterThanOrEqual(0.97)
    const passed = [...rows].flatMap(([kind, { missed }]) =>
      missed.filter((each) => each.startsWith('PASSED')).map((each) => `${kind}: ${each}`),
    )
    expect(passed).toEqual([])
  },
  300_000,
)

describe('sentences about one chart, written by hand', async () => {
  const [chart] = await chartsOf(77, 1)
  const facts = chart!.natal
  const fact_ids = facts.map(({ id }) => id)
  const check = (text: string) =>
    checker({ facts, minor: false, canary: 'KH0123456789AB' })([{ text, fact_ids }], false)[0]
  test('the true ones stay', () => {
    expect(TRUE_OF_IT.filter((text) => !check(text))).toEqual([])
  })
  test('the false ones go', () => {
    expect(FALSE_OF_IT.filter((text) => check(text))).toEqual([])
  })
})
