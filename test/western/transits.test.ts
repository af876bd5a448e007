import { beforeAll, describe, expect, test } from 'bun:test'
import type { Body } from '../../src/ephemeris/bodies.ts'
import { createEphemeris } from '../../src/ephemeris/index.ts'
import { createSky } from '../../src/sky/index.ts'
import type { Sky } from '../../src/sky/sky.ts'
import { type JulianDay, julianDay, plusDays } from '../../src/time/julian-day.ts'
import { isoUtc } from '../../src/time/moment.ts'
import { BODY_OF, TRANSITING_BODIES, type TransitingBody } from '../../src/western/points.ts'
import { transitHits, transitPeriods } from '../../src/western/transits.ts'
import { arc } from '../../src/zodiac/longitude.ts'
import { FLAGS, ORACLE_BODY, sweph } from '../native/oracle.ts'
import { wholeTable } from '../native/table.ts'
import { sky } from '../world.ts'

const jd = (text: string) => julianDay(Date.parse(text))
const SECOND = 1 / 86400
const ARCSECOND = 1 / 3600

/** Longitude and speed from another binding of Swiss Ephemeris. */
const oracle = (name: TransitingBody, at: number) => {
  const { data } = sweph.calc_ut(at, ORACLE_BODY[BODY_OF[name] as Body], FLAGS) as { data: number[] }
  return { longitude: data[0]!, speed: data[3]! }
}

/** Every passage of the targets, by steps and bisection: slow, and independent of the core. */
const bruteForce = (name: TransitingBody, targets: readonly number[], from: number, to: number) => {
  const step = name === 'Moon' ? 0.1 : 0.25
  const hits: { at: number; target: number; retrograde: boolean }[] = []
  let before = oracle(name, from).longitude
  for (let start = from; start < to; start += step) {
    const end = Math.min(start + step, to)
    const after = oracle(name, end).longitude
    for (const [target, place] of targets.entries()) {
      const [a, b] = [arc(place, before), arc(place, after)]
      if (a < 0 === b < 0 || Math.abs(a - b) > 90) continue
      let [low, high] = [start, end]
      while (high - low > 0.1 * SECOND) {
        const middle = (low + high) / 2
        if (arc(place, oracle(name, middle).longitude) < 0 === a < 0) low = middle
        else high = middle
      }
      hits.push({ at: high, target, retrograde: oracle(name, high).speed < 0 })
    }
    before = after
  }
  return hits.sort((x, y) => x.at - y.at)
}

describe('hits agree with a stepwise search over another binding', () => {
  const targets = [3.14389, 17, 54.72556, 95.5, 131.07, 164.4, 187, 226.9, 254.52591, 301.3, 327.4841, 353.50775]
  const from = jd('2024-01-01T00:00Z')

  let compiled: Sky
  beforeAll(async () => {
    const ephemeris = createEphemeris({ compiled: await wholeTable() })
    expect(ephemeris.compiled).not.toBeNull()
    compiled = createSky(ephemeris)
  })

  test.each(TRANSITING_BODIES.map((name) => [name]))('%s: the same events within a second', async (name) => {
    const to = plusDays(from, name === 'Moon' ? 60 : 900)
    const theirs = bruteForce(name, targets, from, to)
    expect(theirs.length).toBeGreaterThan(0)
    for (const source of [sky, compiled]) {
      const ours = await transitHits(name, targets, { from, to }, source)
      expect(ours.map(({ target, retrograde }) => [target, retrograde])).toEqual(
        theirs.map(({ target, retrograde }) => [target, retrograde]),
      )
      for (const [i, { at }] of theirs.entries()) expect(Math.abs(ours[i]!.at - at)).toBeLessThan(SECOND)
    }
  })
})

describe('passes of a loop', () => {
  const year = { from: jd('2024-01-01T00:00Z'), to: jd('2025-01-01T00:00Z') }

  // computed with Swiss Ephemeris 2.10 alone, to the second
  test('Mercury passes 17 Aries three times in 2024', async () => {
    const hits = await transitHits('Mercury', [17], year, sky)
    expect(hits.map(({ at, pass, passes, retrograde }) => [isoUtc(at), pass, passes, retrograde])).toEqual([
      ['2024-03-19T19:52:59Z', 1, 3, false],
      ['2024-04-20T13:53:53Z', 2, 3, true],
      ['2024-04-30T13:36:18Z', 3, 3, false],
    ])
  })

  test('passes outside the window count in pass and passes', async () => {
    const hits = await transitHits('Mercury', [17], { from: jd('2024-04-01T00:00Z'), to: jd('2024-04-25T00:00Z') }, sky)
    expect(hits.map(({ pass, passes }) => [pass, passes])).toEqual([[2, 3]])
  })

  test('the Sun passes once', async () => {
    const hits = await transitHits('Sun', [17, 353.5], year, sky)
    expect(hits.map(({ pass, passes }) => [pass, passes])).toEqual([
      [1, 1],
      [1, 1],
    ])
  })

  test('there are no hits without targets', async () => {
    expect(await transitHits('Mars', [], year, sky)).toEqual([])
  })

  test('the window includes its start and excludes its end', async () => {
    const [hit] = await transitHits('Sun', [17], year, sky)
    const from = hit!.at
    // the precision of a repeated search, days
    const grain = 1e-9
    const inside = await transitHits('Sun', [17], { from: plusDays(from, -grain), to: plusDays(from, 1) }, sky)
    const outside = await transitHits('Sun', [17], { from: plusDays(from, -1), to: plusDays(from, -grain) }, sky)
    expect([inside.length, outside.length]).toEqual([1, 0])
  })
})

describe('a station on the target', () => {
  const [station] = sky.extrema({
    of: { terms: [{ body: 'Saturn', factor: 1 }] },
    from: jd('2025-06-01T00:00Z'),
    to: jd('2025-09-01T00:00Z'),
  })
  const window = { from: plusDays(station!.at, -40), to: plusDays(station!.at, 40) }
  const around = (arcseconds: number) => transitHits('Saturn', [station!.value + arcseconds * ARCSECOND], window, sky)

  test.each([0.6, 0.05, -0.05, -0.6])('a target %d arcseconds from it has one event, at the station', async (off) => {
    const hits = await around(off)
    expect(hits.length).toBe(1)
    expect(Math.abs(hits[0]!.at - station!.at)).toBeLessThan(60 * SECOND)
  })

  test('a target two arcseconds before the station has two passes, two arcseconds beyond it none', async () => {
    const hits = await around(-2)
    expect(hits.map(({ retrograde }) => retrograde)).toEqual([false, true])
    expect(hits[1]!.pass - hits[0]!.pass).toBe(1)
    expect(await around(2)).toEqual([])
  })

  test('the hit at the station and the later direct pass belong to one loop', async () => {
    const [touch] = await around(0.3)
    expect(touch!.passes).toBe(2)
    expect(touch!.pass).toBe(1)
  })
})

describe('periods', () => {
  const saturn = (at: JulianDay, allowed = 3) => {
    const [place] = sky.positions(at, ['Saturn'])
    const a = { name: 'Saturn', longitude: place!.longitude, speed: 0 } as const
    const b = { name: 'Sun', longitude: 358, speed: 0 } as const
    return transitPeriods('Saturn', [{ a, b, aspect: 'conjunction', allowed }], at, sky)[0]!
  }
  const near = (at: JulianDay | null, text: string) => expect(Math.abs(at! - jd(text))).toBeLessThan(60 * SECOND)

  // computed with Swiss Ephemeris 2.10 alone, tolerance 60 s
  test('Saturn at 358 degrees in 2025 has a period with one exact moment, then one with two', () => {
    const first = saturn(jd('2025-05-02T12:00Z'))
    near(first.start, '2025-04-05T06:46:25Z')
    near(first.end, '2025-06-09T12:27:53Z')
    expect(first.exact.length).toBe(1)
    near(first.exact[0]!, '2025-05-02T12:07:34Z')

    const second = saturn(jd('2025-11-28T12:00Z'))
    near(second.start, '2025-08-16T03:41:42Z')
    near(second.end, '2026-02-22T20:19:20Z')
    expect(second.exact.length).toBe(2)
    near(second.exact[0]!, '2025-09-27T19:47:49Z')
    near(second.exact[1]!, '2026-01-25T06:02:38Z')
  })

  test('start and end are null for an aspect that lasts more than five years on either side', () => {
    const { start, end, exact } = saturn(jd('2025-05-02T12:00Z'), 170)
    expect(start).toBeNull()
    expect(end).toBeNull()
    expect(exact.length).toBe(3)
  })
})
