import { STATED_REFUSALS } from '../../src/api/text-formats.ts'
import { canonical, type Document, type Home, type Node } from './document.ts'
import { Pair } from './graph.ts'
import { ANY, KINDS, type Kind, type Limit, type Shape, Shapes, valuesWithout } from './shape.ts'

/** Clients send requests, the server sends responses. */
export type Direction = 'request' | 'response'

/**
 * The change of a set of allowed values; `extended` means a new value of a set that is marked open, `stated` a restriction that the service
 * already had.
 */
type Effect = 'narrowed' | 'widened' | 'replaced' | 'extended' | 'stated'

/** A client sends any value that was allowed before, and understands no value that was not documented before. */
const breaks = (effect: Effect, direction: Direction): boolean =>
  effect === 'replaced' || (effect === 'narrowed') === (direction === 'request')

const listed = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(', ')
const either = (kinds: readonly string[]) => kinds.join(' or ') || 'nothing'

/** Compares the schemas of two descriptions; each pair of schemas once in each direction. */
export class SchemaComparison {
  readonly #before: Shapes
  readonly #after: Shapes
  readonly #pairs: Record<Direction, Map<Node, Map<Node, Pair>>> = { request: new Map(), response: new Map() }
  readonly #waiting: (() => void)[] = []

  constructor(
    before: Document,
    readonly after: Document,
  ) {
    this.#before = new Shapes(before)
    this.#after = new Shapes(after)
  }

  /** Links a field, which both descriptions have, to the pair of its schemas. `finish` then compares them. */
  link(from: Pair, step: string, before: Node, after: Node, direction: Direction): void {
    this.#compareAnnotations(from, step, before, after, direction)
    const [old, current] = [this.#before.follow(before), this.#after.follow(after)]
    if (old === ANY && current === ANY) return
    const known = this.#pairs[direction].get(old)
    const pair = known?.get(current) ?? new Pair()
    from.link(step, pair)
    if (known?.has(current)) return
    if (known) known.set(current, pair)
    else this.#pairs[direction].set(old, new Map([[current, pair]]))
    this.#waiting.push(() => this.#compare(pair, old, current, direction))
  }

  /** Compares all linked pairs and the pairs below them. */
  finish(): void {
    for (let next = this.#waiting.pop(); next; next = this.#waiting.pop()) next()
  }

  /** The components that define some nodes of either description. */
  homes(...nodes: (Node | undefined)[]): Home[] {
    const { document: before } = this.#before
    return nodes.flatMap((node) => (node && (before.homeOf(node) ?? this.after.homeOf(node))) ?? [])
  }

  /** The default is what the server assumes for a missing field of a request; in a response it has no effect. */
  #compareAnnotations(from: Pair, step: string, before: Node, after: Node, direction: Direction): void {
    const [was, is] = [this.#before.annotation(before, 'default'), this.#after.annotation(after, 'default')]
    if (direction === 'request' && canonical(was ?? null) !== canonical(is ?? null)) {
      const detail = `${JSON.stringify(was) ?? 'none'} became ${JSON.stringify(is) ?? 'none'}`
      const homes = this.homes(before, after)
      from.findings.push({ breaking: was !== undefined, rule: 'request default changed', step, detail, homes })
    }
    const isDeprecated = this.#after.annotation(after, 'deprecated') === true
    if (!isDeprecated || this.#before.annotation(before, 'deprecated') === true) return
    const homes = this.homes(before, after)
    from.findings.push({ breaking: false, rule: `${direction} field deprecated`, step, detail: '', homes })
  }

  #compare(pair: Pair, before: Node, after: Node, direction: Direction): void {
    const note = (origins: readonly Node[], effect: Effect, subject: string, detail: string) => {
      const breaking = effect !== 'extended' && breaks(effect, direction)
      pair.findings.push({
        breaking,
        rule: `${direction} ${subject} ${effect}`,
        step: '',
        detail,
        homes: this.homes(...origins),
      })
    }
    const [old, current] = [byKind(this.#before.of(before)), byKind(this.#after.of(after))]
    const gone = [...old.keys()].filter((kind) => !current.has(kind))
    const come = [...current.keys()].filter((kind) => !old.has(kind))
    const types = `${either(typeNames(old))} became ${either(typeNames(current))}`
    const effect = gone.length === 0 ? 'widened' : come.length === 0 ? 'narrowed' : 'replaced'
    if (gone.length + come.length > 0) note([before, after], effect, 'type', types)
    for (const [kind, alternatives] of old) {
      if (!current.has(kind)) continue
      const { both, removed, added } = paired(alternatives, current.get(kind)!)
      if (removed.length > 0)
        note([before, after], 'narrowed', 'alternatives', `${removed.length} of type ${kind} removed`)
      if (added.length > 0) note([before, after], 'widened', 'alternatives', `${added.length} of type ${kind} added`)
      for (const [a, b] of both) {
        compareLimits(a, b, direction, (...change) => note([a.origin, b.origin], ...change))
        if (kind === 'array' && (a.items !== ANY || b.items !== ANY)) this.link(pair, '[]', a.items, b.items, direction)
        if (kind === 'object') this.#compareFields(pair, a, b, direction)
      }
    }
  }

  #compareFields(pair: Pair, before: Shape, after: Shape, direction: Direction): void {
    const isRequest = direction === 'request'
    const note = (breaking: boolean, rule: string, step: string, detail: string, ...origins: (Node | undefined)[]) =>
      pair.findings.push({ breaking, rule: `${direction} ${rule}`, step, detail, homes: this.homes(...origins) })
    for (const [name, field] of before.fields) {
      const current = after.fields.get(name)
      if (!current) {
        note(true, 'field removed', name, '', field)
        continue
      }
      this.link(pair, name, field, current, direction)
      const [was, is] = [before.required.has(name), after.required.has(name)]
      if (!was && is) note(isRequest, 'field became required', name, '', field, current)
      if (was && !is) note(!isRequest, 'field became optional', name, '', field, current)
    }
    for (const [name, field] of after.fields) {
      if (before.fields.has(name)) continue
      const isRequired = after.required.has(name)
      const breaking = isRequest ? isRequired : before.rest === false
      const detail = !isRequest && breaking ? 'to an object that allowed no other fields' : ''
      note(breaking, isRequired ? 'field added, required' : 'field added', name, detail, field)
    }
    if (before.rest !== false && after.rest !== false) {
      if (before.rest !== ANY || after.rest !== ANY) this.link(pair, '{}', before.rest, after.rest, direction)
    } else if (before.rest !== after.rest) {
      const effect = after.rest === false ? 'narrowed' : 'widened'
      const homes = [before.origin, after.origin]
      note(
        breaks(effect, direction),
        `other fields ${effect}`,
        '',
        effect === 'narrowed' ? 'refused' : 'allowed',
        ...homes,
      )
    }
  }
}

type Report = (effect: Effect, subject: string, detail: string) => void

const showLimit = (limit: Limit | undefined, sign: string) =>
  limit ? `${limit.exclusive ? sign : `${sign}=`} ${limit.at}` : 'no limit'

const compareMeasures = (a: Shape['least'], b: Shape['least'], sign: '<' | '>', report: Report) => {
  for (const measure of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const [was, is] = [a[measure], b[measure]]
    if (canonical(was ?? null) === canonical(is ?? null)) continue
    const isTighter = !was || (is && (is.at === was.at ? is.exclusive : sign === '>' ? is.at > was.at : is.at < was.at))
    report(isTighter ? 'narrowed' : 'widened', measure, `${showLimit(was, sign)} became ${showLimit(is, sign)}`)
  }
}

/** The effect of a restriction that was added, removed or replaced; null where it is the same. */
const effectOf = (was: unknown, is: unknown): Effect | null => {
  if (was === is) return null
  return was === undefined ? 'narrowed' : is === undefined ? 'widened' : 'replaced'
}

const compareSets = (a: Shape, b: Shape, direction: Direction, report: Report) => {
  const wider = direction === 'response' && a.open ? 'extended' : 'widened'
  if (!b.values) return report(wider, 'set of values', 'no longer listed')
  if (!a.values) return report('narrowed', 'set of values', `limited to ${listed(b.values)}`)
  const [removed, added] = [valuesWithout(a.values, b.values), valuesWithout(b.values, a.values)]
  if (removed.length > 0) report('narrowed', 'set of values', `without ${listed(removed)}`)
  if (added.length > 0) report(wider, 'set of values', `with ${listed(added)}`)
  if (direction === 'request' || a.open === b.open) return
  report(b.open ? 'widened' : 'narrowed', 'set of values', b.open ? 'marked open' : 'no longer marked open')
}

/** Compares the restrictions of two shapes of one kind, without those of their fields and items. */
const compareLimits = (a: Shape, b: Shape, direction: Direction, report: Report): void => {
  for (const keyword of new Set([...Object.keys(a.others), ...Object.keys(b.others)]))
    if (a.others[keyword] !== b.others[keyword]) report('replaced', keyword, 'cannot be compared')
  if (a.values || b.values) {
    compareSets(a, b, direction, report)
    return
  }
  if (a.whole !== b.whole) report(b.whole ? 'narrowed' : 'widened', 'type', b.whole ? 'now integer' : 'now number')
  compareMeasures(a.least, b.least, '>', report)
  compareMeasures(a.most, b.most, '<', report)
  const step = effectOf(a.multipleOf, b.multipleOf)
  if (step) report(step, 'multipleOf', `${a.multipleOf ?? 'none'} became ${b.multipleOf ?? 'none'}`)
  if (a.unique !== b.unique) report(b.unique ? 'narrowed' : 'widened', 'uniqueItems', String(b.unique))
  for (const keyword of new Set([...Object.keys(a.texts), ...Object.keys(b.texts)])) {
    const effect = effectOf(a.texts[keyword], b.texts[keyword])
    const isStated = effect === 'narrowed' && direction === 'request' && STATED_REFUSALS.has(b.texts[keyword] ?? '')
    if (effect)
      report(
        isStated ? 'stated' : effect,
        keyword,
        `${a.texts[keyword] ?? 'none'} became ${b.texts[keyword] ?? 'none'}`,
      )
  }
}

const byKind = (shapes: readonly Shape[]): Map<Kind, Shape[]> => {
  const kinds = new Map<Kind, Shape[]>()
  for (const shape of shapes) kinds.set(shape.kind, [...(kinds.get(shape.kind) ?? []), shape])
  return kinds
}

const typeNames = (kinds: ReadonlyMap<Kind, readonly Shape[]>): string[] =>
  kinds.size === KINDS.length
    ? ['any value']
    : [...kinds].map(([kind, shapes]) => (kind === 'number' && shapes.every(({ whole }) => whole) ? 'integer' : kind))

/** The fields of an alternative that hold one value only, such as `kind: "planet"`. */
const discriminator = (shape: Shape): string =>
  [...shape.fields]
    .flatMap(([name, field]) => ('const' in field ? [`${name}=${canonical(field.const)}`] : []))
    .sort()
    .join()

/** The similarity of two alternatives: a larger number if they have more in common. */
const likeness = (a: Shape, b: Shape): number => {
  const isSet = a.values !== undefined
  let score = isSet === (b.values !== undefined) ? 1 : 0
  if (a.fields.size > 0 && discriminator(a) === discriminator(b)) score += 1000
  for (const name of a.fields.keys()) if (b.fields.has(name)) score++
  return score
}

/** Pairs of alternatives that correspond to each other: those with most in common first. */
const paired = (before: readonly Shape[], after: readonly Shape[]) => {
  const rest = new Set(after)
  const both: [Shape, Shape][] = []
  const removed: Shape[] = []
  if (before.length === 1 && after.length === 1) return { both: [[before[0]!, after[0]!] as const], removed, added: [] }
  const pairs = before
    .flatMap((a) => after.map((b) => ({ a, b, score: likeness(a, b) })))
    .sort((x, y) => y.score - x.score)
  const taken = new Set<Shape>()
  for (const { a, b, score } of pairs) {
    if (taken.has(a) || !rest.has(b) || score === 0) continue
    taken.add(a)
    rest.delete(b)
    both.push([a, b])
  }
  removed.push(...before.filter((a) => !taken.has(a)))
  return { both, removed, added: [...rest] }
}
