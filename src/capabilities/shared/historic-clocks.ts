import { isCityMeanTime, zoneAtPlace } from '../../atlas/city-mean-times.ts'
import type { BorderPeriod } from '../../atlas/clock-periods.ts'
import {
  borderPeriodAt,
  distanceFromReference,
  keptTimesAt,
  LAST_BORDER_YEAR,
  NAMED_TIMES,
  type NamedTimeId,
  nearbyReferences,
  uncertainClocksAt,
} from '../../atlas/local-clocks.ts'
import { LOCAL_MEAN_TIME } from '../../atlas/uncertain-clocks.ts'
import type { AyanamshaId } from '../../ephemeris/ayanamshas.ts'
import { invalid } from '../../faults.ts'
import { SIDEREAL_TURN } from '../../sky/constants.ts'
import type { Site } from '../../sky/sky.ts'
import { anglesAt, type Spherical } from '../../sky/sphere.ts'
import { type CivilDate, type CivilDateTime, clockMs } from '../../time/civil.ts'
import { offsetText } from '../../time/iso.ts'
import { julianDay } from '../../time/julian-day.ts'
import { type ClockInstant, clockInstants, type Moment } from '../../time/moment.ts'
import {
  alignToDateLine,
  meanTimeOffset,
  type RecordedZone,
  withStandardTime,
  type Zone,
  zoneNamed,
  zoneRecord,
} from '../../time/zones.ts'
import { norm } from '../../zodiac/longitude.ts'
import { degreeInSign, degreesAndMinutes, signName, signOf } from '../../zodiac/signs.ts'
import type { World } from '../capability.ts'
import { besidePole } from './horizon.ts'

/** The clocks of a place before today's zones: border history, city mean times, and warnings about clocks that may have differed. */

export const TIME_STANDARDS = [
  'civil',
  'zone',
  'local_mean',
  ...(Object.keys(NAMED_TIMES) as [NamedTimeId, ...NamedTimeId[]]),
] as const
export type TimeStandard = (typeof TIME_STANDARDS)[number]

interface StandardInput {
  time_standard?: TimeStandard | null
  utc_offset?: string | null
  latitude?: number | null
  longitude?: number | null
}

/** The chosen rule, or the offset in seconds of a chosen standard; 422 on `time_standard` or `longitude`. */
export const readStandard = (
  { time_standard, utc_offset, longitude }: StandardInput,
  at: string,
): 'civil' | 'zone' | number => {
  const standard = time_standard ?? 'civil'
  if (standard === 'civil' || standard === 'zone') return standard
  if (typeof utc_offset === 'string')
    throw invalid(
      `${at}time_standard`,
      `\`${at}time_standard\` ${standard} and \`${at}utc_offset\` exclude each other: send one of them.`,
    )
  if (standard !== 'local_mean') return NAMED_TIMES[standard].offset
  if (typeof longitude !== 'number')
    throw invalid(`${at}longitude`, `\`${at}longitude\` is required for the time_standard local_mean.`)
  return meanTimeOffset(longitude)
}

/** Before this year the record of a zone vouches only for its reference place. Source: IANA tz database, theory.html. */
const VOUCHED_SINCE = 1970

/** The zone of a moment: that of its own time, and the one for all other local times of the answer. */
export interface HistoricZone {
  zone: RecordedZone
  /** `birth` is the zone in which the moment was read. */
  outputZone: (birth: Zone) => Zone
}

export const plain = (zone: RecordedZone): HistoricZone => ({ zone, outputZone: (birth) => birth })

const placeOf = ({ latitude, longitude }: StandardInput): Spherical | null =>
  typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null

/** `before` up to a moment (milliseconds since 1970), `after` from then on. */
const splice = (before: Zone, untilMs: number, after: Zone): Zone => ({
  id: before.id,
  at: (epochMs) => (epochMs < untilMs ? before : after).at(epochMs),
})

/** The clocks of a row of border history at a place. */
const zoneInBorders = ({ zone: id, from, until, standard }: BorderPeriod, place: Spherical): RecordedZone => {
  const record = zoneRecord(id)
  if (!standard) return zoneAtPlace(record, place)
  const midnight = (day: string) => Date.parse(day) / 1000 - standard.offset
  const period = {
    ...standard,
    from: from === null ? Number.NEGATIVE_INFINITY : midnight(from),
    until: midnight(until),
  }
  return zoneAtPlace(withStandardTime(record, period), place)
}

const inBorders = (border: BorderPeriod, today: RecordedZone, place: Spherical): HistoricZone => ({
  zone: zoneInBorders(border, place),
  outputZone: (birth) => splice(birth, Date.parse(border.until), today),
})

/** The row of border history for a place in a zone on a date; null for an input without coordinates. */
export const borderOf = (zone: Zone, input: StandardInput, date: CivilDate): BorderPeriod | null => {
  const place = placeOf(input)
  return place && borderPeriodAt(zone.id, place, date)
}

/** The zone at a place on a date: the zone of its country then, with mean times of cities only in these cities. */
export const historicZone = (
  zone: RecordedZone,
  source: 'tzdb' | 'given' | 'place',
  input: StandardInput,
  date: CivilDate,
): HistoricZone => {
  const place = placeOf(input)
  if (!place || source === 'given') return plain(zone)
  const border = borderPeriodAt(zone.id, place, date)
  if (border) return inBorders(border, zone, place)
  return plain(date.year >= VOUCHED_SINCE ? zone : zoneAtPlace(zone, place))
}

/** The moment of a local time by a fixed offset. The zone holds again a day after the moment. */
export const atStandard = (
  local: CivilDateTime,
  zone: RecordedZone,
  chosenOffset: number,
  standard: TimeStandard,
): Moment => {
  const clock = clockMs(local)
  const offset = standard === 'local_mean' ? alignToDateLine(chosenOffset, zone.at(clock).offsetSeconds) : chosenOffset
  const epochMs = clock - offset * 1000
  const abbreviation = standard === 'local_mean' ? 'LMT' : NAMED_TIMES[standard as NamedTimeId].name
  const fixed: Zone = {
    id: zone.id,
    at: () => ({ offsetSeconds: offset, abbreviation, dst: false, dstSeconds: 0 }),
  }
  return {
    jd: julianDay(epochMs),
    epochMs,
    zone: splice(fixed, epochMs + 86_400_000, zone),
    offsetSeconds: offset,
    abbreviation,
    dst: false,
    local,
    status: standard === 'local_mean' ? 'local_mean_time' : 'unique',
    source: standard === 'local_mean' ? 'longitude' : 'given',
  }
}

/** Difference between an offset and the mean time of the longitude that suggests a mistake, seconds. Source: the project's issue list. */
const FAR_OFFSET = 8 * 3600

/** A named time was kept within this difference of the mean time of a longitude, seconds. Source: this project; India spans two hours. */
const FAR_STANDARD = 2 * 3600

/** Warns of an offset, or of a named time, that no clock at the longitude had. */
export const warnOfOffset = (
  { offsetSeconds }: Moment,
  { longitude, time_standard }: StandardInput,
  world: World,
  at: string,
) => {
  if (typeof longitude !== 'number') return
  const difference = offsetSeconds - meanTimeOffset(longitude)
  const distance = Math.abs(difference - 86_400 * Math.round(difference / 86_400))
  const named = time_standard && time_standard in NAMED_TIMES ? NAMED_TIMES[time_standard as NamedTimeId] : null
  if (named && distance >= FAR_STANDARD) {
    world.warn(
      'offset_far_from_longitude',
      `${named.name} (${offsetText(offsetSeconds)}) of \`${at}time_standard\` is ${Math.round(distance / 360) / 10} hours from the mean time of longitude ${longitude}: it was not kept there. Check \`${at}time_standard\` and \`${at}longitude\`.`,
    )
    return
  }
  if (distance < FAR_OFFSET) return
  world.warn(
    'offset_far_from_longitude',
    `The offset ${offsetText(offsetSeconds)} of \`${at}datetime\` is ${Math.round(distance / 360) / 10} hours from the mean time of longitude ${longitude}${
      offsetSeconds === 0 ? ': the time looks like UTC instead of local time' : ''
    }. Check \`${at}timezone\`, \`${at}utc_offset\` and \`${at}longitude\`.`,
  )
}

interface OtherClock {
  offset: number
  name: string
}

/** A place within this distance of the reference place kept its clocks, kilometres. Source: this project. */
const REFERENCE_KM = 25
/**
 * Reference places of other zones that may describe the clocks of a place: distance in kilometres, and how many. In North America the
 * borders of the zones moved far. Source: this project.
 */
const NEIGHBOUR_KM = 350
const AMERICAN_NEIGHBOUR_KM = 600
const NEIGHBOURS = 4
/** Places often kept their own time for years after the introduction of standard time, seconds. Source: this project. */
const TRANSITION_SECONDS = 20 * 365.25 * 86_400
const MAX_ALTERNATIVES = 6
/** The largest difference of a standard time from local mean time, seconds. Source: western China, three hours. */
const SAME_SIDE_SECONDS = 3.5 * 3600

/** Local summer time in North America between the wars and until the Uniform Time Act. Source: US Public Law 89-387 (1966). */
const LOCAL_SUMMER_TIME = { from: 1918, to: 1966, firstMonth: 4, lastMonth: 10 }

/** Clocks with a smaller difference are the same clock by two roundings of a longitude, seconds. */
const MIN_DIFFERENCE_SECONDS = 15

/** A mean time that differs by more from that of a place is the mean time of another city, seconds. Source: this project; 0.6 degrees. */
const OTHER_CITY_SECONDS = 150

/** The clocks of uncertain records at a place. Around the start of such a record, local mean time is one of them. */
const uncertainClocks = (today: RecordedZone, local: CivilDateTime, place: Spherical): OtherClock[] =>
  uncertainClocksAt(today.id, place, local).flatMap(({ name, clock }): OtherClock[] => {
    if (typeof clock === 'number') return [{ offset: clock, name }]
    if (clock === LOCAL_MEAN_TIME) return [{ offset: meanTimeOffset(place.longitude), name }]
    const zone = zoneAtPlace(zoneRecord(clock), place)
    const [reading] = clockInstants(local, zone)
    if (!reading || reading.abbreviation === '-00') return []
    const meanTime = { offset: meanTimeOffset(place.longitude), name: 'local mean time' }
    if (reading.abbreviation === 'LMT') return [meanTime]
    const isNew = zone.standardSince !== null && reading.epochMs / 1000 - zone.standardSince < TRANSITION_SECONDS
    return [{ offset: reading.offsetSeconds, name: clock }, ...(isNew ? [meanTime] : [])]
  })

const otherClocks = (
  moment: Moment,
  today: RecordedZone,
  border: BorderPeriod | null,
  recorded: ClockInstant | undefined,
  place: Spherical,
): OtherClock[] => {
  const { local } = moment
  const used = moment.offsetSeconds
  const zone = border ? zoneInBorders(border, place) : zoneAtPlace(today, place)
  const isReference = (distanceFromReference(today.id, place) ?? 0) <= REFERENCE_KM
  const isMeanTime = moment.abbreviation === 'LMT'
  const clocks: OtherClock[] = [...keptTimesAt(place, local), ...uncertainClocks(today, local, place)]
  if (recorded && (border || isMeanTime) && recorded.abbreviation !== 'LMT')
    clocks.push({ offset: recorded.offsetSeconds, name: `${today.id}, ${recorded.abbreviation}` })
  const meanTime = { offset: meanTimeOffset(place.longitude), name: 'local mean time' }
  const isOfCity = isCityMeanTime(zone.id, moment.abbreviation, used)
  // The record of some zones has the mean time of another city than its reference place, such as that of Quito in Guayaquil.
  if (isReference && isOfCity && Math.abs(used - meanTime.offset) > OTHER_CITY_SECONDS) clocks.push(meanTime)
  if (isMeanTime || isReference) return clocks
  const { standardSince } = zone
  const isNew = standardSince !== null && moment.epochMs / 1000 - standardSince < TRANSITION_SECONDS
  if (isNew || isOfCity) clocks.push(meanTime)
  const isNorthAmerica = today.id.startsWith('America/') && place.latitude > 25
  const { from, to, firstMonth, lastMonth } = LOCAL_SUMMER_TIME
  if (
    isNorthAmerica &&
    local.year >= from &&
    local.year <= to &&
    local.month >= firstMonth &&
    local.month <= lastMonth
  ) {
    const { dst, dstSeconds } = zone.at(moment.epochMs)
    if (dst) clocks.push({ offset: used - dstSeconds, name: 'without summer time' })
    else clocks.push({ offset: used + 3600, name: 'with local summer time' })
  }
  // A zone on another side of the Earth was a choice of the caller: the neighbours of the place say nothing about it.
  if (Math.abs(used - meanTimeOffset(place.longitude)) > SAME_SIDE_SECONDS) return clocks
  for (const { zone: id } of nearbyReferences(
    zone.id,
    place,
    isNorthAmerica ? AMERICAN_NEIGHBOUR_KM : NEIGHBOUR_KM,
    NEIGHBOURS,
  )) {
    const neighbour = zoneNamed(id)
    const there = neighbour && clockInstants(local, zoneAtPlace(neighbour, place))[0]
    if (there && there.abbreviation !== 'LMT' && there.abbreviation !== '-00')
      clocks.push({ offset: there.offsetSeconds, name: id })
  }
  return clocks
}

/** The reason for the zone of a row of border history, as the end of a sentence. */
const reasonOf = ({ name, isRegionalRecord, standard }: BorderPeriod): string => {
  if (standard)
    return `with ${standard.abbreviation} (${offsetText(standard.offset)}), because the region had its own rule: ${name}`
  return isRegionalRecord
    ? `whose record has the clocks of the region: ${name}`
    : `because the place was in another country then: ${name}`
}

const SECONDS_PER_DAY = 86_400

/**
 * The ascendant by each offset of the clock. The sky is computed once: in the hours between two clocks only the right ascension of the
 * meridian changes, while the obliquity and the ayanamsha change by less than a hundredth of an arcsecond.
 */
const ascendants = (
  { offsetSeconds, jd }: Moment,
  site: Site,
  ayanamsha: AyanamshaId,
  { sky }: World,
  zodiac: 'sidereal' | 'tropical',
) => {
  const { armc } = sky.angles(jd, site)
  const angles = anglesAt(site.latitude, sky.obliquity(jd))
  const zero = zodiac === 'tropical' ? 0 : sky.ayanamsha(jd, ayanamsha)
  return (offset: number) =>
    norm(angles(armc + (SIDEREAL_TURN * (offsetSeconds - offset)) / SECONDS_PER_DAY).ascendant - zero)
}

/** The ascendant by an offset of the clock, for a warning; nothing if the time of the birth is unknown. */
const ascendantNote = (
  moment: Moment,
  place: Spherical,
  { ayanamsha }: { ayanamsha?: AyanamshaId | null },
  world: World,
  zodiac: 'sidereal' | 'tropical',
  at: string,
): ((offset: number) => string) => {
  if (world.unknownTimes?.includes(at)) return () => ''
  const ascendantBy = ascendants(moment, besidePole(place), ayanamsha ?? 'lahiri', world, zodiac)
  return (offset) => {
    const degrees = ascendantBy(offset)
    return `: ${zodiac} ascendant ${degreesAndMinutes(degreeInSign(degrees))} ${signName(signOf(degrees))}`
  }
}

/**
 * Before 1970, warns of other clocks that a place may have kept, with the ascendant by each. No warning where the sources know no other
 * clock.
 */
export const warnOfLocalClocks = (
  moment: Moment,
  today: RecordedZone,
  input: StandardInput & { ayanamsha?: AyanamshaId | null },
  world: World,
  zodiac: 'sidereal' | 'tropical',
  at: string,
) => {
  const place = placeOf(input)
  if (!place || moment.local.year < 1800 || moment.local.year > LAST_BORDER_YEAR) return
  const border = borderPeriodAt(today.id, place, moment.local)
  const recorded = clockInstants(moment.local, today)[0]
  if (border && !(border.standard && recorded?.offsetSeconds === moment.offsetSeconds))
    world.warn(
      'historical_zone',
      `\`${at}datetime\` was read by the clocks of ${border.zone}, ${reasonOf(border)}. Send time_standard zone to use ${today.id}.`,
    )
  if (moment.local.year >= VOUCHED_SINCE) return
  const others: OtherClock[] = []
  for (const clock of otherClocks(moment, today, border, recorded, place))
    if (
      Math.abs(clock.offset - moment.offsetSeconds) >= MIN_DIFFERENCE_SECONDS &&
      !others.some(({ offset }) => offset === clock.offset)
    )
      others.push(clock)
  if (others.length === 0) return
  const ascendant = ascendantNote(moment, place, input, world, zodiac, at)
  const list = others
    .slice(0, MAX_ALTERNATIVES)
    .map(({ offset, name }) => `${offsetText(offset)} (${name})${ascendant(offset)}`)
  const distance = distanceFromReference(today.id, place)
  const vouched =
    distance === null
      ? `Before 1970 the tz database vouches only for the reference place of ${today.id}`
      : `Before 1970 the tz database vouches only for the reference place of ${today.id}, ${Math.round(distance)} km away`
  world.warn(
    'local_clock_uncertain',
    `${vouched}. \`${at}datetime\` was read with ${offsetText(moment.offsetSeconds)}${ascendant(moment.offsetSeconds)}. Other clocks of that time: ${list.join('; ')}. Send utc_offset or time_standard to choose.`,
  )
}
