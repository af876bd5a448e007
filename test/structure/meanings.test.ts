import { expect, test } from 'bun:test'
import { describeService } from '../../src/api/description.ts'
import { catalogue, families } from '../../src/capabilities/index.ts'
import SHARED from '../../src/capabilities/vocabulary/meanings.ts'

// Every field of every answer says in the description what it means.

type Printed = Record<string, unknown>
const HOW = `has no description. Give its schema one, { description: '...' } (unit, frame, range, when it is null), or, where several
capabilities of the family have the field, a line in src/capabilities/<family>/meanings.ts, and where it means the same in every family, in
src/capabilities/vocabulary/meanings.ts: by name ('total') or by the last steps of the way to it ('kootas.total', 'slug.kootas.total',
'ShapeName.total'), of which the longest wins.`

const document = describeService({ families, catalogue, serverUrl: 'https://astrology.test' })
const schemas = document.components.schemas as Record<string, Printed>
const REFERENCE = '#/components/schemas/'
const named = ({ $ref }: Printed) => (typeof $ref === 'string' ? $ref.slice(REFERENCE.length) : undefined)

const isDescribed = (field: Printed): boolean => {
  const name = named(field)
  return Boolean(field.description) || (name !== undefined && isDescribed(schemas[name]!))
}

/** Every field under a schema, with the way to it as `meanings` has it; named shapes once. */
const fieldsOf = (roots: readonly (readonly [Printed, string])[]): (readonly [string, Printed])[] => {
  const found: (readonly [string, Printed])[] = []
  const visited = new Set<string>()
  const visit = (schema: Printed, way: string): void => {
    const name = named(schema)
    if (name !== undefined) {
      if (visited.has(name)) return
      visited.add(name)
      visit(schemas[name]!, NAMES.get(name) ?? name)
      return
    }
    for (const [field, body] of Object.entries((schema.properties ?? {}) as Record<string, Printed>)) {
      found.push([`${way}.${field}`, body])
      visit(body, `${way}.${field}`)
    }
    const { items, additionalProperties, anyOf = [], allOf = [] } = schema as Record<string, Printed[] | Printed>
    for (const part of [items, additionalProperties, anyOf, allOf].flat())
      if (typeof part === 'object') visit(part, way)
  }
  for (const [schema, way] of roots) visit(schema, way)
  return found
}

interface Answer {
  readonly responses: Readonly<
    Record<string, { content?: Record<string, { schema: { properties: { data: Printed } } }> }>
  >
}
const dataOf = ({ responses }: Answer) => responses[200]?.content?.['application/json']?.schema.properties?.data
const paths = document.paths as unknown as Record<string, Record<string, Answer>>
const answers = catalogue.map(({ path, slug, family }) => ({ family, slug, data: dataOf(paths[path]!.post!)! }))
/** The schema of an answer stands under the name of its capability. */
const NAMES = new Map(answers.map(({ data, slug }) => [named(data)!, slug]))

const missingOf = (roots: readonly (readonly [Printed, string])[]) =>
  fieldsOf(roots)
    .filter(([, field]) => !isDescribed(field))
    .map(([way]) => way)

const rootsOf = (family: string) =>
  answers.filter((answer) => answer.family === family).map(({ data, slug }) => [data, slug] as const)

/** Families whose fields are being described; a family that is not among them describes all that it alone has. */
const UNDER_WAY =
  'vedic-charts strengths dashas panchang festivals-muhurta matching doshas-yogas predictions kp jaimini lal-kitab bnn tajika western tarot numerology remedies reports vastu utilities'.split(
    ' ',
  )
const theirs = new Set(missingOf(UNDER_WAY.flatMap(rootsOf)))

const finished = families.map(({ slug }) => slug).filter((slug) => !UNDER_WAY.includes(slug))
test.each(finished)('every field of the answers of %s says what it means', (family) => {
  const missing = missingOf(rootsOf(family)).filter((way) => !theirs.has(way))
  expect(missing, missing.length > 0 ? `${missing[0]} ${HOW}` : '').toEqual([])
})

const said = new Set<unknown>()
const hear = (value: unknown): void => {
  if (value === null || typeof value !== 'object') return
  said.add((value as Printed).description)
  for (const part of Object.values(value)) hear(part)
}
hear(document)

test.each([['vocabulary', SHARED] as const, ...families.map(({ slug, meanings = {} }) => [slug, meanings] as const)])(
  'every meaning of %s is that of a field, and no copy of one that all share',
  (_, meanings) => {
    expect(Object.entries(meanings).filter(([, text]) => !said.has(text))).toEqual([])
    if (meanings !== SHARED)
      expect(
        Object.entries(meanings).filter(([key, text]) => (SHARED as Record<string, string>)[key] === text),
      ).toEqual([])
  },
)
