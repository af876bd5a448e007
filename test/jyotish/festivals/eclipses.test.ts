import { expect, test } from 'bun:test'
import { eclipsesOf } from '../../../src/jyotish/festivals/calendar.ts'
import { eclipsesIn } from '../../../src/sky/lunations.ts'
import { addDays, civilOf } from '../../../src/time/civil.ts'
import { epochMs } from '../../../src/time/julian-day.ts'
import { utcMidnight } from '../../../src/time/moment.ts'
import { fixedZone } from '../../../src/time/zones.ts'
import { sample } from '../../long.ts'
import { sky } from '../../world.ts'

const UTC = fixedZone(0)

test('the eclipses of a date are those of the whole years', async () => {
  const years = sample(5, 100)
  const window = {
    from: utcMidnight({ year: 1900, month: 1, day: 1 }),
    to: utcMidnight({ year: 1900 + years, month: 1, day: 1 }),
  }
  const eclipses = await eclipsesIn(window, sky)
  expect(eclipses.length).toBeGreaterThan(4 * years)
  for (const eclipse of eclipses) {
    const date = civilOf(epochMs(eclipse.maximum))
    const [before, same, after] = await Promise.all(
      [-1, 0, 1].map((days) => eclipsesOf(addDays(date, days), 1, UTC, sky)),
    )
    expect([before, same, after].map((found) => found!.map(({ kind }) => kind))).toEqual([[], [eclipse.kind], []])
    expect(Math.abs(same![0]!.maximum - eclipse.maximum)).toBeLessThan(1 / 86_400)
  }
})
