import { describe, expect, test } from 'bun:test'
import { WEIGHTS } from '../../src/capabilities/capability.ts'
import { catalogue, families } from '../../src/capabilities/index.ts'
import witness from './witness.json'

// The second list of one thing, on purpose: what was promised, beside what the code declares.

test('families are those of the contract, in its order', () => {
  expect(families.map(({ slug, title }) => ({ slug, title }))).toEqual(witness.families)
})

test('every capability is promised, and every promise is kept', () => {
  expect(catalogue.map(({ path }) => path).sort()).toEqual(witness.capabilities.map(({ path }) => path).sort())
})

describe.each(witness.capabilities)('$path', ({ path, weight, credits, input, data }) => {
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
