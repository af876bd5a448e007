import { expect, test } from 'bun:test'
import { describeService } from '../../src/api/description.ts'
import { catalogue, families } from '../../src/capabilities/index.ts'

// A schema that several capabilities use has a name, so that clients get one type for it.

type Printed = Record<string, unknown>

const { paths, components } = describeService({ families, catalogue, serverUrl: 'https://astrology.test' })
const schemas = components.schemas as Record<string, Printed>
const REFERENCE = '#/components/schemas/'

/** Reports each unnamed object under a schema with `report`, and each named schema with `refer`. */
const unnamed = (schema: unknown, report: (shape: Printed) => void, refer: (name: string) => void): void => {
  if (schema === null || typeof schema !== 'object') return
  const { $ref, properties, ...rest } = schema as Printed
  if (typeof $ref === 'string' && $ref.startsWith(REFERENCE)) refer($ref.slice(REFERENCE.length))
  if (properties) report(schema as Printed)
  const { allOf = [], ...others } = rest as { allOf?: Printed[] }
  // An object in `allOf` extends a named schema and belongs to its parent; only its fields are visited.
  const parts = allOf.flatMap((part) => ('properties' in part ? Object.values(part.properties as Printed) : [part]))
  for (const part of [...Object.values(properties ?? {}), ...parts, ...Object.values(others)])
    unnamed(part, report, refer)
}

const uses = new Map<string, Set<string>>()
for (const { path, slug } of catalogue) {
  const { requestBody, responses } = (paths as Record<string, { post: Printed }>)[path]!.post
  const visited = new Set<string>()
  const visit = (schema: unknown, isNamed: boolean) =>
    unnamed(
      schema,
      (shape) => {
        // The root of a named schema has a name.
        if (isNamed && shape === schema) return
        const { description: _, ...bare } = shape
        const text = JSON.stringify(bare)
        uses.set(text, (uses.get(text) ?? new Set()).add(slug))
      },
      (name) => {
        if (visited.has(name) || !schemas[name]) return
        visited.add(name)
        visit(schemas[name], true)
      },
    )
  visit(requestBody, false)
  visit((responses as Printed)[200], false)
}

/** Returns true for the envelope of an answer; envelopes differ only in their data. */
const isEnvelope = (text: string) => text.includes('"#/components/schemas/Meta"')

test('an object schema that three capabilities use has a name', () => {
  const nameless = [...uses]
    .filter(
      ([text, slugs]) => slugs.size >= 3 && !isEnvelope(text) && !/"properties":\{"[^"]+":\{[^{}]*\}\}\}$/.test(text),
    )
    .map(([text, slugs]) => `${Object.keys((JSON.parse(text) as { properties: object }).properties)}: ${[...slugs]}`)
  expect(nameless).toEqual([])
})
