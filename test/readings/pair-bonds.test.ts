import { beforeAll, expect, test } from 'bun:test'
import vivahaYogas from '../../src/capabilities/doshas-yogas/vivaha-yogas.ts'
import matchingReport from '../../src/capabilities/matching/matching-report.ts'
import synastryFull from '../../src/capabilities/western/synastry-full.ts'
import synastryPredictions from '../../src/capabilities/western/synastry-predictions.ts'
import { longMonthOf } from '../../src/time/iso.ts'
import { randomBirths } from '../capabilities/births.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'

// The kind of bond of a pair, and the times that a reading of two people names.

const world = { ...worldAt(Date.UTC(2026, 10, 30)), warn() {} }
const BIRTHS = randomBirths(200, 71).map((birth, i) => ({
  ...birth,
  name: ['Asha Rao', 'Tom Berg', 'Lena Holm'][i % 3]!,
}))
const between = (from: string, to: string) => BIRTHS.filter(({ datetime }) => datetime > from && datetime < to)
const pairsOf = (older: typeof BIRTHS, younger: typeof BIRTHS) =>
  older.slice(0, sample(12, 40)).map((person_a, i) => ({ person_a, person_b: younger[i % younger.length]! }))
const LOVERS = /\b(?:lovers?|falls? in love|into love|attracted|two flats|bed|romantic|kiss\w*)\b/i

const textsOf = ({
  overview,
  themes,
  house_overlays,
  strengths,
  challenges,
  advice,
}: Awaited<ReturnType<typeof synastryFull.compute>>) => [
  overview.summary,
  ...[...themes, ...house_overlays].map(({ text }) => text),
  ...[...strengths, ...challenges, ...advice],
]

test('two generations, a child, and two of an unknown bond are never read as lovers', async () => {
  const [old, grown, children] = [between('1930', '1955'), between('1978', '2002'), between('2010', '2024')]
  const cases = [
    { pairs: pairsOf(old, grown), focus: 'romance', age: /\d+ years between you/ },
    { pairs: pairsOf(grown, children), focus: 'romance', age: /is under 18/ },
    { pairs: pairsOf(children, children.toReversed()), focus: 'romance', age: /both under 18/ },
    { pairs: pairsOf(grown, grown.toReversed()), focus: undefined, age: null },
  ] as const
  for (const { pairs, focus, age } of cases)
    for (const both of pairs) {
      if (both.person_a === both.person_b) continue
      const answer = await synastryFull.compute({ ...both, ...(focus && { focus }) }, world)
      expect(textsOf(answer).filter((text) => LOVERS.test(text))).toEqual([])
      if (age) expect(answer.overview.summary).toMatch(age)
    }
})

test('what goes both ways between two charts is described once', async () => {
  let mutual = 0
  for (const both of pairsOf(between('1978', '2002'), between('1978', '2002').toReversed())) {
    const { house_overlays: rows } = await synastryFull.compute(both, world)
    const references = rows.filter(({ text }) => text.includes('It goes both ways'))
    expect(rows.filter(({ text }) => /You find this under/.test(text))).toEqual([])
    for (const row of references) {
      mutual++
      expect(row.owner).toBe('person_b')
      expect(rows.some(({ owner, house }) => owner === 'person_a' && house === row.house)).toBe(true)
    }
  }
  expect(mutual).toBeGreaterThan(0)
})

test('the themes of a forecast are dated by its events, in order of time', async () => {
  for (const both of pairsOf(between('1978', '2002'), between('1978', '2002').toReversed())) {
    const { summary, months } = await synastryPredictions.compute({ ...both, start_date: '2026-12-01' }, world)
    const days = new Set(
      months.flatMap(({ events }) =>
        events.map(({ exact_at }) => `${Number(exact_at.slice(8, 10))} ${exact_at.slice(5, 7)}`),
      ),
    )
    const themes = [...summary.matchAll(/(?:^|\. )(?:In|From) \w+(?: \d{4})?[^.]* on (\d+) (\w+)\./g)]
    expect(themes.length).toBeLessThanOrEqual(3)
    for (const [, day, month] of themes) {
      const number = new Date(`${month} 1, 2000 UTC`).getUTCMonth() + 1
      expect([...days]).toContain(`${day} ${String(number).padStart(2, '0')}`)
    }
    expect(summary).toMatch(/these months/)
  }
})

type Match = Awaited<ReturnType<typeof matchingReport.compute>>
const AS_OF = '2026-11-30'
const matches: { groom: (typeof BIRTHS)[0]; bride: (typeof BIRTHS)[0]; answer: Match }[] = []
beforeAll(async () => {
  const grown = between('1978', '2004')
  for (const [i, bride] of grown.slice(1, sample(25, 60)).entries()) {
    const groom = grown[i]!
    matches.push({ groom, bride, answer: await matchingReport.compute({ groom, bride, as_of: AS_OF }, world) })
  }
}, 300_000)
const periodsOf = ({ sections }: Match) =>
  sections
    .find(({ id }) => id === 'dasha_overlap')!
    .paragraphs.map(({ text }) => text)
    .join(' ')

test('the next time for a marriage lies in a window of both charts, or the report says that none does', async () => {
  let found = 0
  for (const { groom, bride, answer } of matches) {
    const text = periodsOf(answer)
    expect(text).toMatch(/for a marriage|marks a time for marriage/i)
    const match = /that both charts favour is (?:(?:in|from) (\w+ \d{4})|running (now))/.exec(answer.summary.text)
    if (!match) continue
    const named = match[1] ?? match[2]!
    found++
    for (const birth of [groom, bride]) {
      const { windows } = await vivahaYogas.compute({ ...birth, from_date: AS_OF, years: 12 }, world)
      const months = (iso: string) => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7))
      const start = named === 'now' ? months(AS_OF) : months(monthIso(named))
      expect(windows.some((each) => months(each.start) <= start && start <= months(each.end))).toBe(true)
    }
  }
  expect(found).toBeGreaterThan(3)
}, 120_000)
const monthIso = (text: string): string => {
  const [, year] = text.split(' ')
  const month = Array.from({ length: 12 }, (_, i) => i + 1).find(
    (each) => longMonthOf({ year: Number(year), month: each, day: 1 }) === text,
  )!
  return `${year}-${String(month).padStart(2, '0')}-01`
}

test('two manglik charts are called alike only if their degrees are', () => {
  for (const { answer } of matches) {
    const section = answer.sections.find(({ id }) => id === 'manglik')!
    const percent = section.facts.slice(0, 2).map(({ text }) => Number(/(\d+) percent/.exec(text)?.[1]))
    const isAlike = Math.abs(percent[0]! - percent[1]!) < 30
    const { text } = section.paragraphs[0]!
    if (text.includes('about the same degree')) expect([text, isAlike]).toEqual([text, true])
    if (text.includes('much more than')) expect([text, isAlike]).toEqual([text, false])
  }
})
