import { invalid } from '../../faults.ts'
import type { DayRange } from '../../schema.ts'
import type { Sky } from '../../sky/sky.ts'
import type { CivilDate } from '../../time/civil.ts'
import { writtenDate } from '../../time/iso.ts'

/**
 * The whole years of the bundled ephemeris files (3000 BC to AD 2999). The files cover some days more at both ends. Every range of an input
 * derives from these two years and the margin of its calculation. A year before 1 has a sign: -2999 is 3000 BC.
 */
export const FILE_YEARS = { first: -2999, last: 2999 } as const

const yearText = (year: number) => `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}`
/** A day in the year that lies so many years after the first year of the files. */
const early = (years: number, day: string) => `${yearText(FILE_YEARS.first + years)}-${day}`
/** A day in the year that lies so many years before the last year of the files. */
const late = (years: number, day: string) => `${yearText(FILE_YEARS.last - years)}-${day}`

// Days that inputs accept. The margins of each calculation, the Julian calendar and the clocks on both sides of the Earth stay within.

/** Moments whose calculation needs a few days around them. */
export const MOMENT_DAYS: DayRange = [early(0, '02-10'), late(0, '12-01')]

/** Days and births whose calculation needs up to 50 days around them: lunar months, lunations, heliacal visibility. */
export const MONTH_DAYS: DayRange = [early(0, '04-01'), late(0, '10-31')]

/** Days and births whose calculation needs up to 250 days around them. */
export const SEASON_DAYS: DayRange = [early(0, '11-01'), late(0, '03-31')]

/** First days of a span of 30 days by default. */
export const TRANSIT_DAYS: DayRange = [MOMENT_DAYS[0], late(0, '11-01')]
/** First days of a span of 30 days by default, whose computation needs the last cardinal ingress of the Sun. */
export const OUTLOOK_DAYS: DayRange = [early(0, '06-01'), TRANSIT_DAYS[1]]
/** First days of a year, or of the following year of life. */
export const YEAR_AHEAD_DAYS: DayRange = [MOMENT_DAYS[0], late(1, '11-30')]

/** Days and births whose calculation needs up to 80 days around them. */
export const QUARTER_DAYS: DayRange = [early(0, '05-01'), late(0, '09-30')]
/** Days whose calculation needs the new years around them. */
export const PANCHANG_DAYS: DayRange = [early(1, '03-01'), MONTH_DAYS[1]]
/** Days before which an eclipse is searched, up to 180 days. */
export const ECLIPSE_BEFORE_DAYS: DayRange = [early(0, '09-01'), MONTH_DAYS[1]]
/** Days after which an eclipse is searched, up to 210 days. */
export const ECLIPSE_AFTER_DAYS: DayRange = [MOMENT_DAYS[0], late(0, '05-15')]
/** Days after which a lunation is searched. */
export const LUNATION_DAYS: DayRange = [MOMENT_DAYS[0], late(0, '10-20')]
/** Births whose first year of life, and the following tithi pravesha, lie within the files. */
export const ANNUAL_DAYS: DayRange = [MOMENT_DAYS[0], late(2, '12-31')]
/** Days and months whose whole year lies within the files. */
export const WHOLE_YEARS: DayRange = [early(1, '01-01'), late(1, '12-31')]
export const WHOLE_MONTHS: DayRange = [early(1, '01'), late(1, '12')]
/** Days of number arts, which count the digits of a date. */
export const COMMON_ERA_DAYS: DayRange = ['0001-02-01', MOMENT_DAYS[1]]
/** Dates of death for which the ephemeris also covers the offerings of the following year. */
export const DEATH_DAYS: DayRange = [MONTH_DAYS[0], WHOLE_YEARS[1]]
/** Days of calendars whose search stops at the file limits. */
export const CALENDAR_DAYS: DayRange = [early(0, '02-01'), late(0, '12-01')]
/** Days of the magnetic field models. */
export const MAGNETIC_DAYS: DayRange = ['2014-11-26', '2029-12-31']

/** Births with a maximum life, 120 years, within the files. */
export const LIFETIME_DAYS: DayRange = [MOMENT_DAYS[0], late(121, '11-30')]

/** Days from which readings for twelve years can be computed. */
export const TWELVE_YEARS_DAYS: DayRange = [MONTH_DAYS[0], late(13, '12-31')]

/** Days of forecasts. */
export const FORECAST_DAYS: DayRange = [early(1, '03-01'), late(1, '12-31')]
/** Births with a full year of forecasts after the year of birth. */
export const FORECAST_BIRTHS: DayRange = [MOMENT_DAYS[0], late(2, '12-31')]
/** Births with a year of forecasts from the solar return after the year of birth. */
export const RETURN_YEAR_BIRTHS: DayRange = [MOMENT_DAYS[0], late(3, '12-31')]
/** Days of readings that look a year ahead. */
export const READING_DAYS: DayRange = [FORECAST_DAYS[0], late(1, '10-31')]
/** First days of a week of forecasts. */
export const FORECAST_WEEKS: DayRange = [FORECAST_DAYS[0], late(1, '12-25')]

/** Marks the bounds of a field that is a year of the calendar: before the reform its answers have a warning. */
export const IS_CALENDAR_YEAR: unique symbol = Symbol('year of the calendar')

/** Years whose whole calendar, with its overlaps into neighbouring years, lies within the files. Year 0 is 1 BC. */
export const YEARS = {
  minimum: FILE_YEARS.first + 1,
  maximum: FILE_YEARS.last - 1,
  [IS_CALENDAR_YEAR]: true,
} as const

/** Julian days at which the bundled files begin and end, rounded inward: wider ephemeris files widen every range of days. */
const BUNDLED = { from: 625_310, to: 2_816_790 }
/** Files that reach further by more than this many days are wider ones. Source: this project. */
const BUNDLED_MARGIN = 400

const SIGNED_DATE = /^(-?\d{4,6})-(\d\d)(?:-(\d\d))?/

/** A range as numbers, so that each text is parsed once only. */
interface OrderedRange {
  first: number
  last: number
  isMonth: boolean
}
const orderedRanges = new Map<DayRange, OrderedRange>()
const orderedRange = (range: DayRange): OrderedRange => {
  let ordered = orderedRanges.get(range)
  if (!ordered) {
    const [first, last] = range
    ordered = { first: orderOf(first)!, last: orderOf(last)!, isMonth: orderOf(first)! % 100 === 0 }
    orderedRanges.set(range, ordered)
  }
  return ordered
}

/** A number that orders dates and months; null for another text. */
const orderOf = (text: string): number | null => {
  const [, year, month, day = '00'] = SIGNED_DATE.exec(text) ?? []
  return year === undefined ? null : Number(year) * 10_000 + Number(month) * 100 + Number(day)
}

/** Throws 422 on `field` for a text that begins with a date outside `range`, unless wider ephemeris files are open. */
export const demandDayWithin = (text: string, days: DayRange, field: string, { range }: Pick<Sky, 'range'>) => {
  const day = orderOf(text)
  if (day !== null) demandOrderWithin(day, days, field, range)
}

/** `day` is YYYYMMDD; for a month, DD is 00. */
const demandOrderWithin = (day: number, days: DayRange, field: string, range: Sky['range']) => {
  const { first, last, isMonth } = orderedRange(days)
  // If either value is a month, only the months are compared.
  const unit = isMonth || day % 100 === 0 ? 100 : 1
  const value = Math.floor(day / unit)
  const isEarly = value < Math.floor(first / unit) && range.from >= BUNDLED.from - BUNDLED_MARGIN
  const isLate = value > Math.floor(last / unit) && range.to <= BUNDLED.to + BUNDLED_MARGIN
  if (isEarly || isLate) throw invalid(field, `\`${field}\` must be a date from ${days[0]} to ${days[1]}.`)
}

/** Throws 422 on `field` for the birth date of one of many rows outside the range. */
export const demandBirthDay = (date: CivilDate, field: string, sky: Pick<Sky, 'range'>) => {
  const { year, month, day } = writtenDate(date)
  demandOrderWithin(year * 10_000 + month * 100 + day, MOMENT_DAYS, field, sky.range)
}
