import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator'
import { normalizedText } from '../normalization.ts'
import type { RecordedZone } from '../time/zones.ts'
import { clockDigits, isAmbiguous, timeZoneComponent, zoneOfTimes } from './calendar-zone.ts'

/** An event of an almanac, for calendar programs. */
export interface CalendarEvent {
  /** Words of the title; terms among them are shown in the language of the labels. */
  readonly title: readonly string[]
  readonly description?: string
  readonly category?: string
  /** A civil date (YYYY-MM-DD), or the start and end of a period (RFC 3339). */
  readonly when: string | { readonly start: string; readonly end: string }
  /** Minutes before the start, or before the midnight that opens the date, at which the reader is reminded; none if missing. */
  readonly alarmMinutes?: number
}

export interface CalendarFile {
  readonly name: string
  /** Names of terms in the language of the file. */
  readonly terms: Readonly<Record<string, string>>
  /** The moment of writing, milliseconds since 1970. */
  readonly now: number
  /** The zone of the place; null if it is not known. */
  readonly zone: RecordedZone | null
}

/** A file can hold dates of the years 1 to 9999. */
export const hasCalendarDates = (events: readonly CalendarEvent[]): boolean =>
  events.every(({ when }) =>
    (typeof when === 'string' ? [when] : [when.start, when.end]).every((text) => /^(?!0000)\d{4}-/.test(text)),
  )

/** The text with its moments by the clock of a zone, which it then describes. ical-generator writes moments in UTC. */
const inZone = (text: string, zone: RecordedZone, times: readonly string[]): string => {
  const moments = times.map((each) => Date.parse(each))
  // RFC 5545, 3.2: a value with a colon is quoted.
  const parameter = zone.id.includes(':') ? `"${zone.id}"` : zone.id
  const component = timeZoneComponent(zone, Math.min(...moments), Math.max(...moments))
  return text
    .replace('BEGIN:VEVENT\r\n', () => `X-WR-TIMEZONE:${zone.id}\r\n${component}BEGIN:VEVENT\r\n`)
    .replace(/^(DTSTART|DTEND):(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)/gm, (utc, name, ...parts: string[]) => {
      const [year, month, day, minute, second] = parts
      const at = Date.parse(`${year}-${month}-${day}:${minute}:${second}`)
      // Programs disagree on which of two equal local times is meant.
      if (isAmbiguous(at, zone)) return utc
      return `${name};TZID=${parameter}:${clockDigits(at, zone.at(at).offsetSeconds)}`
    })
}

/** An identifier that stays the same when the event is written again: its time and title. */
const uidOf = (event: CalendarEvent, name: string): string => {
  const when = typeof event.when === 'string' ? event.when : event.when.start
  const slug = normalizedText(event.title.join(' '), 'NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  return `${when.replace(/[^0-9]/g, '')}-${slug}-${name}@khagola`
}

/**
 * The text of an iCalendar file (RFC 5545). Dates have no time zone. Periods are by the clock of the zone, which the file describes;
 * in UTC if no zone has all of their offsets.
 */
export const calendarFile = (events: readonly CalendarEvent[], { name, terms, now, zone }: CalendarFile): string => {
  const calendar = ical({ name, prodId: { company: 'Khagola', product: 'Almanac', language: 'EN' } })
  const seen = new Map<string, number>()
  for (const event of events) {
    const uid = uidOf(event, name)
    const count = seen.get(uid) ?? 0
    seen.set(uid, count + 1)
    const { when } = event
    const allDay = typeof when === 'string'
    const entry = calendar.createEvent({
      id: count === 0 ? uid : `${count}-${uid}`,
      stamp: new Date(now),
      allDay,
      start: new Date(allDay ? `${when}T00:00:00Z` : when.start),
      ...(allDay ? {} : { end: new Date(when.end) }),
      summary: event.title.map((word) => terms[word] ?? word).join(' '),
      description: event.description ?? null,
      transparency: ICalEventTransparency.TRANSPARENT,
      categories: event.category ? [{ name: event.category }] : [],
    })
    if (event.alarmMinutes !== undefined)
      entry.createAlarm({ type: ICalAlarmType.display, trigger: event.alarmMinutes * 60 })
  }
  const text = calendar.toString()
  const times = events.flatMap(({ when }) => (typeof when === 'string' ? [] : [when.start, when.end]))
  const clock = times.length > 0 ? zoneOfTimes(times, zone) : null
  return clock ? inZone(text, clock, times) : text
}
