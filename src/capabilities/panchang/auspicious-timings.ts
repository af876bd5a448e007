import { t } from '../../schema.ts'
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
    'In fifteenths of day and night, those before dawn of the night before (Dharma Sindhu): Brahma muhurta is the last but one of the night, Abhijit the eighth of the day, Vijaya the eleventh, Nishita the eighth of the night; godhuli runs half a fifteenth from sunset (almanacs open it 2 to 10 minutes earlier).',
  input: datePlace(),
  data: t.Object({ ...dayHeadFields, windows: AuspiciousWindows }),
  example: { date: '2023-01-01', ...delhi },
}).compute((input, world) => {
  const today = readToday(input, world)
  return { ...dayHead(today), windows: auspiciousWindows(today) }
})
