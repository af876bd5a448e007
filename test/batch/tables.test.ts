import { describe, expect, test } from 'bun:test'
import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet'
import { parquetWriteBuffer } from 'hyparquet-writer'
import { formatOfBytes } from '../../src/batch/input-format.ts'
import { indexInput } from '../../src/batch/input-index.ts'
import { rowsOfPart } from '../../src/batch/records.ts'
import { khagolaOver } from '../program.ts'
import { births, numbers, testFolder } from './people.ts'

const { at, file } = testFolder()

// Tables in and out of `khagola batch <slug>`.

const khagola = khagolaOver(at('var'))
const batch = (words: string[]) => khagola(['batch', ...words, '--jobs', '1', '--ephemeris', 'swiss'])
const text = (path: string) => readFileSync(path, 'utf8')
const people = births('p', 40, 8)
const jsonLines = (path: string) =>
  text(path)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

describe('the format of an input is that of its content', () => {
  const fields = new Set(['datetime', 'groom'])
  const of = (content: string, named?: 'csv' | 'ndjson') =>
    formatOfBytes(new TextEncoder().encode(content), fields, named)

  test.each([
    ['{"datetime":"x"}\n', 'csv', 'ndjson'],
    ['\n  {"datetime"', undefined, 'ndjson'],
    ['\ufeffID, "DateTime"\na,b\n', 'ndjson', 'csv'],
    ['groom.datetime,bride.datetime\n', undefined, 'csv'],
    ['PAR1....', 'csv', 'parquet'],
    ['no header', undefined, 'ndjson'],
    ['name,city\n', 'csv', 'csv'],
    ['', undefined, 'ndjson'],
  ] as const)('%p named %p is %s', (content, named, format) => {
    expect(of(content, named)).toBe(format)
  })
})

test('CSV, NDJSON and Parquet of the same people have the same answers', async () => {
  // The file name says NDJSON, but the content decides the format.
  const csv = at('misnamed.ndjson')
  writeFileSync(csv, text(file('same.csv', people)))
  const ndjson = file('same.ndjson', people)
  const parquet = at('same.parquet')
  const columns = Object.keys(people[0]!) as (keyof (typeof people)[0])[]
  const columnData = columns.map((name) => ({ name, data: people.map((row) => row[name]) }))
  writeFileSync(parquet, new Uint8Array(parquetWriteBuffer({ columnData })))
  const fields = ['--fields', 'moon_sign.sign,moon_sign.nakshatra,moon_sign.pada']
  const answersOf = async (path: string, out: string) => {
    const { exitCode, error } = await batch(['find-moon-sign', '--in', path, '--out', at(out), ...fields])
    expect([exitCode, error.includes('an error')]).toEqual([0, false])
    // The line numbers of NDJSON and Parquet begin with the first row.
    return text(at(out)).replaceAll(/^(\d+|line),/gm, '')
  }
  const expected = await answersOf(csv, 'a.csv')
  expect(expected.split('\n').length).toBe(42)
  expect(await answersOf(ndjson, 'b.csv')).toBe(expected)
  expect(await answersOf(parquet, 'c.csv')).toBe(expected)

  const { exitCode } = await batch(['find-moon-sign', '--in', csv, '--out', at('d.parquet'), ...fields])
  expect(exitCode).toBe(0)
  const rows = await parquetReadObjects({ file: await asyncBufferFromFile(at('d.parquet')) })
  const [header, ...lines] = parse(expected) as string[][]
  expect(header).toEqual(['id', 'moon_sign.sign', 'moon_sign.nakshatra', 'moon_sign.pada'])
  expect(rows.map(({ line: _, ...row }) => Object.values(row).map(String))).toEqual(lines)
  expect(rows.map(({ line }) => Number(line))).toEqual(people.map((_, index) => index + 2))
}, 300_000)

test('rejected rows are in a file of their own with their errors; formulas in ids are text', async () => {
  const path = file('rejects.csv', [
    { ...people[0]!, id: '=1+1' },
    { ...people[1]!, latitude: 91 },
    { ...people[2]!, datetime: '1990-02-30T10:00' },
    people[3]!,
  ])
  const out = at('rejects-out.csv')
  const { exitCode, out: printed } = await batch([
    'planet-positions',
    '--in',
    path,
    '--out',
    out,
    '--fields',
    'ascendant.sign',
  ])
  expect([exitCode, JSON.parse(printed)]).toEqual([0, { out, lines: 4, failed: 2 }])
  expect((parse(text(out)) as string[][]).map(([line, id]) => [line, id])).toEqual([
    ['line', 'id'],
    ['2', "'=1+1"],
    ['5', 'p3'],
  ])
  expect(jsonLines(`${out}.rejects.ndjson`).map(({ reason: _, ...row }) => row)).toEqual([
    { line: 3, id: 'p1', field: 'latitude', code: 'invalid_request' },
    { line: 4, id: 'p2', field: 'datetime', code: 'invalid_request' },
  ])
  const manifest = JSON.parse(text(`${out}.manifest.json`))
  expect(manifest.counts).toEqual({ rows: 4, failed: 2 })
  expect(manifest.outputs[0].sha256).toBe(new Bun.CryptoHasher('sha256').update(readFileSync(out)).digest('hex'))
  expect(manifest.run).toMatchObject({ command: '/v1/vedic-charts/planet-positions', columns: ['ascendant.sign'] })
}, 300_000)

test('a run in which every row fails exits with 1', async () => {
  const path = at('all-bad.csv')
  writeFileSync(path, 'datetime,timezone,latitude,longitude\nnonsense,Asia/Kolkata,1,2\n')
  const { exitCode, error } = await batch(['find-moon-sign', '--in', path, '--out', at('all-bad.ndjson')])
  expect([exitCode, error]).toEqual([1, expect.stringContaining('1 of 1 lines have an error')])
}, 300_000)

test('pairs have columns with dots, and stars are read in common spellings', async () => {
  const path = at('stars.csv')
  writeFileSync(
    path,
    'id,groom.nakshatra,groom.pada,bride.nakshatra\na,Moola,2,Mrigasira\nb,Ashwini,1,Poorva Phalguni\nc,Sirius,1,Rohini\n',
  )
  const out = at('stars.ndjson')
  const { exitCode } = await batch(['quick-match', '--in', path, '--out', out])
  expect(exitCode).toBe(0)
  const [first, second, third] = jsonLines(out)
  expect([first.id, second.id, 'data' in first, 'data' in second]).toEqual(['a', 'b', true, true])
  expect(third).toMatchObject({ line: 4, id: 'c', error: { field: 'groom.nakshatra' } })
}, 300_000)

test('a column that no answer has is named with the possible ones', async () => {
  const path = file('fields.csv', people)
  const { exitCode, error } = await batch([
    ...['planet-positions', '--in', path, '--out', at('f.csv'), '--fields', 'moon'],
  ])
  expect(exitCode).toBe(1)
  expect(error).toContain(
    'the answer has no field "moon". Did you mean planets.Moon? Its fields: ayanamsha, ascendant, planets',
  )
}, 300_000)

describe('the parts of an input are the whole input', () => {
  const next = numbers(12)
  const cell = (index: number) => ['plain', '"quoted, cell"', '"two\nlines"', '"a ""quote"""', "5'10", ''][index % 6]!
  const lines = Array.from({ length: 500 }, (_, index) =>
    next() < 0.1 ? '' : `p${index},${cell(Math.floor(next() * 6))},1990-01-15T08:30`,
  )

  test.each([
    ['\n', 1],
    ['\n', 7],
    ['\r\n', 64],
  ] as const)('CSV with quotes, line end %p, unit %d', async (lineEnd, unit) => {
    const path = at(`parts-${unit}.csv`)
    writeFileSync(path, ['id,note,datetime', ...lines].join(lineEnd))
    const whole = await indexInput(path, 'csv', 1, unit)
    const rowsOf = async (ranges: typeof whole.ranges) => {
      const rows: unknown[] = []
      for (const range of ranges)
        for await (const row of rowsOfPart(path, { format: 'csv', header: whole.header, range })) rows.push(row)
      return rows
    }
    const expected = await rowsOf(whole.ranges)
    expect(expected.length).toBe(whole.rows)
    for (const count of [2, 3, 8, 1000]) {
      const { ranges, rows } = await indexInput(path, 'csv', count, unit)
      expect(rows).toBe(whole.rows)
      expect(ranges.length).toBeLessThanOrEqual(count)
      expect(ranges.slice(0, -1).every((range) => range.rows % unit === 0)).toBe(true)
      expect(await rowsOf(ranges)).toEqual(expected)
    }
  })

  test('an input without rows has one empty part', async () => {
    for (const content of ['', 'id,datetime\n', 'id,datetime']) {
      const path = at('empty.csv')
      writeFileSync(path, content)
      const { rows, ranges } = await indexInput(path, 'csv', 4, 1)
      expect([rows, ranges.length, ranges[0]!.rows]).toEqual([0, 1, 0])
    }
  })
})

test('without --fields, the first error explains why no column is known', async () => {
  const invalid = births('', 2, 5).map((birth) => ({ ...birth, latitude: 'x' }))
  const args = ['planet-positions', '--in', file('invalid.csv', invalid), '--out', at('invalid-out.csv')]
  const { exitCode, error } = await batch(args)
  expect(exitCode).toBe(1)
  expect(error).toContain('none of the first 2 rows has an answer. The first error: `latitude` must be a number')
  writeFileSync(at('header.csv'), 'datetime,timezone,latitude,longitude\n')
  const empty = await batch(['planet-positions', '--in', at('header.csv'), '--out', at('header-out.csv')])
  expect([empty.exitCode, empty.error]).toEqual([1, expect.stringContaining('header.csv has no rows.')])
})
