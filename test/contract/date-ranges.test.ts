import { describe, expect, test } from 'bun:test'
import { Kind, type TSchema } from '@sinclair/typebox'
import type { CatalogueEntry } from '../../src/capabilities/capability.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { FILE_YEARS } from '../../src/capabilities/shared/date-ranges.ts'
import type { DayRange } from '../../src/schema.ts'
import { createKeylessService } from '../../src/service/keyless-service.ts'
import { addDays, type CivilDate, dayNumber } from '../../src/time/civil.ts'
import { datePart, dateText } from '../../src/time/iso.ts'
import { sample } from '../long.ts'
import { atlas, sky } from '../world.ts'

// The range of dates and years in a schema equals the range that the capability accepts.

const service = createKeylessService({
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
      return Object.entries(schema.properties as Record<string, TSchema>).flatMap(([name, field]) =>
        textFields(field, [...path, name]),
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
  const [, year, month, day] = /^(-?\d+)-(\d\d)(?:-(\d\d))?/.exec(text)!
  return { year: Number(year), month: Number(month), day: Number(day ?? 1) }
}
const yearOf = (text: string) => dateOf(text).year
const shiftDate = (text: string, days: number) => dateText(addDays(dateOf(text), days))
const within = (day: string, [first, last]: DayRange) => {
  const order = (text: string) => dayNumber(dateOf(text))
  return order(day) < order(first) ? first : order(day) > order(last) ? last : day
}
const numberOf = (schema: TSchema): { minimum: number; maximum: number } =>
  (schema.anyOf ? (schema.anyOf as TSchema[])[0]! : schema) as never
const isBirth = (name: string) => name === 'datetime'

/** Fields that are replaced when an object with a date is sent. */
const ALTERNATIVES: Readonly<Record<string, readonly string[]>> = { custom: ['chart'], birth: ['nakshatra', 'pada'] }
const without = (input: Input, path: readonly string[], names: readonly string[]): Input => {
  const [name, ...rest] = path
  if (name !== undefined) return { ...input, [name]: without(input[name] as Input, rest, names) }
  return Object.fromEntries(Object.entries(input).filter(([key]) => !names.includes(key)))
}

/** The example input with one changed date. The other dates are moved to consistent values, such as a birth before the date. */
const withDate = (entry: CatalogueEntry, fields: readonly DateField[], field: DateField, text: string): Input => {
  let input = entry.example as Input
  const parent = field.path.slice(0, -1)
  if (parent.length > 0 && valueAt(input, parent) === undefined) {
    input = without(input, parent.slice(0, -1), ALTERNATIVES[nameOf(parent)] ?? [])
    input = withValue(input, parent, { timezone: 'Asia/Kolkata', latitude: 28.6139, longitude: 77.209 })
  }
  const name = nameOf(field.path)
  const timeOf = (path: readonly string[]) => {
    const value = valueAt(input, path)
    if (isBirth(nameOf(path)) && !isBirth(name)) return 'T00:00'
    if (nameOf(path) === 'after' && isBirth(name)) return 'T23:00Z'
    if (typeof value === 'string' && value.length > 10 && /^-?\d{4}-\d\d-\d\d./.test(value))
      return value.slice(datePart(value).length)
    return isBirth(nameOf(path)) || nameOf(path) === 'death_datetime' ? 'T12:00' : ''
  }
  for (const otherField of fields) {
    if (otherField === field || valueAt(input, otherField.path) === undefined || text.length < 10) continue
    const oldValue = valueAt(input, otherField.path) as string
    const role = nameOf(otherField.path)
    const day =
      role === name
        ? isBirth(role)
          ? text
          : datePart(oldValue)
        : isBirth(role) || (role === 'date' && name === 'as_of')
          ? shiftDate(text, -400)
          : role === 'end_date'
            ? shiftDate(text, 20)
            : (role === 'start_date' || role === 'date') && name === 'end_date'
              ? shiftDate(text, -20)
              : isBirth(name)
                ? shiftDate(text, 2)
                : datePart(oldValue)
    input = withValue(
      input,
      otherField.path,
      within(day, otherField.range ?? ['0001-01-01', '9999-12-31']) + timeOf(otherField.path),
    )
  }
  // Without an explicit date, a reading is for the day of the call.
  if (isBirth(name) && text.length >= 10)
    for (const otherField of fields)
      if (
        ['as_of', 'start_date', 'from_date', 'target_date', 'after', 'at', 'date'].includes(nameOf(otherField.path)) &&
        otherField.range
      )
        input = withValue(
          input,
          otherField.path,
          within(shiftDate(text, 2), otherField.range) + timeOf(otherField.path),
        )
  const { year: _, ...yearless } = input
  if (entry.input.properties.year && field.path.length === 1 && isBirth(name)) {
    const { minimum, maximum } = numberOf(entry.input.properties.year)
    input = { ...yearless, year: Math.min(maximum, Math.max(minimum, yearOf(text) + 1)) }
  }
  if (name === 'date' && entry.slug === 'western-monthly-horoscope') input = { ...input, month: null }
  if (name === 'date' && entry.slug === 'western-yearly-horoscope') input = { ...input, year: null }
  if (name === 'date' && entry.slug === 'mundane-angularity-map') input = { ...input, event: 'moment', year: null }
  if (['tarot-birth-card', 'shraddha-dates'].includes(entry.slug)) {
    const { minimum, maximum } = numberOf(entry.input.properties.year!)
    input = { ...input, year: Math.max(minimum, Math.min(maximum, yearOf(text))) }
  }
  if (isBirth(name))
    for (const otherField of ['target_year', 'from_year'])
      if (otherField in input) {
        const { minimum, maximum } = numberOf(entry.input.properties[otherField]!)
        input = { ...input, [otherField]: Math.max(minimum, Math.min(maximum, yearOf(text))) }
      }
  return withValue(input, field.path, text + timeOf(field.path))
}

const answer = async (entry: CatalogueEntry, input: Input) => {
  const { status, body } = await service.call(entry, input)
  const { error } = JSON.parse(body)
  return status === 200 ? 'answered' : `${status} ${error.field}: ${error.message}`
}

const ENTRIES = sample(
  catalogue.filter(({ weight }, i) => (weight === 'light' || weight === 'standard' ? i % 3 === 0 : i % 12 === 0)),
  catalogue,
)
const next = (text: string, days: number) => {
  if (/-\d\d-\d\d/.test(text)) return shiftDate(text, days)
  const { year, month } = dateOf(text)
  const count = year * 12 + month - 1 + days
  return dateText({ year: Math.floor(count / 12), month: count - 12 * Math.floor(count / 12) + 1, day: 1 }).slice(0, -3)
}

// These dates have no range: the capability accepts any calendar date.
const UNBOUNDED: Readonly<Record<string, string>> = {
  from: 'limits a list of periods',
  to: 'limits a list of periods',
  measured_on: 'used by the magnetic models, whose values are null outside their dates',
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

test('every date of an input has a range or is listed as unbounded', () => {
  const without = catalogue.flatMap((entry) =>
    textFields(entry.input)
      .filter(({ path, range }) => !range && !UNBOUNDED[nameOf(path)] && !UNBOUNDED_CAPABILITIES.includes(entry.slug))
      .map(({ path }) => `${entry.slug} ${path.join('.')}`),
  )
  expect(without).toEqual([])
})

describe('the first and last day of each date are answered; one day beyond is a 422 with that field', () => {
  for (const entry of ENTRIES) {
    const fields = textFields(entry.input)
    for (const field of fields) {
      if (!field.range) continue
      const [first, last] = field.range
      const name = field.path.join('.')
      test(`${entry.slug} ${name}`, async () => {
        const answerFor = async (text: string) => answer(entry, withDate(entry, fields, field, text))
        expect([await answerFor(first), await answerFor(last)]).toEqual(['answered', 'answered'])
        const message = `422 ${name}: \`${name}\` must be a date from ${first} to ${last}.`
        expect([await answerFor(next(first, -1)), await answerFor(next(last, 1))]).toEqual([message, message])
      }, 120_000)
    }
  }
})

const YEAR_NAMES = ['year', 'from_year', 'target_year', 'start_year', 'end_year']
describe('the first and last year are answered; one year beyond is a 422 with that field', () => {
  for (const entry of ENTRIES)
    for (const name of YEAR_NAMES) {
      const field = entry.input.properties[name]
      if (!field) continue
      const { minimum, maximum } = numberOf(field)
      test(`${entry.slug} ${name}`, async () => {
        const { properties } = entry.input
        const at = (year: number) => {
          const example = entry.example as Input
          const birth = textFields(properties.datetime ?? ({} as TSchema), ['datetime'])[0]?.range
          const birthInput = typeof example.datetime === 'string' &&
            birth && {
              datetime: `${within(
                dateText({ year: entry.slug === 'yearly-personal-forecast' ? year - 1 : year, month: 1, day: 20 }),
                birth,
              )}T12:00`,
            }
          const span = { start_year: year, end_year: year }
          return answer(entry, {
            ...example,
            ...birthInput,
            ...(name === 'start_year' || name === 'end_year' ? span : {}),
            ...(entry.slug === 'shraddha-dates' ? { death_datetime: null, death_timezone: null } : {}),
            ...(entry.slug === 'tarot-birth-card' ? { date: '0001-02-10' } : {}),
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

test('the description of a date field contains its range', () => {
  const [first, last] = ['-2999-02-10', '2999-12-01']
  const { datetime } = catalogue.find(({ slug }) => slug === 'birth-chart')!.input.properties
  expect(datetime!.description).toEndWith(`From ${first} to ${last}.`)
  expect(dayNumber(dateOf(first))).toBeLessThan(dayNumber(dateOf(last)))
})

/** Families of arts that count the digits of a date, and of models of the magnetic field. */
const WITHOUT_FILES = ['tarot', 'numerology', 'vastu']
/** Years before the end of the files at which a range may end: a life. Source: date-ranges.ts. */
const LIFE_YEARS = 121
/** The longest span that readings look ahead, years. */
const AHEAD_YEARS = 13

test('the ranges of every family reach the first and the last year of the ephemeris files', () => {
  const short = catalogue
    .filter(({ family }) => !WITHOUT_FILES.includes(family))
    .flatMap((entry) => {
      const years = YEAR_NAMES.flatMap((name) => {
        const field = entry.input.properties[name]
        if (!field) return []
        const { minimum, maximum } = numberOf(field)
        return [{ name, first: minimum, last: maximum }]
      })
      const days = textFields(entry.input).flatMap(({ path, range }) =>
        range ? [{ name: path.join('.'), first: yearOf(range[0]), last: yearOf(range[1]) }] : [],
      )
      return [...years, ...days]
        .filter(({ first, last }) => {
          const early = first - FILE_YEARS.first
          const late = FILE_YEARS.last - last
          return early > 1 || (late > AHEAD_YEARS && late !== LIFE_YEARS)
        })
        .map(({ name, first, last }) => `${entry.path} ${name}: ${first} to ${last}`)
    })
  expect(short).toEqual([])
})
