import { type JulianDay, plusDays } from '../../time/julian-day.ts'

export const DASHA_LEVELS = ['mahadasha', 'antardasha', 'pratyantardasha', 'sookshma', 'prana', 'deha'] as const

/** A stretch of life under one ruler: a graha, a sign, a place on a wheel. */
export interface Period<R> {
  ruler: R
  /** 1 mahadasha .. 6 deha */
  level: number
  start: JulianDay
  /** Not included; the start of the next, to the last bit. */
  end: JulianDay
  years: number
}

/** A ruler and its part, in years or in any other measure, of what is divided. */
export interface Share<R> {
  ruler: R
  part: number
}

/** How the even years in which periods are laid out are told as moments, and moments kept as even years. */
export interface DashaClock {
  told: (even: JulianDay) => JulianDay
  kept: (at: JulianDay) => JulianDay
}

/** A dasha: its mahadashas, and the rule by which any period is divided. */
export interface Dasha<R> {
  birth: JulianDay
  yearDays: number
  /** In order; where there is a balance the first began before birth, and keeps its whole length. */
  mahadashas: Period<R>[]
  divide: (ruler: R) => readonly Share<R>[]
  /** Where its years are not even. */
  clock?: DashaClock
}

/** Shares laid end to end from `start`; their sum fills the time up to `end`. */
const laidOut = <R>(
  shares: readonly Share<R>[],
  start: JulianDay,
  end: JulianDay,
  level: number,
  years: number,
): Period<R>[] => {
  let total = 0
  for (const { part } of shares) total += part
  const periods: Period<R>[] = []
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

/** Mahadashas one after another, each of so many years. */
export const mahadashasFrom = <R>(start: JulianDay, years: readonly Share<R>[], yearDays: number): Period<R>[] => {
  const total = years.reduce((sum, { part }) => sum + part, 0)
  return laidOut(years, start, plusDays(start, total * yearDays), 1, total)
}

/** The sub-periods of a period. */
export const subPeriods = <R>({ divide }: Pick<Dasha<R>, 'divide'>, period: Period<R>): Period<R>[] =>
  laidOut(divide(period.ruler), period.start, period.end, period.level + 1, period.years)

/** The running periods of a moment, from the mahadasha down; none before birth or after the last mahadasha. */
export const running = <R>(dasha: Dasha<R>, at: JulianDay, levels: number): Period<R>[] => {
  const path: Period<R>[] = []
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

/** The dasha moved on by whole rounds of its mahadashas, until they reach past the moment. */
export const repeatedTo = <R>(dasha: Dasha<R>, at: JulianDay): Dasha<R> => {
  const [first, last] = [dasha.mahadashas[0]!, dasha.mahadashas.at(-1)!]
  if (at < last.end) return dasha
  const round = last.end - first.start
  const shift = Math.floor((at - first.start) / round) * round
  return {
    ...dasha,
    mahadashas: dasha.mahadashas.map((period) => ({
      ...period,
      start: plusDays(period.start, shift),
      end: plusDays(period.end, shift),
    })),
  }
}

/** Which of the running periods change next, from the highest level down, and the one that follows there. */
export const nextChange = <R>(dasha: Dasha<R>, path: readonly Period<R>[]): Period<R> => {
  const end = path.at(-1)!.end
  const highest = path.findIndex((period) => period.end === end)
  const siblings = highest === 0 ? dasha.mahadashas : subPeriods(dasha, path[highest - 1]!)
  const next = siblings.find(({ start }) => start === end) ?? { ...dasha.mahadashas[0]!, level: 1 }
  return { ...next, start: end }
}
