import { expect, test } from 'bun:test'
import { Kind, type TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { catalogue } from '../../src/capabilities/index.ts'
import { Fault } from '../../src/faults.ts'
import type { JsonObject } from '../../src/service/body.ts'
import { checkInput } from '../../src/service/input.ts'
import { worldAt } from '../world.ts'

/** Text that people read and no computation uses, or a search for words. It may be empty. */
const FREE_TEXT = /^(name|place|title|question|situation|option_[ab]|person_[ab]|query)$/
/** Persons of a list are read row by row: an invalid one does not fail the call. */
const ROWS = ['RowBirth', 'NamedPerson']

interface Field {
  readonly path: string
  readonly schema: TSchema
}
const stringsOf = (schema: TSchema, path = ''): Field[] => {
  if (ROWS.includes(schema.$id ?? '')) return []
  switch (schema[Kind]) {
    case 'String':
      return [{ path, schema }]
    case 'Union':
      return (schema.anyOf as TSchema[]).flatMap((each) => stringsOf(each, path))
    case 'Array':
      return stringsOf(schema.items, `${path}.0`)
    case 'Object':
      return Object.entries(schema.properties as Record<string, TSchema>).flatMap(([name, each]) =>
        stringsOf(each, path ? `${path}.${name}` : name),
      )
    default:
      return []
  }
}
const faultOf = (work: () => unknown): Fault | null => {
  try {
    work()
  } catch (reason) {
    if (reason instanceof Fault) return reason
    throw reason
  }
  return null
}

test('no string field accepts an empty value, except free text', () => {
  const texts: string[] = []
  for (const { slug, input } of catalogue)
    for (const { path, schema } of stringsOf(input)) {
      const name = path.split('.').findLast((step) => step !== '0')!
      if (Value.Check(schema, '') && !FREE_TEXT.test(name)) texts.push(`${slug} ${path}`)
    }
  expect(texts).toEqual([])
})

test('rejects an empty string with a 422 that names its field', () => {
  let checked = 0
  for (const { slug, input, example } of catalogue)
    for (const { path } of stringsOf(input)) {
      if (path.includes('.') || FREE_TEXT.test(path)) continue
      const fault = faultOf(() => checkInput(input, { ...(example as JsonObject), [path]: '' }))
      expect([slug, fault?.status, fault?.field]).toEqual([slug, 422, path])
      checked++
    }
  expect(checked).toBeGreaterThan(900)
})

test('the message states the allowed values', () => {
  const { input, example } = catalogue.find(({ slug }) => slug === 'current-dasha')!
  const fault = faultOf(() => checkInput(input, { ...(example as JsonObject), timezone: '' }))
  expect(fault?.message).toBe('`timezone` must not be empty. Expected: IANA zone name; overrides utc_offset.')
})

test('reports an empty value in a row of a list as an error of that row', async () => {
  const entry = catalogue.find(({ slug }) => slug === 'yogas-batch')!
  const { births } = structuredClone(entry.example) as unknown as { births: { id: string; birth: JsonObject }[] }
  const [first] = births
  for (const field of ['datetime', 'timezone', 'utc_offset']) {
    const { timezone, ...rest } = first!.birth
    const input = { ...(entry.example as JsonObject), births: [{ id: 'a', birth: { ...rest, [field]: '' } }] }
    checkInput(entry.input, input)
    const { errors } = (await entry.compute(input, worldAt())) as { errors: { id: string; code: string }[] }
    expect([field, errors]).toEqual([field, [expect.objectContaining({ id: 'a', code: 'invalid_request' })]])
  }
})
