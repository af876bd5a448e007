import { Kind, type TObject, type TSchema } from '@sinclair/typebox'
import { demandDayWithin } from '../capabilities/shared/date-ranges.ts'
import type { DayRange } from '../schema.ts'
import type { Sky } from '../sky/sky.ts'
import type { JsonObject } from './body.ts'

interface Bound {
  path: readonly string[]
  range: DayRange
}

const boundsBySchema = new WeakMap<TSchema, readonly Bound[]>()

const boundsIn = (schema: TSchema, path: readonly string[]): Bound[] => {
  switch (schema[Kind]) {
    case 'Object':
      return Object.entries((schema as TObject).properties).flatMap(([name, field]) => boundsIn(field, [...path, name]))
    case 'Union':
      return (schema.anyOf as TSchema[]).flatMap((each) => boundsIn(each, path))
    case 'String':
      return schema['x-first-day'] ? [{ path, range: [schema['x-first-day'], schema['x-last-day']] }] : []
    default:
      // Capabilities check the dates in lists.
      return []
  }
}

/** Throws the fault `invalid` for the first date of an input outside the range of its schema. */
export const checkDays = (schema: TObject, input: JsonObject, sky: Pick<Sky, 'range'>): void => {
  let bounds = boundsBySchema.get(schema)
  if (!bounds) boundsBySchema.set(schema, (bounds = boundsIn(schema, [])))
  for (const { path, range } of bounds) {
    let value: unknown = input
    for (const name of path) value = (value as Record<string, unknown> | null | undefined)?.[name]
    if (typeof value === 'string') demandDayWithin(value, range, path.join('.'), sky)
  }
}
