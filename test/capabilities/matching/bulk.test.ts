import { describe, expect, test } from 'bun:test'
import bulkMatch from '../../../src/capabilities/matching/bulk-match.ts'
import bulkMatchMatrix from '../../../src/capabilities/matching/bulk-match-matrix.ts'
import keralaPorutham from '../../../src/capabilities/matching/kerala-porutham.ts'
import manglikMatch from '../../../src/capabilities/matching/manglik-match.ts'
import quickMatch from '../../../src/capabilities/matching/quick-match.ts'
import teluguMatch from '../../../src/capabilities/matching/telugu-match.ts'
import tenPorutham from '../../../src/capabilities/matching/ten-porutham.ts'
import { bestAssignment } from '../../../src/jyotish/kootas/assignment.ts'
import { NAKSHATRAS } from '../../../src/jyotish/nakshatras.ts'
import { worldAt } from '../../world.ts'
import { randomBirths } from '../births.ts'
import { call, rejectedField, yieldCount } from '../call.ts'

let state = 7
const random = (below: number) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return Math.floor((state / 2 ** 32) * below)
}
/** People with random nakshatras, every fourth without a pada. */
const people = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, i) => ({
    id: `${prefix}${i}`,
    nakshatra: NAKSHATRAS[random(27)]!,
    ...(i % 4 > 0 && { pada: 1 + random(4) }),
  }))
const star = ({ nakshatra, pada }: { nakshatra: string; pada?: number }) => ({ nakshatra, ...(pada && { pada }) })
const systems = ['ashtakoot', 'ten_porutham', 'kerala_porutham', 'telugu'] as const

describe('bulk-match', () => {
  test.each(['groom', 'bride'] as const)('every row equals the single match with the subject as %s', async (role) => {
    const [subject] = people(1, 's')
    const candidates = people(40, 'c')
    const answer = await call(bulkMatch, { subject: { role, ...star(subject!) }, candidates, systems: [...systems] })
    expect(answer.returned).toBe(40)
    for (const row of answer.results) {
      const candidate = star(candidates.find(({ id }) => id === row.id)!)
      const pair =
        role === 'groom' ? { groom: star(subject!), bride: candidate } : { groom: candidate, bride: star(subject!) }
      const quick = await call(quickMatch, pair)
      expect([row.total, row.percentage, row.verdict, row.exact]).toEqual([
        quick.total,
        quick.percentage,
        quick.verdict,
        quick.exact,
      ])
      expect<number[]>(Object.values(row.kootas)).toEqual(quick.kootas.map(({ score }) => score))
      expect<string[]>(row.doshas).toEqual(
        quick.doshas.filter(({ present, cancelled }) => present && !cancelled).map(({ name }) => name),
      )
      for (const [system, single] of [
        ['ten_porutham', tenPorutham],
        ['kerala_porutham', keralaPorutham],
        ['telugu', teluguMatch],
      ] as const) {
        const { total, verdict } = (await single.compute(pair, worldAt())) as { total: number; verdict: string }
        expect(row.other_systems[system]).toEqual({ total, verdict })
      }
    }
    const totals = answer.results.map(({ total }) => total)
    expect(totals).toEqual([...totals].sort((a, b) => b - a))
  })

  test('lists an invalid candidate in errors and answers the others', async () => {
    const birth = { datetime: '1990-05-05T10:00', utc_offset: '+05:30', latitude: 13, longitude: 80 }
    const details = await call(bulkMatch, {
      subject: { role: 'groom', nakshatra: 'Rohini', pada: 1 },
      candidates: [
        { id: 'a', nakshatra: 'Rohinx' },
        { id: 'b', nakshatra: 'Hasta', pada: 5 },
        { id: 'b0', nakshatra: 'Hasta', pada: 0 },
        { id: 'c' },
        { id: 'd', birth: { ...birth, latitude: 91 } },
        { id: 'e', birth: { ...birth, datetime: '1990-02-30T10:00' } },
        { id: 'f', birth: { ...birth, datetime: '9990-02-03T10:00' } },
        { id: 'g', birth },
        { id: 'h', nakshatra: 'Hasta' },
      ],
      sort: 'input',
    })
    expect(details.results.map(({ id, rank }) => [id, rank])).toEqual([
      ['g', 1],
      ['h', 2],
    ])
    expect(details.errors.map(({ id }) => id).sort()).toEqual(['a', 'b', 'b0', 'c', 'd', 'e', 'f'])
    for (const { code, message } of details.errors) {
      expect(code).toBe('invalid_request')
      expect(message.length).toBeGreaterThan(10)
    }
  })

  test('does not depend on the order of candidates; min_score and top filter the rows', async () => {
    const subject = { role: 'bride' as const, nakshatra: 'Swati' }
    const candidates = people(60, 'c')
    const rows = async (some: typeof candidates) => {
      const { results } = await call(bulkMatch, { subject, candidates: some })
      return results.map(({ rank: _rank, ...row }) => JSON.stringify(row)).sort()
    }
    expect(await rows([...candidates].reverse())).toEqual(await rows(candidates))
    const { results } = await call(bulkMatch, { subject, candidates, min_score: 18, top: 5 })
    expect(results.length).toBe(5)
    for (const { total } of results) expect(total).toBeGreaterThanOrEqual(18)
  })

  test('births use their Moon, and manglik as in manglik-match', async () => {
    const births = randomBirths(8, 5)
    const [subject, ...others] = births
    const content = await call(bulkMatch, {
      subject: { role: 'groom', birth: subject! },
      candidates: others.map((birth, i) => ({ id: String(i), birth })),
      include_manglik: true,
      sort: 'input',
    })
    for (const [i, row] of content.results.entries()) {
      const pair = await call(manglikMatch, { groom: subject!, bride: others[i]! })
      expect(row.manglik).toEqual({
        match: pair.match,
        verdict: pair.verdict,
        percentage: pair.bride.percentage,
        net: pair.bride.net,
      })
      expect(row.exact).toBe(true)
    }
  })

  test('rejects duplicate ids and an unknown nakshatra of the subject', async () => {
    const subject = { role: 'groom' as const, nakshatra: 'Swati' }
    const [one] = people(1, 'c')
    expect(await rejectedField(bulkMatch, { subject, candidates: [one!, one!] })).toBe('candidates.1.id')
    expect(await rejectedField(bulkMatch, { subject: { role: 'groom', nakshatra: 'Swato' }, candidates: [one!] })).toBe(
      'subject.nakshatra',
    )
  })
})

describe('bulk-match-matrix', () => {
  test.each(systems)('a cell equals the single match: %s', async (system) => {
    const single = {
      ashtakoot: quickMatch,
      ten_porutham: tenPorutham,
      kerala_porutham: keralaPorutham,
      telugu: teluguMatch,
    }[system]
    const [grooms, brides] = [people(25, 'g'), people(30, 'b')]
    const { matrix } = await call(bulkMatchMatrix, { grooms, brides, system, include_matrix: true })
    for (let cell = 0; cell < 125; cell++) {
      const [i, j] = [random(25), random(30)]
      const { total } = (await single.compute({ groom: star(grooms[i]!), bride: star(brides[j]!) }, worldAt())) as {
        total: number
      }
      expect(matrix![i]![j]).toBe(total)
    }
  })

  test('counts, lists and statistics agree with the matrix', async () => {
    const [grooms, brides] = [people(30, 'g'), people(20, 'b')]
    const answer = await call(bulkMatchMatrix, {
      grooms,
      brides,
      include_matrix: true,
      top_per_person: 50,
      min_score: 20,
    })
    const all = answer.matrix!.flat() as number[]
    expect(answer.pairs_scored).toBe(600)
    expect(answer.pairs_kept).toBe(all.filter((total) => total >= 20).length)
    const sorted = [...all].sort((a, b) => a - b)
    expect(answer.statistics).toMatchObject({
      mean: Math.round((all.reduce((sum, total) => sum + total, 0) / 600) * 100) / 100,
      median: (sorted[299]! + sorted[300]!) / 2,
      minimum: sorted[0]!,
      maximum: sorted[599]!,
    })
    expect(answer.statistics.histogram.reduce((sum, { count }) => sum + count, 0)).toBe(600)
    expect(answer.statistics.histogram[4]!.count).toBe(all.filter((total) => total >= 12 && total < 15).length)
    expect(answer.grooms.reduce((sum, { best }) => sum + best.length, 0)).toBe(answer.pairs_kept)
    expect(answer.brides.reduce((sum, { best }) => sum + best.length, 0)).toBe(answer.pairs_kept)
  })

  test('excludes pairs with a dosha; an invalid person has an empty row', async () => {
    const grooms = [...people(10, 'g'), { id: 'bad', nakshatra: 'Nowhere' }]
    const brides = people(12, 'b')
    const details = await call(bulkMatchMatrix, {
      grooms,
      brides,
      min_score: 0,
      exclude: ['nadi'],
      include_matrix: true,
      top_per_person: 50,
    })
    for (const { best } of details.grooms) for (const { doshas } of best) expect(doshas).not.toContain('Nadi')
    expect(details.matrix![10]).toEqual(new Array(12).fill(null))
    expect(details.errors).toMatchObject([{ side: 'groom', id: 'bad', code: 'invalid_request' }])
  })

  test('without valid persons there are no pairs, and errors lists each person', async () => {
    const nobody = [
      { id: 'a', nakshatra: 'Nowhere' },
      { id: 'b', pada: 1 },
    ]
    const content = await call(bulkMatchMatrix, { grooms: nobody, brides: nobody, include_matrix: true, assign: true })
    expect(content).toMatchObject({ pairs_scored: 0, pairs_kept: 0, grooms: [], brides: [], assignment: [] })
    expect(content.matrix).toEqual([
      [null, null],
      [null, null],
    ])
    expect(content.statistics).toMatchObject({ mean: null, median: null, minimum: null, maximum: null })
    expect(content.errors.length).toBe(4)
    const half = await call(bulkMatchMatrix, { grooms: nobody, brides: people(2, 'b'), assign: true })
    expect(half).toMatchObject({ pairs_scored: 0, grooms: [], assignment: [] })
    expect(half.brides.map(({ best }) => best)).toEqual([[], []])
  })

  test('the computation yields between pairs, and stops when the client disconnects', async () => {
    const sides = { grooms: people(120, 'g'), brides: people(120, 'b') }
    expect(await yieldCount(bulkMatchMatrix, { ...sides, assign: true })).toBeGreaterThan(600)
  })

  test('the assignment uses each person once, and kept pairs only', async () => {
    const [grooms, brides] = [people(30, 'g'), people(24, 'b')]
    const { assignment, matrix } = await call(bulkMatchMatrix, {
      grooms,
      brides,
      assign: true,
      include_matrix: true,
      min_score: 18,
    })
    expect(new Set(assignment!.map(({ groom_id }) => groom_id)).size).toBe(assignment!.length)
    expect(new Set(assignment!.map(({ bride_id }) => bride_id)).size).toBe(assignment!.length)
    for (const { total } of assignment!) expect(total).toBeGreaterThanOrEqual(18)
    const pairs = matrix!
      .flatMap((row, i) => row.map((total, j) => ({ i, j, total: total! })))
      .filter(({ total }) => total >= 18)
    const [takenGrooms, takenBrides] = [new Set<number>(), new Set<number>()]
    let greedy = 0
    for (const { i, j, total } of pairs.sort((a, b) => b.total - a.total))
      if (!takenGrooms.has(i) && !takenBrides.has(j)) {
        takenGrooms.add(i)
        takenBrides.add(j)
        greedy += total
      }
    expect(assignment!.reduce((sum, { total }) => sum + total, 0)).toBeGreaterThanOrEqual(greedy)
  })
})

describe('above the limit of a call: 422 on the field, with the limit and the command for more', () => {
  const subject = { role: 'groom' as const, nakshatra: 'Swati' }
  const sides = (grooms: number, brides: number) => ({ grooms: people(grooms, 'g'), brides: people(brides, 'b') })
  const bulk = (candidates: number) => bulkMatch.compute({ subject, candidates: people(candidates, 'c') }, worldAt())
  const matrix = (grooms: number, brides: number, further = {}) =>
    bulkMatchMatrix.compute({ ...sides(grooms, brides), ...further }, worldAt())

  test.each([
    ['candidates', '1000', () => bulk(1001)],
    ['grooms', '1000', () => matrix(1001, 1)],
    ['brides', '1000', () => matrix(1, 1001)],
    ['brides', '250000', () => matrix(501, 500)],
    ['include_matrix', '40000', () => matrix(201, 200, { include_matrix: true })],
  ])('rejects %s above %s', async (field, limit, run) => {
    const fault = await (async () => run())().catch((reason) => reason)
    expect([fault.status, fault.code, fault.field]).toEqual([422, 'invalid_request', field])
    expect(fault.message).toMatch(
      new RegExp(`(?:at most|the maximum for one call is) ${limit}\\b.*khagola batch match`),
    )
  })

  test('answers at the limits', async () => {
    expect((await bulk(1000)).returned).toBe(1000)
    expect((await matrix(1000, 250, { top_per_person: 1 })).pairs_scored).toBe(250_000)
    expect((await matrix(200, 200, { include_matrix: true, top_per_person: 1 })).matrix).toHaveLength(200)
  })
})

describe('the best assignment', () => {
  const best = (values: number[][], row = 0, taken = new Set<number>()): number =>
    row === values.length
      ? 0
      : Math.max(
          ...values[row]!.map((value, column) =>
            taken.has(column) ? -1 : value + best(values, row + 1, new Set([...taken, column])),
          ),
        )

  let turns = 0
  const turn = async () => void turns++

  test('500 x 500 yields to other work, and stops when it is aborted', async () => {
    const value = (row: number, column: number) => 72 - Math.floor(Math.abs(row - column) / 7)
    turns = 0
    const pairs = await bestAssignment(500, 500, value, turn)
    expect(pairs).toEqual(Array.from({ length: 500 }, (_, i): [number, number] => [i, i]))
    expect(turns).toBeGreaterThan(10)
    const enough = new Error('enough')
    await expect(bestAssignment(500, 500, value, () => Promise.reject(enough))).rejects.toBe(enough)
  })

  test('equals brute force for 7 x 7, and for 3 x 6 in both orientations', async () => {
    for (const [rows, columns] of [
      [7, 7],
      [3, 6],
    ] as const)
      for (let i = 0; i < 4; i++) {
        const values = Array.from({ length: rows }, () => Array.from({ length: columns }, () => random(73) / 2))
        const sum = (pairs: [number, number][]) => pairs.reduce((all, [row, column]) => all + values[row]![column]!, 0)
        const matches = await bestAssignment(rows, columns, (row, column) => values[row]![column]!, turn)
        expect(matches.length).toBe(rows)
        expect(sum(matches)).toBe(best(values))
        const turned = await bestAssignment(columns, rows, (row, column) => values[column]![row]!, turn)
        expect(sum(turned.map(([a, b]) => [b, a]))).toBe(best(values))
      }
  })
})
