import { describe, expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Kind, type TSchema } from '@sinclair/typebox'
import { EXAMPLE_CLOCK, excerpts } from '../../src/api/description.ts'
import { excerptOf } from '../../src/api/excerpt.ts'
import { WEIGHTS } from '../../src/capabilities/capability.ts'
import { catalogue, families } from '../../src/capabilities/index.ts'
import { TERMS } from '../../src/lexicon/subjects.ts'
import type { JsonObject } from '../../src/service/body.ts'
import { checkInput, checkOf } from '../../src/service/input.ts'
import { exampleAnswer } from '../examples.ts'
import { longTest } from '../long.ts'
import { worldAt } from '../world.ts'
import { root, sources } from './sources.ts'

// One pass over the catalogue with the rules of every capability, so that a new capability is tested automatically.

const terms = new Set<string>(TERMS)

/** Every schema inside a schema, with its path. */
const nodes = (schema: TSchema, path: string): [string, TSchema][] => {
  const further: [string, TSchema][] = []
  for (const [name, field] of Object.entries((schema.properties ?? {}) as Record<string, TSchema>))
    further.push([`${path}.${name}`, field])
  for (const field of Object.values((schema.patternProperties ?? {}) as Record<string, TSchema>))
    further.push([`${path}.*`, field])
  for (const part of [...(schema.anyOf ?? []), ...(schema.allOf ?? [])] as TSchema[]) further.push([path, part])
  const items = schema.items as TSchema | TSchema[] | undefined
  for (const item of items === undefined ? [] : [items].flat()) further.push([`${path}[]`, item])
  return [[path, schema], ...further.flatMap(([location, part]) => nodes(part, location))]
}

test('slugs are unique', () => {
  const slugs = catalogue.map(({ slug }) => slug)
  expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([])
})

test('every file of a family is a capability or imported by one', () => {
  for (const family of families) {
    const folder = sources(`src/capabilities/${family.slug}/*.ts`).filter(({ path }) => !path.endsWith('/index.ts'))
    const imported = new Set(folder.flatMap(({ imports }) => imports))
    const members = new Set(family.members.map(({ slug }) => `./${slug}.ts`))
    const names = folder.map(({ path }) => `./${path.split('/').at(-1)}`)
    expect(names.filter((name) => !members.has(name) && !imported.has(name))).toEqual([])
  }
})

test.each(families.map((family) => [family.slug, family] as const))(
  'the family %s has a slug, title, description and members',
  (slug, family) => {
    expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(family.title).toMatch(/^[A-Z]/)
    expect(family.about).toMatch(/\.$/)
    expect(family.members.length).toBeGreaterThan(0)
  },
)

describe.each(catalogue.map((entry) => [entry.path, entry] as const))('%s', (_, entry) => {
  const name = `${entry.family}/${entry.slug}`

  test('has one file, named by its slug', () => {
    expect(existsSync(join(root, 'src', 'capabilities', `${name}.ts`))).toBe(true)
  })

  test('has a title, a summary and a method', () => {
    expect(entry.title).toMatch(/^\S.*[^.]$/)
    expect(entry.summary).toMatch(/^[A-Z0-9].*\.$/)
    expect(entry.method.length).toBeGreaterThan(20)
    expect(Object.keys(WEIGHTS)).toContain(entry.weight)
  })

  test('the example fits the input schema, and its answer the data schema', async () => {
    checkInput(entry.input, entry.example as JsonObject)
    const { data } = (await exampleAnswer(entry)) as { data: object }
    expect(checkOf(entry.data)(data)).toBe(true)
    expect(Object.keys(data)).toEqual(Object.keys(entry.data.properties).filter((field) => field in data))
    expect(JSON.stringify(data)).not.toMatch(/NaN|undefined/)
  })

  test('its example answer has no empty text and no rounding error', async () => {
    const odd = (value: unknown, path: string): string[] => {
      if (value !== null && typeof value === 'object')
        return Object.entries(value).flatMap(([name, each]) => odd(each, `${path}.${name}`))
      const isTiny = typeof value === 'number' && value !== 0 && Math.abs(value) < 1e-9
      return value === '' || isTiny ? [`${path}: ${JSON.stringify(value)}`] : []
    }
    expect(odd(((await exampleAnswer(entry)) as { data: object }).data, 'data')).toEqual([])
  })

  longTest('the example gives the bytes of another time', async () => {
    const data = await entry.compute(entry.example, worldAt(EXAMPLE_CLOCK.now()))
    const earlier = (await exampleAnswer(entry)) as { data: object }
    expect(JSON.stringify(data)).toBe(JSON.stringify(earlier.data))
  })

  test('its excerpt in the API description matches that answer (`npm run examples` writes it)', async () => {
    const { data } = (await exampleAnswer(entry)) as { data: object }
    expect<unknown>(excerpts().get(entry.path)).toEqual(excerptOf(data, entry.data))
  })

  test('streamed fields are lists of data, in the order of data', () => {
    const streams = entry.streams ?? []
    expect(Object.keys(entry.data.properties).filter((field) => streams.includes(field))).toEqual([...streams])
    for (const field of streams) {
      const schema = entry.data.properties[field]!
      expect([schema, ...(schema.anyOf ?? [])].map((each: TSchema) => each[Kind])).toContain('Array')
    }
  })

  test('every term is in the lexicon', () => {
    const unknown = nodes(entry.data, 'data').flatMap(([path, schema]) =>
      schema['x-term']
        ? (schema.enum as string[]).filter((word) => !terms.has(word)).map((word) => `${path}: ${word}`)
        : [],
    )
    expect([...new Set(unknown)]).toEqual([])
  })

  test('no schema is untyped or an empty object', () => {
    const empty = [...nodes(entry.input, 'input'), ...nodes(entry.data, 'data')].filter(
      ([, schema]) =>
        ['Any', 'Unknown'].includes(schema[Kind]) ||
        (schema[Kind] === 'Object' && Object.keys(schema.properties).length === 0),
    )
    expect(empty.map(([path]) => path)).toEqual([])
  })

  test('input names are snake_case', () => {
    const odd = Object.keys(entry.input.properties).filter((field) => !/^[a-z]+(_[a-z0-9]+)*$/.test(field))
    expect(odd).toEqual([])
  })
})
