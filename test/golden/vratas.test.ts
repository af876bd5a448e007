import { expect, test } from 'bun:test'
import { festivalCalendar, observancesOf, vrataDays } from '../../src/jyotish/festivals/index.ts'
import { OBSERVANCES, type Vrata } from '../../src/jyotish/festivals/observances.ts'
import { dateText } from '../../src/time/iso.ts'
import abroad from './festivals-abroad.json'
import golden from './vratas.json'
import { yearAt } from './years.ts'

test.each(golden.reported)(
  '$vrata of $date at $place, where its part of the day decides neither or both days',
  (row) => {
    const selection = vrataDays([row.vrata as Vrata], yearAt(row.place, Number(row.date.slice(0, 4))))
    const answer = selection.find(({ day }) => dateText(day.date) === row.date)
    expect(answer?.alternatives.map(({ day }) => dateText(day.date))).toEqual([row.other])
  },
)

test.each(golden.vaishnava)('the Vaishnava fast of $date at $place: $why', ({ place, date, why }) => {
  const selection = vrataDays(['ekadashi'], yearAt(place, Number(date.slice(0, 4))), 'vaishnava')
  expect(selection.find(({ day }) => dateText(day.date) === date)?.why).toContain(why)
})

test('270 published sankashtis, pradoshas and shivaratris, 2016 to 2026: 258 agree', () => {
  const missing = golden.published.flatMap(({ vrata, place, dates }) =>
    dates.filter((date) => {
      const selection = vrataDays([vrata as Vrata], yearAt(place, Number(date.slice(0, 4))))
      return !selection.some(({ day }) => dateText(day.date) === date)
    }),
  )
  expect(golden.published.flatMap(({ dates }) => dates)).toHaveLength(270)
  expect(missing.sort()).toEqual(golden.differences.map(({ list }) => list).sort())
  expect(golden.differences).toHaveLength(12)
})

test('172 published festivals in other countries: 158 agree', () => {
  const rows = abroad.lists.flatMap(({ place, rows }) =>
    rows.map(([date, name]) => ({ place, date: date!, name: name! })),
  )
  const years = new Map<string, ReturnType<typeof festivalCalendar>>()
  const observedDays = (place: string, year: number) => {
    const key = `${place} ${year}`
    if (!years.has(key)) {
      const selection = new Set(rows.filter((row) => row.place === place).map(({ name }) => name))
      const names = OBSERVANCES.filter(({ name }) => selection.has(name))
      // Vratas of every month are not in the rows.
      const calendar = yearAt(place, year)
      years.set(key, names.length === selection.size ? observancesOf(names, calendar) : festivalCalendar(calendar))
    }
    return years.get(key)!
  }
  expect(rows).toHaveLength(172)
  for (const { place, date, name } of rows) {
    const differs = abroad.differences.find((each) => each.place === place && each.name === name && each.list === date)
    const target = differs?.ours ?? date
    const matches = observedDays(place, Number(date.slice(0, 4))).filter((each) => each.name === name)
    expect(`${place} ${name} ${matches.map(({ day }) => dateText(day.date)).includes(target) ? target : 'none'}`).toBe(
      `${place} ${name} ${target}`,
    )
  }
  expect(abroad.differences).toHaveLength(14)
})
