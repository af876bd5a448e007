import { concurrently } from '../../concurrency.ts'
import { prose } from '../../readings/compose.ts'
import { daysWithin, rows, t } from '../../schema.ts'
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
  within,
} from './parts/personal-day.ts'
import { scoreOf, stretchWriter } from './parts/personal-stretch.ts'

const DateText = t.String({ format: 'date' })

export default capability({
  slug: 'weekly-personal-forecast',
  title: 'Weekly personal forecast',
  summary: 'Seven days for one person, with good and hard days.',
  keywords: 'week personal forecast',
  weight: 'light',
  method:
    'Seven rows of daily-personal-forecast. Favourable from a score of 60, challenging below 45; of equal days the earlier is named. The text goes by the mean of the scores and the half of the month that most days lie in, and gives the chief ground of the best and the hardest day.',
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
      moon_signs: t.Array(Sign, { description: 'Signs of the transiting Moon, in order.' }),
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
  const end = within(addDays(start, 6), 'start_date')
  const [day, describe] = await concurrently(
    () => personalDayWriter(person, world),
    () => stretchWriter(),
  )
  const days = Array.from({ length: 7 }, (_, i) => day(addDays(start, i)))
  const passages = describe('week', days, usedSentencesFor(person, noonUtc(start)))
  return {
    birth: personRow(person),
    note: NOTE,
    start_date: dateText(start),
    end_date: dateText(end),
    summary: {
      moon_signs: days.map(({ moon }) => moon.sign).filter((sign, i, all) => sign !== all[i - 1]),
      favourable_days: days.filter((one) => scoreOf(one) >= FAVOURABLE).map(({ date }) => date),
      challenging_days: days.filter((one) => scoreOf(one) < CHALLENGING).map(({ date }) => date),
      best_day: extreme(days, scoreOf, true).date,
      toughest_day: extreme(days, scoreOf, false).date,
      text: prose(passages),
      facts: citedFacts(passages),
    },
    days,
  }
})
