import { Kind, type TSchema } from '@sinclair/typebox'
import fc from 'fast-check'
import { NAKSHATRAS } from '../../src/jyotish/nakshatras.ts'

// Inputs made from the schemas of the catalogue: any that fit, and any that nearly do.

type Json = unknown

const two = (n: number) => String(n).padStart(2, '0')
const date = fc
  .tuple(fc.integer({ min: 1801, max: 2398 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([year, month, day]) => `${year}-${two(month)}-${two(day)}`)
const recentDate = date.map((text) => `${1950 + (Number(text.slice(0, 4)) % 100)}${text.slice(4)}`)
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${two(hour)}:${two(minute)}`)
const moment = fc.tuple(fc.oneof(recentDate, date), time).map(([day, clock]) => `${day}T${clock}`)
const zone = fc.constantFrom(
  'Asia/Kolkata',
  'Europe/London',
  'America/New_York',
  'Pacific/Apia',
  'Asia/Kathmandu',
  'UTC',
)
const offset = fc.constantFrom('+05:30', '-08:00', '+00:00', '+12:45', '-00:01:15')

/** Half of them beyond the polar circles, the poles too: days without sunrise, houses without cusps. */
const latitude = fc.oneof(
  fc.double({ min: -90, max: 90, noNaN: true }),
  fc.double({ min: 64, max: 90, noNaN: true }),
  fc.double({ min: -90, max: -64, noNaN: true }),
  fc.constantFrom(90, -90, 89.99, 69.65, 66.56, 0),
)

/** What a text means is told by the name of its field. */
const TEXTS: readonly (readonly [RegExp, fc.Arbitrary<string>])[] = [
  [/^datetime$|^after$/, moment],
  [/(^|_)date$|^as_of$|^measured_on$/, recentDate],
  [/timezone$/, zone],
  [/utc_offset$/, offset],
  [
    /nakshatra$/,
    fc.constantFrom(...NAKSHATRAS.map((each) => (typeof each === 'string' ? each : (each as { name: string }).name))),
  ],
  [/^sign$|_sign$/, fc.constantFrom('Aries', 'Cancer', 'Pisces')],
  [
    /^name$|^place$|^query$|^q$|^brand_name$/,
    fc.constantFrom('Ada', 'श्रीमती लक्ष्मी', 'x'.repeat(100), '<script>', "O'Neil"),
  ],
]

/** Values that fit `schema`. `example` is a value that does, where one is known: texts without a known meaning are taken from it. */
export const fitting = (schema: TSchema, example: Json, name = ''): fc.Arbitrary<Json> => {
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
      return fc.integer({
        min: schema.exclusiveMinimum === undefined ? (schema.minimum ?? -1000) : schema.exclusiveMinimum + 1,
        max: Math.min(schema.maximum ?? 3000, (schema.minimum ?? 0) + 400),
      })
    case 'Number':
      if (name === 'latitude') return latitude
      return fc.double({
        min: schema.minimum ?? schema.exclusiveMinimum ?? -1000,
        max: schema.maximum ?? schema.exclusiveMaximum ?? 1000,
        minExcluded: schema.exclusiveMinimum !== undefined,
        maxExcluded: schema.exclusiveMaximum !== undefined,
        noNaN: true,
      })
    case 'String':
      return TEXTS.find(([of]) => of.test(name))?.[1] ?? fc.constant(typeof example === 'string' ? example : 'Ada')
    case 'Union': {
      const parts = schema.anyOf as TSchema[]
      return fc.oneof(...parts.map((part) => fitting(part, example, name)))
    }
    case 'Tuple':
      return fc.tuple(...(schema.items as TSchema[]).map((item, i) => fitting(item, (example as Json[])?.[i], name)))
    case 'Array': {
      const given = Array.isArray(example) ? example : []
      const item = fitting(schema.items as TSchema, given[0], name)
      const most = Math.min(schema.maxItems ?? 4, Math.max(schema.minItems ?? 0, 4))
      const any = fc.array(item, { minLength: schema.minItems ?? 0, maxLength: most })
      return given.length > 0 ? fc.oneof(fc.constant(given), any) : any
    }
    case 'Object': {
      const properties = schema.properties as Record<string, TSchema>
      const given = (example ?? {}) as Record<string, Json>
      const required = new Set((schema.required as string[] | undefined) ?? [])
      const fields = Object.entries(properties).map(([key, of]) => {
        const value = fitting(of, given[key], key)
        // An optional field is mostly as the example has it: there or not.
        const kept =
          key in given
            ? fc.oneof({ weight: 2, arbitrary: fc.constant(given[key]) }, { weight: 3, arbitrary: value })
            : value
        if (required.has(key)) return [key, kept.map((it) => [it])] as const
        const absent = fc.constant<Json[]>([])
        return [
          key,
          fc.oneof(
            { weight: key in given ? 1 : 6, arbitrary: absent },
            { weight: 2, arbitrary: kept.map((it) => [it]) },
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

/** An input that fits, spoilt in one place: a value of another kind; a field, an item or a character too many or too few. */
export const spoilt = (input: fc.Arbitrary<Json>): fc.Arbitrary<Json> =>
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
