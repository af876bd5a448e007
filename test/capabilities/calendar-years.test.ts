import { describe, expect, test } from 'bun:test'
import { calendarYears } from '../../src/capabilities/calendar-years.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { Fault } from '../../src/faults.ts'
import { checkOf } from '../../src/service/input.ts'
import { worldAt } from '../world.ts'

type Json = Record<string, unknown>

/** Integer fields that are not a year of a calendar search: the digits of the year are added. */
const DIGITS_ONLY = ['tarot-birth-card']

const isInteger = (schema: Json | undefined): boolean =>
  schema?.type === 'integer' || ((schema?.anyOf as Json[] | undefined)?.some(isInteger) ?? false)
const yearFields = (properties: Json) =>
  Object.keys(properties).filter((name) => /(?:^|_)year$/.test(name) && isInteger(properties[name] as Json))
const withYear = catalogue.filter(
  ({ slug, input }) => yearFields(input.properties).length > 0 && !DIGITS_ONLY.includes(slug),
)

/** The warnings of a year; those before a fault count too. */
const warningsOf = async (entry: (typeof catalogue)[number], years: Json) => {
  const world = worldAt()
  await Promise.resolve()
    .then(() => entry.compute({ ...entry.example, ...years } as never, world))
    .catch(() => {})
  return world.warnings.join(' ')
}

describe('years of antiquity', () => {
  test('at least 20 capabilities have a year', () => expect(withYear.length).toBeGreaterThanOrEqual(20))

  test.each(withYear.map((entry) => [entry.path, entry] as const))('%s names the calendar', async (_, entry) => {
    const fields = yearFields(entry.input.properties)
    expect(calendarYears(entry.input)).toEqual(expect.arrayContaining(fields))
    const inYear = (year: number) => Object.fromEntries(fields.map((name, i) => [name, year + i]))
    expect(await warningsOf(entry, inYear(-583))).toContain('begins before 1582-10-15')
    expect(await warningsOf(entry, inYear(2020))).not.toContain('1582-10-15')
  })

  test('a month after the reform has no warning', async () => {
    const entry = catalogue.find(({ slug }) => slug === 'festival-calendar')!
    expect(await warningsOf(entry, { year: 1582, month: 10 })).toContain('proleptic')
    expect(await warningsOf(entry, { year: 1582, month: 11 })).not.toContain('proleptic')
  })
})

const isDate = (schema: Json | undefined): boolean =>
  schema?.format === 'date' || ((schema?.anyOf as Json[] | undefined)?.some(isDate) ?? false)
const dateFields = catalogue.flatMap((entry) =>
  Object.keys(entry.input.properties)
    .filter((name) => isDate(entry.input.properties[name] as Json))
    .map((name) => [`${entry.path} ${name}`, entry, name] as const),
)

describe('leap days', () => {
  test('more than 90 fields are a date', () => expect(dateFields.length).toBeGreaterThan(90))

  // 1900 has a leap day only in the Julian calendar.
  test.each(dateFields)('%s: a day that does not exist is rejected', async (_, entry, name) => {
    const input = { ...entry.example, [name]: '1900-02-29' }
    const fault = await Promise.resolve()
      .then(() => entry.compute(input as never, worldAt()))
      .then(
        () => null,
        (reason) => reason,
      )
    expect(fault).toBeInstanceOf(Fault)
    expect([fault.status, fault.field]).toEqual([422, name])
  })

  test.each(
    dateFields.filter(
      ([, { input }, name]) => name === 'date' && 'calendar' in input.properties && !('datetime' in input.properties),
    ),
  )('%s: the leap day of the Julian calendar', async (_, entry) => {
    const input = (date: string, calendar = 'gregorian') => {
      const { end_date, ...rest } = entry.example as Json
      return { ...rest, date, calendar }
    }
    expect(checkOf(entry.input)(input('1700-02-29', 'julian'))).toBe(true)
    const julian = (await entry.compute(input('1700-02-29', 'julian') as never, worldAt())) as Json
    expect(julian).toEqual((await entry.compute(input('1700-03-11') as never, worldAt())) as Json)
  })
})
