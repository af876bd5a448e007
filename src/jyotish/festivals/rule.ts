import type { Eclipse } from '../../sky/sky.ts'
import type { SignIndex } from '../../zodiac/signs.ts'
import type { Weekday } from '../limbs.ts'
import type { Month } from '../lunar-month.ts'
import type { Nakshatra } from '../nakshatras.ts'
import type { SolarRegion } from '../panchang/solar-months.ts'
import type { DayPreference, MissedPreference } from './choice.ts'
import type { Kala } from './kalas.ts'
import type { SpecialRule } from './special-rules.ts'

/** Rules of observances. */

/**
 * Every lunar month, including adhika months; an amanta month that is not adhika; or while the sidereal Sun is in a
 * sign.
 */
export type MonthCondition = 'every' | Month | { sun: SignIndex }

/** Always; in a lunar month; while the Sun is in a sign; or in a solar month of a region. */
export type StarMonth = 'every' | Month | { sun: SignIndex } | { region: SolarRegion; sign: SignIndex }

/** Tithis are 1..30: 16 is the first of the dark half. */
export type Rule =
  | {
      by: 'tithi'
      month: MonthCondition
      tithi: number
      at: Kala
      which: DayPreference | null
      missed: MissedPreference
    }
  /**
   * By the Moon's star; in a lunar month only in this half. If the star occurs twice in its month: the later one, or
   * the one with the fuller Moon.
   */
  | {
      by: 'star'
      month: StarMonth
      half: 'Shukla' | 'Krishna' | null
      star: Nakshatra
      at: Kala
      twice: 'later' | 'fuller'
    }
  /** The fast of an eleventh tithi (11 or 26), by `ekadashiFast`. */
  | { by: 'ekadashi'; month: MonthCondition; tithi: number }
  /** The last such weekday on or before the day with the tithi at its sunrise. */
  | { by: 'weekday'; month: Month; tithi: number; weekday: Weekday }
  /** Every such weekday with its sunrise in a lunar month of a system, never in an adhika month. */
  | { by: 'weekdays'; month: Month; system: MonthSystem; weekday: Weekday }
  /** The entry of the Sun into a sign. */
  | { by: 'sankranti'; sign: SignIndex; on: SankrantiDay; sun?: SunModel }
  /** The day, by sunrise, of the last of these tithis before the Sun reaches a sidereal longitude. */
  | { by: 'last-before-sun'; tithis: readonly [number, number]; degrees: number }
  /** The panchang day on which the Sun reaches a sidereal longitude. */
  | { by: 'sun'; degrees: number; sun?: Exclude<SunModel, 'vakya'> }
  /** The first evening after the new Moon on which the Moon is visible by the criterion of the calendar. */
  | { by: 'crescent' }
  /** The date of an eclipse anywhere on Earth. */
  | { by: 'eclipse'; kind: Eclipse['kind'] }
  /** A day of a regional solar month, from 1. */
  | { by: 'solar-date'; region: SolarRegion; sign: SignIndex; date: number }
  /** So many days after another observance; before it for a negative number. */
  | { by: 'days'; after: string; days: number }
  /** A rule of `SPECIAL_RULES`, by a tithi. */
  | { by: 'special'; month: Month; tithi: number; rule: SpecialRule }

/** The Sun of an almanac: its true place (the default), that of the Surya Siddhanta, or that of the Vakya almanacs. */
export type SunModel = 'true' | 'surya siddhanta' | 'vakya'

/** Months that end at the new Moon, or at the full Moon. */
export type MonthSystem = 'amanta' | 'purnimanta'

/**
 * The date of a sankranti: its civil date; its civil date, or the next if it is after sunset; the date of the first
 * sunrise at or after it; the date of the last sunrise before it.
 */
export const SANKRANTI_DAYS = ['date', 'date before sunset', 'sunrise after', 'panchang day'] as const
export type SankrantiDay = (typeof SANKRANTI_DAYS)[number]

export const SCOPES = ['major', 'vrata', 'regional', 'solar'] as const
export type Scope = (typeof SCOPES)[number]

export interface ObservanceRow<Name extends string = string> {
  name: Name
  scope: Scope
  rule: Rule
  source: string
}

type TithiRule = Extract<Rule, { by: 'tithi' }>

export const shukla = (
  month: MonthCondition,
  tithi: number,
  at: Kala,
  which: DayPreference | null = null,
): TithiRule => ({
  by: 'tithi',
  month,
  tithi,
  at,
  which,
  missed: 'nearest',
})
export const krishna = (
  month: MonthCondition,
  tithi: number,
  at: Kala,
  which: DayPreference | null = null,
): TithiRule => shukla(month, tithi + 15, at, which)
/** If the tithi touches the part of no day: the later day (`paraiva` in Dharma Sindhu), or the earlier one. */
export const laterIfMissed = (rule: TithiRule): TithiRule => ({ ...rule, missed: 'later' })
export const earlierIfMissed = (rule: TithiRule): TithiRule => ({ ...rule, missed: 'earlier' })
export const starRule = (
  month: StarMonth,
  name: Nakshatra,
  at: Kala,
  half: 'Shukla' | 'Krishna' | null = null,
): Rule => ({
  by: 'star',
  month,
  half,
  star: name,
  at,
  twice: 'later',
})
/** For festivals at the full Moon. */
export const starAtFullMoon = (month: StarMonth, name: Nakshatra, at: Kala): Rule => ({
  by: 'star',
  month,
  half: null,
  star: name,
  at,
  twice: 'fuller',
})
export const ekadashi = (month: MonthCondition, half: 'Shukla' | 'Krishna'): Rule => ({
  by: 'ekadashi',
  month,
  tithi: half === 'Shukla' ? 11 : 26,
})
export const sankranti = (sign: SignIndex, on: SankrantiDay = 'date'): Rule => ({ by: 'sankranti', sign, on })
/** The civil date, from midnight to midnight, on which the Sun of the Surya Siddhanta enters a sign. */
export const siddhantaSankranti = (sign: SignIndex): Rule => ({
  by: 'sankranti',
  sign,
  on: 'date',
  sun: 'surya siddhanta',
})
/** The first day of a Tamil month by the Vakya Sun: the date of its entry, or the next if the entry is after sunset. */
export const vakyaSankranti = (sign: SignIndex): Rule => ({
  by: 'sankranti',
  sign,
  on: 'date before sunset',
  sun: 'vakya',
})
export const solarDay = (region: SolarRegion, sign: SignIndex, date: number): Rule => ({
  by: 'solar-date',
  region,
  sign,
  date,
})
export const daysAfterRule = (after: string, days: number): Rule => ({ by: 'days', after, days })
export const specialRule = (month: Month, tithi: number, rule: SpecialRule): Rule => ({
  by: 'special',
  month,
  tithi,
  rule,
})
export const weekdays = (month: Month, system: MonthSystem, weekday: Weekday): Rule => ({
  by: 'weekdays',
  month,
  system,
  weekday,
})
