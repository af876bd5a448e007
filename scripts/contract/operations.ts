import { canonical, Document, type Home, isNode, type Node } from './document.ts'
import { type Change, changesUnder, type Finding, Pair } from './graph.ts'
import { type Direction, SchemaComparison } from './schemas.ts'
import { ANY } from './shape.ts'

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const

/** An operation and the parameters of its path. */
interface Operation {
  readonly node: Node
  readonly parameters: readonly Node[]
}

const nodesOf = (value: unknown): Record<string, Node> => (isNode(value) ? (value as Record<string, Node>) : {})
const listOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value : [])

const operationsOf = (paths: unknown, prefix = ''): Map<string, Operation> =>
  new Map(
    Object.entries(nodesOf(paths)).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const node = item[method]
        const name = `${method.toUpperCase()} ${prefix}${path}`
        return isNode(node) ? [[name, { node, parameters: listOf(item.parameters) }] as const] : []
      }),
    ),
  )

/** Parts by name, such as parameters, media types or headers, and whether each is required. */
interface Part {
  readonly node: Node
  readonly required: boolean
}
type Parts = ReadonlyMap<string, Part>

const partsOf = (document: Document, values: unknown, lower = false): Map<string, Part> =>
  new Map(
    Object.entries(nodesOf(values)).map(([name, value]) => {
      const node = document.resolve(value)
      return [lower ? name.toLowerCase() : name, { node, required: node.required === true }]
    }),
  )

const FLOW = { request: 'response', response: 'request' } as const

class Comparison {
  readonly #schemas: SchemaComparison
  /** The pairs of compared responses: several operations share a response. */
  readonly #shared = new Map<Node, Map<Node, Pair>>()

  constructor(
    readonly before: Document,
    readonly after: Document,
  ) {
    this.#schemas = new SchemaComparison(before, after)
  }

  changes(): Change[] {
    const pairs = new Map<string, Pair>()
    for (const [key, prefix] of [
      ['paths', ''],
      ['webhooks', 'webhook '],
    ] as const) {
      const [before, after] = [operationsOf(this.before.root[key], prefix), operationsOf(this.after.root[key], prefix)]
      for (const name of new Set([...before.keys(), ...after.keys()])) {
        const pair = new Pair()
        pairs.set(name, pair)
        const [old, current] = [before.get(name), after.get(name)]
        if (old && current) this.#compareOperations(pair, old, current, key === 'paths' ? 'request' : 'response')
        else this.#note(pair, old !== undefined, old ? 'operation removed' : 'operation added', '')
      }
    }
    this.#schemas.finish()
    return changesUnder(pairs)
  }

  #note(pair: Pair, breaking: boolean, rule: string, step: string, more: Partial<Finding> = {}): void {
    pair.findings.push({ detail: '', homes: [], breaking, rule, step, ...more })
  }

  /** `sent` is the direction of the request body: the server sends the bodies of webhooks. */
  #compareOperations(pair: Pair, before: Operation, after: Operation, sent: Direction): void {
    const [old, current] = [before.node, after.node]
    if (old.operationId !== current.operationId)
      this.#note(pair, true, 'operationId changed', 'operationId', {
        detail: `${old.operationId} became ${current.operationId}`,
      })
    for (const price of ['x-credits', 'x-rate-limit-units'])
      this.#comparePrices(pair, price, old[price], current[price])
    if (old['x-status'] !== current['x-status'])
      this.#note(pair, current['x-status'] !== undefined, 'status changed', 'x-status', {
        detail: `${old['x-status'] ?? 'stable'} became ${current['x-status'] ?? 'stable'}`,
      })
    if (current.deprecated === true && old.deprecated !== true) this.#note(pair, false, 'operation deprecated', '')
    if (canonical(old.callbacks ?? null) !== canonical(current.callbacks ?? null))
      this.#note(pair, true, 'callbacks changed', 'callbacks', { detail: 'cannot be compared' })
    this.#compareSecurity(pair, old, current)
    this.#compareParameters(pair, before, after, sent)
    this.#compareBodies(pair, old, current, sent)
    this.#compareResponses(pair, old, current, FLOW[sent])
  }

  #comparePrices(pair: Pair, step: string, was: unknown, is: unknown): void {
    if (was === is) return
    const isCheaper = typeof was === 'number' && typeof is === 'number' && is < was
    this.#note(pair, !isCheaper, 'price changed', step, { detail: `${was ?? 'none'} became ${is ?? 'none'}` })
  }

  /** Every combination of credentials that was sufficient must still be sufficient. */
  #compareSecurity(pair: Pair, before: Node, after: Node): void {
    const homes: Home[] = before.security || after.security ? [] : [{ component: 'security', path: '' }]
    const ways = (document: Document, node: Node): string[][] => {
      const list = listOf(node.security ?? document.root.security)
      const all = list.length === 0 ? [{}] : list
      return all.map((way) =>
        Object.entries(way).flatMap(([name, scopes]) => this.#credentials(document, name, scopes)),
      )
    }
    const [old, current] = [ways(this.before, before), ways(this.after, after)]
    const isEnough = (had: readonly string[], wanted: readonly string[]) => wanted.every((each) => had.includes(each))
    if (!old.every((had) => current.some((wanted) => isEnough(had, wanted))))
      this.#note(pair, true, 'security narrowed', 'security', { homes })
    if (!current.every((wanted) => old.some((had) => isEnough(wanted, had))))
      this.#note(pair, false, 'security widened', 'security', { homes })
  }

  /** The definition of a security scheme without its name and texts, and one text for each scope. */
  #credentials(document: Document, name: string, scopes: unknown): string[] {
    const schemes = nodesOf(nodesOf(document.root.components).securitySchemes)
    const { description: _, ...scheme } = schemes[name] ? document.resolve(schemes[name]) : { name }
    const text = canonical(scheme)
    return [text, ...listOf(scopes).map((scope) => `${text} ${scope}`)]
  }

  /** Compares the parts that one side sends: those of the first description, and the new ones of the second. */
  #compareParts(pair: Pair, what: string, prefix: string, before: Parts, after: Parts, direction: Direction) {
    const isRequest = direction === 'request'
    const both: [step: string, before: Node, after: Node][] = []
    for (const [name, old] of before) {
      const current = after.get(name)
      const step = `${prefix}${name}`
      if (!current) {
        this.#note(pair, true, `${what} removed`, step, { homes: this.#schemas.homes(old.node) })
        continue
      }
      both.push([step, old.node, current.node])
      const homes = this.#schemas.homes(old.node, current.node)
      if (!old.required && current.required) this.#note(pair, isRequest, `${what} became required`, step, { homes })
      if (old.required && !current.required) this.#note(pair, !isRequest, `${what} became optional`, step, { homes })
    }
    for (const [name, { node, required }] of after)
      if (!before.has(name)) {
        const rule = `${what} added${required ? ', required' : ''}`
        this.#note(pair, isRequest && required, rule, `${prefix}${name}`, { homes: this.#schemas.homes(node) })
      }
    return both
  }

  #compareParameters(pair: Pair, before: Operation, after: Operation, direction: Direction): void {
    const parameters = (document: Document, { node, parameters }: Operation): Parts =>
      new Map(
        [...parameters, ...listOf(node.parameters)].map((each) => {
          const parameter = document.resolve(each)
          const name = String(parameter.name)
          const place = String(parameter.in)
          const key = `${place}.${place === 'header' ? name.toLowerCase() : name}`
          return [key, { node: parameter, required: parameter.required === true }]
        }),
      )
    const [old, current] = [parameters(this.before, before), parameters(this.after, after)]
    for (const [step, was, is] of this.#compareParts(pair, 'parameter', '', old, current, direction)) {
      const homes = this.#schemas.homes(was, is)
      const form = ({ style, explode, allowReserved, allowEmptyValue }: Node) =>
        canonical({ style, explode, allowReserved, allowEmptyValue })
      if (form(was) !== form(is)) this.#note(pair, true, 'parameter written otherwise', step, { homes })
      this.#compareContents(pair, step, was, is, direction)
    }
  }

  /** The schema of a parameter, header, body or response, or one for each media type. */
  #compareContents(pair: Pair, step: string, before: Node, after: Node, direction: Direction): void {
    if (before.schema || after.schema)
      this.#schemas.link(pair, step, nodesOf(before).schema ?? ANY, nodesOf(after).schema ?? ANY, direction)
    const [old, current] = [partsOf(this.before, before.content), partsOf(this.after, after.content)]
    const what = `${direction} media type`
    const prefix = step === '' ? '' : `${step}.`
    for (const [name, was, is] of this.#compareParts(pair, what, prefix, old, current, direction)) {
      if (canonical(was.encoding ?? null) !== canonical(is.encoding ?? null))
        this.#note(pair, true, `${what} encoded otherwise`, name)
      this.#schemas.link(pair, name, nodesOf(was).schema ?? ANY, nodesOf(is).schema ?? ANY, direction)
    }
  }

  #compareBodies(pair: Pair, before: Node, after: Node, direction: Direction): void {
    const body = (document: Document, { requestBody }: Node): Parts =>
      isNode(requestBody) ? partsOf(document, { body: requestBody }) : new Map()
    const [old, current] = [body(this.before, before), body(this.after, after)]
    for (const [step, was, is] of this.#compareParts(pair, `${direction} body`, '', old, current, direction))
      this.#compareContents(pair, step, was, is, direction)
  }

  #compareResponses(pair: Pair, before: Node, after: Node, direction: Direction): void {
    const [old, current] = [partsOf(this.before, before.responses), partsOf(this.after, after.responses)]
    for (const [status, { node }] of old) {
      const found = current.get(status) ?? current.get(`${status[0]}XX`) ?? current.get('default')
      const homes = this.#schemas.homes(node)
      if (found) pair.link(`responses.${status}`, this.#responses(node, found.node, direction))
      else this.#note(pair, true, 'status removed', `responses.${status}`, { homes })
    }
    for (const [status, { node }] of current) {
      if (old.has(status)) continue
      const range = old.get(`${status[0]}XX`) ?? old.get('default')
      if (range) {
        pair.link(`responses.${status}`, this.#responses(range.node, node, direction))
        continue
      }
      // Clients treat an unknown success status like the known one; an unknown error is still an error.
      const isSuccess = direction === 'response' && /^[123]/.test(status)
      this.#note(pair, isSuccess, 'status added', `responses.${status}`, { homes: this.#schemas.homes(node) })
    }
  }

  #responses(before: Node, after: Node, direction: Direction): Pair {
    const known = this.#shared.get(before)?.get(after)
    if (known) return known
    const pair = new Pair()
    this.#shared.set(before, (this.#shared.get(before) ?? new Map()).set(after, pair))
    const [old, current] = [partsOf(this.before, before.headers, true), partsOf(this.after, after.headers, true)]
    for (const [step, was, is] of this.#compareParts(pair, 'header', 'headers.', old, current, direction))
      this.#compareContents(pair, step, was, is, direction)
    this.#compareContents(pair, '', before, after, direction)
    return pair
  }
}

/**
 * The changes from one OpenAPI 3.1 description to another, in the order of the first. Texts and examples are not compared. The work grows
 * with the size of the descriptions and of the result. Throws when a reference leads to nothing.
 */
export const compare = (before: Node, after: Node): Change[] =>
  new Comparison(new Document(before), new Document(after)).changes()
