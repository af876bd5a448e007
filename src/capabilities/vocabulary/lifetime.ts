import { invalid } from '../../faults.ts'
import type { Frame } from '../../jyotish/sign-stays.ts'
import { type DayRange, daysWithin, maybe, t } from '../../schema.ts'
import { CALENDAR_YEAR } from '../../sky/constants.ts'
import type { Sky } from '../../sky/sky.ts'
import { type CivilDate, civilOf, dateOfDay, dayNumber, daysInMonth, isBefore, MS_PER_DAY } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'
import { type JulianDay, julianDay, plusDays } from '../../time/julian-day.ts'
import { localAt } from '../../time/moment.ts'
import type { Window } from '../../time/window.ts'
import type { World } from '../capability.ts'
import { demandCovered } from './almanac.ts'
import { readDate } from './clocks.ts'
import { MOMENT_DAYS } from './date-ranges.ts'
import type { Natal } from './natal.ts'

/** Long stretches of a life, counted in days and in ages. */

export const LONGEST_LIFE = 120

export const ageAt = ({ moment }: Pick<Natal, 'moment'>, at: JulianDay) =>
  Math.round(((at - moment.jd) / CALENDAR_YEAR) * 100) / 100

/** From birth to an age; 422 on `datetime` where the ephemeris files end before. */
export const lifeTo = ({ moment }: Pick<Natal, 'moment'>, age: number, sky: Sky): Window => {
  const life = { from: moment.jd, to: plusDays(moment.jd, age * CALENDAR_YEAR) }
  demandCovered(life, 'datetime', sky)
  return life
}

/** The civil date of a moment, by the clock of birth. */
export const localDate = (at: JulianDay, { moment }: Pick<Natal, 'moment'>) => dateText(localAt(at, moment.zone))

export const frameOf = ({ chart }: Natal): Frame => ({ ayanamsha: chart.ayanamsha.id, node: chart.node })

/** A day of a life, within a range of days. */
export const asOfWithin = (range: DayRange, options: object = {}) =>
  maybe(t.String({ format: 'date', ...daysWithin(range, 'YYYY-MM-DD; today in UTC when left out.') }), options)
export const AS_OF = asOfWithin(MOMENT_DAYS, { $id: 'AsOf' })

/** A day of an input, today in UTC when left out. */
export const dayOr = (text: string | null | undefined, field: string, world: World): CivilDate =>
  text ? readDate(text, field, world) : civilOf(world.now)

/** 12:00 UTC of a day. */
export const noonOf = (day: CivilDate): JulianDay => julianDay((dayNumber(day) + 0.5) * MS_PER_DAY)
export const midnightOf = (day: CivilDate): JulianDay => julianDay(dayNumber(day) * MS_PER_DAY)

export const demandBorn = (day: CivilDate, field: string, { moment }: Natal) => {
  if (isBefore(day, moment.local))
    throw invalid(field, `${field} ${dateText(day)} lies before the birth of ${dateText(moment.local)}.`)
}

/** The birthday after so many years; a birth of 29 February keeps 1 March in common years. */
export const birthday = ({ year, month, day }: CivilDate, years: number): CivilDate => {
  const then = { year: year + years, month, day }
  return day > daysInMonth(then.year, month) ? dateOfDay(dayNumber({ ...then, day: 1 }) + day - 1) : then
}
