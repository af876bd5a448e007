import type { CivilDate } from '../../time/civil.ts'

/** From this month on, a forecast without a year is for the next year: most of the current one is over. */
const FIRST_MONTH_FOR_NEXT_YEAR = 10

/** The default year of a yearly forecast, as its input fields describe it. */
export const FORECAST_YEAR_RULE = 'the current year, from 1 October the next one'

/** The year that a forecast is for if it was requested on `day` without a year. */
export const forecastYear = ({ year, month }: Pick<CivilDate, 'year' | 'month'>): number =>
  month >= FIRST_MONTH_FOR_NEXT_YEAR ? year + 1 : year
