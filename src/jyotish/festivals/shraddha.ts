import { dayNumber } from '../../time/civil.ts'
import { partOfWindow, type Window } from '../../time/window.ts'
import { pakshaOf, tithiName } from '../limbs.ts'
import type { LunarMonth } from '../lunar-month.ts'
import { NAKSHATRAS } from '../nakshatras.ts'
import { daytime, type PanchangDay } from '../panchang/day.ts'
import { sacredTithis } from '../panchang/sacred.ts'
import type { Calendar, TithiStay } from './calendar.ts'
import { chooseDay, type DayChoice } from './choice.ts'
import { isInMonth, tithiWords } from './observance-days.ts'

/**
 * Days of offerings to the ancestors. A tithi belongs to the day of whose afternoon it covers more. Dharma Sindhu,
 * third pariccheda.
 */

export interface ShraddhaDay extends DayChoice {
  tithi: TithiStay
}

const afternoonDay = (tithi: TithiStay, calendar: Calendar): ShraddhaDay => ({
  ...chooseDay(tithi, tithiWords(tithi.number), 'aparahna', null, calendar),
  tithi,
})

/** The parts of a day for shraddha; null without a sunrise. */
export const shraddhaParts = ({ light }: PanchangDay): Record<'kutupa' | 'rohina' | 'aparahna', Window> | null => {
  if (!light) return null
  const day = daytime(light)
  return { kutupa: partOfWindow(day, 7, 15), rohina: partOfWindow(day, 8, 15), aparahna: partOfWindow(day, 3, 5) }
}

/** Bhadrapada Purnima and the fifteen tithis of the next dark half. */
export const pitruPaksha = (calendar: Calendar): ShraddhaDay[] =>
  Array.from({ length: 16 }, (_, i) => 15 + i)
    .flatMap((number) => calendar.tithis(number).filter((stay) => isInMonth('Bhadrapada', stay, calendar)))
    .map((stay) => afternoonDay(stay, calendar))
    .filter(({ day }) => calendar.includes(day))

/** The tithis whose shraddha is kept on each day, in order, by day number. A day may have none, or two. */
export const shraddhaTithis = (calendar: Calendar): Map<number, number[]> => {
  const days = Array.from({ length: 30 }, (_, i) => calendar.tithis(i + 1))
    .flat()
    .sort((a, b) => a.from - b.from)
    .map((stay) => afternoonDay(stay, calendar))
  const tithis = new Map<number, number[]>()
  for (const { day, tithi } of days) {
    const key = dayNumber(day.date)
    tithis.set(key, [...(tithis.get(key) ?? []), tithi.number])
  }
  return tithis
}

export const SHRADDHA_NOTES = {
  24: 'Avidhava Navami',
  29: 'Ghata Chaturdashi',
  30: 'Sarva Pitri',
} as const

/** The name of a day of the fortnight; also Bharani if the Moon is in it in the afternoon. Null without a name. */
export const shraddhaNote = ({ day, tithi }: ShraddhaDay, calendar: Calendar): string | null => {
  const window = calendar.kala(day, 'aparahna')
  const bharani =
    window !== null && calendar.starsDuring(window).some(({ number }) => NAKSHATRAS[number - 1] === 'Bharani')
  const note = (SHRADDHA_NOTES as Readonly<Record<number, string>>)[tithi.number]
  const notes = [...(bharani ? ['Bharani'] : []), ...(note ? [note] : [])]
  return notes.length > 0 ? notes.join(', ') : null
}

export const TARPAN_KINDS = ['amavasya', 'sankranti', 'manvadi', 'yugadi', 'eclipse', 'ashtaka'] as const
export type TarpanKind = (typeof TARPAN_KINDS)[number]

export interface TarpanDay {
  day: PanchangDay
  kind: TarpanKind
}

// source: Ashvalayana Grihya Sutra 2.4: the dark eighths of Hemanta and Shishira
const ASHTAKA_MONTHS = ['Margashirsha', 'Pausha', 'Magha', 'Phalguna'] as const

/**
 * Days of offerings other than eclipses: new moons and ashtakas by the afternoon, beginnings of ages by the forenoon in
 * a bright half and the afternoon in a dark half, sankrantis by their civil date.
 */
export const tarpanDays = (sankrantiDays: readonly PanchangDay[], calendar: Calendar): TarpanDay[] => {
  const numbers = Array.from({ length: 30 }, (_, i) => i + 1)
  const beginnings = numbers.flatMap((number) =>
    calendar.tithis(number).flatMap((stay) =>
      sacredTithis(stay.month, number)
        .filter(({ kind }) => kind === 'manvadi' || kind === 'yugadi')
        .map(({ kind }): TarpanDay => {
          const kala = pakshaOf(number) === 'Shukla' ? 'purvahna' : 'aparahna'
          return { day: chooseDay(stay, tithiName(number), kala, null, calendar).day, kind: kind as TarpanKind }
        }),
    ),
  )
  const darkTithiDays = (number: number, kind: TarpanKind, isIncluded: (stay: TithiStay) => boolean): TarpanDay[] =>
    calendar
      .tithis(number)
      .filter(isIncluded)
      .map((stay) => ({ day: afternoonDay(stay, calendar).day, kind }))
  return [
    ...darkTithiDays(30, 'amavasya', () => true),
    ...sankrantiDays.map((day): TarpanDay => ({ day, kind: 'sankranti' })),
    ...beginnings,
    ...darkTithiDays(23, 'ashtaka', (stay) => ASHTAKA_MONTHS.some((month) => isInMonth(month, stay, calendar))),
  ].filter(({ day }) => calendar.includes(day))
}

/** The lunar date of a death or a birth. */
export interface LunarDate {
  /** 1..30. */
  tithi: number
  /** 0 is Chaitra. */
  month: number
  adhika: boolean
}

/**
 * True if a stay is the yearly return of a lunar date: in the month of that name. A date in an adhika month returns in
 * that adhika month if the year has it, else in the regular month.
 */
export const isYearlyReturn = (
  stay: TithiStay,
  { month, adhika }: LunarDate,
  hasAdhika: (month: LunarMonth) => boolean,
) => {
  const currentMonth = stay.month
  if (currentMonth.adhika) return adhika && currentMonth.index === month
  const isNamedMonth = currentMonth.index === month || (currentMonth.kshaya && (currentMonth.index + 1) % 12 === month)
  return isNamedMonth && !(adhika && hasAdhika(currentMonth))
}

/** The days of the yearly and of the monthly shraddha of a lunar date, on the dates of the calendar. */
export const anniversariesOfDeath = (death: LunarDate, calendar: Calendar) => {
  const stays = calendar.tithis(death.tithi)
  const adhikas = calendar.months.filter(({ adhika }) => adhika)
  const hasAdhika = (current: LunarMonth) =>
    adhikas.some((each) => each.index === current.index && each.to <= current.from + 1)
  const days = (selectedStays: readonly TithiStay[]) =>
    selectedStays.map((stay) => afternoonDay(stay, calendar)).filter(({ day }) => calendar.includes(day))
  return { annual: days(stays.filter((stay) => isYearlyReturn(stay, death, hasAdhika))), monthly: days(stays) }
}
