import { daysWithin, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { FORECAST_DAYS } from '../shared/date-ranges.ts'
import { only } from '../shared/inputs.ts'
import { PERSON, PersonRow, personRow, readPerson } from './parts/person.ts'
import { dayFields, NOTE, personalDayWriter, readForecastDate } from './parts/personal-day.ts'

export default capability({
  slug: 'daily-personal-forecast',
  title: 'Daily personal forecast',
  summary: 'Moon, Sun and tara of a day for one person, with a score and its components.',
  keywords: 'day today tomorrow personal forecast',
  weight: 'light',
  method:
    'Sidereal Sun and Moon at 12:00 UTC (Lahiri). Moon good in 1, 3, 6, 7, 10, 11 from the birth Moon, Sun in 3, 6, 10, 11 (Muhurta Chintamani, Phaladeepika 26); tara counted from the birth nakshatra, 3, 5, 7 bad, 1 mixed. Score from 50: Moon +18, or -22 in the 8th, -12 in the 4th and 12th, else -6; Sun +8 or -3; tara +15, Vipat and Pratyari -10, Naidhana -18, Janma -3; bright half +3.',
  input: only({ ...PERSON, date: t.String({ format: 'date', ...daysWithin(FORECAST_DAYS, 'YYYY-MM-DD.') }) }),
  data: t.Object({ birth: PersonRow, note: t.String(), ...dayFields }),
  example: { moon_sign: 'Taurus', sun_sign: 'Cancer', nakshatra: 'Rohini', date: '2026-11-21' },
}).compute(async (input, world) => {
  const person = readPerson(input, world)
  const date = readForecastDate(input.date, 'date', world)
  const day = await personalDayWriter(person, world)
  return { birth: personRow(person), note: NOTE, ...day(date) }
})
