import { expect, test } from 'bun:test'
import { Kind, type TSchema } from '@sinclair/typebox'
import { catalogue } from '../../src/capabilities/index.ts'
import { TERMS } from '../../src/lexicon/subjects.ts'
import { exampleAnswer } from '../examples.ts'

const terms = new Set<string>(TERMS)

/** Plain texts that hold a word of the lexicon in an example, and why `labels` does not name it. */
const ALLOWED: Record<string, string> = {
  name: 'names of yogas, muhurtas, rooms and deities: only some of each set are in the lexicon',
  deity: 'deities are not in the lexicon; some are spelt as a limb yoga',
  yoga: 'the Anandadi yogas are not in the lexicon; two are spelt as limb yogas',
  'key_yogas[]': 'as `name`',
  yoni: 'the yonis of Ayadi are not in the lexicon; some are spelt as signs',
  zone: 'the middle of a floor, Brahma, beside the codes of zones',
  title: 'a heading in English',
  rule: 'a heading in English',
  script: 'an ISO 15924 code',
}

/** The last field of a path, with `[]` where it is an item. */
const fieldOf = (path: string) => path.slice(path.lastIndexOf('.') + 1)

/** The plain texts of an answer that are capitalised words of the lexicon. */
const unnamed = (schema: TSchema, value: unknown, path: string): string[] => {
  if (value === null || value === undefined || schema['x-subjects'] || schema.enum) return []
  const alternatives = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])] as TSchema[]
  if (alternatives.length > 0) {
    const found = alternatives.map((each) => unnamed(each, value, path))
    const isNamed = alternatives.some((each) => each['x-subjects'] || (each.enum as unknown[])?.includes(value))
    return isNamed ? [] : found.flat()
  }
  if (schema[Kind] === 'Object' && typeof value === 'object')
    return Object.entries(schema.properties as Record<string, TSchema>).flatMap(([name, field]) =>
      unnamed(field, (value as Record<string, unknown>)[name], `${path}.${name}`),
    )
  if (schema[Kind] === 'Array' && Array.isArray(value))
    return value.flatMap((item) => unnamed(schema.items, item, `${path}[]`))
  const isTerm = schema[Kind] === 'String' && typeof value === 'string' && /^[A-Z]/.test(value) && terms.has(value)
  return isTerm ? [path] : []
}

test('a text that holds a word of the lexicon says so in its schema, or is listed with a reason', async () => {
  const found = new Set<string>()
  for (const entry of catalogue) {
    const { data } = (await exampleAnswer(entry)) as { data: object }
    for (const path of unnamed(entry.data, data, entry.slug)) found.add(path)
  }
  expect([...found].filter((path) => !(fieldOf(path) in ALLOWED))).toEqual([])
  const used = new Set([...found].map(fieldOf))
  expect(Object.keys(ALLOWED).filter((field) => !used.has(field))).toEqual([])
}, 300_000)
