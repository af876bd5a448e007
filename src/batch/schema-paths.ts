import { Kind, type TObject, type TSchema } from '@sinclair/typebox'
import { nearest } from '../nearest.ts'
import { withoutNull } from '../service/input.ts'

/** Paths in a schema, such as `planets.Moon.longitude`: a row of a list has a number or the value of one of its name fields. */

/** The fields by which a path names a row of a list. */
export const NAME_FIELDS = ['name', 'planet', 'body', 'id'] as const

const NUMBER = /^(0|[1-9]\d*)$/

const alternatives = (schema: TSchema): TSchema[] => {
  const inner = withoutNull(schema)
  if (inner[Kind] === 'Union') return (inner.anyOf as TSchema[]).flatMap(alternatives)
  return inner[Kind] === 'Intersect' ? (inner.allOf as TSchema[]).flatMap(alternatives) : [inner]
}

/** The texts of a closed set; null for a schema that allows other values. */
const closedSet = (schema: TSchema): string[] | null => {
  const sets = alternatives(schema).map((each): string[] | null => {
    if (Array.isArray(each.enum)) return each.enum
    return typeof each.const === 'string' ? [each.const] : null
  })
  return sets.every((set) => set !== null) ? sets.flat() : null
}

interface RowNames {
  /** Names of rows that are known. */
  names: string[]
  /** True if rows may have other names. */
  isOpen: boolean
}

const rowNames = (row: TSchema): RowNames => {
  const found: RowNames = { names: [], isOpen: false }
  for (const each of alternatives(row)) {
    if (each[Kind] !== 'Object') continue
    for (const field of NAME_FIELDS) {
      if (!Object.hasOwn(each.properties, field)) continue
      const names = closedSet(each.properties[field])
      if (names) found.names.push(...names)
      else found.isOpen = true
    }
  }
  return found
}

/** The schema of a property or row of a value; undefined if it has none of that name. */
const schemaOf = (schema: TSchema, name: string): TSchema | undefined => {
  switch (schema[Kind]) {
    case 'Object':
      return Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined
    case 'Record':
      return Object.entries(schema.patternProperties as Record<string, TSchema>).find(([pattern]) =>
        new RegExp(pattern).test(name),
      )?.[1]
    case 'Array': {
      if (NUMBER.test(name))
        return Number(name) < (schema.maxItems ?? Number.POSITIVE_INFINITY) ? schema.items : undefined
      const { names, isOpen } = rowNames(schema.items)
      return isOpen || names.includes(name) ? schema.items : undefined
    }
    case 'Tuple':
      return NUMBER.test(name) ? (schema.items as TSchema[] | undefined)?.[Number(name)] : undefined
    default:
      return undefined
  }
}

/** The schemas of the values that data of a schema may have at a path; empty if the path cannot exist. */
export const schemasAt = (schema: TSchema, names: readonly string[]): TSchema[] => {
  const [name, ...rest] = names
  return alternatives(schema).flatMap((each) => {
    if (name === undefined) return [each]
    // Names of prototypes are no fields, whatever the patterns of a record allow.
    const inner = name === '__proto__' ? undefined : schemaOf(each, name)
    return inner ? schemasAt(inner, rest) : []
  })
}

/** The names that can follow at a value. */
const namesAt = (schema: TSchema): string[] =>
  alternatives(schema).flatMap((each) => {
    if (each[Kind] === 'Object') return Object.keys(each.properties)
    if (each[Kind] === 'Array') {
      const { names } = rowNames(each.items)
      return names.length > 0 ? names : ['0']
    }
    return each[Kind] === 'Tuple' ? ((each.items ?? []) as TSchema[]).map((_, index) => String(index)) : []
  })

/** A suggestion searches at most this many paths, at most this deep. */
const [MAX_PATHS, MAX_DEPTH] = [5_000, 5]

/** The paths below a value, the shorter ones first. A list without known names has only its first row. */
export const pathsBelow = (schema: TSchema): string[] => {
  const found: string[] = []
  let level: { path: string; schema: TSchema }[] = [{ path: '', schema }]
  for (let depth = 0; depth < MAX_DEPTH && found.length < MAX_PATHS && level.length > 0; depth++) {
    const next: typeof level = []
    for (const { path, schema: parent } of level)
      for (const name of namesAt(parent)) {
        if (found.length >= MAX_PATHS) break
        const inner = schemasAt(parent, [name])[0]
        const innerPath = path === '' ? name : `${path}.${name}`
        found.push(innerPath)
        if (inner) next.push({ path: innerPath, schema: inner })
      }
    level = next
  }
  return found
}

/** The most similar name, without regard to capitals. */
const nearestName = (text: string, names: readonly string[]): string | null => {
  const found = nearest(
    text,
    names.map((name) => name.toLowerCase()),
  )
  return found === null ? null : (names.find((name) => name.toLowerCase() === found) ?? null)
}

/** The path with each wrong name replaced by a similar one; null if there is none. */
const corrected = (schema: TSchema, names: readonly string[]): string[] | null => {
  const [name, ...rest] = names
  if (name === undefined) return []
  const similar = schemasAt(schema, [name]).length > 0 ? name : nearestName(name, namesAt(schema))
  // A row beyond the end of a list: the first row exists.
  const chosen = similar ?? (NUMBER.test(name) ? namesAt(schema)[0] : null)
  if (chosen === null || chosen === undefined) return null
  for (const inner of schemasAt(schema, [chosen])) {
    const below = corrected(inner, rest)
    if (below) return [chosen, ...below]
  }
  return null
}

/** The longest start of a path that exists; null if there is none. */
const existingStart = (path: string, schema: TSchema): string | null => {
  for (let names = path.split('.').slice(0, -1); names.length > 0; names = names.slice(0, -1))
    if (schemasAt(schema, names).length > 0) return names.join('.')
  return null
}

/** The path of a schema that a mistyped path probably means; null if none is similar. */
export const nearestPath = (path: string, schema: TObject): string | null => {
  if (path === '') return null
  const names = corrected(schema, path.split('.'))
  if (names) return names.join('.')
  const paths = pathsBelow(schema)
  const words = path
    .toLowerCase()
    .split(/[._ -]+/)
    .filter(Boolean)
  /** True if a path ends with the words, such as `planets.Moon.longitude` with `moon_longitude`. */
  const endsWithWords = (candidate: string) => {
    const parts = candidate.toLowerCase().split(/[._]/)
    return words.every((word, index) => parts[parts.length - words.length + index] === word)
  }
  return paths.find(endsWithWords) ?? nearestName(path, paths) ?? existingStart(path, schema)
}
