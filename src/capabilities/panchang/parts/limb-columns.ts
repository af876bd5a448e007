import { SEVEN } from '../../../jyotish/grahas.ts'
import { pakshaOf, VARAS } from '../../../jyotish/limbs.ts'
import { nakshatraLord } from '../../../jyotish/nakshatras.ts'
import { panchangDay, sunriseWindow } from '../../../jyotish/panchang/day.ts'
import { isAuspiciousYoga, tithiGroup, tithiLord } from '../../../jyotish/panchang/limb-natures.ts'
import { isNear, isNearHalfSecond, limbTablesOf } from '../../../jyotish/panchang/limb-tables.ts'
import {
  type Almanac,
  KARANA,
  type Limb,
  type LimbSpan,
  openAlmanac,
  PANCHANG_AYANAMSHA,
  STAR,
  STAR_PADA,
  TITHI,
  YOGA_LIMB,
} from '../../../jyotish/panchang/limbs.ts'
import type { Sky } from '../../../sky/sky.ts'
import { clockMs, weekday } from '../../../time/civil.ts'
import { dateText, offsetText } from '../../../time/iso.ts'
import type { JulianDay } from '../../../time/julian-day.ts'
import { isoLocal, type Zone } from '../../../time/moment.ts'
import type { Window } from '../../../time/window.ts'
import type { BirthColumns, ColumnComputation, ValueColumn } from '../../capability.ts'
import { almanacStretch } from '../../shared/almanac.ts'
import { ayanamshaObject, decimals } from '../../shared/shapes.ts'

/**
 * The date, the weekday and the limbs of many days without options, for the panchangs that have them in the same fields. The limbs come from
 * crossings as plain numbers that all rows share. A row in which another search could round a time to another second is searched by itself.
 */

const LIMBS = { tithi: TITHI, nakshatra: STAR, yoga: YOGA_LIMB } as const
type LimbField = keyof typeof LIMBS

/** A day of a row. */
interface DayRow {
  window: Window
  zone: Zone
  /** The limbs from the shared tables, or from a search of the row. */
  almanac: Pick<Almanac, 'during' | 'at'>
  spans: Map<Limb, LimbSpan[]>
}

/** The stays in a limb that overlap the day. */
const spansOf = (row: DayRow, limb: Limb): LimbSpan[] => {
  let spans = row.spans.get(limb)
  if (!spans) row.spans.set(limb, (spans = row.almanac.during(limb, row.window)))
  return spans
}
const firstOf = (row: DayRow, limb: Limb): LimbSpan => spansOf(row, limb)[0]!
const nextOf = (row: DayRow, limb: Limb): LimbSpan =>
  spansOf(row, limb)[1] ?? row.almanac.at(limb, firstOf(row, limb).to)

type Span = (row: DayRow) => LimbSpan | undefined
type RowColumn = (rows: readonly DayRow[]) => ValueColumn

/** A column of words by their index in the row; undefined for a value that does not exist. */
const wordsBy =
  (words: readonly (string | number | boolean)[], index: (row: DayRow) => number | undefined): RowColumn =>
  (rows) => ({
    words: [...words, null],
    indexes: Uint8Array.from(rows, (row) => index(row) ?? words.length),
  })
const ofSpan = (span: Span, words: readonly (string | number | boolean)[]): RowColumn =>
  wordsBy(words, (row) => {
    const found = span(row)
    return found && found.number - 1
  })
const timeOf =
  (moment: (row: DayRow) => JulianDay | undefined): RowColumn =>
  (rows) => ({
    texts: rows.map((row) => {
      const at = moment(row)
      return at === undefined ? null : isoLocal(at, row.zone)
    }),
  })

const counted = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const numbered = <V>(count: number, value: (number: number) => V) => counted(count).map(value)

/** The fields of a stay. */
const spanColumn = (field: string | undefined, span: Span, { names }: Limb): RowColumn | null => {
  if (field === 'name') return ofSpan(span, names)
  if (field === 'number') return ofSpan(span, counted(names.length))
  if (field === 'starts_at') return timeOf((row) => span(row)?.from)
  if (field === 'ends_at') return timeOf((row) => span(row)?.to)
  return null
}

/** A row of a list, by its number or its name. Null for another text. */
const memberOf = (name: string, limb: Limb, first: number): Span | null => {
  if (/^\d$/.test(name)) return (row) => spansOf(row, limb)[first + Number(name)]
  if (!limb.names.includes(name)) return null
  return (row) => spansOf(row, limb).find((span, index) => index >= first && limb.names[span.number - 1] === name)
}

const padaEnds = (row: DayRow): JulianDay[] => {
  const star = firstOf(row, STAR)
  return row.almanac
    .during(STAR_PADA, star)
    .filter(({ number }) => Math.ceil(number / 4) === star.number)
    .map(({ to }) => to)
}

/** The fields that only one limb has. */
const OWN_FIELDS: Readonly<Record<LimbField, Readonly<Record<string, (span: Span) => RowColumn>>>> = {
  tithi: {
    paksha: (span) => ofSpan(span, numbered(30, pakshaOf)),
    group: (span) => ofSpan(span, numbered(30, tithiGroup)),
    lord: (span) => ofSpan(span, numbered(30, tithiLord)),
  },
  nakshatra: {
    lord: (span) =>
      ofSpan(
        span,
        numbered(27, (number) => nakshatraLord(number - 1)),
      ),
    pada: () => wordsBy(counted(4), ({ almanac, window }) => (almanac.at(STAR_PADA, window.from).number - 1) % 4),
  },
  yoga: { auspicious: (span) => ofSpan(span, numbered(27, isAuspiciousYoga)) },
}

const own = <V>(record: Readonly<Record<string, V>>, name: string): V | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined

const limbPlan = (field: LimbField, [name, ...rest]: readonly string[]): RowColumn | null => {
  const limb: Limb = LIMBS[field]
  const first: Span = (row) => firstOf(row, limb)
  if (name === undefined) return null
  if (rest.length === 0) return own(OWN_FIELDS[field], name)?.(first) ?? spanColumn(name, first, limb)
  if (name === 'next' && rest.length === 1 && (rest[0] === 'name' || rest[0] === 'ends_at'))
    return spanColumn(rest[0], (row) => nextOf(row, limb), limb)
  if (name === 'later' && rest.length === 2) {
    const member = memberOf(rest[0]!, limb, 1)
    return member && spanColumn(rest[1], member, limb)
  }
  if (field === 'nakshatra' && name === 'pada_ends' && rest.length === 1 && /^[0-3]$/.test(rest[0]!))
    return timeOf((row) => padaEnds(row)[Number(rest[0])])
  return null
}

const karanaPlan = ([name, field, ...rest]: readonly string[]): RowColumn | null => {
  if (name === undefined || rest.length > 0) return null
  const member = memberOf(name, KARANA, 0)
  if (!member) return null
  if (field === 'kind')
    return ofSpan(
      member,
      numbered(60, (number) => (number === 1 || number >= 58 ? 'fixed' : 'movable')),
    )
  return spanColumn(field, member, KARANA)
}

const isLimb = (name: string | undefined): name is LimbField => name !== undefined && Object.hasOwn(LIMBS, name)

const limbsPlan = ([name, ...rest]: readonly string[]): RowColumn | null => {
  if (isLimb(name)) return limbPlan(name, rest)
  if (name === 'karanas') return karanaPlan(rest)
  if (rest.length > 0) return null
  if (name === 'kshaya_tithi')
    return ofSpan(
      (row) => spansOf(row, TITHI).find((span, index) => index > 0 && span.to <= row.window.to),
      TITHI.names,
    )
  if (name === 'vriddhi') return wordsBy([false, true], (row) => (firstOf(row, TITHI).to > row.window.to ? 1 : 0))
  return null
}

/** The days as columns, with the window of each row. */
interface DayTable {
  births: BirthColumns
  rows: readonly DayRow[]
  sky: Sky
}
type ColumnPlan = (table: DayTable) => ValueColumn

const constant =
  (word: string): ColumnPlan =>
  ({ rows }) => ({ words: [word], indexes: new Uint8Array(rows.length) })

const weekdays =
  (words: readonly (string | number)[]): ColumnPlan =>
  ({ births }) => ({ words, indexes: Uint8Array.from(births.dates!, ({ date }) => weekday(date)) })

/** Decimals of the coordinates of a request that is a row of columns. */
const COORDINATE_PLACES = 9
const coordinates =
  (field: 'latitudes' | 'longitudes'): ColumnPlan =>
  ({ births }) => ({ numbers: births[field], places: COORDINATE_PLACES })

const { id, name } = ayanamshaObject({ id: PANCHANG_AYANAMSHA, degrees: 0 })

/** The fields besides the limbs. */
const FIELDS: Readonly<Record<string, ColumnPlan>> = {
  date: ({ births }) => ({ texts: births.dates!.map(({ date }) => dateText(date)) }),
  'location.latitude': coordinates('latitudes'),
  'location.longitude': coordinates('longitudes'),
  'location.utc_offset': ({ births }) => ({
    texts: births.dates!.map(({ date, zone }) =>
      offsetText(Math.round(zone.at(clockMs({ ...date, hour: 12, minute: 0, second: 0 })).offsetSeconds)),
    ),
  }),
  'ayanamsha.id': constant(id),
  'ayanamsha.name': constant(name),
  'ayanamsha.degrees': ({ rows, sky }) => {
    const moments = Float64Array.from(rows, ({ window }) => window.from)
    return {
      numbers: sky.tables.ayanamshas(moments, PANCHANG_AYANAMSHA).map((degrees) => decimals(degrees)),
      places: 6,
    }
  },
  'vara.name': weekdays(VARAS),
  'vara.number': weekdays(counted(7)),
  'vara.lord': weekdays(SEVEN),
}

const planOf = (path: string): ColumnPlan | null => {
  const plan = own(FIELDS, path)
  if (plan) return plan
  const [part, ...rest] = path.split('.')
  const column = part === 'limbs' ? limbsPlan(rest) : null
  return column && (({ rows }) => column(rows))
}

/** Every moment that a column may show or compare. */
const isCertain = (row: DayRow): boolean => {
  for (const limb of [TITHI, STAR, YOGA_LIMB, KARANA, STAR_PADA])
    for (const { from, to } of spansOf(row, limb))
      for (const moment of [from, to])
        if (isNearHalfSecond(moment) || isNear(moment, row.window.from) || isNear(moment, row.window.to)) return false
  return true
}

/** Returns a function that computes the values at these paths; null if a path is not one of them. */
export const limbColumns = (paths: readonly string[]): ColumnComputation | null => {
  const plans = paths.map(planOf)
  if (!plans.every((plan) => plan !== null)) return null
  return (births, sky) => {
    const tables = limbTablesOf(sky)
    const rows = births.dates!.map(({ date, zone }, index): DayRow => {
      const site = { latitude: births.latitudes[index]!, longitude: births.longitudes[index]! }
      const window = sunriseWindow(date, site, zone, sky) ?? panchangDay(date, site, zone, sky)
      const row: DayRow = { window, zone, almanac: tables, spans: new Map() }
      if (tables.serves(window) && isCertain(row)) return row
      return { ...row, almanac: openAlmanac(almanacStretch(window), sky), spans: new Map() }
    })
    return plans.map((plan) => plan({ births, rows, sky }))
  }
}
