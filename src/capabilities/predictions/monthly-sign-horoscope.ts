import { concurrently } from '../../concurrency.ts'
import { mapYielding } from '../../cooperative-yield.ts'
import { overallScore } from '../../jyotish/sign-scores.ts'
import { skyEvents } from '../../jyotish/sky-events.ts'
import { daysWithin, maybe, maybeTerm, nullable, oneOf, t } from '../../schema.ts'
import { addDays, civilOf } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'
import { isoUtc } from '../../time/moment.ts'
import { ordinalInWords } from '../../zodiac/house-words.ts'
import { type SignIndex, signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { Utc } from '../shared/almanac.ts'
import { FORECAST_MONTHS } from '../shared/date-ranges.ts'
import { only } from '../shared/inputs.ts'
import { midnightOf } from '../shared/lifetime.ts'
import { Sign } from '../shared/shapes.ts'
import { monthOf, monthText, readMonth, weeksOf } from './parts/month.ts'
import { within } from './parts/personal-day.ts'
import { Score, tenths } from './parts/quality-shape.ts'
import {
  Areas,
  areasQuality,
  areaWriter,
  FRAME,
  forOneOrAll,
  Quality,
  readSigns,
  SIGN_FIELDS,
  ZODIACS,
} from './parts/sign-forecast.ts'
import { monthAreas, noonsOf, stretchText, weekAreas } from './parts/sign-month.ts'
import { EventRow, eventWriter } from './parts/sky-event-rows.ts'

export default capability({
  slug: 'monthly-sign-horoscope',
  title: 'Monthly sign horoscope',
  summary: 'A month for one sign: the Sun’s ingress, changes in the sky, weeks and five areas.',
  keywords: 'horoscope month monthly zodiac sign',
  weight: 'light',
  method:
    'Days at 12:00 UTC as in daily-sign-horoscope, with Jupiter, Saturn and the nodes counted by half and the Moon only in the scores of weeks. Areas and quality are means over the month; weeks run from Monday to Sunday, cut to the month. Events by roots of longitude and speed.',
  input: only({
    sign: SIGN_FIELDS.sign,
    month: maybe(t.String(daysWithin(FORECAST_MONTHS, 'YYYY-MM; the current UTC month when left out.'))),
    zodiac: SIGN_FIELDS.zodiac,
  }),
  data: forOneOrAll({
    sign: maybeTerm(['Sign'], { description: 'A sign, or all.' }),
    zodiac: oneOf(ZODIACS),
    month: t.String({ description: 'YYYY-MM.' }),
    sun_ingress: nullable(t.Object({ sign: Sign, at: Utc })),
    events: t.Array(EventRow),
    weeks: t.Array(
      t.Object({
        week: t.Integer({ minimum: 1, maximum: 6 }),
        start_date: t.String({ format: 'date' }),
        end_date: t.String({ format: 'date' }),
        score: Score,
        text: t.String(),
      }),
    ),
    areas: nullable(Areas),
    quality: nullable(Quality),
  }),
  example: { sign: 'Leo', month: '2026-11' },
  varies: true,
}).compute(async (input, world) => {
  const { signs, all } = readSigns(input.sign)
  const today = civilOf(world.now)
  const month = input.month ? readMonth(input.month, 'month') : monthOf(today.year, today.month)
  const [first, last] = [month.days[0]!, month.days.at(-1)!]
  for (const date of [first, last]) within(date, 'month')
  const window = { from: midnightOf(first), to: midnightOf(addDays(last, 1)) }
  const [events, tellEvent, tellAreas] = await concurrently(
    () => skyEvents(window, FRAME, world.sky, world.signal),
    () => eventWriter(),
    () => areaWriter(),
  )
  const sun = events.find(({ planet, event }) => planet === 'Sun' && event === 'ingress')
  const noons = noonsOf(month.days, world)
  const weeks = weeksOf(month).map((dates) => {
    const start = dates[0]!.day - 1
    return { dates, noons: noons.slice(start, start + dates.length) }
  })
  const head = {
    zodiac: input.zodiac ?? ('vedic' as const),
    month: monthText(month),
    sun_ingress: sun ? { sign: signName(sun.sign), at: isoUtc(sun.at) } : null,
  }
  const horoscope = (from: SignIndex) => {
    const usedSentences = new Set<string>()
    const areas = monthAreas(from, noons)
    return {
      sign: signName(from) as string,
      ...head,
      events: events.map((event) => tellEvent(event, from, usedSentences)),
      weeks: weeks.map(({ dates, noons }, i) => {
        const week = weekAreas(from, noons)
        return {
          week: i + 1,
          start_date: dateText(dates[0]!),
          end_date: dateText(dates.at(-1)!),
          score: tenths(overallScore(week)),
          text: stretchText(`the ${ordinalInWords(i + 1)} week`, week),
        }
      }),
      areas: tellAreas(areas, usedSentences),
      quality: areasQuality(areas),
    }
  }
  const items = await mapYielding(signs, world.yieldIfDue, horoscope)
  return all
    ? { sign: 'all', ...head, events: [], weeks: [], areas: null, quality: null, horoscopes: items }
    : { ...items[0]!, horoscopes: null }
})
