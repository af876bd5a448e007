import { dayNumber } from '../../time/civil.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { partOfWindow, type Window } from '../../time/window.ts'
import { LUNAR_MONTHS, type Month } from '../lunar-month.ts'
import type { PanchangDay } from '../panchang/day.ts'
import type { Calendar, TithiStay } from './calendar.ts'
import { daysAround } from './choice.ts'

// source: names of Padma and Brahmavaivarta Puranas as almanacs print them; amanta month: bright, dark
const NAMES: Record<Month, readonly [string, string]> = {
  Chaitra: ['Kamada', 'Varuthini'],
  Vaishakha: ['Mohini', 'Apara'],
  Jyeshtha: ['Nirjala', 'Yogini'],
  Ashadha: ['Devshayani', 'Kamika'],
  Shravana: ['Putrada', 'Aja'],
  Bhadrapada: ['Parsva (Parivartini)', 'Indira'],
  Ashvina: ['Papankusha', 'Rama'],
  Kartika: ['Devutthana (Prabodhini)', 'Utpanna'],
  Margashirsha: ['Mokshada', 'Saphala'],
  Pausha: ['Putrada', 'Shattila'],
  Magha: ['Jaya', 'Vijaya'],
  Phalguna: ['Amalaki', 'Papamochani'],
}
const ADHIKA = ['Padmini', 'Parama'] as const

export const ekadashiName = ({ number, month }: TithiStay): string =>
  (month.adhika ? ADHIKA : NAMES[LUNAR_MONTHS[month.index]!])[number === 11 ? 0 : 1]

export const TRADITIONS = ['smarta', 'vaishnava'] as const
export type Tradition = (typeof TRADITIONS)[number]

export interface EkadashiFast {
  days: Record<Tradition, PanchangDay>
  why: Record<Tradition, string>
}

/**
 * The day of the fast in both traditions. Let E be the last day with ekadashi at its sunrise. Smarta: E when dwadashi is current at
 * the next sunrise, else the day before, so that there is time to break the fast. Vaishnava: E when no dashami is left at its
 * arunodaya and dwadashi does not hold two sunrises, else the day after. An ekadashi that holds no sunrise: the day it lies in,
 * and the day after it. Dharma Sindhu, second pariccheda.
 */
export const ekadashiFast = (stay: TithiStay, calendar: Calendar): EkadashiFast => {
  const next = (day: PanchangDay, days: number) => calendar.day(dayNumber(day.date) + days)
  const holding = (tithi: TithiStay, day: PanchangDay) => tithi.from <= day.from && day.from < tithi.to
  const last = daysAround(stay, calendar).findLast((day) => holding(stay, day))
  if (!last) {
    const lies = calendar.dayAt(stay.from)
    return {
      days: { smarta: lies, vaishnava: next(lies, 1) },
      why: {
        smarta: 'Ekadashi holds no sunrise (kshaya); the day it lies in.',
        vaishnava: 'Ekadashi holds no sunrise (kshaya); the day after the one it lies in.',
      },
    }
  }
  const dwadashi = calendar.tithiAt(plusDays(stay.to, 1e-4))
  const current = holding(dwadashi, next(last, 1))
  const twice = current && holding(dwadashi, next(last, 2))
  const arunodaya = calendar.kala(last, 'arunodaya') ?? last
  const pure = stay.from <= arunodaya.from
  return {
    days: { smarta: current ? last : next(last, -1), vaishnava: pure && !twice ? last : next(last, 1) },
    why: {
      smarta: current
        ? 'Ekadashi holds this sunrise, and dwadashi the next one.'
        : 'Dwadashi ends before the sunrise after ekadashi, which leaves no time to break the fast; the day before.',
      vaishnava:
        pure && !twice
          ? 'Ekadashi holds this sunrise, with no dashami left at arunodaya.'
          : pure
            ? 'Dwadashi holds two sunrises; the first of them is fasted.'
            : 'Dashami is left at arunodaya of the day of ekadashi (Dashami-vedha); the day after.',
    },
  }
}

export interface Parana extends Window {
  /** The end of the first quarter of dwadashi. */
  hariVasaraEnds: JulianDay
}

/**
 * When the fast of a day is broken: after the next sunrise, inside dwadashi and after hari vasara, by choice in the first third of
 * the day; after sunrise where dwadashi has ended before it. Null without a sunrise.
 */
export const paranaOf = (stay: TithiStay, fast: PanchangDay, calendar: Calendar): Parana | null => {
  const { light } = calendar.day(dayNumber(fast.date) + 1)
  if (!light) return null
  const dwadashi = calendar.tithiAt(plusDays(stay.to, 1e-4))
  const hariVasaraEnds = partOfWindow(dwadashi, 0, 4).to
  const forenoon = partOfWindow({ from: light.sunrise, to: light.sunset }, 0, 3).to
  const from = Math.max(light.sunrise, hariVasaraEnds) as JulianDay
  const limit = dwadashi.to > from ? dwadashi.to : forenoon
  const to = from < forenoon ? (Math.min(limit, forenoon) as JulianDay) : limit
  return { from, to, hariVasaraEnds }
}
