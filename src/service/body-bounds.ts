import { Kind, type TSchema } from '@sinclair/typebox'

/** Limits of the content of a JSON body, besides its length: parsing a member of an object costs far more than reading its bytes. */
export interface Bounds {
  /** Members of all objects together. */
  readonly members: number
  /** Members of objects and items of arrays together, besides the body itself. */
  readonly values: number
}

/** Lower limit of all bounds: a body with a few unknown fields is parsed, so that the fault can name the first of them. */
export const SMALLEST_BOUNDS: Bounds = { members: 1000, values: 2000 }
/** Factor of the bounds over the largest valid input: a list that is too long is parsed, so that the fault can name its field. */
const MARGIN = 2
/** Assumed limit of an array whose schema has no `maxItems`, such as lists of people, whose limit the capability checks. */
const DEFAULT_MAX_ITEMS = 1000

const NOTHING: Bounds = { members: 0, values: 0 }
const sum = (all: readonly Bounds[]): Bounds =>
  all.reduce((left, right) => ({ members: left.members + right.members, values: left.values + right.values }), NOTHING)
const largest = (all: readonly Bounds[]): Bounds => ({
  members: Math.max(...all.map(({ members }) => members)),
  values: Math.max(...all.map(({ values }) => values)),
})

/** The content of the largest value of a schema. */
const contentOf = (schema: TSchema): Bounds => {
  switch (schema[Kind]) {
    case 'Object': {
      const fields = Object.values(schema.properties as Record<string, TSchema>)
      const content = sum(fields.map(contentOf))
      return { members: content.members + fields.length, values: content.values + fields.length }
    }
    case 'Array': {
      const { enum: words } = schema.items as TSchema
      const items = schema.maxItems ?? (schema.uniqueItems && words ? words.length : DEFAULT_MAX_ITEMS)
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

const boundsBySchema = new WeakMap<TSchema, Bounds>()

/** The bounds of a body whose input has this schema. */
export const boundsOf = (schema: TSchema): Bounds => {
  let bounds = boundsBySchema.get(schema)
  if (!bounds) {
    const { members, values } = contentOf(schema)
    bounds = largest([SMALLEST_BOUNDS, { members: MARGIN * members, values: MARGIN * values }])
    boundsBySchema.set(schema, bounds)
  }
  return bounds
}

/** The largest bounds among those of the schemas. */
export const widestBounds = (schemas: readonly TSchema[]): Bounds => largest(schemas.map(boundsOf))
