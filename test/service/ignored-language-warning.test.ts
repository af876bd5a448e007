import { expect, test } from 'bun:test'
import { catalogue } from '../../src/capabilities/index.ts'
import { Birth, independence, only } from '../../src/capabilities/shared/inputs.ts'
import { type TSchema, t } from '../../src/schema.ts'
import type { JsonObject } from '../../src/service/body.ts'
import { warnOfIgnoredLanguage } from '../../src/service/ignored-language-warning.ts'

const warningsFor = (schema: TSchema, input: JsonObject): string[] => {
  const list: string[] = []
  warnOfIgnoredLanguage(schema, input, (code, message) => list.push(`${code}: ${message}`))
  return list
}
const warningsAfter = (change: (input: Record<string, JsonObject & string>) => void): string[] => {
  const { input: schema, example } = catalogue.find(({ slug }) => slug === 'matching-report')!
  const input = structuredClone(example) as Record<string, JsonObject & string>
  change(input)
  return warningsFor(schema, input)
}

test('a language field within a person is warned of, one at the top level is not', () => {
  expect(
    warningsAfter((input) => {
      Object.assign(input, { labels: 'hi' })
      Object.assign(input, { language: 'en' })
    }),
  ).toEqual([])
  expect(
    warningsAfter((input) => {
      Object.assign(input, { labels: 'hi' })
      input.bride!.labels = 'ta'
      input.groom!.labels = null
      input.groom!.language = 'en'
    }),
  ).toEqual([
    'ignored_input: groom.language has no effect: set it at the top level of the input.',
    'ignored_input: bride.labels has no effect: set it at the top level of the input.',
  ])
})

test('only the first language field in a list is warned of', () => {
  const schema = only({ people: t.Array(Birth) })
  const people = [independence, { ...independence, labels: 'hi' }, { ...independence, labels: 'ta' }]
  expect(warningsFor(schema, { people })).toEqual([
    'ignored_input: people.1.labels has no effect: set it at the top level of the input.',
  ])
})
