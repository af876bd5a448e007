import { mapConcurrently } from '../../../concurrency.ts'
import { mapYielding } from '../../../cooperative-yield.ts'
import type { Station } from '../../../sky/stations.ts'
import { stationsOf } from '../../../sky/stations.ts'
import { daysInMonth } from '../../../time/civil.ts'
import { dateText } from '../../../time/iso.ts'
import { startOfDay } from '../../../time/moment.ts'
import type { Window } from '../../../time/window.ts'
import { RETROGRADE_PLANETS, type RetrogradePlanet } from '../../../western/retrogrades.ts'
import { meanScores, type Scores, solarScores } from '../../../western/sun-sign.ts'
import type { World } from '../../capability.ts'
import { type DayOfSign, dayOfSign, type SignRequest } from './sun-sign-forecast.ts'

/** Forecasts of many days of one sign. */

/** Days, weeks and months of a Sun sign are apart from so many points on: their scores differ less than those of a Moon sign. source: this project's own weighing */
export const SPANS_APART = 2

/** The dates of the highest and lowest days, `count` each; ties: the earlier first. */
export const bestAndWorst = (days: readonly DayOfSign[], count: number) => {
  const by = (sign: 1 | -1) =>
    [...days]
      .sort((a, b) => sign * (a.scores.overall - b.scores.overall) || a.at - b.at)
      .slice(0, count)
      .map(({ date }) => dateText(date))
  return { best: by(-1), worst: by(1) }
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

/** A month without the others of its year. */
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

/** The twelve months of a year. */
export const yearOfSign = (year: number, selection: SignRequest, field: string, world: World): Promise<MonthOfSign[]> =>
  mapYielding(Array(12).keys(), world.yieldIfDue, (i) => monthOfSign(year, i + 1, selection, field, world))
