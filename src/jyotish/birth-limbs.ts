import type { AyanamshaId } from '../ephemeris/ayanamshas.ts'
import { siderealLongitude } from '../sky/expressions.ts'
import type { Eclipse, Sky } from '../sky/sky.ts'
import { type JulianDay, plusDays } from '../time/julian-day.ts'
import { norm, separation } from '../zodiac/longitude.ts'
import type { RasiChart } from './chart.ts'
import { type Limb, openAlmanac, type Span, STAR, SUN_SIGN, TITHI, YOGA } from './panchang/limbs.ts'

/** What rules the moment of a birth for a time, with its ends. */

export const BIRTH_LIMBS = ['tithi', 'star', 'yoga', 'sun_sign'] as const
export type BirthLimb = (typeof BIRTH_LIMBS)[number]

const limbBy: Record<BirthLimb, (id: AyanamshaId) => Limb> = {
  tithi: () => TITHI,
  star: (id) => ({ ...STAR, of: siderealLongitude('Moon', id) }),
  yoga: (id) => ({ ...YOGA, of: { ...YOGA.of, ayanamsha: { id, factor: 2 } } }),
  sun_sign: (id) => ({ ...SUN_SIGN, of: siderealLongitude('Sun', id) }),
}

/** The limb that holds the moment of a chart. */
export const birthSpan = (which: BirthLimb, { at, ayanamsha }: RasiChart, sky: Sky): Span =>
  openAlmanac({ from: at, to: plusDays(at, 1e-6) }, sky).at(limbBy[which](ayanamsha.id), at)

/** When the Moon is in her birth star again, the next time round. */
export const starReturn = (chart: RasiChart, star: Span, sky: Sky): Span => {
  const limb = limbBy.star(chart.ayanamsha.id)
  const back = sky.crossings({
    of: limb.of,
    span: 360,
    offset: (star.number - 1) * limb.span,
    from: plusDays(star.to, 20),
    to: plusDays(star.to, 30),
  })[0]!.at
  return birthSpan('star', { ...chart, at: plusDays(back, 0.1) }, sky)
}

export interface BirthEclipse extends Pick<Eclipse, 'kind' | 'type'> {
  maximum: JulianDay
  /** From the maximum to the birth, whichever came first. */
  hours: number
}

/** Half a day. */
const WITHIN_HOURS = 12
/** No eclipse where the Sun is farther from a node, nor where new or full Moon is more than half a day away. */
const [NODE_REACH, LUNATION_REACH] = [20, 9]

/** Which eclipse the places of the lights do not rule out. */
export const mayBeEclipsed = ({ graha: { Sun, Moon, Rahu, Ketu } }: RasiChart): Eclipse['kind'] | null => {
  const fromNode = Math.min(...[Rahu, Ketu].map((node) => separation(Sun.longitude, node.longitude)))
  if (fromNode > NODE_REACH) return null
  const elongation = norm(Moon.longitude - Sun.longitude)
  if (Math.min(elongation, 360 - elongation) <= LUNATION_REACH) return 'solar'
  return Math.abs(elongation - 180) <= LUNATION_REACH ? 'lunar' : null
}

/** The eclipse whose maximum is within twelve hours of a chart's moment, anywhere on Earth. */
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
