import { expect, test } from 'bun:test'
import { observancesOf } from '../../src/jyotish/festivals/index.ts'
import { RECURRING } from '../../src/jyotish/festivals/recurring.ts'
import { CRESCENT_CRITERIA } from '../../src/sky/crescent.ts'
import { dateText } from '../../src/time/iso.ts'
import golden from './crescent.json'
import { yearAt } from './years.ts'

test('41 published days of Chandra Darshana: 41 by Yallop, 35 by Odeh, 36 by a lag of 48 minutes', () => {
  const rows = RECURRING.filter(({ name }) => name === 'Chandra Darshana')
  const years = [...new Set(golden.dates.map((date) => Number(date.slice(0, 4))))]
  const agreed = Object.fromEntries(
    CRESCENT_CRITERIA.map((crescent) => {
      const days = years.flatMap((year) => observancesOf(rows, { ...yearAt('New Delhi', year), crescent }))
      const dates = new Set(days.map(({ day }) => dateText(day.date)))
      return [crescent, golden.dates.filter((date) => dates.has(date)).length]
    }),
  )
  expect(golden.dates).toHaveLength(41)
  expect(agreed).toEqual({ yallop: 41, odeh: 35, lag: 36 })
})
