import { type JulianDay, plusDays } from '../time/julian-day.ts'
import { norm } from '../zodiac/longitude.ts'
import type { AngleExpression, Sky } from './sky.ts'

/** The search distance in days: less than the interval of two solar returns, more than the error of a count of years. */
const SEARCH_DAYS = 10

/** The moment nearest to `about`, within ten days, at which an angle has the value `degrees`. */
export const returnOf = (of: AngleExpression, degrees: number, about: JulianDay, sky: Sky): JulianDay => {
  const crossings = sky.crossings({
    of,
    targets: [norm(degrees)],
    from: plusDays(about, -SEARCH_DAYS),
    to: plusDays(about, SEARCH_DAYS),
  })
  return crossings.reduce((best, next) => (Math.abs(next.at - about) < Math.abs(best.at - about) ? next : best)).at
}
