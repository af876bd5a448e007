import { t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { datePlace, dayHead, dayHeadFields, readToday } from '../shared/almanac.ts'
import { delhi } from '../shared/inputs.ts'
import { SpecialYogas, specialYogas } from './parts/special-yogas.ts'

export default capability({
  slug: 'special-day-yogas',
  title: 'Special yogas of the day',
  summary: 'Yogas of weekday, tithi and nakshatra, good and bad, each with its window in the day.',
  weight: 'light',
  method:
    'Source: Muhurta Chintamani ch. 1; Aadal and Vidaal follow Tamil almanac practice (almanacs differ). The weekday is that of the panchang day. A yoga is active where the spans of its tithi and nakshatra overlap within the day.',
  input: datePlace(),
  data: t.Object({ ...dayHeadFields, special_yogas: SpecialYogas }),
  example: { date: '2024-04-09', ...delhi },
}).compute((input, world) => {
  const today = readToday(input, world)
  return { ...dayHead(today), special_yogas: specialYogas(today) }
})
