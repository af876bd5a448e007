import type { CatalogueEntry } from '../capabilities/capability.ts'

/** The answers of one entry are forgotten when there are this many. */
const MAX_ANSWERS = 20_000

type Data = Record<string, unknown>
const isNested = (member: unknown): member is object => typeof member === 'object' && member !== null

/**
 * The source of an expression that copies a value of the shape of `sample`, found at `path`. Items of a list have the shape of the first
 * one. A list of the length of the sample is copied without a loop, in half the time.
 */
const copySource = (sample: object, path: string): string => {
  if (Array.isArray(sample)) {
    if (!isNested(sample[0])) return `${path}.slice()`
    const items = sample.map((_, i) => copySource(sample[0], `${path}[${i}]`))
    return `(${path}.length === ${sample.length} ? [${items.join()}] : ${path}.map((item) => (${copySource(sample[0], 'item')})))`
  }
  const members = Object.entries(sample).map(([key, member]) => {
    const name = JSON.stringify(key)
    const at = `${path}[${name}]`
    return `${name}: ${isNested(member) ? copySource(member, at) : at}`
  })
  return `{ ${members.join()} }`
}

/**
 * A compiled function that copies data of the shape of `sample`. It takes a tenth of the time of `copyData`, which finds the shape
 * again each time. For other data the result differs from the original, or the function throws.
 */
const compileCopy = (sample: Data): ((data: Data) => Data) =>
  new Function('data', `return ${copySource(sample, 'data')}`) as (data: Data) => Data

/** True if two values have the same JSON text: the same members in the same order. */
const isSame = (a: unknown, b: unknown): boolean => {
  if (!isNested(a) || !isNested(b)) return a === b
  const [members, others] = [a as Data, b as Data]
  const names = Object.keys(others)
  let i = 0
  for (const name in members) if (name !== names[i++] || !isSame(members[name], others[name])) return false
  return i === names.length && Array.isArray(a) === Array.isArray(b)
}

/** A copy of data by a compiled function; null if it is no exact copy. */
const exactCopy = (copy: (data: Data) => Data, data: Data): Data | null => {
  try {
    const copied = copy(data)
    return isSame(copied, data) ? copied : null
  } catch {
    return null
  }
}

/** The same data with equal innermost objects as one object of `parts`: many answers have them in common. */
const withSharedParts = <T extends object>(value: T, parts: Map<string, object>): T => {
  let isInnermost = true
  const members = value as Data
  for (const key in members) {
    const member = members[key]
    if (!isNested(member)) continue
    isInnermost = false
    members[key] = withSharedParts(member, parts)
  }
  if (!isInnermost) return value
  const text = JSON.stringify(value)
  const shared = parts.get(text)
  if (shared === undefined) parts.set(text, value)
  return (shared as T | undefined) ?? value
}

interface AnswersOfEntry {
  readonly copy: (data: Data) => Data
  readonly answers: Map<number, Data>
  readonly parts: Map<string, object>
}

/**
 * The answers of capabilities that have finitely many (`Declaration.answerIndex`), as objects. They are computed and checked once each.
 */
export const createFiniteAnswers = () => {
  const byEntry = new WeakMap<CatalogueEntry, AnswersOfEntry>()
  return {
    /** A copy of the answer with this index; undefined if it is not known yet. */
    copy(entry: CatalogueEntry, index: number): Data | undefined {
      const known = byEntry.get(entry)
      const answer = known?.answers.get(index)
      return answer && known!.copy(answer)
    },
    /** Remembers checked data, as `copyData` returns them, as the answer with this index, if the compiled copy copies them exactly. */
    remember(entry: CatalogueEntry, index: number, data: Data): void {
      let known = byEntry.get(entry)
      if (!known || known.answers.size >= MAX_ANSWERS) {
        known = { copy: compileCopy(data), answers: new Map(), parts: new Map() }
        byEntry.set(entry, known)
      }
      const copied = exactCopy(known.copy, data)
      if (copied) known.answers.set(index, withSharedParts(copied, known.parts))
    },
  }
}
