import { ATTRIBUTES } from '../../jyotish/nakshatras.ts'
import { HALVES, isDurmuhurta, MUHURTAS, partsOfBoth } from '../../jyotish/panchang/day-parts.ts'
import { STARS_28, type Star28 } from '../../jyotish/panchang/stars.ts'
import { maybeTerm, nullable, oneOf, rows, t, term } from '../../schema.ts'
import { capability } from '../capability.ts'
import {
  bySun,
  datePlace,
  dayHead,
  dayHeadFields,
  formattedWindow,
  readToday,
  windowFields,
} from '../shared/almanac.ts'
import { delhi } from '../shared/inputs.ts'

const deityOf = (star: Star28) => (star === 'Abhijit' ? 'Brahma' : ATTRIBUTES[star].deity)

export default capability({
  slug: 'day-muhurtas',
  title: 'Muhurtas of the day',
  summary:
    'The fifteen muhurtas of the day and the fifteen of the night, with deity, nakshatra and quality; the praharas.',
  weight: 'light',
  method:
    'The muhurtas are equal fifteenths of the day and of the night; names and qualities follow Muhurta Chintamani ch. 6 and Narada Samhita. A muhurta is good unless its name is bad or it is the durmuhurta of the weekday. Its nakshatra is the one with the same deity.',
  input: datePlace(),
  data: t.Object({
    ...dayHeadFields,
    muhurtas: nullable(
      rows(
        t.Object({
          number: t.Integer({
            minimum: 1,
            maximum: 15,
            description: 'Number of the muhurta in the day or the night, 1 to 15.',
          }),
          part: oneOf(HALVES),
          name: maybeTerm(['DayMuhurta']),
          deity: maybeTerm(['Deity']),
          good: t.Boolean(),
          star: term(STARS_28 as readonly [Star28, ...Star28[]]),
          durmuhurta: t.Boolean(),
          ...windowFields,
        }),
        30,
      ),
    ),
    ghati_minutes: nullable(
      t.Object(
        { day: t.Number(), night: t.Number() },
        { description: 'A thirtieth of the day and of the night; null without a sunrise.' },
      ),
    ),
    praharas: nullable(
      rows(t.Object({ number: t.Integer({ minimum: 1, maximum: 8 }), part: oneOf(HALVES), ...windowFields }), 8),
    ),
  }),
  example: { date: '2023-01-01', ...delhi },
}).compute((input, world) => {
  const today = readToday(input, world)
  const { weekday } = today.day
  const minutes = (days: number) => Math.round(((days * 1440) / 30) * 1000) / 1000
  return {
    ...dayHead(today),
    muhurtas: bySun(today, (light) =>
      partsOfBoth(light, 15).map((part, i) => {
        const number = (i % 15) + 1
        const { name, star, good } = MUHURTAS[part.half][number - 1]!
        const durmuhurta = isDurmuhurta(weekday, part.half, number)
        return {
          number,
          part: part.half,
          name,
          deity: deityOf(star),
          good: good && !durmuhurta,
          star,
          durmuhurta,
          ...formattedWindow(part, today),
        }
      }),
    ),
    ghati_minutes: bySun(today, ({ sunrise, sunset, nextSunrise }) => ({
      day: minutes(sunset - sunrise),
      night: minutes(nextSunrise - sunset),
    })),
    praharas: bySun(today, (light) =>
      partsOfBoth(light, 4).map((part, i) => ({ number: i + 1, part: part.half, ...formattedWindow(part, today) })),
    ),
  }
})
