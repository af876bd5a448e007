import { mapConcurrently } from '../../concurrency.ts'
import type { Graha } from '../../jyotish/grahas.ts'
import { sensitiveSigns } from '../../jyotish/sensitive-signs.ts'
import { type SignStay, signStays } from '../../jyotish/sign-stays.ts'
import { distinct, t } from '../../schema.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { signName } from '../../zodiac/signs.ts'
import type { World } from '../capability.ts'
import { ageOfNatal, lifeTo, localDate, MAX_LIFE, siderealFrameOf } from './lifetime.ts'
import type { Natal } from './natal.ts'
import { Graha as GrahaName, Sign } from './shapes.ts'

/** Transiting bodies followed. */
const SCANNED = ['Saturn', 'Rahu', 'Ketu', 'Mars'] as const satisfies readonly Graha[]
type Scanned = (typeof SCANNED)[number]
const HEAVIEST = 3
const REENTRY = 400

export const MaleficPeriods = t.Array(
  t.Object({
    planet: GrahaName,
    sign: Sign,
    start: t.String({ format: 'date' }),
    end: t.String({ format: 'date' }),
    age_start: t.Number({ description: 'Age at the start of the period, years.' }),
    age_end: t.Number({ description: 'Age at the end of the period, years.' }),
    retrograde_reentry: t.Boolean({
      description: 'True if the last stay in the sign ended less than 400 days before.',
    }),
    concurrent: distinct(GrahaName, { description: 'Other malefics in sensitive signs at the middle of the stay.' }),
    grade: t.Integer({
      minimum: 1,
      maximum: HEAVIEST,
      description: 'Malefics in sensitive signs at the middle of the stay, at most 3.',
    }),
  }),
  { description: 'Stays in sensitive signs from birth to the age of 120, in order of time.' },
)

/** The stays of slow malefics, and of Mars beside Saturn, in the sensitive signs of a chart, from birth to the age of 120. */
export const maleficPeriods = async (person: Natal, world: World) => {
  const life = lifeTo(person, MAX_LIFE, world.sky)
  const signs = sensitiveSigns(person.chart)
  const isSensitive = (sign: number) => signs.some((each) => each.sign === sign)
  const stays = Object.fromEntries(
    await mapConcurrently(SCANNED, async (planet) => {
      const all = await signStays(planet, life, siderealFrameOf(person), world.sky, world.signal)
      return [planet, all.filter(({ sign }) => isSensitive(sign))] as const
    }),
  ) as Record<Scanned, SignStay[]>

  const presentAt = (planet: Scanned, at: JulianDay) => stays[planet].some(({ from, to }) => at >= from && at < to)
  const besideSaturn = ({ from, to }: SignStay) => stays.Saturn.some((stay) => from >= stay.from && to <= stay.to)
  const rows = SCANNED.flatMap((planet) => {
    const lastLeft = new Map<number, JulianDay>()
    return stays[planet].map((stay) => {
      const left = lastLeft.get(stay.sign)
      lastLeft.set(stay.sign, stay.to)
      return { planet, stay, reentry: left !== undefined && stay.from - left < REENTRY }
    })
  })
    .filter(({ stay }) => stay.planet !== 'Mars' || besideSaturn(stay))
    .sort((a, b) => a.stay.from - b.stay.from)

  return rows.map(({ planet, stay: { sign, from, to }, reentry }) => {
    const middle = ((from + to) / 2) as JulianDay
    const concurrent = SCANNED.filter((other) => other !== planet && presentAt(other, middle))
    return {
      planet,
      sign: signName(sign),
      start: localDate(from, person),
      end: localDate(to, person),
      age_start: ageOfNatal(person, from),
      age_end: ageOfNatal(person, to),
      retrograde_reentry: reentry,
      concurrent,
      grade: Math.min(HEAVIEST, 1 + concurrent.length),
    }
  })
}
