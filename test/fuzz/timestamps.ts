import { daysInMonth } from '../../src/time/civil.ts'

/** RFC 3339, section 5.6: a full date, `T`, a full time, and an offset of hours and minutes or `Z`; a year before 0 has a sign. */
const RFC_3339 =
  /^-?\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/
/** A local time without an offset, as an input has it. */
const LOCAL = /^-?\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/
const LIKE_A_MOMENT = /^[+-]?\d{4,6}-\d\d-\d\d[T ]\d\d/

/** Strings of an answer that look like a date and time, but that RFC 3339 or JavaScript cannot read. A local time without an offset is allowed. */
export const malformedTimestamps = (value: unknown, path = ''): string[] => {
  if (typeof value === 'string') {
    if (!LIKE_A_MOMENT.test(value) || LOCAL.test(value)) return []
    const [year, month, day] = /^([+-]?\d+)-(\d\d)-(\d\d)/.exec(value)!.slice(1).map(Number) as [number, number, number]
    const isReadable = year < 0 || !Number.isNaN(Date.parse(value))
    const exists = RFC_3339.test(value) && day <= daysInMonth(year, month) && isReadable
    return exists ? [] : [`${path}: ${value.slice(0, 60)}`]
  }
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, it]) => malformedTimestamps(it, `${path}/${name}`))
}
