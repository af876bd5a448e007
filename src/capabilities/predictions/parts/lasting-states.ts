import type { ScoreDriver } from '../../../jyotish/year-scores.ts'

/** States of slow planets that last for months of a year. */

/** A state of a slow planet, with its number of months in the year. */
export interface Lasting extends ScoreDriver {
  months: number
}
/** States with fewer months are not reported for the year. */
const MIN_MONTHS = 3
export const lastingOf = (months: readonly (readonly ScoreDriver[])[]): Lasting[] => {
  const states = new Map<string, Lasting>()
  for (const driver of months.flat())
    if (driver.part === 'slow' && driver.transit && driver.id.startsWith('transit'))
      states.set(driver.id, { ...driver, months: (states.get(driver.id)?.months ?? 0) + 1 })
  return [...states.values()].filter((state) => state.months >= MIN_MONTHS)
}
