import { WEEKDAYS } from '../../jyotish/limbs.ts'
import { HALVES, HORAS, horaRuler, partsOfBoth, QUALITIES } from '../../jyotish/panchang/day-parts.ts'
import { nullable, oneOf, rows, t, term } from '../../schema.ts'
import { bySun, datePlace, head, headFields, readToday, type Today, windowFields, written } from '../almanac.ts'
import { capability } from '../capability.ts'
import { delhi } from '../inputs.ts'
import { Lord } from '../shapes.ts'

export const Horas = nullable(
  rows(
    t.Object({
      number: t.Integer({ minimum: 1, maximum: 24 }),
      part: oneOf(HALVES),
      ruler: Lord,
      quality: oneOf(QUALITIES),
      good_for: t.Array(t.String()),
      ...windowFields,
    }),
    24,
  ),
)

export const horaRows = (today: Today) =>
  bySun(today, (light) =>
    partsOfBoth(light, 12).map((part, i) => {
      const ruler = horaRuler(today.day.weekday, i + 1)
      return {
        number: i + 1,
        part: part.half,
        ruler,
        quality: HORAS[ruler].quality,
        good_for: [...HORAS[ruler].goodFor],
        ...written(part, today),
      }
    }),
  )

export default capability({
  slug: 'planetary-hora',
  title: 'Planetary hora',
  summary: 'The twenty-four planetary hours of a day, with quality and use.',
  weight: 'light',
  method:
    'Twelve equal parts of the day and twelve of the night; the first belongs to the lord of the weekday, the rest follow Sun, Venus, Mercury, Moon, Saturn, Jupiter, Mars without a break.',
  input: datePlace(),
  data: t.Object({ ...headFields, weekday: term(WEEKDAYS), horas: Horas }),
  example: { date: '2023-01-01', ...delhi },
}).compute((input, world) => {
  const today = readToday(input, world)
  return { ...head(today), weekday: WEEKDAYS[today.day.weekday]!, horas: horaRows(today) }
})
