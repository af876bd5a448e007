import { JULIAN_YEAR, SIDEREAL_YEAR, TROPICAL_YEAR } from '../../sky/constants.ts'

/** Days of the year in which dashas are counted. */
export const YEAR_LENGTHS = {
  julian: JULIAN_YEAR,
  sidereal: SIDEREAL_YEAR,
  tropical: TROPICAL_YEAR,
  savana: 360,
  // The mean length; see `solarClock` for true solar years.
  solar: SIDEREAL_YEAR,
} as const
export type YearLength = keyof typeof YEAR_LENGTHS

/** A number of years as years, months of 30 days (twelve to a year) and whole days, rounded down. */
export const yearsMonthsDays = (years: number) => {
  // The tolerance is for rounding errors: 7 years can be computed as 6.999999999999.
  const days = Math.floor(years * 360 + 1e-6)
  return { years: Math.floor(days / 360), months: Math.floor(days / 30) % 12, days: days % 30 }
}
