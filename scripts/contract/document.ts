/** A JSON object of an OpenAPI description. */
export type Node = Readonly<Record<string, unknown>>

/** The component that defines a node, and the path of the node inside it. */
export interface Home {
  readonly component: string
  readonly path: string
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** JSON text with sorted keys, so that equal values have equal texts. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    isNode(each) ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1))) : each,
  )

/** A path with one more step: a property or other name, `[]` for items, `{}` for the values of a map, or nothing. */
export const joined = (path: string, step: string): string => {
  if (step === '' || step === '[]' || step === '{}') return path + step
  return path === '' ? step : `${path}.${step}`
}

/** Keywords that lead to a schema without a step in the JSON value. */
const SAME_VALUE = new Set(['allOf', 'anyOf', 'oneOf'])

const stepOf = (keyword: string): string => {
  if (keyword === 'items') return '[]'
  return keyword === 'additionalProperties' || keyword === 'unevaluatedProperties' ? '{}' : keyword
}

/** Calls `visit` with every node under a value, and the path in a JSON value that the node describes. */
const walk = (value: unknown, path: string, visit: (node: Node, path: string) => void): void => {
  if (Array.isArray(value)) {
    for (const each of value) walk(each, path, visit)
    return
  }
  if (!isNode(value)) return
  visit(value, path)
  for (const [keyword, child] of Object.entries(value)) {
    if (typeof child !== 'object' || child === null) continue
    if (keyword === 'properties')
      for (const [name, field] of Object.entries(child)) walk(field, joined(path, name), visit)
    else walk(child, SAME_VALUE.has(keyword) ? path : joined(path, stepOf(keyword)), visit)
  }
}

/** An OpenAPI description whose references can be followed. */
export class Document {
  readonly #targets = new Map<string, Node>()
  readonly #homes = new WeakMap<Node, Home>()

  constructor(readonly root: Node) {
    const components = isNode(root.components) ? root.components : {}
    for (const kind of Object.values(components))
      for (const [component, value] of Object.entries(kind as object))
        walk(value, '', (node, path) => this.#homes.set(node, { component, path }))
  }

  /** The component that defines a node; undefined for a node that stands in an operation. */
  homeOf(node: Node): Home | undefined {
    return this.#homes.get(node)
  }

  /** Names a merged node after the node that it was made for. */
  adopt(merged: Node, original: Node): void {
    const home = this.#homes.get(original)
    if (home) this.#homes.set(merged, home)
  }

  /** The node that a reference leads to. Throws when there is none, or when the reference leaves the document. */
  target(reference: string): Node {
    const known = this.#targets.get(reference)
    if (known) return known
    if (!reference.startsWith('#/')) throw new Error(`${reference} is not a reference within the description.`)
    const found = reference
      .slice(2)
      .split('/')
      .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], this.root)
    if (!isNode(found)) throw new Error(`${reference} does not exist.`)
    this.#targets.set(reference, found)
    return found
  }

  /** A parameter, header, response or body, without the references that lead to it. */
  resolve(node: Node): Node {
    let resolved = node
    const seen = new Set<Node>()
    while (typeof resolved.$ref === 'string') {
      if (seen.has(resolved)) throw new Error(`${resolved.$ref} refers to itself.`)
      seen.add(resolved)
      resolved = this.target(resolved.$ref)
    }
    return resolved
  }
}
