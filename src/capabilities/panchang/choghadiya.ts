import { WEEKDAYS } from '../../jyotish/limbs.ts'
import {
  CHOGHADIYA_QUALITY,
  CHOGHADIYA_RULERS,
  CHOGHADIYAS,
  choghadiyaNames,
  HALVES,
  type Half,
  OCTANTS,
  partOfHalf,
  QUALITIES,
  VELAS,
} from '../../jyotish/panchang/day-parts.ts'
import { nullable, oneOf, rows, t, term } from '../../schema.ts'
import { epochMs } from '../../time/julian-day.ts'
import { bySun, datePlace, head, headFields, Moment, readToday, type Today, windowFields, written } from '../almanac.ts'
import { capability } from '../capability.ts'
import { delhi } from '../inputs.ts'
import { Lord } from '../shapes.ts'

const VELA_WORDS = ['vara_vela', 'kala_vela', 'kala_ratri', 'rahu_kaal'] as const
const Row = t.Object({
  name: oneOf(CHOGHADIYAS),
  ruler: Lord,
  quality: oneOf(QUALITIES),
  ...windowFields,
  vela: nullable(oneOf(VELA_WORDS, { description: 'Where two fall together, the first of this list.' })),
})
export const ChoghadiyaObject = nullable(
  t.Object({ day: rows(Row, 8), night: rows(Row, 8) }, { description: 'Null without a sunrise and sunset.' }),
)

const velaOf = (weekday: number, half: Half, eighth: number) =>
  VELA_WORDS.find((word) =>
    word === 'rahu_kaal'
      ? half === 'day' && OCTANTS.rahu_kaal[weekday] === eighth
      : VELAS[word].half === half && VELAS[word].eighths[weekday] === eighth,
  ) ?? null

const halfRows = (half: Half, today: Today) =>
  bySun(today, (light) =>
    choghadiyaNames(today.day.weekday, half).map((name, i) => ({
      name,
      ruler: CHOGHADIYA_RULERS[name],
      quality: CHOGHADIYA_QUALITY[name],
      ...written(partOfHalf(light, half, i + 1, 8), today),
      vela: velaOf(today.day.weekday, half, i + 1),
    })),
  )

export const choghadiyaRows = (today: Today) => {
  const [day, night] = [halfRows('day', today), halfRows('night', today)]
  return day && night && { day, night }
}

export default capability({
  slug: 'choghadiya',
  title: 'Choghadiya',
  summary: 'The eight parts of the day and the eight of the night, with ruler and quality.',
  weight: 'light',
  varies: true,
  method:
    'Equal eighths of sunrise to sunset and of sunset to sunrise, named by the weekday of the sunrise (common almanac practice); velas are disputed between almanacs.',
  input: datePlace(),
  data: t.Object({
    ...headFields,
    weekday: term(WEEKDAYS),
    day: nullable(rows(Row, 8)),
    night: nullable(rows(Row, 8)),
    current: nullable(
      t.Object(
        { part: oneOf(HALVES), name: oneOf(CHOGHADIYAS), ends_at: Moment },
        { description: 'At the moment of the call; null outside the day.' },
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
    ...head(today),
    weekday: WEEKDAYS[weekday]!,
    day: halfRows('day', today),
    night: halfRows('night', today),
    current,
  }
})
