import type { TSchema } from '@sinclair/typebox'
import type { Entry } from '../capabilities/capability.ts'
import { clipped } from '../graphemes.ts'
import { checkOf } from '../service/input.ts'

/** The beginning of an answer, for people who read the description. */
export interface Excerpt {
  readonly data: unknown
  /** It passes the schema of the answer: only rows and ends of texts were left out. */
  readonly valid: boolean
}

/** Characters of JSON that an excerpt may take. */
const ROOM = 100
const TEXT = 40

const holdsMore = (value: unknown) => value !== null && typeof value === 'object'

/** One row of each list, texts cut, and what lies deeper than `depth` left out. */
const cut = (value: unknown, depth: number): unknown => {
  if (typeof value === 'string') return value.length > TEXT ? `${clipped(value, TEXT - 1)}…` : value
  if (Array.isArray(value)) return value.slice(0, 1).map((row) => cut(row, depth))
  if (!holdsMore(value)) return value
  return Object.fromEntries(
    Object.entries(value as object)
      .filter(([, field]) => depth > 1 || !holdsMore(field))
      .map(([name, field]) => [name, cut(field, depth - 1)]),
  )
}

const DEPTHS = [Number.POSITIVE_INFINITY, 3, 2, 1]

/** As much of an answer as there is room for: of each field as deep as it fits, and of those that do not fit nothing. */
export const excerptOf = (data: object, schema: TSchema): Excerpt => {
  const shown: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(data)) {
    const fitting = DEPTHS.map((depth) => cut(field, depth)).find(
      (value) => JSON.stringify({ ...shown, [name]: value }).length <= ROOM,
    )
    if (fitting !== undefined) shown[name] = fitting
  }
  return { data: shown, valid: checkOf(schema)(shown) }
}

/** The excerpts of the answers as they are kept: JSON text by family. */
export const excerptsOf = (catalogue: readonly Entry[], answers: ReadonlyMap<string, unknown>): Map<string, string> => {
  const families = Object.groupBy(catalogue, ({ family }) => family)
  return new Map(
    Object.entries(families).map(([family, entries = []]) => {
      const rows = entries.flatMap(({ slug, path, data }) => {
        const answer = answers.get(path) as { data: object } | undefined
        return answer ? [`  ${JSON.stringify(slug)}: ${JSON.stringify(excerptOf(answer.data, data))}`] : []
      })
      return [family, `{\n${rows.join(',\n')}\n}\n`]
    }),
  )
}
