import { describe, expect, test } from 'bun:test'
import { checker } from '../../src/ai/checker/check.ts'
import { readDates } from '../../src/ai/checker/dates.ts'
import { judgedByKind } from './packs.ts'
import { KINDS } from './sentences/index.ts'

const judge: Parameters<typeof judgedByKind>[0] = (facts, sentences) =>
  checker({ facts, minor: false, canary: 'KH0123456789AB' })(sentences, false).at(-1)!

test('the corpus has more than forty kinds', () => {
  expect(KINDS.length).toBeGreaterThanOrEqual(40)
})

// What the contract of the readings asks: 98 of 100 false ones out, 97 of 100 true ones kept; of placements, persons, dates and
// states every false one. CHECKER_PACKS=60 is the long form.
const packs = Number(process.env.CHECKER_PACKS ?? 12)
const EVERY =
  /sign|house|star|dignity|retrograde|combust|lord|ascendant|navamsa|person|period|start|window|date|state|yoga|dasha/i
describe.each(['open', 'aside'] as const)('wordings %s', (wordings) => {
  test('false sentences are taken out, true ones kept', async () => {
    const rows = await judgedByKind(judge, { seed: wordings === 'open' ? 11 : 4711, wordings, packs, each: 3 })
    const sum = (field: 'kept' | 'trues' | 'removed' | 'falses') =>
      [...rows.values()].reduce((all, row) => all + row[field], 0)
    expect(rows.size).toBe(KINDS.length)
    expect(sum('removed') / sum('falses')).toBeGreaterThanOrEqual(0.98)
    expect(sum('kept') / sum('trues')).toBeGreaterThanOrEqual(0.97)
    for (const [kind, { removed, falses, missed }] of rows)
      if (EVERY.test(kind))
        expect([kind, removed, missed.filter((each) => each.startsWith('PASSED'))]).toEqual([kind, falses, []])
  }, 300_000)
})

test('a sentence that is written to hold the reader up is read like any other, and one without end is not read', () => {
  const judged = checker({ facts: [], minor: false, canary: 'KH0123456789AB' })
  // With a pattern that tries every way to divide the letters, this would take longer than anybody waits.
  const hostile = `Your fourth house has 31 bindus (${'a'.repeat(200)}!`
  const endless = `${'your tenth house has 20 bindus and '.repeat(2000)}more.`
  expect(
    judged(
      [hostile, endless].map((text) => ({ text, fact_ids: [] })),
      false,
    ),
  ).toEqual([false, false])
})

test.each([
  ['2026-03-12', '2026-03-12', '2026-03-12'],
  ['12 March 2026', '2026-03-12', '2026-03-12'],
  ['March 12th, 2026', '2026-03-12', '2026-03-12'],
  ['the 12th of March 2026', '2026-03-12', '2026-03-12'],
  ['March 2026', '2026-03-01', '2026-03-31'],
  ['February 2028', '2028-02-01', '2028-02-29'],
  ['early 2031', '2031-01-01', '2031-04-30'],
  ['2026', '2026-01-01', '2026-12-31'],
])('the date %s', (text, from, to) => {
  expect(readDates(`It ends in ${text}.`)).toMatchObject({ dates: [{ from, to }], broken: false })
})
test.each(['12/03/2026', '30 February 2026', 'the 3rd of June', 'October'])('%s is no date', (text) => {
  expect(readDates(`It ends on ${text}.`).broken).toBe(true)
})
