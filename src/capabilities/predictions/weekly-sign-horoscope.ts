import { concurrently } from '../../concurrency.ts'
import { mapYielding } from '../../cooperative-yield.ts'
import { areaScores, DAY_SHARES, meanAreas, overallSignScore } from '../../jyotish/sign-scores.ts'
import { skyEvents } from '../../jyotish/sky-events.ts'
import { signsOf, transitsAt } from '../../jyotish/transits.ts'
import { daysWithin, maybe, nullable, oneOf, t } from '../../schema.ts'
import { addDays, civilOf, dayNumber, weekday } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'
import { houseFrom, type SignIndex, signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { FORECAST_WEEKS } from '../shared/date-ranges.ts'
import { only } from '../shared/inputs.ts'
import { midnightOf } from '../shared/lifetime.ts'
import { House, Sign } from '../shared/shapes.ts'
import { noonUtc, readForecastDate, withinForecasts } from './parts/personal-day.ts'
import { QualityScore, tenths } from './parts/quality-shape.ts'
import {
  Areas,
  areasQuality,
  FORECAST_ZODIACS,
  FRAME,
  forOneOrAll,
  periodAreaWriter,
  Quality,
  readSigns,
  SIGN_FIELDS,
  SignOrAll,
} from './parts/sign-forecast.ts'
import { signsOfDays } from './parts/sign-month.ts'
import { EventRow } from './parts/sky-event-rows.ts'
import { datedAdvice } from './parts/turning-points.ts'
import { weekColumn } from './parts/week-column.ts'

const DAYS_OF_WEEK = 7

export default capability({
  slug: 'weekly-sign-horoscope',
  title: 'Weekly sign horoscope',
  summary: 'Seven days for one sign: turning points, the best and the hardest day, five areas.',
  keywords: 'horoscope week weekly zodiac sign',
  weight: 'light',
  method:
    'Days are scored as in daily-sign-horoscope at 12:00 UTC; areas and quality are means of the seven days. Events are roots of longitude and speed: ingresses of the nine grahas, stations, entries into combustion, and exact conjunctions with the faster planet named first. The text has the thread of the week, by the house of its weightiest event that is not of the Moon; this event and the weightiest one of the opposite effect in another house, in order of time; the best and the hardest day by score, if the two differ by at least 5 points, by the house of the Moon, and the area that differs most between them; then the stronger side, by the mean of the areas. An event that hinders on the best day, or helps on the hardest one, has no place in the text. A good house by gochara, a direct station and a conjunction of such planets help; bad houses, retrograde stations and combustion hinder.',
  input: only({
    sign: SIGN_FIELDS.sign,
    start_date: maybe(
      t.String({
        format: 'date',
        ...daysWithin(FORECAST_WEEKS, 'First of seven days; default: Monday of the current week in UTC.'),
      }),
    ),
    zodiac: SIGN_FIELDS.zodiac,
  }),
  data: forOneOrAll({
    sign: SignOrAll,
    zodiac: oneOf(FORECAST_ZODIACS),
    start_date: t.String({ format: 'date' }),
    end_date: t.String({ format: 'date' }),
    text: nullable(t.String({ description: 'The week in a few sentences; null if all signs are requested.' })),
    events: t.Array(EventRow),
    days: t.Array(
      t.Object({ date: t.String({ format: 'date' }), moon_sign: Sign, house: House, score: QualityScore }),
      {
        maxItems: 7,
      },
    ),
    areas: nullable(Areas),
    quality: nullable(Quality),
  }),
  example: { sign: 'Leo', start_date: '2026-11-16' },
  varies: true,
}).compute(async (input, world) => {
  const { signs, all } = readSigns(input.sign)
  const today = civilOf(world.now)
  const start = input.start_date
    ? readForecastDate(input.start_date, 'start_date', world)
    : withinForecasts(addDays(today, -((weekday(today) + 6) % 7)), 'start_date')
  const end = withinForecasts(addDays(start, 6), 'start_date')
  const window = { from: midnightOf(start), to: midnightOf(addDays(start, 7)) }
  const [events, tellAreas] = await concurrently(
    () => skyEvents(window, FRAME, world.sky, world.yieldIfDue, world.signal),
    () => periodAreaWriter('week'),
  )
  const noons = Array.from({ length: 7 }, (_, i) => {
    const date = addDays(start, i)
    return { date: dateText(date), signs: signsOf(transitsAt(noonUtc(date), FRAME, world.sky)) }
  })
  const signsAt = signsOfDays(
    noons.map(({ signs }) => signs),
    window,
  )
  const head = { zodiac: input.zodiac ?? ('vedic' as const), start_date: dateText(start), end_date: dateText(end) }
  const horoscope = (from: SignIndex) => {
    const days = noons.map((noon) => areaScores(from, noon.signs, DAY_SHARES))
    const areas = meanAreas(days)
    const turn = Math.floor(dayNumber(start) / DAYS_OF_WEEK) + from
    const column = weekColumn({
      period: { events, from, signsAt },
      days: days.map((areas, i) => ({
        date: addDays(start, i),
        areas,
        moonHouse: houseFrom(from, noons[i]!.signs.Moon),
      })),
      areas,
      turn,
    })
    return {
      sign: signName(from),
      ...head,
      text: column.text,
      events: column.rows,
      days: noons.map(({ date, signs: { Moon } }, i) => ({
        date,
        moon_sign: signName(Moon),
        house: houseFrom(from, Moon),
        score: tenths(overallSignScore(days[i]!)),
      })),
      areas: tellAreas(areas, turn, (area) => datedAdvice('week', area, column.spans, column.voices)),
      quality: areasQuality(areas),
    }
  }
  const items = await mapYielding(signs, world.yieldIfDue, horoscope)
  return all
    ? { sign: 'all' as const, ...head, text: null, events: [], days: [], areas: null, quality: null, horoscopes: items }
    : { ...items[0]!, horoscopes: null }
})
