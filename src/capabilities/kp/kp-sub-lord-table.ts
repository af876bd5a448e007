import { invalid } from '../../faults.ts'
import { SUBS, type SubRow, subRow, subSubSpan } from '../../jyotish/kp/lords.ts'
import { NAKSHATRAS } from '../../jyotish/nakshatras.ts'
import { maybe, nullable, t } from '../../schema.ts'
import { norm, sidereal } from '../../zodiac/longitude.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { only } from '../shared/inputs.ts'
import { decimals, Sign, Star } from '../shared/shapes.ts'
import { Kp, kpObject, Short, shortLords } from './parts/kp-shapes.ts'

const row = ({ number, sign, start, end, nakshatra, lords }: SubRow) => ({
  number,
  sign: signName(sign),
  start: decimals(start - 30 * sign),
  end: decimals(end - 30 * sign),
  start_longitude: decimals(start),
  end_longitude: decimals(end),
  nakshatra: NAKSHATRAS[nakshatra]!,
  ...shortLords(lords),
})

export default capability({
  slug: 'kp-sub-lord-table',
  title: 'KP sub lord table',
  summary: 'The 249 subs of the zodiac with their lords; or one of them, by number or by longitude.',
  weight: 'light',
  method:
    'Each nakshatra is divided into nine subs in proportion to the Vimshottari years, starting with its own lord. Six of the 243 subs cross the end of a sign and are split in two. Numbers start at 0 Aries. Source: K. S. Krishnamurti, KP Reader VI.',
  input: only({
    number: maybe(t.Integer({ minimum: 1, maximum: 249 })),
    longitude: maybe(
      t.Number({ minimum: 0, maximum: 360, description: 'Sidereal; adds the sub-sub at that point. Not with number.' }),
    ),
  }),
  data: t.Object({
    rows: t.Array(
      t.Object({
        number: t.Integer({ minimum: 1, maximum: 249 }),
        sign: Sign,
        start: t.Number({ description: 'Start of the sub, degree in sign, inclusive.' }),
        end: t.Number({ description: 'End of the sub, degree in sign, exclusive.' }),
        start_longitude: t.Number(),
        end_longitude: t.Number(),
        nakshatra: Star,
        sign_lord: Short,
        star_lord: Short,
        sub_lord: Short,
      }),
      { minItems: 1, maxItems: 249 },
    ),
    at: nullable(t.Object({ longitude: t.Number(), kp: Kp, sub_sub_start: t.Number(), sub_sub_end: t.Number() })),
    count: t.Integer(),
  }),
  example: { longitude: 29.5 },
}).compute(({ number, longitude }) => {
  const byNumber = typeof number === 'number'
  const byLongitude = typeof longitude === 'number'
  if (byNumber && byLongitude) throw invalid('longitude', 'Send either `number` or `longitude`, not both.')
  const chosen = byNumber ? [SUBS[number - 1]!] : byLongitude ? [subRow(sidereal(longitude))] : SUBS
  const span = byLongitude ? subSubSpan(sidereal(longitude)) : null
  return {
    rows: chosen.map(row),
    at: span && {
      longitude: decimals(norm(longitude!)),
      kp: kpObject(sidereal(longitude!)),
      sub_sub_start: decimals(span.start),
      sub_sub_end: decimals(span.end),
    },
    count: chosen.length,
  }
})
