import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { civilOf } from './civil.ts'
import { offsetText } from './iso.ts'
import { changesOfYear } from './posix-rule.ts'
import { readTzif, type ZonePeriod, type ZoneRecord } from './tzif.ts'

export interface ClockState {
  /** Seconds east of Greenwich. */
  offsetSeconds: number
  abbreviation: string
  dst: boolean
  dstSeconds: number
}

/** The state of the clocks at a place, for any moment. */
export interface Zone {
  /** The IANA name, or the offset if only the offset is known. */
  readonly id: string
  at(epochMs: number): ClockState
}

/** A zone with its complete history. */
export interface RecordedZone extends Zone {
  /** Every period that overlaps [fromMs, toMs], in order of time. */
  periods(fromMs: number, toMs: number): ZonePeriod[]
  /** The last change of offset at or before the moment; null if there is none. */
  changeBefore(epochMs: number): Change | null
  /** The first change of offset after the moment; null if there is none. */
  changeAfter(epochMs: number): Change | null
  /** Every period up to the last one of local mean time. */
  readonly meanTimes: readonly ZonePeriod[]
  /** The end of the last period of local mean time, seconds since 1970. */
  readonly meanTimeUntil: number
  /** The start of the first standard time, seconds since 1970; null if the record has no local mean time before it. */
  readonly standardSince: number | null
}

export interface Change {
  /** Seconds since 1970-01-01T00:00Z. */
  at: number
  offsetBefore: number
  offsetAfter: number
}

const state = ({ offset, abbreviation, dst, dstSeconds }: ZonePeriod): ClockState => ({
  offsetSeconds: offset,
  abbreviation,
  dst,
  dstSeconds,
})

/** The index of the last period that has begun. */
const periodIndexAt = (periods: readonly ZonePeriod[], seconds: number): number => {
  let low = 0
  let high = periods.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (periods[middle]!.from <= seconds) low = middle
    else high = middle - 1
  }
  return low
}

/** Seconds; longer than the interval between two changes of a rule. */
const LONGEST_RULE_GAP = 2 * 366 * 86_400

const recordedZone = (id: string, { periods: recordedPeriods, rule }: ZoneRecord): RecordedZone => {
  const last = recordedPeriods.at(-1)!

  /** The recorded periods, followed by those of the rule from the year before `from` to the year after `to`. */
  const periodsWithRule = (from: number, to: number): ZonePeriod[] => {
    if (!rule?.saving || to < last.from) return recordedPeriods
    const { standard, saving } = rule
    const years: ZonePeriod[] = []
    const first = civilOf(Math.max(from, last.from) * 1000).year - 1
    for (let year = first; year <= civilOf(to * 1000).year + 1; year++)
      for (const change of changesOfYear(rule, year))
        if (change.at > last.from)
          years.push({
            from: change.at,
            ...(change.saving ? saving : standard),
            dst: change.saving,
            dstSeconds: change.saving ? saving.offset - standard.offset : 0,
          })
    return [...recordedPeriods, ...years]
  }

  const changes = (from: number, to: number): Change[] => {
    const periods = periodsWithRule(from, to)
    return periods.slice(1).flatMap((period, i) => {
      const offsetBefore = periods[i]!.offset
      return period.offset === offsetBefore ? [] : [{ at: period.from, offsetBefore, offsetAfter: period.offset }]
    })
  }

  const firstStandard = recordedPeriods.findIndex(
    ({ abbreviation }) => abbreviation !== 'LMT' && abbreviation !== '-00',
  )
  const meanTimes = recordedPeriods.findLastIndex(({ abbreviation }) => abbreviation === 'LMT') + 1
  return {
    id,
    at(epochMs) {
      const seconds = epochMs / 1000
      const periods = seconds < last.from ? recordedPeriods : periodsWithRule(seconds, seconds)
      return state(periods[periodIndexAt(periods, seconds)]!)
    },
    periods(fromMs, toMs) {
      const [from, to] = [fromMs / 1000, toMs / 1000]
      const periods = periodsWithRule(from, to)
      return periods.slice(periodIndexAt(periods, from), periodIndexAt(periods, to) + 1)
    },
    changeBefore: (epochMs) =>
      changes(epochMs / 1000 - LONGEST_RULE_GAP, epochMs / 1000).findLast(({ at }) => at * 1000 <= epochMs) ?? null,
    changeAfter: (epochMs) =>
      changes(epochMs / 1000, epochMs / 1000 + LONGEST_RULE_GAP).find(({ at }) => at * 1000 > epochMs) ?? null,
    meanTimes: recordedPeriods.slice(0, meanTimes),
    meanTimeUntil: recordedPeriods[meanTimes]?.from ?? Number.POSITIVE_INFINITY,
    standardSince: firstStandard > 0 ? recordedPeriods[firstStandard]!.from : null,
  }
}

const fixedZones = new Map<number, RecordedZone>()

/** A zone with a constant offset. Zones of whole minutes, which are few, are cached. */
export const fixedZone = (offsetSeconds: number): RecordedZone => {
  if (offsetSeconds % 60 !== 0 || Math.abs(offsetSeconds) > 86_400) return newFixedZone(offsetSeconds)
  let zone = fixedZones.get(offsetSeconds)
  if (!zone) fixedZones.set(offsetSeconds, (zone = newFixedZone(offsetSeconds)))
  return zone
}

const newFixedZone = (offsetSeconds: number): RecordedZone => {
  const id = offsetText(offsetSeconds)
  const always = { from: Number.NEGATIVE_INFINITY, offset: offsetSeconds, abbreviation: id, dst: false, dstSeconds: 0 }
  return recordedZone(id, { periods: [always], rule: null })
}

/**
 * The zone with another local mean time instead of that of its reference city. Changes happen at the same local time as in the record,
 * so that a given local time in mean time is unchanged in the output.
 */
export const withMeanTime = (zone: RecordedZone, offsetSeconds: number): Zone => {
  const { meanTimes } = zone
  const lastMeanTime = meanTimes.at(-1)
  if (!lastMeanTime) return zone
  const newMeanTimes = meanTimes.map((period) =>
    period.abbreviation === 'LMT'
      ? { ...period, offset: alignToDateLine(offsetSeconds, period.offset) }
      : { ...period },
  )
  for (const [i, period] of newMeanTimes.entries())
    if (i > 0) period.from += meanTimes[i - 1]!.offset - newMeanTimes[i - 1]!.offset
  const change = zone.meanTimeUntil
  const newChange = change + lastMeanTime.offset - newMeanTimes.at(-1)!.offset
  return {
    id: zone.id,
    at: (epochMs) =>
      epochMs < newChange * 1000
        ? state(newMeanTimes[periodIndexAt(newMeanTimes, epochMs / 1000)]!)
        : zone.at(Math.max(epochMs, change * 1000)),
  }
}

/** Periods of an abbreviation that begin before a moment, seconds since 1970. */
export interface MeanTimePeriods {
  abbreviation: string
  until: number
}

const outsideCities = new WeakMap<RecordedZone, Map<string, RecordedZone>>()

/**
 * The zone for a place away from the cities whose mean times its record has: the selected periods become local mean time (`LMT`).
 * Neighbouring periods of local mean time merge, so that a change of the city's clock changes nothing elsewhere.
 */
export const withLocalMeanTimes = (zone: RecordedZone, selected: readonly MeanTimePeriods[]): RecordedZone => {
  const record = recordsByZone.get(zone)
  if (!record || selected.length === 0) return zone
  const key = selected.map(({ abbreviation, until }) => `${abbreviation} ${until}`).join()
  const versions = outsideCities.get(zone) ?? new Map<string, RecordedZone>()
  outsideCities.set(zone, versions)
  let version = versions.get(key)
  if (!version) {
    const periods: ZonePeriod[] = []
    const append = (period: ZonePeriod) => {
      const last = periods.at(-1)
      if (last?.abbreviation === 'LMT' && period.abbreviation === 'LMT')
        periods[periods.length - 1] = { ...period, from: last.from }
      else periods.push(period)
    }
    for (const [i, period] of record.periods.entries()) {
      const match = selected.find(
        ({ abbreviation, until }) => abbreviation === period.abbreviation && period.from < until,
      )
      if (!match) {
        append(period)
        continue
      }
      append({ ...period, abbreviation: 'LMT' })
      if (match.until < (record.periods[i + 1]?.from ?? Number.POSITIVE_INFINITY))
        append({ ...period, from: match.until })
    }
    versions.set(key, (version = recordedZone(zone.id, { periods, rule: record.rule })))
  }
  return version
}

/** A constant clock between two moments, seconds since 1970. */
export interface StandardPeriod {
  from: number
  until: number
  /** Seconds east of Greenwich. */
  offset: number
  abbreviation: string
}

/** War time and peace time of the United States, 1942 to 1945, which no place could leave out. Source: tz database, file northamerica. */
const WAR_TIME = /^[ECMP][WP]T$/

const constantClocks = new WeakMap<RecordedZone, Map<string, RecordedZone>>()

/** The zone with a constant clock in a period, apart from war time. The record holds before and after. */
export const withStandardTime = (zone: RecordedZone, standard: StandardPeriod): RecordedZone => {
  const record = recordsByZone.get(zone)
  if (!record) return zone
  const { from, until, offset, abbreviation } = standard
  const key = `${from} ${until} ${offset} ${abbreviation}`
  const versions = constantClocks.get(zone) ?? new Map<string, RecordedZone>()
  constantClocks.set(zone, versions)
  let version = versions.get(key)
  if (!version) {
    const periods: ZonePeriod[] = []
    const append = (period: ZonePeriod) => {
      const last = periods.at(-1)
      const isSame =
        last?.abbreviation === period.abbreviation && (last.offset === period.offset || period.abbreviation === 'LMT')
      if (!isSame) periods.push(period)
    }
    for (const [i, period] of record.periods.entries()) {
      const end = record.periods[i + 1]?.from ?? Number.POSITIVE_INFINITY
      if (end <= from || period.from >= until || WAR_TIME.test(period.abbreviation)) {
        append(period)
        continue
      }
      if (period.from < from) append(period)
      append({ from: Math.max(period.from, from), offset, abbreviation, dst: false, dstSeconds: 0 })
      if (end > until) append({ ...period, from: until })
    }
    const derived = { periods, rule: record.rule }
    versions.set(key, (version = recordedZone(zone.id, derived)))
    recordsByZone.set(version, derived)
  }
  return version
}

/** A mean time moved by whole days to the side of the date line of the recorded offset (Manila before 1845). Seconds. */
export const alignToDateLine = (offsetSeconds: number, recorded: number): number =>
  offsetSeconds + 86_400 * Math.round((recorded - offsetSeconds) / 86_400)

/** The local mean time of a longitude, seconds east of Greenwich. */
export const meanTimeOffset = (longitude: number): number => Math.round(longitude * 240)

interface Pack {
  version: string
  /** Zone names by their lower-case form. */
  names: Map<string, string>
  links: Record<string, string>
  /** Zones of `backzone` that are not in zone.tab. */
  regional: readonly string[]
  file: (name: string, regional: boolean) => Uint8Array
}

const openPack = (): Pack => {
  const bytes = gunzipSync(readFileSync(new URL('../../data/tz/zones.gz', import.meta.url)))
  const body = bytes.indexOf(0x0a) + 1
  const head = JSON.parse(bytes.subarray(0, body).toString()) as {
    version: string
    zones: Record<string, [number, number]>
    links: Record<string, string>
    regional: Record<string, [number, number]>
  }
  const names = [...Object.keys(head.zones), ...Object.keys(head.links)]
  return {
    version: head.version,
    names: new Map(names.map((name) => [name.toLowerCase(), name])),
    links: head.links,
    regional: Object.keys(head.regional),
    file: (name, regional) => {
      const [from, length] = (regional ? head.regional : head.zones)[name]!
      return bytes.subarray(body + from, body + from + length)
    },
  }
}

let pack: Pack | undefined
const zonePack = () => (pack ??= openPack())
const zonesById = new Map<string, RecordedZone>()
const regionalZones = new Map<string, RecordedZone>()
const recordsByZone = new WeakMap<RecordedZone, ZoneRecord>()

/** The release of the tz database, such as `2026f`. */
export const tzdataVersion = (): string => zonePack().version

/** Every canonical zone name. */
export const zoneNames = (): string[] => [...zonePack().names.values()].filter((name) => !(name in zonePack().links))

/** The zones of tz `backzone` that are not in zone.tab, such as Asia/Hanoi. */
export const regionalZoneNames = (): readonly string[] => zonePack().regional

const openZone = (id: string, regional: boolean): RecordedZone => {
  const zones = regional ? regionalZones : zonesById
  let zone = zones.get(id)
  if (!zone) {
    const record = readTzif(zonePack().file(id, regional))
    zones.set(id, (zone = recordedZone(id, record)))
    recordsByZone.set(zone, record)
  }
  return zone
}

/**
 * The zone of an IANA name or alias, case-insensitive; `id` is its canonical name. Undefined for an unknown name. A name such as
 * Asia/Chongqing is an alias, because its own record is not reliable from 1970 on; `zoneRecord` has that record.
 */
export const zoneNamed = (name: string): RecordedZone | undefined => {
  const { names, links, regional } = zonePack()
  const known = names.get(name.toLowerCase())
  if (known !== undefined) return openZone(links[known] ?? known, false)
  const region = regional.find((each) => each.toLowerCase() === name.toLowerCase())
  return region === undefined ? undefined : openZone(region, true)
}

/** The record of a zone or of a regional zone of `backzone`, by its exact name; before 1970. */
export const zoneRecord = (id: string): RecordedZone =>
  zonePack().regional.includes(id) ? openZone(id, true) : zoneNamed(id)!
