import { expect, test } from 'bun:test'
import { parse } from 'csv-parse/sync'
import { sheetOf } from '../../src/batch/sheets.ts'

const pair = (bride: string) => ({ rank: 1, bride, total: 18, verdict: 'average', doshas: [] })

const written = (groom: string, bride: string): string => {
  const sheet = sheetOf('csv')
  sheet.add(groom, sheet.prepared([pair(bride)] as never))
  return new TextDecoder().decode(sheet.taken())
}

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://x","y")'])(
  'a cell that a spreadsheet would compute is text: %p',
  (formula) => {
    const [cells] = parse(written(formula, formula)) as string[][]
    expect([cells![0], cells![2]]).toEqual([`'${formula}`, `'${formula}`])
  },
)

test.each(['g1', 'a=b', 'x-1', 'a,"b"', "'x", ''])('any other cell stays as it is: %p', (plain) => {
  const [cells] = parse(written(plain, plain)) as string[][]
  expect([cells![0], cells![2]]).toEqual([plain, plain])
})
