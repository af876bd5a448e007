import { Kind, type TSchema } from '@sinclair/typebox'
import type { CatalogueEntry } from '../../src/capabilities/capability.ts'
import { delhi } from '../../src/capabilities/shared/inputs.ts'
import { NAKSHATRAS } from '../../src/jyotish/nakshatras.ts'
import { birth, HEAVY } from './inputs.ts'

interface Ask {
  name: string
  /** The input is different for every index. */
  make: (index: number) => object
}

const DAY = 86_400_000
const laterDay = (date: string, days: number) =>
  new Date(Date.parse(`${date.slice(0, 10)}T00:00Z`) + days * DAY).toISOString().slice(0, 10) + date.slice(10)

/** The input with its dates moved by `by` days and its years by `years`. */
const moved = (value: unknown, by: number, name = '', years = by): unknown => {
  if (Array.isArray(value)) return value.map((each) => moved(each, by, name, years))
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, moved(each, by, key, years)]))
  if (typeof value === 'string' && /datetime$|date$|^as_of$|^at$|^after$/.test(name)) return laterDay(value, by)
  if (typeof value === 'number' && /^year$|_year$/.test(name)) return value + years
  return value
}

/** Fields that narrow an answer or do not enlarge it. */
const NARROWING =
  /^(path|from|to|names|month|labels|language|min_score|minimum_minutes|number|longitude|latitude|target_year|house|near|at)$/
/** The example with every option that enlarges the answer: flags set, counts at their maximum, all values of a list. */
const widest = (schema: TSchema, example: unknown): unknown => {
  if (schema[Kind] !== 'Object') return example
  const exampleFields = example as Record<string, unknown>
  const wide: Record<string, unknown> = { ...exampleFields }
  for (const [name, field] of Object.entries(schema.properties as Record<string, TSchema>)) {
    const plain = field.anyOf?.find((each: TSchema) => each[Kind] !== 'Null') ?? field
    if (NARROWING.test(name)) continue
    if (plain[Kind] === 'Boolean') wide[name] = true
    else if (
      plain[Kind] === 'Integer' &&
      name !== 'levels' &&
      plain.maximum !== undefined &&
      !/year$|_score/.test(name)
    )
      wide[name] = plain.maximum
    else if (plain[Kind] === 'Number' && plain.maximum !== undefined && name !== 'min_score' && /orb/.test(name))
      wide[name] = plain.maximum
    else if (plain[Kind] === 'Array' && plain.items[Kind] === 'OneOf' && name !== 'exclude')
      wide[name] = plain.items.enum.slice(0, plain.maxItems)
    else if (plain[Kind] === 'Object' && name in exampleFields) wide[name] = widest(plain, exampleFields[name])
  }
  return wide
}

const star = (prefix: string) => (_: unknown, i: number) => ({
  id: `${prefix}${i}`,
  nakshatra: NAKSHATRAS[(i * 7) % 27]!,
  pada: 1 + (i % 4),
})
const born = (prefix: string, index: number) => (_: unknown, i: number) => ({
  id: `${prefix}${i}`,
  birth: birth(index * 1000 + i),
})
const many = <T>(length: number, make: (_: unknown, i: number) => T) => Array.from({ length }, make)

const FURTHER: Readonly<Record<string, Readonly<Record<string, (index: number) => object>>>> = {
  'vimshottari-dasha': { 'four levels': (index) => ({ ...birth(index), levels: 4 }) },
  'ashtottari-dasha': { 'four levels': (index) => ({ ...birth(index), levels: 4 }) },
  'yogini-dasha': { 'four levels': (index) => ({ ...birth(index), levels: 4, cycles: 2 }) },
  'kalachakra-dasha': { 'four levels': (index) => ({ ...birth(index), levels: 4 }) },
  'conditional-dasha': { 'three levels': (index) => ({ ...birth(index), levels: 3 }) },
  'chara-dasha': { 'three levels': (index) => ({ ...birth(index), levels: 3 }) },
  'narayana-dasha': { 'three levels': (index) => ({ ...birth(index), levels: 3 }) },
  'rashi-dasha': { 'three levels': (index) => ({ ...birth(index), levels: 3, system: 'drig' }) },
  'festival-calendar': { 'a whole year': (index) => ({ ...delhi, year: 1950 + index }) },
  'vrat-dates': { 'all kinds': (index) => ({ ...delhi, year: 1950 + index, vrat: 'all' }) },
  'muhurta-search': {
    'a year, strict': (index) => ({ ...HEAVY['muhurta-search']!(index), strictness: 'strict' }),
    'a year, relaxed': (index) => ({ ...HEAVY['muhurta-search']!(index), strictness: 'relaxed', limit: 200 }),
    'a year, 200 windows': (index) => ({ ...HEAVY['muhurta-search']!(index), purpose: 'travel', limit: 200 }),
  },
  'vastu-auspicious-times': {
    '92 days': (index) => ({
      ...delhi,
      start_date: laterDay('2025-01-01', index),
      end_date: laterDay('2025-04-03', index),
    }),
  },
  'daily-sign-horoscope': { 'all signs': (index) => ({ sign: 'all', date: laterDay('2026-01-01', index) }) },
  'weekly-sign-horoscope': { 'all signs': (index) => ({ sign: 'all', start_date: laterDay('2026-01-01', index) }) },
  'monthly-sign-horoscope': { 'all signs': (index) => ({ sign: 'all', month: `${2000 + index}-01` }) },
  'yearly-sign-horoscope': { 'all signs': (index) => ({ sign: 'all', year: 2000 + index }) },
  'monthly-personal-forecast': { 'of a birth': (index) => ({ birth: birth(index), month: `${2000 + index}-01` }) },
  'weekly-personal-forecast': {
    'of a birth': (index) => ({ birth: birth(index), start_date: laterDay('2026-01-01', index) }),
  },
  'western-retrogrades': { 'of a birth': (index) => ({ year: 2000 + index, birth: birth(index) }) },
  'western-planetary-return': {
    'thirteen of the Moon': (index) => ({ ...birth(index), planet: 'Moon', count: 13, after: '2026-01-01' }),
    'thirteen of Mercury': (index) => ({ ...birth(index), planet: 'Mercury', count: 13, after: '2026-01-01' }),
  },
  'bulk-match': {
    'a thousand births, manglik': (index) => ({
      subject: { role: 'groom', birth: birth(index) },
      candidates: many(1000, born('c', index)),
      systems: ['ashtakoot', 'ten_porutham', 'kerala_porutham', 'telugu'],
      include_manglik: true,
      min_score: 0,
    }),
  },
  'bulk-match-matrix': {
    '500 x 500 births, five doshas, assigned': (index) => ({
      grooms: many(500, born('g', index)),
      brides: many(500, born('b', index + 1)),
      min_score: 0,
      top_per_person: 50,
      exclude: ['rajju', 'vedha', 'nadi', 'bhakoot', 'manglik'],
      assign: true,
    }),
    '1000 x 250 stars, assigned': () => ({
      grooms: many(1000, star('g')),
      brides: many(250, star('b')),
      min_score: 0,
      top_per_person: 50,
      assign: true,
    }),
    '200 x 200 stars, the matrix': () => ({
      grooms: many(200, star('g')),
      brides: many(200, star('b')),
      min_score: 0,
      include_matrix: true,
      top_per_person: 50,
    }),
  },
}

/** Latitudes inside the polar circle: the Sun rises and sets on some days at the first, on hardly any at the second. */
const POLAR = [69.65, 89]
/** The input with every latitude replaced. */
const movedTo = (latitude: number, value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((each) => movedTo(latitude, each))
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value).map(([key, each]) => [key, key === 'latitude' ? latitude : movedTo(latitude, each)]),
        )
      : value

/** The example of a capability and its heaviest inputs, at their own latitudes and at those of `POLAR`. */
export const heaviest = (entry: CatalogueEntry): Ask[] => {
  const asks = asksOf(entry)
  const polar = POLAR.flatMap((latitude) =>
    asks
      .filter(({ make }) => JSON.stringify(make(0)).includes('"latitude"'))
      .map(({ name, make }) => ({
        name: `${name}, at ${latitude} N`,
        make: (index: number) => movedTo(latitude, make(index)) as object,
      })),
  )
  return [...asks, ...polar]
}

const asksOf = (entry: CatalogueEntry): Ask[] => {
  const wide = widest(entry.input, entry.example)
  const further = { ...FURTHER[entry.slug], ...(HEAVY[entry.slug] && { 'long search': HEAVY[entry.slug]! }) }
  return [
    { name: 'example', make: (index) => moved(entry.example, index) as object },
    { name: 'widest', make: (index) => moved(wide, index) as object },
    { name: 'widest, 175 years later', make: (index) => moved(wide, 175 * 365 + index, '', 175) as object },
    { name: 'widest with labels', make: (index) => ({ ...(moved(wide, index) as object), labels: 'hi' }) },
    ...Object.entries(further).map(([name, make]) => ({ name, make })),
  ]
}
