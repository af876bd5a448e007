import { concurrently } from '../../concurrency.ts'
import { prose } from '../../readings/compose.ts'
import { daysWithin, distinct, rows, t } from '../../schema.ts'
import { addDays } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'
import { capability } from '../capability.ts'
import { CitedFacts, citedFacts } from '../shared/cited-facts.ts'
import { FORECAST_WEEKS } from '../shared/date-ranges.ts'
import { only } from '../shared/inputs.ts'
import { Sign } from '../shared/shapes.ts'
import { PERSON, PersonRow, personRow, readPerson, usedSentencesFor } from './parts/person.ts'
import {
  CHALLENGING,
  DayRow,
  extreme,
  FAVOURABLE,
  NOTE,
  noonUtc,
  personalDayWriter,
  readForecastDate,
  withinForecasts,
} from './parts/personal-day.ts'
import { dayScore, stretchWriter } from './parts/personal-stretch.ts'

const DateText = t.String({ format: 'date' })

export default capability({
  slug: 'weekly-personal-forecast',
  title: 'Weekly personal forecast',
  summary: 'Seven days for one person, with good and hard days.',
  keywords: 'week personal forecast',
  weight: 'light',
  withoutTime: 'sampled',
  method:
    'The answer has seven rows of daily-personal-forecast. A day is favourable from a score of 60 and challenging below 45; of equal days the earlier is named. The text follows the mean of the scores and the half of the month with most of the days, and gives the main reason for the best and the hardest day.',
  input: only({
    ...PERSON,
    start_date: t.String({ format: 'date', ...daysWithin(FORECAST_WEEKS, 'First of the seven days.') }),
  }),
  data: t.Object({
    birth: PersonRow,
    note: t.String(),
    start_date: DateText,
    end_date: DateText,
    summary: t.Object({
      moon_signs: distinct(Sign, { description: 'Signs of the transiting Moon, in order.' }),
      favourable_days: t.Array(DateText),
      challenging_days: t.Array(DateText),
      best_day: DateText,
      toughest_day: DateText,
      text: t.String(),
      facts: CitedFacts,
    }),
    days: rows(DayRow, 7),
  }),
  example: { moon_sign: 'Taurus', sun_sign: 'Cancer', nakshatra: 'Rohini', start_date: '2026-11-16' },
}).compute(async (input, world) => {
  const person = readPerson(input, world)
  const start = readForecastDate(input.start_date, 'start_date', world)
  const end = withinForecasts(addDays(start, 6), 'start_date')
  const [day, describe] = await concurrently(
    () => personalDayWriter(person, world),
    () => stretchWriter(),
  )
  const days = Array.from({ length: 7 }, (_, i) => day(addDays(start, i)))
  const passages = describe(days, usedSentencesFor(person, noonUtc(start)))
  return {
    birth: personRow(person),
    note: NOTE,
    start_date: dateText(start),
    end_date: dateText(end),
    summary: {
      moon_signs: days.map(({ moon }) => moon.sign).filter((sign, i, all) => sign !== all[i - 1]),
      favourable_days: days.filter((one) => dayScore(one) >= FAVOURABLE).map(({ date }) => date),
      challenging_days: days.filter((one) => dayScore(one) < CHALLENGING).map(({ date }) => date),
      best_day: extreme(days, dayScore, true).date,
      toughest_day: extreme(days, dayScore, false).date,
      text: prose(passages),
      facts: citedFacts(passages),
    },
    days,
  }
})
