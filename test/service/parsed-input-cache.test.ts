import { expect, test } from 'bun:test'
import { type CatalogueEntry, capability } from '../../src/capabilities/capability.ts'
import type { Fault } from '../../src/faults.ts'
import { t } from '../../src/schema.ts'
import { createParsedInputCache } from '../../src/service/parsed-input-cache.ts'

const entryOf = (slug: string, input: ReturnType<typeof t.Object>): CatalogueEntry => ({
  ...(capability({
    ...{ slug, title: slug, summary: 'For a test.', weight: 'light', method: 'None.', example: {} },
    ...{ input, data: t.Object({}) },
  } as never).compute(() => ({})) as unknown as CatalogueEntry),
  family: 'test',
  path: `/v1/test/${slug}`,
})
const nameEntry = entryOf('named', t.Object({ name: t.String() }))
const countEntry = entryOf('counted', t.Object({ name: t.Integer() }))
const bytes = (text: string) => new TextEncoder().encode(text)
const faultOf = (run: () => unknown) => {
  try {
    run()
  } catch (reason) {
    return (reason as Fault).fault
  }
  return null
}

test('a cached input is returned for the same bytes, and for no others', () => {
  const inputs = createParsedInputCache()
  const body = bytes('{"name":"Ana"}')
  const input = inputs.read(nameEntry, body)
  expect(inputs.read(nameEntry, body)).not.toBe(input)
  inputs.add(nameEntry, body, input)

  expect(inputs.read(nameEntry, bytes('{"name":"Ana"}'))).toBe(input)
  expect(inputs.read(nameEntry, bytes('{"name": "Ana"}'))).not.toBe(input)
  expect(inputs.serialize(input)).toBe('{"name":"Ana"}')
  expect(() => Object.assign(input, { name: 'Eva' })).toThrow()
})

test('an input cached for one capability is checked again for another', () => {
  const inputs = createParsedInputCache()
  const body = bytes('{"name":"Ana"}')
  inputs.add(nameEntry, body, inputs.read(nameEntry, body))
  expect(faultOf(() => inputs.read(countEntry, body))).toBe('invalid')
})

test('invalid UTF-8 does not match the cached input of a similar text', () => {
  const inputs = createParsedInputCache()
  const body = bytes('{"name":"\u00e9"}')
  inputs.add(nameEntry, body, inputs.read(nameEntry, body))
  const latin1Bytes = Uint8Array.from(Buffer.from('{"name":"\u00e9"}', 'latin1'))
  expect(faultOf(() => inputs.read(nameEntry, latin1Bytes))).toBe('malformed')
})

test('the cache is cleared after 1000 inputs, and long bodies are not cached', () => {
  const inputs = createParsedInputCache()
  const first = bytes('{"name":"0"}')
  const input = inputs.read(nameEntry, first)
  inputs.add(nameEntry, first, input)
  for (let i = 1; i <= 1000; i++) {
    const body = bytes(`{"name":"${i}"}`)
    inputs.add(nameEntry, body, inputs.read(nameEntry, body))
  }
  expect(inputs.read(nameEntry, first)).not.toBe(input)

  const long = bytes(`{"name":"${'x'.repeat(2000)}"}`)
  const longInput = inputs.read(nameEntry, long)
  inputs.add(nameEntry, long, longInput)
  expect(inputs.read(nameEntry, long)).not.toBe(longInput)
})
