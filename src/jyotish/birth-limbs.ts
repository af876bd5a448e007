import type { AyanamshaId } from '../ephemeris/ayanamshas.ts'
import { siderealLongitude } from '../sky/expressions.ts'
import type { Eclipse, Sky } from '../sky/sky.ts'
import { type JulianDay, plusDays } from '../time/julian-day.ts'
import { norm, separation } from '../zodiac/longitude.ts'
import type { RasiChart } from './chart.ts'
import { type Limb, type LimbSpan, openAlmanac, STAR, SUN_SIGN_LIMB, TITHI, YOGA_LIMB } from './panchang/limbs.ts'

/** Parts of the almanac in force at a birth, each with its start and end. */

export const BIRTH_LIMBS = ['tithi', 'star', 'yoga', 'sun_sign'] as const
export type BirthLimb = (typeof BIRTH_LIMBS)[number]

const limbBy: Record<BirthLimb, (id: AyanamshaId) => Limb> = {
  tithi: () => TITHI,
  star: (id) => ({ ...STAR, of: siderealLongitude('Moon', id) }),
  yoga: (id) => ({ ...YOGA_LIMB, of: { ...YOGA_LIMB.of, ayanamsha: { id, factor: 2 } } }),
  sun_sign: (id) => ({ ...SUN_SIGN_LIMB, of: siderealLongitude('Sun', id) }),
}

/** The part of the almanac in force at the moment of a chart. */
export const birthSpan = (which: BirthLimb, { at, ayanamsha }: RasiChart, sky: Sky): LimbSpan =>
  openAlmanac({ from: at, to: plusDays(at, 1e-6) }, sky).at(limbBy[which](ayanamsha.id), at)

/** The Moon's next stay in the birth star. `star`: the stay that holds the birth. */
export const starReturn = (chart: RasiChart, star: LimbSpan, sky: Sky): LimbSpan => {
  const limb = limbBy.star(chart.ayanamsha.id)
  const returnMoment = sky.crossings({
    of: limb.of,
    span: 360,
    offset: (star.number - 1) * limb.span,
    from: plusDays(star.to, 20),
    to: plusDays(star.to, 30),
  })[0]!.at
  return birthSpan('star', { ...chart, at: plusDays(returnMoment, 0.1) }, sky)
}

export interface BirthEclipse extends Pick<Eclipse, 'kind' | 'type'> {
  maximum: JulianDay
  /** Hours between the maximum and the birth, 0 or more. */
  hours: number
}

/** An eclipse counts within this many hours of the birth: half a day. */
const WITHIN_HOURS = 12
/**
 * Degrees of the Sun from a node, and of the Moon from new or full Moon, beyond which no eclipse is within half a day.
 */
const [NODE_REACH, LUNATION_REACH] = [20, 9]

/** The kind of eclipse that the places of Sun and Moon permit; null if they permit none. */
export const mayBeEclipsed = ({ graha: { Sun, Moon, Rahu, Ketu } }: RasiChart): Eclipse['kind'] | null => {
  const fromNode = Math.min(...[Rahu, Ketu].map((node) => separation(Sun.longitude, node.longitude)))
  if (fromNode > NODE_REACH) return null
  const elongation = norm(Moon.longitude - Sun.longitude)
  if (Math.min(elongation, 360 - elongation) <= LUNATION_REACH) return 'solar'
  return Math.abs(elongation - 180) <= LUNATION_REACH ? 'lunar' : null
}

/** The eclipse, seen from anywhere on Earth, whose maximum is within twelve hours of the moment of a chart. */
export const birthEclipse = async (chart: RasiChart, sky: Sky): Promise<BirthEclipse | 'none'> => {
  const kind = mayBeEclipsed(chart)
  if (!kind) return 'none'
  const half = WITHIN_HOURS / 24
  for (const { type, maximum } of await sky.eclipses(kind, plusDays(chart.at, -half), plusDays(chart.at, half))) {
    const hours = Math.abs(maximum - chart.at) * 24
    if (hours <= WITHIN_HOURS) return { kind, type, maximum, hours }
  }
  return 'none'
}
