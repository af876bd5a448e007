import type { JulianDay } from '../../../time/julian-day.ts'
import { isoUtc } from '../../../time/moment.ts'
import type { Window } from '../../../time/window.ts'
import type { TropicalChart } from '../../../western/chart.ts'
import type { ClassicalPlanet } from '../../../western/points.ts'
import { rulerOf } from '../../../western/signs.ts'
import { TIME_LORD_YEAR } from '../../../western/time-lords.ts'
import { type HouseNumber, type Sign, signAt, signName, signOf } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import type { WesternNatal } from '../../shared/tropical/birth.ts'
import { returnOfYear } from '../../shared/tropical/return-of-year.ts'

/** The years of life between solar returns; years outside the ephemeris are left out. */
export const profectionYear = ({ chart, moment }: WesternNatal, at: JulianDay, world: World) => {
  const returnAt = (age: number) => returnOfYear(moment, moment.local.year + age, false, world)
  const guess = Math.floor((at - moment.jd) / TIME_LORD_YEAR)
  const age = [guess + 1, guess, guess - 1].find((each) => each >= 0 && returnAt(each) <= at)!
  const sign = signAt(signOf(chart.ascendant) + age)
  return { age, sign, house: (age % 12) + 1, lord: rulerOf(sign), from: returnAt(age), to: returnAt(age + 1) }
}

/** A profected house with its ruler. */
export interface Profection {
  readonly house: HouseNumber
  readonly sign: Sign
  readonly lord: ClassicalPlanet
  /** The place of the ruler in the birth chart. */
  readonly lordSign: Sign
  readonly lordHouse: HouseNumber | null
}

/** The profections of a calendar year: one runs until the solar return, the next from it on. */
export interface ProfectionsOfYear {
  /** The moment of the solar return, UTC. */
  readonly change: string
  /** Null in the year of birth. */
  readonly before: Profection | null
  readonly after: Profection
  /** The one that covers more of the year. */
  readonly leads: 'before' | 'after'
}

const profectionAt = (chart: TropicalChart, age: number): Profection => {
  const sign = signAt(signOf(chart.ascendant) + age)
  const lord = rulerOf(sign)
  const { longitude, house } = chart.point[lord]
  return {
    house: ((age % 12) + 1) as HouseNumber,
    sign: signName(sign),
    lord,
    lordSign: signName(signOf(longitude)),
    lordHouse: house as HouseNumber | null,
  }
}

/** The profections in a window of a calendar year whose solar return begins the year of life `age`. */
export const profectionsOfYear = (
  { chart }: WesternNatal,
  { age, from: change }: { age: number; from: JulianDay },
  window: Window,
): ProfectionsOfYear => ({
  change: isoUtc(change),
  before: age === 0 ? null : profectionAt(chart, age - 1),
  after: profectionAt(chart, age),
  leads: age > 0 && change - window.from > window.to - change ? 'before' : 'after',
})

export const profectionOn = ({ change, before, after }: ProfectionsOfYear, at: string): Profection =>
  before !== null && at < change ? before : after
