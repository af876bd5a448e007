import { describe, expect, test } from 'bun:test'
import planetaryCycles from '../../src/capabilities/mundane/mundane-planetary-cycles.ts'
import { JULIAN_YEAR } from '../../src/sky/constants.ts'
import { type JulianDay, plusDays } from '../../src/time/julian-day.ts'
import {
  bodiesOfPair,
  CYCLE_ANGLES,
  maxCycleDays,
  nearestCycleAspect,
  OUTER_PAIRS,
  SYNODIC_YEARS,
  separationOf,
} from '../../src/western/mundane/cycles.ts'
import { ASPECTS_AFTER, CONJUNCTIONS_BEFORE } from '../../src/western/mundane/cycles-beyond-files.ts'
import { separation } from '../../src/zodiac/longitude.ts'
import { sky, worldAt } from '../world.ts'

/** The last day of Moshier's series, an independent theory, which reaches two years beyond the files. */
const MOSHIER_LAST = 2_817_699
/** Degrees. Source: the error of Moshier's series is at most 37" for Pluto and 12" for Neptune (modelled_ephemeris). */
const TOLERANCE = 0.015
/** A synodic period varies by this part of the mean. Source: the longest and shortest of Uranus and Pluto, 111 and 143 years. */
const VARIATION = 0.15

const { from, to } = sky.range

describe('the table of cycles beyond the ephemeris files', () => {
  test('aspects within the reach of another theory have that separation', () => {
    const moshier = sky.moshierSky()
    const within = OUTER_PAIRS.flatMap((pair) =>
      ASPECTS_AFTER[pair].flatMap((at, i) => (at < MOSHIER_LAST ? [{ pair, at, angle: CYCLE_ANGLES[i]!.angle }] : [])),
    )
    expect(within.length).toBeGreaterThanOrEqual(15)
    for (const { pair, at, angle } of within) {
      const apart = separationOf(pair, at as JulianDay, moshier)
      expect([pair, angle, separation(apart, angle) < TOLERANCE]).toEqual([pair, angle, true])
    }
  })

  test.each(OUTER_PAIRS)('%s: the intervals to the conjunctions within the files are synodic periods', async (pair) => {
    const [before, longitude] = CONJUNCTIONS_BEFORE[pair]
    const after = ASPECTS_AFTER[pair][0]!
    const [first] = await conjunctions(pair, from, plusDays(from, maxCycleDays(pair)))
    const last = (await conjunctions(pair, plusDays(to, -maxCycleDays(pair)), to)).at(-1)!
    expect(before).toBeLessThan(from)
    expect(after).toBeGreaterThan(to)
    for (const interval of [first! - before, after - last]) {
      const years = interval / JULIAN_YEAR
      // The passes of one conjunction lie up to a year apart.
      expect([pair, Math.abs(years - SYNODIC_YEARS[pair]) < VARIATION * SYNODIC_YEARS[pair] + 1.2]).toEqual([
        pair,
        true,
      ])
    }
    // From the conjunction on, the faster planet moves through less than the circle plus its synodic arc.
    expect(longitude).toBeGreaterThanOrEqual(0)
    expect(longitude).toBeLessThan(360)
    expect(bodiesOfPair(pair)).toHaveLength(2)
  })

  test('the angles of each pair follow each other in the order of the cycle', () => {
    for (const pair of OUTER_PAIRS) {
      // In the first 400 days an aspect may be the return of a retrograde planet.
      const moments: number[] = ASPECTS_AFTER[pair].filter((at) => at > to + 400)
      const firstOf = moments.indexOf(Math.min(...moments))
      const inOrder = [...moments.slice(firstOf), ...moments.slice(0, firstOf)]
      expect([pair, inOrder]).toEqual([pair, inOrder.toSorted((a, b) => a - b)])
    }
  })

  test('a search that ends at the files continues in the table', async () => {
    const beforeEnd = plusDays(to, -1)
    expect(await nearestCycleAspect('Neptune-Pluto', [0], beforeEnd, 1, sky)).toMatchObject({
      at: ASPECTS_AFTER['Neptune-Pluto'][0],
      angle: 0,
    })
    expect(await nearestCycleAspect('Neptune-Pluto', [0], plusDays(from, 1), -1, sky)).toMatchObject({
      at: CONJUNCTIONS_BEFORE['Neptune-Pluto'][0],
      longitude: CONJUNCTIONS_BEFORE['Neptune-Pluto'][1],
    })
  })
})

const conjunctions = async (pair: (typeof OUTER_PAIRS)[number], start: JulianDay, end: JulianDay) => {
  const found: JulianDay[] = []
  for (let at = start; ; ) {
    const next = await nearestCycleAspect(pair, [0], at, 1, sky)
    if (!next || next.at > end) return found
    found.push(next.at)
    at = plusDays(next.at, 1)
  }
}

test.each([
  ['-2999-02-10', -1],
  ['2999-12-01', 1],
])('planetary cycles of %s have conjunctions beyond the files, with a warning', async (date, sense) => {
  const world = worldAt()
  const { cycles } = (await planetaryCycles.compute({ date } as never, world)) as unknown as {
    cycles: { pair: string; last_conjunction: { exact_at: string }; next_conjunction: string }[]
  }
  expect(cycles).toHaveLength(10)
  const { last_conjunction, next_conjunction } = cycles.find(({ pair }) => pair === 'Neptune-Pluto')!
  const years = [last_conjunction.exact_at, next_conjunction].map((text) => Number(/^[+-]?\d+/.exec(text)![0]))
  // The mean period of 492 years, from the conjunction of 1892. Source: SYNODIC_YEARS.
  const expected = sense === -1 ? [-3060, -2567] : [2876, 3369]
  for (const i of [0, 1]) expect(Math.abs(years[i]! - expected[i]!)).toBeLessThan(15)
  expect(world.warnings.join()).toContain('from a table')
})
