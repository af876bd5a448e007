import { expect, test } from 'bun:test'
import { describeService } from '../../src/api/description.ts'
import { catalogue, families } from '../../src/capabilities/index.ts'
import { meaningKey } from '../../src/capabilities/meanings.ts'
import SHARED from '../../src/capabilities/shared/meanings.ts'

// Every field of every answer has a description.

type Printed = Record<string, unknown>
const HOW = `has no description. Give its schema one, { description: '...' } (unit, frame, range, when it is null), or, where several
capabilities of the family have the field, a line in src/capabilities/<family>/parts/meanings.ts, and where it means the same in every family, in
src/capabilities/shared/meanings.ts: by name ('total') or by the last steps of the way to it ('kootas.total', 'slug.kootas.total',
'ShapeName.total'), of which the longest wins.`

const document = describeService({ families, catalogue, serverUrl: 'https://astrology.test' })
const schemas = document.components.schemas as Record<string, Printed>
const REFERENCE = '#/components/schemas/'
const shapeName = ({ $ref }: Printed) => (typeof $ref === 'string' ? $ref.slice(REFERENCE.length) : undefined)

const descriptionOf = (field: Printed): unknown => {
  const name = shapeName(field)
  return field.description ?? (name === undefined ? undefined : descriptionOf(schemas[name]!))
}

const SHARED_FIELD = /Field\d*$/
/** Every field under a schema, with its path in the form of `meanings`; each named shape once. */
const fieldsOf = (roots: readonly (readonly [Printed, string])[]): (readonly [string, Printed])[] => {
  const matches: (readonly [string, Printed])[] = []
  const visited = new Set<string>()
  const visit = (schema: Printed, way: string): void => {
    const name = shapeName(schema)
    if (name !== undefined) {
      // A field that several schemas share is not a shape: its path begins in the schema that has it.
      const isShape = !SHARED_FIELD.test(name)
      if (isShape && visited.has(name)) return
      visited.add(name)
      visit(schemas[name]!, isShape ? (NAMES.get(name) ?? name) : way)
      return
    }
    for (const [field, body] of Object.entries((schema.properties ?? {}) as Record<string, Printed>)) {
      matches.push([`${way}.${field}`, body])
      visit(body, `${way}.${field}`)
    }
    const { items, additionalProperties, anyOf = [], allOf = [] } = schema as Record<string, Printed[] | Printed>
    for (const part of [items, additionalProperties, anyOf, allOf].flat())
      if (typeof part === 'object') visit(part, way)
  }
  for (const [schema, way] of roots) visit(schema, way)
  return matches
}

interface Answer {
  readonly responses: Readonly<
    Record<string, { content?: Record<string, { schema: { properties: { data: Printed } } }> }>
  >
}
const dataOf = ({ responses }: Answer) => responses[200]?.content?.['application/json']?.schema.properties?.data
const paths = document.paths as unknown as Record<string, Record<string, Answer>>
const answers = catalogue.map(({ path, slug, family }) => ({ path, family, slug, data: dataOf(paths[path]!.post!)! }))
/** The schema of an answer has the name of its capability. */
const NAMES = new Map(answers.map(({ data, slug }) => [shapeName(data)!, slug]))

const missingOf = (roots: readonly (readonly [Printed, string])[]) =>
  fieldsOf(roots)
    .filter(([, field]) => !descriptionOf(field))
    .map(([way]) => way)

test.each(families.map(({ slug }) => slug))('every field of the answers of %s has a description', (family) => {
  const roots = answers.filter((answer) => answer.family === family).map(({ data, slug }) => [data, slug] as const)
  const missing = missingOf(roots)
  expect(missing, missing.length > 0 ? `${missing[0]} ${HOW}` : '').toEqual([])
})

test('every field of the service and job routes has a description', () => {
  const described = new Set(catalogue.map(({ path }) => path))
  const roots = Object.entries(paths)
    .filter(([path]) => !described.has(path))
    .flatMap(([path, methods]) =>
      Object.values(methods).flatMap(({ responses }) =>
        Object.values(responses ?? {}).flatMap(({ content = {} }) =>
          Object.values(content).flatMap(({ schema }) => (schema ? [[schema as Printed, path] as const] : [])),
        ),
      ),
    )
  expect(missingOf(roots).filter((way) => !/^[^.]*\.(data|meta)$/.test(way.replace('.json', '')))).toEqual([])
})

const wordsOf = (text: string) =>
  [...new Set(text.toLowerCase().match(/[a-z0-9]+/g) ?? [])]
    .filter((word) => !['a', 'an', 'the', 'of', 'in', 'by', 'for', 'and'].includes(word))
    .map((word) => word.replace(/s$/, ''))
    .sort()
    .join(' ')

test.each(families.map(({ slug }) => slug))('a description of %s is more than the name of its field', (family) => {
  const repeating = waysOf(family).filter(
    ([way, field]) => wordsOf(String(descriptionOf(field))) === wordsOf(way.slice(way.lastIndexOf('.') + 1)),
  )
  expect(repeating.map(([way, field]) => `${way}: ${descriptionOf(field)}`)).toEqual([])
})

const mayBeNull = (field: Printed): boolean => {
  const name = shapeName(field)
  if (name !== undefined) return mayBeNull(schemas[name]!)
  const { type, anyOf = [] } = field as { type?: unknown; anyOf?: Printed[] }
  return [type].flat().includes('null') || anyOf.some(mayBeNull)
}
const saysNull = (field: Printed) => /\b[Nn]ull\b/.test(String(descriptionOf(field)))
const holdsMore = (field: Printed): boolean => {
  const name = shapeName(field)
  return name === undefined ? 'properties' in field || 'items' in field : holdsMore(schemas[name]!)
}

test.each(families.map(({ slug }) => slug))(
  'a description of %s mentions null exactly for nullable fields',
  (family) => {
    const fields = waysOf(family)
    const byWay = new Map(fields)
    // An object may mention null for its fields, and `available` and `refusal` for their siblings.
    const isNullMentionedAbove = (way: string) => {
      const above = way.slice(0, way.lastIndexOf('.'))
      const holder = byWay.get(above)
      return (
        (holder !== undefined && saysNull(holder)) || byWay.has(`${above}.available`) || byWay.has(`${above}.refusal`)
      )
    }
    const silent = fields.filter(([way, field]) => mayBeNull(field) && !saysNull(field) && !isNullMentionedAbove(way))
    expect(silent.map(([way]) => way)).toEqual([])
    const loud = fields.filter(
      ([way, field]) => !mayBeNull(field) && saysNull(field) && !holdsMore(field) && !way.endsWith('.available'),
    )
    expect(loud.map(([way]) => way)).toEqual([])
  },
)

const waysOf = (family: string) =>
  fieldsOf(answers.flatMap(({ data, slug, ...answer }) => (answer.family === family ? [[data, slug] as const] : [])))

/** A field that is never null drops the part about null. */
const matchesMeaning = (text: string, description: unknown) =>
  description === text || description === text.replace(/; null [^;]*\.$/, '.')

/** The description keys used by fields of answers, by family. */
const used = new Map(
  families.map(({ slug, meanings = {} }) => [
    slug,
    new Set(
      waysOf(slug).flatMap(([way, field]) => {
        const key = meaningKey(way.split('.'), meanings)
        return key !== undefined && matchesMeaning(meanings[key] ?? SHARED[key]!, descriptionOf(field)) ? [key] : []
      }),
    ),
  ]),
)

test.each(families.filter(({ meanings }) => meanings).map((family) => [family.slug, family] as const))(
  'every description of %s belongs to a field, and differs from the shared one',
  (slug, { meanings = {} }) => {
    expect(Object.keys(meanings).filter((key) => !used.get(slug)!.has(key))).toEqual([])
    expect(Object.entries(meanings).filter(([key, text]) => SHARED[key] === text)).toEqual([])
  },
)

test('every shared description belongs to a field', () => {
  const keys = new Set([...used.values()].flatMap((each) => [...each]))
  expect(Object.keys(SHARED).filter((key) => !keys.has(key))).toEqual([])
})

/** Descriptions that state a default in prose that the schema could state as a value. */
const proseDefaults = (schema: Printed): string[] => {
  const { description = '', type, enum: words } = schema as { description?: string; type?: unknown; enum?: unknown[] }
  const [, word] = /\b[Dd]efault:? ([\w.-]+?)(?=[.;,) ]|$)/.exec(description) ?? []
  if (word === undefined) return []
  const kinds = [type].flat()
  const isValue =
    words?.includes(word) ||
    (kinds.includes('boolean') && /^(true|false)$/.test(word)) ||
    ((kinds.includes('number') || kinds.includes('integer')) && /^-?\d/.test(word))
  return isValue ? [description] : []
}

test('a default value is stated in the schema, not in prose', () => {
  const descriptions: string[] = []
  const visit = (schema: unknown): void => {
    if (schema === null || typeof schema !== 'object') return
    descriptions.push(...proseDefaults(schema as Printed))
    for (const part of Object.values(schema)) visit(part)
  }
  visit(answers.map(({ path }) => (paths[path]!.post as unknown as { requestBody: unknown }).requestBody))
  visit(Object.entries(schemas).filter(([name]) => !NAMES.has(name)))
  expect(descriptions).toEqual([])
})
