import { describe, expect, test } from 'bun:test'
import { readFileSync, writeFileSync } from 'node:fs'
import { csvRows } from '../../src/batch/csv-rows.ts'
import { indexInput } from '../../src/batch/input-index.ts'
import { rowsOfPart } from '../../src/batch/records.ts'
import { createRowScanner } from '../../src/batch/row-scanner.ts'
import { khagolaOver } from '../program.ts'
import { births, numbers, testFolder } from './people.ts'

const { at, file } = testFolder()

// Lines that are no rows, line ends of several kinds, and an output that is an input.

const khagola = khagolaOver(at('var'))
const batch = (words: string[]) => khagola(['batch', ...words])
const encoder = new TextEncoder()

/** Numbers of the lines after which the scanner ends a row, for a text that arrives in chunks of a length. */
const scannedLines = (text: string, chunkLength: number): number[] => {
  const ends: number[] = []
  const scanner = createRowScanner(true, (_, lines) => ends.push(lines))
  const bytes = encoder.encode(text)
  for (let from = 0; from < bytes.length; from += chunkLength) scanner.scan(bytes.subarray(from, from + chunkLength))
  scanner.end()
  return ends
}
async function* chunksOf(text: string) {
  yield encoder.encode(text)
}
const parsedLines = async (text: string): Promise<number[]> =>
  (await Array.fromAsync(csvRows(chunksOf(text), 'a file'))).map(({ line }) => line)

describe('the scanner of rows and the parser of CSV find the same rows', () => {
  const PIECES = ['a,b', '', '   ', '\t', ' \t ', '\f', '"x\ny",2', '  "q",1', '\t"p\nq",3', ',', '"",', 'last,row']

  test.each(['\n', '\r\n'])('in random texts with line end %j', async (end) => {
    const next = numbers(11)
    for (let i = 0; i < 300; i++) {
      const lines = Array.from(
        { length: 1 + Math.floor(next() * 8) },
        () => PIECES[Math.floor(next() * PIECES.length)]!,
      )
      const text = `id,name${end}${lines.join(end)}${next() < 0.5 ? end : ''}`
      const [header, ...rows] = scannedLines(text, 1 + Math.floor(next() * 7))
      expect([text, header, rows]).toEqual([text, 1, await parsedLines(text)])
    }
  })

  test.each([
    '  \r\n\nid,name\r\na,1\nb,2\r\n \nc,3',
    '\ufeff\r\nid,name\r\na,1\nb,2\r\nc,3',
    '\ufeff"id","na\nme"\na,1\nb,2\nc,3',
  ])('in a text that begins with blank lines or a byte order mark, and mixes line ends: %j', async (text) => {
    expect(scannedLines(text, 4).slice(1)).toEqual(await parsedLines(text))
    expect(await parsedLines(text)).toHaveLength(3)
  })
})

test('the parts of an input with blank lines are its rows, each once', async () => {
  const rows = births('p', 400, 3)
  const csv = file('blank.csv', rows)
  const lines = readFileSync(csv, 'utf8').split('\n')
  writeFileSync(csv, lines.flatMap((line, i) => (i % 7 === 3 ? [line, i % 2 ? '   ' : '\t'] : [line])).join('\n'))
  const index = await indexInput(csv, 'csv', 5, 16)
  expect(index.rows).toBe(rows.length)
  const ids: unknown[] = []
  for (const range of index.ranges)
    for await (const row of rowsOfPart(csv, { format: 'csv', header: index.header, range }))
      ids.push('record' in row ? row.record.id : row)
  expect(ids).toEqual(rows.map(({ id }) => id))
})

test('a text with CR alone is refused', async () => {
  const csv = file('cr.csv', births('p', 3, 4))
  writeFileSync(csv, readFileSync(csv, 'utf8').replaceAll('\n', '\r'))
  const { exitCode, error } = await batch(['find-moon-sign', '--in', csv, '--out', at('cr-out.csv')])
  expect([exitCode, error]).toEqual([1, expect.stringContaining('lines must end with LF or CR LF')])
})

describe('an output that is an input is refused, and the input remains', () => {
  const csv = file('both.csv', births('p', 3, 5))
  const content = readFileSync(csv, 'utf8')
  const rejects = at('answers.csv.rejects.ndjson')
  writeFileSync(rejects, content)

  test.each([
    [['find-moon-sign', '--in', csv, '--out', csv, '--force']],
    [['find-moon-sign', '--in', csv, '--out', `${csv.slice(0, -'both.csv'.length)}./both.csv`, '--force']],
    [['match', '--grooms', csv, '--brides', file('others.csv', births('q', 3, 6)), '--out', csv, '--force']],
    [['submit', 'find-moon-sign', '--in', csv, '--out', csv, '--force']],
    [['find-moon-sign', '--in', rejects, '--out', rejects.slice(0, -'.rejects.ndjson'.length), '--force']],
  ])('%j', async (words) => {
    const { exitCode, error } = await batch(words)
    expect([exitCode, error]).toEqual([1, expect.stringContaining('is an input of the run')])
    for (const path of [csv, rejects]) expect([path, readFileSync(path, 'utf8')]).toEqual([path, content])
  })
})

test('a match whose brides are all rejected exits with 1', async () => {
  const grooms = file('grooms.csv', births('g', 3, 7))
  const brides = at('brides.csv')
  writeFileSync(brides, readFileSync(file('some.csv', births('b', 3, 8)), 'utf8').replaceAll(/T\d\d:/g, 'T99:'))
  const { exitCode, out } = await batch(['match', '--grooms', grooms, '--brides', brides, '--out', at('none.csv')])
  expect([exitCode, JSON.parse(out)]).toEqual([1, expect.objectContaining({ grooms: 3, brides: 0, rejected: 3 })])
})
