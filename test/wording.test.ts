import { expect, test } from 'bun:test'
import { counted } from '../src/wording.ts'

test('a count of one takes the singular, all other counts take the plural', () => {
  expect([0, 1, 2, 60].map((count) => counted(count, 'ghati'))).toEqual([
    '0 ghatis',
    '1 ghati',
    '2 ghatis',
    '60 ghatis',
  ])
})
