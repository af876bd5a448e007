import { inOrderOfDay } from './rows-of-day.ts'
import { textOverDay } from './text-ranges.ts'

/**
 * Compares the answers for several times of a day. Values that are equal in all of them do not depend on the time; other values become null,
 * with their range over the day.
 */

/** A field that the time decides. */
export interface TimeRange {
  /** Path in `data`, such as `planets.1.longitude`. */
  field: string
  /** Value at the start and at the end of the day for an angle that moves forward; else the least and the greatest value. */
  from?: number | string
  to?: number | string
  /** The words that occur during the day, in order of first appearance. */
  values?: string[]
}

/** Angles that keep their noon value: all planets but the Moon move less in a day. Degrees. Source: mean daily motions. */
const MAX_NOON_CHANGE = 2.5
const ANGLES = /^(?:longitude|degree|degree_in_sign|degrees|latitude|declination|right_ascension|speed|distance)$/
const DMS = /^(-?)(\d+)°(\d\d)['′](?:(\d\d)(?:\.\d+)?["″])?$/
const MOMENT_OR_DAY = /^-?\d{4,6}-\d\d(?:-\d\d)?(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d)?)?$/
/** Fields that exist only for a known time, and are null even if all samples agree. */
const NEEDS_TIME =
  /^(?:ascendant|ascendant_sign|asc|mc|midheaven|vertex|armc|lagna|house|houses|house_number|cusps|in_house|houses_ruled|rules_houses|day_birth)$/
/** A word or short name; longer texts are sentences, whose variants are not listed. */
const MAX_WORD = 40
const MAX_WORDS = 6

type Json = unknown
const signIndex = (longitude: number) => Math.floor(longitude / 30)
const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const degreesOf = (text: string): number | null => {
  const parts = DMS.exec(text)
  if (!parts) return null
  const degrees = Number(parts[2]) + Number(parts[3]) / 60 + Number(parts[4] ?? 0) / 3600
  return parts[1] ? -degrees : degrees
}

/** The largest change of an angle between neighbouring samples, summed over the day; degrees. */
const motion = (values: readonly number[]): number =>
  values.slice(1).reduce((sum, value, i) => {
    const step = value - values[i]!
    return sum + Math.abs(step - 360 * Math.round(step / 360))
  }, 0)

/** A value without numbers, dates, angles and yes or no, as a key for rows of lists. */
const identity = (value: Json): Json => {
  if (typeof value === 'number' || typeof value === 'boolean') return 0
  if (typeof value === 'string')
    return MOMENT_OR_DAY.test(value) || DMS.test(value) || value.length > MAX_WORD ? '' : value
  if (Array.isArray(value)) return 0
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name, each]) => !NEEDS_TIME.test(name) && !isObject(each))
        // The level of a period belongs to its name: the lord of a dasha may be the lord of an antardasha at another time.
        .map(([name, each]) => [name, name === 'level' ? each : identity(each)]),
    )
  return value
}

export interface DayComparison {
  data: Json
  ranges: TimeRange[]
  /** Angles that change little, whose value is null because its sign changes. */
  crossings: ReadonlySet<string>
}

/** The noon value, reduced to what all samples share. `samples` are in order of time. */
export const compareOverDay = (noon: Json, samples: readonly Json[]): DayComparison => {
  const ranges: TimeRange[] = []
  const crossings = new Set<string>()

  const numbers = (name: string, path: string, value: number, values: readonly number[]): number | null => {
    const isAngle = ANGLES.test(name)
    // The sign is null if it changes; a single longitude would state it.
    const changesSign = name === 'longitude' && values.some((each) => signIndex(each) !== signIndex(value))
    if (isAngle && motion(values) <= MAX_NOON_CHANGE) {
      ranges.push({ field: path, from: values[0]!, to: values.at(-1)! })
      if (!changesSign) return value
      crossings.add(path)
      return null
    }
    ranges.push(
      isAngle
        ? { field: path, from: values[0]!, to: values.at(-1)! }
        : { field: path, from: Math.min(...values), to: Math.max(...values) },
    )
    return null
  }

  const texts = (name: string, path: string, value: string, values: readonly string[]): string | null => {
    const degrees = values.map(degreesOf)
    if (degrees.every((each) => each !== null)) {
      if (motion(degrees) <= MAX_NOON_CHANGE && /degree|dms|position|longitude|speed/.test(name)) return value
      ranges.push({ field: path, from: values[0]!, to: values.at(-1)! })
      return null
    }
    if (values.every((each) => MOMENT_OR_DAY.test(each))) {
      const sorted = [...values].sort()
      ranges.push({ field: path, from: sorted[0]!, to: sorted.at(-1)! })
      return null
    }
    // The text of a chart has lines that hold all day.
    if (name === 'text' && value.includes('\n')) return textOverDay(value, values)
    const words = [...new Set(values)]
    if (words.length <= MAX_WORDS && words.every((word) => word.length <= MAX_WORD))
      ranges.push({ field: path, values: words })
    return null
  }

  const list = (value: Json[], others: readonly Json[][], path: string): Json[] => {
    const keys = value.map((item) => JSON.stringify(identity(item)))
    const otherKeys = others.map((other) => other.map((item) => JSON.stringify(identity(item))))
    const isAligned = otherKeys.every((each) => each.length === keys.length && each.every((key, i) => key === keys[i]))
    const hasNames = value.every(
      (item, i) =>
        isObject(item) &&
        nameOf(item) !== null &&
        others.every((other) => isObject(other[i]) && nameOf(other[i] as Record<string, Json>) === nameOf(item)),
    )
    const isTable = others.every((other) => other.length === value.length) && hasNames
    if (isAligned || isTable)
      return value.map((item, i) =>
        compare(
          '',
          item,
          others.map((other) => other[i]),
          `${path}.${i}`,
        ),
      )
    // Rows that exist all day long, found by their words.
    const shared: { key: string; item: Json; matches: Json[]; places: number[] }[] = []
    for (const [i, item] of value.entries()) {
      const key = keys[i]!
      const nth = keys.slice(0, i).filter((each) => each === key).length
      const places = otherKeys.map((each) => {
        let skip = nth
        return each.findIndex((otherKey) => otherKey === key && skip-- === 0)
      })
      if (places.includes(-1)) continue
      shared.push({ key, item, matches: places.map((place, sample) => others[sample]![place]!), places })
    }
    return inOrderOfDay(shared, ({ key }) => key).map(({ item, matches }, i) =>
      compare('', item, matches, `${path}.${i}`),
    )
  }

  const compare = (name: string, value: Json, others: readonly Json[], path: string): Json => {
    if (NEEDS_TIME.test(name)) return null
    if (others.some((other) => typeof other !== typeof value || (other === null) !== (value === null))) return null
    if (Array.isArray(value)) return others.every(Array.isArray) ? list(value, others as Json[][], path) : null
    if (isObject(value))
      return Object.fromEntries(
        Object.entries(value).map(([key, each]) => [
          key,
          compare(
            key,
            each,
            others.map((other) => (other as Record<string, Json>)[key] ?? null),
            path ? `${path}.${key}` : key,
          ),
        ]),
      )
    if (others.every((other) => Object.is(other, value))) return value
    if (typeof value === 'number') return numbers(name, path, value, others as number[])
    if (typeof value === 'string') return texts(name, path, value, others as string[])
    return null
  }

  const data = compare('', noon, samples, '')
  return { data, ranges, crossings }
}

/** The field that names a row of a table. */
const nameOf = (row: Record<string, Json>): string | null => {
  for (const field of ['planet', 'name', 'graha', 'karaka', 'point', 'body', 'code'])
    if (typeof row[field] === 'string') return `${field} ${row[field]}`
  return null
}
