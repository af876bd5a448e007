import { describe, expect, test } from 'bun:test'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BODIES, type Body } from '../../src/ephemeris/bodies.ts'
import { compileEphemeris, tablesOf } from '../../src/ephemeris/compiled.ts'
import { createEphemeris } from '../../src/ephemeris/index.ts'
import type { JulianDay } from '../../src/time/julian-day.ts'
import { apart, FLAGS, ORACLE_BODY, sweph } from './oracle.ts'
import { random } from './random.ts'

const directory = mkdtempSync(join(tmpdir(), 'khagola-spans-'))
const ARCSECOND = 1 / 3600
/** The documented maximum errors of a table, arcseconds (docs/compiled-ephemeris.md). */
const WORST = { usual: 0.0025, osculating: 0.02 }
const OSCULATING: readonly string[] = ['TrueNode', 'TrueLilith']
/** New year 2400, where the next ephemeris files begin. */
const BORDER = 2597641.5 as JulianDay

/** The longitude by sweph with the files of that century, which a call for a moment on the same side of the border opens. */
const oracleLongitude = (at: number, body: Body): number => {
  sweph.close()
  sweph.set_ephe_path(`${process.cwd()}/data/ephe:${process.cwd()}/data/ephe-extended`)
  for (const each of ['Sun', 'Ceres'] as const)
    sweph.calc_ut(at < BORDER ? at - 400 : at + 400, ORACLE_BODY[each], FLAGS)
  return sweph.calc_ut(at, ORACLE_BODY[body], FLAGS).data[0]!
}

describe('spans of years', () => {
  test('become tables in order of time, merged if they touch, divided where the files change', () => {
    const tables = tablesOf('/var/sky.table', [
      { from: 1800, to: 2400 },
      { from: 1000, to: 1050 },
      { from: 1051, to: 1100 },
      { from: 1040, to: 1060 },
    ])
    expect(tables.map(({ path, from, to }) => [path, from, to] as (string | number)[])).toEqual([
      ['/var/sky.table', 2086302.5, 2123191.5],
      ['/var/sky-2.table', 2378496.5, BORDER],
      ['/var/sky-3.table', BORDER, 2598007.5],
    ])
    expect(tablesOf('sky.table', [{ from: 1900, to: 2099 }])).toHaveLength(1)
  })

  test('several tables answer like sweph, and the files answer between them', async () => {
    const tables = tablesOf(join(directory, 'sky.table'), [
      { from: -2950, to: -2950 },
      { from: 2399, to: 2400 },
    ])
    expect(tables).toHaveLength(3)
    const ephemeris = createEphemeris({ compiled: tables })
    expect(ephemeris.tables).toHaveLength(0)
    for (const table of tables) await compileEphemeris(table)
    expect(ephemeris.useCompiled(tables)).toBe(true)
    expect(ephemeris.tables.map(({ from }) => from)).toEqual(tables.map(({ from }) => from))

    const next = random(46)
    const bodies = BODIES.filter((body) => body !== 'Chiron')
    const moments = tables.flatMap(({ from, to }) => Array.from({ length: 60 }, () => from + next() * (to - from)))
    // The Julian days around the border, and a moment without a table.
    moments.push(BORDER - 0.01, BORDER, BORDER + 0.05, BORDER + 0.2, BORDER + 330, 2451545)
    const off: [Body, number, number][] = []
    for (const at of moments.sort(() => next() - 0.5)) {
      const values = ephemeris.positions(at as JulianDay, bodies, 'ecliptic')
      bodies.forEach((body, i) => {
        const error = apart(values[i * 6]!, oracleLongitude(at, body)) / ARCSECOND
        if (error > (OSCULATING.includes(body) ? WORST.osculating : WORST.usual)) off.push([body, at, error])
      })
    }
    expect(off).toEqual([])
    const rows = ephemeris.positionBatch(Float64Array.from(moments), ['Sun', 'Ceres'], 'ecliptic').values
    moments.forEach((at, m) => {
      expect(rows[m * 12]).toBeCloseTo(ephemeris.positions(at as JulianDay, ['Sun'], 'ecliptic')[0]!, 9)
    })
    // Sidereal time and a crossing in an early and in a late table.
    for (const { from } of [tables[0]!, tables[2]!]) {
      const at = (from + 100.123) as JulianDay
      expect(apart(ephemeris.orientation(at)[0]! * 15, sweph.sidtime(at) * 15) / ARCSECOND).toBeLessThan(0.0002)
      const of = { terms: [{ body: 'Sun' as const, factor: 1 }] }
      const [crossing] = ephemeris.crossings({
        of,
        targets: [200],
        from: from as JulianDay,
        to: (from + 364) as JulianDay,
      })
      expect(apart(oracleLongitude(crossing!.at, 'Sun'), 200) / ARCSECOND).toBeLessThan(0.0025)
    }
  }, 300_000)
})

test('a position does not depend on the files that an earlier call opened', () => {
  const ephemeris = createEphemeris()
  const between = (BORDER + 329.338957) as JulianDay
  const ceres = (before: number) => {
    ephemeris.positions(before as JulianDay, ['Ceres', 'Mars'], 'ecliptic')
    // Uses other bodies each time, so that no cached row is returned.
    const frame = before < BORDER ? 'ecliptic' : 'equatorial'
    const values = ephemeris.positions(between, ['Ceres'], frame)
    return [...values]
  }
  const places = (before: number) => {
    ephemeris.positionBatch(Float64Array.of(before), ['Ceres'], 'ecliptic')
    return [...ephemeris.positionBatch(Float64Array.of(between), ['Ceres'], 'ecliptic').values]
  }
  expect(ceres(BORDER - 100)[0]).toBe(places(BORDER + 5000)[0])
  expect(places(BORDER - 100)).toEqual(places(BORDER + 5000))
  expect(places(BORDER - 100)[0]).toBe(oracleLongitude(between, 'Ceres'))
})
