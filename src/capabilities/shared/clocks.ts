import { invalid } from '../../faults.ts'
import { type CivilDate, type CivilDateTime, clockMs, GREGORIAN_REFORM, isBefore } from '../../time/civil.ts'
import { dateTimeText, offsetText, parseDate, parseDateTime, parseInstant, parseOffset } from '../../time/iso.ts'
import { type JulianDay, julianDay } from '../../time/julian-day.ts'
import { type ClockInstant, clockInstants, gapAround, inMeanTime, instantsOf, type Moment } from '../../time/moment.ts'
import { fixedZone, meanTimeOffset, type RecordedZone, withMeanTime, type Zone, zoneNamed } from '../../time/zones.ts'
import type { World } from '../capability.ts'

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
    throw invalid(field, `${field} is not a name of the tz database, such as Asia/Kolkata. Send utc_offset instead.`)
  return zone
}

/** An existing day, YYYY-MM-DD; 422 on `field`. */
export const readDate = (text: string, field: string, world: Pick<World, 'warn'>): CivilDate => {
  const date = parseDate(text, field)
  warnBeforeReform(date, world)
  return date
}

export const warnBeforeReform = (date: CivilDate, { warn }: Pick<World, 'warn'>) => {
  if (isBefore(date, GREGORIAN_REFORM))
    warn(
      'proleptic_calendar',
      'The date lies before 1582-10-15 and was read in the proleptic Gregorian calendar, not the Julian one.',
    )
}

/** A local time of the zone (the first if it occurs twice), or one with its own offset; 422 on `field`. */
export const readInstant = (text: string, field: string, zone: Zone): JulianDay => {
  const { local, offset } = parseInstant(text, field)
  if (offset !== null) return julianDay(clockMs(local) - offset * 1000)
  const [first] = instantsOf(local, zone)
  if (first === undefined) throw invalid(field, `${text} never was in ${zone.id}: clocks skipped it.`)
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
    world.warn('zone_assumed_utc', 'Neither timezone, utc_offset nor coordinates were sent; the time was read as UTC.')
    return { zone: fixedZone(0), source: 'given' }
  }
  const { timezone } = world.atlas.zoneAt(place.latitude, place.longitude)
  world.warn(
    'zone_from_coordinates',
    `Neither timezone nor utc_offset was sent; ${timezone} was taken from the coordinates.`,
  )
  return { zone: readZone(timezone, `${at}timezone`), source: 'place' }
}

/**
 * Parses the moment of a birth, by the time rule of the contract. Faults (422): `datetime` for an invalid or skipped time, `timezone` for
 * an unknown name, `utc_offset` for a malformed one; warnings for every choice made.
 */
export const readMoment = (input: ClockInput & { datetime: string }, world: World, at = ''): Moment => {
  const local = parseDateTime(input.datetime, `${at}datetime`)
  warnBeforeReform(local, world)
  const { zone, source } = readClock(input, world, at)
  const value = typeof input.utc_offset === 'string' ? parseOffset(input.utc_offset, `${at}utc_offset`) : null
  const matches = clockInstants(local, zone)
  if (matches.length === 0) throw gapFault(local, zone, `${at}datetime`)
  const chosen = matches.find(({ offsetSeconds }) => offsetSeconds === value) ?? matches[0]!
  const format = () => dateTimeText(local)

  if (matches.length > 1 && chosen.offsetSeconds !== value)
    world.warn(
      'repeated_hour',
      `${format()} came more than once in ${zone.id}; the first (${offsetText(chosen.offsetSeconds)}) was used. Send utc_offset ${matches
        .slice(1)
        .map(({ offsetSeconds }) => offsetText(offsetSeconds))
        .join(' or ')} for the other.`,
    )
  if (chosen.abbreviation === 'LMT') return bySun(local, zone, chosen, matches.length > 1, value, input, world, at)
  if (chosen.abbreviation === '-00')
    world.warn(
      'no_local_time',
      `${zone.id} has no local time at ${format()}, since nobody lived there; the offset +00:00 was used.`,
    )
  if (value !== null && value !== chosen.offsetSeconds)
    world.warn(
      'offset_overruled',
      `utc_offset ${offsetText(value)} differs from ${zone.id}, whose offset then was ${offsetText(chosen.offsetSeconds)}; the zone was used.`,
    )
  return describe(local, zone, chosen, matches.length > 1 ? 'fold' : 'unique', source)
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
    `${dateTimeText(local)} never was in ${zone.id}: clocks went from ${dateTimeText(lastBefore)} to ${dateTimeText(firstAfter)}.`,
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
  const sun = own ? recorded.offsetSeconds : meanTimeOffset(longitude)
  if (value !== null && Math.abs(value - sun) > MEAN_TIME_TOLERANCE)
    throw invalid(
      `${at}utc_offset`,
      `\`${at}utc_offset\` ${offsetText(value)} is more than 2 hours from the local mean time ${offsetText(sun)} of this place, where ${zone.id} had no standard time at ${dateTimeText(local)}. Send another offset, or none.`,
    )
  const offset = value ?? (own ? recorded.offsetSeconds : meanTimeOffset(longitude))
  const whose =
    value !== null
      ? 'the utc_offset sent'
      : own
        ? "the zone's own local mean time"
        : `the local mean time of longitude ${longitude}`
  world.warn(
    'local_mean_time',
    `${zone.id} kept no standard time at ${dateTimeText(local)}; ${whose} (${offsetText(offset)}) was used.`,
  )
  return describe(
    local,
    withMeanTime(zone, offset),
    inMeanTime(recorded, offset),
    repeated ? 'fold' : 'local_mean_time',
    value !== null ? 'given' : own ? 'tzdb' : 'longitude',
  )
}
