import type { AyanamshaId } from '../../ephemeris/ayanamshas.ts'
import { invalid } from '../../faults.ts'
import type { StarPosition } from '../../jyotish/kootas/profiles.ts'
import { NAKSHATRAS } from '../../jyotish/nakshatras.ts'
import { point, type SiderealPoint } from '../../jyotish/points.ts'
import { maybe, type Static, t } from '../../schema.ts'
import type { Sky } from '../../sky/sky.ts'
import { isDateAlone as isDateText } from '../../time/iso.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import type { Moment } from '../../time/moment.ts'
import { sidereal, siderealOf } from '../../zodiac/longitude.ts'
import type { World } from '../capability.ts'
import { readMoment } from './clocks.ts'
import { dateOf, dayOfBirthDate } from './day-of-birth.ts'
import { demandOnEarth, RowBirth } from './many-births.ts'
import { starIndex, starInput } from './names.ts'

/** The reader of people who are matched by their Moons, for lists over HTTP and for files of a batch run. */

/** A person matched in bulk: a nakshatra, or a birth. Ranges are checked row by row, so that an invalid row does not fail the call. */
export const MATCHED_PERSON = {
  nakshatra: maybe(starInput('Nakshatra of the birth Moon; or send a birth.')),
  pada: maybe(t.Integer({ description: 'Nakshatra pada, 1 to 4; makes the score exact.' })),
  birth: maybe(RowBirth),
}

type Birth = Static<typeof RowBirth>
interface PersonInput {
  readonly nakshatra?: string | null
  readonly pada?: number | null
  readonly birth?: Birth | null
}

/** Prefixes of the field names in faults. */
interface FieldPrefixes {
  readonly person: string
  readonly birth: string
}

export const readStar = ({ nakshatra, pada }: { nakshatra: string; pada?: number | null }, at = ''): StarPosition => ({
  nakshatra: starIndex(nakshatra, `${at}nakshatra`),
  pada: pada ?? null,
})

const isDateAlone = ({ datetime, time_known }: Birth) =>
  time_known === false || (time_known !== true && isDateText(datetime))

/** The star of a day of birth; 422 on `time_known` if the Moon changes its nakshatra during the day. */
const starOfDay = (birth: Birth, world: World, at: string): StarPosition => {
  const { from, to } = dayOfBirthDate(birth, world, at, world.warn)
  const moons = [from, to].map((jd) => {
    const [moon] = world.sky.positions(jd, ['Moon'])
    return point(siderealOf(moon!.longitude, world.sky.ayanamsha(jd, birth.ayanamsha ?? 'lahiri')))
  })
  const [first, last] = moons as [SiderealPoint, SiderealPoint]
  if (first.nakshatra !== last.nakshatra)
    throw invalid(
      `${at}time_known`,
      `The Moon moves from ${NAKSHATRAS[first.nakshatra]} to ${NAKSHATRAS[last.nakshatra]} on ${dateOf(birth.datetime)}: send the time of birth or the nakshatra.`,
    )
  return { nakshatra: first.nakshatra, pada: first.pada === last.pada ? first.pada : null }
}

/**
 * The star of a person, or the moment of a birth whose Moon is computed later.
 * @throws Fault `invalid` on the field
 */
export const readMatchedPerson = <B extends Birth>(
  { nakshatra, pada, birth }: PersonInput & { readonly birth?: B | null },
  world: World,
  at: FieldPrefixes,
): { readonly star: StarPosition } | { readonly star?: undefined; readonly birth: B; readonly moment: Moment } => {
  const name = (field: string) => `${at.person}${field}`
  if (!nakshatra === !birth)
    throw invalid(name('nakshatra'), `Send either \`${name('nakshatra')}\` or \`${name('birth')}\`, not both.`)
  if (birth) {
    demandOnEarth(birth, at.birth)
    if (isDateAlone(birth)) return { star: starOfDay(birth, world, at.birth) }
    return { birth, moment: readMoment(birth, world, at.birth) }
  }
  if (pada != null && (pada < 1 || pada > 4))
    throw invalid(name('pada'), `\`${name('pada')}\` must be a whole number from 1 to 4.`)
  return { star: readStar({ nakshatra: nakshatra!, pada }, at.person) }
}

/**
 * Computes the Moon at all moments in one native call. Returns a function for the sidereal Moon at the moment with an index.
 * @throws Fault `invalid` from that function where no ephemeris file covers the moment
 */
export const readMoons = (moments: readonly JulianDay[], sky: Sky) => {
  const positions = new Float64Array(moments.length * 6)
  sky.bodySet(['Moon']).each(Float64Array.from(moments), positions)
  return (index: number, ayanamsha: AyanamshaId | null | undefined): SiderealPoint => {
    const degrees = sky.ayanamsha(moments[index]!, ayanamsha ?? 'lahiri')
    const longitude = positions[index * 6]!
    if (Number.isNaN(longitude))
      throw invalid('datetime', '`datetime` is outside the dates that the ephemeris files cover.')
    return point(sidereal(longitude - degrees))
  }
}
