import type { JulianDay } from '../../../time/julian-day.ts'
import { rulerOf } from '../../../western/signs.ts'
import { TIME_LORD_YEAR } from '../../../western/time-lords.ts'
import { signAt, signOf } from '../../../zodiac/signs.ts'
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
