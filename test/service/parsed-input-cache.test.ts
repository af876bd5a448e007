import { expect, test } from 'bun:test'
import { capability, type Entry } from '../../src/capabilities/capability.ts'
import type { Fault } from '../../src/faults.ts'
import { t } from '../../src/schema.ts'
import { createParsedInputCache } from '../../src/service/parsed-input-cache.ts'

const entryOf = (slug: string, input: ReturnType<typeof t.Object>): Entry => ({
  ...(capability({
    ...{ slug, title: slug, summary: 'For a test.', weight: 'light', method: 'None.', example: {} },
    ...{ input, data: t.Object({}) },
  } as never).compute(() => ({})) as unknown as Entry),
  family: 'test',
  path: `/v1/test/${slug}`,
})
const named = entryOf('named', t.Object({ name: t.String() }))
const counted = entryOf('counted', t.Object({ name: t.Integer() }))
const bytes = (text: string) => new TextEncoder().encode(text)
const faultOf = (run: () => unknown) => {
  try {
    run()
  } catch (reason) {
    return (reason as Fault).fault
  }
  return null
}

test('what was kept is the same object for the same bytes, and for no others', () => {
  const inputs = createParsedInputCache()
  const body = bytes('{"name":"Ana"}')
  const input = inputs.read(named, body)
  expect(inputs.read(named, body)).not.toBe(input)
  inputs.keep(named, body, input)

  expect(inputs.read(named, bytes('{"name":"Ana"}'))).toBe(input)
  expect(inputs.read(named, bytes('{"name": "Ana"}'))).not.toBe(input)
  expect(inputs.written(input)).toBe('{"name":"Ana"}')
  expect(() => Object.assign(input, { name: 'Eva' })).toThrow()
})

test('bytes that fit one capability are checked for another', () => {
  const inputs = createParsedInputCache()
  const body = bytes('{"name":"Ana"}')
  inputs.keep(named, body, inputs.read(named, body))
  expect(faultOf(() => inputs.read(counted, body))).toBe('invalid')
})

test('a text that is no UTF-8 is not taken for one that is', () => {
  const inputs = createParsedInputCache()
  const body = bytes('{"name":"\u00e9"}')
  inputs.keep(named, body, inputs.read(named, body))
  const broken = Uint8Array.from(Buffer.from('{"name":"\u00e9"}', 'latin1'))
  expect(faultOf(() => inputs.read(named, broken))).toBe('malformed')
})

test('no more than so many are kept, and no long ones', () => {
  const inputs = createParsedInputCache()
  const first = bytes('{"name":"0"}')
  const input = inputs.read(named, first)
  inputs.keep(named, first, input)
  for (let i = 1; i <= 1000; i++) {
    const body = bytes(`{"name":"${i}"}`)
    inputs.keep(named, body, inputs.read(named, body))
  }
  expect(inputs.read(named, first)).not.toBe(input)

  const long = bytes(`{"name":"${'x'.repeat(2000)}"}`)
  const much = inputs.read(named, long)
  inputs.keep(named, long, much)
  expect(inputs.read(named, long)).not.toBe(much)
})
