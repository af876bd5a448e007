import { type Home, joined } from './document.ts'

/** One difference, at the node of the graph where it was found. */
export interface Finding {
  readonly breaking: boolean
  /** The kind of the change, in a few words: `response field removed`. */
  readonly rule: string
  /** From the node to the field that changed; empty for the node itself. */
  readonly step: string
  readonly detail: string
  /** The components that define the field, before and after. */
  readonly homes: readonly Home[]
}

/** Two parts of the two descriptions that stand in the same place. */
export class Pair {
  readonly findings: Finding[] = []
  readonly edges: { readonly step: string; readonly pair: Pair }[] = []

  link(step: string, pair: Pair): void {
    this.edges.push({ step, pair })
  }
}

export interface Place {
  /** Method and path: `POST /v1/dashas/current-dasha`. */
  readonly operation: string
  /** From the operation to the field: `responses.200.application/json.data.running[].lord`. */
  readonly path: string
}

export interface Change extends Pick<Finding, 'breaking' | 'rule' | 'detail' | 'homes'> {
  /** Every operation in which the field stands, each once. */
  readonly places: readonly Place[]
}

/** The pairs from which a finding can be reached. */
const leadingToFindings = (roots: Iterable<Pair>): Set<Pair> => {
  const parents = new Map<Pair, Pair[]>()
  const all = new Set<Pair>(roots)
  for (const pair of all)
    for (const edge of pair.edges) {
      all.add(edge.pair)
      const known = parents.get(edge.pair)
      if (known) known.push(pair)
      else parents.set(edge.pair, [pair])
    }
  const leading = new Set([...all].filter(({ findings }) => findings.length > 0))
  for (const pair of leading) for (const parent of parents.get(pair) ?? []) leading.add(parent)
  return leading
}

/** The findings under some operations, as changes. Equal findings in one component are one change with several places. */
export const changesUnder = (operations: ReadonlyMap<string, Pair>): Change[] => {
  const leading = leadingToFindings(operations.values())
  const changes = new Map<string, Change & { places: Place[] }>()
  for (const [operation, root] of operations) {
    const paths = new Map<Pair, string>(leading.has(root) ? [[root, '']] : [])
    for (const [pair, path] of paths) {
      for (const finding of pair.findings) {
        const place = { operation, path: joined(path, finding.step) }
        const { breaking, rule, detail, homes } = finding
        const key = JSON.stringify([rule, detail, homes.length > 0 ? homes : place])
        const known = changes.get(key)
        if (!known) changes.set(key, { breaking, rule, detail, homes, places: [place] })
        else if (known.places.at(-1)!.operation !== operation) known.places.push(place)
      }
      for (const edge of pair.edges)
        if (leading.has(edge.pair) && !paths.has(edge.pair)) paths.set(edge.pair, joined(path, edge.step))
    }
  }
  return [...changes.values()]
}
