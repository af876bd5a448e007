import { expect, test } from 'bun:test'
import { vrataDays } from '../../src/jyotish/festivals/index.ts'
import type { Vrata } from '../../src/jyotish/festivals/observances.ts'
import { dateText } from '../../src/time/iso.ts'
import golden from './vratas.json'
import { yearAt } from './years.ts'

test.each(golden.reported)('$vrata of $date at $place, met by its part of neither day or of both', (row) => {
  const kept = vrataDays([row.vrata as Vrata], yearAt(row.place, Number(row.date.slice(0, 4))))
  const found = kept.find(({ day }) => dateText(day.date) === row.date)
  expect(found?.alternatives.map(({ day }) => dateText(day.date))).toEqual([row.other])
})

test.each(golden.vaishnava)('the Vaishnava fast of $date at $place: $why', ({ place, date, why }) => {
  const kept = vrataDays(['ekadashi'], yearAt(place, Number(date.slice(0, 4))), 'vaishnava')
  expect(kept.find(({ day }) => dateText(day.date) === date)?.why).toContain(why)
})
