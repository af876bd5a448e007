import { concurrently } from '../../concurrency.ts'
import { prose } from '../../readings/compose.ts'
import { daysWithin, t } from '../../schema.ts'
import { dateText, monthText } from '../../time/iso.ts'
import { capability } from '../capability.ts'
import { CitedFacts, citedFacts } from '../shared/cited-facts.ts'
import { WHOLE_MONTHS } from '../shared/date-ranges.ts'
import { only } from '../shared/inputs.ts'
import { readMonth, weeksOf } from './parts/month.ts'
import { PERSON, PersonRow, personRow, readPerson, usedSentencesFor } from './parts/person.ts'
import { monthArgument } from './parts/personal-argument.ts'
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
import { dayScore, meanDayScore, stretchWriter } from './parts/personal-stretch.ts'
import { QualityScore } from './parts/quality-shape.ts'

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
    'The answer has a row of daily-personal-forecast for each day, in weeks from Monday to Sunday cut to the month. A day is favourable from a score of 60 and challenging below 45. Weeks of at least three days are compared for the best and the toughest; of equal weeks the earlier is named. The text names the side of the Sun before and after its change of sign, the three days with the highest scores, and the days with the Moon in the eighth house.',
  input: only({ ...PERSON, month: t.String(daysWithin(WHOLE_MONTHS, 'Month, YYYY-MM.')) }),
  data: t.Object({
    birth: PersonRow,
    note: t.String(),
    month: t.String({ description: 'Month, YYYY-MM.' }),
    start_date: DateText,
    end_date: DateText,
    text: t.String({ description: 'The Sun of the month, the best days, and the days to keep light.' }),
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
  const [day, describe] = await concurrently(
    () => personalDayWriter(person, world),
    () => stretchWriter(),
  )
  const usedSentences = usedSentencesFor(person, noonUtc(month.days[0]!))
  const weeks = weeksOf(month).map((dates, i) => {
    const days = dates.map(day)
    const passages = describe(`week.${i + 1}`, days, usedSentences)
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
    text: monthArgument(weeks.flatMap(({ days }) => days)),
    counts: { favourable, neutral: scores.length - favourable - challenging, challenging },
    best_week: extreme(competing, ({ average }) => average, true),
    toughest_week: extreme(competing, ({ average }) => average, false),
    weeks,
  }
})
