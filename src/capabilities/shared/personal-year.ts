import type { RasiChart } from '../../jyotish/chart.ts'
import { periodsAt, repeatUntil } from '../../jyotish/dashas/periods.ts'
import { vimshottari } from '../../jyotish/dashas/vimshottari.ts'
import { clampScore } from '../../jyotish/quality.ts'
import { meanOf } from '../../jyotish/sign-scores.ts'
import { ashtakavarga, seatsOf } from '../../jyotish/strengths/ashtakavarga.ts'
import { isOpen, lifeTimetable, type TimeUse, type YearTimetable, yearTimetable } from '../../jyotish/timetable.ts'
import { signsOf, transitsAt } from '../../jyotish/transits.ts'
import {
  affectsArea,
  dashaDrivers,
  type ScoreDriver,
  transitDrivers,
  YEAR_SCORE_AREAS,
  type YearScoreArea,
} from '../../jyotish/year-scores.ts'
import { civilOf } from '../../time/civil.ts'
import { CIVIL_MONTHS, longMonthOf } from '../../time/iso.ts'
import { epochMs, type JulianDay } from '../../time/julian-day.ts'
import type { World } from '../capability.ts'
import { midnightOf, siderealFrameOf, utcNoon } from './lifetime.ts'
import type { Natal } from './natal.ts'

/** The months of a calendar year of a person, judged once for all answers: their factors, their scores and the timetable. */

/** The day that stands for a month. */
export const MIDDLE_DAY = 15

export const sumOfDrivers = (drivers: readonly ScoreDriver[]): number =>
  drivers.reduce((sum, { effect }) => sum + effect, 0)
const scoreOf = (drivers: readonly ScoreDriver[]): number => clampScore(50 + sumOfDrivers(drivers))

export interface PersonalYear {
  /** The factors of each month. */
  readonly months: readonly (readonly ScoreDriver[])[]
  readonly scores: readonly number[]
  readonly timetable: YearTimetable
  /** The factors that concern an area, and its scores, by month. */
  readonly driversOf: (area: YearScoreArea) => readonly (readonly ScoreDriver[])[]
  readonly scoresOf: (area: YearScoreArea) => readonly number[]
  /** The areas, the one with most help in the year first. */
  readonly areas: readonly YearScoreArea[]
  /** The step of the year is a small one if the sub-period of its month asks to wait or to rest. */
  readonly step: 'main' | 'small'
}

/** `year` lies within the covered dates. */
export const personalYear = (person: Natal, year: number, world: World): PersonalYear => {
  const { chart, moment } = person
  const frame = siderealFrameOf(person)
  const { bhinna } = ashtakavarga(seatsOf(chart))
  const fromBirth = vimshottari(chart.graha.Moon.longitude, moment.jd)
  const months = CIVIL_MONTHS.map((_, i) => {
    const at = utcNoon({ year, month: i + 1, day: MIDDLE_DAY })
    const [mahadasha, antardasha] = periodsAt(repeatUntil(fromBirth, at), at, 2).map(({ ruler }) => ruler)
    return [
      // A month before birth has no period.
      ...(mahadasha && antardasha ? dashaDrivers(mahadasha, antardasha, chart) : []),
      ...transitDrivers(signsOf(transitsAt(at, frame, world.sky)), chart, bhinna),
    ]
  })
  const driversOf = (area: YearScoreArea) => touching(months, area, chart)
  const scoresOf = (area: YearScoreArea) => driversOf(area).map(scoreOf)
  // In tenths of a point, as answers show them.
  const means = new Map(YEAR_SCORE_AREAS.map((area) => [area, Math.round(meanOf(scoresOf(area)) * 10)]))
  const scores = months.map(scoreOf)
  const timetable = yearTimetable(scores)
  const monthOfStep = utcNoon({ year, month: (timetable.begin ?? 0) + 1, day: MIDDLE_DAY })
  const ofLife = lifeTimetable(
    chart,
    fromBirth,
    Math.max(midnightOf({ year, month: 1, day: 1 }), moment.jd) as JulianDay,
  )
  return {
    months,
    scores,
    timetable,
    step: monthOfStep < moment.jd || isOpen(ofLife.partAt(monthOfStep).use) ? 'main' : 'small',
    driversOf,
    scoresOf,
    areas: YEAR_SCORE_AREAS.toSorted((a, b) => means.get(b)! - means.get(a)!),
  }
}

const touching = (months: readonly (readonly ScoreDriver[])[], area: YearScoreArea, chart: RasiChart) =>
  months.map((drivers) => drivers.filter((driver) => affectsArea(driver, area, chart)))

/** The use of a calendar month in the timetable of its year. */
export interface MonthOfLife {
  /** `March 2028`. */
  readonly name: string
  readonly year: number
  readonly use: TimeUse
  readonly step: PersonalYear['step']
}

/** A finder of the calendar month of a moment; null in the year of birth and outside the covered dates. */
export const monthsOfLife = (person: Natal, world: World) => {
  const years = new Map<number, PersonalYear | null>()
  const yearOf = (year: number) => {
    const known = years.get(year)
    if (known !== undefined) return known
    const isRead =
      year > person.moment.local.year &&
      midnightOf({ year, month: 1, day: 1 }) >= world.sky.range.from &&
      midnightOf({ year: year + 1, month: 1, day: 1 }) <= world.sky.range.to
    const found = isRead ? personalYear(person, year, world) : null
    years.set(year, found)
    return found
  }
  return (at: JulianDay): MonthOfLife | null => {
    const day = civilOf(epochMs(at))
    const found = yearOf(day.year)
    return (
      found && { name: longMonthOf(day), year: day.year, use: found.timetable.uses[day.month - 1]!, step: found.step }
    )
  }
}
