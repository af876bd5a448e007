import { GODHULI_RULES } from '../../jyotish/panchang/good-hours.ts'
import { maybe, oneOf, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { datePlace, dayHead, dayHeadFields, readToday } from '../shared/almanac.ts'
import { delhi } from '../shared/inputs.ts'
import { AuspiciousWindows, auspiciousWindows } from './parts/auspicious-windows.ts'

export default capability({
  slug: 'auspicious-timings',
  title: 'Auspicious timings',
  summary: 'Brahma muhurta, Abhijit, Vijaya, the twilights, Amrita kalam and the good yogas and choghadiyas of a day.',
  keywords: 'good time today abhijit brahma muhurta',
  weight: 'light',
  method:
    'The times are fifteenths of the day and the night; those before dawn belong to the night before (Dharma Sindhu). Brahma muhurta is the last but one of the night, Abhijit the eighth of the day, Vijaya the eleventh, Nishita the eighth of the night. Godhuli lasts half a fifteenth from sunset, or 12 minutes before and after it (`godhuli`).',
  input: datePlace({
    godhuli: maybe(
      oneOf(GODHULI_RULES, {
        default: GODHULI_RULES[0],
        description:
          'Definition of godhuli: half a fifteenth of the night from sunset, or half a ghati before and after sunset.',
      }),
    ),
  }),
  data: t.Object({ ...dayHeadFields, windows: AuspiciousWindows }),
  example: { date: '2023-01-01', ...delhi },
}).compute((input, world) => {
  const today = readToday(input, world)
  return { ...dayHead(today), windows: auspiciousWindows(today, input.godhuli ?? undefined) }
})
