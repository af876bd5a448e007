import { canonical, type Document, isNode, type Node } from './document.ts'

/** JSON types of values; an integer is a number. */
export const KINDS = ['null', 'boolean', 'number', 'string', 'array', 'object'] as const
export type Kind = (typeof KINDS)[number]

export interface Limit {
  readonly at: number
  readonly exclusive: boolean
}

/** The values of one JSON type that a schema allows, with all references and `allOf` resolved. */
export interface Shape {
  readonly kind: Kind
  /** The node of the description that defines the shape; changes are reported under the name of this node. */
  readonly origin: Node
  /** The closed set of values, where there is one. */
  readonly values?: readonly unknown[]
  /** `x-open`: later versions may add values to the set. */
  readonly open: boolean
  /** Whole numbers only. */
  readonly whole: boolean
  readonly unique: boolean
  /** The limits by measure: `value`, `length`, `items`, `properties`. */
  readonly least: Readonly<Record<string, Limit>>
  readonly most: Readonly<Record<string, Limit>>
  readonly multipleOf?: number
  /** `pattern`, `format` and the like. */
  readonly texts: Readonly<Record<string, string>>
  readonly items: Node
  readonly fields: ReadonlyMap<string, Node>
  readonly required: ReadonlySet<string>
  /** The schema of fields without a name; false when they are refused. */
  readonly rest: Node | false
  /** Keywords that the comparison does not understand, by their JSON text. */
  readonly others: Readonly<Record<string, string>>
}

export const ANY: Node = {}
const NEVER: Node = { not: {} }
const nodeOf = (value: unknown): Node => (isNode(value) ? value : value === false ? NEVER : ANY)

const COMBINING = new Set(['allOf', 'anyOf', 'oneOf'])
/** Keywords that restrict no value themselves. */
const WITHOUT_EFFECT = new Set([
  ...['$ref', ...COMBINING],
  ...['title', 'description', 'default', 'deprecated', 'example', 'examples', 'externalDocs', '$comment', 'xml'],
])
const isWithoutEffect = (keyword: string) =>
  WITHOUT_EFFECT.has(keyword) || (keyword.startsWith('x-') && keyword !== 'x-open')

const LEAST: Readonly<Record<string, readonly [measure: string, exclusive: boolean]>> = {
  minimum: ['value', false],
  exclusiveMinimum: ['value', true],
  minLength: ['length', false],
  minItems: ['items', false],
  minProperties: ['properties', false],
}
const MOST: typeof LEAST = {
  maximum: ['value', false],
  exclusiveMaximum: ['value', true],
  maxLength: ['length', false],
  maxItems: ['items', false],
  maxProperties: ['properties', false],
}
const TEXTS = new Set(['pattern', 'format', 'contentMediaType', 'contentEncoding'])
const STRUCTURE = new Set([
  ...['type', 'enum', 'const', 'multipleOf', 'uniqueItems', 'items', 'properties', 'required', 'x-open'],
  ...['additionalProperties', 'unevaluatedProperties'],
])
/** The one kind that a keyword restricts; a keyword that is missing here restricts all kinds. */
const KIND_OF: Readonly<Record<string, Kind>> = {
  ...Object.fromEntries(['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum'].map((key) => [key, 'number'])),
  ...Object.fromEntries(['minLength', 'maxLength', ...TEXTS].map((key) => [key, 'string'])),
  ...Object.fromEntries(['minItems', 'maxItems', 'prefixItems', 'contains'].map((key) => [key, 'array'])),
  ...Object.fromEntries(
    ['minProperties', 'maxProperties', 'patternProperties', 'propertyNames', 'dependentRequired'].map((key) => [
      key,
      'object',
    ]),
  ),
}

const speaksOf = (keyword: string, kind: Kind) => (KIND_OF[keyword] ?? kind) === kind

export const kindOf = (value: unknown): Kind => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value as Kind
}

/** The tighter of two lower limits (`isLeast`) or of two upper limits. */
const tighter = (a: Limit, b: Limit, isLeast: boolean): Limit => {
  if (a.at === b.at) return a.exclusive ? a : b
  return a.at > b.at === isLeast ? a : b
}

const limitsOf = (node: Node, kind: Kind, keywords: typeof LEAST): Record<string, Limit> => {
  const limits: Record<string, Limit> = {}
  for (const [keyword, [measure, exclusive]] of Object.entries(keywords)) {
    const at = node[keyword]
    if (typeof at !== 'number' || !speaksOf(keyword, kind)) continue
    const limit = { at, exclusive }
    limits[measure] = limits[measure] ? tighter(limits[measure], limit, keywords === LEAST) : limit
  }
  return limits
}

const limitsOfBoth = (a: Shape['least'], b: Shape['least'], isLeast: boolean): Record<string, Limit> => {
  const both = { ...a, ...b }
  for (const measure of Object.keys(a)) if (b[measure]) both[measure] = tighter(a[measure]!, b[measure], isLeast)
  return both
}

/** The values of one set that are not in another. */
export const valuesWithout = (values: readonly unknown[], others: readonly unknown[]): unknown[] => {
  const texts = new Set(others.map(canonical))
  return values.filter((value) => !texts.has(canonical(value)))
}

/** The values that two sets have in common; either may be missing. */
const valuesOfBoth = (a: Shape['values'], b: Shape['values']): Shape['values'] =>
  a && b ? valuesWithout(a, valuesWithout(a, b)) : (a ?? b)

const shapeOf = (node: Node, kind: Kind, values: readonly unknown[] | undefined, whole: boolean): Shape => {
  const entries = Object.entries(node).filter(([keyword]) => speaksOf(keyword, kind))
  const unknown = ([keyword]: [string, unknown]) =>
    !isWithoutEffect(keyword) &&
    !STRUCTURE.has(keyword) &&
    !TEXTS.has(keyword) &&
    !(keyword in LEAST) &&
    !(keyword in MOST)
  const fields = new Map(
    kind === 'object' && isNode(node.properties)
      ? Object.entries(node.properties).map(([name, field]) => [name, nodeOf(field)])
      : [],
  )
  const required = new Set(kind === 'object' && Array.isArray(node.required) ? (node.required as string[]) : [])
  for (const name of required) if (!fields.has(name)) fields.set(name, ANY)
  const rest = node.additionalProperties ?? node.unevaluatedProperties
  return {
    kind,
    origin: node,
    ...(values && { values }),
    open: node['x-open'] === true,
    whole,
    unique: kind === 'array' && node.uniqueItems === true,
    least: limitsOf(node, kind, LEAST),
    most: limitsOf(node, kind, MOST),
    ...(kind === 'number' && typeof node.multipleOf === 'number' && { multipleOf: node.multipleOf }),
    texts: Object.fromEntries(
      entries.filter(([keyword]) => TEXTS.has(keyword)).map(([keyword, text]) => [keyword, String(text)]),
    ),
    items: kind === 'array' ? nodeOf(node.items) : ANY,
    fields,
    required,
    rest: kind === 'object' && rest === false ? false : kind === 'object' ? nodeOf(rest) : ANY,
    others: Object.fromEntries(entries.filter(unknown).map(([keyword, value]) => [keyword, canonical(value)])),
  }
}

/** The shapes of a schema without restrictions. */
const ANYTHING: readonly Shape[] = KINDS.map((kind) => shapeOf(ANY, kind, undefined, false))

/** A schema that combines more pairs of alternatives is refused. */
const MAX_COMBINATIONS = 400

/** The shapes of the schemas of one description. */
export class Shapes {
  readonly #known = new Map<Node, readonly Shape[]>()
  readonly #pending = new Set<Node>()

  constructor(readonly document: Document) {}

  /** The node that a chain of references leads to. A reference with restrictions beside it is not followed. */
  follow(node: Node): Node {
    const seen = new Set<Node>()
    let followed = node
    while (typeof followed.$ref === 'string' && this.#isOnlyReference(followed) && !seen.has(followed)) {
      seen.add(followed)
      followed = this.document.target(followed.$ref)
    }
    return followed
  }

  #isOnlyReference(node: Node): boolean {
    return Object.keys(node).every((keyword) => !COMBINING.has(keyword) && isWithoutEffect(keyword))
  }

  /** An annotation of a node, or else of the nodes that it refers to. */
  annotation(node: Node, keyword: 'default' | 'deprecated', seen = new Set<Node>()): unknown {
    if (keyword in node || seen.has(node)) return node[keyword]
    seen.add(node)
    const parts = [
      ...(typeof node.$ref === 'string' ? [this.document.target(node.$ref)] : []),
      ...(Array.isArray(node.allOf) ? node.allOf.map(nodeOf) : []),
    ]
    for (const part of parts) {
      const value = this.annotation(part, keyword, seen)
      if (value !== undefined) return value
    }
    return undefined
  }

  /**
   * The alternatives that a schema allows; none when no value fits it. `oneOf` counts as `anyOf`. A schema that is defined by itself
   * alone allows all values.
   */
  of(node: Node): readonly Shape[] {
    const known = this.#known.get(node)
    if (known) return known
    if (this.#pending.has(node)) return ANYTHING
    this.#pending.add(node)
    const parts: (readonly Shape[])[] = [this.#own(node)]
    if (typeof node.$ref === 'string') parts.push(this.of(this.document.target(node.$ref)))
    for (const part of Array.isArray(node.allOf) ? node.allOf : []) parts.push(this.of(nodeOf(part)))
    for (const union of [node.anyOf, node.oneOf])
      if (Array.isArray(union)) parts.push(united(union.flatMap((each) => this.of(nodeOf(each)))))
    const shapes = parts.reduce((all, part) => this.#both(all, part, node))
    this.#pending.delete(node)
    this.#known.set(node, shapes)
    return shapes
  }

  /** The shapes of the keywords of a node, without the schemas that it refers to. */
  #own(node: Node): readonly Shape[] {
    if (Object.keys(node).every(isWithoutEffect)) return ANYTHING
    const listed = 'const' in node ? [node.const] : Array.isArray(node.enum) ? node.enum : undefined
    const types: readonly unknown[] = node.type === undefined ? KINDS : [node.type].flat()
    const kinds = KINDS.filter((kind) => types.includes(kind) || (kind === 'number' && types.includes('integer')))
    return kinds.flatMap((kind) => {
      const values = listed?.filter((value) => kindOf(value) === kind)
      if (values?.length === 0) return []
      return [shapeOf(node, kind, values, kind === 'number' && !types.includes('number'))]
    })
  }

  /** The shapes that fit two schemas at once. */
  #both(all: readonly Shape[], part: readonly Shape[], origin: Node): readonly Shape[] {
    if (all === ANYTHING) return part
    if (part === ANYTHING) return all
    if (all.length * part.length > MAX_COMBINATIONS)
      throw new Error(
        `A schema combines ${all.length} alternatives with ${part.length}; at most ${MAX_COMBINATIONS} pairs are compared.`,
      )
    return all.flatMap((a) => part.filter(({ kind }) => kind === a.kind).flatMap((b) => this.#merged(a, b, origin)))
  }

  #merged(a: Shape, b: Shape, origin: Node): Shape[] {
    if (!restricts(b)) return [a]
    if (!restricts(a)) return [b]
    const values = valuesOfBoth(a.values, b.values)
    if (values?.length === 0) return []
    const multiples = [a.multipleOf, b.multipleOf].filter((each) => each !== undefined)
    return [
      {
        kind: a.kind,
        origin,
        ...(values && { values }),
        open: a.open || b.open,
        whole: a.whole || b.whole,
        unique: a.unique || b.unique,
        least: limitsOfBoth(a.least, b.least, true),
        most: limitsOfBoth(a.most, b.most, false),
        ...(multiples.length > 0 && { multipleOf: Math.max(...multiples) }),
        texts: textsOfBoth(a.texts, b.texts),
        items: this.#conjunction(a.items, b.items),
        fields: this.#fieldsOfBoth(a.fields, b.fields),
        required: new Set([...a.required, ...b.required]),
        rest: a.rest === false || b.rest === false ? false : this.#conjunction(a.rest, b.rest),
        others: textsOfBoth(a.others, b.others),
      },
    ]
  }

  #fieldsOfBoth(a: Shape['fields'], b: Shape['fields']): Shape['fields'] {
    const fields = new Map(a)
    for (const [name, field] of b) fields.set(name, this.#conjunction(fields.get(name) ?? ANY, field))
    return fields
  }

  #conjunction(a: Node, b: Node): Node {
    if (a === b || b === ANY) return a
    if (a === ANY) return b
    const conjunction = { allOf: [a, b] }
    this.document.adopt(conjunction, a)
    return conjunction
  }
}

const textsOfBoth = (a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>) => {
  const both = { ...a, ...b }
  for (const [name, text] of Object.entries(a))
    if (b[name] !== undefined && b[name] !== text) both[name] = [text, b[name]].sort().join(' and ')
  return both
}

/** Returns true if a shape restricts its kind. */
const restricts = (shape: Shape): boolean =>
  shape.values !== undefined ||
  shape.open ||
  shape.whole ||
  shape.unique ||
  shape.multipleOf !== undefined ||
  shape.items !== ANY ||
  shape.rest !== ANY ||
  shape.fields.size > 0 ||
  [shape.least, shape.most, shape.texts, shape.others].some((each) => Object.keys(each).length > 0)

/** Alternatives in which the closed sets of one kind are merged into one set. */
const united = (shapes: readonly Shape[]): readonly Shape[] => {
  const sets = new Map<Kind, Shape>()
  const united: Shape[] = []
  for (const shape of shapes) {
    const set = sets.get(shape.kind)
    if (shape.values === undefined && shape.kind !== 'null' && shape.kind !== 'boolean') united.push(shape)
    else if (!set) sets.set(shape.kind, shape)
    else sets.set(shape.kind, { ...set, ...joinedValues(set, shape), open: set.open || shape.open })
  }
  return [...sets.values(), ...united]
}

const joinedValues = (a: Shape, b: Shape): Pick<Shape, 'values'> => {
  if (!a.values || !b.values) return { values: undefined }
  return { values: [...a.values, ...valuesWithout(b.values, a.values)] }
}
