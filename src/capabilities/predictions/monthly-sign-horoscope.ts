import { concurrently } from '../../concurrency.ts'
import { mapYielding } from '../../cooperative-yield.ts'
import { overallSignScore } from '../../jyotish/sign-scores.ts'
import { type SkyEvent, skyEvents } from '../../jyotish/sky-events.ts'
import { daysWithin, maybe, nullable, oneOf, t } from '../../schema.ts'
import { addDays, type CivilDate, civilOf } from '../../time/civil.ts'
import { dateText, dayOfMonth, monthText } from '../../time/iso.ts'
import { epochMs, type JulianDay } from '../../time/julian-day.ts'
import { isoUtc } from '../../time/moment.ts'
import { ordinalInWords } from '../../zodiac/house-words.ts'
import { houseFrom, type SignIndex, signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { Utc } from '../shared/almanac.ts'
import { WHOLE_MONTHS } from '../shared/date-ranges.ts'
import { DAY_FIELDS } from '../shared/day-fields.ts'
import { only } from '../shared/inputs.ts'
import { midnightOf } from '../shared/lifetime.ts'
import { Sign } from '../shared/shapes.ts'
import { calendarMonth, readMonth, weeksOf } from './parts/month.ts'
import { balanceOfAreas, periodArgumentWriter } from './parts/period-argument.ts'
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
import { monthAreas, noonsOf, stretchText, weekAreas } from './parts/sign-month.ts'
import { EventRow } from './parts/sky-event-rows.ts'
import { bestAndCare, datedAdvice, eventLine, rankedEvents, type Span, voicesOf } from './parts/turning-points.ts'

/** The number of dated events in the text besides the main one and the one against it. */
const FURTHER_EVENTS = 2
const DAYS_OF_WEEK = 7

export default capability({
  slug: 'monthly-sign-horoscope',
  title: 'Monthly sign horoscope',
  summary: 'A month for one sign: turning points, the Sun’s ingress, weeks and five areas.',
  keywords: 'horoscope month monthly zodiac sign',
  weight: 'light',
  method:
    'Days at 12:00 UTC follow daily-sign-horoscope; Jupiter, Saturn and the nodes count half, and the Moon counts only in the scores of weeks. Areas and quality are means over the month; weeks run from Monday to Sunday, cut to the month. Events are roots of longitude and speed. The text has the weightiest event that is not of the Moon, the weightiest one of the opposite effect in another house, and two more; then the balance, by the mean of the areas, with the planets behind the best and the hardest area; then the best and the hardest whole week if their scores differ by at least 5 points. Events help or hinder as in weekly-sign-horoscope.',
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
  const [events, argue, tellAreas] = await concurrently(
    () => skyEvents(window, FRAME, world.sky, world.yieldIfDue, world.signal),
    () => periodArgumentWriter(),
    () => periodAreaWriter(),
  )
  const sun = events.find(({ planet, event }) => planet === 'Sun' && event === 'ingress')
  const noons = noonsOf(month.days, world)
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
    const usedSentences = new Set<string>()
    const areas = monthAreas(from, noons)
    const turn = 12 * month.year + month.month + from
    const { rows, sentences, judged } = argue(
      { events, from, seat, signsAt, when: 'this month', turn, more: FURTHER_EVENTS },
      usedSentences,
    )
    const scored = weeks.map(({ dates, noons }) => ({ dates, week: weekAreas(from, noons) }))
    // A week that the month cuts is not compared.
    const compared = scored.filter(({ dates }) => dates.length === DAYS_OF_WEEK)
    const spans = compared.map(({ dates, week }): Span => {
      const span = `the week from ${dayOfMonth(dates[0]!)}`
      return { when: `in ${span}`, span, score: overallSignScore(week), areas: week }
    })
    const voices = voicesOf(judged, (at) => {
      const { day } = civilOf(epochMs(at))
      const week = compared.find(({ dates }) => dates.some((date) => date.day === day))
      return week ? `the week from ${dayOfMonth(week.dates[0]!)}` : ''
    })
    return {
      sign: signName(from),
      ...head,
      text: [...sentences, balanceOfAreas(areas, 'this month', turn), ...bestAndCare(spans, areas, turn, voices)].join(
        ' ',
      ),
      events: rows,
      weeks: scored.map(({ dates, week }, i) => ({
        week: i + 1,
        start_date: dateText(dates[0]!),
        end_date: dateText(dates.at(-1)!),
        score: tenths(overallSignScore(week)),
        text: weekText(dates, from, events, () =>
          stretchText(`the ${ordinalInWords(i + 1)} week`, week, scored[i - 1]?.week),
        ),
      })),
      areas: tellAreas(areas, 'this month', usedSentences, (area) => datedAdvice(area, spans, voices)),
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

/** A week of a month: its easy and its hard side, and its main event. */
const weekText = (
  dates: readonly CivilDate[],
  from: SignIndex,
  events: readonly SkyEvent[],
  sides: () => string,
): string => {
  const [first, last] = [dates[0]!.day, dates.at(-1)!.day]
  const [main] = rankedEvents(
    events.filter(({ at }) => {
      const { day } = civilOf(epochMs(at))
      return day >= first && day <= last
    }),
  )
  return [sides(), ...(main ? [eventLine(main, DAY_FIELDS[houseFrom(from, main.sign)])] : [])].join(' ')
}
