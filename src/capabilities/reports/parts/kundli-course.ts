import { antardashasIn } from '../../../jyotish/dashas/antardashas.ts'
import {
  type Dasha,
  type DashaSpan,
  nextChange,
  periodsAt,
  repeatUntil,
  subPeriods,
} from '../../../jyotish/dashas/periods.ts'
import { vimshottari } from '../../../jyotish/dashas/vimshottari.ts'
import type { Graha } from '../../../jyotish/grahas.ts'
import { type LifeTimetable, lifeTimetable, type TimeUse } from '../../../jyotish/timetable.ts'
import { CALENDAR_YEAR } from '../../../sky/constants.ts'
import { longDateOf, longMonthOf } from '../../../time/iso.ts'
import { type JulianDay, plusDays } from '../../../time/julian-day.ts'
import { localAt } from '../../../time/moment.ts'
import type { Window } from '../../../time/window.ts'
import type { Natal } from '../../shared/natal.ts'

/** The Vimshottari periods that a kundli speaks of, by the day of the reading. */

// source: this project's own limits
/** How far ahead the next sub-period of a planet is named, in years; a part of a sub-period is named before a later one. */
const YEARS_AHEAD = 5
/** Days. A period with less than this left is not named. */
const LEAST_REST = 25

/** The running or next time of a planet: a sub-period, or a part of one. */
export interface PlanetTime extends Window {
  readonly ruler: Graha
  readonly isRunning: boolean
  /** The use of the sub-period in the timetable of the life. */
  readonly use: TimeUse
  /** "leads the sub-period", or "leads a short stretch". */
  readonly leads: string
}

export interface KundliCourse {
  readonly noon: JulianDay
  readonly birth: JulianDay
  readonly great: DashaSpan<Graha>
  readonly lesser: DashaSpan<Graha>
  /** The nine sub-periods of the great period. */
  readonly parts: readonly DashaSpan<Graha>[]
  readonly timetable: LifeTimetable
  /** The next period to begin, on the highest level that changes with it. */
  readonly next: DashaSpan<Graha>
  /** The great period that follows. */
  readonly nextGreat: DashaSpan<Graha>
  readonly day: (at: JulianDay) => string
  readonly month: (at: JulianDay) => string
  /** The running or next time of one of these planets; null without one in the years ahead. */
  readonly nextOf: (planets: readonly Graha[]) => PlanetTime | null
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
  const timetable = lifeTimetable(chart, dasha, noon)
  const ahead = antardashasIn(dasha, { from: noon, to: plusDays(noon, YEARS_AHEAD * CALENDAR_YEAR) })
  return {
    noon,
    birth: moment.jd,
    great,
    lesser,
    parts: subPeriods(dasha, great),
    timetable,
    next: nextChange(dasha, path),
    nextGreat: following(),
    day: (when) => longDateOf(local(when)),
    month: (when) => longMonthOf(local(when)),
    nextOf: (planets) => {
      const isNamed = ({ ruler, end }: DashaSpan<Graha>) => planets.includes(ruler) && end - noon > LEAST_REST
      const whole = ahead.find(({ antar }) => isNamed(antar))?.antar
      const found = whole ?? ahead.flatMap(({ antar }) => subPeriods(dasha, antar)).find(isNamed)
      return found
        ? {
            from: found.start,
            to: found.end,
            ruler: found.ruler,
            isRunning: found.start <= noon,
            use: timetable.partAt(Math.max(found.start, noon) as JulianDay).use,
            leads: whole ? 'leads the sub-period' : 'leads a short stretch',
          }
        : null
    },
  }
}

/** "now, until March 2027", or "from March 2027 to May 2028". */
export const spanOf = ({ month }: KundliCourse, { from, to, isRunning }: Window & { readonly isRunning: boolean }) =>
  isRunning
    ? `now, until ${month(to)}`
    : month(from) === month(to)
      ? `in ${month(from)}`
      : `from ${month(from)} to ${month(to)}`
