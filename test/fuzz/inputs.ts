import { Kind, type TSchema } from '@sinclair/typebox'
import fc from 'fast-check'
import { NAKSHATRAS } from '../../src/jyotish/nakshatras.ts'
import { type CivilDate, dateOfDay, dayNumber } from '../../src/time/civil.ts'
import { twoDigits } from '../../src/time/digits.ts'
import { dateText } from '../../src/time/iso.ts'
import { zoneNames } from '../../src/time/zones.ts'
import { SIGNS } from '../../src/zodiac/signs.ts'

// Inputs generated from the schemas of the catalogue: valid ones, and nearly valid ones.

type Json = unknown

const dayOf = (year: number, month: number, day: number) => dayNumber({ year, month, day })
const FIRST_DAY = dayOf(1800, 1, 5)
const LAST_DAY = dayOf(2399, 12, 28)

/** Days with planetary conjunctions, ends of calendars, leap days, and the ends of the covered dates. */
const SHARP_DAYS: readonly CivilDate[] = [
  ...[1821, 1881, 1910, 1962, 2000, 2040, 2100, 2161, 2239, 2378].map((year) => ({ year, month: 5, day: 3 })),
  { year: 1962, month: 2, day: 4 },
  { year: 2040, month: 9, day: 8 },
  { year: 1910, month: 10, day: 3 },
  ...[1804, 1896, 1904, 2000, 2024, 2096, 2104, 2396].map((year) => ({ year, month: 2, day: 29 })),
  ...[1801, 1850, 1900, 1970, 2000, 2100, 2200, 2398].flatMap((year) => [
    { year, month: 1, day: 1 },
    { year, month: 12, day: 31 },
    { year, month: 4, day: 14 },
  ]),
]

/** A date within bounds: the whole range, the years in which most people live, special days, and both ends. */
const dateWithin = (first: number, last: number): fc.Arbitrary<string> =>
  fc
    .oneof(
      { weight: 4, arbitrary: fc.integer({ min: first, max: last }) },
      { weight: 4, arbitrary: fc.integer({ min: dayOf(1900, 1, 1), max: dayOf(2060, 12, 31) }) },
      { weight: 3, arbitrary: fc.constantFrom(...SHARP_DAYS.map(dayNumber)) },
      { weight: 1, arbitrary: fc.constantFrom(first, first + 1, first + 40, last - 40, last - 1, last) },
    )
    .map((day) => dateText(dateOfDay(Math.min(last, Math.max(first, day)))))
const time = fc.oneof(
  fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([hour, minute]) => `${twoDigits(hour)}:${twoDigits(minute)}`),
  fc.constantFrom('00:00', '12:00', '23:59:59', '06:00:00.5', '23:59:59.999999'),
)
const anyDate = dateWithin(FIRST_DAY, LAST_DAY)
const moment = fc.tuple(anyDate, time).map(([day, clock]) => `${day}T${clock}`)
const month = anyDate.map((date) => date.slice(0, 7))
const zone = fc.oneof(
  fc.constantFrom('Asia/Kolkata', 'Europe/London', 'America/New_York', 'Pacific/Apia', 'Asia/Kathmandu', 'UTC'),
  fc.constantFrom(...zoneNames()),
)
const offset = fc.constantFrom('+05:30', '-08:00', '+00:00', '+12:45', '-00:01:15', '+14:00', '-14:00', 'Z')

/** Even over the range, in steps of a millionth of it; both ends, and 0 if within. */
const numberWithin = (min: number, max: number) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 0, max: 1_000_000 }).map((part) => min + (max - min) * (part / 1e6)) },
    { weight: 1, arbitrary: fc.constantFrom(min, max, ...(min < 0 && max > 0 ? [0, 1e-12] : [])) },
  )

/** Half of them beyond the polar circles, including the poles: days without sunrise, houses without cusps. */
const latitude = fc.oneof(
  { weight: 3, arbitrary: numberWithin(-60, 60) },
  numberWithin(-90, 90),
  numberWithin(64, 90),
  numberWithin(-90, -64),
  fc.constantFrom(90, -90, 89.99, 89.9, -89.9, 69.65, 66.56, 0, 28.6139, 49.24),
)

/** A date, a date and time, or a month within the range of its field. */
const textWithin = (first: string, last: string, name: string): fc.Arbitrary<string> => {
  const whole = (text: string, day: number) => (text.length > 7 ? daysOf(text) : daysOf(`${text}-01`) + day)
  const day = dateWithin(whole(first, 0), whole(last, 27))
  if (first.length === 7) return day.map((text) => text.slice(0, 7))
  return /datetime$/.test(name) ? fc.tuple(day, time).map(([text, clock]) => `${text}T${clock}`) : day
}

const among = (words: readonly string[]) => fc.constantFrom(...words)
const COUNTRY = among(['US', 'IN', 'GB', 'FR', 'NP', 'NO', 'NZ', 'KI', 'us'])

/** The meaning of a text, by the name of its field. */
const TEXTS: readonly (readonly [RegExp, fc.Arbitrary<string>])[] = [
  [/^death_datetime$|^datetime$|^after$|^at$/, moment],
  [/(^|_)date$|^as_of$|^measured_on$|^from$|^to$/, anyDate],
  [/^month$|^start_month$/, month],
  [/timezone$/, zone],
  [/utc_offset$/, offset],
  [/nakshatra$/, among(NAKSHATRAS.map((each) => (typeof each === 'string' ? each : (each as { name: string }).name)))],
  [/^sign$|_sign$|^ingress$/, among(SIGNS)],
  [/^capital$|^countr(y|ies)$/, COUNTRY],
  [/^time_from$|^time_to$/, among(['00:00', '06:30', '12:00', '23:59'])],
  [/^direction$/, among(['North', 'South-west', 'NE', 'East'])],
  [/^weekday$/, among(['Sunday', 'Tuesday', 'Saturday'])],
  [/^tithi$/, among(['Nanda', 'Purna', '1', '15', '30'])],
  [/^letter$/, among(['ka', 'ma', 'da_retroflex'])],
  [/^vowel$/, among(['a', 'aa', 'i'])],
  [/^zone$/, among(['NE', 'SW', 'N', 'Brahma', 'N3', 'E4'])],
  [/^card$|^significator$/, among(['The Star', '0', '77', 'Ace of Cups', 'The Fool'])],
  [/^accent$|^background$|^line$|^planet$|^text$/, among(['#000000', '#AbCdEf'])],
  [
    /^name$|^place$|^query$|^q$|^brand_name$/,
    fc.constantFrom('Ada', 'श्रीमती लक्ष्मी', 'x'.repeat(60), '<script>', "O'Neil", '😀'),
  ],
]

/** Both ends, small values, and any value between. */
const integerWithin = (min: number, max: number) =>
  fc.oneof(fc.integer({ min, max }), fc.integer({ min, max: Math.min(max, min + 12) }), fc.constantFrom(min, max))

/** Maximum generated list, so that calls stay short: lists up to the largest legal length below it occur. */
const LONGEST_LIST = 80

/** Values that fit `schema`. `example` is a known valid value: texts of unknown meaning are taken from it. */
export const validValue = (schema: TSchema, example: Json, name = ''): fc.Arbitrary<Json> => {
  switch (schema[Kind]) {
    case 'OneOf':
      return fc.constantFrom(...(schema.enum as string[]))
    case 'Literal':
      return fc.constant(schema.const)
    case 'Null':
      return fc.constant(null)
    case 'Boolean':
      return fc.boolean()
    case 'Integer':
      return integerWithin(
        schema.exclusiveMinimum === undefined ? (schema.minimum ?? -1000) : schema.exclusiveMinimum + 1,
        schema.maximum ?? 3000,
      )
    case 'Number':
      if (name === 'latitude') return latitude
      return numberWithin(
        schema.minimum ?? (schema.exclusiveMinimum === undefined ? -1000 : schema.exclusiveMinimum + 1e-6),
        schema.maximum ?? (schema.exclusiveMaximum === undefined ? 1000 : schema.exclusiveMaximum - 1e-6),
      )
    case 'String': {
      const [first, last] = [schema['x-first-day'], schema['x-last-day']] as (string | undefined)[]
      if (first && last) return textWithin(first, last, name)
      return TEXTS.find(([of]) => of.test(name))?.[1] ?? fc.constant(typeof example === 'string' ? example : 'Ada')
    }
    case 'Union': {
      const parts = schema.anyOf as TSchema[]
      return fc.oneof(...parts.map((part) => validValue(part, example, name)))
    }
    case 'Tuple':
      return fc.tuple(...(schema.items as TSchema[]).map((item, i) => validValue(item, (example as Json[])?.[i], name)))
    case 'Array': {
      const values = Array.isArray(example) ? example : []
      const item = validValue(schema.items as TSchema, values[0], name)
      const minLength = schema.minItems ?? 0
      const most = schema.maxItems ?? 4
      const few = fc.array(item, { minLength, maxLength: Math.min(most, Math.max(minLength, 4)) })
      const full =
        most <= LONGEST_LIST ? [{ weight: 1, arbitrary: fc.array(item, { minLength: most, maxLength: most }) }] : []
      const any = fc
        .oneof({ weight: 12, arbitrary: few }, ...full)
        .map((list) => (schema.uniqueItems ? [...new Map(list.map((it) => [JSON.stringify(it), it])).values()] : list))
      return values.length > 0 ? fc.oneof(fc.constant(values), any) : any
    }
    case 'Object': {
      const properties = schema.properties as Record<string, TSchema>
      const input = (example ?? {}) as Record<string, Json>
      const required = new Set((schema.required as string[] | undefined) ?? [])
      const fields = Object.entries(properties).map(([key, of]) => {
        const value = validValue(of, input[key], key)
        // An optional field is mostly present or absent as in the example.
        const selection =
          key in input
            ? fc.oneof({ weight: 2, arbitrary: fc.constant(input[key]) }, { weight: 3, arbitrary: value })
            : value
        if (required.has(key)) return [key, selection.map((it) => [it])] as const
        const absent = fc.constant<Json[]>([])
        return [
          key,
          fc.oneof(
            { weight: key in input ? 1 : 6, arbitrary: absent },
            { weight: 2, arbitrary: selection.map((it) => [it]) },
          ),
        ] as const
      })
      return fc
        .record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<Json[]>>)
        .map((each) =>
          Object.fromEntries(Object.entries(each).flatMap(([key, [it]]) => (it === undefined ? [] : [[key, it]]))),
        )
    }
    default:
      return fc.constant(example)
  }
}

const junk = fc.oneof(
  fc.constantFrom<Json>(
    null,
    true,
    '',
    ' ',
    '0',
    -1,
    0,
    1e308,
    -1e308,
    2 ** 53,
    0.5,
    [],
    {},
    [[]],
    '__proto__',
    '2023-02-30',
    '25:99',
  ),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 10 }),
  fc.constant('x'.repeat(5000)),
  fc.constant(Array.from({ length: 300 }, () => 0)),
)

type Path = (string | number)[]
const paths = (value: Json, at: Path = []): Path[] =>
  value !== null && typeof value === 'object'
    ? [
        at,
        ...Object.entries(value).flatMap(([key, it]) => paths(it, [...at, Array.isArray(value) ? Number(key) : key])),
      ]
    : [at]

const changed = (value: Json, [key, ...rest]: Path, to: (old: Json) => Json): Json => {
  if (key === undefined) return to(value)
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, Json>
  copy[key] = changed(copy[key], rest, to)
  return copy
}

/** A valid input, spoilt in one place: a value of another type; a field, an item or a character too many or too few. */
export const invalidInput = (input: fc.Arbitrary<Json>): fc.Arbitrary<Json> =>
  fc.tuple(input, fc.nat(), junk, fc.constantFrom('replace', 'add', 'remove')).map(([value, where, what, how]) => {
    const all = paths(value)
    const path = all[where % all.length]!
    if (how === 'replace') return changed(value, path, () => what)
    return changed(value, path, (old) => {
      if (typeof old === 'string') return how === 'add' ? `\n${old}` : old.slice(1)
      if (old === null || typeof old !== 'object') return what
      if (Array.isArray(old)) return how === 'add' ? [...old, what] : old.slice(1)
      if (how === 'add') return { ...old, unknown_field: what }
      return Object.fromEntries(Object.entries(old).slice(1))
    })
  })

const DATE_AT_START = /^\d{4}-\d\d-\d\d/
const daysOf = (text: string) => {
  const [year, month, day] = text.slice(0, 10).split('-').map(Number) as [number, number, number]
  return dayOf(year, month, day)
}

/** The later field of each pair, by its name; every other date comes after a birth. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  start_date: ['end_date'],
  from: ['to'],
  datetime: ['as_of', 'target_date', 'after', 'from_date', 'from', 'start_date', 'date', 'at'],
  date: ['target_date'],
}

/** Maximum days from a birth to a later date, and of a range of dates. */
const SPANS: Readonly<Record<string, number>> = { start_date: 90, from: 3000, datetime: 36_500, date: 30_000 }

/** Moves most later dates and years of an input behind the earlier ones, as real clients send them. */
export const coherent = (input: fc.Arbitrary<Json>): fc.Arbitrary<Json> =>
  fc.tuple(input, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(9)).map(([value, part, chance]) => {
    if (chance === 0 || value === null || typeof value !== 'object' || Array.isArray(value)) return value
    const moved = { ...(value as Record<string, Json>) }
    const birth = [moved.datetime, moved.date, (moved.groom as { datetime?: Json } | undefined)?.datetime].find(
      (text): text is string => typeof text === 'string' && DATE_AT_START.test(text),
    )
    for (const [earlier, later] of Object.entries(LATER)) {
      const from = moved[earlier]
      if (typeof from !== 'string' || !DATE_AT_START.test(from)) continue
      for (const name of later) {
        const to = moved[name]
        if (typeof to !== 'string' || !DATE_AT_START.test(to)) continue
        const day = Math.min(LAST_DAY, daysOf(from) + Math.floor(part * SPANS[earlier]!))
        moved[name] = dateText(dateOfDay(day)) + to.slice(10)
      }
    }
    for (const name of ['year', 'target_year', 'from_year'])
      if (typeof moved[name] === 'number' && birth && 'datetime' in moved)
        moved[name] = Number(birth.slice(0, 4)) + Math.floor(part * 110)
    if (typeof moved.start_year === 'number' && typeof moved.end_year === 'number')
      moved.end_year = moved.start_year + Math.floor(part * 400)
    return moved
  })
