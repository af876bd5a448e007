import { t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { datePlace, dayHead, dayHeadFields, readToday } from '../shared/almanac.ts'
import { delhi } from '../shared/inputs.ts'
import { LimbsObject, limbsObject, Vara, varaOf } from './parts/limbs.ts'

export default capability({
  slug: 'panchang-five-limbs',
  title: 'Five limbs',
  summary: 'Vara, tithi, nakshatra, yoga and karanas of a date from sunrise to the next sunrise, with their ends.',
  keywords: 'tithi nakshatra yoga karana today',
  weight: 'light',
  method:
    "Drik: apparent geocentric Sun and Moon, Lahiri; each end is the root where the angle meets its multiple. The day runs from sunrise (upper limb, refraction 34', sea level) to the next; the limb at sunrise names it.",
  input: datePlace(),
  data: t.Object({ ...dayHeadFields, vara: Vara, limbs: LimbsObject }),
  example: { date: '2024-04-09', ...delhi },
}).compute((input, world) => {
  const today = readToday(input, world)
  return { ...dayHead(today), vara: varaOf(today.day.weekday), limbs: limbsObject(today) }
})
