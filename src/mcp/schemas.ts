import { Kind, type TObject, type TSchema } from '@sinclair/typebox'
import { type Meanings, meaningOf } from '../capabilities/meanings.ts'
import { MEANING, mayBeNull } from '../schema.ts'
import { describe } from '../service/input.ts'

export type JsonSchema = Record<string, unknown>

const SAID = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'pattern',
] as const
const COUNTED = ['minItems', 'maxItems', 'uniqueItems'] as const

const picked = (schema: TSchema, names: readonly string[]): JsonSchema =>
  Object.fromEntries(names.flatMap((name) => (schema[name] === undefined ? [] : [[name, schema[name]]])))

/**
 * A schema as a strict client takes it: one self-contained JSON Schema without references, names or words of our own. Null is
 * left out of inputs, where it means the same as nothing.
 */
export const plainSchema = (schema: TSchema, about: { nulls: boolean; describes: boolean }): JsonSchema => {
  const print = (each: TSchema): JsonSchema => {
    const description = (each as { [MEANING]?: string })[MEANING] ?? each.description
    const said = {
      ...(about.describes && description ? { description } : {}),
      ...(each.default === undefined || each.default === null ? {} : { default: each.default }),
    }
    return { ...bodyOf(each), ...said }
  }
  const bodyOf = (each: TSchema): JsonSchema => {
    switch (each[Kind]) {
      case 'Union': {
        const parts = (each.anyOf as TSchema[]).filter((part) => about.nulls || part[Kind] !== 'Null').map(print)
        if (parts.length > 1) return { anyOf: parts }
        return parts[0] ?? { type: 'null' }
      }
      case 'OneOf':
        return { type: 'string', enum: [...each.enum] }
      case 'Literal':
        return { type: each.type, enum: [each.const] }
      case 'Object': {
        const properties = Object.entries(each.properties as Record<string, TSchema>)
        const required = (each.required ?? []) as string[]
        return {
          type: 'object',
          properties: Object.fromEntries(properties.map(([name, field]) => [name, print(field)])),
          ...(required.length > 0 ? { required } : {}),
          ...(each.additionalProperties === false ? { additionalProperties: false } : {}),
        }
      }
      case 'Record': {
        const [values] = Object.values(each.patternProperties as Record<string, TSchema>)
        return { type: 'object', additionalProperties: print(values!) }
      }
      case 'Array':
        return { type: 'array', items: print(each.items), ...picked(each, COUNTED) }
      case 'Tuple': {
        const items = (each.items ?? []) as TSchema[]
        const kinds = [...new Map(items.map((item) => [JSON.stringify(print(item)), print(item)])).values()]
        return {
          type: 'array',
          items: kinds.length === 1 ? kinds[0] : { anyOf: kinds },
          ...picked(each, COUNTED),
        }
      }
      case 'Intersect':
        return { allOf: (each.allOf as TSchema[]).map(print) }
      case 'Null':
        return { type: 'null' }
      default:
        return {
          ...(each.type ? { type: each.type } : {}),
          ...picked(each, each.format === 'date' ? [...SAID, 'format'] : SAID),
        }
    }
  }
  return print(schema)
}

/** The input as a model is to fill it in. */
export const inputSchema = (schema: TObject): JsonSchema => {
  const { language: _, ...properties } = schema.properties
  return plainSchema({ ...schema, properties } as TObject, { nulls: false, describes: true })
}
/** The answer as a client checks it. */
export const outputSchema = (schema: TObject): JsonSchema => plainSchema(schema, { nulls: true, describes: false })

/** What an answer holds, for who is to choose some of it: a field a line, and of a list or an object the names within. */
export const outline = (schema: TObject, meanings: Meanings = {}, ...way: string[]): string =>
  Object.entries(schema.properties as Record<string, TSchema>)
    .map(([name, field]) => {
      const { inner, mark } = within(field)
      const own = (field as { [MEANING]?: string })[MEANING] ?? field.description ?? inner.description
      const about = own ?? meaningOf([...way, name], meanings, mayBeNull(field))
      const said = about ? ` (${about.replace(/\.$/, '')})` : ''
      const kind = inner[Kind] === 'Object' ? Object.keys(inner.properties).join(', ') : kindOf(inner)
      return `${name}${mark}${said}: ${kind}`
    })
    .join('\n')

/** What stands in a field: without null, and of a list the row. */
const within = (schema: TSchema, mark = ''): { inner: TSchema; mark: string } => {
  if (schema[Kind] === 'Union') {
    const others = (schema.anyOf as TSchema[]).filter((each) => each[Kind] !== 'Null')
    if (others.length === 1) return within(others[0]!, mark)
  }
  return schema[Kind] === 'Array' ? within(schema.items, `${mark}[]`) : { inner: schema, mark }
}

const SHORT = 60
const kindOf = (schema: TSchema): string => {
  if (schema[Kind] === 'OneOf') {
    const words = schema.enum.join('|')
    return words.length <= SHORT ? words : 'word'
  }
  if (schema[Kind] === 'String') return schema.format === 'date' ? 'date' : 'text'
  if (schema[Kind] === 'Number' || schema[Kind] === 'Integer') return 'number'
  if (schema[Kind] === 'Boolean') return 'true|false'
  const words = describe(schema)
  return words.length <= SHORT ? words : 'value'
}
