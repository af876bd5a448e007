import type { CivilDate } from './civil.ts'

/** The age in completed years, at least 0. A birthday on 29 February falls on 1 March in common years. */
export const completedYears = (birth: CivilDate, on: CivilDate): number => {
  const hadBirthday = on.month > birth.month || (on.month === birth.month && on.day >= birth.day)
  return Math.max(0, on.year - birth.year - (hadBirthday ? 0 : 1))
}
