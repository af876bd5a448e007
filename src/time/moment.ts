import { type CivilDate, type CivilDateTime, civilOf, clockMs, dayNumber, MS_PER_DAY } from './civil.ts'
import { dateTimeText, offsetText } from './iso.ts'
import { epochMs, type JulianDay, julianDay } from './julian-day.ts'
import { alignToDateLine, type ClockState, type RecordedZone, type Zone } from './zones.ts'

export { offsetText } from './iso.ts'
export type { Zone } from './zones.ts'

/** A moment with the clock in which it was given. */
export interface Moment {
  jd: JulianDay
  /** Milliseconds since 1970-01-01T00:00Z. Microseconds are a fraction. */
  epochMs: number
  /** The clock for the local times of other moments in the same answer. */
  zone: Zone
  offsetSeconds: number
  abbreviation: string
  dst: boolean
  local: CivilDateTime
  status: 'unique' | 'gap' | 'fold' | 'local_mean_time'
  /** The source of the offset: a given zone, a given offset, the mean time of the longitude, or the zone of the place. */
  source: 'tzdb' | 'given' | 'longitude' | 'place'
}

/** An instant at which a clock shows a local time, with the state of the clock. */
export interface ClockInstant extends ClockState {
  epochMs: number
}

/** A range of local times that do not exist, because the clock was set forward. */
export interface Gap {
  /** The instant of the change. */
  epochMs: number
  offsetBefore: number
  offsetAfter: number
  /** The last whole second before the change. */
  lastBefore: CivilDateTime
  /** The first second after the change. */
  firstAfter: CivilDateTime
}

/** The largest offset from Greenwich of any clock, milliseconds. Manila and Alaska used the date of the other side of the date line. */
const MAX_OFFSET_MS = MS_PER_DAY

/** Every instant at which clocks of the zone showed `local`, in order of time: none in a gap, two in a repeated hour. */
export const clockInstants = (local: CivilDateTime, zone: RecordedZone): ClockInstant[] => {
  const clock = clockMs(local)
  const periods = zone.periods(clock - MAX_OFFSET_MS, clock + MAX_OFFSET_MS)
  return periods.flatMap(({ offset, abbreviation, dst, dstSeconds, from }, i) => {
    const at = clock - offset * 1000
    const until = periods[i + 1]?.from ?? Number.POSITIVE_INFINITY
    return at >= from * 1000 && at < until * 1000
      ? [{ epochMs: at, offsetSeconds: offset, abbreviation, dst, dstSeconds }]
      : []
  })
}

/** The gap that contains `local`; null if clocks showed it. */
export const gapAround = (local: CivilDateTime, zone: RecordedZone): Gap | null => {
  const clock = clockMs(local)
  const periods = zone.periods(clock - MAX_OFFSET_MS, clock + MAX_OFFSET_MS)
  for (const [i, after] of periods.entries()) {
    const before = periods[i - 1]
    if (!before) continue
    const jump = after.from * 1000
    if (clock >= jump + before.offset * 1000 && clock < jump + after.offset * 1000)
      return {
        epochMs: jump,
        offsetBefore: before.offset,
        offsetAfter: after.offset,
        lastBefore: civilOf(jump + before.offset * 1000 - 1000),
        firstAfter: civilOf(jump + after.offset * 1000),
      }
  }
  return null
}

/**
 * The possible instants of a local time, in order of time: one instant, several in a repeated hour, or, in a gap, the two that follow
 * from the offsets after and before the change.
 */
export const resolveLocalTime = (
  local: CivilDateTime,
  zone: RecordedZone,
): { status: 'unique' | 'fold' | 'gap'; readings: ClockInstant[] } => {
  const instants = clockInstants(local, zone)
  if (instants.length > 0) return { status: instants.length > 1 ? 'fold' : 'unique', readings: instants }
  const { offsetBefore, offsetAfter } = gapAround(local, zone)!
  const clock = clockMs(local)
  const at = (epochMs: number): ClockInstant => ({ epochMs, ...zone.at(epochMs) })
  return { status: 'gap', readings: [at(clock - offsetAfter * 1000), at(clock - offsetBefore * 1000)] }
}

/** The instant of the same local time in another local mean time. */
export const inMeanTime = (reading: ClockInstant, offset: number): ClockInstant => {
  const offsetSeconds = alignToDateLine(offset, reading.offsetSeconds)
  return { ...reading, offsetSeconds, epochMs: reading.epochMs + (reading.offsetSeconds - offsetSeconds) * 1000 }
}

/** The instants (ms since 1970) at which the clock of any zone showed `local`: none in a gap, two in a repeated hour. */
export const instantsOf = (local: CivilDateTime, zone: Zone): number[] => {
  const clock = clockMs(local)
  const offsets = new Set([clock - MAX_OFFSET_MS, clock + MAX_OFFSET_MS].map((near) => zone.at(near).offsetSeconds))
  return [...offsets]
    .map((seconds) => ({ at: clock - seconds * 1000, seconds }))
    .filter(({ at, seconds }) => zone.at(at).offsetSeconds === seconds)
    .map(({ at }) => at)
    .sort((a, b) => a - b)
}

/** The first instant of a civil day: 00:00, or the end of the gap that contains 00:00. */
export const startOfDay = (date: CivilDate, zone: Zone): JulianDay => {
  const midnight = clockMs({ ...date, hour: 0, minute: 0, second: 0 })
  if ('periods' in zone) {
    const local = civilOf(midnight)
    const first = clockInstants(local, zone as RecordedZone)[0]
    return julianDay(first ? first.epochMs : gapAround(local, zone as RecordedZone)!.epochMs)
  }
  return julianDay(instantsOf(civilOf(midnight), zone)[0] ?? gapEnd(midnight, zone))
}

/** The first instant at which clocks showed more than `clock` (ms), a local time in a gap. */
const gapEnd = (clock: number, zone: Zone): number => {
  let [before, after] = [clock - MAX_OFFSET_MS, clock + MAX_OFFSET_MS]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (middle + zone.at(middle).offsetSeconds * 1000 < clock) before = middle
    else after = middle
  }
  return after
}

/** The local time of a moment. */
export const localAt = (jd: JulianDay, zone: Zone): CivilDateTime => {
  const at = epochMs(jd)
  return civilOf(at + zone.at(at).offsetSeconds * 1000)
}

/** 00:00 UTC of a date. */
export const utcMidnight = (date: CivilDate): JulianDay => julianDay(dayNumber(date) * MS_PER_DAY)

const toSecond = (jd: JulianDay): number => Math.round(epochMs(jd) / 1000) * 1000

/**
 * The offset rounded to the minute. RFC 3339 has no seconds in offsets, but local mean times and some early standard times have them. A
 * local time with the rounded offset has the exact instant and differs from the clock by at most 30 seconds.
 */
const wholeMinutes = (offsetSeconds: number): number =>
  Math.min(MAX_OFFSET_MINUTES, Math.max(-MAX_OFFSET_MINUTES, Math.round(offsetSeconds / 60))) * 60
/** The largest offset of RFC 3339, 23:59, in minutes. A mean time on the other side of the date line may exceed it by a minute. */
const MAX_OFFSET_MINUTES = 24 * 60 - 1

const localText = (at: number, offset: number, suffix: string): string =>
  `${dateTimeText(civilOf(at + offset * 1000))}${suffix}`

/** `2024-03-20T08:36:24+05:30`: RFC 3339 in the zone, to the nearest second, with the offset rounded to the minute. */
export const isoLocal = (jd: JulianDay, zone: Zone): string => {
  const at = toSecond(jd)
  const offset = wholeMinutes(zone.at(at).offsetSeconds)
  return localText(at, offset, offsetText(offset))
}

/** `isoLocal` for many moments of one window. The offsets of the window are read once. */
export const isoLocalWithin = (zone: Zone, from: JulianDay, to: JulianDay): ((jd: JulianDay) => string) => {
  if (!('periods' in zone)) return (jd) => isoLocal(jd, zone)
  const offsets = (zone as RecordedZone).periods(toSecond(from), toSecond(to)).map((period) => {
    const seconds = wholeMinutes(period.offset)
    return { from: period.from * 1000, seconds, text: offsetText(seconds) }
  })
  return (jd) => {
    const at = toSecond(jd)
    let low = 0
    let high = offsets.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (offsets[middle]!.from <= at) low = middle
      else high = middle - 1
    }
    const { seconds, text } = offsets[low]!
    return localText(at, seconds, text)
  }
}

/** `2024-03-20T03:06:24Z`, to the nearest second. */
export const isoUtc = (jd: JulianDay): string => `${dateTimeText(civilOf(toSecond(jd)))}Z`
