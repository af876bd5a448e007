import type { TSchema } from '@sinclair/typebox'
import type { CatalogueEntry } from '../capabilities/capability.ts'
import { truncateGraphemes } from '../graphemes.ts'
import { checkOf } from '../service/input.ts'

/** An excerpt of an answer, for readers of the description. */
export interface Excerpt {
  readonly data: unknown
  /** True if the excerpt fits the schema of the answer: only rows and ends of texts were left out. */
  readonly valid: boolean
}

/** Maximum length of an excerpt as JSON, characters. */
const MAX_EXCERPT_LENGTH = 100
/** Maximum length of a text in an excerpt, characters. */
const MAX_TEXT_LENGTH = 40

const isNested = (value: unknown) => value !== null && typeof value === 'object'

/** A shortened value: one row of each list, texts cut, objects and lists below `depth` left out. */
const shorten = (value: unknown, depth: number): unknown => {
  if (typeof value === 'string')
    return value.length > MAX_TEXT_LENGTH ? `${truncateGraphemes(value, MAX_TEXT_LENGTH - 1)}…` : value
  if (Array.isArray(value)) return value.slice(0, 1).map((row) => shorten(row, depth))
  if (!isNested(value)) return value
  return Object.fromEntries(
    Object.entries(value as object)
      .filter(([, field]) => depth > 1 || !isNested(field))
      .map(([name, field]) => [name, shorten(field, depth - 1)]),
  )
}

const DEPTHS = [Number.POSITIVE_INFINITY, 3, 2, 1]

/** The excerpt of an answer: each field as deep as it fits, without the fields that do not fit. */
export const excerptOf = (data: object, schema: TSchema): Excerpt => {
  const excerpt: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(data)) {
    const fittingValue = DEPTHS.map((depth) => shorten(field, depth)).find(
      (value) => JSON.stringify({ ...excerpt, [name]: value }).length <= MAX_EXCERPT_LENGTH,
    )
    if (fittingValue !== undefined) excerpt[name] = fittingValue
  }
  return { data: excerpt, valid: checkOf(schema)(excerpt) }
}

/** The excerpt files: JSON text by family. */
export const excerptsOf = (
  catalogue: readonly CatalogueEntry[],
  answers: ReadonlyMap<string, unknown>,
): Map<string, string> => {
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
