import { expect, test } from 'bun:test'
import type { TSchema } from '@sinclair/typebox'
import { catalogue } from '../../src/capabilities/index.ts'

// Every free text of a person passes the gate. A string field is either free text, or has a closed form, or is an identifier, a label or a
// value that the parser of its capability checks.

/** Names of string fields that are not free text. */
const NOT_FREE = new Set([
  // printed names
  ...['name', 'place', 'title', 'person_a', 'person_b', 'names'],
  // identifiers of the caller
  ...['id', 'seed', 'person_key'],
  // values of a closed list
  ...['query', 'card', 'significator', 'country', 'capital', 'chart', 'zone', 'yogas', 'letter', 'vowel', 'ingress'],
  ...[
    'nakshatra',
    'owner_nakshatra',
    'moon_sign',
    'sun_sign',
    'ascendant_sign',
    'sign',
    'direction',
    'weekday',
    'tithi',
  ],
  ...['name_initial', 'place_initial', 'method', 'ayanamsha', 'show_degrees'],
  // parsed values
  ...['datetime', 'death_datetime', 'date', 'start_date', 'end_date', 'target_date', 'as_of', 'at', 'after', 'month'],
  ...[
    'start_month',
    'time_from',
    'time_to',
    'timezone',
    'transit_timezone',
    'death_timezone',
    'utc_offset',
    'dxf_base64',
    'after_cursor',
  ],
])

const textsOf = (schema: TSchema, name: string): { name: string; free: boolean }[] => {
  if (schema.anyOf) return (schema.anyOf as TSchema[]).flatMap((each) => textsOf(each, name))
  if (schema.items) return textsOf(schema.items as TSchema, name)
  if (schema.properties)
    return Object.entries(schema.properties as Record<string, TSchema>).flatMap(([key, field]) => textsOf(field, key))
  const open = schema.type === 'string' && !schema.enum && !schema.format && !schema.pattern
  return open ? [{ name, free: schema['x-free-text'] === true }] : []
}

const rows = catalogue.flatMap((entry) => textsOf(entry.input, '').map((text) => ({ ...text, entry })))

test('every open string field is free text or listed', () => {
  const unknown = rows.filter(({ name, free }) => !free && !NOT_FREE.has(name))
  expect(unknown.map(({ entry, name }) => `${entry.slug}: ${name}`)).toEqual([])
})

test('only capabilities with free text can return a refusal', () => {
  const withText = new Set(rows.filter(({ free }) => free).map(({ entry }) => entry.slug))
  const ai = catalogue.filter(({ metered }) => metered).map(({ slug }) => slug)
  const refusing = catalogue.filter(({ refuses }) => refuses).map(({ slug }) => slug)
  expect(refusing.toSorted()).toEqual([...new Set([...withText, ...ai])].toSorted())
  for (const { slug, data } of catalogue.filter(({ refuses }) => refuses))
    expect([slug, Object.keys(data.properties).includes('refusal')]).toEqual([slug, true])
})
