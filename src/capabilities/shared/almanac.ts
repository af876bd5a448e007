import { invalid } from '../../faults.ts'
import type { Node } from '../../jyotish/grahas.ts'
import { type PanchangDay, panchangDay } from '../../jyotish/panchang/day.ts'
import { type Almanac, openAlmanac, PANCHANG_AYANAMSHA } from '../../jyotish/panchang/limbs.ts'
import { type DayRange, daysWithin, exact, maybe, nullable, oneOf, type TSchema, t } from '../../schema.ts'
import { SEA_LEVEL, SUNRISES, type SunHorizon, type Sunrise } from '../../sky/daylight.ts'
import type { Site, Sky } from '../../sky/sky.ts'
import type { CalendarChoice } from '../../time/calendars.ts'
import { addDays, type CivilDate, civilOf, clockMs } from '../../time/civil.ts'
import { dateText, offsetText, parseOffset } from '../../time/iso.ts'
import { epochMs, type JulianDay, julianDay, plusDays } from '../../time/julian-day.ts'
import { isoLocal, startOfDay, type Zone } from '../../time/moment.ts'
import type { Window } from '../../time/window.ts'
import { alignToDateLine, meanTimeOffset, withMeanTime } from '../../time/zones.ts'
import type { World } from '../capability.ts'
import { readClock, readDate } from './clocks.ts'
import { MONTH_DAYS, YEARS } from './date-ranges.ts'
import { historicZone } from './historic-clocks.ts'
import { CALENDAR, nameUnless, PLACE, SHARED } from './inputs.ts'
import { Ayanamsha, ayanamshaObject } from './shapes.ts'

/** Inputs and outputs of days and years of a place, for all almanac capabilities. */

export const civilDate = (range: DayRange, options: object = {}) =>
  t.String({
    ...options,
    format: 'date',
    ...daysWithin(
      range,
      'Civil date, YYYY-MM-DD. Dates before 1582-10-15 are Julian unless `calendar` says otherwise.',
    ),
  })
export const DATE = civilDate(MONTH_DAYS, { $id: 'CivilDate' })
export const YEAR = t.Integer({ ...YEARS, description: 'Gregorian year; 0 is 1 BC.' })
export const MonthNumber = t.Integer({ minimum: 1, maximum: 12 })

/** The definition of sunrise, which begins the day. */
export const HORIZON_INPUT = {
  sunrise: maybe(
    oneOf(SUNRISES, {
      default: SEA_LEVEL.sunrise,
      description:
        'Definition of sunrise and sunset, which bound the day: the upper limb or the centre of the disc on the horizon, as seen or geometric, without refraction. Festivals keep the default.',
    }),
    { $id: 'SunriseOfDay' },
  ),
  elevation_m: maybe(
    t.Number({
      default: SEA_LEVEL.elevation,
      minimum: 0,
      maximum: 9000,
      description:
        'Elevation above the surrounding horizon, metres: the dip of the horizon makes Sun and Moon rise earlier and set later. 0 for a plain or the sea.',
    }),
    { $id: 'ElevationMetres' },
  ),
}
interface HorizonInput {
  sunrise?: Sunrise | null
  elevation_m?: number | null
}

export const Horizon = t.Optional(
  t.Object(
    {
      sunrise: oneOf(SUNRISES),
      elevation_m: t.Number({ description: 'Elevation of the observer above the horizon, metres.' }),
    },
    { $id: 'HorizonOfDay', description: 'Requested definition of sunrise; absent with the default.' },
  ),
)

/** The requested horizon, `SEA_LEVEL` for the default, and the data field that reports another one. */
export const readHorizon = (input: HorizonInput): SunHorizon => {
  const [sunrise, elevation] = [input.sunrise ?? SEA_LEVEL.sunrise, input.elevation_m ?? SEA_LEVEL.elevation]
  return sunrise === SEA_LEVEL.sunrise && elevation === SEA_LEVEL.elevation ? SEA_LEVEL : { sunrise, elevation }
}
export const horizonField = (horizon: SunHorizon) =>
  horizon === SEA_LEVEL ? {} : { horizon: { sunrise: horizon.sunrise, elevation_m: horizon.elevation } }

export const datePlace = <P extends Record<string, TSchema> = Record<never, TSchema>>(further: P = {} as P) =>
  exact(
    { date: DATE, calendar: CALENDAR, ...PLACE, ...HORIZON_INPUT, ...further, ...SHARED },
    nameUnless(further, 'DateAndPlace', 'A civil date and its place.'),
  )
export const yearPlace = <P extends Record<string, TSchema> = Record<never, TSchema>>(further: P = {} as P) =>
  exact(
    { year: YEAR, ...PLACE, ...further, ...SHARED },
    nameUnless(further, 'YearAndPlace', 'A Gregorian year where it is lived.'),
  )

export interface PlaceInput {
  timezone?: string | null
  utc_offset?: string | null
  latitude: number
  longitude: number
}
export interface DayInput extends PlaceInput, HorizonInput {
  date: string
  calendar?: CalendarChoice | null
  node?: Node | null
}

export const Moment = t.String({
  $id: 'LocalMoment',
  description:
    "Local time, RFC 3339. The offset is rounded to the minute and the instant is exact: where the clock's offset has seconds (local mean time), the time is up to 30 seconds from the clock.",
})
export const Utc = t.String({ $id: 'UtcMoment', description: 'Time in UTC, RFC 3339 with Z, to the second.' })
export const DateText = t.String({ $id: 'DateText', description: 'Date, YYYY-MM-DD.' })
export const windowFields = { start: Moment, end: Moment }
export const TimeWindow = t.Object(windowFields, {
  $id: 'TimeWindow',
  description: 'A time span from start, inclusive, to end, exclusive.',
})
export const Windows = t.Array(TimeWindow)
export const MaybeWindow = nullable(TimeWindow)
export const Location = t.Object(
  {
    latitude: t.Number({ description: 'Decimal degrees, north positive.' }),
    longitude: t.Number({ description: 'Decimal degrees, east positive.' }),
    utc_offset: t.String({ description: 'Offset at local noon.' }),
  },
  { $id: 'Location', description: 'Requested place, with its zone.' },
)
export const dayHeadFields = { date: DateText, location: Location, ayanamsha: Ayanamsha, horizon: Horizon }

/** A site and its clock. */
export interface AlmanacPlace {
  site: Site
  zone: Zone
}

/** 12:00 in the zone. */
export const localNoon = (date: CivilDate, zone: Zone) => {
  const clock = clockMs({ ...date, hour: 12, minute: 0, second: 0 })
  return julianDay(clock - zone.at(clock).offsetSeconds * 1000)
}

/**
 * The place of an input, with its clock on a date: its timezone, else its utc_offset, else the zone at the coordinates with a warning;
 * local mean time of the longitude before standard time.
 */
export const readPlace = (input: PlaceInput, date: CivilDate, world: World): AlmanacPlace => {
  const site = { latitude: input.latitude, longitude: input.longitude }
  const { zone: namedZone, source } = readClock(input, world)
  const { zone } = historicZone(namedZone, source, input, date)
  const value = typeof input.utc_offset === 'string' ? parseOffset(input.utc_offset, 'utc_offset') : null
  const clock = zone.at(clockMs({ ...date, hour: 12, minute: 0, second: 0 }))
  if (clock.abbreviation === 'LMT') {
    const offset = alignToDateLine(value ?? meanTimeOffset(input.longitude), clock.offsetSeconds)
    world.warn(
      'local_mean_time',
      `${zone.id} had no standard time on ${dateText(date)}; local mean time (${offsetText(offset)}) was used.`,
    )
    return { site, zone: withMeanTime(zone, offset) }
  }
  if (value !== null && value !== clock.offsetSeconds)
    world.warn(
      'offset_overruled',
      `utc_offset ${offsetText(value)} differs from ${zone.id} on ${dateText(date)}; the zone was used.`,
    )
  return { site, zone }
}

/** Throws the fault `invalid` on `field` for a window outside the ephemeris files. */
export const demandCovered = ({ from, to }: Window, field: string, { range }: Sky) => {
  if (from < range.from || to > range.to)
    throw invalid(
      field,
      `\`${field}\` needs dates outside the ephemeris files, which cover ${isoDay(range.from)} to ${isoDay(range.to)}.`,
    )
}
/** The part of a window within the ephemeris files, with a warning if its end is cut off; 422 on `field` if its start is not covered. */
export const coveredPart = (window: Window, field: string, { sky, warn }: Pick<World, 'sky' | 'warn'>): Window => {
  demandCovered({ from: window.from, to: window.from }, field, sky)
  if (window.to <= sky.range.to) return window
  warn('span_shortened', `The ephemeris files end on ${isoDay(sky.range.to)}: the search ends there.`)
  return { from: window.from, to: sky.range.to }
}

/** Throws 422 on the `length` field if a window that starts within the covered dates ends after them. */
export const demandEnd = ({ from, to }: Window, start: string, length: string, { range }: Sky) => {
  demandCovered({ from, to: from }, start, { range } as Sky)
  if (to > range.to)
    throw invalid(
      length,
      `\`${length}\` is too long: the span must end by ${isoDay(range.to)}, where the ephemeris files end.`,
    )
}
const isoDay = (jd: JulianDay) => dateText(civilOf(epochMs(jd)))

/** The place of a year's input, with its clock on 1 July. `before` and `after` are days from 1 January that the answer needs. */
export const readYear = (
  input: PlaceInput & { year: number },
  world: World,
  { before, after }: { before: number; after: number },
): AlmanacPlace => {
  const place = readPlace(input, { year: input.year, month: 7, day: 1 }, world)
  const start = startOfDay({ year: input.year, month: 1, day: 1 }, place.zone)
  demandCovered({ from: plusDays(start, -before), to: plusDays(start, after) }, 'year', world.sky)
  return place
}

/** Days before and after a date that the ephemeris must cover. */
const REACH = 40

/** The period that the limbs of a day are searched in. */
export const almanacStretch = ({ from, to }: Window): Window => ({ from: plusDays(from, -1.5), to: plusDays(to, 1.5) })

/** A day at a place, with its limbs and the clock of its times. */
export interface Today extends AlmanacPlace {
  day: PanchangDay
  almanac: Almanac
  world: World
  node: Node
  horizon: SunHorizon
  write: (at: JulianDay) => string
}

export const readToday = (input: DayInput, world: World): Today => {
  const date = readDate(input.date, 'date', world, input.calendar)
  const place = readPlace(input, date, world)
  return today(date, place, input.node ?? 'mean', world, readHorizon(input))
}

export const today = (
  date: CivilDate,
  { site, zone }: AlmanacPlace,
  node: Node,
  world: World,
  horizon: SunHorizon,
): Today => {
  const midnight = startOfDay(date, zone)
  demandCovered({ from: plusDays(midnight, -REACH), to: plusDays(midnight, REACH) }, 'date', world.sky)
  if (startOfDay(addDays(date, 1), zone) <= midnight)
    throw invalid('date', `${dateText(date)} does not exist in ${zone.id}: the clocks skipped that day.`)
  const day = panchangDay(date, site, zone, world.sky, horizon)
  if (!day.light)
    world.warn(
      'no_sunrise',
      `The Sun does not rise, set and rise again at this place on ${dateText(date)}; dependent values are null, and limbs are those of 06:00 local mean time.`,
    )
  return {
    site,
    zone,
    day,
    almanac: openAlmanac(almanacStretch(day), world.sky),
    world,
    node,
    horizon,
    write: (at) => isoLocal(at, zone),
  }
}

export const locationOf = ({ site, zone }: AlmanacPlace, date: CivilDate) => ({
  ...site,
  utc_offset: offsetText(Math.round(zone.at(clockMs({ ...date, hour: 12, minute: 0, second: 0 })).offsetSeconds)),
})

export const ayanamshaAt = (at: JulianDay, { sky }: World) =>
  ayanamshaObject({ id: PANCHANG_AYANAMSHA, degrees: sky.ayanamsha(at, PANCHANG_AYANAMSHA) })

/** The date, the place, and the ayanamsha at sunrise. */
export const dayHead = (today: Today) => ({
  date: dateText(today.day.date),
  location: locationOf(today, today.day.date),
  ayanamsha: ayanamshaAt(today.day.from, today.world),
  ...horizonField(today.horizon),
})

/** A window with formatted times. */
export const formattedWindow = ({ from, to }: Window, { write }: Pick<Today, 'write'>) => ({
  start: write(from),
  end: write(to),
})

/** The parts of windows in the day, with their true ends if they were cut. */
export const cutFields = {
  ...windowFields,
  start_full: Moment,
  end_full: Moment,
}
export const cutWindow = (window: Window, today: Today) => ({
  start: today.write(Math.max(window.from, today.day.from) as JulianDay),
  end: today.write(Math.min(window.to, today.day.to) as JulianDay),
  start_full: today.write(window.from),
  end_full: today.write(window.to),
})
export const CutWindow = t.Object(cutFields, {
  $id: 'CutWindow',
  description: 'Part of a window within the day, with the ends of the whole window.',
})

/** The value computed from the day's light; null without a sunrise. */
export const bySun = <T>({ day }: Today, of: (light: NonNullable<PanchangDay['light']>) => T): T | null =>
  day.light ? of(day.light) : null

export const MaybeMoment = nullable(Moment)

/** The schema of a state of the day with its end. */
export const lasting = <S extends TSchema>(name: S, $id: string) =>
  t.Object({ name, ends_at: Moment }, { $id, description: 'A state and its end.' })
