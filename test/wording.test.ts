import { expect, test } from 'bun:test'
import { quantity } from '../src/wording.ts'

test('quantity uses the singular for one, and the plural for none and several', () => {
  expect([0, 1, 2, 60].map((count) => quantity(count, 'ghati'))).toEqual([
    '0 ghatis',
    '1 ghati',
    '2 ghatis',
    '60 ghatis',
  ])
})
