export type SchemaNode = Readonly<Record<string, unknown>>

/** Keywords whose values are data, not schemas. */
const DATA = new Set(['default', 'const', 'enum', 'required', 'example', 'examples'])
/** Keywords that repeat what the example of a media type shows. */
const OMITTED = new Set(['examples', 'x-excerpt'])

const isObject = (value: unknown): value is SchemaNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The schema, with null as a further value. Null is an alternative where the schema is not one plain type. */
const withNull = (schema: SchemaNode): SchemaNode => {
  const { type, const: constant, enum: values } = schema
  if (typeof type !== 'string') return { anyOf: [schema, { type: 'null' }] }
  const { const: _, ...rest } = schema
  if (constant !== undefined) return { ...rest, type: [type, 'null'], enum: [constant, null] }
  return { ...rest, type: [type, 'null'], ...(Array.isArray(values) ? { enum: [...values, null] } : {}) }
}

/** The fields and conditions of several object schemas in one. A later part replaces fields of an earlier one. */
const mergeParts = (parts: readonly SchemaNode[]): SchemaNode => {
  const required = [...new Set(parts.flatMap((part) => (part.required as string[] | undefined) ?? []))]
  const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {}))
  return { ...Object.assign({}, ...parts), ...(required.length > 0 ? { required } : {}), properties }
}

/**
 * A function that rewrites a part of an OpenAPI document so that it stands alone: references are replaced by their targets, the parts
 * of `allOf` are merged, and "this or null" is one schema. Few programs show the three in full. References to `shared` parts
 * stay where nothing stands beside them. Throws for a schema that contains itself.
 */
export const standaloneIn = (document: object, shared: readonly string[] = []) => {
  const known = new Map<string, SchemaNode>()
  const open = new Set<string>()

  const resolve = (reference: string): SchemaNode => {
    const found = known.get(reference)
    if (found) return found
    if (open.has(reference)) throw new Error(`The schema ${reference} contains itself.`)
    open.add(reference)
    const target = reference
      .slice(2)
      .split('/')
      .reduce((node, step) => (node as SchemaNode)[step], document as unknown)
    if (!isObject(target)) throw new Error(`The reference ${reference} has no target.`)
    const standalone = rewrite(target)
    open.delete(reference)
    known.set(reference, standalone)
    return standalone
  }

  const rewriteAll = (fields: SchemaNode): SchemaNode =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, rewrite(field as SchemaNode)]))

  const rewriteValue = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewriteValue)
    return isObject(value) ? rewrite(value) : value
  }

  const rewrite = (node: SchemaNode): SchemaNode => {
    const { $ref, allOf, anyOf, unevaluatedProperties, ...others } = node
    if (shared.includes($ref as string) && Object.keys(node).length === 1) return node
    const isSchema = 'type' in node || 'properties' in node || allOf !== undefined || $ref !== undefined
    const rest: Record<string, unknown> = {}
    for (const [key, value] of Object.entries(others)) {
      if (isSchema && OMITTED.has(key)) continue
      if (DATA.has(key)) rest[key] = value
      else rest[key] = key === 'properties' ? rewriteAll(value as SchemaNode) : rewriteValue(value)
    }
    if (unevaluatedProperties === false) rest.additionalProperties = false
    const parts = [
      ...(typeof $ref === 'string' ? [resolve($ref)] : []),
      ...((allOf as SchemaNode[] | undefined) ?? []).map(rewrite),
    ]
    const whole = parts.length === 0 ? rest : allOf ? mergeParts([...parts, rest]) : { ...parts[0], ...rest }
    return anyOf ? { ...whole, ...alternatives(anyOf as SchemaNode[], whole) } : whole
  }

  /**
   * The alternatives of a schema; a single schema if null is the only other alternative. Keywords beside the
   * alternatives are kept.
   */
  const alternatives = (anyOf: readonly SchemaNode[], around: SchemaNode): SchemaNode => {
    const others = anyOf.filter(({ type }) => type !== 'null').map(rewrite)
    if (others.length === anyOf.length) return { anyOf: others }
    if (others.length === 1) return { ...withNull(others[0]!), ...around }
    return { anyOf: [...others, { type: 'null' }] }
  }

  return rewrite
}

/** The schema of an input whose descriptions state the defaults of the fields. Scalar shows a default only under the pointer. */
export const withStatedDefaults = (schema: SchemaNode): SchemaNode => {
  const { properties, items, anyOf, default: usual, description } = schema
  const stated =
    usual === undefined ? [] : [`Default: \`${typeof usual === 'string' ? usual : JSON.stringify(usual)}\`.`]
  const about = [...(description ? [description] : []), ...stated].join(' ')
  const fields = Object.entries((properties ?? {}) as Record<string, SchemaNode>)
  return {
    ...schema,
    ...(about ? { description: about } : {}),
    ...(properties
      ? { properties: Object.fromEntries(fields.map(([name, field]) => [name, withStatedDefaults(field)])) }
      : {}),
    ...(isObject(items) ? { items: withStatedDefaults(items) } : {}),
    ...(anyOf ? { anyOf: (anyOf as SchemaNode[]).map(withStatedDefaults) } : {}),
  }
}
