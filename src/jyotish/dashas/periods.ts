import { type JulianDay, plusDays } from '../../time/julian-day.ts'

export const DASHA_LEVELS = ['mahadasha', 'antardasha', 'pratyantardasha', 'sookshma', 'prana', 'deha'] as const

/** A period under one ruler: a graha, a sign, or a place on a wheel. */
export interface DashaSpan<R> {
  ruler: R
  /** 1 (mahadasha) to 6 (deha). */
  level: number
  start: JulianDay
  /** Not included; exactly equal to the start of the next period. */
  end: JulianDay
  years: number
}

/** A ruler and its part of a period, in years or any other unit. */
export interface PeriodShare<R> {
  ruler: R
  part: number
}

/** Conversion between moments and the even years in which periods are computed. */
export interface DashaClock {
  toMoment: (even: JulianDay) => JulianDay
  toEven: (at: JulianDay) => JulianDay
}

/** A dasha: its mahadashas, and the rule that divides any period. */
export interface Dasha<R> {
  birth: JulianDay
  yearDays: number
  /** In order. With a balance, the first one began before birth and has its full length. */
  mahadashas: DashaSpan<R>[]
  divide: (ruler: R) => readonly PeriodShare<R>[]
  /** Set if the years of the dasha are not even. */
  clock?: DashaClock
}

/** Consecutive periods from `start`, in proportion to their shares. They fill the time up to `end`. */
const consecutivePeriods = <R>(
  shares: readonly PeriodShare<R>[],
  start: JulianDay,
  end: JulianDay,
  level: number,
  years: number,
): DashaSpan<R>[] => {
  let total = 0
  for (const { part } of shares) total += part
  const periods: DashaSpan<R>[] = []
  let passed = 0
  let from = start
  const last = shares.length - 1
  for (let i = 0; i <= last; i++) {
    const { ruler, part } = shares[i]!
    passed += part
    const to = i === last ? end : plusDays(start, ((end - start) * passed) / total)
    periods.push({ ruler, level, start: from, end: to, years: (years * part) / total })
    from = to
  }
  return periods
}

/** Consecutive mahadashas with these years. */
export const mahadashasFrom = <R>(
  start: JulianDay,
  years: readonly PeriodShare<R>[],
  yearDays: number,
): DashaSpan<R>[] => {
  const total = years.reduce((sum, { part }) => sum + part, 0)
  return consecutivePeriods(years, start, plusDays(start, total * yearDays), 1, total)
}

/** The sub-periods of a period. */
export const subPeriods = <R>({ divide }: Pick<Dasha<R>, 'divide'>, period: DashaSpan<R>): DashaSpan<R>[] =>
  consecutivePeriods(divide(period.ruler), period.start, period.end, period.level + 1, period.years)

/** The current periods at a moment, from the mahadasha down; empty before birth or after the last mahadasha. */
export const periodsAt = <R>(dasha: Dasha<R>, at: JulianDay, levels: number): DashaSpan<R>[] => {
  const path: DashaSpan<R>[] = []
  if (at < dasha.birth) return path
  let row = dasha.mahadashas
  while (true) {
    const period = row.find(({ start, end }) => at >= start && at < end)
    if (!period) return path
    path.push(period)
    if (path.length === levels) return path
    row = subPeriods(dasha, period)
  }
}

/** The dasha shifted by whole cycles of its mahadashas, so that it includes the moment. */
export const repeatUntil = <R>(dasha: Dasha<R>, at: JulianDay): Dasha<R> => {
  const [first, last] = [dasha.mahadashas[0]!, dasha.mahadashas.at(-1)!]
  if (at < last.end) return dasha
  const cycleDays = last.end - first.start
  const shift = Math.floor((at - first.start) / cycleDays) * cycleDays
  return {
    ...dasha,
    mahadashas: dasha.mahadashas.map((period) => ({
      ...period,
      start: plusDays(period.start, shift),
      end: plusDays(period.end, shift),
    })),
  }
}

/** The next period to begin, on the highest level at which the current periods (`path`) change. */
export const nextChange = <R>(dasha: Dasha<R>, path: readonly DashaSpan<R>[]): DashaSpan<R> => {
  const end = path.at(-1)!.end
  const highest = path.findIndex((period) => period.end === end)
  const siblings = highest === 0 ? dasha.mahadashas : subPeriods(dasha, path[highest - 1]!)
  const next = siblings.find(({ start }) => start === end) ?? { ...dasha.mahadashas[0]!, level: 1 }
  return { ...next, start: end }
}
