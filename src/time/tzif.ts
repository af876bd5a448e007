import { type PosixRule, parsePosixRule } from './posix-rule.ts'

/** A period with one state of the clock. */
export interface ZonePeriod {
  /** Seconds since 1970-01-01T00:00Z; the first period begins at -Infinity. */
  from: number
  /** Seconds east of Greenwich. */
  offset: number
  abbreviation: string
  dst: boolean
  /** The difference from the standard time of the zone, seconds. */
  dstSeconds: number
}

export interface ZoneRecord {
  /** Periods in order of time. Neighbours differ in at least one field. */
  periods: ZonePeriod[]
  rule: PosixRule | null
}

const HEADER = 44

/** The periods and the rule of a TZif file of version 2 or later, from its 64-bit block and footer (RFC 9636). Throws on other data. */
export const readTzif = (bytes: Uint8Array): ZoneRecord => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const ascii = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  const counts = (at: number) => {
    if (ascii(at, at + 4) !== 'TZif' || bytes[at + 4]! < 0x32) throw new Error('Not a TZif file of version 2 or later')
    const [utCount, wallCount, leaps, times, types, chars] = [20, 24, 28, 32, 36, 40].map((o) => view.getUint32(at + o))
    return { utCount, wallCount, leaps, times, types, chars } as Record<string, number> as Counts
  }
  const old = counts(0)
  const start = HEADER + old.times * 5 + old.types * 6 + old.chars + old.leaps * 8 + old.wallCount + old.utCount
  const { times, types, chars, leaps, wallCount, utCount } = counts(start)

  const timesAt = start + HEADER
  const indexAt = timesAt + times * 8
  const typesAt = indexAt + times
  const charsAt = typesAt + types * 6
  const footerAt = charsAt + chars + leaps * 12 + wallCount + utCount

  const typeOf = (index: number): Omit<ZonePeriod, 'from' | 'dstSeconds'> => {
    const at = typesAt + index * 6
    const name = charsAt + bytes[at + 5]!
    return {
      offset: view.getInt32(at),
      dst: bytes[at + 4] === 1,
      abbreviation: ascii(name, bytes.indexOf(0, name)),
    }
  }

  const periods: ZonePeriod[] = [{ from: Number.NEGATIVE_INFINITY, ...typeOf(0), dstSeconds: 0 }]
  for (let i = 0; i < times; i++) {
    const type = typeOf(bytes[indexAt + i]!)
    const last = periods.at(-1)!
    if (type.offset !== last.offset || type.dst !== last.dst || type.abbreviation !== last.abbreviation)
      periods.push({ from: Number(view.getBigInt64(timesAt + i * 8)), ...type, dstSeconds: 0 })
  }
  measureSaving(periods)
  const footer = ascii(footerAt + 1, bytes.indexOf(0x0a, footerAt + 1))
  return { periods, rule: footer ? parsePosixRule(footer) : null }
}

type Counts = { utCount: number; wallCount: number; leaps: number; times: number; types: number; chars: number }

/**
 * Sets `dstSeconds`. TZif marks summer time without its amount, which is the difference from the standard time before or after. A zone
 * that changed its standard time during summer time (Paris in 1940, Chile in 1927) has two differences: one hour is used if either is
 * one hour, else the first positive one.
 */
const measureSaving = (periods: ZonePeriod[]): void => {
  for (const [i, period] of periods.entries()) {
    if (!period.dst) continue
    const before = periods.slice(0, i).findLast((p) => !p.dst)
    const after = periods.slice(i + 1).find((p) => !p.dst)
    const distances = [before, after].filter((p) => p !== undefined).map((p) => period.offset - p.offset)
    period.dstSeconds = distances.includes(ONE_HOUR)
      ? ONE_HOUR
      : (distances.find((d) => d > 0) ?? distances.find((d) => d !== 0) ?? ONE_HOUR)
  }
}

const ONE_HOUR = 3600
