import { describe, expect, test } from 'bun:test'
import { Glob } from 'bun'
import { WEIGHTS } from '../../src/capabilities/capability.ts'
import { catalogue, families } from '../../src/capabilities/index.ts'
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
