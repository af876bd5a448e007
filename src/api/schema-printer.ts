import type { TSchema } from '@sinclair/typebox'

/**
 * Prints TypeBox schemas as plain JSON Schema 2020-12. A schema with `$id` goes once into `components`, and a reference to
 * it stands wherever it is used.
 */
export const schemaPrinter = (components: Record<string, unknown>) => {
  const print = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(print)
    if (node === null || typeof node !== 'object') return node
    const { $id, ...rest } = node as { $id?: string }
    if ($id === undefined) return printed(rest)
    if (!($id in components)) {
      components[$id] = {}
      components[$id] = printed(rest)
    }
    return { $ref: `#/components/schemas/${$id}` }
  }
  const printed = (object: object) =>
    Object.fromEntries(Object.entries(object).map(([key, value]) => [key, print(value)]))
  return (schema: TSchema) => print(schema)
}
