import { antardashasIn } from '../../../jyotish/dashas/antardashas.ts'
import { type Dasha, type DashaSpan, nextChange, periodsAt, repeatUntil, subPeriods } from '../../../jyotish/dashas/periods.ts'
import { vimshottari } from '../../../jyotish/dashas/vimshottari.ts'
import type { Graha } from '../../../jyotish/grahas.ts'
import { CALENDAR_YEAR } from '../../../sky/constants.ts'
import { longDateOf, longMonthOf } from '../../../time/iso.ts'
import { type JulianDay, plusDays } from '../../../time/julian-day.ts'
import { localAt } from '../../../time/moment.ts'
import type { Window } from '../../../time/window.ts'
import type { Natal } from '../../shared/natal.ts'

/** The Vimshottari periods that a kundli speaks of, by the day of the reading. */

/** How far ahead the next sub-period of a planet is named, in years. source: this project's own choice */
const YEARS_AHEAD = 20
/** Days. A sub-period with less than this left is not named as the running one. source: this project's own limit */
const LEAST_REST = 45

export interface KundliCourse {
  readonly noon: JulianDay
  readonly birth: JulianDay
  readonly great: DashaSpan<Graha>
  readonly lesser: DashaSpan<Graha>
  /** The nine sub-periods of the great period. */
  readonly parts: readonly DashaSpan<Graha>[]
  /** The next period to begin, on the highest level that changes with it. */
  readonly next: DashaSpan<Graha>
  /** The great period that follows. */
  readonly nextGreat: DashaSpan<Graha>
  readonly day: (at: JulianDay) => string
  readonly month: (at: JulianDay) => string
  /** The running or next sub-period of one of these planets; null without one in the years ahead. */
  readonly nextOf: (planets: readonly Graha[]) => (Window & { readonly ruler: Graha; readonly isRunning: boolean }) | null
}

export const kundliCourse = ({ chart, moment }: Natal, noon: JulianDay): KundliCourse => {
  const dasha = repeatUntil(vimshottari(chart.graha.Moon.longitude, moment.jd), noon)
  const path = periodsAt(dasha, noon, 2)
  const [great, lesser] = path as [DashaSpan<Graha>, DashaSpan<Graha>]
  const at = dasha.mahadashas.findIndex(({ start }) => start === great.start)
  const following = (): DashaSpan<Graha> => {
    const found: Dasha<Graha> = repeatUntil(dasha, plusDays(great.end, 1))
    return dasha.mahadashas[at + 1] ?? found.mahadashas[0]!
  }
  const local = (when: JulianDay) => localAt(when, moment.zone)
  const ahead = antardashasIn(dasha, { from: noon, to: plusDays(noon, YEARS_AHEAD * CALENDAR_YEAR) })
  return {
    noon,
    birth: moment.jd,
    great,
    lesser,
    parts: subPeriods(dasha, great),
    next: nextChange(dasha, path),
    nextGreat: following(),
    day: (when) => longDateOf(local(when)),
    month: (when) => longMonthOf(local(when)),
    nextOf: (planets) => {
      const found = ahead.find(({ antar }) => planets.includes(antar.ruler) && antar.end - noon > LEAST_REST)
      return found
        ? { from: found.antar.start, to: found.antar.end, ruler: found.antar.ruler, isRunning: found.antar.start <= noon }
        : null
    },
  }
}

/** "now, until March 2027", or "from March 2027 to May 2028". */
export const spanOf = ({ month }: KundliCourse, { from, to, isRunning }: Window & { readonly isRunning: boolean }) =>
  isRunning ? `now, until ${month(to)}` : `from ${month(from)} to ${month(to)}`
