import { bordersEndOf } from '../atlas/local-clocks.ts'
import type { ClockedDate } from '../capabilities/capability.ts'
import { addDays, type CivilDate } from '../time/civil.ts'
import { parseOffset } from '../time/iso.ts'
import { type JulianDay, julianDay } from '../time/julian-day.ts'
import { startOfDay } from '../time/moment.ts'
import { fixedZone, type RecordedZone, zoneNamed } from '../time/zones.ts'

/** Reads the births of table rows that need no rule besides their time zone. All other rows are answered one by one. */

/** Before this year the clock of a place may differ from the record of its zone. */
const FIRST_YEAR = 1970
/** The last year; rows of later years are answered one by one. */
const LAST_YEAR = 2100
const MS_PER_DAY = 86_400_000
/** Beyond this latitude a row is answered one by one, because poles have rules of their own. */
export const MAX_LATITUDE = 89.9

/** The moments at which a zone changes its offset (ms since 1970), and the offsets (ms). */
interface ZoneTable {
  from: Float64Array
  offsets: Float64Array
  /** Local times before this may have other clocks than the record, ms since 1970-01-01T00:00 of the same clock. */
  since: number
}

/** The table of a zone; null if local mean time, which has rules of its own, was in use. */
const tableOf = (zone: RecordedZone): ZoneTable | null => {
  const periods = zone.periods(Date.UTC(FIRST_YEAR, 0, 1) - 2 * MS_PER_DAY, Date.UTC(LAST_YEAR + 1, 0, 1))
  if (periods.some(({ abbreviation }) => abbreviation === 'LMT')) return null
  return {
    from: Float64Array.from(periods, ({ from }) => from * 1000),
    offsets: Float64Array.from(periods, ({ offset }) => offset * 1000),
    since: Date.parse(bordersEndOf(zone.id) ?? '1970-01-01'),
  }
}

/** The instant at which the clock of a zone shows a local time; NaN if there is none or more than one, or if other clocks may have held. */
const instantOf = ({ from, offsets, since }: ZoneTable, clock: number): number => {
  if (clock < since) return Number.NaN
  let period = 0
  let high = from.length - 1
  while (period < high) {
    const middle = (period + high + 1) >> 1
    if (from[middle]! <= clock - MS_PER_DAY) period = middle
    else high = middle - 1
  }
  let instant = Number.NaN
  for (; period < from.length && from[period]! <= clock + MS_PER_DAY; period++) {
    const at = clock - offsets[period]!
    if (at < from[period]! || at >= (from[period + 1] ?? Number.POSITIVE_INFINITY)) continue
    if (!Number.isNaN(instant)) return Number.NaN
    instant = at
  }
  return instant
}

const DAYS_OF_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const twoDigitsAt = (text: string, place: number): number => {
  const [first, second] = [text.charCodeAt(place) - 48, text.charCodeAt(place + 1) - 48]
  return first >= 0 && first <= 9 && second >= 0 && second <= 9 ? first * 10 + second : Number.NaN
}

/** The number of days from 1970-01-01 to a day of the Gregorian calendar. Source: H. Hinnant, "chrono-compatible low-level date algorithms". */
const dayOf = (year: number, month: number, day: number): number => {
  const shifted = month <= 2 ? year - 1 : year
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  return era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
}

/** The local time of a text as ms since 1970-01-01T00:00 of the same clock; NaN for another form or another year. */
const clockOf = (text: string): number => {
  if (text.length !== 16 && text.length !== 19) return Number.NaN
  const separator = text.charCodeAt(10)
  if (text[4] !== '-' || text[7] !== '-' || (separator !== 0x54 && separator !== 0x20) || text[13] !== ':')
    return Number.NaN
  const year = twoDigitsAt(text, 0) * 100 + twoDigitsAt(text, 2)
  const [month, day] = [twoDigitsAt(text, 5), twoDigitsAt(text, 8)]
  const [hour, minute] = [twoDigitsAt(text, 11), twoDigitsAt(text, 14)]
  const second = text.length === 16 ? 0 : text[16] === ':' ? twoDigitsAt(text, 17) : Number.NaN
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const last = month === 2 && isLeap ? 29 : DAYS_OF_MONTH[month - 1]
  const isValid =
    year >= FIRST_YEAR &&
    year <= LAST_YEAR &&
    last !== undefined &&
    day >= 1 &&
    day <= last &&
    hour < 24 &&
    minute < 60 &&
    second < 60
  if (!isValid) return Number.NaN
  return dayOf(year, month, day) * MS_PER_DAY + hour * 3_600_000 + minute * 60_000 + second * 1000
}

const DECIMAL = /^-?\d{1,3}(\.\d{1,12})?$/

interface KnownZone {
  zone: RecordedZone
  table: ZoneTable
}

/** Returns a function that finds the zone of a row; null for a row that must be answered by itself. */
const createZoneFinder = () => {
  const zones = new Map<string, KnownZone | null>()
  const known = (zone: RecordedZone | undefined): KnownZone | null => {
    const table = zone ? tableOf(zone) : null
    return table && { zone: zone!, table }
  }
  const named = (name: string) => known(zoneNamed(name))
  const offset = (text: string) => {
    try {
      return known(fixedZone(parseOffset(text, 'utc_offset')))
    } catch {
      return null
    }
  }
  const zoneFor = (text: string, open: (text: string) => KnownZone | null) => {
    let found = zones.get(text)
    if (found === undefined) zones.set(text, (found = open(text)))
    return found
  }
  return (timezone: string, utcOffset: string): KnownZone | null => {
    // A zone with an offset, or neither of them, has further rules.
    if ((timezone === '') === (utcOffset === '')) return null
    return timezone !== '' ? zoneFor(timezone, named) : zoneFor(utcOffset, offset)
  }
}

/** Returns a function that reads a birth: the Julian day of its moment; NaN for a birth that must be answered by itself. */
export const createMomentReader = () => {
  const zoneOf = createZoneFinder()
  return (datetime: string, timezone: string, utcOffset: string): number => {
    const known = zoneOf(timezone, utcOffset)
    const clock = known ? clockOf(datetime) : Number.NaN
    return known === null || Number.isNaN(clock) ? Number.NaN : julianDay(instantOf(known.table, clock))
  }
}

const DATE_LENGTH = 'YYYY-MM-DD'.length

/** A date of a place, with its 00:00 as a Julian day. */
export interface ReadDate extends ClockedDate {
  midnight: JulianDay
}

/** Returns a function that reads a date; null for a date that must be answered by itself. */
export const createDateReader = () => {
  const zoneOf = createZoneFinder()
  return (text: string, timezone: string, utcOffset: string): ReadDate | null => {
    const known = zoneOf(timezone, utcOffset)
    if (known === null || text.length !== DATE_LENGTH) return null
    const clock = clockOf(`${text}T00:00`)
    if (!(clock >= known.table.since)) return null
    const date: CivilDate = { year: +text.slice(0, 4), month: +text.slice(5, 7), day: +text.slice(8) }
    const { zone } = known
    const midnight = startOfDay(date, zone)
    // The clocks skipped the day.
    return startOfDay(addDays(date, 1), zone) > midnight ? { date, zone, midnight } : null
  }
}

/** The degrees of a coordinate; NaN outside the limit or for another form than a decimal number. */
export const coordinateOf = (text: string, limit: number): number => {
  if (!DECIMAL.test(text)) return Number.NaN
  const degrees = Number(text)
  return Math.abs(degrees) <= limit ? degrees : Number.NaN
}
