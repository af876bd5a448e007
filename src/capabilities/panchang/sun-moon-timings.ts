import { t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { datePlace, dayHead, dayHeadFields, readToday } from '../shared/almanac.ts'
import { delhi } from '../shared/inputs.ts'
import { SunMoonObject, sunMoonObject } from './parts/sun-moon.ts'

export default capability({
  slug: 'sun-moon-timings',
  title: 'Sun and Moon timings',
  summary: 'Rising, setting, noon and twilight of a date, the signs of Sun and Moon, and the phase at sunrise.',
  keywords: 'sunrise sunset moonrise moonset time',
  weight: 'light',
  method:
    "Rise and set of the upper limb with refraction 34' at sea level (1013.25 mbar, 15 C), the Moon's with parallax; moonrise and moonset of the civil date, null when none falls in it. Civil twilight: centre 6 degrees below. Illumination (1 - cos(phase angle)) / 2.",
  input: datePlace(),
  data: t.Object({ ...dayHeadFields, sun_moon: SunMoonObject }),
  example: { date: '2024-06-21', ...delhi },
}).compute((input, world) => {
  const today = readToday(input, world)
  return { ...dayHead(today), sun_moon: sunMoonObject(today) }
})
