import { beforeAll, describe, expect, test } from 'bun:test'
import { westernNatal } from '../../src/capabilities/shared/tropical/birth.ts'
import { minuteChanges } from '../../src/capabilities/western/parts/natal-certainty.ts'
import synastry from '../../src/capabilities/western/synastry-full.ts'
import transitDates from '../../src/capabilities/western/western-transit-dates.ts'
import forecast from '../../src/capabilities/western/western-yearly-forecast.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { plusDays } from '../../src/time/julian-day.ts'
import { tropicalChart } from '../../src/western/chart.ts'
import type { PLANETS } from '../../src/western/points.ts'
import { ORDINALS } from '../../src/zodiac/house-words.ts'
import { randomBirths } from '../capabilities/births.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'

// The argument of Western reports: the themes of a year, the question of a pair, and the certainty of a birth chart.

const world = worldAt(Date.UTC(2026, 10, 29))
const BIRTHS = randomBirths(sample(120, 600), 23)
  .filter(({ datetime }) => datetime > '1940' && datetime < '2004')
  .map((birth, i) => ({ ...birth, name: ['Asha Rao', 'Tom Berg', 'Lena Holm', 'Ivo Petrov'][i % 4]! }))

const years: Awaited<ReturnType<typeof forecast.compute>>[] = []
beforeAll(async () => {
  for (const birth of BIRTHS.slice(0, sample(30, 150)))
    years.push(await forecast.compute({ ...birth, year: 2027 }, world))
}, 600_000)

describe('the argument of a year', () => {
  test('the themes are transits of the year, one of each side, and their months name their dates', () => {
    let found = 0
    for (const { themes, slow_transits, months } of years) {
      expect(new Set(themes.map(({ title }) => title.slice(0, title.indexOf(':')))).size).toBe(themes.length)
      for (const { text, months: named } of themes) {
        const dates = [...sentencesOf(text)[0]!.matchAll(/(\d+) ([A-Z]\w+)/g)]
        expect(dates.length).toBeGreaterThan(0)
        expect(new Set(dates.map(([, , month]) => month)).size).toBe(named.length)
        for (const month of named) {
          expect(slow_transits.some(({ date }) => date.startsWith(month))).toBe(true)
          const own = months.find((each) => each.month === month)!
          expect(dates.some(([date]) => own.text.includes(`On ${date} `))).toBe(true)
          found++
        }
      }
    }
    expect(found).toBeGreaterThan(years.length)
  })

  test('no sentence frame stands in more than half of the months, and a quiet month is short', () => {
    for (const { months } of years) {
      const frames = months.flatMap(({ text }) => [
        ...new Set(sentencesOf(text).map((sentence) => sentence.split(' ').slice(0, 3).join(' ').replace(/\d+/, '0'))),
      ])
      const counts = Map.groupBy(frames, (frame) => frame.replace(/ [A-Z]\w+.*$/, ''))
      expect([...counts].filter(([frame, all]) => !frame.startsWith('On 0') && all.length > 6)).toEqual([])
      for (const { events, text } of months)
        if (events.length === 0 && !/eclipse|progressed/.test(text)) expect(sentencesOf(text)).toHaveLength(1)
    }
  })

  test('the opening says how far the methods agree', () => {
    const verdicts = years.map(
      ({ summary }) =>
        /(the same way|do not confirm|disagree with it)/.exec(summary)?.[1] ?? `no verdict in: ${summary}`,
    )
    expect(verdicts.filter((verdict) => verdict.startsWith('no'))).toEqual([])
    expect(new Set(verdicts).size).toBeGreaterThan(1)
  })
})

test('the meaning of a transit is a sentence to the reader', async () => {
  const { transit_events } = await transitDates.compute(
    { ...BIRTHS[0]!, start_date: '2027-01-01', days_ahead: 365 },
    world,
  )
  expect(transit_events.length).toBeGreaterThan(50)
  expect(transit_events.filter(({ meaning }) => !/\byour\b.*\.$/.test(meaning))).toEqual([])
})

test('the question of a pair is in its opening, in its quarrels and in its advice, with both names', async () => {
  let all = 0
  let found = 0
  for (let i = 0; i + 1 < BIRTHS.length && i < sample(40, 200); i += 2) {
    const { overview, themes, advice } = await synastry.compute(
      { person_a: BIRTHS[i]!, person_b: BIRTHS[i + 1]! },
      world,
    )
    const question = /The question that comes back is (.+?), from/.exec(overview.summary)?.[1]
    if (!question) continue
    const names = [BIRTHS[i]!, BIRTHS[i + 1]!].map(({ name }) => name.split(' ')[0]!)
    for (const name of names) expect(question).toContain(`${name}’s`)
    if (overview.summary.includes('What carries you')) expect(advice[0]).toContain(question)
    const quarrels = themes.find(({ theme }) => theme === 'conflict')!
    if (quarrels.aspects.length === 0) continue
    all++
    // A scene that contradicts the verdict on the quarrels is left out.
    if (quarrels.text.includes('your main question')) found++
  }
  expect(found).toBeGreaterThan(5)
  expect(found / all).toBeGreaterThan(0.7)
}, 600_000)

test('a chart some minutes away has the changes that the report names', () => {
  let found = 0
  for (const birth of BIRTHS.slice(0, sample(40, 200))) {
    const natal = westernNatal(birth, world)
    for (const { minutes, text } of minuteChanges(natal, world).slice(0, 3)) {
      const then = tropicalChart(
        plusDays(natal.chart.at, minutes / 1440),
        natal.site,
        natal.chart.houses.system,
        world.sky,
      )
      const [, planet, house] = /^(?:the )?(\w+) would be in the (\w+) house/.exec(text) ?? []
      if (!planet) continue
      expect([text, then.point[planet as (typeof PLANETS)[number]].house]).toEqual([
        text,
        (ORDINALS.indexOf(house as (typeof ORDINALS)[number]) + 1) as never,
      ])
      found++
    }
  }
  expect(found).toBeGreaterThan(20)
})
