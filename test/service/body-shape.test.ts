import { expect, test } from 'bun:test'
import fc from 'fast-check'
import type { Fault } from '../../src/faults.ts'
import { readJson } from '../../src/service/body.ts'

const BOUNDS = { members: 3, values: 6 }
const bytesOf = (text: string) => new TextEncoder().encode(text)
const outcome = (text: string, bounds = BOUNDS): unknown => {
  try {
    return readJson(bytesOf(text), 10_000_000, bounds)
  } catch (reason) {
    return (reason as Fault).message
  }
}

test('long strings hide no members: quotes and backslashes at any place of a string', () => {
  const piece = fc.constantFrom('a', '\\\\', '\\"', '{', '[', ':', ',', '}', 'x'.repeat(61), 'y'.repeat(130))
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), fc.array(piece, { maxLength: 40 }), (first, second) => {
      const [one, two] = [first.join(''), second.join('')]
      const valid = `{"${one}":"${two}","n":1}`
      expect(outcome(valid)).toEqual(JSON.parse(valid))
      // One member more than the limit, after the same strings.
      const long = `{"a":"${one}","b":"${two}","c":1,"d":2}`
      expect(outcome(long)).toBe('The body has more than 3 fields.')
    }),
    { numRuns: 500, seed: 41 },
  )
})

test('a string without an end is not valid JSON', () => {
  for (const text of ['{"a":"', `{"a":"${'x'.repeat(200)}`, `{"a":"${'\\"'.repeat(200)}`, `{"a":"${'x'.repeat(63)}\\`])
    expect(outcome(text)).toBe('The body is not valid JSON.')
})

test('a body of a million escape sequences is refused, one of plain characters is read', () => {
  expect(outcome(`{"a":"${'\\n'.repeat(1_000_000)}"}`)).toBe('The body has more than 262144 escape sequences.')
  expect(outcome(`{"a":"${'n'.repeat(1_000_000)}"}`)).toEqual({ a: 'n'.repeat(1_000_000) })
  // The largest body of the general limit in \u escapes.
  expect(outcome(`{"a":"${'\\u0915'.repeat(170_000)}"}`)).toEqual({ a: 'क'.repeat(170_000) })
})
