import { CALENDAR_YEAR } from '../sky/constants.ts'
import { type JulianDay, plusDays } from '../time/julian-day.ts'
import { planetAssessments } from './assessment/planet.ts'
import type { RasiChart } from './chart.ts'
import { type DashaNature, dashaNature, pairScore } from './dasha-scores.ts'
import { antardashasIn } from './dashas/antardashas.ts'
import type { Dasha } from './dashas/periods.ts'
import type { Graha } from './grahas.ts'

/**
 * One timetable for a life and one for each of its years. Every month and every sub-period has exactly one use, and all texts on a
 * person take their words from it.
 */

export const TIME_USES = ['begin', 'carry_on', 'wait', 'rest'] as const
export type TimeUse = (typeof TIME_USES)[number]

// source: this project's own weighing
/** A month to wait has less than an even score. */
const EVEN = 50
/** At most this many months of a year are to wait: those with the lowest scores after the month of rest. */
const MOST_WAITING = 2

/** The uses of the months of a year. */
export interface YearTimetable {
  readonly uses: readonly TimeUse[]
  /** The month of the step and the month of rest, from 0; null if all months have the same score. */
  readonly begin: number | null
  readonly rest: number | null
}

/** The month with the highest score is for the step of the year, and the one with the lowest for rest; of equal months the first. */
export const yearTimetable = (scores: readonly number[]): YearTimetable => {
  const [highest, lowest] = [Math.max(...scores), Math.min(...scores)]
  if (highest === lowest) return { uses: scores.map(() => 'carry_on'), begin: null, rest: null }
  const [begin, rest] = [scores.indexOf(highest), scores.indexOf(lowest)]
  const waiting = [...scores.keys()]
    .filter((month) => month !== begin && month !== rest && scores[month]! < EVEN)
    .toSorted((a, b) => scores[a]! - scores[b]! || a - b)
    .slice(0, MOST_WAITING)
  return {
    begin,
    rest,
    uses: scores.map((_, month) =>
      month === begin ? 'begin' : month === rest ? 'rest' : waiting.includes(month) ? 'wait' : 'carry_on',
    ),
  }
}

/** True for a month in which one may begin or carry on. */
export const isOpen = (use: TimeUse): boolean => use === 'begin' || use === 'carry_on'

/** The best and the hardest month of one matter; null if all months are alike for it. */
export interface MatterMonths {
  readonly best: number
  readonly hard: number
}

/**
 * The months of a matter, where it differs from the year. The best one is never a month to wait or to rest, and the hardest is never
 * the month of the step.
 */
export const matterMonths = ({ uses, begin, rest }: YearTimetable, scores: readonly number[]): MatterMonths | null => {
  if (begin === null || rest === null || new Set(scores).size === 1) return null
  const months = [...scores.keys()]
  // Equal months are ordered by their use in the year.
  const best = months
    .filter((month) => isOpen(uses[month]!))
    .toSorted((a, b) => scores[b]! - scores[a]! || Number(b === begin) - Number(a === begin))[0]!
  const hard = months
    .filter((month) => month !== best && month !== begin)
    .toSorted((a, b) => scores[a]! - scores[b]! || Number(b === rest) - Number(a === rest))[0]!
  return { best, hard }
}

/** Sub-periods that are compared for the step of the coming years. */
export const NEXT_PARTS = 4
/** Years in which the running sub-period and the next four begin. */
const REACH = 24

/** A sub-period with its judgement and its use. */
export interface TimedPart {
  readonly great: Graha
  readonly ruler: Graha
  readonly start: JulianDay
  readonly end: JulianDay
  readonly score: number
  readonly nature: DashaNature
  readonly use: TimeUse
  /** The nature in which advice on it speaks: a time of rest asks for no step, and the time of the large step for no patience. */
  readonly voice: DashaNature
}

/** The sub-periods of a life from a day on. */
export interface LifeTimetable {
  readonly running: TimedPart
  readonly next: readonly TimedPart[]
  /** Among the next ones: the sub-period for the large step, and the one for rest. */
  readonly begin: TimedPart
  readonly rest: TimedPart
  /** The sub-period of a moment; those after the next four go by their nature. */
  readonly partAt: (at: JulianDay) => TimedPart
}

/** A lord with fewer points of condition, counted without Shadbala, opens no time for a large step. source: this project's own weighing */
const ABLE_TO_BEGIN = 44

/** True for a planet whose time can be one for a large step. */
const ableIn = (chart: RasiChart) => {
  const planets = planetAssessments(chart, null)
  return ({ ruler }: { readonly ruler: Graha }): boolean => planets[ruler].score >= ABLE_TO_BEGIN
}

type RankedPart = Pick<TimedPart, 'ruler' | 'score'>
/** The sub-period for the large step and the one for rest among some that follow each other. */
export const stepAndRest = <P extends RankedPart>(
  parts: readonly P[],
  chart: RasiChart,
): { readonly step: P; readonly rest: P } => {
  const ranked = parts.toSorted((a, b) => b.score - a.score)
  const rest = ranked.at(-1)!
  return { step: ranked.filter((part) => part !== rest).find(ableIn(chart)) ?? ranked[0]!, rest }
}

/**
 * The best of the next four sub-periods with a lord that is not weak is for the large step, and the least one for rest. The others go by the
 * judgement of the pair of lords; advice on the time of a weak lord is for a mixed time at best.
 */
export const lifeTimetable = (chart: RasiChart, dasha: Dasha<Graha>, at: JulianDay): LifeTimetable => {
  const isAble = ableIn(chart)
  const judged = (from: JulianDay, to: JulianDay) =>
    antardashasIn(dasha, { from, to }).map(({ maha, antar: { ruler, start, end } }): TimedPart => {
      const { score } = pairScore(maha.ruler, ruler, chart)
      const nature = dashaNature(score)
      const use = nature === 'testing' ? 'wait' : 'carry_on'
      const voice = nature === 'supportive' && !isAble({ ruler }) ? 'mixed' : nature
      return { great: maha.ruler, ruler, start, end, score, nature, use, voice }
    })
  const [running, ...coming] = judged(at, plusDays(at, REACH * CALENDAR_YEAR)) as [TimedPart, ...TimedPart[]]
  const { step: first, rest: last } = stepAndRest(coming.slice(0, NEXT_PARTS), chart)
  const used = (part: TimedPart): TimedPart =>
    part.start === first.start
      ? { ...part, use: 'begin', voice: part.score >= EVEN && isAble(part) ? 'supportive' : 'mixed' }
      : part.start === last.start
        ? { ...part, use: 'rest', voice: part.voice === 'supportive' ? 'mixed' : part.voice }
        : part
  return {
    running,
    next: coming.slice(0, NEXT_PARTS).map(used),
    begin: used(first),
    rest: used(last),
    partAt: (moment) =>
      used(judged(moment, plusDays(moment, 1)).find(({ start, end }) => start <= moment && moment < end)!),
  }
}
