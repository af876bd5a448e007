import { concurrently } from '../../concurrency.ts'
import { mapYielding, type YieldPoint } from '../../cooperative-yield.ts'
import type { Eclipse, Site, Sky } from '../../sky/sky.ts'
import { visibleEclipse } from '../../sky/visible-eclipse.ts'
import type { CivilDate } from '../../time/civil.ts'
import { plusDays } from '../../time/julian-day.ts'
import type { Zone } from '../../time/moment.ts'
import type { Window } from '../../time/window.ts'
import { type LunarMonth, lunarMonths } from '../lunar-month.ts'
import { type Asta, astas } from '../panchang/asta.ts'
import { type PanchangDay, panchangDaysYielding } from '../panchang/day.ts'
import {
  type Almanac,
  KARANA,
  MOON_SIGN_LIMB,
  PANCHANG_AYANAMSHA,
  STAR,
  SUN_SIGN_LIMB,
  SUN_STAR,
  scanAlmanac,
  TITHI,
  YOGA_LIMB,
} from '../panchang/limbs.ts'
import { combustions } from '../panchang/planet-events.ts'
import type { PurposeName } from './purposes.ts'
import { purposeOf } from './purposes.ts'

/** The astronomical data for muhurta rules over a range of dates, each computed once. */
export interface MuhurtaSky {
  days: readonly PanchangDay[]
  almanac: Almanac
  months: readonly LunarMonth[]
  /** Eclipses visible at the place, without penumbral ones. */
  eclipses: readonly Eclipse[]
  /** The asta of Jupiter and Venus, if the purpose requires it. */
  astas: readonly Asta[]
  site: Site
  sky: Sky
}

/** Asta by visibility, or by the orbs of combustion in longitude. */
export const ASTA_RULES = ['heliacal', 'longitude'] as const
export type AstaRule = (typeof ASTA_RULES)[number]

/** Days searched before the range: the effect of an eclipse lasts seven days. */
const ECLIPSE_REACH = 9

export const openMuhurtaSky = async (
  first: CivilDate,
  count: number,
  purpose: PurposeName,
  site: Site,
  zone: Zone,
  sky: Sky,
  yieldIfDue: YieldPoint,
  asta: AstaRule = 'heliacal',
): Promise<MuhurtaSky> => {
  const days = await panchangDaysYielding(first, count, site, zone, sky, yieldIfDue)
  const range: Window = { from: days[0]!.from, to: days.at(-1)!.to }
  const stretch: Window = { from: plusDays(range.from, -2), to: plusDays(range.to, 2) }
  const limbs = [TITHI, KARANA, YOGA_LIMB, STAR, MOON_SIGN_LIMB, SUN_SIGN_LIMB, SUN_STAR]
  const eclipseRange = { from: plusDays(range.from, -ECLIPSE_REACH), to: plusDays(range.to, 1) }
  const [almanac, solar, lunar] = await concurrently(
    () => scanAlmanac(limbs, stretch, sky, yieldIfDue),
    () => sky.eclipses('solar', eclipseRange.from, eclipseRange.to),
    () => sky.eclipses('lunar', eclipseRange.from, eclipseRange.to),
  )
  const eclipses = await mapYielding([...solar, ...lunar], yieldIfDue, (each) =>
    each.type !== 'penumbral' && visibleEclipse(each, site, sky) ? [each] : [],
  )
  const astaPlanets = purposeOf(purpose).conditions?.includes('guru-shukra') ? (['Jupiter', 'Venus'] as const) : []
  const astaRange = { from: plusDays(range.from, -4), to: plusDays(range.to, 4) }
  const astaPeriods = await mapYielding(astaPlanets, yieldIfDue, (planet) =>
    asta === 'heliacal'
      ? astas(planet, astaRange, site, sky, yieldIfDue)
      : combustions(planet, astaRange, sky, yieldIfDue),
  )
  const pause = yieldIfDue()
  if (pause) await pause
  return {
    days,
    almanac,
    months: lunarMonths(stretch, PANCHANG_AYANAMSHA, sky),
    eclipses: eclipses.flat(),
    astas: astaPeriods.flat(),
    site,
    sky,
  }
}
