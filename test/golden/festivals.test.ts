import { describe, expect, test } from 'bun:test'
import { eclipsesOf, openCalendar } from '../../src/jyotish/festivals/calendar.ts'
import { festivalCalendar, type Observance, observancesOf } from '../../src/jyotish/festivals/index.ts'
import { OBSERVANCES } from '../../src/jyotish/festivals/observances.ts'
import { dateText } from '../../src/time/iso.ts'
import { zoneNamed } from '../../src/time/zones.ts'
import { sky } from '../world.ts'
import golden from './festivals.json'

const india = zoneNamed('Asia/Kolkata')!
const calendar = (year: number, place: { latitude: number; longitude: number }) =>
  openCalendar({ year, month: 1, day: 1 }, 365 + Number(year % 4 === 0), place, india, sky)
const dateOf = ({ day }: Pick<Observance, 'day'>) => dateText(day.date)

describe('published dates of 22 festivals, 2016 to 2030', () => {
  const selection = OBSERVANCES.filter(({ name }) => golden.festivals.some((row) => row.name === name))
  const ours = new Map(golden.years.map((year) => [year, observancesOf(selection, calendar(year, golden.place))]))
  const differs = (name: string, list: string) =>
    golden.differences.find((each) => each.name === name && each.list === list)

  test.each(golden.festivals)('$name', ({ name, dates }) => {
    expect(dates).toHaveLength(golden.years.length)
    dates.forEach((list, i) => {
      const matching = ours.get(golden.years[i]!)!.filter((each) => each.name === name)
      expect(matching.map(dateOf)).toEqual([differs(name, list)?.ours ?? list])
    })
  })

  test('304 of 330 agree; every other one is explained, 15 of them as alternatives', () => {
    const rows = golden.festivals.flatMap(({ name, dates }) => dates.map((list) => ({ name, list })))
    const others = rows.filter(({ name, list }) => differs(name, list))
    expect(rows).toHaveLength(330)
    expect(others).toHaveLength(golden.differences.length)
    expect(rows.length - others.length).toBe(304)
    const items = others.filter(({ name, list }) =>
      ours
        .get(Number(list.slice(0, 4)))!
        .some((each) => each.name === name && each.alternatives.some((other) => dateOf(other) === list)),
    )
    expect(items).toHaveLength(15)
  })
})

test('Drik Panchang, 523 days of 282 observances in 2023: 521 agree, the others are explained', async () => {
  const { place, rows, differences } = golden.drik_2023
  const eclipses = await eclipsesOf({ year: 2023, month: 1, day: 1 }, 365, india, sky)
  const days = openCalendar({ year: 2023, month: 1, day: 1 }, 365, place, india, sky, eclipses)
  const selection = new Set(festivalCalendar(days).map((each) => `${dateOf(each)} ${each.name}`))
  const published = rows.flatMap(({ name, dates }) => dates.map((date) => `${date} ${name}`))
  expect(published).toHaveLength(523)
  expect(published.filter((row) => !selection.has(row)).sort()).toEqual(
    differences.map(({ list, name }) => `${list} ${name}`).sort(),
  )
})

// source: Drik Panchang, 2022 and 2023, as above; ishtadevata.com, 2017
test('the fast of Ashtahnika begins on the day in which Ashtami begins: seven published days', () => {
  const published = ['2017-10-27', '2022-03-09', '2022-07-06', '2022-10-31', '2023-02-26', '2023-06-25', '2023-11-19']
  const rows = OBSERVANCES.filter(({ name }) => name.endsWith('Ashtahnika begins'))
  const { place } = golden.drik_2023
  const selection = new Set(
    [2017, 2022, 2023].flatMap((year) => observancesOf(rows, calendar(year, place)).map(dateOf)),
  )
  expect(published.filter((date) => !selection.has(date))).toEqual([])
})
