/** What the forms need of JSON Schema, as the description of the API writes it. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  description?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  pattern?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
}

interface Operation {
  summary: string
  description: string
  'x-credits'?: number
  requestBody: { content: { 'application/json': { schema: Schema; example: object } } }
}
export interface Description {
  paths: Record<string, { post?: Operation }>
  components: { schemas: Record<string, Schema> }
}

export const DESCRIPTION = '/v1/openapi.json'

/** What a reference stands for, with what is written beside it. */
const followed = (schema: Schema, from: Description): Schema => {
  if (!schema.$ref) return schema
  const { $ref, ...beside } = schema
  return { ...followed(from.components.schemas[$ref.split('/').at(-1)!]!, from), ...beside }
}

/** What a form is made of. */
export type Shape =
  | { kind: 'choice'; values: (string | number | boolean)[] }
  | { kind: 'text'; pattern?: string; maxLength?: number }
  | { kind: 'number'; whole: boolean; minimum?: number; maximum?: number }
  | { kind: 'boolean' }
  | { kind: 'object'; fields: FormField[] }
  | { kind: 'list'; of: Shape; maxItems?: number }
  /** What is better written as JSON. */
  | { kind: 'json' }

export interface FormField {
  name: string
  shape: Shape
  required: boolean
  about: string
  otherwise: unknown
}

/** Schemas that lead to themselves end somewhere. */
const DEEPEST = 6

/** The shape of a schema, past null, references and unions of one. */
export const shapeOf = (given: Schema, from: Description, depth = 0): Shape => {
  const schema = followed(given, from)
  if (depth > DEEPEST) return { kind: 'json' }
  if (schema.allOf) {
    const parts = schema.allOf.map((each) => shapeOf(each, from, depth))
    if (parts.every((each) => each.kind === 'object'))
      return { kind: 'object', fields: parts.flatMap((each) => (each.kind === 'object' ? each.fields : [])) }
    return parts.length === 1 ? parts[0]! : { kind: 'json' }
  }
  const union = (schema.anyOf ?? schema.oneOf)?.filter((each) => followed(each, from).type !== 'null')
  if (union) {
    if (union.length === 1) return shapeOf(union[0]!, from, depth)
    const constants = union.map((each) => followed(each, from).const)
    if (constants.every((each) => each !== undefined)) return { kind: 'choice', values: constants as string[] }
    return { kind: 'json' }
  }
  if (schema.enum)
    return { kind: 'choice', values: schema.enum.filter((each) => each !== null) as (string | number | boolean)[] }
  const type = [schema.type].flat().find((each) => each !== 'null')
  switch (type) {
    case 'string':
      return {
        kind: 'text',
        ...(schema.pattern && { pattern: schema.pattern }),
        ...(schema.maxLength && { maxLength: schema.maxLength }),
      }
    case 'integer':
    case 'number':
      return {
        kind: 'number',
        whole: type === 'integer',
        ...(schema.minimum !== undefined && { minimum: schema.minimum }),
        ...(schema.maximum !== undefined && { maximum: schema.maximum }),
      }
    case 'boolean':
      return { kind: 'boolean' }
    case 'array':
      return schema.items
        ? {
            kind: 'list',
            of: shapeOf(schema.items, from, depth + 1),
            ...(schema.maxItems && { maxItems: schema.maxItems }),
          }
        : { kind: 'json' }
    case 'object':
      return schema.properties ? { kind: 'object', fields: fieldsOf(schema, from, depth + 1) } : { kind: 'json' }
    default:
      return { kind: 'json' }
  }
}

const fieldsOf = (schema: Schema, from: Description, depth: number): FormField[] =>
  Object.entries(schema.properties!).map(([name, each]) => {
    const { description: about = '', default: otherwise } = followed(each, from)
    return {
      name,
      about,
      otherwise,
      required: schema.required?.includes(name) ?? false,
      shape: shapeOf(each, from, depth),
    }
  })
