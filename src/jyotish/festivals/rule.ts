import type { Eclipse } from '../../sky/sky.ts'
import type { SignIndex } from '../../zodiac/signs.ts'
import type { Weekday } from '../limbs.ts'
import type { Month } from '../lunar-month.ts'
import type { Nakshatra } from '../nakshatras.ts'
import type { SolarRegion } from '../panchang/solar-months.ts'
import type { Missed, Which } from './choice.ts'
import type { Kala } from './kalas.ts'
import type { SpecialRule } from './special-rules.ts'

/** The language in which observances are written: one row each. */

/** Every lunar month, adhika ones included; an amanta month (never adhika); while the sidereal Sun is in a sign. */
export type InMonth = 'every' | Month | { sun: SignIndex }

/** Always; in a lunar month; while the Sun is in a sign; in a solar month by a region's dates. */
export type StarMonth = 'every' | Month | { sun: SignIndex } | { region: SolarRegion; sign: SignIndex }

/** Tithis run 1..30, so that 16 is the first of the dark half. */
export type Rule =
  | { by: 'tithi'; month: InMonth; tithi: number; at: Kala; which: Which | null; missed: Missed }
  /** The Moon's star; in a lunar month, only in the half named. One that comes twice in its month: the later, or the fuller Moon. */
  | {
      by: 'star'
      month: StarMonth
      half: 'Shukla' | 'Krishna' | null
      star: Nakshatra
      at: Kala
      twice: 'later' | 'fuller'
    }
  /** The fast of an eleventh tithi (11 or 26), by its own rule. */
  | { by: 'ekadashi'; month: InMonth; tithi: number }
  /** The last such weekday before or on the day whose sunrise the tithi holds. */
  | { by: 'weekday'; month: Month; tithi: number; weekday: Weekday }
  /** Every such weekday whose sunrise lies in a lunar month by a system, never adhika. */
  | { by: 'weekdays'; month: Month; system: MonthSystem; weekday: Weekday }
  /** The Sun's entry into a sign. */
  | { by: 'sankranti'; sign: SignIndex; on: SankrantiDay }
  /** The date on which the Sun comes to a sidereal longitude. */
  | { by: 'sun'; degrees: number }
  /** The first evening after the new Moon on which the Moon sets long enough after the Sun to be seen. */
  | { by: 'crescent' }
  /** The date of an eclipse anywhere on the Earth. */
  | { by: 'eclipse'; kind: Eclipse['kind'] }
  /** A day of a regional solar month, from 1. */
  | { by: 'solar-date'; region: SolarRegion; sign: SignIndex; date: number }
  /** So many days after (or before) another observance. */
  | { by: 'days'; after: string; days: number }
  /** A rule of its own, over a tithi. */
  | { by: 'special'; month: Month; tithi: number; rule: SpecialRule }

/** Months end at the new Moon, or at the full. */
export type MonthSystem = 'amanta' | 'purnimanta'

/** Which date keeps a sankranti: its own; its own, or the next when it comes after sunset; that of the first sunrise at or after it; that of the last sunrise before it. */
export const SANKRANTI_DAYS = ['date', 'date before sunset', 'sunrise after', 'panchang day'] as const
export type SankrantiDay = (typeof SANKRANTI_DAYS)[number]

export const SCOPES = ['major', 'vrata', 'regional', 'solar'] as const
export type Scope = (typeof SCOPES)[number]

export interface Row<Name extends string = string> {
  name: Name
  scope: Scope
  rule: Rule
  source: string
}

type TithiRule = Extract<Rule, { by: 'tithi' }>

export const shukla = (month: InMonth, tithi: number, at: Kala, which: Which | null = null): TithiRule => ({
  by: 'tithi',
  month,
  tithi,
  at,
  which,
  missed: 'nearest',
})
export const krishna = (month: InMonth, tithi: number, at: Kala, which: Which | null = null): TithiRule =>
  shukla(month, tithi + 15, at, which)
/** Where its tithi meets the part of no day, the later (`paraiva` in Dharma Sindhu), or the earlier. */
export const elseLater = (rule: TithiRule): TithiRule => ({ ...rule, missed: 'later' })
export const elseEarlier = (rule: TithiRule): TithiRule => ({ ...rule, missed: 'earlier' })
export const star = (month: StarMonth, name: Nakshatra, at: Kala, half: 'Shukla' | 'Krishna' | null = null): Rule => ({
  by: 'star',
  month,
  half,
  star: name,
  at,
  twice: 'later',
})
/** Of festivals at the full Moon. */
export const starAtFullMoon = (month: StarMonth, name: Nakshatra, at: Kala): Rule => ({
  by: 'star',
  month,
  half: null,
  star: name,
  at,
  twice: 'fuller',
})
export const ekadashi = (month: InMonth, half: 'Shukla' | 'Krishna'): Rule => ({
  by: 'ekadashi',
  month,
  tithi: half === 'Shukla' ? 11 : 26,
})
export const sankranti = (sign: SignIndex, on: SankrantiDay = 'date'): Rule => ({ by: 'sankranti', sign, on })
export const solarDay = (region: SolarRegion, sign: SignIndex, date: number): Rule => ({
  by: 'solar-date',
  region,
  sign,
  date,
})
export const daysAfter = (after: string, days: number): Rule => ({ by: 'days', after, days })
export const special = (month: Month, tithi: number, rule: SpecialRule): Rule => ({ by: 'special', month, tithi, rule })
export const weekdays = (month: Month, system: MonthSystem, weekday: Weekday): Rule => ({
  by: 'weekdays',
  month,
  system,
  weekday,
})
