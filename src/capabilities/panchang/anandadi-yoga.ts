import { WEEKDAYS } from '../../jyotish/limbs.ts'
import { STAR } from '../../jyotish/panchang/limbs.ts'
import { ANANDADI, anandadiFrom, anandadiNumber, STARS_28, starsOf28 } from '../../jyotish/panchang/stars.ts'
import { maybeTerm, oneOf, t, term } from '../../schema.ts'
import { capability } from '../capability.ts'
import { cutFields, cutWindow, datePlace, dayHead, dayHeadFields, readToday } from '../shared/almanac.ts'
import { delhi } from '../shared/inputs.ts'
import { Star } from '../shared/shapes.ts'

const Star28 = term(STARS_28 as readonly [(typeof STARS_28)[number], ...(typeof STARS_28)[number][]])

export default capability({
  slug: 'anandadi-yoga',
  title: 'Anandadi yoga',
  summary: 'The yogas of weekday and nakshatra, Ananda to Pravardhamana, through the day.',
  weight: 'light',
  method:
    "The yoga is the count from the nakshatra of the weekday to the Moon’s in the ring of 28, with Abhijit from 6°40' to 10°53'20\" of Capricorn (Muhurta Chintamani ch. 1). The first nakshatra advances by four each day.",
  input: datePlace(),
  data: t.Object({
    ...dayHeadFields,
    weekday: term(WEEKDAYS),
    counted_from: Star,
    spans: t.Array(
      t.Object({
        yoga: maybeTerm(['AnandadiYoga']),
        number: t.Integer({ minimum: 1, maximum: 28 }),
        quality: oneOf(['good', 'bad']),
        auspicious: t.Boolean(),
        meaning: t.String(),
        nakshatra: Star28,
        ...cutFields,
      }),
    ),
  }),
  example: { date: '2024-04-09', ...delhi },
}).compute((input, world) => {
  const today = readToday(input, world)
  const { day, almanac } = today
  return {
    ...dayHead(today),
    weekday: WEEKDAYS[day.weekday]!,
    counted_from: anandadiFrom(day.weekday) as (typeof STAR)['names'][number],
    spans: starsOf28(STAR, day, almanac).map((span) => {
      const number = anandadiNumber(day.weekday, span.number)
      const { name, good, result, avoid } = ANANDADI[number - 1]!
      return {
        yoga: name,
        number,
        quality: good ? 'good' : 'bad',
        auspicious: good,
        meaning: avoid ? `${result}; avoid ${avoid}` : result,
        nakshatra: STARS_28[span.number - 1]!,
        ...cutWindow(span, today),
      }
    }),
  }
})
