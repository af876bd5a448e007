import { describe, expect, test } from 'bun:test'
import { Kind, type TSchema } from '@sinclair/typebox'
import type { Entry } from '../../src/capabilities/capability.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import type { DayRange } from '../../src/schema.ts'
import { openTrial } from '../../src/service/trial.ts'
import { addDays, type CivilDate, dayNumber } from '../../src/time/civil.ts'
import { dateText } from '../../src/time/iso.ts'
import { sample } from '../long.ts'
import { atlas, sky } from '../world.ts'

// The range of dates and years that a schema advertises is the range that the capability accepts.

const trial = openTrial({
  sky,
  atlas,
  clock: { now: () => Date.UTC(2026, 2, 15, 12) },
  cacheBytes: 0,
  deadlineMs: 120_000,
})

type Input = Record<string, unknown>
interface DateField {
  path: readonly string[]
  range: DayRange | null
}

const nameOf = (path: readonly string[]) => path.at(-1)!
const DATE_NAME = /(^|_)(date|datetime|month)$|^(as_of|at|after|from|to)$|^measured_on$/

const textFields = (schema: TSchema, path: readonly string[] = []): DateField[] => {
  switch (schema[Kind]) {
    case 'Object':
      return Object.entries(schema.properties as Record<string, TSchema>).flatMap(([name, it]) =>
        textFields(it, [...path, name]),
      )
    case 'Union':
      return (schema.anyOf as TSchema[]).flatMap((each) => textFields(each, path))
    case 'String':
      if (schema['x-first-day']) return [{ path, range: [schema['x-first-day'], schema['x-last-day']] }]
      return DATE_NAME.test(nameOf(path)) ? [{ path, range: null }] : []
    default:
      return []
  }
}

const valueAt = (input: Input, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (value as Input | undefined)?.[name], input)

const withValue = (input: Input, [name, ...rest]: readonly string[], value: unknown): Input => ({
  ...input,
  [name!]: rest.length === 0 ? value : withValue((input[name!] ?? {}) as Input, rest, value),
})

const dateOf = (text: string): CivilDate => {
  const [year, month, day] = text.slice(0, 10).split('-').map(Number) as [number, number, number]
  return { year, month, day: day ?? 1 }
}
const shifted = (text: string, days: number) => dateText(addDays(dateOf(text), days))
const within = (day: string, [first, last]: DayRange) => (day < first ? first : day > last ? last : day)
const isBirth = (name: string) => name === 'datetime'

/** The input of the example with one date changed, and the others moved to where a client would have them: a birth lies before. */
const withDate = (entry: Entry, fields: readonly DateField[], field: DateField, text: string): Input => {
  let input = entry.example as Input
  const timeOf = (path: readonly string[]) => {
    const value = valueAt(input, path)
    if (typeof value === 'string' && value.length > 10 && /^\d{4}-\d\d-\d\d./.test(value)) return value.slice(10)
    return isBirth(nameOf(path)) || nameOf(path) === 'death_datetime' ? 'T12:00' : ''
  }
  const name = nameOf(field.path)
  for (const other of fields) {
    if (other === field || valueAt(input, other.path) === undefined || text.length < 10) continue
    const old = valueAt(input, other.path) as string
    const role = nameOf(other.path)
    const day =
      role === name
        ? old.slice(0, 10)
        : isBirth(role)
          ? shifted(text, -400)
          : role === 'end_date'
            ? shifted(text, 20)
            : role === 'start_date' && name === 'end_date'
              ? shifted(text, -20)
              : isBirth(name)
                ? shifted(text, 1)
                : old.slice(0, 10)
    input = withValue(input, other.path, within(day, other.range ?? ['0001-01-01', '9999-12-31']) + timeOf(other.path))
  }
  // The day of a reading is that of the call unless it is sent.
  if (isBirth(name) && text.length >= 10)
    for (const other of fields)
      if (
        ['as_of', 'start_date', 'from_date', 'target_date', 'after', 'at', 'date'].includes(nameOf(other.path)) &&
        other.range
      )
        input = withValue(input, other.path, within(shifted(text, 1), other.range) + timeOf(other.path))
  const { year: _, ...yearless } = input
  if ('year' in input && isBirth(name)) {
    const { minimum, maximum } = entry.input.properties.year as { minimum: number; maximum: number }
    input = { ...yearless, year: Math.min(maximum, Math.max(minimum, Number(text.slice(0, 4)) + 1)) }
  }
  if (isBirth(name))
    for (const other of ['target_year', 'from_year'])
      if (other in input) input = { ...input, [other]: Math.max(1801, Math.min(2394, Number(text.slice(0, 4)))) }
  return withValue(input, field.path, text + timeOf(field.path))
}

const answer = async (entry: Entry, input: Input) => {
  const { status, body } = await trial.call(entry, input)
  const { error } = JSON.parse(body)
  return status === 200 ? 'answered' : `${status} ${error.field}: ${error.message}`
}

const ENTRIES = sample(
  catalogue.filter(({ weight }, i) => (weight === 'light' || weight === 'standard' ? i % 3 === 0 : i % 12 === 0)),
  catalogue,
)
const next = (text: string, days: number) => {
  if (text.length >= 10) return shifted(text, days)
  const [year, month] = text.split('-').map(Number) as [number, number]
  const count = year * 12 + month - 1 + days
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}

// A date of these has no range: the capability reads any date of the calendar.
const UNBOUNDED: Readonly<Record<string, string>> = {
  from: 'cuts a list of periods',
  to: 'cuts a list of periods',
  measured_on: 'is read by the magnetic models, which are null outside their dates',
}
const UNBOUNDED_CAPABILITIES: readonly string[] = [
  'numerology-profile',
  'numerology-vedic',
  'numerology-name',
  'numerology-day',
  'biorhythms',
  'tarot-daily-card',
  'tarot-year-ahead',
  'search-place',
  'resolve-timezone',
  'current-dasha',
  'chart-image',
  'kp-cuspal-interlinks',
  'prediction-dasha',
  'western-progressions',
  'western-solar-arc',
]

test('every date of an input has a range, or is known to have none', () => {
  const without = catalogue.flatMap((entry) =>
    textFields(entry.input)
      .filter(({ path, range }) => !range && !UNBOUNDED[nameOf(path)] && !UNBOUNDED_CAPABILITIES.includes(entry.slug))
      .map(({ path }) => `${entry.slug} ${path.join('.')}`),
  )
  expect(without).toEqual([])
})

describe('the first and the last day of each date are answered, one day beyond is a 422 on that field', () => {
  for (const entry of ENTRIES) {
    const fields = textFields(entry.input)
    for (const field of fields) {
      if (!field.range) continue
      const [first, last] = field.range
      const name = field.path.join('.')
      test(`${entry.slug} ${name}`, async () => {
        const beyond = async (text: string) => answer(entry, withDate(entry, fields, field, text))
        expect([await beyond(first), await beyond(last)]).toEqual(['answered', 'answered'])
        const message = `422 ${name}: \`${name}\` must be a date from ${first} to ${last}.`
        expect([await beyond(next(first, -1)), await beyond(next(last, 1))]).toEqual([message, message])
      }, 120_000)
    }
  }
})

const YEAR_NAMES = ['year', 'from_year', 'target_year', 'start_year', 'end_year']
describe('the first and the last year are answered, one beyond is a 422 on that field', () => {
  for (const entry of ENTRIES)
    for (const name of YEAR_NAMES) {
      const field = entry.input.properties[name]
      if (!field) continue
      const { minimum, maximum } = field.anyOf ? (field.anyOf as TSchema[])[0]! : field
      test(`${entry.slug} ${name}`, async () => {
        const { properties } = entry.input
        const at = (year: number) => {
          const example = entry.example as Input
          const birth = textFields(properties.datetime ?? ({} as TSchema), ['datetime'])[0]?.range
          const born = typeof example.datetime === 'string' &&
            birth && {
              datetime:
                within(`${String(Math.max(1, year - (minimum === 1900 ? 20 : 0))).padStart(4, '0')}-01-20`, birth) +
                'T12:00',
            }
          const span = { start_year: year, end_year: year }
          return answer(entry, {
            ...example,
            ...born,
            ...(name === 'start_year' || name === 'end_year' ? span : {}),
            ...(entry.slug === 'mundane-angularity-map' ? { event: 'ingress', date: null } : {}),
            [name]: year,
          })
        }
        expect([await at(minimum), await at(maximum)]).toEqual(['answered', 'answered'])
        for (const year of [minimum - 1, maximum + 1])
          expect(await at(year)).toStartWith(`422 ${name === 'end_year' ? 'start_year' : name}: `)
      }, 120_000)
    }
})

test('a range is written in the description of its field', () => {
  const [first, last] = ['1800-01-10', '2399-12-20']
  const { datetime } = catalogue.find(({ slug }) => slug === 'birth-chart')!.input.properties
  expect(datetime!.description).toEndWith(`From ${first} to ${last}.`)
  expect(dayNumber(dateOf(first))).toBeLessThan(dayNumber(dateOf(last)))
})
