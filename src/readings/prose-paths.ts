import { Kind, type TSchema } from '@sinclair/typebox'
import { FIXED_KEYS, isUnfitForSomeAge, type ProsePaths } from './age-filter.ts'

/** Formats and patterns of dates, times, offsets, ids and addresses. */
const isFormatted = ({ format, pattern }: TSchema) => format !== undefined || pattern !== undefined

const merge = (a: ProsePaths | null, b: ProsePaths | null): ProsePaths | null => {
  if (a === null || b === null) return a ?? b
  if (a === 'all' || b === 'all') return 'all'
  const merged = new Map(a)
  for (const [name, paths] of b) merged.set(name, merge(merged.get(name) ?? null, paths)!)
  return merged
}

const pathsOf = (schema: TSchema, key: string): ProsePaths | null => {
  switch (schema[Kind]) {
    case 'Number':
    case 'Integer':
    case 'Boolean':
    case 'Null':
      return null
    case 'Literal':
      return !FIXED_KEYS.has(key) && isUnfitForSomeAge(String(schema.const)) ? 'all' : null
    case 'OneOf':
      return !FIXED_KEYS.has(key) && (schema.enum as string[]).some(isUnfitForSomeAge) ? 'all' : null
    case 'String':
      return FIXED_KEYS.has(key) || isFormatted(schema) ? null : 'all'
    case 'Array':
      return FIXED_KEYS.has(key) ? null : pathsOf(schema.items, key)
    case 'Union':
      return (schema.anyOf as TSchema[]).map((each) => pathsOf(each, key)).reduce(merge, null)
    case 'Object':
      return pathsOfObject(schema)
    default:
      return 'all'
  }
}

const pathsOfObject = ({ properties, additionalProperties }: TSchema): ProsePaths | null => {
  if (typeof additionalProperties === 'object') return 'all'
  const paths = new Map<string, ProsePaths>()
  for (const [name, field] of Object.entries(properties as Record<string, TSchema>)) {
    const fieldPaths = pathsOf(field, name)
    if (fieldPaths !== null) paths.set(name, fieldPaths)
  }
  return paths.size > 0 ? paths : null
}

const NOTHING: ProsePaths = new Map()
const cache = new WeakMap<TSchema, ProsePaths>()

/** The paths of prose in answers of a schema. */
export const prosePathsOf = (schema: TSchema): ProsePaths => {
  let paths = cache.get(schema)
  if (!paths) cache.set(schema, (paths = pathsOf(schema, '') ?? NOTHING))
  return paths
}
