import type { ZoneAt } from '../../atlas/places.ts'
import { invalid } from '../../faults.ts'
import { maybe, nullable, oneOf, type Static, t } from '../../schema.ts'
import { type CivilDateTime, civilOf } from '../../time/civil.ts'
import { dateText, dateTimeText, offsetText, parseDateTime } from '../../time/iso.ts'
import { julianDay } from '../../time/julian-day.ts'
import { type ClockInstant, inMeanTime, resolveLocalTime } from '../../time/moment.ts'
import { type Change, meanTimeOffset, type RecordedZone, tzdataVersion } from '../../time/zones.ts'
import { capability, type World } from '../capability.ts'
import { readZone, warnBeforeReform } from '../shared/clocks.ts'
import { borderOf, historicZone } from '../shared/historic-clocks.ts'
import { MOMENT, only } from '../shared/inputs.ts'

const Transition = nullable(
  t.Object({
    at: t.String({ description: 'Moment of the change, UTC.' }),
    offset_before: t.String(),
    offset_after: t.String(),
  }),
)

const Input = only({
  datetime: maybe(t.String({ description: 'Local date and time as in a birth; default: now.' })),
  latitude: maybe(MOMENT.latitude),
  longitude: maybe(MOMENT.longitude),
  timezone: maybe(t.String({ description: 'IANA name or alias; skips the look-up by coordinates.' })),
  disambiguation: maybe(
    oneOf(['compatible', 'earlier', 'later', 'reject'], {
      default: 'compatible',
      description: 'Instant meant by a skipped or repeated hour.',
    }),
  ),
})
type Disambiguation = NonNullable<Static<typeof Input>['disambiguation']>

const utc = (epochMs: number) => `${dateTimeText(civilOf(epochMs))}Z`

const transition = (change: Change | null) =>
  change && {
    at: utc(change.at * 1000),
    offset_before: offsetText(change.offsetBefore),
    offset_after: offsetText(change.offsetAfter),
  }

/** The sent zone, else the one at the coordinates. */
const zoneOf = (
  { timezone, latitude, longitude }: Static<typeof Input>,
  { atlas }: World,
): { zone: RecordedZone; found: ZoneAt | null } => {
  if (typeof timezone === 'string') return { zone: readZone(timezone, 'timezone'), found: null }
  if (typeof latitude !== 'number') throw invalid('latitude', '`latitude` is required without `timezone`.')
  if (typeof longitude !== 'number') throw invalid('longitude', '`longitude` is required without `timezone`.')
  const match = atlas.zoneAt(latitude, longitude)
  return { zone: readZone(match.timezone, 'timezone'), found: match }
}

const choose = (
  status: 'unique' | 'fold' | 'gap',
  readings: readonly ClockInstant[],
  how: Disambiguation,
  zone: RecordedZone,
): ClockInstant => {
  if (status !== 'unique' && how === 'reject')
    throw invalid('datetime', `\`datetime\` ${status === 'gap' ? 'does not exist' : 'occurs twice'} in ${zone.id}.`)
  // `compatible` keeps the offset before the change: the first pass of a repeated hour, the later side of a skipped one.
  const last = how === 'later' || (how === 'compatible' && status === 'gap')
  return readings.at(last ? -1 : 0)!
}

const WARS = [
  ['1914-07-28', '1919-12-31'],
  ['1939-09-01', '1947-12-31'],
] as const

const noteOf = (local: CivilDateTime, zone: RecordedZone, abbreviation: string, match: ZoneAt | null) => {
  const date = dateText(local)
  const sentences = [
    match?.others.includes('Asia/Urumqi') &&
      'Asia/Shanghai is the legal time of all China; locally Asia/Urumqi is kept.',
    match?.others.some((other) => other !== 'Asia/Urumqi') &&
      `The area is disputed or lies on a border; the boundary set gives ${[zone.id, ...match.others].join(', ')}.`,
    match?.source === 'ocean' && 'At sea: the nautical zone of fifteen degrees, without summer time.',
    abbreviation === '-00' && 'Nobody lived there then; the zone has no local time, and UTC is shown.',
    abbreviation !== 'LMT' &&
      date < '1970' &&
      !zone.id.startsWith('Etc/') &&
      'Before 1970 the tz database vouches for the reference city of the zone; other towns (American counties, occupied districts) may have kept another time.',
    WARS.some(([from, to]) => date >= from && date <= to) &&
      !zone.id.startsWith('Etc/') &&
      'In the years of war clocks were often changed by order, and differently from one district to the next.',
  ].filter((sentence) => typeof sentence === 'string')
  return sentences.length > 0 ? sentences.join(' ') : null
}

export default capability({
  slug: 'resolve-timezone',
  title: 'Resolve time zone',
  summary: 'The time zone of a place, and what a local time there means in UTC, at any date.',
  keywords: 'time zone utc offset daylight saving',
  weight: 'light',
  method:
    'The zone is found by point in polygon in the boundary set. Where areas overlap it is the first zone of the set, in China always Asia/Shanghai; at sea and at the north pole it is the Etc/GMT zone of the longitude. Points within 20 km of the open sea are territorial waters; bays, straits and lakes count as land. Offsets come from the tz database with its backzone data, all transitions, to the second. Policy `compatible`: a skipped time keeps the offset before the gap and is shown after the shift; a repeated time is the first pass. `earlier` and `later` select one side; `reject` rejects both. Before standard time (LMT in the database, or the mean time of one city) the local mean time of the longitude is used, 4 minutes per degree, or that of the zone without a longitude. With coordinates, regions that belonged to another country have the zone of that country.',
  input: Input,
  data: t.Object({
    timezone: t.String({ description: 'Canonical IANA name.' }),
    requested: nullable(t.String({ description: 'Name of the zone as sent; null if not sent.' })),
    local: t.String({ description: 'Local time, shifted out of a gap, without offset.' }),
    utc: t.String(),
    julian_day: t.Number({ description: 'Julian day, UT.' }),
    utc_offset: t.String(),
    offset_seconds: t.Integer(),
    dst: t.Boolean(),
    dst_seconds: t.Integer({ description: 'Offset from standard time; negative in an Irish winter.' }),
    abbreviation: t.String(),
    status: oneOf(['unique', 'gap', 'fold', 'local_mean_time']),
    alternatives: t.Array(t.Object({ utc: t.String(), utc_offset: t.String(), dst: t.Boolean() }), {
      description: 'Other instants for a local time that is skipped or repeated.',
    }),
    next_transition: Transition,
    previous_transition: Transition,
    standard_time_since: nullable(
      t.String({
        description: 'First day of standard time, by the local mean date reached; null if unknown.',
      }),
    ),
    tzdata_version: t.String(),
    boundary_source: oneOf(['land', 'territorial_waters', 'ocean', 'given']),
    note: nullable(t.String()),
  }),
  varies: true,
  example: { datetime: '1944-06-15T12:00', latitude: 22.5726, longitude: 88.3639 },
}).compute((input, world) => {
  const { zone: zoneToday, found: match } = zoneOf(input, world)
  const now = Math.floor(world.now / 1000) * 1000
  const selection =
    typeof input.datetime === 'string'
      ? parseDateTime(input.datetime, 'datetime', 'auto')
      : civilOf(now + zoneToday.at(now).offsetSeconds * 1000)
  if (typeof input.datetime === 'string') warnBeforeReform(input.datetime, 'datetime', selection, 'auto', world)

  const border = borderOf(zoneToday, input, selection)
  const { zone } = historicZone(zoneToday, match ? 'place' : 'tzdb', input, selection)
  const { status, readings } = resolveLocalTime(selection, zone)
  const chosen =
    typeof input.datetime === 'string'
      ? choose(status, readings, input.disambiguation ?? 'compatible', zone)
      : readings.find(({ epochMs }) => epochMs === now)!
  const own = typeof input.longitude === 'number' ? meanTimeOffset(input.longitude) : null
  const describe = (reading: ClockInstant) =>
    reading.abbreviation === 'LMT' && own !== null ? inMeanTime(reading, own) : reading
  const { epochMs, offsetSeconds, abbreviation, dst, dstSeconds } = describe(chosen)
  const local = civilOf(epochMs + offsetSeconds * 1000)

  if (abbreviation === 'LMT')
    world.warn(
      'local_mean_time',
      `${zone.id} had no standard time at ${dateTimeText(local)}; ${own === null ? "the zone's own local mean time" : `the local mean time of longitude ${input.longitude}`} (${offsetText(offsetSeconds)}) was used.`,
    )
  if (border?.standard) {
    if (zoneToday.at(epochMs).offsetSeconds !== offsetSeconds)
      world.warn(
        'historical_zone',
        `The region had its own rule at ${dateTimeText(local)} (${border.name}): ${abbreviation} (${offsetText(offsetSeconds)}) was used, not the clock of ${zoneToday.id}.`,
      )
  } else if (border)
    world.warn(
      'historical_zone',
      `${border.isRegionalRecord ? 'The region had clocks of its own' : 'The place was in another country'} at ${dateTimeText(local)} (${border.name}): the clocks of ${border.zone} were used, not those of ${zoneToday.id}.`,
    )
  const since = zone.standardSince === null ? null : zone.standardSince * 1000
  return {
    timezone: zone.id,
    requested: input.timezone ?? null,
    local: dateTimeText(local),
    utc: utc(epochMs),
    julian_day: julianDay(epochMs),
    utc_offset: offsetText(offsetSeconds),
    offset_seconds: offsetSeconds,
    dst,
    dst_seconds: dstSeconds,
    abbreviation,
    status: status === 'unique' && abbreviation === 'LMT' ? ('local_mean_time' as const) : status,
    alternatives: readings
      .filter((reading) => reading !== chosen && status !== 'unique')
      .map(describe)
      .map((other) => ({ utc: utc(other.epochMs), utc_offset: offsetText(other.offsetSeconds), dst: other.dst })),
    next_transition: transition(zone.changeAfter(epochMs)),
    previous_transition: transition(zone.changeBefore(epochMs)),
    standard_time_since: since === null ? null : dateText(civilOf(since + zone.at(since - 1).offsetSeconds * 1000)),
    tzdata_version: tzdataVersion(),
    boundary_source: match?.source ?? ('given' as const),
    note: noteOf(local, zone, abbreviation, match),
  }
})
