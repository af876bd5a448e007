import { expect, test } from 'bun:test'
import { festivalCalendar, observancesOf } from '../../src/jyotish/festivals/index.ts'
import { OBSERVANCES } from '../../src/jyotish/festivals/observances.ts'
import { dateText } from '../../src/time/iso.ts'
import golden from './schools.json'
import { yearAt } from './years.ts'

test.each(golden)('$name of $date: $other in $tradition', ({ name, date, other, tradition }) => {
  const row = OBSERVANCES.find((each) => each.name === name)!
  const [observance] = observancesOf([row], yearAt('New Delhi', Number(date.slice(0, 4))))
  expect(dateText(observance!.day.date)).toBe(date)
  const alternative = observance!.alternatives.find(({ day }) => dateText(day.date) === other)
  expect(alternative?.tradition).toContain(tradition)
})

test('no alternative is the day itself, and none occurs twice', () => {
  for (const year of [2018, 2019, 2022, 2024])
    for (const { name, day, alternatives } of festivalCalendar(yearAt('New Delhi', year))) {
      const dates = [day, ...alternatives.map((each) => each.day)].map(({ date }) => dateText(date))
      expect([name, dates.length]).toEqual([name, new Set(dates).size])
    }
})
