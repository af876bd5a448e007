import type { TObject, TSchema } from '@sinclair/typebox'
import { GREGORIAN_REFORM, isBefore } from '../time/civil.ts'
import type { Capability } from './capability.ts'
import { IS_CALENDAR_YEAR } from './shared/date-ranges.ts'

const isCalendarYear = (schema: TSchema): boolean =>
  IS_CALENDAR_YEAR in schema || ((schema.anyOf as TSchema[] | undefined)?.some(isCalendarYear) ?? false)

/** The fields of an input schema that are years of the calendar. */
export const calendarYears = ({ properties }: TObject): string[] =>
  Object.keys(properties).filter((name) => isCalendarYear(properties[name]!))

/** The computation of a capability, with a warning for a year that begins before the Gregorian reform. */
export const withCalendarYears = (member: Capability, compute: Capability['compute']): Capability['compute'] => {
  const fields = calendarYears(member.input)
  if (fields.length === 0) return compute
  return (input, world) => {
    const values = input as Record<string, unknown>
    const month = typeof values.month === 'number' ? values.month : 1
    for (const name of fields) {
      const year = values[name]
      if (typeof year === 'number' && isBefore({ year, month, day: 1 }, GREGORIAN_REFORM))
        world.warn(
          'proleptic_calendar',
          `\`${name}\` ${year} begins before 1582-10-15: it is a year of the proleptic Gregorian calendar, as all dates of the answer.`,
        )
    }
    return compute(input, world)
  }
}
