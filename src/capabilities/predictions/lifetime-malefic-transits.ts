import type { Graha } from '../../jyotish/grahas.ts'
import { sensitiveSigns, watchedMalefics } from '../../jyotish/sensitive-signs.ts'
import { type SignStay, signStays } from '../../jyotish/sign-stays.ts'
import { maybeTerm, t } from '../../schema.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { birthWithNode, independence } from '../vocabulary/inputs.ts'
import { ageAt, frameOf, LONGEST_LIFE, lifeTo, localDate } from '../vocabulary/lifetime.ts'
import { natal } from '../vocabulary/natal.ts'
import { Ayanamsha, ayanamshaObject, Graha as GrahaName, Sign } from '../vocabulary/shapes.ts'
import { NATURE } from './parts/tradition-note.ts'

const SCANNED = ['Saturn', 'Rahu', 'Ketu', 'Mars'] as const satisfies readonly Graha[]
const HEAVIEST = 3
const REENTRY = 400

export default capability({
  slug: 'lifetime-malefic-transits',
  title: 'Lifetime malefic transits',
  summary:
    'When Saturn and the nodes, and Mars beside Saturn, cross the sensitive signs of a chart, to the age of 120.',
  weight: 'heavy',
  method:
    'Exact sidereal sign crossings from birth to age 120, one row a stay. Sensitive: the signs of the Moon and Ascendant, the 8th and 12th from the Moon, the 8th from the Ascendant and the sign of its lord, the 64th navamsa of Moon and Ascendant, the 22nd drekkana. Mars is listed where his stay lies inside one of Saturn’s. Grade: malefics (Saturn, Rahu, Ketu, Mars) in sensitive signs at the middle of the stay, at most 3. Years of 365.2425 days; dates by the clock of birth.',
  input: birthWithNode(),
  data: t.Object({
    ayanamsha: Ayanamsha,
    nature: t.String(),
    malefics: t.Array(GrahaName),
    sensitive_signs: t.Array(
      t.Object({ sign: Sign, reasons: t.Array(maybeTerm(['PointOrAngle', 'Graha']), { minItems: 1 }) }),
    ),
    periods: t.Array(
      t.Object({
        planet: GrahaName,
        sign: Sign,
        start: t.String({ format: 'date' }),
        end: t.String({ format: 'date' }),
        age_start: t.Number(),
        age_end: t.Number(),
        retrograde_reentry: t.Boolean({ description: 'It was in this sign less than 400 days before.' }),
        concurrent: t.Array(GrahaName, { description: 'Other malefics in sensitive signs at the middle of the stay.' }),
        grade: t.Integer({ minimum: 1, maximum: HEAVIEST }),
      }),
    ),
    max_age: t.Integer(),
  }),
  example: independence,
}).compute(async (input, world) => {
  const person = natal(input, world)
  const { chart } = person
  const life = lifeTo(person, LONGEST_LIFE, world.sky)
  const signs = sensitiveSigns(chart)
  const isSensitive = (sign: number) => signs.some((each) => each.sign === sign)
  const stays = Object.fromEntries(
    await Promise.all(
      SCANNED.map(async (planet) => {
        const all = await signStays(planet, life, frameOf(person), world.sky, world.signal)
        return [planet, all.filter(({ sign }) => isSensitive(sign))] as const
      }),
    ),
  ) as Record<(typeof SCANNED)[number], SignStay[]>

  const presentAt = (planet: (typeof SCANNED)[number], at: JulianDay) =>
    stays[planet].some(({ from, to }) => at >= from && at < to)
  const besideSaturn = ({ from, to }: SignStay) => stays.Saturn.some((stay) => from >= stay.from && to <= stay.to)
  const rows = SCANNED.flatMap((planet) =>
    stays[planet].map((stay) => {
      const before = stays[planet].findLast(({ sign, to }) => sign === stay.sign && to <= stay.from)
      return { stay, reentry: before !== undefined && stay.from - before.to < REENTRY }
    }),
  )
    .filter(({ stay }) => stay.planet !== 'Mars' || besideSaturn(stay))
    .sort((a, b) => a.stay.from - b.stay.from)

  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    nature: NATURE,
    malefics: watchedMalefics(chart),
    sensitive_signs: signs.map(({ sign, reasons }) => ({ sign: signName(sign), reasons })),
    periods: rows.map(({ stay: { planet, sign, from, to }, reentry }) => {
      const middle = ((from + to) / 2) as JulianDay
      const concurrent = SCANNED.filter((other) => other !== planet && presentAt(other, middle))
      return {
        planet,
        sign: signName(sign),
        start: localDate(from, person),
        end: localDate(to, person),
        age_start: ageAt(person, from),
        age_end: ageAt(person, to),
        retrograde_reentry: reentry,
        concurrent,
        grade: Math.min(HEAVIEST, 1 + concurrent.length),
      }
    }),
    max_age: LONGEST_LIFE,
  }
})
