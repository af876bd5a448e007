import { expect, test } from 'bun:test'
import { quantity } from '../src/wording.ts'

test('one of a thing is told in the singular, none and several in the plural', () => {
  expect([0, 1, 2, 60].map((count) => quantity(count, 'ghati'))).toEqual([
    '0 ghatis',
    '1 ghati',
    '2 ghatis',
    '60 ghatis',
  ])
})
