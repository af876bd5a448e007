/** The part of JSON Schema that the forms use, as the OpenAPI document writes it. */
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
export interface OpenApiDocument {
  paths: Record<string, { post?: Operation }>
  components: { schemas: Record<string, Schema> }
}

export const OPENAPI_PATH = '/v1/openapi.json'

/** The schema that a `$ref` refers to, with the keywords next to the `$ref`. Other schemas are returned as they are. */
const resolveReference = (schema: Schema, openApi: OpenApiDocument): Schema => {
  if (!schema.$ref) return schema
  const { $ref, ...siblings } = schema
  return { ...resolveReference(openApi.components.schemas[$ref.split('/').at(-1)!]!, openApi), ...siblings }
}

/** The kind of form control for a schema. */
export type Shape =
  | { kind: 'choice'; values: (string | number | boolean)[] }
  | { kind: 'text'; pattern?: string; maxLength?: number }
  | { kind: 'number'; isInteger: boolean; minimum?: number; maximum?: number }
  | { kind: 'boolean' }
  | { kind: 'object'; fields: FormField[] }
  | { kind: 'list'; itemShape: Shape; maxItems?: number }
  /** A value that is entered as JSON. */
  | { kind: 'json' }

export interface FormField {
  name: string
  shape: Shape
  required: boolean
  about: string
  defaultValue: unknown
}

/** Nesting limit, since schemas can be recursive. Deeper values are entered as JSON. */
const MAX_DEPTH = 6

/** The shape of a schema. References are resolved; null and unions with a single member are unwrapped. */
export const shapeOf = (unresolved: Schema, openApi: OpenApiDocument, depth = 0): Shape => {
  const schema = resolveReference(unresolved, openApi)
  if (depth > MAX_DEPTH) return { kind: 'json' }
  if (schema.allOf) {
    const parts = schema.allOf.map((part) => shapeOf(part, openApi, depth))
    if (parts.every((part) => part.kind === 'object'))
      return {
        kind: 'object',
        fields: parts.flatMap((part) => (part.kind === 'object' ? part.fields : [])),
      }
    return parts.length === 1 ? parts[0]! : { kind: 'json' }
  }
  const union = (schema.anyOf ?? schema.oneOf)?.filter((member) => resolveReference(member, openApi).type !== 'null')
  if (union) {
    if (union.length === 1) return shapeOf(union[0]!, openApi, depth)
    const constants = union.map((member) => resolveReference(member, openApi).const)
    if (constants.every((constant) => constant !== undefined)) return { kind: 'choice', values: constants as string[] }
    return { kind: 'json' }
  }
  if (schema.enum)
    return {
      kind: 'choice',
      values: schema.enum.filter((value) => value !== null) as (string | number | boolean)[],
    }
  const type = [schema.type].flat().find((name) => name !== 'null')
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
        isInteger: type === 'integer',
        ...(schema.minimum !== undefined && { minimum: schema.minimum }),
        ...(schema.maximum !== undefined && { maximum: schema.maximum }),
      }
    case 'boolean':
      return { kind: 'boolean' }
    case 'array':
      return schema.items
        ? {
            kind: 'list',
            itemShape: shapeOf(schema.items, openApi, depth + 1),
            ...(schema.maxItems && { maxItems: schema.maxItems }),
          }
        : { kind: 'json' }
    case 'object':
      return schema.properties ? { kind: 'object', fields: fieldsOf(schema, openApi, depth + 1) } : { kind: 'json' }
    default:
      return { kind: 'json' }
  }
}

const fieldsOf = (schema: Schema, openApi: OpenApiDocument, depth: number): FormField[] =>
  Object.entries(schema.properties!).map(([name, property]) => {
    const { description: about = '', default: defaultValue } = resolveReference(property, openApi)
    return {
      name,
      about,
      defaultValue,
      required: schema.required?.includes(name) ?? false,
      shape: shapeOf(property, openApi, depth),
    }
  })
