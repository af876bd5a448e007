import type { Sky } from '../../sky/sky.ts'
import { addDays, weekday } from '../../time/civil.ts'
import { plusDays } from '../../time/julian-day.ts'
import { localAt } from '../../time/moment.ts'
import { overlapOf, type Window } from '../../time/window.ts'
import { GHATI } from '../measures.ts'
import { daytime, type PanchangDay, panchangDay } from './day.ts'
import type { Sankranti } from './solar-months.ts'

// source: Nirnaya Sindhu; punya ghatis before and after the sankranti, Mesha to Mina
const PUNYA_GHATIS: readonly { before: number; after: number }[] = [
  { before: 10, after: 10 },
  { before: 16, after: 0 },
  { before: 0, after: 16 },
  { before: 30, after: 0 },
  { before: 16, after: 0 },
  { before: 0, after: 16 },
  { before: 10, after: 10 },
  { before: 16, after: 0 },
  { before: 0, after: 16 },
  { before: 0, after: 40 },
  { before: 16, after: 0 },
  { before: 0, after: 16 },
]
const MAKARA = 9

// source: almanac practice; the name of a sankranti by its weekday, Sunday to Saturday
export const SANKRANTI_NAMES = ['Ghora', 'Dhvankshi', 'Mahodari', 'Mandakini', 'Manda', 'Mishra', 'Rakshasi'] as const

export interface PunyaKala {
  punya: Window | null
  /** The five ghatis of the punya kala next to the sankranti. */
  maha: Window | null
  weekday: number
}

/**
 * The punya kala of a sankranti: its ghatis in daytime. At night that of Makara is at the next sunrise. That of any
 * other is the nearer half of a day: the afternoon before if the sankranti is before midnight, else the forenoon after
 * (Nirnaya Sindhu). Null where the Sun does not rise.
 */
export const punyaKala = ({ at, sign }: Sankranti, place: Pick<PanchangDay, 'site' | 'zone'>, sky: Sky): PunyaKala => {
  const civil = localAt(at, place.zone)
  const dayOf = (shift: number) => panchangDay(addDays(civil, shift), place.site, place.zone, sky)
  const days = [-1, 0, 1].map(dayOf)
  const currentDay = days.findLast(({ from }) => from <= at) ?? days[0]!
  const weekdayNumber = weekday(currentDay.date)
  if (!currentDay.light) return { punya: null, maha: null, weekday: weekdayNumber }
  const { before, after } = PUNYA_GHATIS[sign]!
  const light = daytime(currentDay.light)
  const maha = (punya: Window | null, anchor: number): Window | null => {
    if (!punya) return null
    const five = 5 * GHATI
    return anchor <= (punya.from + punya.to) / 2
      ? { from: punya.from, to: plusDays(punya.from, Math.min(five, punya.to - punya.from)) }
      : { from: plusDays(punya.to, -Math.min(five, punya.to - punya.from)), to: punya.to }
  }
  if (at < currentDay.light.sunset) {
    const ghatis = { from: plusDays(at, -before * GHATI), to: plusDays(at, after * GHATI) }
    const punya = overlapOf(ghatis, light)
    return { punya, maha: maha(punya, at), weekday: weekdayNumber }
  }
  const next = days.find(({ from }) => from > at)?.light
  const midnight = (currentDay.light.sunset + currentDay.light.nextSunrise) / 2
  const half = (window: Window, first: boolean): Window => {
    const middle = plusDays(window.from, (window.to - window.from) / 2)
    return first ? { from: window.from, to: middle } : { from: middle, to: window.to }
  }
  if (sign !== MAKARA && at < midnight) {
    const punya = half(light, false)
    return { punya, maha: maha(punya, at), weekday: weekdayNumber }
  }
  if (!next) return { punya: null, maha: null, weekday: weekdayNumber }
  const morrow = daytime(next)
  const punya =
    sign === MAKARA
      ? overlapOf({ from: morrow.from, to: plusDays(morrow.from, PUNYA_GHATIS[MAKARA]!.after * GHATI) }, morrow)
      : half(morrow, true)
  return { punya, maha: maha(punya, at), weekday: weekdayNumber }
}
