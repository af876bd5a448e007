import type { ZonePeriod } from '../time/tzif.ts'
import { fixedZone, type RecordedZone } from '../time/zones.ts'

/** Time zones of iCalendar files (RFC 5545, 3.6.5): each file describes the clocks of its events. */

/** Digits of an instant on a clock so many seconds east of Greenwich: `20240409T060000`. */
export const clockDigits = (epochMs: number, offsetSeconds: number): string =>
  new Date(epochMs + offsetSeconds * 1000).toISOString().slice(0, 19).replace(/[-:]/g, '')

/** An offset as `+0530`, or `+055328` with seconds. */
const offsetDigits = (seconds: number): string => {
  const [hours, minutes, rest] = [seconds / 3600, seconds / 60, seconds].map((each, i) =>
    String(Math.floor(Math.abs(each)) % (i === 0 ? 24 : 60)).padStart(2, '0'),
  )
  return `${seconds < 0 ? '-' : '+'}${hours}${minutes}${rest === '00' ? '' : rest}`
}

/** True if the clock of the zone shows the local time of this instant twice, because it is set back. */
export const isAmbiguous = (epochMs: number, zone: RecordedZone): boolean =>
  [zone.changeBefore(epochMs), zone.changeAfter(epochMs)].some((change) => {
    const apart = change ? Math.abs(epochMs / 1000 - change.at) : 0
    const setBack = change ? change.offsetBefore - change.offsetAfter : 0
    return apart < setBack || (apart === setBack && setBack > 0 && epochMs / 1000 < change!.at)
  })

const YEAR_MS = 366 * 86_400_000

/** The component VTIMEZONE for a zone, with its periods from a year before the first moment to the last one; lines end in CRLF. */
export const timeZoneComponent = (zone: RecordedZone, fromMs: number, toMs: number): string => {
  const firstMs = fromMs - YEAR_MS
  const periods = zone.periods(firstMs, toMs)
  const observance = ({ from, offset, abbreviation, dst }: ZonePeriod, i: number) => {
    const before = periods[i - 1]?.offset ?? offset
    const name = dst ? 'DAYLIGHT' : 'STANDARD'
    // An onset is written by the clock before it. The first period begins before the first event, at an arbitrary moment.
    const onset = clockDigits(i === 0 ? firstMs : from * 1000, before)
    return [
      `BEGIN:${name}`,
      `DTSTART:${onset}`,
      `TZOFFSETFROM:${offsetDigits(before)}`,
      `TZOFFSETTO:${offsetDigits(offset)}`,
      `TZNAME:${abbreviation}`,
      `END:${name}`,
    ]
  }
  const lines = ['BEGIN:VTIMEZONE', `TZID:${zone.id}`, ...periods.flatMap(observance), 'END:VTIMEZONE']
  return lines.map((line) => `${line}\r\n`).join('')
}

/** Seconds east of Greenwich of a local time such as `2024-04-09T06:00:00+05:30`. */
export const offsetOf = (text: string): number =>
  text.endsWith('Z') ? 0 : (Date.parse(text.replace(/[+-]\d\d:\d\d$/, 'Z')) - Date.parse(text)) / 1000

/**
 * The zone whose clock shows these local times: `candidate`, or a constant offset if all have the same one. Null if neither does,
 * or if the offset has seconds.
 */
export const zoneOfTimes = (times: readonly string[], candidate: RecordedZone | null): RecordedZone | null => {
  if (candidate && times.every((text) => candidate.at(Date.parse(text)).offsetSeconds === offsetOf(text)))
    return candidate
  const [first, ...others] = new Set(times.map(offsetOf))
  return first !== undefined && others.length === 0 ? fixedZone(first) : null
}
