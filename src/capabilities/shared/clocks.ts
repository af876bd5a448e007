import type { AyanamshaId } from '../../ephemeris/ayanamshas.ts'
import { invalid } from '../../faults.ts'
import { type CalendarChoice, isJulian, julianDateOfDay } from '../../time/calendars.ts'
import { type CivilDate, type CivilDateTime, clockMs, dayNumber, GREGORIAN_REFORM, isBefore } from '../../time/civil.ts'
import {
  dateText,
  dateTimeText,
  offsetText,
  parseDate,
  parseDateTime,
  parseInstant,
  parseOffset,
  writtenDateOf,
} from '../../time/iso.ts'
import { type JulianDay, julianDay } from '../../time/julian-day.ts'
import { type ClockInstant, clockInstants, gapAround, inMeanTime, instantsOf, type Moment } from '../../time/moment.ts'
import {
  alignToDateLine,
  fixedZone,
  meanTimeOffset,
  type RecordedZone,
  withMeanTime,
  type Zone,
  zoneNamed,
} from '../../time/zones.ts'
import type { World } from '../capability.ts'
import {
  atStandard,
  type HistoricZone,
  historicZone,
  plain,
  readStandard,
  type TimeStandard,
  warnOfLocalClocks,
  warnOfOffset,
} from './historic-clocks.ts'

/** Clock fields of an input; absent and null are equal. */
export interface ClockInput {
  timezone?: string | null
  utc_offset?: string | null
  latitude?: number | null
  longitude?: number | null
}

/** The zone of an IANA name or alias; 422 on `field` for an unknown name. */
export const readZone = (name: string, field: string): RecordedZone => {
  const zone = zoneNamed(name)
  if (!zone)
    throw invalid(
      field,
      `\`${field}\` must be a time zone name of the IANA database, such as Asia/Kolkata. Otherwise send \`utc_offset\`.`,
    )
  return zone
}

/** An existing day, YYYY-MM-DD, in the calendar of `choice`; the proleptic Gregorian date. 422 on `field`. */
export const readDate = (
  text: string,
  field: string,
  world: Pick<World, 'warn'>,
  choice: CalendarChoice | null | undefined = 'auto',
): CivilDate => {
  const date = parseDate(text, field, choice ?? 'auto')
  warnBeforeReform(text, field, date, choice ?? 'auto', world)
  return date
}

/** Names the calendar of a date before 1582-10-15, and the date in the other calendar. `date` is the Gregorian one. */
export const warnBeforeReform = (
  text: string,
  field: string,
  date: CivilDate,
  choice: CalendarChoice,
  { warn }: Pick<World, 'warn'>,
) => {
  // The calendars differ by less than two months in the range of the files.
  if (date.year > GREGORIAN_REFORM.year + 1 && choice !== 'julian') return
  const asWritten = writtenDateOf(text, field, choice)
  if (isJulian(asWritten, choice))
    warn(
      'julian_calendar',
      `${field} ${dateText(asWritten)} was read in the Julian calendar; in the Gregorian calendar it is ${dateText(date)}. Dates of the answer are Gregorian.`,
    )
  else if (isBefore(date, GREGORIAN_REFORM))
    warn(
      'proleptic_calendar',
      `${field} ${dateText(asWritten)} lies before 1582-10-15 and was read in the proleptic Gregorian calendar; in the Julian calendar it is ${dateText(julianDateOfDay(dayNumber(date)))}.`,
    )
}

/** A local time of the zone (the first if it occurs twice), or one with its own offset; 422 on `field`. */
export const readInstant = (text: string, field: string, zone: Zone): JulianDay => {
  const { local, offset } = parseInstant(text, field)
  if (offset !== null) return julianDay(clockMs(local) - offset * 1000)
  const [first] = instantsOf(local, zone)
  if (first === undefined) throw invalid(field, `${text} does not exist in ${zone.id}: the clocks were set forward.`)
  return julianDay(first)
}

interface Clock {
  zone: RecordedZone
  source: 'tzdb' | 'given' | 'place'
}

const placed = ({ latitude, longitude }: ClockInput): { latitude: number; longitude: number } | null =>
  typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null

/**
 * The clock of an input: its timezone, else its utc_offset, else the zone at the coordinates with a warning, else UTC with a warning. `at`
 * is the prefix of its fields in a fault, such as `groom.`.
 */
export const readClock = (input: ClockInput, world: World, at = ''): Clock => {
  if (typeof input.timezone === 'string') return { zone: readZone(input.timezone, `${at}timezone`), source: 'tzdb' }
  if (typeof input.utc_offset === 'string')
    return { zone: fixedZone(parseOffset(input.utc_offset, `${at}utc_offset`)), source: 'given' }
  const place = placed(input)
  if (!place) {
    world.warn(
      'zone_assumed_utc',
      'None of `timezone`, `utc_offset` and coordinates was sent; the time was read as UTC.',
    )
    return { zone: fixedZone(0), source: 'given' }
  }
  const { timezone } = world.atlas.zoneAt(place.latitude, place.longitude)
  world.warn(
    'zone_from_coordinates',
    `Neither \`timezone\` nor \`utc_offset\` was sent; ${timezone} was found from the coordinates.`,
  )
  return { zone: readZone(timezone, `${at}timezone`), source: 'place' }
}

/** The fault of a birth without a time. */
export const timeNeeded = (at = '') =>
  invalid(
    `${at}time_known`,
    `\`${at}time_known\` must be true: this result depends on the ascendant, the houses or the moment itself, which a date without a time does not give. Send the time of birth.`,
  )

/** Input fields of a birth's moment. */
export interface MomentInput extends ClockInput {
  datetime: string
  calendar?: CalendarChoice | null
  time_standard?: TimeStandard | null
  /** Only `true` is accepted: capabilities that have a meaning without a time replace the field by times of the day. */
  time_known?: boolean | null
}

/**
 * Parses the moment of a birth, by the time rule of the contract. Faults (422): `datetime` for an invalid or skipped time, `timezone` for
 * an unknown name, `utc_offset` for a malformed one; warnings for every choice made. `zodiac` is that of the ascendants in warnings.
 */
export const readMoment = (
  input: MomentInput & { ayanamsha?: AyanamshaId | null },
  world: World,
  at = '',
  zodiac: 'sidereal' | 'tropical' = 'sidereal',
): Moment => {
  const choice = input.calendar ?? 'auto'
  if (input.time_known === false) throw timeNeeded(at)
  const local = parseDateTime(input.datetime, `${at}datetime`, choice)
  warnBeforeReform(input.datetime, `${at}datetime`, local, choice, world)
  const { zone: namedZone, source } = readClock(input, world, at)
  const standard = readStandard(input, at)
  const moment =
    typeof standard === 'number'
      ? atStandard(local, namedZone, standard, input.time_standard!)
      : inZone(
          local,
          standard === 'zone' ? plain(namedZone) : historicZone(namedZone, source, input, local),
          source,
          input,
          world,
          at,
        )
  warnOfOffset(moment, input, world, at)
  if (source !== 'given' && standard === 'civil') warnOfLocalClocks(moment, namedZone, input, world, zodiac, at)
  return moment
}

/** A local time for a warning: its date alone if the time of the birth is unknown. */
const momentText = (local: CivilDateTime, { unknownTimes }: World, at: string): string =>
  unknownTimes?.includes(at) ? dateText(local) : dateTimeText(local)

/** The moment of a local time in a zone of its time. */
const inZone = (
  local: CivilDateTime,
  { zone, outputZone }: HistoricZone,
  source: Clock['source'],
  input: MomentInput,
  world: World,
  at: string,
): Moment => {
  const value = typeof input.utc_offset === 'string' ? parseOffset(input.utc_offset, `${at}utc_offset`) : null
  const matches = clockInstants(local, zone)
  if (matches.length === 0) throw gapFault(local, zone, `${at}datetime`)
  const chosen = matches.find(({ offsetSeconds }) => offsetSeconds === value) ?? matches[0]!
  const format = () => dateTimeText(local)

  if (matches.length > 1 && chosen.offsetSeconds !== value)
    world.warn(
      'repeated_hour',
      `${format()} occurred more than once in ${zone.id}; the first (${offsetText(chosen.offsetSeconds)}) was used. Send utc_offset ${matches
        .slice(1)
        .map(({ offsetSeconds }) => offsetText(offsetSeconds))
        .join(' or ')} for the other.`,
    )
  if (chosen.abbreviation === 'LMT') {
    const moment = bySun(local, zone, chosen, matches.length > 1, value, input, world, at)
    return { ...moment, zone: outputZone(moment.zone) }
  }
  if (chosen.abbreviation === '-00')
    world.warn(
      'no_local_time',
      `${zone.id} had no local time at ${momentText(local, world, at)}, because the place was not inhabited; the offset +00:00 was used.`,
    )
  if (value !== null && value !== chosen.offsetSeconds)
    world.warn(
      'offset_overruled',
      `utc_offset ${offsetText(value)} differs from ${zone.id}, whose offset then was ${offsetText(chosen.offsetSeconds)}; the zone was used.`,
    )
  return describe(local, outputZone(zone), chosen, matches.length > 1 ? 'fold' : 'unique', source)
}

const describe = (
  local: CivilDateTime,
  zone: Zone,
  { epochMs, offsetSeconds, abbreviation, dst }: ClockInstant,
  status: Moment['status'],
  source: Moment['source'],
): Moment => ({ jd: julianDay(epochMs), epochMs, zone, offsetSeconds, abbreviation, dst, local, status, source })

const gapFault = (local: CivilDateTime, zone: RecordedZone, field: string) => {
  const { lastBefore, firstAfter } = gapAround(local, zone)!
  return invalid(
    field,
    `${dateTimeText(local)} does not exist in ${zone.id}: the clocks were set forward from ${dateTimeText(lastBefore)} to ${dateTimeText(firstAfter)}.`,
  )
}

/** Maximum difference in seconds between a sent offset and local mean time before standard time. Source: this project. */
const MEAN_TIME_TOLERANCE = 2 * 3600

/** Before standard time clocks kept the mean time of the place itself, not of the zone's reference city. */
const bySun = (
  local: CivilDateTime,
  zone: RecordedZone,
  recorded: ClockInstant,
  repeated: boolean,
  value: number | null,
  input: ClockInput,
  world: World,
  at: string,
): Moment => {
  const { longitude } = input
  const own = typeof longitude !== 'number'
  // Manila before 1845 and Alaska before 1867 had the date of the other side of the date line.
  const aligned = (offset: number) => alignToDateLine(offset, recorded.offsetSeconds)
  const sun = own ? recorded.offsetSeconds : aligned(meanTimeOffset(longitude))
  if (value !== null && Math.abs(aligned(value) - sun) > MEAN_TIME_TOLERANCE)
    throw invalid(
      `${at}utc_offset`,
      `\`${at}utc_offset\` ${offsetText(value)} is more than 2 hours from the local mean time ${offsetText(sun)} of this place, where ${zone.id} had no standard time at ${dateTimeText(local)}. Send another offset, or omit it.`,
    )
  const offset = value === null ? sun : aligned(value)
  const whose =
    value !== null
      ? 'the utc_offset sent'
      : own
        ? "the zone's own local mean time"
        : `the local mean time of longitude ${longitude}`
  world.warn(
    'local_mean_time',
    `${zone.id} had no standard time at ${momentText(local, world, at)}; ${whose} (${offsetText(offset)}) was used.`,
  )
  return describe(
    local,
    withMeanTime(zone, offset),
    inMeanTime(recorded, offset),
    repeated ? 'fold' : 'local_mean_time',
    value !== null ? 'given' : own ? 'tzdb' : 'longitude',
  )
}
