import type { RasiChart } from '../../../jyotish/chart.ts'
import type { MuddaPeriod } from '../../../jyotish/tajika/mudda.ts'
import { siderealLongitude } from '../../../sky/expressions.ts'
import type { Sky } from '../../../sky/sky.ts'
import { dayOfMonth } from '../../../time/iso.ts'
import { type JulianDay, plusDays } from '../../../time/julian-day.ts'
import { localAt, type Zone } from '../../../time/moment.ts'
import type { Window } from '../../../time/window.ts'
import { houseFrom, signAt } from '../../../zodiac/signs.ts'

/** The dated event of each month of an annual chart. */

interface AnnualSpan {
  readonly annual: RasiChart
  readonly periods: readonly MuddaPeriod[]
  readonly year: Window
  readonly zone: Zone
}

/**
 * A finder of the event of a month: the first period of the year that begins in it, else a sign that Jupiter, Saturn or the Sun enters. Houses
 * count from the ascendant of the annual chart. The Sun enters a sign in every month.
 */
export const annualEvents = ({ annual, periods, year, zone }: AnnualSpan, sky: Sky) => {
  const dayOf = (at: JulianDay) => dayOfMonth(localAt(at, zone))
  const entries = (['Jupiter', 'Saturn', 'Sun'] as const).flatMap((planet) =>
    sky
      .crossings({ of: siderealLongitude(planet, annual.ayanamsha.id), span: 30, ...year })
      .map(({ at, multiple, direction }) => ({ at, planet, sign: signAt(multiple - (direction < 0 ? 1 : 0)) })),
  )
  return ({ from, to }: Window) => {
    const isWithin = (at: JulianDay) => at >= from && at < to
    // The first period begins before the year.
    const period = periods.find(({ start }) => start > year.from && isWithin(start))
    if (period)
      return {
        kind: 'period' as const,
        date: dayOf(period.start),
        until: dayOf(plusDays(period.end, -1)),
        planet: period.ruler,
        house: annual.graha[period.ruler].house,
      }
    const { at, planet, sign } = entries.find((entry) => isWithin(entry.at))!
    return { kind: 'ingress' as const, date: dayOf(at), planet, house: houseFrom(annual.ascendant.sign, sign) }
  }
}
