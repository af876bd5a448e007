import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { changeText, unannounced } from '../../scripts/contract/changelog.ts'
import { Document, isNode, type Node } from '../../scripts/contract/document.ts'
import { DESCRIPTION, describe, descriptionText, readReleased } from '../../scripts/contract/files.ts'
import { fieldNames, GLOSSARY, glossaryText, reasonOf } from '../../scripts/contract/glossary.ts'
import { compare } from '../../scripts/contract/operations.ts'
import { root } from '../structure/sources.ts'
import { linesOf, rename } from './planted-changes.ts'
import type { Editable } from './sample-description.ts'

// Compares the API description that the code generates with the committed one and with that of the last release.

const generated = descriptionText(describe())
const description = JSON.parse(generated) as Node

test('openapi.json is what the code generates', () => {
  const [committed, current] = [readFileSync(DESCRIPTION, 'utf8'), generated].map((text) => text.split('\n'))
  const line = current!.findIndex((text, index) => text !== committed![index])
  const isSame = line < 0 && committed!.length === current!.length
  const place = current![line]?.slice(0, 80) ?? 'the end'
  expect(isSame, `openapi.json differs from line ${line + 1} on (${place}): run \`npm run openapi\``).toBe(true)
})

test('docs/answer-fields.md is what the code generates', () => {
  const isSame = readFileSync(GLOSSARY, 'utf8') === glossaryText(description)
  expect(isSame, 'docs/answer-fields.md is out of date: run `npm run openapi`').toBe(true)
})

test('CHANGELOG.md names every breaking change since the last release', () => {
  const changes = compare(readReleased(), description)
  const missing = unannounced(changes, readFileSync(`${root}/CHANGELOG.md`, 'utf8'))
  const advice = 'Undo these changes, or name each under "### Breaking" of the newest version in CHANGELOG.md:'
  expect(missing.length, [advice, ...missing.map(changeText)].join('\n')).toBe(0)
})

test('the contract includes nested fields', () => {
  const renamed = generated.replaceAll('"victor"', '"winner"').replaceAll('"strength_rule"', '"rule"')
  const removed = compare(description, JSON.parse(renamed)).filter(({ rule }) => rule === 'response field removed')
  const data = 'responses.200.application/json.data'
  expect(linesOf(removed)).toEqual(
    expect.arrayContaining([
      `response field removed: POST /v1/vedic-charts/chart-markers ${data}.planetary_war[].victor`,
      `response field removed: POST /v1/panchang/planetary-events ${data}.wars[].victor`,
      `response field removed: POST /v1/location-astrology/city-ranking ${data}.scoring.strength_rule`,
    ]),
  )
})

/** Keywords whose values are no schemas. */
const SAMPLES = new Set(['example', 'examples', 'x-excerpt'])

/** The schemas with properties under a value. */
const objectsUnder = (value: unknown): Editable[] => {
  if (Array.isArray(value)) return value.flatMap(objectsUnder)
  if (!isNode(value)) return []
  const below = Object.entries(value).flatMap(([key, each]) =>
    SAMPLES.has(key) ? [] : objectsUnder(key === 'properties' && isNode(each) ? Object.values(each) : each),
  )
  return isNode(value.properties) ? [value, ...below] : below
}

test('the contract includes every field of every schema', () => {
  const after = JSON.parse(generated) as Editable
  const document = new Document(after)
  const holdsFields = (node: unknown, seen = new Set<unknown>()): boolean => {
    if (!isNode(node) || seen.has(node)) return Array.isArray(node) && node.some((each) => holdsFields(each, seen))
    seen.add(node)
    if (typeof node.$ref === 'string') return holdsFields(document.target(node.$ref), seen)
    return 'properties' in node || Object.values(node).some((each) => holdsFields(each, seen))
  }
  // A field that holds other fields keeps its name: the comparison does not look into a field that was removed.
  const leaves = objectsUnder(after.components.schemas).flatMap((object) =>
    Object.entries(object.properties as object)
      .filter(([, field]) => !holdsFields(field))
      .map(([name, field]) => ({ object, name, home: document.homeOf(field)! })),
  )
  for (const { object, name } of leaves) rename(object, name, `renamed_${name}`)
  const removed = compare(description, after).filter(({ rule }) => rule.endsWith('field removed'))
  const promisedPaths = new Set(
    removed.flatMap(({ homes }) => homes.map(({ component, path }) => `${component} ${path}`)),
  )
  expect(leaves.length).toBeGreaterThan(5000)
  expect(leaves.map(({ home }) => `${home.component} ${home.path}`).filter((each) => !promisedPaths.has(each))).toEqual(
    [],
  )
})

test('the page of answer fields separates names with one type from those with several', () => {
  const response = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Answer' } } } }
  const sample = {
    paths: { '/x': { post: { requestBody: { $ref: '#/components/schemas/Input' }, responses: { 200: response } } } },
    components: {
      schemas: {
        Input: { type: 'object', properties: { sent: { type: 'string' } } },
        Answer: {
          type: 'object',
          properties: {
            count: { type: ['integer', 'null'], description: 'A number.' },
            rows: { type: 'array', items: { $ref: '#/components/schemas/Row' } },
          },
        },
        Row: { type: 'object', properties: { count: { type: 'string' }, 1: { type: 'string' } } },
      },
    },
  }
  const names = fieldNames(sample)
  expect([...names].map(([name, uses]) => [name, ...uses.keys()])).toEqual([
    ['count', 'number', 'string'],
    ['rows', 'list of object'],
  ])
  expect(glossaryText(sample)).toContain('| `count` | number | scale or word | Answer | A number. |')
})

test.each([
  ['Sun', ['number', 'string'], 'key'],
  ['winner', ['string', 'list of string'], 'one or several'],
  ['windows', ['object', 'list of string'], 'list or group'],
  ['aspects', ['number', 'list of object'], 'list or summary'],
  ['ascendant', ['string', 'object'], 'value or details'],
  ['signs', ['list of number', 'list of string'], 'items'],
  ['aspect', ['number', 'string'], 'scale or word'],
])('the page says why `%s` has several types', (name, types, reason) => {
  expect<string>(reasonOf(name, types)).toBe(reason)
})
