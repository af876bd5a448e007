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
    'Panchak is the Moon from 300 to 360 degrees (Lahiri); its type follows the weekday of the Moon’s entry (common almanac practice). Ganda Mool has six nakshatras at sign junctions; the first one of the day is given. Bhadra is the Vishti karana, with mukha and puchchha in eighths of the whole tithi and its loka by the Moon’s sign at the start (Muhurta Chintamani ch. 1). Vinchudo is the Moon in Scorpio.',
  input: datePlace(),
  data: t.Object({ ...dayHeadFields, doshas: DoshasObject }),
  example: { date: '2024-04-09', ...delhi },
}).compute((input, world) => {
  const today = readToday(input, world)
  return { ...dayHead(today), doshas: doshasObject(today) }
})
