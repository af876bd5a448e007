import { invalid } from '../../faults.ts'
import type { SiderealFrame } from '../../jyotish/sign-stays.ts'
import { type DayRange, daysWithin, maybe, t } from '../../schema.ts'
import { CALENDAR_YEAR } from '../../sky/constants.ts'
import type { Sky } from '../../sky/sky.ts'
import { type CivilDate, civilOf, dateOfDay, dayNumber, daysInMonth, isBefore, MS_PER_DAY } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'
import { type JulianDay, julianDay, plusDays } from '../../time/julian-day.ts'
import { isoLocal, localAt } from '../../time/moment.ts'
import type { Window } from '../../time/window.ts'
import type { World } from '../capability.ts'
import { demandCovered } from './almanac.ts'
import { readDate } from './clocks.ts'
import { MOMENT_DAYS } from './date-ranges.ts'
import type { Natal } from './natal.ts'

/** Long spans of a life, in days and ages. */

export const MAX_LIFE = 120

export const ageOfNatal = ({ moment }: Pick<Natal, 'moment'>, at: JulianDay) =>
  Math.round(((at - moment.jd) / CALENDAR_YEAR) * 100) / 100

/** The window from birth to an age; 422 on `datetime` if the ephemeris files end before. */
export const lifeTo = ({ moment }: Pick<Natal, 'moment'>, age: number, sky: Sky): Window => {
  const life = { from: moment.jd, to: plusDays(moment.jd, age * CALENDAR_YEAR) }
  demandCovered(life, 'datetime', sky)
  return life
}

/** The civil date of a moment, in the birth zone. */
export const localDate = (at: JulianDay, { moment }: Pick<Natal, 'moment'>) => dateText(localAt(at, moment.zone))

export const siderealFrameOf = ({ chart }: Natal): SiderealFrame => ({
  ayanamsha: chart.ayanamsha.id,
  node: chart.node,
})

const DEFAULT_DAY = 'Default: today at the birthplace, or the day of birth if that is later.'
const dayField = (range: DayRange, description: string, options: object = {}) =>
  maybe(t.String({ format: 'date', ...daysWithin(range, description) }), options)

/** The schema of a day of a life, within a range of days. */
export const asOfWithin = (range: DayRange, options: object = {}) =>
  dayField(range, `YYYY-MM-DD, on or after the day of birth. ${DEFAULT_DAY}`, options)
export const AS_OF = asOfWithin(MOMENT_DAYS, { $id: 'AsOf' })
/** The schema of a day of two lives. */
export const asOfPairWithin = (range: DayRange) =>
  dayField(
    range,
    'YYYY-MM-DD, on or after both days of birth. Default: today in UTC, or the later day of birth if that is later.',
  )
export const AS_OF_PAIR = asOfPairWithin(MOMENT_DAYS)
/** The first day of a window that may begin before the birth. */
export const WINDOW_START = dayField(MOMENT_DAYS, `YYYY-MM-DD, 00:00 UTC. ${DEFAULT_DAY}`)

/** The part of a birth that day calculations need. */
type Born = Pick<Natal, 'moment'>

const civilDate = ({ year, month, day }: CivilDate): CivilDate => ({ year, month, day })
const later = (a: CivilDate, b: CivilDate) => (isBefore(a, b) ? b : a)

/** The default day of a reading: today at the birthplace, or the day of birth if that is later. */
export const currentDay = ({ moment }: Born, world: World): CivilDate =>
  civilDate(later(localAt(julianDay(world.now), moment.zone), moment.local))

/** The default day for two births, which share no clock: today in UTC, or the later day of birth. */
export const currentDayOfPair = (births: readonly Born[], world: World): CivilDate =>
  civilDate(births.reduce((day: CivilDate, { moment }) => later(day, moment.local), civilOf(world.now)))

/** The day of an input; by default the current day of the birth. It may precede the birth. */
export const dayOr = (text: string | null | undefined, field: string, born: Born, world: World): CivilDate =>
  text == null ? currentDay(born, world) : readDate(text, field, world)

/** The day of an input; by default the current day of the birth. 422 on `field` before the day of birth. */
export const dayOfLife = (text: string | null | undefined, field: string, born: Born, world: World): CivilDate => {
  const day = dayOr(text, field, born, world)
  demandBorn(day, field, born)
  return day
}

/**
 * The moment of an input. `sent` is the moment that the client sent, or null: then the moment of the call is used, or the birth if that is
 * later. 422 on `field` before the birth.
 */
export const momentOfLife = (input: JulianDay | null, field: string, { moment }: Born, world: World): JulianDay => {
  if (input === null) return julianDay(Math.max(world.now, moment.epochMs))
  if (input < moment.jd)
    throw invalid(field, `\`${field}\` must not be before the birth, ${isoLocal(moment.jd, moment.zone)}.`)
  return input
}

/** 12:00 UTC of a day. */
export const utcNoon = (day: CivilDate): JulianDay => julianDay((dayNumber(day) + 0.5) * MS_PER_DAY)
export const midnightOf = (day: CivilDate): JulianDay => julianDay(dayNumber(day) * MS_PER_DAY)
/** 12:00 UTC of a day of a life, or the birth if that is later. */
export const noonOfLife = (day: CivilDate, { moment }: Born): JulianDay =>
  Math.max(utcNoon(day), moment.jd) as JulianDay
/** 00:00 UTC of a day of a life, or the birth if that is later. */
export const midnightOfLife = (day: CivilDate, { moment }: Born): JulianDay =>
  Math.max(midnightOf(day), moment.jd) as JulianDay

export const demandBorn = (day: CivilDate, field: string, { moment }: Born) => {
  if (isBefore(day, moment.local))
    throw invalid(field, `\`${field}\` must not be before the day of birth, ${dateText(moment.local)}.`)
}

/** The birthday after so many years; a birth of 29 February has 1 March in common years. */
export const birthday = ({ year, month, day }: CivilDate, years: number): CivilDate => {
  const then = { year: year + years, month, day }
  return day > daysInMonth(then.year, month) ? dateOfDay(dayNumber({ ...then, day: 1 }) + day - 1) : then
}
