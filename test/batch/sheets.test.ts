import { expect, test } from 'bun:test'
import { parse } from 'csv-parse/sync'
import { sheetOf } from '../../src/batch/sheets.ts'

const pair = (bride: string) => ({ rank: 1, bride, total: 18, verdict: 'average', doshas: [] })

const csvOf = (groom: string, bride: string): string => {
  const sheet = sheetOf('csv')
  sheet.add(groom, sheet.prepare([pair(bride)] as never))
  return new TextDecoder().decode(sheet.flush())
}

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://x","y")'])(
  'a formula is escaped as text: %p',
  (formula) => {
    const [cells] = parse(csvOf(formula, formula)) as string[][]
    expect([cells![0], cells![2]]).toEqual([`'${formula}`, `'${formula}`])
  },
)

test.each(['g1', 'a=b', 'x-1', 'a,"b"', "'x", ''])('any other cell is not changed: %p', (text) => {
  const [cells] = parse(csvOf(text, text)) as string[][]
  expect([cells![0], cells![2]]).toEqual([text, text])
})
