import { describe, expect, test } from 'bun:test'
import { readFileSync, writeFileSync } from 'node:fs'
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet'
import { meritTable } from '../../src/batch/best-pairs.ts'
import { type MatchRun, runMatch } from '../../src/batch/match.ts'
import { mergeShards } from '../../src/batch/merge.ts'
import { createRowReader } from '../../src/batch/people.ts'
import { createProgress } from '../../src/batch/progress.ts'
import { rejectsPath } from '../../src/batch/result-file.ts'
import { shardOf, shardPath } from '../../src/batch/shard.ts'
import { readMoment } from '../../src/capabilities/shared/clocks.ts'
import { ashtakootOf } from '../../src/jyotish/kootas/ashtakoot.ts'
import { isUncancelled } from '../../src/jyotish/kootas/doshas.ts'
import { sideOfMoon } from '../../src/jyotish/kootas/profiles.ts'
import { point } from '../../src/jyotish/points.ts'
import { sidereal } from '../../src/zodiac/longitude.ts'
import { atlas, sky, worldAt } from '../world.ts'
import { type Born, basis, births, stars, testFolder } from './people.ts'

const { at, file } = testFolder()

const read = createRowReader({ sky, atlas, ayanamsha: 'lahiri' })
const silent = createProgress({ write() {} })

let outputs = 0
const match = async (run: Pick<MatchRun, 'grooms' | 'brides' | 'format'> & Partial<MatchRun>) => {
  const out = run.out ?? at(`out-${outputs++}.${run.format}`)
  const defaults = {
    system: 'ashtakoot',
    ayanamsha: 'lahiri',
    threshold: 25,
    top: 50,
    shard: null,
    force: false,
    ephemeris: 'swiss',
    basis,
    ignored: {},
  } as const
  const rowReader = { read, ahead: 1, close() {} }
  const summary = await runMatch({ ...defaults, ...run, out }, () => rowReader, silent)
  return { out, ...summary }
}
const text = (path: string) => readFileSync(path, 'utf8')
const lines = (path: string) => text(path).split('\n').slice(0, -1)

const grooms = births('g', 200, 1)
const brides = births('b', 200, 2)

/** The expected pairs, computed one by one and then sorted. */
const expectedPairs = (threshold: number, top: number) => {
  const sideOf = (birth: Born) => {
    const { jd } = readMoment(birth, worldAt())
    return sideOfMoon(point(sidereal(sky.positions(jd, ['Moon'])[0]!.longitude - sky.ayanamsha(jd, 'lahiri'))))
  }
  const sides = brides.map(sideOf)
  return grooms.flatMap((groom) => {
    const side = sideOf(groom)
    return sides
      .map((other, place) => {
        const { total, verdict, doshas } = ashtakootOf(side, other)
        const remaining = doshas.filter(isUncancelled).map(({ name }) => name)
        return { bride: brides[place]!.id, total, verdict, doshas: remaining }
      })
      .filter(({ total }) => total >= threshold)
      .sort((a, b) => b.total - a.total || a.doshas.length - b.doshas.length)
      .slice(0, top)
      .map((pair, place) => ({ groom: groom.id, rank: place + 1, ...pair }))
  })
}

describe('200 x 200 births', () => {
  const pairs = expectedPairs(25, 50)
  const all = expectedPairs(0, 200)
  const inputs = { grooms: file('grooms.csv', grooms), brides: file('brides.ndjson', brides) }

  test('NDJSON output contains exactly the expected pairs', async () => {
    const { out, lines: count } = await match({ ...inputs, format: 'ndjson' })
    expect(lines(out).map((line) => JSON.parse(line))).toEqual(pairs)
    expect(count).toBe(pairs.length)
    expect(pairs.length).toBeGreaterThan(1000)
    expect(text(rejectsPath(out))).toBe('')
  })

  test('without threshold and limit all pairs are written', async () => {
    const { out } = await match({ ...inputs, format: 'ndjson', threshold: 0, top: null })
    expect(lines(out).map((line) => JSON.parse(line))).toEqual(all)
    expect(all.length).toBe(40_000)
  })

  test('CSV output contains the expected pairs', async () => {
    const { out } = await match({ ...inputs, format: 'csv' })
    expect(lines(out)).toEqual([
      'groom,rank,bride,total,verdict,doshas',
      ...pairs.map(({ groom, rank, bride, total, verdict, doshas }) =>
        [groom, rank, bride, total, verdict, doshas.join(' ')].join(','),
      ),
    ])
  })

  test('Parquet output contains the expected pairs', async () => {
    const { out } = await match({ ...inputs, format: 'parquet' })
    const rows = await parquetReadObjects({ file: await asyncBufferFromFile(out) })
    expect(rows).toEqual(pairs.map((pair) => ({ ...pair, doshas: pair.doshas.join(' ') })))
  })

  test.each(['csv', 'ndjson', 'parquet'] as const)('%s: merged shards equal the run without shards', async (format) => {
    // More lines than a block, so that row groups end within shards.
    const many = { brides: file('many.csv', stars('b', 700, 3)), grooms: inputs.grooms, threshold: 0, top: null }
    const unsharded = await match({ ...many, format })
    const out = at(`sharded.${format}`)
    for (const part of [3, 1, 2]) {
      const shard = { part, of: 3 }
      await match({ ...many, format, shard, out: shardPath(out, shard) })
    }
    await mergeShards(out, format)
    expect(readFileSync(out).equals(readFileSync(unsharded.out))).toBe(true)
    expect(text(rejectsPath(out))).toBe(text(rejectsPath(unsharded.out)))
  })
})

describe('invalid rows', () => {
  const good = { id: 'good', nakshatra: 'rohini', pada: 2 }

  test('CSV: each is reported with its line and reason, and the run continues', async () => {
    const path = at('bad.csv')
    writeFileSync(
      path,
      [
        '\ufeffID, Nakshatra,pada,datetime,timezone,latitude,longitude,city',
        'a,purva phalguni,4,,,,,Delhi',
        ',Rohini,1,,,,,',
        'c,Sirius,1,,,,,',
        'd,Rohini,5,,,,,',
        'e,,,1990-01-01T10:00,Asia/Kolkata,91,77,',
        'f,,,1990-02-30T10:00,Asia/Kolkata,28,77,',
        'g,,,2021-03-28T02:30,Europe/Berlin,52.5,13.4,',
        'h,,,9000-01-01T10:00,Asia/Kolkata,28,77,',
        'i,Rohini',
        '',
        '"j, ""the last""",27,,,,,,',
      ].join('\n'),
    )
    const { out, ...summary } = await match({
      grooms: path,
      brides: file('one.csv', [good]),
      format: 'csv',
      threshold: 0,
    })
    expect(summary).toEqual({ grooms: 2, brides: 1, rejected: 8, lines: 2 })
    const rejects = lines(rejectsPath(out)).map((line) => JSON.parse(line))
    expect(rejects.map(({ file, line, id, field }) => [file, line, id, field])).toEqual([
      ['grooms', 3, '', 'id'],
      ['grooms', 4, 'c', 'nakshatra'],
      ['grooms', 5, 'd', 'pada'],
      ['grooms', 6, 'e', 'latitude'],
      ['grooms', 7, 'f', 'datetime'],
      ['grooms', 8, 'g', 'datetime'],
      ['grooms', 9, 'h', 'datetime'],
      ['grooms', 10, null, null],
    ])
    for (const { reason } of rejects) expect(reason.length).toBeGreaterThan(20)
    expect(lines(out)[2]).toStartWith('"j, ""the last""",1,good,')
  })

  test('NDJSON: each is reported with its line and reason, and the run continues', async () => {
    const path = at('bad.ndjson')
    writeFileSync(path, '{"id":7,"nakshatra":4,"pada":1}\n{"id":\n[1]\n\n{"id":"x","nakshatra":28}\n{"nakshatra":3}')
    const { out, ...summary } = await match({
      grooms: file('one.ndjson', [good]),
      brides: path,
      format: 'ndjson',
      threshold: 0,
    })
    expect(summary).toEqual({ grooms: 1, brides: 1, rejected: 4, lines: 1 })
    expect(lines(rejectsPath(out)).map((line) => JSON.parse(line).line)).toEqual([2, 3, 5, 6])
    // Rohini pada 2 and Rohini pada 1: the same nakshatra with different padas.
    expect(JSON.parse(text(out))).toMatchObject({ groom: 'good', rank: 1, bride: '7', doshas: [] })
  })

  test('an unclosed quote rejects its line and hides no other row', async () => {
    const path = at('open.csv')
    writeFileSync(path, 'id,nakshatra\na,Rohini\n"b,Rohini\nc,Rohini\n')
    const { out, ...run } = await match({ grooms: path, brides: file('two.csv', [good]), format: 'csv' })
    expect(run).toMatchObject({ grooms: 2, rejected: 1 })
    expect(text(rejectsPath(out))).toContain(
      '"line":3,"id":null,"field":null,"reason":"The quote of cell 1 is not closed."',
    )
  })
})

describe('systems, thresholds and rejected options', () => {
  const inputs = { grooms: file('sg.csv', stars('g', 40, 5)), brides: file('sb.csv', stars('b', 40, 6)) }

  test.each([
    ['ashtakoot', 36],
    ['ten_porutham', 10],
    ['kerala_porutham', 10],
    ['telugu', 36],
  ] as const)('%s: totals fall with the rank and reach the threshold', async (system, maximum) => {
    const threshold = maximum / 2
    const { out } = await match({ ...inputs, format: 'ndjson', system, threshold, top: 7 })
    const pairs = lines(out).map((line) => JSON.parse(line) as { groom: string; rank: number; total: number })
    expect(pairs.length).toBeGreaterThan(40)
    let last = pairs[0]!
    for (const pair of pairs) {
      expect(pair.total).toBeGreaterThanOrEqual(threshold)
      expect(pair.total).toBeLessThanOrEqual(maximum)
      expect(pair.rank).toBeLessThanOrEqual(7)
      if (pair.rank > 1) {
        expect([pair.groom, pair.rank]).toEqual([last.groom, last.rank + 1])
        expect(pair.total).toBeLessThanOrEqual(last.total)
      }
      last = pair
    }
  })

  test('a threshold above the maximum gives no pairs', async () => {
    expect((await match({ ...inputs, format: 'csv', threshold: 37 })).lines).toBe(0)
  })

  test('an existing output is overwritten only with --force', async () => {
    const { out } = await match({ ...inputs, format: 'csv' })
    const before = text(out)
    await expect(match({ ...inputs, format: 'csv', out, top: 1 })).rejects.toThrow(/--force/)
    expect(text(out)).toBe(before)
    await match({ ...inputs, format: 'csv', out, top: 1, force: true })
    expect(text(out).length).toBeLessThan(before.length)
  })

  test('missing shards, or shards with other options, are not merged', async () => {
    const out = at('partly.csv')
    const shard = (part: number) => ({ shard: { part, of: 2 }, out: shardPath(out, { part, of: 2 }) })
    await match({ ...inputs, format: 'csv', ...shard(1) })
    await expect(mergeShards(out, 'csv')).rejects.toThrow(/2-of-2\.csv is not finished/)
    await match({ ...inputs, format: 'csv', ...shard(2), threshold: 30 })
    await expect(mergeShards(out, 'csv')).rejects.toThrow(/inputs or options differ/)
  })
})

test('merits are ordered by total, then fewer doshas, up to 256 merits', () => {
  const merits = (of: number) => (groom: number, bride: number) => ({
    total: Math.floor(((groom * 16 + bride) % of) / 2),
    doshas: bride % 2,
  })
  const all = (classes: number) => {
    const each = Array.from({ length: classes }, (_, index) => index)
    return { grooms: each, brides: each }
  }
  const { merits: allMerits, table } = meritTable(16, all(16), merits(256))
  expect(allMerits.length).toBe(256)
  expect(allMerits.slice(0, 3)).toEqual([
    { total: 0, doshas: 1 },
    { total: 0, doshas: 0 },
    { total: 1, doshas: 1 },
  ])
  expect([...table.subarray(0, 4)]).toEqual([1, 0, 3, 2])
  const some = meritTable(16, { grooms: [1, 1, 3], brides: [2, 0] }, merits(256))
  expect(some.merits.map(({ total }) => total)).toEqual([8, 9, 24, 25])
  expect([16, 18, 48, 50].map((cell) => some.table[cell])).toEqual([0, 1, 2, 3])
  expect(() => meritTable(17, all(17), (groom, bride) => ({ total: groom * 17 + bride, doshas: 0 }))).toThrow(
    /289 merits.*256/,
  )
  expect(() => meritTable(257, all(257), () => ({ total: 1, doshas: 0 }))).toThrow(/257 classes.*256/)
})

test('shards cover every row once', () => {
  for (const rows of [0, 1, 7, 200])
    for (const of of [1, 2, 3, 11]) {
      const ends = Array.from({ length: of }, (_, index) => shardOf({ part: index + 1, of }, rows))
      expect(ends[0]!.from).toBe(0)
      expect(ends.at(-1)!.to).toBe(rows)
      for (const [index, { from }] of ends.slice(1).entries()) expect(from).toBe(ends[index]!.to)
    }
})

test('progress is a bar with rate and remaining time on a terminal, and plain lines elsewhere', () => {
  const printProgress = (isTTY: boolean) => {
    let now = 0
    let text = ''
    const stage = createProgress({ isTTY, write: (chunk: string) => (text += chunk) }, () => now).begin(
      'matching',
      'pairs',
      400,
    )
    for (let i = 0; i < 200; i++) {
      now += 100
      stage.add(1)
    }
    stage.end()
    return text
  }
  expect(printProgress(true)).toContain('\rmatching [#########')
  expect(printProgress(true)).toContain('10 pairs/s, 20 s left')
  expect(printProgress(false)).toStartWith('matching ')
  expect(printProgress(false)).not.toContain('\r')
})
