import { NAKSHATRAS } from '../../jyotish/nakshatras.ts'
import { lahiriLongitude, PANCHANG_AYANAMSHA } from '../../jyotish/panchang/limbs.ts'
import { STARS_28 } from '../../jyotish/panchang/stars.ts'
import { point } from '../../jyotish/points.ts'
import {
  type Quarter,
  quarterOf,
  quarterOf28,
  soundNote,
  syllablesOfSign,
  syllablesOfStar,
} from '../../jyotish/syllables.ts'
import { maybe, oneOf, rows, t, term } from '../../schema.ts'
import type { Sky } from '../../sky/sky.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { isoLocal } from '../../time/moment.ts'
import { siderealOf } from '../../zodiac/longitude.ts'
import { type SIGNS, signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { TimeWindow } from '../shared/almanac.ts'
import { readMoment } from '../shared/clocks.ts'
import { independence } from '../shared/inputs.ts'
import { Ayanamsha, ayanamshaObject, Sign } from '../shared/shapes.ts'
import { lahiriMoment } from './parts/year.ts'

const SCHEMES = ['pada', 'moon-sign', 'abhijit'] as const

const AnyStar = term([...NAKSHATRAS, 'Abhijit'])

/** The Moon's stay in a pada, around a moment inside it. */
const stayIn = ({ from, to }: Quarter, at: JulianDay, sky: Sky) => {
  const passing = (offset: number, start: JulianDay, end: JulianDay) =>
    sky.crossings({
      of: lahiriLongitude('Moon'),
      span: 360,
      offset,
      from: start,
      to: end,
    })
  // A pada lasts seven hours or less.
  return {
    from: passing(from, plusDays(at, -0.4), plusDays(at, 1e-6)).at(-1)!.at,
    to: passing(to % 360, at, plusDays(at, 0.4))[0]!.at,
  }
}

export default capability({
  slug: 'naming-syllables',
  title: 'Naming syllables',
  summary: 'The opening syllables for a name, by the nakshatra, pada and sign of the Moon at birth.',
  keywords: 'baby name first letter newborn child naming',
  weight: 'light',
  withoutTime: 'sampled',
  method:
    "Source: Avakahada chakra, by the Moon’s nakshatra and pada. A sign has the syllables of its nine padas in order. Scheme `abhijit` uses the ring of 28 nakshatras: 276°40' to 280°53'20\" has the syllables of Abhijit, and the rest of Uttara Ashadha and of Shravana is divided into quarters.",
  input: lahiriMoment({
    scheme: maybe(
      oneOf(SCHEMES, {
        default: 'pada',
        description: 'Scheme of syllables; `moon-sign` uses the syllables of the sign.',
      }),
    ),
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    nakshatra: AnyStar,
    nakshatra_number: t.Integer({
      minimum: 1,
      maximum: 28,
      description: 'Number of the nakshatra, of 27, or of 28 with the scheme `abhijit`.',
    }),
    pada: t.Integer({ minimum: 1, maximum: 4 }),
    moon_sign: Sign,
    syllable: t.String(),
    syllables_of_nakshatra: rows(t.String(), 4),
    syllables_of_sign: rows(t.String(), 9),
    pada_window: TimeWindow,
    script: t.Object({ devanagari: t.String(), latin: t.String() }),
    note: t.String(),
  }),
  example: independence,
}).compute((input, world) => {
  const { sky } = world
  const moment = readMoment(input, world)
  const degrees = sky.ayanamsha(moment.jd, PANCHANG_AYANAMSHA)
  const moon = point(siderealOf(sky.positions(moment.jd, ['Moon'])[0]!.longitude, degrees))
  const scheme = input.scheme ?? 'pada'
  const quarter = scheme === 'abhijit' ? quarterOf28(moon.longitude) : quarterOf(moon.longitude)
  const ofStar = syllablesOfStar(quarter.star)
  const syllable = ofStar[quarter.pada - 1]!
  const ofSign = syllablesOfSign(moon.sign).map(({ latin }) => latin)
  const stay = stayIn(quarter, moment.jd, sky)
  const ring: readonly string[] = scheme === 'abhijit' ? STARS_28 : NAKSHATRAS
  const sound = soundNote(quarter, syllable)
  return {
    ayanamsha: ayanamshaObject({ id: PANCHANG_AYANAMSHA, degrees }),
    nakshatra: quarter.star,
    nakshatra_number: ring.indexOf(quarter.star) + 1,
    pada: quarter.pada,
    moon_sign: signName(moon.sign) as (typeof SIGNS)[number],
    syllable: syllable.latin,
    syllables_of_nakshatra: ofStar.map(({ latin }) => latin),
    syllables_of_sign: ofSign,
    pada_window: { start: isoLocal(stay.from, moment.zone), end: isoLocal(stay.to, moment.zone) },
    script: syllable,
    note: scheme === 'moon-sign' ? `${sound} By the Moon sign any of ${ofSign.join(', ')} may open the name.` : sound,
  }
})
