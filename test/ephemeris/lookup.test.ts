import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { createLookup, INSTRUCTION_SETS, type Lookup } from '../../src/ephemeris/lookup.ts'
import { ashtakoot } from '../../src/jyotish/kootas/ashtakoot.ts'
import { KOOTA_CLASSES, kootaClassOfStar, kootaTables } from '../../src/jyotish/kootas/classes.ts'
import { PADAS } from '../../src/jyotish/kootas/profiles.ts'
import { KOOTAS, SCORE_STEP } from '../../src/jyotish/kootas/tables.ts'
import { NAKSHATRAS } from '../../src/jyotish/nakshatras.ts'

const stars = NAKSHATRAS.flatMap((_, nakshatra) => PADAS.map((pada) => ({ nakshatra, pada })))
const everyStar = Uint8Array.from(stars, kootaClassOfStar)
const kootas = (instructions?: string) => createLookup(KOOTA_CLASSES.length, kootaTables(), { instructions })

/** Reproducible random classes. */
const members = (count: number, classes: number, seed: number) => {
  let state = seed
  return Uint8Array.from({ length: count }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return (state >>> 8) % classes
  })
}

const naive = (lookup: Lookup, rows: Uint8Array, columns: Uint8Array) =>
  Uint8Array.from(Array.from(rows).flatMap((row) => Array.from(columns, (column) => lookup.total(row, column))))

describe.each([...INSTRUCTION_SETS])('look-ups with %s', (instructions) => {
  test('all 108 x 108 pairs of nakshatra padas agree with the reference', () => {
    const lookup = kootas(instructions)
    const totals = lookup.totals(everyStar, everyStar)
    stars.forEach((groom, row) => {
      stars.forEach((bride, column) => {
        const { scores, total } = ashtakoot(groom, bride)
        expect(totals[row * stars.length + column]! * SCORE_STEP).toBe(total)
        expect(lookup.parts(everyStar[row]!, everyStar[column]!).map((part) => part * SCORE_STEP)).toEqual(
          KOOTAS.map((koota) => scores[koota]),
        )
      })
    })
  })

  test.each([1, 15, 16, 17, 64, 108, 128, 129, 137, 256])(
    'totals of %p classes are correct at every alignment and length',
    (classes) => {
      const table = members(classes * classes, 251, classes)
      const lookup = createLookup(classes, [table], { instructions })
      for (let size = 0; size < 140; size++) {
        const columns = members(size, classes, size + 1)
        const rows = members(3, classes, size + 7)
        const buffer = new Uint8Array(3 * size + 80).fill(255)
        const out = buffer.subarray(size % 67, (size % 67) + 3 * size)
        lookup.totals(rows, columns, out)
        expect(out).toEqual(naive(lookup, rows, columns))
        expect(buffer.subarray(0, size % 67).every((byte) => byte === 255)).toBe(true)
        expect(buffer.subarray((size % 67) + 3 * size).every((byte) => byte === 255)).toBe(true)
      }
    },
  )

  test('totals larger than the CPU caches are correct', () => {
    const lookup = kootas(instructions)
    const rows = members(2100, 137, 3)
    const columns = members(8191, 137, 4)
    const totals = lookup.totals(rows, columns)
    for (const row of [0, 1, 2, 1049, 2099])
      expect(totals.subarray(row * 8191, (row + 1) * 8191)).toEqual(naive(lookup, rows.subarray(row, row + 1), columns))
  })
})

/** Few classes and totals, so that there are many ties. */
const world = fc
  .record({ classes: fc.integer({ min: 1, max: 12 }), highest: fc.integer({ min: 0, max: 40 }) })
  .chain(({ classes, highest }) =>
    fc.record({
      lookup: fc
        .array(fc.integer({ min: 0, max: highest }), { minLength: classes ** 2, maxLength: classes ** 2 })
        .map((cells) => createLookup(classes, [Uint8Array.from(cells)])),
      rows: fc.uint8Array({ max: classes - 1, maxLength: 20 }),
      columns: fc.uint8Array({ max: classes - 1, maxLength: 60 }),
      most: fc.integer({ min: 0, max: 70 }),
      least: fc.integer({ min: 0, max: 45 }),
    }),
  )

describe('results by class', () => {
  test('best agrees with a sort of the whole row', () => {
    fc.assert(
      fc.property(world, ({ lookup, rows, columns, most, least }) => {
        const best = lookup.best(rows, columns, { most, least })
        rows.forEach((row, at) => {
          const sorted = Array.from(columns, (column, place) => ({ column: place, total: lookup.total(row, column) }))
            .filter(({ total }) => total >= least)
            .sort((a, b) => b.total - a.total || a.column - b.column)
          expect(best(at)).toEqual(sorted.slice(0, most))
        })
      }),
      { numRuns: 400 },
    )
  })

  test('counts and reaching agree with the whole matrix', () => {
    fc.assert(
      fc.property(world, ({ lookup, rows, columns, least }) => {
        const totals = naive(lookup, rows, columns)
        const counts = new Float64Array(256)
        for (const total of totals) counts[total]!++
        expect(lookup.counts(rows, columns)).toEqual(counts)
        expect(lookup.reaching(rows, columns, least)).toEqual(
          Uint32Array.from(rows, (_, at) =>
            totals
              .subarray(at * columns.length, (at + 1) * columns.length)
              .reduce((n, total) => n + +(total >= least), 0),
          ),
        )
        expect(lookup.transposed().counts(columns, rows)).toEqual(counts)
      }),
    )
  })
})

describe('walk over all totals', () => {
  test('returns every total once, in order', async () => {
    const lookup = kootas()
    const rows = members(101, 137, 1)
    const columns = members(77, 137, 2)
    for (const chunkBytes of [1, 77, 500, 1 << 20]) {
      const totals = new Uint8Array(101 * 77)
      let next = 0
      for await (const chunk of lookup.walk(rows, columns, { chunkBytes })) {
        expect(chunk.firstRow).toBe(next)
        totals.set(chunk.totals, chunk.firstRow * 77)
        next += chunk.totals.length / 77
      }
      expect(next).toBe(101)
      expect(totals).toEqual(naive(lookup, rows, columns))
    }
  })

  test('returns no chunk without rows, and empty chunks without columns', async () => {
    const count = async (rows: number, columns: number) =>
      (await Array.fromAsync(kootas().walk(members(rows, 137, 1), members(columns, 137, 1)))).length
    expect(await count(0, 5)).toBe(0)
    expect(await count(5, 0)).toBe(1)
  })

  test('ends before the next chunk with the reason of an aborted signal', async () => {
    const lookup = kootas()
    const controller = new AbortController()
    const reason = new Error('enough')
    let chunks = 0
    const walking = (async () => {
      for await (const _ of lookup.walk(members(1000, 137, 1), members(1000, 137, 2), {
        chunkBytes: 10_000,
        signal: controller.signal,
      }))
        if (++chunks === 3) controller.abort(reason)
    })()
    expect(walking).rejects.toBe(reason)
    await walking.catch(() => {})
    expect(chunks).toBe(3)
  })

  test('2.5e9 pairs use the memory of two chunks and do not block the event loop', async () => {
    const lookup = kootas()
    const everyone = members(50_000, 108, 9)
    // Warms up the allocator.
    for await (const _ of lookup.walk(everyone.subarray(0, 200), everyone)) await Bun.sleep(0)
    const before = process.memoryUsage.rss()
    let ticks = 0
    const ticking = setInterval(() => ticks++, 1)
    let pairs = 0
    let highest = before
    for await (const { totals } of lookup.walk(everyone, everyone)) {
      pairs += totals.length
      if (pairs % (50 * totals.length) === 0) {
        highest = Math.max(highest, process.memoryUsage.rss())
        await Bun.sleep(0)
      }
    }
    clearInterval(ticking)
    expect(pairs).toBe(50_000 ** 2)
    expect(highest - before).toBeLessThan(64e6)
    expect(ticks).toBeGreaterThan(3)
  })
})

describe('invalid arguments', () => {
  test('tables of another size and totals above 255 are rejected', () => {
    expect(() => createLookup(3, [new Uint8Array(8)])).toThrow(RangeError)
    expect(() => createLookup(1, [Uint8Array.of(200), Uint8Array.of(56)])).toThrow(RangeError)
    expect(createLookup(1, [Uint8Array.of(200), Uint8Array.of(55)]).total(0, 0)).toBe(255)
  })

  test('a lookup without classes has empty results', () => {
    const lookup = createLookup(0, [new Uint8Array()])
    const empty = new Uint8Array()
    expect(lookup.totals(empty, empty)).toEqual(empty)
    expect(lookup.counts(empty, empty)).toEqual(new Float64Array(256))
    expect(lookup.reaching(empty, empty, 0).length).toBe(0)
    expect(() => lookup.totals(Uint8Array.of(0), empty)).toThrow(TypeError)
  })

  test('classes outside the table and buffers that are too small are rejected', () => {
    const lookup = createLookup(2, [Uint8Array.of(0, 1, 2, 3)])
    expect(() => lookup.totals(Uint8Array.of(2), Uint8Array.of(0))).toThrow(TypeError)
    expect(() => lookup.totals(Uint8Array.of(0), Uint8Array.of(2))).toThrow(TypeError)
    expect(() => lookup.totals(Uint8Array.of(0), Uint8Array.of(0, 1), new Uint8Array(1))).toThrow(TypeError)
    expect(() => lookup.counts(Uint8Array.of(0), Uint8Array.of(9))).toThrow(TypeError)
    expect(() => lookup.best(Uint8Array.of(0), Uint8Array.of(0), { most: -1 })).toThrow(TypeError)
  })
})
