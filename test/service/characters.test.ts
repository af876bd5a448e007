import { expect, test } from 'bun:test'
import { catalogue } from '../../src/capabilities/index.ts'
import type { JsonObject } from '../../src/service/body.ts'
import { checkInput } from '../../src/service/input.ts'

const natal = catalogue.find(({ slug }) => slug === 'western-natal-wheel')!
const checkName =
  (name: string, extraFields: object = {}) =>
  () =>
    checkInput(natal.input, { ...(natal.example as object), name, ...extraFields } as JsonObject)

test('length limits count code points: 120 emoji fit, 121 do not', () => {
  for (const character of ['a', 'é', 'क', '😀', '𝒜']) {
    expect(checkName(character.repeat(120))).not.toThrow()
    expect(checkName(character.repeat(121))).toThrow(expect.objectContaining({ field: 'name' }))
  }
})

test('a valid name of 120 emoji does not hide the fault of another field', () => {
  expect(checkName('😀'.repeat(120), { size: 1 })).toThrow(expect.objectContaining({ field: 'size' }))
})

test('a long text of lone surrogates is checked in linear time', () => {
  expect(checkName('\ud800'.repeat(200_000))).toThrow(expect.objectContaining({ field: 'name' }))
  expect(checkName('\ud800'.repeat(120))).not.toThrow()
})
