import { mapConcurrently } from '../../../concurrency.ts'
import { mapYielding } from '../../../cooperative-yield.ts'
import type { Station } from '../../../sky/stations.ts'
import { stationsOf } from '../../../sky/stations.ts'
import { daysInMonth } from '../../../time/civil.ts'
import { dateText } from '../../../time/iso.ts'
import type { JulianDay } from '../../../time/julian-day.ts'
import { localAt, startOfDay, type Zone } from '../../../time/moment.ts'
import type { Window } from '../../../time/window.ts'
import { RETROGRADE_PLANETS, type RetrogradePlanet } from '../../../western/retrogrades.ts'
import { meanScores, type Scores, solarScores } from '../../../western/sun-sign.ts'
import type { World } from '../../capability.ts'
import { type DayOfSign, dayOfSign, type SignRequest } from './sun-sign-forecast.ts'

/** Forecasts of many days of one sign. */

/** The dates of the highest and lowest days, `count` each; ties: the earlier first. */
export const bestAndWorst = (days: readonly DayOfSign[], count: number) => {
  const by = (sign: 1 | -1) =>
    [...days]
      .sort((a, b) => sign * (a.scores.overall - b.scores.overall) || a.at - b.at)
      .slice(0, count)
      .map(({ date }) => dateText(date))
  return { best: by(-1), worst: by(1) }
}

/** A dated event that a text names, with 1 for help and -1 for hindrance. */
interface DatedEvent {
  readonly at: JulianDay
  readonly side: 1 | 0 | -1
}

/**
 * The first of the best days without a named hindrance, and the first of the weakest ones that no sentence recommends. A day has one
 * judgement in a text. Null if all of them are judged otherwise.
 */
export const namedDays = (
  { best, worst }: { readonly best: readonly string[]; readonly worst: readonly string[] },
  events: readonly DatedEvent[],
  zone: Zone,
): { best: string | null; worst: string | null } => {
  const datesOf = (isOf: (side: DatedEvent['side']) => boolean) =>
    new Set(events.filter(({ side }) => isOf(side)).map(({ at }) => dateText(localAt(at, zone))))
  const [hindered, recommended] = [datesOf((side) => side < 0), datesOf((side) => side >= 0)]
  const ofBest = best.find((date) => !hindered.has(date)) ?? null
  return { best: ofBest, worst: worst.find((date) => !recommended.has(date) && date !== ofBest) ?? null }
}

const TURNING = RETROGRADE_PLANETS.filter(
  (planet): planet is Exclude<RetrogradePlanet, 'Chiron'> => planet !== 'Chiron',
)

/** Stations of Mercury to Pluto, in chronological order. */
export const stationsIn = async (
  window: Window,
  { sky }: World,
): Promise<(Station & { planet: (typeof TURNING)[number] })[]> => {
  const matches = await mapConcurrently(TURNING, (planet) => stationsOf(planet, window, sky))
  return matches
    .flatMap((stations, i) => stations.map((station) => ({ planet: TURNING[i]!, ...station })))
    .sort((a, b) => a.at - b.at)
}

export interface MonthOfSign {
  year: number
  month: number
  window: Window
  days: DayOfSign[]
  /** Means of the days without the Moon, so that slow planets dominate. */
  scores: Scores
  /** Scores of a range of days, the last excluded. */
  scoresOf(from: number, to: number): Scores
}

export const monthOfSign = async (
  year: number,
  month: number,
  selection: SignRequest,
  field: string,
  world: World,
): Promise<MonthOfSign> => {
  const count = daysInMonth(year, month)
  const dates = Array.from({ length: count }, (_, i) => ({ year, month, day: i + 1 }))
  const days = await mapYielding(dates, world.yieldIfDue, (date) => dayOfSign(date, selection, field, world))
  const slow = days.map(({ places }) => solarScores(places.filter(({ planet }) => planet !== 'Moon')))
  const next = month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 }
  const window = { from: startOfDay({ year, month, day: 1 }, selection.zone), to: startOfDay(next, selection.zone) }
  return {
    year,
    month,
    window,
    days,
    scores: meanScores(slow),
    scoresOf: (from, to) => meanScores(slow.slice(from, to)),
  }
}
