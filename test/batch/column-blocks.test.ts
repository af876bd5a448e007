import { describe, expect, test } from 'bun:test'
import { writeFileSync } from 'node:fs'
import { type AnswerColumn, allColumns, columnsIn } from '../../src/batch/answer-columns.ts'
import { answerSheetOf, rowTextOf } from '../../src/batch/answer-sheets.ts'
import { answerBatch, columnComputation, type RowBatch } from '../../src/batch/answers.ts'
import { createByteWriter } from '../../src/batch/byte-writer.ts'
import { blockRowsOf, blocksOf, createBlockAnswerer, hasDates } from '../../src/batch/column-blocks.ts'
import { indexInput } from '../../src/batch/input-index.ts'
import { createEarlyMomentReader } from '../../src/batch/reading-world.ts'
import { requestsOf } from '../../src/batch/requests.ts'
import type { CatalogueEntry } from '../../src/capabilities/capability.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { createKeylessService } from '../../src/service/keyless-service.ts'
import { sample } from '../long.ts'
import { atlas, sky } from '../world.ts'
import { numbers, testFolder } from './people.ts'

const { at } = testFolder()

// The answers computed as columns must equal the answers of the service to the same rows, byte for byte.

const service = createKeylessService({ sky, atlas, clock: { now: () => 0 } })
const entryOf = (slug: string) => catalogue.find((each) => each.slug === slug)!
const entry = entryOf('planet-positions')
const example = { datetime: '1990-01-15T08:30', timezone: 'Asia/Kolkata', latitude: 19.076, longitude: 72.8777 }
const { datetime: _, ...place } = example
const day = { date: '1990-01-15', ...place }
/** Every value of an answer that can be computed as a column. */
const columnsOf = async (each: CatalogueEntry): Promise<AnswerColumn[]> => {
  const answer = await service.answer(each, hasDates(each.input) ? day : example)
  if (!('data' in answer)) throw new Error('the example has no answer')
  return allColumns(answer.data, each.data).filter((column) => columnComputation(each, [column]) !== null)
}
const everyColumn = await columnsOf(entry)

const answerRowsWith =
  (columns: readonly AnswerColumn[], each = entry) =>
  (batch: RowBatch) =>
    answerBatch(service, each, batch, columns)

/** The output and the rejected rows of the general path. */
const expectedOf = async (path: string, columns: readonly AnswerColumn[], format: 'csv' | 'ndjson', each = entry) => {
  const rows: RowBatch = []
  for await (const row of requestsOf({ path, format: 'csv', part: null }, each.input, 1_000_000)) rows.push(row)
  const answers = await answerRowsWith(columns, each)(rows)
  const bytes = answerSheetOf(format, columns).add(answers.rows, rows.length)
  return { text: new TextDecoder().decode(bytes), rejects: answers.rejects, failed: answers.failed, count: rows.length }
}

/** The output and the rejected rows of the path by columns, and the number of rows that were answered one by one. */
const blocksAnswer = async (path: string, columns: readonly AnswerColumn[], format: 'csv' | 'ndjson', each = entry) => {
  let alone = 0
  const answer = createBlockAnswerer({
    ...{ compute: columnComputation(each, columns)!, sky, schema: each.input, columns, format },
    earlyMoment: createEarlyMomentReader(sky, atlas),
    answerRows(batch) {
      alone += batch.length
      return answerRowsWith(columns, each)(batch)
    },
    rowBytes: rowTextOf(format, columns),
  })
  const { header, ranges } = await indexInput(path, 'csv', 1, 1)
  const result = { text: '', rejects: '', failed: 0, count: 0 }
  for await (const block of blocksOf(path, { header, range: ranges[0]! }, 0, blockRowsOf(each.input))) {
    const { bytes, rejects, failed, count } = await answer(block)
    result.text += new TextDecoder().decode(bytes)
    result.rejects += rejects
    result.failed += failed
    result.count += count
  }
  return { ...result, alone }
}

const ZONES = [
  'Asia/Kolkata',
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Monrovia',
  'Asia/Nowhere',
  '',
]
const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, '0')

/** Random rows, of which some are invalid, in a DST gap, early, polar, or without a zone. */
const randomRows = (count: number, seed: number, firstYear: number) => {
  const next = numbers(seed)
  return Array.from({ length: count }, (_, index) => {
    const zone = ZONES[Math.floor(next() * ZONES.length)]!
    const year = firstYear + Math.floor(next() * (2105 - firstYear))
    const seconds = next() < 0.2 ? `:${twoDigits(next() * 61)}` : ''
    const date = `${year}-${twoDigits(1 + next() * 12)}-${twoDigits(1 + next() * 31)}`
    const datetime = `${date}${next() < 0.9 ? 'T' : ' '}${twoDigits(next() * 24)}:${twoDigits(next() * 60)}${seconds}`
    const offset = zone === '' && next() < 0.5 ? '+05:30' : ''
    const latitude = next() < 0.02 ? '90' : (next() * 182 - 91).toFixed(4)
    return `p${index},${datetime},${zone},${offset},${latitude},${(next() * 362 - 181).toFixed(4)}`
  })
}
const HEADER = 'id,datetime,timezone,utc_offset,latitude,longitude'

const csvFile = (name: string, header: string, rows: readonly string[], lineEnd = '\n') => {
  const path = at(name)
  writeFileSync(path, [header, ...rows].join(lineEnd) + lineEnd)
  return path
}

describe('columns of planet positions equal the answers of the service', () => {
  test.each(['csv', 'ndjson'] as const)('every value of random rows, %s', async (format) => {
    const path = csvFile(`random-${format}.csv`, HEADER, randomRows(sample(200, 8_000, 20_000), 7, 1900))
    const { alone, ...computed } = await blocksAnswer(path, everyColumn, format)
    const expected = await expectedOf(path, everyColumn, format)
    expect(computed).toEqual(expected)
    expect(computed.failed).toBeGreaterThan(20)
    // Most rows are computed as columns; otherwise this test compares the service with itself.
    expect(alone).toBeLessThan(computed.count * 0.6)
  })

  test.each([
    ['find-moon-sign', 15],
    ['find-ascendant', 148],
    ['western-planet-details', 221],
    ['western-house-cusps', 101],
  ])('every value of %s that is a column', async (slug, count) => {
    const each = entryOf(slug)
    const columns = await columnsOf(each)
    expect(columns.length).toBe(count)
    const path = csvFile(`${slug}.csv`, HEADER, randomRows(sample(120, 4_000, 10_000), 9, 1900))
    const { alone, ...computed } = await blocksAnswer(path, columns, 'ndjson', each)
    expect(computed).toEqual(await expectedOf(path, columns, 'ndjson', each))
    expect(alone).toBeLessThan(computed.count * 0.6)
  })

  test.each([
    ['panchang-five-limbs', 67],
    ['daily-panchang', 67],
  ])(
    'the limbs of %s at random dates and places, csv and ndjson',
    async (slug, count) => {
      const each = entryOf(slug)
      const columns = await columnsOf(each)
      expect(columns.length).toBeGreaterThanOrEqual(count)
      const rest =
        ',limbs.tithi.later.1.name,limbs.tithi.later.0.ends_at,limbs.karanas.3.starts_at,limbs.yoga.later.1.name'
      const all = [...columns, ...columnsIn(`limbs.karanas.0.kind,limbs.nakshatra.later.0.number${rest}`, each.data)]
      const rows = randomRows(sample(60, 2_000, 4_000), 11, 1955).map((row) => row.replace(/[T ]\d\d:[\d:]+/, ''))
      const path = csvFile(`${slug}.csv`, HEADER.replace('datetime', 'date'), rows)
      for (const format of ['csv', 'ndjson'] as const) {
        const { alone, ...computed } = await blocksAnswer(path, all, format, each)
        expect(computed).toEqual(await expectedOf(path, all, format, each))
        expect(computed.failed).toBeGreaterThan(5)
        expect(alone).toBeLessThan(computed.count * 0.85)
      }
    },
    300_000,
  )

  test('a date that the clocks skipped, a date without a sunrise, and a row with options are left to the service', async () => {
    const each = entryOf('panchang-five-limbs')
    const columns = columnsIn('date,limbs.tithi.name,limbs.tithi.ends_at,location.longitude', each.data)
    const path = csvFile('days.csv', 'date,timezone,latitude,longitude,nakshatra_ring', [
      '2011-12-30,Pacific/Apia,-13.8,-171.75,',
      '2011-12-29,Pacific/Apia,-13.8,-171.75,',
      '2020-06-21,Europe/Oslo,69.65,18.956,',
      '2024-04-09,Asia/Kolkata,28.6139,77.209,28',
      '2024-04-09,Asia/Kolkata,28.613912345678,77.209,',
      '2024-04-09,Asia/Kolkata,28.6139,77.209,',
    ])
    const { alone, ...computed } = await blocksAnswer(path, columns, 'csv', each)
    expect(computed).toEqual(await expectedOf(path, columns, 'csv', each))
    expect([alone, computed.failed]).toEqual([3, 1])
  })

  test('the two moments of a repeated hour and a skipped hour are left to the service', async () => {
    const rows = [
      '2021-10-31T01:30',
      '2021-10-31T00:59',
      '2021-10-31T02:00',
      '2021-03-28T01:30',
      '2021-03-28T02:00',
    ].map((datetime, index) => `g${index},${datetime},Europe/London,,51.5,-0.12`)
    const path = csvFile('hours.csv', HEADER, rows)
    const { alone, ...computed } = await blocksAnswer(path, everyColumn, 'csv')
    expect(computed).toEqual(await expectedOf(path, everyColumn, 'csv'))
    expect([alone, computed.failed]).toEqual([2, 1])
  })

  test('quotes, options, empty lines, other line ends and a missing id', async () => {
    const columns = columnsIn('ascendant.sign,planets.Moon.longitude,planets.8.declination', entry.data)
    const birth = '1990-01-15T08:30,Asia/Kolkata,19.076,72.8777'
    const quoted = csvFile('quoted.csv', 'id,datetime,timezone,latitude,longitude', [`"a\nb",${birth}`, `=1,${birth}`])
    const options = csvFile(
      'options.csv',
      'datetime,timezone,latitude,longitude,ayanamsha,city',
      [`${birth},raman,Mumbai`, `${birth},,Mumbai`, '', `${birth},no-such,Mumbai`],
      '\r\n',
    )
    for (const [path, count, failed] of [
      [quoted, 2, 0],
      [options, 3, 1],
    ] as const) {
      const { alone: _, ...computed } = await blocksAnswer(path, columns, 'csv')
      expect(computed).toEqual(await expectedOf(path, columns, 'csv'))
      expect([computed.count, computed.failed]).toEqual([count, failed])
    }
  })

  test('only single values with default options are columns', () => {
    const of = (path: string) => columnComputation(entry, [{ path, type: 'text' }])
    for (const path of ['planets.Uranus.longitude', 'planets.Sun.vargas.D9', 'planets', 'ascendant', 'planets.9.sign'])
      expect(of(path)).toBeNull()
    for (const path of ['planets.Ketu.longitude', 'planets.8.longitude', 'ayanamsha.degrees', 'ascendant.pada'])
      expect(of(path)).not.toBeNull()
  })
})

test('numbers are written as JavaScript writes them', () => {
  const next = numbers(3)
  const values = [0, 1, -1, 0.000001, -0.5, 359.999999, 12.5, 100, 1e9, 999_999_999.123456, 0.1, 0.100001, -23.441284]
  for (let i = 0; i < 20_000; i++) values.push(Math.floor(next() * 720e6 - 360e6) / 1e6)
  const writer = createByteWriter(4)
  for (const value of values) {
    writer.number(value, 6)
    expect(new TextDecoder().decode(writer.take())).toBe(String(value))
  }
  for (const value of [0.98765432, 30.00000001, 1e-8, 0.00256955]) {
    writer.number(value, 8)
    expect(new TextDecoder().decode(writer.take())).toBe(String(value))
  }
  for (const value of [0, 1, 9, 10, 1_000_000, 999_999_999, 1_000_000_000_000]) {
    writer.whole(value)
    expect(new TextDecoder().decode(writer.take())).toBe(String(value))
  }
})
