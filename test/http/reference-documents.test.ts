import { beforeAll, describe, expect, test } from 'bun:test'
import { describeService } from '../../src/api/description.ts'
import {
  OVERVIEW,
  referenceDocument,
  referencePaths,
  referenceSources,
  type ServiceDescription,
} from '../../src/api/reference-documents.ts'
import { standaloneIn, withStatedDefaults } from '../../src/api/reference-schema.ts'
import { shortenedAnswer } from '../../src/api/shortened-answer.ts'
import { catalogue, families } from '../../src/capabilities/index.ts'
import { exampleAnswers } from '../examples.ts'

type Json = Record<string, unknown>
const NO_YIELD = () => undefined

interface Operation {
  description: string
  requestBody?: { content: { 'application/json': { schema: Json; example: unknown } } }
  responses: Record<string, { $ref?: string; content?: Record<string, Json> }>
}

interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { responses: Record<string, { content: { 'application/json': { examples: object } } }> }
}

const description = describeService({
  families,
  catalogue,
  serverUrl: 'https://astrology.test',
}) as unknown as ServiceDescription

let answers: ReadonlyMap<string, unknown>
const documents = new Map<string, Document>()

beforeAll(async () => {
  answers = await exampleAnswers()
  const shortened = new Map([...answers].map(([path, answer]) => [path, shortenedAnswer(answer)]))
  for (const { slug } of referenceSources(description))
    documents.set(slug, (await referenceDocument(description, slug, shortened, NO_YIELD)) as unknown as Document)
}, 120_000)

/** The post operation of a capability, from the document of its family. */
const operationOf = (family: string, path: string) => documents.get(family)!.paths[path]!.post!

/** Every object under a node, with its place. Samples are left out. */
function* objectsUnder(node: unknown, place = ''): Generator<[string, Json]> {
  if (node === null || typeof node !== 'object') return
  if (!Array.isArray(node)) yield [place, node as Json]
  for (const [key, value] of Object.entries(node)) {
    const isSample = ['example', 'examples', 'default', 'enum'].includes(key) && !place.endsWith('/properties')
    if (!isSample) yield* objectsUnder(value, `${place}/${key}`)
  }
}

const isFieldList = (place: string) => place.endsWith('/properties')

describe('the documents of the reference page', () => {
  test('there is a document for each family, and an overview', async () => {
    expect([...documents.keys()]).toEqual([OVERVIEW, ...families.map(({ slug }) => slug)])
    expect(await referenceDocument(description, 'jobs', new Map(), NO_YIELD)).toBeNull()
    expect(await referenceDocument(description, 'nothing', new Map(), NO_YIELD)).toBeNull()
    const paths = [...documents.values()].flatMap((document) => Object.keys(document.paths))
    expect(paths.toSorted()).toEqual(Object.keys(description.paths).toSorted())
  })

  test('no schema has a reference beside other members, or parts to merge', () => {
    for (const [slug, document] of documents)
      for (const [place, node] of objectsUnder(document)) {
        if (isFieldList(place)) continue
        if ('$ref' in node) expect([slug, place, Object.keys(node)]).toEqual([slug, place, ['$ref']])
        for (const keyword of ['allOf', 'unevaluatedProperties', 'x-excerpt'])
          expect(keyword in node, `${keyword} in ${slug}${place}`).toBe(false)
      }
  })

  test('references point to shared failures and Meta only, and each has a target', () => {
    for (const [slug, document] of documents)
      for (const [place, node] of objectsUnder(document)) {
        if (isFieldList(place) || typeof node.$ref !== 'string') continue
        expect(node.$ref).toMatch(/^#\/components\/(responses\/E\w+|schemas\/Meta)$/)
        const target = node.$ref
          .slice(2)
          .split('/')
          .reduce((found: unknown, step) => (found as Json)[step], document)
        expect(target, `${node.$ref} in ${slug}${place}`).toBeObject()
      }
  })

  test('a document is small enough to be loaded at once', () => {
    for (const [slug, document] of documents) {
      const { length } = JSON.stringify(document)
      // The western family is the largest, because its charts list their houses, points, zodiacs and orbs.
      expect(length, slug).toBeLessThan(950_000)
    }
  })
})

describe.each(catalogue.map((entry) => [entry.path, entry] as const))('%s', (path, { family, input, example }) => {
  test('its request has every field with type or alternatives', () => {
    const { schema } = operationOf(family, path).requestBody!.content['application/json']
    expect([schema.type, schema.additionalProperties]).toEqual(['object', false])
    expect(Object.keys(schema.properties as Json).toSorted()).toEqual(Object.keys(input.properties).toSorted())
    expect(((schema.required ?? []) as string[]).toSorted()).toEqual([...(input.required ?? [])].toSorted())
    for (const [place, node] of objectsUnder(schema)) {
      if (isFieldList(place)) continue
      expect('type' in node || 'anyOf' in node, place).toBe(true)
      const isObject = [node.type].flat().includes('object')
      if (isObject) expect('properties' in node || 'additionalProperties' in node, place).toBe(true)
      if (node.default !== undefined) expect(node.description, place).toContain('Default: `')
    }
  })

  test('its examples are the request of the catalogue and the start of the real answer', () => {
    const { requestBody, responses, description } = operationOf(family, path)
    expect(requestBody!.content['application/json'].example).toEqual(example)
    const shown = responses[200]!.content!['application/json']!.example
    expect(differences(shown, answers.get(path))).toEqual([])
    expect(description).toMatch(/credits?\b/)
  })

  test('its failures have examples', () => {
    const { responses } = operationOf(family, path)
    for (const status of ['401', '422', '429', '500']) {
      expect(responses[status]).toEqual({ $ref: `#/components/responses/E${status}` })
      const { examples } = documents.get(family)!.components.responses[`E${status}`]!.content['application/json']
      expect(Object.keys(examples).length).toBeGreaterThan(1)
    }
  })
})

/** Places where a shortened answer says other than the whole one: only entries of lists and ends of texts may be missing. */
const differences = (shown: unknown, whole: unknown, place = ''): string[] => {
  if (typeof shown === 'string' && shown.endsWith('…') && typeof whole === 'string')
    return whole.startsWith(shown.slice(0, -1)) ? [] : [place]
  if (Array.isArray(shown) && Array.isArray(whole))
    return shown.length === 0 && whole.length > 0
      ? [place]
      : shown.flatMap((entry, index) => differences(entry, whole[index], `${place}/${index}`))
  if (shown === null || whole === null || typeof shown !== 'object' || typeof whole !== 'object')
    return shown === whole ? [] : [place]
  const names = Object.keys(whole)
  if (Object.keys(shown).join() !== names.join()) return [place]
  return names.flatMap((name) => differences((shown as Json)[name], (whole as Json)[name], `${place}/${name}`))
}

test('a shortened answer keeps the first list entries, the start of texts, and every field', () => {
  const whole = {
    text: 'a'.repeat(500),
    names: ['a', 'b', 'c', 'd'],
    rows: [{ n: 1, none: null }, { n: 2 }],
    empty: [],
  }
  const shown = { text: `${'a'.repeat(159)}…`, names: ['a', 'b', 'c'], rows: [{ n: 1, none: null }], empty: [] }
  expect(shortenedAnswer(whole)).toEqual(shown)
  expect(differences(shown, whole)).toEqual([])
  expect(differences({ ...shown, names: null }, whole)).toEqual(['/names'])
})

describe('resolving a schema', () => {
  const schemas = {
    Sign: { type: 'string', enum: ['Aries', 'Taurus'], description: 'A sign.' },
    Point: { type: 'object', required: ['sign'], properties: { sign: { $ref: '#/components/schemas/Sign' } } },
    Loop: { type: 'object', properties: { next: { $ref: '#/components/schemas/Loop' } } },
  }
  const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })
  const standalone = standaloneIn({ components: { schemas } }, ['#/components/schemas/Point'])

  test('replaces a reference, and members beside it override the target', () => {
    expect(standalone({ ...reference('Sign'), description: 'Rising.', default: 'Aries' })).toEqual({
      type: 'string',
      enum: ['Aries', 'Taurus'],
      description: 'Rising.',
      default: 'Aries',
    })
  })

  test('merges parts into one object', () => {
    const own = { type: 'object', required: ['house'], properties: { house: { type: 'integer' } } }
    expect(standalone({ allOf: [reference('Point'), own], unevaluatedProperties: false })).toMatchObject({
      additionalProperties: false,
    })
    expect(
      standaloneIn({ components: { schemas } })({ allOf: [reference('Point'), own], unevaluatedProperties: false }),
    ).toEqual({
      type: 'object',
      required: ['sign', 'house'],
      properties: { sign: schemas.Sign, house: { type: 'integer' } },
      additionalProperties: false,
    })
  })

  test('merges a schema or null into one schema', () => {
    const orNull = (schema: object) => standalone({ anyOf: [schema, { type: 'null' }], description: 'Or none.' })
    expect(orNull(reference('Sign'))).toEqual({
      type: ['string', 'null'],
      enum: ['Aries', 'Taurus', null],
      description: 'Or none.',
    })
    expect(orNull({ type: 'integer', const: 5 })).toEqual({
      type: ['integer', 'null'],
      enum: [5, null],
      description: 'Or none.',
    })
    expect(orNull({ anyOf: [{ type: 'string' }, { type: 'array' }] })).toEqual({
      anyOf: [{ anyOf: [{ type: 'string' }, { type: 'array' }] }, { type: 'null' }],
      description: 'Or none.',
    })
    expect(standalone({ anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'null' }] })).toEqual({
      anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'null' }],
    })
  })

  test('keeps a shared reference without members beside it', () => {
    expect(standalone({ type: 'array', items: reference('Point') })).toEqual({
      type: 'array',
      items: reference('Point'),
    })
    expect(standalone({ ...reference('Point'), description: 'A point.' })).toHaveProperty('properties')
  })

  test('accepts fields named like keywords', () => {
    const fields = { default: { type: 'string' }, examples: reference('Sign'), enum: { type: 'array' } }
    expect(standalone({ type: 'object', properties: fields })).toEqual({
      type: 'object',
      properties: { ...fields, examples: schemas.Sign },
    })
  })

  test('rejects a schema that contains itself', () => {
    expect(() => standalone(reference('Loop'))).toThrow('contains itself')
    expect(() => standalone(reference('Nothing'))).toThrow('has no target')
  })

  test('adds the defaults to descriptions', () => {
    const fields = { node: { type: 'string', default: 'mean', description: 'Node.' }, days: { default: [7] } }
    expect(withStatedDefaults({ type: 'array', items: { properties: fields } })).toMatchObject({
      items: {
        properties: { node: { description: 'Node. Default: `mean`.' }, days: { description: 'Default: `[7]`.' } },
      },
    })
  })
})

test('the overview lists the paths without a family', () => {
  expect(referencePaths(description, OVERVIEW)).toContain('/v1/jobs/pdf')
  expect(
    referencePaths(description, OVERVIEW).filter((path) => catalogue.some((entry) => entry.path === path)),
  ).toEqual([])
})
