import { Kind, type TObject, type TSchema } from '@sinclair/typebox'
import { type Meanings, meaningOf } from '../capabilities/meanings.ts'
import { MEANING, mayBeNull } from '../schema.ts'
import { describe } from '../service/input.ts'

export type JsonSchema = Record<string, unknown>

const VALUE_KEYWORDS = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'pattern',
] as const
const ARRAY_KEYWORDS = ['minItems', 'maxItems', 'uniqueItems'] as const

const pick = (schema: TSchema, names: readonly string[]): JsonSchema =>
  Object.fromEntries(names.flatMap((name) => (schema[name] === undefined ? [] : [[name, schema[name]]])))

/**
 * Converts a schema to a self-contained JSON Schema without references or project keywords, as strict clients require. Null is
 * omitted from inputs, where it means the same as an absent field.
 */
export const plainSchema = (schema: TSchema, options: { nulls: boolean; describes: boolean }): JsonSchema => {
  const print = (each: TSchema): JsonSchema => {
    const description = (each as { [MEANING]?: string })[MEANING] ?? each.description
    const annotations = {
      ...(options.describes && description ? { description } : {}),
      ...(each.default === undefined || each.default === null ? {} : { default: each.default }),
    }
    return { ...bodyOf(each), ...annotations }
  }
  const bodyOf = (each: TSchema): JsonSchema => {
    switch (each[Kind]) {
      case 'Union': {
        const parts = (each.anyOf as TSchema[]).filter((part) => options.nulls || part[Kind] !== 'Null').map(print)
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
        return { type: 'array', items: print(each.items), ...pick(each, ARRAY_KEYWORDS) }
      case 'Tuple': {
        const items = (each.items ?? []) as TSchema[]
        const kinds = [...new Map(items.map((item) => [JSON.stringify(print(item)), print(item)])).values()]
        return {
          type: 'array',
          items: kinds.length === 1 ? kinds[0] : { anyOf: kinds },
          ...pick(each, ARRAY_KEYWORDS),
        }
      }
      case 'Intersect':
        return { allOf: (each.allOf as TSchema[]).map(print) }
      case 'Null':
        return { type: 'null' }
      default:
        return {
          ...(each.type ? { type: each.type } : {}),
          ...pick(each, each.format === 'date' ? [...VALUE_KEYWORDS, 'format'] : VALUE_KEYWORDS),
        }
    }
  }
  return print(schema)
}

/** The schema of an input for a model. */
export const inputSchema = (schema: TObject): JsonSchema => {
  const { language: _, ...properties } = schema.properties
  return plainSchema({ ...schema, properties } as TObject, { nulls: false, describes: true })
}
/** The schema of an answer for the validation by a client. */
export const outputSchema = (schema: TObject): JsonSchema => plainSchema(schema, { nulls: true, describes: false })

/** Returns the fields of an answer, one per line; for a list or an object with the names of its fields. */
export const schemaOutline = (schema: TObject, meanings: Meanings = {}, ...path: string[]): string =>
  Object.entries(schema.properties as Record<string, TSchema>)
    .map(([name, field]) => {
      const { inner, mark } = unwrap(field)
      const description = (field as { [MEANING]?: string })[MEANING] ?? field.description ?? inner.description
      const meaning = description ?? meaningOf([...path, name], meanings, mayBeNull(field))
      const note = meaning ? ` (${meaning.replace(/\.$/, '')})` : ''
      const kind = inner[Kind] === 'Object' ? Object.keys(inner.properties).join(', ') : kindOf(inner)
      return `${name}${mark}${note}: ${kind}`
    })
    .join('\n')

/** Returns the schema of a field without null; for a list the schema of a row, and `[]` as mark. */
const unwrap = (schema: TSchema, mark = ''): { inner: TSchema; mark: string } => {
  if (schema[Kind] === 'Union') {
    const members = (schema.anyOf as TSchema[]).filter((each) => each[Kind] !== 'Null')
    if (members.length === 1) return unwrap(members[0]!, mark)
  }
  return schema[Kind] === 'Array' ? unwrap(schema.items, `${mark}[]`) : { inner: schema, mark }
}

const MAX_KIND_LENGTH = 60
const kindOf = (schema: TSchema): string => {
  if (schema[Kind] === 'OneOf') {
    const words = schema.enum.join('|')
    return words.length <= MAX_KIND_LENGTH ? words : 'word'
  }
  if (schema[Kind] === 'String') return schema.format === 'date' ? 'date' : 'text'
  if (schema[Kind] === 'Number' || schema[Kind] === 'Integer') return 'number'
  if (schema[Kind] === 'Boolean') return 'true|false'
  const words = describe(schema)
  return words.length <= MAX_KIND_LENGTH ? words : 'value'
}
