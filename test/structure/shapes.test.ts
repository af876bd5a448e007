import { expect, test } from 'bun:test'
import { describeService } from '../../src/api/description.ts'
import { catalogue, families } from '../../src/capabilities/index.ts'

// A shape that several capabilities use has a name, so that a client has one type for it.

type Printed = Record<string, unknown>

const { paths, components } = describeService({ families, catalogue, serverUrl: 'https://astrology.test' })
const schemas = components.schemas as Record<string, Printed>
const REFERENCE = '#/components/schemas/'

/** Each object under a schema that has no name, with the names that it leads to. */
const unnamed = (schema: unknown, tell: (shape: Printed) => void, refer: (name: string) => void): void => {
  if (schema === null || typeof schema !== 'object') return
  const { $ref, properties, ...rest } = schema as Printed
  if (typeof $ref === 'string' && $ref.startsWith(REFERENCE)) refer($ref.slice(REFERENCE.length))
  if (properties) tell(schema as Printed)
  const { allOf = [], ...others } = rest as { allOf?: Printed[] }
  // What a shape has besides the one that it extends is a part of it.
  const parts = allOf.flatMap((part) => ('properties' in part ? Object.values(part.properties as Printed) : [part]))
  for (const part of [...Object.values(properties ?? {}), ...parts, ...Object.values(others)])
    unnamed(part, tell, refer)
}

const uses = new Map<string, Set<string>>()
for (const { path, slug } of catalogue) {
  const { requestBody, responses } = (paths as Record<string, { post: Printed }>)[path]!.post
  const visited = new Set<string>()
  const visit = (schema: unknown, isNamed: boolean) =>
    unnamed(
      schema,
      (shape) => {
        // What stands at the top of a name has one.
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

/** The envelope around each answer differs in its data alone. */
const isEnvelope = (text: string) => text.includes('"#/components/schemas/Meta"')

test('an object that three capabilities use has a name', () => {
  const nameless = [...uses]
    .filter(
      ([text, slugs]) => slugs.size >= 3 && !isEnvelope(text) && !/"properties":\{"[^"]+":\{[^{}]*\}\}\}$/.test(text),
    )
    .map(([text, slugs]) => `${Object.keys((JSON.parse(text) as { properties: object }).properties)}: ${[...slugs]}`)
  expect(nameless).toEqual([])
})
