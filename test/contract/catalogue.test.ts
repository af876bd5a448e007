import { expect, test } from 'bun:test'
import type { TObject } from '@sinclair/typebox'
import type { CatalogueEntry } from '../../src/capabilities/capability.ts'
import { catalogue, families } from '../../src/capabilities/index.ts'
import type { JsonObject } from '../../src/service/body.ts'
import { checkInput } from '../../src/service/input.ts'
import promised from './families.json'

// The catalogue may have more than the contract; openapi.json pins what it has.
test('the families of the contract are present, in its order', () => {
  const titles = promised.families.map(({ slug, title }) => ({ slug, title }))
  const slugs = titles.map(({ slug }) => slug)
  expect(
    families
      .filter(({ slug }) => slugs.includes(slug))
      .map(({ slug, title }) => ({ slug: slug as string, title: title as string })),
  ).toEqual(titles)
})

test.each(promised.families.map(({ slug, capabilities }) => [slug, capabilities] as const))(
  'the members of %s in the contract are present, in its order',
  (slug, capabilities) => {
    const members = families.find((family) => family.slug === slug)!.members.map((member) => member.slug as string)
    expect(members.filter((member) => capabilities.includes(member))).toEqual([...capabilities])
  },
)

test('every input rejects unknown fields', () => {
  expect(catalogue.filter(({ input }) => input.additionalProperties !== false).map(({ path }) => path)).toEqual([])
})

const SIDES = ['groom', 'bride', 'person_a', 'person_b']
/** Not those of which only the name is asked. */
const sidesOf = ({ input }: CatalogueEntry) =>
  SIDES.filter((side) => (input as TObject).properties[side]?.type === 'object')
const pairs = catalogue.filter((entry) => sidesOf(entry).length > 0)
const reports = catalogue.filter((entry) => entry.report && sidesOf(entry).length === 0)

const fault = (entry: CatalogueEntry, input: object) => {
  try {
    checkInput(entry.input, input as JsonObject)
    return null
  } catch (reason) {
    return (reason as { field: string }).field
  }
}

test('every report with a document accepts a name and a place of at most 120 characters', () => {
  expect(reports.length).toBeGreaterThan(10)
  for (const entry of reports)
    for (const field of ['name', 'place']) {
      const { slug, example } = entry
      expect([slug, fault(entry, { ...example, [field]: 'न'.repeat(120) })]).toEqual([slug, null])
      expect([slug, fault(entry, { ...example, [field]: 'x'.repeat(121) })]).toEqual([slug, field])
    }
})

test('both people of every pair accept a name and a place of at most 120 characters', () => {
  expect(pairs.length).toBeGreaterThan(10)
  for (const entry of pairs)
    for (const side of sidesOf(entry))
      for (const field of ['name', 'place']) {
        const { slug, example } = entry as { slug: string; example: Record<string, object> }
        const inputWithLength = (length: number) => ({
          ...example,
          [side]: { ...example[side], [field]: 'x'.repeat(length) },
        })
        expect([slug, fault(entry, inputWithLength(120))]).toEqual([slug, null])
        expect([slug, fault(entry, inputWithLength(121))]).toEqual([slug, `${side}.${field}`])
      }
})
