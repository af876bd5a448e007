import { daysWithin, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { FORECAST_DAYS } from '../shared/date-ranges.ts'
import { only } from '../shared/inputs.ts'
import { PERSON, PersonRow, personRow, readPerson } from './parts/person.ts'
import { dayArgument } from './parts/personal-argument.ts'
import { dayFields, NOTE, personalDayWriter, readForecastDate } from './parts/personal-day.ts'

export default capability({
  slug: 'daily-personal-forecast',
  title: 'Daily personal forecast',
  summary: 'Moon, Sun and tara of a day for one person, with a score and its components.',
  keywords: 'day today tomorrow personal forecast',
  weight: 'light',
  withoutTime: 'sampled',
  method:
    'Positions are the sidereal Sun and Moon at 12:00 UTC (Lahiri). The Moon is good in 1, 3, 6, 7, 10 and 11 from the natal Moon, the Sun in 3, 6, 10 and 11 (Muhurta Chintamani, Phaladeepika 26). Tara counts from the birth nakshatra; 3, 5 and 7 are bad, 1 is mixed. The score starts at 50. A good Moon adds 18, or 4 under vedha; the 8th subtracts 22, the 4th and 12th 12, others 6, each half under relief. A good Sun adds 8, otherwise it subtracts 3. A good tara adds 15; Vipat and Pratyari subtract 10, Naidhana 18, Janma 3. The bright half adds 3.',
  input: only({ ...PERSON, date: t.String({ format: 'date', ...daysWithin(FORECAST_DAYS, 'Date, YYYY-MM-DD.') }) }),
  data: t.Object({
    birth: PersonRow,
    note: t.String(),
    text: t.String({ description: 'What helps on the day, what pulls the other way, and which is stronger.' }),
    ...dayFields,
  }),
  example: { moon_sign: 'Taurus', sun_sign: 'Cancer', nakshatra: 'Rohini', date: '2026-11-21' },
}).compute(async (input, world) => {
  const person = readPerson(input, world)
  const date = readForecastDate(input.date, 'date', world)
  const writeDay = await personalDayWriter(person, world)
  const day = writeDay(date)
  return { birth: personRow(person), note: NOTE, text: dayArgument(day), ...day }
})
