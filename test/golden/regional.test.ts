import { expect, test } from 'bun:test'
import { openCalendar } from '../../src/jyotish/festivals/calendar.ts'
import { observancesOf } from '../../src/jyotish/festivals/index.ts'
import { OBSERVANCES } from '../../src/jyotish/festivals/observances.ts'
import { zoneNamed } from '../../src/time/zones.ts'
import { sky } from '../world.ts'
import golden from './regional.json'

const published = golden.rows.flatMap(({ name, place, dates }) =>
  dates.map((date) => ({ name, place: place as keyof typeof golden.places, date })),
)
/** True if the observance falls on the published day. */
const isOnDay = ({ name, place, date }: (typeof published)[number]) => {
  const row = OBSERVANCES.find((each) => each.name === name)!
  const { latitude, longitude, zone } = golden.places[place]
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const calendar = openCalendar({ year, month, day }, 1, { latitude, longitude }, zoneNamed(zone)!, sky)
  return observancesOf([row], calendar).length > 0
}

test('each published day has a source', () => {
  for (const row of golden.rows)
    expect([row.name, 'sources' in row ? row.sources?.length : Boolean(row.source)]).toEqual([
      row.name,
      'sources' in row ? row.dates.length : true,
    ])
})

test('550 published days of 59 regional observances: 537 agree, the others are explained', () => {
  const missed = published.filter((row) => !isOnDay(row))
  expect(new Set(published.map(({ name }) => name)).size).toBe(59)
  expect(published).toHaveLength(550)
  expect(missed.map(({ name, date }) => `${date} ${name}`).sort()).toEqual(
    golden.differences.map(({ name, list }) => `${list} ${name}`).sort(),
  )
})
