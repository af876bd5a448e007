import { Kind, type TSchema } from '@sinclair/typebox'

/** How much a JSON body may hold, whatever its length: each member of an object costs the parser far more than its bytes. */
export interface Bounds {
  /** Members of all objects together. */
  readonly members: number
  /** Members of objects and items of arrays together, besides the body itself. */
  readonly values: number
}

/** Bounds of a body whose schema is small, so that an unknown field is still answered by its name. */
export const SMALLEST_BOUNDS: Bounds = { members: 1000, values: 2000 }
/** Bounds above the largest input that a schema allows: a list that is too long is answered by its field. */
const MARGIN = 2
/** Items of an array whose schema has no `maxItems`: lists of people, whose limit the capability checks. */
const ITEMS = 1000

const NOTHING: Bounds = { members: 0, values: 0 }
const sum = (all: readonly Bounds[]): Bounds =>
  all.reduce((left, right) => ({ members: left.members + right.members, values: left.values + right.values }), NOTHING)
const largest = (all: readonly Bounds[]): Bounds => ({
  members: Math.max(...all.map(({ members }) => members)),
  values: Math.max(...all.map(({ values }) => values)),
})

/** What the largest value of a schema holds. */
const contentOf = (schema: TSchema): Bounds => {
  switch (schema[Kind]) {
    case 'Object': {
      const fields = Object.values(schema.properties as Record<string, TSchema>)
      const within = sum(fields.map(contentOf))
      return { members: within.members + fields.length, values: within.values + fields.length }
    }
    case 'Array': {
      const { enum: words } = schema.items as TSchema
      const items = schema.maxItems ?? (schema.uniqueItems && words ? words.length : ITEMS)
      const { members, values } = contentOf(schema.items)
      return { members: items * members, values: items * (1 + values) }
    }
    case 'Tuple': {
      const items = (schema.items ?? []) as TSchema[]
      const { members, values } = sum(items.map(contentOf))
      return { members, values: values + items.length }
    }
    case 'Union':
      return largest((schema.anyOf as TSchema[]).map(contentOf))
    case 'Intersect':
      return sum((schema.allOf as TSchema[]).map(contentOf))
    default:
      return NOTHING
  }
}

const known = new WeakMap<TSchema, Bounds>()

/** The bounds of a body that is to fit a schema. */
export const boundsOf = (schema: TSchema): Bounds => {
  let bounds = known.get(schema)
  if (!bounds) {
    const { members, values } = contentOf(schema)
    bounds = largest([SMALLEST_BOUNDS, { members: MARGIN * members, values: MARGIN * values }])
    known.set(schema, bounds)
  }
  return bounds
}

/** Bounds that a body within any of the given ones is within. */
export const widestBounds = (schemas: readonly TSchema[]): Bounds => largest(schemas.map(boundsOf))
