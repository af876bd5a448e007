import { addDays, civilOf, dayNumber, weekday } from '../time/civil.ts'

/** The content of a wall calendar: months with a cell for each day, in the language of the calendar. */

export const WALL_PAPERS = ['A4', 'A3'] as const
export type WallPaper = (typeof WALL_PAPERS)[number]

/** A day of a wall calendar. */
export interface WallDay {
  readonly number: number
  /** Day of the week, 0 is the first column. */
  readonly column: number
  /** Day of the solar month, with its name where the month begins. */
  readonly corner: string
  /** The Moon's elongation from the Sun, degrees, 0 new and 180 full. */
  readonly moon: number
  readonly limbs: readonly string[]
  readonly festivals: readonly string[]
  readonly times: readonly string[]
}
/** A page of a wall calendar. */
export interface WallMonth {
  readonly title: string
  readonly subtitle: string
  readonly weekdays: readonly string[]
  readonly days: readonly WallDay[]
}

interface Limb {
  name: string
  ends_at: string
}
interface SolarDay {
  month: string
  day: number
}
/** The fields of a monthly panchang that a wall calendar prints. */
export interface PanchangMonth {
  year: number
  month: number
  days: readonly {
    date: string
    sunrise: string | null
    sunset: string | null
    tithi: Limb & { paksha: string; number: number }
    nakshatra: Limb
    masa_amanta: string
    masa_purnimanta: string
    solar_day: SolarDay
    regional_day?: SolarDay | null | undefined
    rahu_kaal: { start: string; end: string } | null
    festivals: readonly string[]
  }[]
}

/** A page with the paper on which it is printed. */
export interface WallPage {
  readonly paper: WallPaper
  readonly page: WallMonth
}

export interface WallLanguage {
  /** BCP 47 code. */
  readonly language: string
  /** The name of a term in the language. */
  readonly label: (term: string) => string
  /** The name of Rahu in the language. */
  readonly rahu: string
}

const MS_PER_DAY = 86_400_000
/** A Sunday. */
const SUNDAY = Date.UTC(2023, 0, 1)

const dateOf = (text: string) => civilOf(Date.parse(`${text}T00:00Z`))

/** A time such as `17:32`, or `03:10+` on the next day. */
const clock = (instant: string, date: string): string => {
  const daysLater = dayNumber(dateOf(instant.slice(0, 10))) - dayNumber(dateOf(date))
  return `${instant.slice(11, 16)}${'+'.repeat(daysLater)}`
}

/**
 * The page of a month.
 * @param place name of the place; empty for none
 */
export const wallMonth = (
  { year, month, days }: PanchangMonth,
  { language, label, rahu: rahuName }: WallLanguage,
  place: string,
): WallMonth => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(`${language}-u-nu-latn`, { timeZone: 'UTC', ...options })
  const names = (of: (day: PanchangMonth['days'][number]) => string | undefined) =>
    [...new Set(days.flatMap((day) => of(day) ?? []))].map(label).join(' – ')
  const months = [
    names(({ regional_day: regional }) => regional?.month),
    names(({ masa_amanta: amanta }) => amanta),
    names(({ masa_purnimanta: purnimanta }) => purnimanta),
  ]
  const heads = [...new Set([place, ...months])].filter((each) => each !== '')
  const weekdayName = format({ weekday: 'long' })
  const first = { year, month, day: 1 }
  return {
    title: format({ month: 'long', year: 'numeric' }).format(Date.UTC(year, month - 1, 1)),
    subtitle: heads.join(' · '),
    weekdays: Array.from({ length: 7 }, (_, i) => weekdayName.format(SUNDAY + i * MS_PER_DAY)),
    days: days.map(({ date, tithi, nakshatra, sunrise, sunset, rahu_kaal: rahu, ...day }, i): WallDay => {
      const limb = ({ name, ends_at }: Limb) => `${label(name)} ${clock(ends_at, date)}`
      const solar = day.regional_day ?? day.solar_day
      return {
        number: i + 1,
        column: weekday(addDays(first, i)),
        corner: solar.day === 1 || i === 0 ? `${label(solar.month)} ${solar.day}` : String(solar.day),
        moon: tithi.number * 12 - 6,
        limbs: [`${label(tithi.paksha)} ${limb(tithi)}`, limb(nakshatra)],
        festivals: [...new Set(day.festivals.map(label))],
        times: [
          ...(sunrise && sunset ? [`☉ ${clock(sunrise, date)} – ${clock(sunset, date)}`] : []),
          ...(rahu ? [`${rahuName} ${clock(rahu.start, date)} – ${clock(rahu.end, date)}`] : []),
        ],
      }
    }),
  }
}
