import { concurrently } from '../../concurrency.ts'
import { mapYielding } from '../../cooperative-yield.ts'
import { areaScores, DAY_SHARES } from '../../jyotish/sign-scores.ts'
import { skyEvents } from '../../jyotish/sky-events.ts'
import { daysWithin, maybe, nullable, oneOf, t } from '../../schema.ts'
import { addDays, civilOf } from '../../time/civil.ts'
import { dateText, monthText } from '../../time/iso.ts'
import { isoUtc } from '../../time/moment.ts'
import { houseFrom, type SignIndex, signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { Utc } from '../shared/almanac.ts'
import { WHOLE_MONTHS } from '../shared/date-ranges.ts'
import { only } from '../shared/inputs.ts'
import { midnightOf } from '../shared/lifetime.ts'
import { Sign } from '../shared/shapes.ts'
import { calendarMonth, readMonth, weeksOf } from './parts/month.ts'
import { monthAreaWriter } from './parts/month-areas.ts'
import { monthColumnWriter } from './parts/month-column.ts'
import { withinForecasts } from './parts/personal-day.ts'
import { QualityScore, tenths } from './parts/quality-shape.ts'
import {
  Areas,
  areasQuality,
  FORECAST_ZODIACS,
  FRAME,
  forOneOrAll,
  Quality,
  readSigns,
  SIGN_FIELDS,
  SignOrAll,
  seatOf,
} from './parts/sign-forecast.ts'
import { monthAreas, noonsOf, signsOfDays } from './parts/sign-month.ts'
import { EventRow } from './parts/sky-event-rows.ts'

export default capability({
  slug: 'monthly-sign-horoscope',
  title: 'Monthly sign horoscope',
  summary: 'A month for one sign: turning points, the Sun’s ingress, weeks and five areas.',
  keywords: 'horoscope month monthly zodiac sign',
  weight: 'light',
  method:
    'Days at 12:00 UTC follow daily-sign-horoscope. Areas and quality are means over the month in which Jupiter, Saturn and the nodes count half and the Moon does not count. Weeks run from Monday to Sunday, cut to the month, and are scored as in weekly-sign-horoscope. Events are roots of longitude and speed. The text has the weightiest event that is not of the Moon (one that helps if the mean of the areas is above 53, one that hinders if it is below 47, if there is one) and its house as the subject of the month, the weightiest event of the opposite effect in another house, and the new Moon by its house or as an eclipse; then the best and the hardest whole week if their scores differ by at least 5 points. An area has a text if the Sun, Mercury, Venus or Mars stands in one of its houses and moves it to its side; each planet moves one area. Events help or hinder as in weekly-sign-horoscope.',
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
  const [events, eclipses, writeColumn, writeAreas] = await concurrently(
    () => skyEvents(window, FRAME, world.sky, world.yieldIfDue, world.signal),
    () => world.sky.eclipses('solar', window.from, window.to),
    () => monthColumnWriter(),
    () => monthAreaWriter(),
  )
  const sun = events.find(({ planet, event }) => planet === 'Sun' && event === 'ingress')
  const noons = noonsOf(month.days, world)
  const weeks = weeksOf(month).map((dates) => {
    const start = dates[0]!.day - 1
    return { dates, noons: noons.slice(start, start + dates.length) }
  })
  const seat = seatOf(input.zodiac)
  const signsAt = signsOfDays(noons, window)
  const head = {
    zodiac: input.zodiac ?? ('vedic' as const),
    month: monthText(month),
    sun_ingress: sun ? { sign: signName(sun.sign), at: isoUtc(sun.at) } : null,
  }
  const horoscope = (from: SignIndex) => {
    const areas = monthAreas(from, noons)
    const period = { events, from, signsAt }
    const column = writeColumn({
      period,
      seat,
      month,
      eclipses: eclipses.map(({ maximum }) => maximum),
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
      areas: writeAreas({ areas, period, seat, planetsInText: column.planetsInText }),
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
