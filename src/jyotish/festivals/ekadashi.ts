import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { partOfWindow, type Window } from '../../time/window.ts'
import { tithiName } from '../limbs.ts'
import { LUNAR_MONTHS, type Month } from '../lunar-month.ts'
import { NAKSHATRAS, type Nakshatra } from '../nakshatras.ts'
import type { PanchangDay } from '../panchang/day.ts'
import type { Calendar, TithiStay } from './calendar.ts'
import { daysAround } from './choice.ts'

// source: names of Padma and Brahmavaivarta Puranas as almanacs print them; by amanta month: bright, dark
const NAMES = {
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
} as const satisfies Record<Month, readonly [string, string]>
const ADHIKA = ['Padmini', 'Parama'] as const

export const EKADASHIS = [...Object.values(NAMES).flat(), ...ADHIKA].map((name) => `${name} Ekadashi` as const)
export type EkadashiName = (typeof EKADASHIS)[number]

export const ekadashiName = ({ number, month }: TithiStay): EkadashiName =>
  `${(month.adhika ? ADHIKA : NAMES[LUNAR_MONTHS[month.index]!])[number === 11 ? 0 : 1]} Ekadashi`

export const EKADASHI_TRADITIONS = ['smarta', 'vaishnava'] as const
export type Tradition = (typeof EKADASHI_TRADITIONS)[number]

export interface EkadashiFast {
  days: Record<Tradition, PanchangDay>
  why: Record<Tradition, string>
}

const includesSunrise = (stay: Window, day: PanchangDay) => stay.from <= day.from && day.from < stay.to

// source: attributed to Hari-bhakti-vilasa, the verses not seen in print: stars whose bright dwadashi is a fast
const MAHADVADASHI_STARS: Partial<Record<Nakshatra, string>> = {
  Punarvasu: 'Jaya',
  Rohini: 'Jayanti',
  Pushya: 'Papanashini',
  Shravana: 'Vijaya',
}

/** True if the Purnima or Amavasya at the end of the half of an ekadashi has two sunrises. */
const lastTithiHasTwoSunrises = ({ number, to }: TithiStay, calendar: Calendar): boolean => {
  const closing = calendar.tithis(number + 4).find(({ from }) => from > to && from < to + 5)
  return (
    closing !== undefined && daysAround(closing, calendar).filter((day) => includesSunrise(closing, day)).length > 1
  )
}

/**
 * The reason why a dwadashi at the sunrise of a day is the fast instead of the ekadashi before it (a mahadvadashi): it
 * has two sunrises (Vyanjuli); the next Purnima or Amavasya has (Paksha-vardhini); or, in a bright half, one of four
 * stars is current at this sunrise and the next, and dwadashi at the sunset between. Null if there is no reason.
 */
const mahadvadashi = (
  ekadashi: TithiStay,
  dwadashi: TithiStay,
  day: PanchangDay,
  calendar: Calendar,
): string | null => {
  const next = calendar.after(day, 1)
  if (includesSunrise(dwadashi, next)) return 'Dwadashi holds two sunrises (Vyanjuli); the first of them is fasted.'
  const [star] = calendar.starsDuring(day)
  const name = star && MAHADVADASHI_STARS[NAKSHATRAS[star.number - 1]!]
  const sunset = day.light?.sunset ?? day.to
  if (ekadashi.number === 11 && name && includesSunrise(star, next) && sunset < dwadashi.to)
    return `${NAKSHATRAS[star.number - 1]!} holds this sunrise and the next on a bright dwadashi (${name} mahadvadashi).`
  if (lastTithiHasTwoSunrises(ekadashi, calendar))
    return `${tithiName(ekadashi.number + 4)} after it holds two sunrises (Paksha-vardhini); dwadashi is fasted.`
  return null
}

/**
 * The day of the fast in both traditions. Let E be the last day with ekadashi at its sunrise. Smarta: E if dwadashi is
 * current at the next sunrise, else the day before, so that there is time to break the fast. Vaishnava: E if no dashami
 * remains at its arunodaya and dwadashi is not a mahadvadashi, else the day after. For an ekadashi without a sunrise:
 * the day that contains it, and the day after. Dharma Sindhu, second pariccheda; Hari-bhakti-vilasa.
 */
export const ekadashiFast = (stay: TithiStay, calendar: Calendar): EkadashiFast => {
  const next = calendar.after
  const last = daysAround(stay, calendar).findLast((day) => includesSunrise(stay, day))
  if (!last) {
    const containingDay = calendar.dayAt(stay.from)
    return {
      days: { smarta: containingDay, vaishnava: next(containingDay, 1) },
      why: {
        smarta: 'Ekadashi holds no sunrise (kshaya); the day it lies in.',
        vaishnava: 'Ekadashi holds no sunrise (kshaya); the day after the one it lies in.',
      },
    }
  }
  const dwadashi = calendar.tithiAt(plusDays(stay.to, 1e-4))
  const after = next(last, 1)
  const isDwadashiCurrent = includesSunrise(dwadashi, after)
  const arunodaya = calendar.kala(last, 'arunodaya') ?? last
  const isFreeOfDashami = stay.from <= arunodaya.from
  const mahadvadashiReason = isDwadashiCurrent ? mahadvadashi(stay, dwadashi, after, calendar) : null
  return {
    days: {
      smarta: isDwadashiCurrent ? last : next(last, -1),
      vaishnava: isFreeOfDashami && !mahadvadashiReason ? last : after,
    },
    why: {
      smarta: isDwadashiCurrent
        ? 'Ekadashi holds this sunrise, and dwadashi the next one.'
        : 'Dwadashi ends before the sunrise after ekadashi, which leaves no time to break the fast; the day before.',
      vaishnava: isFreeOfDashami
        ? (mahadvadashiReason ?? 'Ekadashi holds this sunrise, with no dashami left at arunodaya.')
        : 'Dashami is left at arunodaya of the day of ekadashi (Dashami-vedha); the day after.',
    },
  }
}

export interface Parana extends Window {
  /** The end of the first quarter of dwadashi. */
  hariVasaraEnds: JulianDay
}

/**
 * The time to break the fast of a day: after the next sunrise, within dwadashi and after hari vasara, preferably in the
 * first third of the day; after sunrise if dwadashi ends before it. Null without a sunrise.
 */
export const paranaOf = (stay: TithiStay, fast: PanchangDay, calendar: Calendar): Parana | null => {
  const { light } = calendar.after(fast, 1)
  if (!light) return null
  const dwadashi = calendar.tithiAt(plusDays(stay.to, 1e-4))
  const hariVasaraEnds = partOfWindow(dwadashi, 0, 4).to
  const forenoon = partOfWindow({ from: light.sunrise, to: light.sunset }, 0, 3).to
  const from = Math.max(light.sunrise, hariVasaraEnds) as JulianDay
  const limit = dwadashi.to > from ? dwadashi.to : forenoon
  const to = from < forenoon ? (Math.min(limit, forenoon) as JulianDay) : limit
  return { from, to, hariVasaraEnds }
}
