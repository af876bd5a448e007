import { concurrently } from '../../concurrency.ts'
import { skyEvents } from '../../jyotish/sky-events.ts'
import { prose } from '../../readings/compose.ts'
import { daysWithin, t } from '../../schema.ts'
import { addDays } from '../../time/civil.ts'
import { dateText, monthText } from '../../time/iso.ts'
import { capability } from '../capability.ts'
import { CitedFacts, citedFacts } from '../shared/cited-facts.ts'
import { WHOLE_MONTHS } from '../shared/date-ranges.ts'
import { only } from '../shared/inputs.ts'
import { midnightOf } from '../shared/lifetime.ts'
import { readMonth, weeksOf } from './parts/month.ts'
import { PERSON, PersonRow, personRow, readPerson, usedSentencesFor } from './parts/person.ts'
import {
  CHALLENGING,
  DayRow,
  extreme,
  FAVOURABLE,
  NOTE,
  noonUtc,
  personalDayWriter,
  withinForecasts,
} from './parts/personal-day.ts'
import { personalMonthWriter, withDeeds } from './parts/personal-month.ts'
import { dayScore, edgeDays, meanDayScore } from './parts/personal-stretch.ts'
import { QualityScore } from './parts/quality-shape.ts'
import { FRAME } from './parts/sign-forecast.ts'
import { noonsOf, signsOfDays } from './parts/sign-month.ts'

const DateText = t.String({ format: 'date' })
const weekFields = {
  week: t.Integer({ minimum: 1, maximum: 6 }),
  start_date: DateText,
  end_date: DateText,
  average: QualityScore,
}
const Week = t.Object(weekFields)

/** Weeks with fewer days do not compete for best and toughest. */
const MIN_DAYS = 3

export default capability({
  slug: 'monthly-personal-forecast',
  title: 'Monthly personal forecast',
  summary: 'Every day of a month for one person, by weeks, with the best and the hardest week.',
  keywords: 'month personal forecast',
  weight: 'light',
  withoutTime: 'sampled',
  method:
    'The answer has a row for each day with the score of daily-personal-forecast and one deed, in weeks from Monday to Sunday cut to the month; the reasons are in the forecast of the day. A day is favourable from a score of 60 and challenging below 45. Weeks of at least three days are compared for the best and the toughest; of equal weeks the earlier is named. The text names the side of the Sun before and after its change of sign, the heaviest stay of Mars, Venus or Mercury that helps and the heaviest that hinders, the best days, the hardest day, and the other days with the Moon in the eighth house.',
  input: only({ ...PERSON, month: t.String(daysWithin(WHOLE_MONTHS, 'Month, YYYY-MM.')) }),
  data: t.Object({
    birth: PersonRow,
    note: t.String(),
    month: t.String({ description: 'Month, YYYY-MM.' }),
    start_date: DateText,
    end_date: DateText,
    text: t.String({
      description: 'The Sun and the main planets of the month, the best days, and the days to keep light.',
    }),
    counts: t.Object({ favourable: t.Integer(), neutral: t.Integer(), challenging: t.Integer() }),
    best_week: Week,
    toughest_week: Week,
    weeks: t.Array(t.Object({ ...weekFields, text: t.String(), facts: CitedFacts, days: t.Array(DayRow) }), {
      minItems: 4,
      maxItems: 6,
    }),
  }),
  example: { moon_sign: 'Taurus', sun_sign: 'Cancer', nakshatra: 'Rohini', month: '2026-11' },
}).compute(async (input, world) => {
  const person = readPerson(input, world)
  const month = readMonth(input.month, 'month')
  for (const date of [month.days[0]!, month.days.at(-1)!]) withinForecasts(date, 'month')
  const window = { from: midnightOf(month.days[0]!), to: midnightOf(addDays(month.days.at(-1)!, 1)) }
  const [events, writeDay, writeMonth] = await concurrently(
    () => skyEvents(window, FRAME, world.sky, world.yieldIfDue, world.signal),
    () => personalDayWriter(person, world),
    () => personalMonthWriter(),
  )
  const noons = noonsOf(month.days, world)
  const allDays = month.days.map(writeDay)
  const rows = withDeeds(allDays)
  const text = writeMonth({
    days: allDays,
    period: person.moonSign === null ? null : { events, from: person.moonSign, signsAt: signsOfDays(noons, window) },
    window,
    usedSentences: usedSentencesFor(person, noonUtc(month.days[0]!)),
  })
  const weeks = weeksOf(month).map((dates, i) => {
    const days = dates.map(({ day }) => rows[day - 1]!)
    const passages = edgeDays(`week.${i + 1}`, days)
    return {
      week: i + 1,
      start_date: days[0]!.date,
      end_date: days.at(-1)!.date,
      average: meanDayScore(days),
      text: prose(passages),
      facts: citedFacts(passages),
      days,
    }
  })
  const scores = weeks.flatMap(({ days }) => days.map(dayScore))
  const favourable = scores.filter((score) => score >= FAVOURABLE).length
  const challenging = scores.filter((score) => score < CHALLENGING).length
  const competing = weeks
    .filter(({ days }) => days.length >= MIN_DAYS)
    .map(({ days: _, text: __, facts: ___, ...week }) => week)
  return {
    birth: personRow(person),
    note: NOTE,
    month: monthText(month),
    start_date: dateText(month.days[0]!),
    end_date: dateText(month.days.at(-1)!),
    text,
    counts: { favourable, neutral: scores.length - favourable - challenging, challenging },
    best_week: extreme(competing, ({ average }) => average, true),
    toughest_week: extreme(competing, ({ average }) => average, false),
    weeks,
  }
})
