import { describe, expect, test } from 'bun:test'
import lists from './muhurta-lists.json'
import { blockingRules, extraReason, type OurDays, ourDays } from './muhurta-lists.ts'
import panels from './muhurta-panels.json'

const results = new Map<number, Promise<OurDays>>()
const daysOf = (i: number) => {
  const result = results.get(i) ?? ourDays(lists[i]!)
  results.set(i, result)
  return result
}
const hitsOf = (dates: readonly string[], ours: OurDays) => dates.filter((date) => ours.dates.has(date)).length
const percent = (part: number, whole: number) => Math.round((100 * part) / whole)
const sums = <K extends string>(rows: readonly { purpose: string; counts: Record<K, number> }[]) => {
  const totals: Record<string, Record<K, number>> = {}
  for (const { purpose, counts } of rows) {
    const total = (totals[purpose] ??= Object.fromEntries(Object.keys(counts).map((key) => [key, 0])) as Record<
      K,
      number
    >)
    for (const key of Object.keys(counts) as K[]) total[key] += counts[key]
  }
  return totals
}
const PURPOSES = ['griha-pravesh', 'marriage', 'mundan', 'vehicle-purchase']

// Definitions and results: docs/muhurta.md. All searches are at strictness `normal` with windows of 48 minutes.
describe('published muhurta lists', () => {
  lists.forEach((list, i) => {
    test(`${list.purpose}, ${list.publisher}: each missed and each additional day has its rule`, async () => {
      const ours = await daysOf(i)
      const misses: Record<string, string[] | undefined> = list.misses
      const missed = list.dates.filter((date) => !ours.dates.has(date))
      expect(missed).toEqual(Object.keys(misses))
      for (const date of missed) {
        const blocking = blockingRules(ours, date)
        expect([date, misses[date]!.length > 0, misses[date]!.filter((rule) => !blocking.has(rule))]).toEqual([
          date,
          true,
          [],
        ])
      }
      const extras = [...ours.dates].filter((date) => !list.dates.includes(date)).sort()
      expect(Object.fromEntries(extras.map((date) => [date, extraReason(ours, date, list)]))).toEqual(
        list.extras as Record<string, string>,
      )
    })
  })

  test('recall and precision against each list, percent', async () => {
    const rows = await Promise.all(
      lists.map(async ({ purpose, dates }, i) => {
        const ours = await daysOf(i)
        return { purpose, counts: { hits: hitsOf(dates, ours), published: dates.length, ours: ours.dates.size } }
      }),
    )
    const totals = sums(rows)
    const result = PURPOSES.map((purpose) => {
      const { hits, published, ours } = totals[purpose]!
      return [purpose, percent(hits, published), percent(hits, ours)]
    })
    expect(result).toEqual([
      ['griha-pravesh', 88, 74],
      ['marriage', 85, 53],
      ['mundan', 80, 62],
      ['vehicle-purchase', 87, 73],
    ])
    for (const purpose of PURPOSES) {
      const named = lists.filter((list) => list.purpose === purpose).map(({ publisher }) => publisher)
      expect(new Set(named.map((name) => name.replace(/ \d.*$/, ''))).size).toBeGreaterThanOrEqual(3)
    }
  })

  test('mundan without the almanac of Mithila, which has Margashirsha and Rohini: recall in percent', async () => {
    const rows = lists.flatMap((list, i) =>
      list.purpose === 'mundan' && !list.publisher.startsWith('Darbhanga') ? [{ list, i }] : [],
    )
    const hits = await Promise.all(rows.map(async ({ list, i }) => hitsOf(list.dates, await daysOf(i))))
    const published = rows.reduce((sum, { list }) => sum + list.dates.length, 0)
    expect(
      percent(
        hits.reduce((sum, each) => sum + each),
        published,
      ),
    ).toBe(85)
  })

  test('the stars of the Grihya Sutras find the marriage days of the almanac of Mithila', async () => {
    const list = lists.find(({ purpose, publisher }) => purpose === 'marriage' && publisher.startsWith('Darbhanga'))!
    const ours = await ourDays(list, { stars: 'grihya' })
    expect([hitsOf(list.dates, ours), list.dates.length]).toEqual([46, 52])
  })

  test('customary rules that lists ignore: hits and our days if they are required', async () => {
    const houses = lists.filter(({ purpose, publisher }) => purpose === 'griha-pravesh' && /20(30|41)$/.test(publisher))
    const kumbha = await Promise.all(houses.map((list) => ourDays(list, { required: ['kumbha-chakra'] })))
    expect(kumbha.map((ours, i) => [hitsOf(houses[i]!.dates, ours), houses[i]!.dates.length])).toEqual([
      [10, 22],
      [11, 22],
    ])
    const kesari = lists.find(({ publisher }) => publisher.startsWith('Punjab Kesari'))!
    const withoutVedha = await ourDays(kesari, { required: ['vedha'] })
    expect([hitsOf(kesari.dates, withoutVedha), kesari.dates.length]).toEqual([31, 39])
  })
})

// A panel has two or more lists of one purpose and span. A day is right if any list has it. It is a common day if two lists have it.
describe('panels of lists', () => {
  test('precision against the union, recall of common days, and agreement of the lists, percent', async () => {
    const rows = await Promise.all(
      panels.map(async (panel) => {
        const ours = await ourDays(panel)
        const all = panel.lists.flatMap(({ dates }) => dates)
        const union = new Set(all)
        const common = [...union].filter((date) => all.filter((each) => each === date).length > 1)
        const pairs = panel.lists.flatMap((a) =>
          panel.lists.filter((b) => b !== a).map((b) => [a.dates, b.dates] as const),
        )
        const counts = {
          right: [...ours.dates].filter((date) => union.has(date)).length,
          ours: ours.dates.size,
          found: hitsOf(common, ours),
          common: common.length,
          agreed: pairs.reduce((sum, [a, b]) => sum + a.filter((date) => b.includes(date)).length, 0),
          compared: pairs.reduce((sum, [a]) => sum + a.length, 0),
        }
        return { purpose: panel.purpose, counts }
      }),
    )
    const totals = sums(rows)
    const result = PURPOSES.map((purpose) => {
      const { right, ours, found, common, agreed, compared } = totals[purpose]!
      return [purpose, percent(right, ours), percent(found, common), percent(agreed, compared)]
    })
    expect(result).toEqual([
      ['griha-pravesh', 88, 100, 45],
      ['marriage', 89, 86, 64],
      ['mundan', 84, 82, 47],
      ['vehicle-purchase', 78, 94, 48],
    ])
  })
})
