import { WEEKDAYS } from '../../jyotish/limbs.ts'
import { t, term } from '../../schema.ts'
import { capability } from '../capability.ts'
import { datePlace, dayHead, dayHeadFields, readToday } from '../shared/almanac.ts'
import { delhi } from '../shared/inputs.ts'
import { Horas, horaRows } from './parts/horas.ts'

export default capability({
  slug: 'planetary-hora',
  title: 'Planetary hora',
  summary: 'The twenty-four planetary hours of a day, with quality and use.',
  keywords: 'hora hour planet',
  weight: 'light',
  method:
    'Day and night each have twelve equal parts. The first belongs to the lord of the weekday; the others follow the order Sun, Venus, Mercury, Moon, Saturn, Jupiter, Mars without interruption.',
  input: datePlace(),
  data: t.Object({ ...dayHeadFields, weekday: term(WEEKDAYS), horas: Horas }),
  example: { date: '2023-01-01', ...delhi },
}).compute((input, world) => {
  const today = readToday(input, world)
  return { ...dayHead(today), weekday: WEEKDAYS[today.day.weekday]!, horas: horaRows(today) }
})
