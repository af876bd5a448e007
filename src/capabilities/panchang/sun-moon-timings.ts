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
    "Rise and set are those of the upper limb with a refraction of 34' at sea level (1013.25 mbar, 15 C), for the Moon with parallax. Moonrise and moonset belong to the civil date and are null if there is none. Civil twilight has the centre of the Sun 6 degrees below the horizon. Illumination is (1 + cos(phase angle)) / 2.",
  input: datePlace(),
  data: t.Object({ ...dayHeadFields, sun_moon: SunMoonObject }),
  example: { date: '2024-06-21', ...delhi },
}).compute((input, world) => {
  const today = readToday(input, world)
  return { ...dayHead(today), sun_moon: sunMoonObject(today) }
})
