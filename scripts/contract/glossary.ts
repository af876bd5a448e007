import { fileURLToPath } from 'node:url'
import { isNode, type Node } from './document.ts'

/** The page with the names of all fields of answers. */
export const GLOSSARY = fileURLToPath(new URL('../../docs/answer-fields.md', import.meta.url))

/** The uses of a field name with one type. */
interface Use {
  /** Names of the schemas that have the field. */
  readonly owners: Set<string>
  /** Number of uses by description. */
  readonly descriptions: Map<string, number>
}

const REFERENCE = '#/components/schemas/'
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

/** Keys of tables: numbers of houses, and codes of divisional charts. */
const TABLE_KEY = /^D?\d+$/

/** The field names of all answers: uses by type. */
export const fieldNames = (description: Node): Map<string, Map<string, Use>> => {
  const schemas = (description.components as Node).schemas as Record<string, Node>
  const responses = (description.components as Node).responses as Record<string, Node> | undefined
  const target = (reference: string): Node | undefined =>
    reference.startsWith(REFERENCE)
      ? schemas[reference.slice(REFERENCE.length)]
      : responses?.[reference.slice('#/components/responses/'.length)]

  /** The names of the schemas that answers use. */
  const reached = new Set<string>()
  const reach = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) reach(each)
    if (!isNode(value)) return
    const reference = value.$ref
    if (typeof reference === 'string' && !reached.has(reference)) {
      reached.add(reference)
      reach(target(reference))
    }
    for (const each of Object.values(value)) reach(each)
  }
  for (const path of Object.values(description.paths as Record<string, Node>))
    for (const operation of Object.values(path)) if (isNode(operation)) reach(operation.responses)

  /** The types of a schema, without null. A list has the types of its items. */
  const typesOf = (schema: Node): string[] => {
    if (typeof schema.$ref === 'string') return typesOf(target(schema.$ref) ?? {})
    const parts = nodesIn(schema.anyOf ?? schema.allOf)
    if (parts.length > 0) return [...new Set(parts.flatMap(typesOf))]
    if ([schema.type].flat().includes('array'))
      return typesOf((schema.items as Node | undefined) ?? {}).map((type) => `list of ${type}`)
    const types = [schema.type ?? 'any'].flat() as string[]
    return types.filter((type) => type !== 'null').map((type) => (type === 'integer' ? 'number' : type))
  }

  const names = new Map<string, Map<string, Use>>()
  const visit = (schema: Node, owner: string): void => {
    for (const [name, field] of Object.entries((schema.properties ?? {}) as Record<string, Node>)) {
      visitPart(field, owner)
      if (TABLE_KEY.test(name)) continue
      const type = [...new Set(typesOf(field))].sort().join(' or ') || 'null'
      const uses = names.get(name) ?? new Map<string, Use>()
      names.set(name, uses)
      const use = uses.get(type) ?? { owners: new Set(), descriptions: new Map() }
      uses.set(type, use)
      use.owners.add(owner)
      const shape = typeof field.$ref === 'string' ? target(field.$ref) : undefined
      const meaning = (field.description ?? shape?.description) as string | undefined
      if (meaning) use.descriptions.set(meaning, (use.descriptions.get(meaning) ?? 0) + 1)
    }
    for (const part of [schema.items, schema.additionalProperties]) if (isNode(part)) visitPart(part, owner)
    for (const part of nodesIn([schema.anyOf, schema.allOf, schema.prefixItems].flat())) visitPart(part, owner)
  }
  /** Visits a part of a schema, unless it is a schema of its own. */
  const visitPart = (part: Node, owner: string): void => {
    if (part.$ref === undefined) visit(part, owner)
  }
  for (const reference of reached)
    if (reference.startsWith(REFERENCE)) visit(target(reference)!, reference.slice(REFERENCE.length))
  return names
}

/** The most frequent description, of equal ones the shortest. */
const meaningOf = ({ descriptions }: Use): string => {
  const [first] = [...descriptions].sort(
    ([a, usesOfA], [b, usesOfB]) => usesOfB - usesOfA || a.length - b.length || (a < b ? -1 : 1),
  )
  return (first?.[0] ?? '').replaceAll('|', '\\|').replaceAll('\n', ' ')
}

const MAX_OWNERS = 3
const ownersOf = ({ owners }: Use): string => {
  const sorted = [...owners].sort()
  const rest = sorted.length - MAX_OWNERS
  return sorted.slice(0, MAX_OWNERS).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}

const isList = (type: string) => type.startsWith('list of ')
const isObject = (type: string) => /\bobject\b/.test(type) && !isList(type)

/** The reason why a name has several types: the relation between its uses. */
export const reasonOf = (name: string, types: readonly string[]): Reason => {
  if (/^[A-Z]/.test(name)) return 'key'
  const [lists, values] = [types.filter(isList), types.filter((type) => !isList(type))]
  if (lists.length > 0 && values.some((type) => lists.includes(`list of ${type}`))) return 'one or several'
  if (lists.length > 0 && values.some(isObject)) return 'list or group'
  if (lists.length > 0 && values.length > 0) return 'list or summary'
  if (values.some(isObject)) return 'value or details'
  return lists.length > 0 ? 'items' : 'scale or word'
}

/** The reasons, with an explanation for the page. */
const REASONS = {
  key: 'the key of a table, such as a planet: the table says what stands under each key',
  'one or several': 'one value where the rule gives one, a list of the same where it gives several',
  'list or group': 'a list in one answer, in another an object that groups or details the same',
  'list or summary': 'a list in one answer, its count, id or wording in a shorter one',
  'value or details': 'the value alone in a short answer, an object with the value and its details in a full one',
  items: 'lists of names in a short answer, of objects or numbers in another',
  'scale or word': 'a number in one answer, a word, a text or a yes or no in another',
} as const
type Reason = keyof typeof REASONS

/** The page of the field names, Markdown. */
export const glossaryText = (description: Node): string => {
  const names = [...fieldNames(description)].sort(([a], [b]) => (a < b ? -1 : 1))
  const single = names.filter(([, uses]) => uses.size === 1)
  const several = names.filter(([, uses]) => uses.size > 1)
  const singleRows = single.map(([name, uses]) => {
    const [[type, use]] = [...uses] as [[string, Use]]
    return `| \`${name}\` | ${type} | ${meaningOf(use)} |`
  })
  const severalRows = several.flatMap(([name, uses]) => {
    const reason = reasonOf(name, [...uses.keys()])
    return [...uses]
      .sort(([, a], [, b]) => b.owners.size - a.owners.size)
      .map(([type, use]) => `| \`${name}\` | ${type} | ${reason} | ${ownersOf(use)} | ${meaningOf(use)} |`)
  })
  return `# Fields of answers

This page lists the names of all fields in the answers of the API, with type and meaning. \`npm run openapi\` generates it from the
schemas. A field of any type may be null where its schema says so. The types of a list are those of its items.

## Names with one type

${single.length} names have the same type in all answers. The meaning is the most frequent description.

| name | type | meaning |
|---|---|---|
${singleRows.join('\n')}

## Names with several types

The type of ${several.length} names depends on the schema. Released names keep their types until the next major version
([compatibility.md](compatibility.md)), so a name is not changed for the sake of one type. The column *why* tells how the uses of a name
are related:

| why | relation |
|---|---|
${Object.entries(REASONS)
  .map(([reason, relation]) => `| ${reason} | ${relation} |`)
  .join('\n')}

| name | type | why | schemas | meaning |
|---|---|---|---|---|
${severalRows.join('\n')}
`
}
