import { describe, expect, test } from 'bun:test'
import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { csvRows, rowCells } from '../../src/batch/csv-rows.ts'
import { indexInput } from '../../src/batch/input-index.ts'
import { rowsOfPart } from '../../src/batch/records.ts'
import { createRowScanner } from '../../src/batch/row-scanner.ts'
import { sample } from '../long.ts'
import { khagolaOver } from '../program.ts'
import { births, numbers, testFolder } from './people.ts'

const { at } = testFolder()

// CSV with valid and with stray quotes. The package csv-parse, which is used only here, is the reference for valid files.

const encoder = new TextEncoder()
async function* inChunks(text: string, length: number) {
  const bytes = encoder.encode(text)
  for (let from = 0; from < bytes.length; from += length) yield bytes.subarray(from, from + length)
}
const rowsOf = (text: string, length = 1 << 18) => Array.fromAsync(csvRows(inChunks(text, length), 'a file'))

const CELLS = ['a', '', ' b ', '"q"', ' "q, r" ', '"two\nlines"', '"a ""b"""', '""', 'é', '"\r\n"', '\t', "5'10"]

test('valid files have the rows and cells that csv-parse reads', async () => {
  const next = numbers(5)
  const any = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!
  for (let file = 0; file < sample(200, 5000); file++) {
    const end = any(['\n', '\r\n'])
    const lines = Array.from({ length: Math.floor(next() * 9) }, () =>
      next() < 0.1 ? any(['', '  ', '\t']) : [any(CELLS), any(CELLS), any(['x', '"y"'])].join(','),
    )
    const text = ['one,two,three', ...lines].join(end) + any(['', end])
    const options = { columns: true, trim: true, skip_empty_lines: true, record_delimiter: ['\r\n', '\n'], bom: true }
    const expected = parse(text, options) as object[]
    const rows = await rowsOf(text, 1 + Math.floor(next() * 12))
    expect([text, rows.map((row) => 'record' in row && row.record)]).toEqual([text, expected as never])
  }
})

const birth = (id: string) => `${id},1990-01-15T08:30,Asia/Kolkata,19.076,72.8777`
const HEADER = 'id,datetime,timezone,latitude,longitude'

describe('a stray quote rejects its line and no other', () => {
  test.each([
    ['in a cell without quotes', 'p2,1990"-01-15T08:30,Asia/Kolkata,19,72', 'Cell 2 has a quote'],
    ['at the start of a cell', 'p2,"1990-01-15T08:30,Asia/Kolkata,19,72', 'The quote of cell 2 is not closed'],
    ['at the start of a row', '"p2,1990-01-15T08:30,Asia/Kolkata,19,72', 'The quote of cell 1 is not closed'],
    ['at the end of a row', 'p2,1990-01-15T08:30,Asia/Kolkata,19,"72', 'The quote of cell 5 is not closed'],
    ['in a quoted cell', '"p"2",1990-01-15T08:30,Asia/Kolkata,19,72', 'Cell 1 has text after its closing quote'],
    ['as a cell', 'p2,",Asia/Kolkata,19,72', 'The quote of cell 2 is not closed'],
  ])('%s', async (_, line, reason) => {
    // The later row with quotes could close the stray quote.
    const lines = [HEADER, birth('p1'), line, birth('p3'), birth('"p,4"'), '"p\n5",1,2,3,4', birth('p6')]
    for (const length of [1, 5, 17, 1 << 18]) {
      const rows = await rowsOf(lines.join('\n'), length)
      expect(rows.map((row) => [row.line, 'record' in row ? row.record.id : row.reason])).toEqual([
        [2, 'p1'],
        [3, expect.stringContaining(reason)],
        [4, 'p3'],
        [5, 'p,4'],
        [7, 'p\n5'],
        [8, 'p6'],
      ])
    }
  })

  test('a quoted cell above 64 KiB is read as a quote that is not closed', async () => {
    const rows = await rowsOf(`id,note\na,"${'x\n'.repeat(40_000)}"\nb,c\n`)
    expect([rows[0], rows.at(-1)]).toEqual([
      { line: 2, reason: expect.stringContaining('not closed') },
      { line: 40_003, record: { id: 'b', note: 'c' } },
    ])
  })
})

test('the scanner ends random rows with stray quotes at the same places for every length of chunks and every division', async () => {
  const next = numbers(8)
  const pieces = ['"', 'a', ',', '\n', '""', '"b"', '\r\n', ' ']
  const text = () =>
    Array.from({ length: 1 + Math.floor(next() * 30) }, () => pieces[Math.floor(next() * pieces.length)]!).join('')
  const endsOf = (bytes: Uint8Array, length: number) => {
    const ends: number[][] = []
    const scanner = createRowScanner(true, (end, lines) => ends.push([end, lines]))
    for (let from = 0; from < bytes.length; from += length) scanner.scan(bytes.subarray(from, from + length))
    scanner.end()
    return ends
  }
  for (let i = 0; i < sample(400, 20_000); i++) {
    const bytes = encoder.encode(text())
    const whole = endsOf(bytes, bytes.length)
    for (const length of [1, 3]) expect([i, endsOf(bytes, length)]).toEqual([i, whole])
    for (const [end, lines] of whole) {
      const rest = endsOf(bytes.subarray(end), 7).map((each) => [each[0]! + end!, each[1]! + lines!])
      const first = endsOf(bytes.subarray(0, end), 7)
      expect([i, [...first, ...rest]]).toEqual([i, whole])
    }
  }
  const path = at('random.csv')
  writeFileSync(path, `id,b\n${Array.from({ length: 300 }, text).join('\n')}`)
  const rows = async (count: number) => {
    const { header, ranges } = await indexInput(path, 'csv', count, 1)
    const found: unknown[] = []
    for (const range of ranges)
      for await (const row of rowsOfPart(path, { format: 'csv', header, range })) found.push(row)
    return found
  }
  expect(await rows(40)).toEqual(await rows(1))
})

test('a header with a stray quote, or with a repeated name, is refused', async () => {
  await expect(rowsOf('id,"name\na,b\n')).rejects.toThrow('a file: the header cannot be read. The quote of cell 2')
  await expect(rowsOf('id,Name, name\na,b,c\n')).rejects.toThrow('a file: the column name occurs twice in the header.')
  expect(rowCells('"a')).toEqual({ reason: 'The quote of cell 1 is not closed.' })
})

test('the run goes on after a stray quote, and the line is among the rejected rows', async () => {
  const path = at('stray.csv')
  const rows = births('p', 30, 3).map((each) => Object.values(each).join(','))
  rows[9] = rows[9]!.replace(',', ',"')
  writeFileSync(path, `${HEADER}\n${rows.join('\n')}\n`)
  const khagola = khagolaOver(at('var'))
  for (const fields of [[], ['--fields', 'ascendant.sign']]) {
    const out = at(`stray-${fields.length}.ndjson`)
    const words = ['batch', 'planet-positions', '--in', path, '--out', out, ...fields, '--jobs', '1']
    const { exitCode, out: printed } = await khagola(words)
    expect([exitCode, JSON.parse(printed)]).toEqual([0, { out, lines: 30, failed: 1 }])
    const reject = JSON.parse(readFileSync(`${out}.rejects.ndjson`, 'utf8'))
    expect(reject).toMatchObject({ line: 11, reason: expect.stringContaining('The quote of cell 2 is not closed') })
  }
  const out = at('stray-match.csv')
  const match = await khagola(['batch', 'match', '--grooms', path, '--brides', path, '--out', out, '--jobs', '1'])
  expect([match.exitCode, JSON.parse(match.out)]).toMatchObject([0, { grooms: 29, brides: 29, rejected: 2 }])
}, 60_000)
