import { isNode, type Node } from './document.ts'
import { fieldNames } from './glossary.ts'

/** Keywords whose values are no schemas. */
const SAMPLES = new Set(['example', 'examples', 'x-excerpt', 'default', 'enum', 'const'])

/** Returns true if all values of a number lie between two limits. */
const isRange = (schema: Node) =>
  ('minimum' in schema || 'exclusiveMinimum' in schema) && ('maximum' in schema || 'exclusiveMaximum' in schema)
const isSet = (schema: Node) => 'enum' in schema || 'const' in schema

/** The first property that a schema of a type has counts. */
const PROPERTIES: Readonly<Record<string, readonly (readonly [string, (schema: Node) => boolean])[]>> = {
  string: [
    ['enum', isSet],
    ['format', ({ format }) => format !== undefined],
    ['pattern', ({ pattern }) => pattern !== undefined],
    ['media type', ({ contentMediaType }) => contentMediaType !== undefined],
    ['free text of a request', (schema) => schema['x-free-text'] === true],
    ['prose, name or identifier', (schema) => schema['x-text'] !== undefined],
  ],
  array: [['maxItems', ({ maxItems }) => maxItems !== undefined]],
  number: [
    ['enum', isSet],
    ['both limits', isRange],
    [
      'one limit',
      (schema) => ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'].some((key) => key in schema),
    ],
  ],
}
const OTHER = 'none of these'

const typeOf = (schema: Node): string | undefined => {
  const types = [schema.type ?? []].flat() as string[]
  return types.find((type) => type !== 'null')?.replace('integer', 'number')
}

/** The numbers of string, array and number schemas of a description, by type and by the first property that each has. */
export const schemaStatistics = (description: Node): Record<string, Record<string, number>> => {
  const counts = Object.fromEntries(
    Object.entries(PROPERTIES).map(([type, properties]) => [
      type,
      Object.fromEntries([...properties.map(([name]) => [name, 0] as const), [OTHER, 0] as const]),
    ]),
  )
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) visit(each)
    if (!isNode(value)) return
    const type = typeOf(value)
    const properties = type === undefined ? undefined : PROPERTIES[type]
    if (properties) counts[type!]![properties.find(([, has]) => has(value))?.[0] ?? OTHER]!++
    for (const [key, each] of Object.entries(value))
      if (key === 'properties' && isNode(each)) for (const field of Object.values(each)) visit(field)
      else if (!SAMPLES.has(key)) visit(each)
  }
  visit(description)
  return counts
}

/** The statistics of a description as lines. */
export const statisticsText = (description: Node): string => {
  const lines = Object.entries(schemaStatistics(description)).flatMap(([type, counts]) => {
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
    return [
      `${type} schemas: ${total}`,
      ...Object.entries(counts).map(([name, count]) => `  ${name}: ${count} (${((100 * count) / total).toFixed(1)} %)`),
    ]
  })
  const names = [...fieldNames(description).values()]
  return [
    ...lines,
    `names of answer fields: ${names.length}`,
    `  with several types: ${names.filter(({ size }) => size > 1).length}`,
    `bytes: ${Buffer.byteLength(JSON.stringify(description))}`,
  ].join('\n')
}
