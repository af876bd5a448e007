import type { CivilDate } from './civil.ts'

/** Birthdays passed since the birth; one of 29 February is kept on 1 March in common years. Never below 0. */
export const completedYears = (birth: CivilDate, on: CivilDate): number => {
  const passed = on.month > birth.month || (on.month === birth.month && on.day >= birth.day)
  return Math.max(0, on.year - birth.year - (passed ? 0 : 1))
}
