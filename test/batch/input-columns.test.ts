import { describe, expect, test } from 'bun:test'
import { readFileSync, writeFileSync } from 'node:fs'
import type { SchemaElement } from 'hyparquet'
import { parquetWriteBuffer } from 'hyparquet-writer'
import { columnsIn, createCellReader } from '../../src/batch/answer-columns.ts'
import { answerBatch } from '../../src/batch/answers.ts'
import { inputFormatOf, readHead } from '../../src/batch/input-format.ts'
import { indexInput } from '../../src/batch/input-index.ts'
import { parquetRows } from '../../src/batch/parquet-rows.ts'
import { requestsOf } from '../../src/batch/requests.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { createKeylessService } from '../../src/service/keyless-service.ts'
import { khagolaOver, MAIN } from '../program.ts'
import { atlas, sky } from '../world.ts'
import { births, stars, testFolder } from './people.ts'

const { at, file } = testFolder()

// Columns and rows of inputs: types of Parquet, names that no run uses, blank lines and pipes.

const khagola = khagolaOver(at('var'))
const service = createKeylessService({ sky, atlas, clock: { now: () => 0 } })
const positions = catalogue.find(({ slug }) => slug === 'planet-positions')!
const text = (path: string) => readFileSync(path, 'utf8')
const json = (path: string) => JSON.parse(text(path))

describe('dates of Parquet', () => {
  const timestamp = (isAdjustedToUTC: boolean, unit = 'MILLIS') =>
    ({ type: 'INT64', logical_type: { type: 'TIMESTAMP', isAdjustedToUTC, unit } }) as Partial<SchemaElement>
  const parquetOf = (name: string, columns: Record<string, [Partial<SchemaElement>, unknown]>) => {
    const path = at(name)
    const fields = Object.entries(columns)
    const schema = [
      { name: 'root', num_children: fields.length },
      ...fields.map(([name, [element]]) => ({ name, repetition_type: 'OPTIONAL', ...element })),
    ] as SchemaElement[]
    const columnData = fields.map(([name, [, value]]) => ({ name, data: [value] as never }))
    writeFileSync(path, new Uint8Array(parquetWriteBuffer({ columnData, schema })))
    return path
  }
  const TEXT: Partial<SchemaElement> = { type: 'BYTE_ARRAY', converted_type: 'UTF8' }
  const instant = new Date('1990-01-15T03:00:30.250Z')
  const recordOf = async (columns: Record<string, [Partial<SchemaElement>, unknown]>) => {
    const [row] = await Array.fromAsync(parquetRows(parquetOf('dates.parquet', columns)))
    return row!.record
  }

  test.each([
    ['an instant in the zone of the row', timestamp(true), 'Asia/Kolkata', '1990-01-15T08:30:30.250', '+05:30'],
    ['an instant of microseconds', timestamp(true, 'MICROS'), 'America/New_York', '1990-01-14T22:00:30.250', '-05:00'],
    ['a local time', timestamp(false), 'Asia/Kolkata', '1990-01-15T03:00:30.250', undefined],
    [
      'the older type, which is an instant',
      { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' } as const,
      'Asia/Kolkata',
      '1990-01-15T08:30:30.250',
      '+05:30',
    ],
  ])('%s', async (_, type, timezone, datetime, offset) => {
    const record = await recordOf({ datetime: [type, instant], timezone: [TEXT, timezone] })
    expect([record.datetime, record.timezone, record.utc_offset]).toEqual([datetime, timezone, offset])
  })

  test('an instant without a zone has the offset of its row, or UTC; a day is a date; large integers keep their digits', async () => {
    const days: Partial<SchemaElement> = { type: 'INT32', converted_type: 'DATE' }
    const record = await recordOf({
      id: [{ type: 'INT64' }, 9_007_199_254_740_993n],
      'groom.datetime': [timestamp(true), instant],
      'bride.datetime': [timestamp(true), instant],
      'bride.utc_offset': [TEXT, '+02:00'],
      date: [days, new Date('1990-01-15T00:00:00Z')],
      until: [timestamp(true), instant],
    })
    expect(record).toEqual({
      id: '9007199254740993',
      'groom.datetime': '1990-01-15T03:00:30.250',
      'groom.utc_offset': '+00:00',
      'bride.datetime': '1990-01-15T05:00:30.250',
      'bride.utc_offset': '+02:00',
      date: '1990-01-15',
      until: '1990-01-15T03:00:30.250Z',
    })
  })

  test('both moments of a repeated hour, and an instant under a historic clock, keep their instants', async () => {
    const place = { latitude: 51.5, longitude: -0.12 }
    const positionsOf = async (input: object) => {
      const answer = await service.answer(positions, { ...input, ...place })
      if (!('data' in answer)) throw new Error(answer.body)
      return columns(answer.data)
    }
    const columns = createCellReader(columnsIn('planets.Moon.longitude,ascendant.longitude', positions.data))
    const moonOf = async (at: string, timezone: string) =>
      positionsOf(await recordOf({ datetime: [timestamp(true), new Date(at)], timezone: [TEXT, timezone] }))
    const inUtc = (datetime: string) => positionsOf({ datetime, utc_offset: '+00:00' })
    // The clocks of London were set back at 2021-10-31T01:00Z.
    expect(await moonOf('2021-10-31T00:30:00Z', 'Europe/London')).toEqual(await inUtc('2021-10-31T00:30:00'))
    expect(await moonOf('2021-10-31T01:30:00Z', 'Europe/London')).toEqual(await inUtc('2021-10-31T01:30:00'))
    expect(await moonOf('1850-06-01T12:00:00Z', 'Asia/Kolkata')).toEqual(await inUtc('1850-06-01T12:00:00'))
  })
})

describe('columns that no run uses', () => {
  const people = births('p', 3, 1)
  const renamed = people.map(({ latitude, ...person }) => ({ ...person, lattitude: latitude, city: 'Pune' }))

  test('are named with a suggestion, in the summary and in the manifest', async () => {
    const path = file(
      'misspelt.csv',
      people.map((person, index) => ({ ...person, ayanmsha: 'raman', city: index })),
    )
    const out = at('misspelt.ndjson')
    const { out: printed, error } = await khagola([
      'batch',
      'find-moon-sign',
      '--in',
      path,
      '--out',
      out,
      '--jobs',
      '1',
    ])
    expect(error).toContain(`khagola: ${path}: the column ayanmsha is not used. Did you mean ayanamsha?\n`)
    expect(error).toContain(`khagola: ${path}: columns that are not used: city.\n`)
    expect(JSON.parse(printed)).toMatchObject({ lines: 3, failed: 0, ignored_columns: { in: ['ayanmsha', 'city'] } })
    expect(json(`${out}.manifest.json`).ignored_columns).toEqual({ in: ['ayanmsha', 'city'] })
  }, 60_000)

  test('of a match are named for each side, also in NDJSON', async () => {
    const grooms = file('misspelt-grooms.ndjson', renamed)
    const brides = file('brides.csv', stars('b', 3, 2))
    const out = at('misspelt-pairs.csv')
    const { error, out: printed } = await khagola([
      'batch',
      'match',
      '--grooms',
      grooms,
      '--brides',
      brides,
      '--out',
      out,
    ])
    expect(error).toContain('the column lattitude is not used. Did you mean latitude?')
    const ignored = { grooms: ['lattitude', 'city'], brides: [] }
    expect(JSON.parse(printed).ignored_columns).toEqual(ignored)
    expect(json(`${out}.manifest.json`).ignored_columns).toEqual(ignored)
  })

  test('a header whose names are all misspelt is that of CSV', async () => {
    const path = at('all-misspelt.txt')
    writeFileSync(path, 'date_time,lattitude\n1,2\n')
    expect(await inputFormatOf(path, new Set(['datetime', 'latitude']))).toBe('csv')
  })
})

describe('paths of --fields', () => {
  const { data } = positions

  test.each([
    ['__proto__', null],
    ['planets.__proto__', 'planets'],
    ['planets.constructor', 'planets'],
    ['nonsense', null],
    ['planets.99.longitude', 'planets.Sun.longitude'],
    ['planets.01.longitude', 'planets.Sun.longitude'],
    ['planets.Mon.longitude', 'planets.Moon.longitude'],
    ['moon_longitude', 'planets.Moon.longitude'],
    ['ascendant.sgn', 'ascendant.sign'],
    ['ascendant.sign.length', 'ascendant.sign'],
    ['planets.Moon.vargas.D99', 'planets.Moon.vargas.D9'],
  ])('%s is refused with %p', (path, suggestion) => {
    const hint = suggestion === null ? '". Its fields' : `". Did you mean ${suggestion}?`
    expect(() => columnsIn(path, data)).toThrow(`the answer has no field "${path}${hint}`)
  })

  test('existing paths of every kind are accepted, and a repeated one is refused', () => {
    const paths = ['planets.11.sign', 'planets.Pluto.sign', 'planets.Moon.vargas.D9', 'planets', 'ayanamsha.degrees']
    expect(columnsIn(paths.join(), data).map(({ path }) => path)).toEqual(paths)
    expect(() => columnsIn('planets, planets', data)).toThrow('the path "planets" occurs twice')
  })
})

test('a null id, and blank lines, of NDJSON are no errors', async () => {
  const [person] = births('p', 1, 6)
  const lines = [{ id: null }, '', ' \t\r', { id: 7 }, { id: {} }]
  const path = at('null-id.ndjson')
  writeFileSync(
    path,
    `${lines.map((line) => (typeof line === 'string' ? line : JSON.stringify({ ...person, ...line }))).join('\n')}\n\n`,
  )
  const { rows: count } = await indexInput(path, 'ndjson', 1, 1)
  const rows = await Array.fromAsync(requestsOf({ path, format: 'ndjson', part: null }, positions.input, 1000))
  const { text: answers, failed } = await answerBatch(service, positions, rows)
  expect([count, rows.length, failed]).toEqual([3, 3, 1])
  const answered = answers
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(answered.map(({ line, id, error }) => [line, id, error?.field])).toEqual([
    [1, undefined, undefined],
    [4, '7', undefined],
    [5, undefined, 'id'],
  ])
})

describe('standard input that arrives in small pieces', () => {
  const csv = `id,datetime,timezone,latitude,longitude\n${births('p', 2, 7)
    .map((row) => Object.values(row).join(','))
    .join('\n')}\n`

  test.each([1, 7, 64])('of %d bytes is read to the end of its first line', async (size) => {
    const bytes = new TextEncoder().encode(`\n${csv}`)
    async function* pieces() {
      for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
    }
    const head = new TextDecoder().decode(await readHead(pieces()))
    expect(head.trimStart().startsWith('id,datetime,timezone,latitude,longitude')).toBe(true)
  })

  test('is known as CSV', async () => {
    const child = Bun.spawn(
      [process.execPath, MAIN, 'batch', 'find-moon-sign', '--in', '-', '--out', '-', '--jobs', '1'],
      {
        env: { PATH: process.env.PATH, DATA_DIR: at('var'), COMPILED_YEARS: 'none' },
        stdio: ['pipe', 'pipe', 'pipe'],
      },
    )
    child.stdin.write(csv.slice(0, 7))
    await child.stdin.flush()
    await Bun.sleep(1500)
    child.stdin.write(csv.slice(7))
    await child.stdin.end()
    const answers = (await new Response(child.stdout).text()).trimEnd().split('\n')
    expect(answers.map((line) => 'data' in JSON.parse(line))).toEqual([true, true])
  }, 60_000)
})
