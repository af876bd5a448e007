import { WEEKDAYS } from '../../jyotish/limbs.ts'
import { CHOGHADIYAS, choghadiyaNames, HALVES, partOfHalf } from '../../jyotish/panchang/day-parts.ts'
import { nullable, oneOf, rows, t, term } from '../../schema.ts'
import { epochMs } from '../../time/julian-day.ts'
import { capability } from '../capability.ts'
import { bySun, datePlace, dayHead, dayHeadFields, Moment, readToday } from '../shared/almanac.ts'
import { delhi } from '../shared/inputs.ts'
import { halfRows, Row } from './parts/choghadiyas.ts'

export default capability({
  slug: 'choghadiya',
  title: 'Choghadiya',
  summary: 'The eight parts of the day and the eight of the night, with ruler and quality.',
  keywords: 'choghadiya chogadia good hour travel',
  weight: 'light',
  varies: true,
  method:
    'The times are equal eighths from sunrise to sunset and from sunset to the next sunrise, named by the weekday of the sunrise (common almanac practice). Almanacs differ about velas.',
  input: datePlace(),
  data: t.Object({
    ...dayHeadFields,
    weekday: term(WEEKDAYS),
    day: nullable(rows(Row, 8)),
    night: nullable(rows(Row, 8)),
    current: nullable(
      t.Object(
        { part: oneOf(HALVES), name: oneOf(CHOGHADIYAS), ends_at: Moment },
        { description: 'Eighth that runs at the time of the call; null on other days.' },
      ),
    ),
  }),
  example: { date: '2023-01-01', ...delhi },
}).compute((input, world) => {
  const today = readToday(input, world)
  const { weekday } = today.day
  const current = bySun(today, (light) => {
    for (const part of HALVES)
      for (const [i, name] of choghadiyaNames(weekday, part).entries()) {
        const window = partOfHalf(light, part, i + 1, 8)
        if (epochMs(window.from) <= world.now && world.now < epochMs(window.to))
          return { part, name, ends_at: today.write(window.to) }
      }
    return null
  })
  return {
    ...dayHead(today),
    weekday: WEEKDAYS[weekday]!,
    day: halfRows('day', today),
    night: halfRows('night', today),
    current,
  }
})
