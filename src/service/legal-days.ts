import { Kind, type TObject, type TSchema } from '@sinclair/typebox'
import { demandDayWithin } from '../capabilities/shared/date-ranges.ts'
import type { DayRange } from '../schema.ts'
import type { Sky } from '../sky/sky.ts'
import type { JsonObject } from './body.ts'

interface Bound {
  path: readonly string[]
  range: DayRange
}

const known = new WeakMap<TSchema, readonly Bound[]>()

const boundsIn = (schema: TSchema, path: readonly string[]): Bound[] => {
  switch (schema[Kind]) {
    case 'Object':
      return Object.entries((schema as TObject).properties).flatMap(([name, field]) => boundsIn(field, [...path, name]))
    case 'Union':
      return (schema.anyOf as TSchema[]).flatMap((each) => boundsIn(each, path))
    case 'String':
      return schema['x-first-day'] ? [{ path, range: [schema['x-first-day'], schema['x-last-day']] }] : []
    default:
      // Rows of a list have faults of their own.
      return []
  }
}

/** 422 on the first date of an input that its schema does not accept. */
export const checkDays = (schema: TObject, input: JsonObject, sky: Pick<Sky, 'range'>): void => {
  let bounds = known.get(schema)
  if (!bounds) known.set(schema, (bounds = boundsIn(schema, [])))
  for (const { path, range } of bounds) {
    let value: unknown = input
    for (const name of path) value = (value as Record<string, unknown> | null | undefined)?.[name]
    if (typeof value === 'string') demandDayWithin(value, range, path.join('.'), sky)
  }
}
