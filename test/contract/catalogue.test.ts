import { expect, test } from 'bun:test'
import type { TObject } from '@sinclair/typebox'
import type { Entry } from '../../src/capabilities/capability.ts'
import { catalogue, families } from '../../src/capabilities/index.ts'
import type { JsonObject } from '../../src/service/body.ts'
import { checkInput } from '../../src/service/input.ts'
import promised from './families.json'

test('families are those of the contract, in its order', () => {
  const titles = (rows: readonly { slug: string; title: string }[]) => rows.map(({ slug, title }) => ({ slug, title }))
  expect(titles(families)).toEqual(titles(promised.families))
})

test.each(families.map((family) => [family.slug, family] as const))(
  'members of %s are those of the contract, in its order',
  (slug, family) => {
    const members = family.members.map((member) => member.slug as string)
    expect(members).toEqual(promised.families.find((each) => each.slug === slug)!.capabilities)
  },
)

test('every input refuses fields that it does not name', () => {
  expect(catalogue.filter(({ input }) => input.additionalProperties !== false).map(({ path }) => path)).toEqual([])
})

const SIDES = ['groom', 'bride', 'person_a', 'person_b']
/** Not those of which only the name is asked. */
const sidesOf = ({ input }: Entry) => SIDES.filter((side) => (input as TObject).properties[side]?.type === 'object')
const pairs = catalogue.filter((entry) => sidesOf(entry).length > 0)
const reports = catalogue.filter((entry) => entry.document && sidesOf(entry).length === 0)

const fault = (entry: Entry, input: object) => {
  try {
    checkInput(entry.input, input as JsonObject)
    return null
  } catch (reason) {
    return (reason as { field: string }).field
  }
}

test('every report that becomes a document takes a name and a place to print, at most 120 characters of each', () => {
  expect(reports.length).toBeGreaterThan(10)
  for (const entry of reports)
    for (const field of ['name', 'place']) {
      const { slug, example } = entry
      expect([slug, fault(entry, { ...example, [field]: 'न'.repeat(120) })]).toEqual([slug, null])
      expect([slug, fault(entry, { ...example, [field]: 'x'.repeat(121) })]).toEqual([slug, field])
    }
})

test('so do both people of every pair', () => {
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
