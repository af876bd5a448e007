import { describe, expect, test } from 'bun:test'
import type { TObject } from '@sinclair/typebox'
import { Glob } from 'bun'
import type { Entry } from '../../src/capabilities/capability.ts'
import { WEIGHTS } from '../../src/capabilities/capability.ts'
import { catalogue, families } from '../../src/capabilities/index.ts'
import type { JsonObject } from '../../src/service/body.ts'
import { checkInput } from '../../src/service/input.ts'
import promised from './families.json'

interface Promised {
  path: string
  weight: string
  credits: number
  input: string[]
  data: string[]
}

// The second list of one thing, on purpose: what was promised, beside what the code declares; a file for each family.
const promises: Promised[] = (
  await Promise.all(
    [...new Glob('*.json').scanSync(`${import.meta.dir}/witness`)].map((file) =>
      Bun.file(`${import.meta.dir}/witness/${file}`).json(),
    ),
  )
).flat()

test('families are those of the contract, in its order', () => {
  const built = new Set<string>(families.map(({ slug }) => slug))
  expect(families.map(({ slug, title }) => ({ slug, title }))).toEqual(
    promised.families.filter(({ slug }) => built.has(slug)).map(({ slug, title }) => ({ slug, title })),
  )
})

test.each(families.map((family) => [family.slug, family] as const))(
  'members of %s are in its order',
  (slug, family) => {
    const members = family.members.map((member) => member.slug as string)
    const order = promised.families.find((each) => each.slug === slug)!.capabilities
    expect(members).toEqual(order.filter((each) => members.includes(each)))
  },
)

test('every capability is promised, and every promise is kept', () => {
  expect(catalogue.map(({ path }) => path).sort()).toEqual(promises.map(({ path }) => path).sort())
})

describe.each(promises)('$path', ({ path, weight, credits, input, data }) => {
  const entry = catalogue.find((each) => each.path === path)!

  test('price', () => {
    expect<string>(entry.weight).toBe(weight)
    expect<number>(WEIGHTS[entry.weight].credits).toBe(credits)
  })
  test('input fields', () => {
    expect(Object.keys(entry.input.properties).sort()).toEqual([...input].sort())
    expect(entry.input.additionalProperties).toBe(false)
  })
  test('data fields, in order', () => {
    expect(Object.keys(entry.data.properties)).toEqual(data)
  })
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
        const told = (length: number) => ({ ...example, [side]: { ...example[side], [field]: 'x'.repeat(length) } })
        expect([slug, fault(entry, told(120))]).toEqual([slug, null])
        expect([slug, fault(entry, told(121))]).toEqual([slug, `${side}.${field}`])
      }
})
