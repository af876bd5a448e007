import { expect, test } from 'bun:test'
import { textLines } from '../../src/render/lines.ts'

const lineText = (text: string) =>
  textLines(text, 'regular', Number.POSITIVE_INFINITY)[0]!
    .runs.map(({ text: run }) => run)
    .join('|')

test('English prose runs from the left, even if a name in Arabic letters comes first', () => {
  expect(lineText('عائشہ, you can rely on your wits.')).toEndWith(', you can rely on your wits.')
  // A line in Urdu with a zone still runs from the right: its first part is the rightmost.
  expect(lineText('مارچ 11, 17:05 (Asia/Kolkata)')).toEndWith('مارچ')
})
