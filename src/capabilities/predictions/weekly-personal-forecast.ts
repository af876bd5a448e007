import { bandOf, isBright } from '../../jyotish/quality.ts'
import { compose, prose } from '../../readings/compose.ts'
import { corpus } from '../../readings/corpora.ts'
import { rows, t } from '../../schema.ts'
import { addDays } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'
import { capability } from '../capability.ts'
import { only } from '../inputs.ts'
import { Sign } from '../shapes.ts'
import { CitedFacts, citedFacts } from '../told.ts'
import { PERSON, PersonRow, personRow, readPerson } from './person.ts'
import {
  CHALLENGING,
  DayRow,
  dayTeller,
  extreme,
  FAVOURABLE,
  NOTE,
  type PersonalDay,
  readForecastDate,
  within,
} from './personal-day.ts'

const DateText = t.String({ format: 'date' })

export default capability({
  slug: 'weekly-personal-forecast',
  title: 'Weekly personal forecast',
  summary: 'Seven days for one person, the good and the hard ones named.',
  weight: 'light',
  method:
    'Seven rows of daily-personal-forecast. Favourable from a score of 60, challenging below 45; of equal days the earlier is named. The text goes by the mean of the scores and the half of the month that most days lie in.',
  input: only({ ...PERSON, start_date: t.String({ format: 'date', description: 'First of the seven days.' }) }),
  data: t.Object({
    birth: PersonRow,
    note: t.String(),
    start_date: DateText,
    end_date: DateText,
    summary: t.Object({
      moon_signs: t.Array(Sign, { description: 'Of the transiting Moon, in order.' }),
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
  const day = await dayTeller(person, world)
  const days = Array.from({ length: 7 }, (_, i) => day(addDays(start, i)))
  const summaries = await corpus('day-summary')
  const score = ({ quality }: PersonalDay) => quality.score
  const mean = days.reduce((sum, one) => sum + score(one), 0) / 7
  const half = days.filter(({ moon }) => isBright(moon.tithi.number)).length > 3 ? 'bright' : 'dark'
  const passages = compose([
    {
      id: 'week.score',
      kind: 'score',
      text: `The seven scores have a mean of ${mean.toFixed(1)}, and most days lie in the ${half} half.`,
      value: Math.round(mean * 10) / 10,
      source: 'predictions/daily-personal-forecast',
      weight: 1,
      says: summaries[bandOf(mean)][half],
    },
  ])
  return {
    birth: personRow(person),
    note: NOTE,
    start_date: dateText(start),
    end_date: dateText(end),
    summary: {
      moon_signs: days.map(({ moon }) => moon.sign).filter((sign, i, all) => sign !== all[i - 1]),
      favourable_days: days.filter((one) => score(one) >= FAVOURABLE).map(({ date }) => date),
      challenging_days: days.filter((one) => score(one) < CHALLENGING).map(({ date }) => date),
      best_day: extreme(days, score, true).date,
      toughest_day: extreme(days, score, false).date,
      text: prose(passages),
      facts: citedFacts(passages),
    },
    days,
  }
})
