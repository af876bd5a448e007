import { expect, test } from 'bun:test'
import { catalogue } from '../../src/capabilities/index.ts'
import type { JsonObject } from '../../src/service/body.ts'
import { checkInput } from '../../src/service/input.ts'

const natal = catalogue.find(({ slug }) => slug === 'western-natal-wheel')!
const named =
  (name: string, further: object = {}) =>
  () =>
    checkInput(natal.input, { ...(natal.example as object), name, ...further } as JsonObject)

test('a limit of characters counts code points: 120 emoji fit, 121 do not', () => {
  for (const character of ['a', 'é', 'क', '😀', '𝒜']) {
    expect(named(character.repeat(120))).not.toThrow()
    expect(named(character.repeat(121))).toThrow(expect.objectContaining({ field: 'name' }))
  }
})

test('a name of 120 emoji is not blamed for the fault of another field', () => {
  expect(named('😀'.repeat(120), { size: 1 })).toThrow(expect.objectContaining({ field: 'size' }))
})

test('a long run of surrogates without partners is checked in work that grows with its length', () => {
  expect(named('\ud800'.repeat(200_000))).toThrow(expect.objectContaining({ field: 'name' }))
  expect(named('\ud800'.repeat(120))).not.toThrow()
})
