import { describe, expect, test } from 'bun:test'
import { Kind, type TSchema } from '@sinclair/typebox'
import { catalogue } from '../../src/capabilities/index.ts'
import { Fault } from '../../src/faults.ts'
import { readObject } from '../../src/service/body.ts'
import { boundsOf, SMALLEST_BOUNDS } from '../../src/service/body-bounds.ts'
import { refusedUnits } from '../../src/service/rates.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const faultOf = (text: string, limits = SMALLEST_BOUNDS) => {
  try {
    readObject(bytes(text), undefined, limits)
    return null
  } catch (reason) {
    if (!(reason instanceof Fault)) throw reason
    return [reason.status, reason.message]
  }
}

describe('the content of a body is counted in its bytes', () => {
  test('members of objects at any depth and with any name', () => {
    const object = (count: number) => `{${Array.from({ length: count }, (_, i) => `"a:,${i}":1`).join()}}`
    expect(faultOf(object(1000))).toBeNull()
    expect(faultOf(object(1001))).toEqual([413, 'The body has more than 1000 fields.'])
    expect(faultOf(`{"a":${object(1000)}}`)).toEqual([413, 'The body has more than 1000 fields.'])
    // A repeated name counts again.
    expect(faultOf(`{${'"a":1,'.repeat(1000)}"a":1}`)).toEqual([413, 'The body has more than 1000 fields.'])
  })

  test('items, and empty objects and arrays', () => {
    const values = '[413]The body has more than 2000 values.'
    const list = (item: string, count: number) => `{"a":[${Array(count).fill(item).join()}]}`
    expect(faultOf(list('1', 1990))).toBeNull()
    for (const item of ['1', '""', '[]', '{}', '","', '"\\",\\""'])
      expect(faultOf(list(item, 2001))?.join('')).toBe(values.replace(/[[\]]/g, ''))
    expect(faultOf(`{"a":"${',[{:'.repeat(10_000)}"}`)).toBeNull()
    expect(faultOf(`{"a":"${'\\\\'.repeat(5)}","b":"${'\\"'.repeat(5000)}"}`)).toBeNull()
  })
})

test('a refused body takes rate units by its length', () => {
  expect([0, 100, 65_535, 65_536, 1_048_576].map(refusedUnits)).toEqual([1, 1, 1, 2, 17])
})

const missingLimits = (schema: TSchema, path: string): string[] => {
  switch (schema[Kind]) {
    case 'Object':
      return Object.entries(schema.properties as Record<string, TSchema>).flatMap(([name, each]) =>
        missingLimits(each, `${path}.${name}`),
      )
    case 'Array':
      return [
        ...(schema.maxItems === undefined && schema.items[Kind] !== 'Object' && !schema.uniqueItems
          ? [`${path}: no maxItems`]
          : []),
        ...missingLimits(schema.items, path),
      ]
    case 'Union':
      return (schema.anyOf as TSchema[]).flatMap((each) => missingLimits(each, path))
    case 'String':
      return (schema.maxLength ?? schema.pattern ?? (schema.format === 'date' || undefined))
        ? []
        : [`${path}: no maxLength`]
    default:
      return []
  }
}

test('every text and every list of texts in inputs has a limit', () => {
  expect(catalogue.flatMap(({ input, slug }) => missingLimits(input, slug))).toEqual([])
})

test('the bounds are finite, above every example, and for orders those of every report', () => {
  for (const { input, example, slug } of catalogue) {
    const { members, values } = boundsOf(input)
    expect([slug, Number.isFinite(members), Number.isFinite(values)]).toEqual([slug, true, true])
    expect(faultOf(JSON.stringify(example), boundsOf(input))).toBeNull()
  }
  for (const { input, slug, report } of catalogue)
    if (report) expect([slug, boundsOf(input)]).toEqual([slug, SMALLEST_BOUNDS])
})
