import { expect, test } from 'bun:test'
import { describeService } from '../../src/api/description.ts'
import { catalogue, families } from '../../src/capabilities/index.ts'

// A shape used by several capabilities has a name, so that a client has one type for it.

type Printed = Record<string, unknown>

const { paths, components } = describeService({ families, catalogue, serverUrl: 'https://astrology.test' })
const schemas = components.schemas as Record<string, Printed>
const REFERENCE = '#/components/schemas/'

/** Each unnamed object under a schema, with the names it refers to. */
const unnamed = (schema: unknown, describe: (shape: Printed) => void, refer: (name: string) => void): void => {
  if (schema === null || typeof schema !== 'object') return
  const { $ref, properties, ...rest } = schema as Printed
  if (typeof $ref === 'string' && $ref.startsWith(REFERENCE)) refer($ref.slice(REFERENCE.length))
  if (properties) describe(schema as Printed)
  const { allOf = [], ...others } = rest as { allOf?: Printed[] }
  // Fields of a shape besides those of the shape it extends are a part of it.
  const parts = allOf.flatMap((part) => ('properties' in part ? Object.values(part.properties as Printed) : [part]))
  for (const part of [...Object.values(properties ?? {}), ...parts, ...Object.values(others)])
    unnamed(part, describe, refer)
}

const uses = new Map<string, Set<string>>()
for (const { path, slug } of catalogue) {
  const { requestBody, responses } = (paths as Record<string, { post: Printed }>)[path]!.post
  const visited = new Set<string>()
  const visit = (schema: unknown, isNamed: boolean) =>
    unnamed(
      schema,
      (shape) => {
        // The top-level schema of a name is named.
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

/** The envelopes of answers differ only in their data. */
const isEnvelope = (text: string) => text.includes('"#/components/schemas/Meta"')

test('an object schema that three capabilities use has a name', () => {
  const nameless = [...uses]
    .filter(
      ([text, slugs]) => slugs.size >= 3 && !isEnvelope(text) && !/"properties":\{"[^"]+":\{[^{}]*\}\}\}$/.test(text),
    )
    .map(([text, slugs]) => `${Object.keys((JSON.parse(text) as { properties: object }).properties)}: ${[...slugs]}`)
  expect(nameless).toEqual([])
})
