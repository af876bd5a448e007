import { invalid } from '../../faults.ts'
import type { DayRange } from '../../schema.ts'
import type { Sky } from '../../sky/sky.ts'
import type { CivilDate } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'

// Days that inputs accept. The ephemeris files cover 1800-01-03 to 2399-12-30, UTC; the margins of each calculation and the clocks on both
// sides of the Earth stay within.

/** Moments whose calculation needs a few days around them. */
export const MOMENT_DAYS: DayRange = ['1800-01-10', '2399-12-20']

/** Days and births whose calculation needs up to 50 days around them: lunar months, lunations, heliacal visibility. */
export const MONTH_DAYS: DayRange = ['1800-03-01', '2399-10-31']

/** Days and births whose calculation needs up to 250 days around them. */
export const SEASON_DAYS: DayRange = ['1800-10-01', '2399-03-31']

/** First days of a span of 30 days by default. */
export const TRANSIT_DAYS: DayRange = [MOMENT_DAYS[0], '2399-11-20']
/** First days of such a span that starts after the last cardinal ingress of the Sun. */
export const OUTLOOK_DAYS: DayRange = ['1800-05-01', TRANSIT_DAYS[1]]
/** First days of a year, or of the following year of life. */
export const YEAR_AHEAD_DAYS: DayRange = [MOMENT_DAYS[0], '2398-11-30']

/** Days and births whose calculation needs up to 80 days around them. */
export const QUARTER_DAYS: DayRange = ['1800-04-01', '2399-09-30']
/** Days whose calculation needs the new years around them. */
export const PANCHANG_DAYS: DayRange = ['1801-02-01', MONTH_DAYS[1]]
/** Days before which an eclipse is searched, up to 180 days. */
export const ECLIPSE_BEFORE_DAYS: DayRange = ['1800-08-01', MONTH_DAYS[1]]
/** Days after which an eclipse is searched, up to 210 days. */
export const ECLIPSE_AFTER_DAYS: DayRange = [MOMENT_DAYS[0], '2399-05-31']
/** Days after which a lunation is searched. */
export const LUNATION_DAYS: DayRange = [MOMENT_DAYS[0], '2399-10-20']
/** Births whose first year of life, and the following tithi pravesha, lie within the files. */
export const ANNUAL_DAYS: DayRange = [MOMENT_DAYS[0], '2397-12-31']
/** Days and months whose whole year lies within the files. */
export const WHOLE_YEARS: DayRange = ['1801-01-01', '2398-12-31']
export const WHOLE_MONTHS: DayRange = ['1801-01', '2398-12']
/**
 * Days that Moshier's series covers beyond the files. The last conjunction of Neptune and Pluto lies up to 500 years before a day, and
 * RFC 3339 has no year before 0.
 */
export const MODELLED_DAYS: DayRange = ['0600-01-01', '2400-12-31']
/** Births of nations: before the files by Moshier's series. */
export const NATION_DAYS: DayRange = ['0001-01-01', MOMENT_DAYS[1]]
/** Deaths with a following year of offerings. */
export const DEATH_DAYS: DayRange = [MONTH_DAYS[0], WHOLE_YEARS[1]]
/** Days of calendars whose search stops at the file limits. */
export const CALENDAR_DAYS: DayRange = ['1800-01-01', '2399-12-31']
/** Days of the magnetic field models. */
export const MAGNETIC_DAYS: DayRange = ['2014-11-26', '2029-12-31']

/** Births with a maximum life, 120 years, within the files. */
export const LIFETIME_DAYS: DayRange = [MOMENT_DAYS[0], '2279-11-30']

/** Days with twelve years of readings after them. */
export const TWELVE_YEARS_DAYS: DayRange = [MONTH_DAYS[0], '2386-12-31']

/** Days of forecasts. */
export const FORECAST_DAYS: DayRange = ['1900-01-01', '2200-12-31']
export const FORECAST_MONTHS: DayRange = ['1900-01', '2200-12']
/** Births with a full year of forecasts after the year of birth. */
export const FORECAST_BIRTHS: DayRange = [MOMENT_DAYS[0], '2199-12-31']
/** First days of a week of forecasts. */
export const FORECAST_WEEKS: DayRange = ['1900-01-01', '2200-12-25']

/** Gregorian years whose whole calendar, with its overlaps into neighbouring years, lies within the files. */
export const YEARS = { minimum: 1801, maximum: 2398 } as const

/** Julian days of 1800-01-04 and 2399-12-29: wider ephemeris files widen every range of days. */
const BUNDLED = { from: 2_378_499.5, to: 2_597_640.5 }

/** Throws 422 on `field` for a text that begins with a date outside `range`, unless wider ephemeris files are open. */
export const demandDayWithin = (
  text: string,
  [first, last]: DayRange,
  field: string,
  { range }: Pick<Sky, 'range'>,
) => {
  const day = text.slice(0, first.length)
  if (!/^\d{4}-\d\d/.test(day)) return
  const early = day < first.slice(0, day.length) && range.from >= BUNDLED.from - 1
  const late = day > last.slice(0, day.length) && range.to <= BUNDLED.to + 1
  if (early || late) throw invalid(field, `\`${field}\` must be a date from ${first} to ${last}.`)
}

/** Throws 422 on `field` for the birth date of one of many rows outside the range. */
export const demandBirthDay = (date: CivilDate, field: string, sky: Pick<Sky, 'range'>) =>
  demandDayWithin(dateText(date), MOMENT_DAYS, field, sky)
