import { concurrently } from '../../concurrency.ts'
import { mapYielding } from '../../cooperative-yield.ts'
import { nameInSentence } from '../../jyotish/grahas.ts'
import { areaScores, DAY_SHARES, overallSignScore } from '../../jyotish/sign-scores.ts'
import { skyEvents } from '../../jyotish/sky-events.ts'
import { daysWithin, maybe, nullable, oneOf, t } from '../../schema.ts'
import { addDays, civilOf } from '../../time/civil.ts'
import { CIVIL_MONTHS, dateText, monthText } from '../../time/iso.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { isoUtc } from '../../time/moment.ts'
import { ordinalInWords } from '../../zodiac/house-words.ts'
import { houseFrom, type SignIndex, signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { Utc } from '../shared/almanac.ts'
import { WHOLE_MONTHS } from '../shared/date-ranges.ts'
import { only } from '../shared/inputs.ts'
import { midnightOf } from '../shared/lifetime.ts'
import { reasonOfMonth } from '../shared/narrative/month-words.ts'
import { Sign } from '../shared/shapes.ts'
import { calendarMonth, readMonth, weeksOf } from './parts/month.ts'
import { monthColumnWriter } from './parts/month-column.ts'
import { stayInMonth } from './parts/period-events.ts'
import { withinForecasts } from './parts/personal-day.ts'
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
  seatOf,
} from './parts/sign-forecast.ts'
import { monthAreas, noonsOf } from './parts/sign-month.ts'
import { EventRow } from './parts/sky-event-rows.ts'
import { datedAdvice } from './parts/turning-points.ts'

export default capability({
  slug: 'monthly-sign-horoscope',
  title: 'Monthly sign horoscope',
  summary: 'A month for one sign: turning points, the Sun’s ingress, weeks and five areas.',
  keywords: 'horoscope month monthly zodiac sign',
  weight: 'light',
  method:
    'Days at 12:00 UTC follow daily-sign-horoscope. Areas and quality are means over the month in which Jupiter, Saturn and the nodes count half and the Moon does not count. Weeks run from Monday to Sunday, cut to the month, and are scored as in weekly-sign-horoscope. Events are roots of longitude and speed. The text has the place of the month among the twelve of its year, by quality; the weightiest event that is not of the Moon (in the best month of the year one that helps, in the hardest one that hinders, if there is one), the weightiest one of the opposite effect in another house, and the new Moon by its house; the balance by the mean of the areas; then the best and the hardest whole week if their scores differ by at least 5 points. Events help or hinder as in weekly-sign-horoscope.',
  input: only({
    sign: SIGN_FIELDS.sign,
    month: maybe(t.String(daysWithin(WHOLE_MONTHS, 'Month, YYYY-MM; default: the current month in UTC.'))),
    zodiac: SIGN_FIELDS.zodiac,
  }),
  data: forOneOrAll({
    sign: SignOrAll,
    zodiac: oneOf(FORECAST_ZODIACS),
    month: t.String({ description: 'Month, YYYY-MM.' }),
    sun_ingress: nullable(t.Object({ sign: Sign, at: Utc })),
    text: nullable(t.String({ description: 'The month in a few sentences; null if all signs are requested.' })),
    events: t.Array(EventRow),
    weeks: t.Array(
      t.Object({
        week: t.Integer({ minimum: 1, maximum: 6 }),
        start_date: t.String({ format: 'date' }),
        end_date: t.String({ format: 'date' }),
        score: QualityScore,
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
  const month = input.month ? readMonth(input.month, 'month') : calendarMonth(today.year, today.month)
  const [first, last] = [month.days[0]!, month.days.at(-1)!]
  for (const date of [first, last]) withinForecasts(date, 'month')
  const window = { from: midnightOf(first), to: midnightOf(addDays(last, 1)) }
  const [events, writeColumn, tellAreas] = await concurrently(
    () => skyEvents(window, FRAME, world.sky, world.yieldIfDue, world.signal),
    () => monthColumnWriter(),
    () => periodAreaWriter('month'),
  )
  const sun = events.find(({ planet, event }) => planet === 'Sun' && event === 'ingress')
  const noonsOfMonths = await mapYielding(CIVIL_MONTHS.keys(), world.yieldIfDue, (i) =>
    i === month.month - 1 ? noonsOf(month.days, world) : noonsOf(calendarMonth(month.year, i + 1).days, world),
  )
  const noons = noonsOfMonths[month.month - 1]!
  const weeks = weeksOf(month).map((dates) => {
    const start = dates[0]!.day - 1
    return { dates, noons: noons.slice(start, start + dates.length) }
  })
  const seat = seatOf(input.zodiac)
  const signsAt = (at: JulianDay) => noons[Math.min(noons.length - 1, Math.max(0, Math.floor(at - window.from)))]!
  const head = {
    zodiac: input.zodiac ?? ('vedic' as const),
    month: monthText(month),
    sun_ingress: sun ? { sign: signName(sun.sign), at: isoUtc(sun.at) } : null,
  }
  const horoscope = (from: SignIndex) => {
    const ofMonths = noonsOfMonths.map((each) => monthAreas(from, each))
    const areas = ofMonths[month.month - 1]!
    const column = writeColumn({
      period: { events, from, signsAt },
      seat,
      month,
      scores: ofMonths.map(overallSignScore),
      areas,
      weeks: weeks.map(({ dates, noons }) => ({
        days: dates.map((date, i) => ({
          date,
          areas: areaScores(from, noons[i]!, DAY_SHARES),
          moonHouse: houseFrom(from, noons[i]!.Moon),
        })),
      })),
    })
    return {
      sign: signName(from),
      ...head,
      text: column.text,
      events: column.rows,
      weeks: column.weeks.map(({ days, score, text }, i) => ({
        week: i + 1,
        start_date: dateText(days[0]!.date),
        end_date: dateText(days.at(-1)!.date),
        score: tenths(score),
        text,
      })),
      areas: tellAreas(
        areas,
        12 * month.year + month.month + from,
        (area) => datedAdvice('month', area, column.spans, column.voices),
        (area, { planet, house }) =>
          reasonOfMonth(area, {
            planet: nameInSentence(planet),
            house: ordinalInWords(house),
            span: stayInMonth(planet, house, { events, from, signsAt }),
          }),
      ),
      quality: areasQuality(areas),
    }
  }
  const items = await mapYielding(signs, world.yieldIfDue, horoscope)
  return all
    ? {
        sign: 'all' as const,
        ...head,
        text: null,
        events: [],
        weeks: [],
        areas: null,
        quality: null,
        horoscopes: items,
      }
    : { ...items[0]!, horoscopes: null }
})
