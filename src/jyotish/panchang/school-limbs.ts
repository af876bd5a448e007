import type { AyanamshaId } from '../../ephemeris/ayanamshas.ts'
import { siderealLongitude } from '../../sky/expressions.ts'
import type { Sky } from '../../sky/sky.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import type { Window } from '../../time/window.ts'
import { arc, norm } from '../../zodiac/longitude.ts'
import { NAKSHATRA } from '../nakshatras.ts'
import { KARANA, type Limb, type LimbSpan, openAlmanac, STAR, TITHI, YOGA_LIMB } from './limbs.ts'
import { suryaSiddhantaMoon, suryaSiddhantaSun } from './surya-siddhanta.ts'
import { vakyaMoon, vakyaSun } from './vakya.ts'

/** The limbs of a day by another school: the Surya Siddhanta, the Vakya almanacs, or another ayanamsha. */

export interface SchoolLimbs {
  tithis: LimbSpan[]
  nakshatras: LimbSpan[]
  yogas: LimbSpan[]
  karanas: LimbSpan[]
}

type Angle = (at: JulianDay) => number

/** Schools with a Sun and a Moon of their own. */
export const LIMB_SCHOOLS = ['surya-siddhanta', 'vakya'] as const
export type LimbSchool = (typeof LIMB_SCHOOLS)[number]

const LUMINARIES = {
  'surya-siddhanta': { sun: suryaSiddhantaSun, moon: suryaSiddhantaMoon },
  vakya: { sun: vakyaSun, moon: vakyaMoon },
} as const satisfies Record<LimbSchool, Record<'sun' | 'moon', Angle>>

// source: Surya Siddhanta 1.29-34, rounded, for estimates
/** Mean motions in a day, degrees, of the Moon from the Sun, of the Moon, and of the sum of both. */
const DAILY = { elongation: 12.19, moon: 13.18, sum: 14.16 } as const

/** The moment near an estimate at which an increasing angle has a value, to a second. */
const momentOf = (value: number, angle: Angle, estimate: number): JulianDay => {
  let [low, high] = [estimate - 0.6, estimate + 0.6]
  while (high - low > 1e-5) {
    const middle = (low + high) / 2
    if (arc(value, angle(middle as JulianDay)) < 0) low = middle
    else high = middle
  }
  return plusDays(0 as JulianDay, (low + high) / 2)
}

/** The spans of an angle that overlap a window, uncut. */
const schoolSpans = (of: Angle, daily: number, span: number, { from, to }: Window): LimbSpan[] => {
  const count = Math.round(360 / span)
  const first = Math.floor(of(from) / span)
  const boundary = (index: number) => momentOf(norm(index * span), of, from + (index * span - of(from)) / daily)
  const spans: LimbSpan[] = []
  for (let index = first, start = boundary(first); start < to; index++) {
    const end = boundary(index + 1)
    spans.push({ number: (((index % count) + count) % count) + 1, from: start, to: end })
    start = end
  }
  return spans
}

/** The limbs of a window by a school, without bija. */
export const limbsBySchool = (window: Window, school: LimbSchool): SchoolLimbs => {
  const { sun, moon } = LUMINARIES[school]
  const elongation: Angle = (at) => norm(moon(at) - sun(at))
  return {
    tithis: schoolSpans(elongation, DAILY.elongation, TITHI.span, window),
    nakshatras: schoolSpans(moon, DAILY.moon, STAR.span, window),
    yogas: schoolSpans((at) => norm(moon(at) + sun(at)), DAILY.sum, YOGA_LIMB.span, window),
    karanas: schoolSpans(elongation, DAILY.elongation, KARANA.span, window),
  }
}

/** The limbs of a window by true positions and an ayanamsha. Tithi and karana do not depend on it. */
export const limbsByAyanamsha = (window: Window, id: AyanamshaId, sky: Sky): SchoolLimbs => {
  const almanac = openAlmanac({ from: plusDays(window.from, -1.5), to: plusDays(window.to, 1.5) }, sky)
  const star: Limb = { ...STAR, of: siderealLongitude('Moon', id) }
  const yoga: Limb = { ...YOGA_LIMB, span: NAKSHATRA, of: { ...YOGA_LIMB.of, ayanamsha: { id, factor: 2 } } }
  return {
    tithis: almanac.during(TITHI, window),
    nakshatras: almanac.during(star, window),
    yogas: almanac.during(yoga, window),
    karanas: almanac.during(KARANA, window),
  }
}
