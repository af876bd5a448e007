import { t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { datePlace, dayHead, dayHeadFields, readToday } from '../shared/almanac.ts'
import { delhi } from '../shared/inputs.ts'
import { DoshasObject, doshasObject } from './parts/day-doshas.ts'

export default capability({
  slug: 'panchak-bhadra',
  title: 'Panchak, Ganda Mool, Bhadra, Vinchudo',
  summary: 'The four stays of the Moon checked for a day, with their true ends.',
  weight: 'light',
  method:
    "Panchak: the Moon from 300 to 360 degrees (Lahiri), its type by the weekday of her entry (common almanac practice). Ganda Mool: the six nakshatras at the joints; the first that meets the day. Bhadra: the Vishti karana, mukha and puchchha in eighths of the whole tithi, loka by the Moon's sign as it begins (Muhurta Chintamani ch. 1). Vinchudo: the Moon in Scorpio.",
  input: datePlace(),
  data: t.Object({ ...dayHeadFields, doshas: DoshasObject }),
  example: { date: '2024-04-09', ...delhi },
}).compute((input, world) => {
  const today = readToday(input, world)
  return { ...dayHead(today), doshas: doshasObject(today) }
})
