import { describe, expect, test } from 'bun:test'
import { mapConcurrently } from '../../src/concurrency.ts'
import { combustions, heliacalMoments, NON_LUMINARIES } from '../../src/jyotish/panchang/planet-events.ts'
import { abortableSky } from '../../src/sky/abortable-sky.ts'
import type { AppearanceQuery } from '../../src/sky/sky.ts'
import type { JulianDay } from '../../src/time/julian-day.ts'
import { sweph } from '../native/oracle.ts'
import { sky } from '../world.ts'

const jd = (text: string) => (Date.parse(text) / 86_400_000 + 2_440_587.5) as JulianDay
const ujjain = { latitude: 23.18, longitude: 75.78 }

// Astronomical Almanac: superior conjunction of Venus on 2024-06-04, conjunction of Jupiter on 2024-05-18.
test('a planet disappears before its conjunction and reappears after it', async () => {
  const [venusGone, venusBack, jupiterGone, jupiterBack, never] = await sky.appearances(
    [
      { appearance: 'morning-last', body: 'Venus', from: jd('2024-03-01'), to: jd('2024-06-04') },
      { appearance: 'evening-first', body: 'Venus', from: jd('2024-06-04'), to: jd('2024-08-20') },
      { appearance: 'evening-last', body: 'Jupiter', from: jd('2024-04-10'), to: jd('2024-05-18') },
      { appearance: 'morning-first', body: 'Jupiter', from: jd('2024-05-18'), to: jd('2024-07-01') },
      { appearance: 'morning-first', body: 'Jupiter', from: jd('2024-05-18'), to: jd('2024-05-19') },
    ],
    ujjain,
  )
  expect(never).toBeNull()
  for (const [at, body] of [
    [venusGone, 'Venus'],
    [venusBack, 'Venus'],
    [jupiterGone, 'Jupiter'],
    [jupiterBack, 'Jupiter'],
  ] as const) {
    const [sun, planet] = sky.positions(at!, ['Sun', body])
    const elongation = Math.abs(((planet!.longitude - sun!.longitude + 540) % 360) - 180)
    // Published arcs of vision of the brightest planets: 5 to 16 degrees (Ptolemy, Phaseis; Schoch).
    expect(elongation).toBeGreaterThan(5)
    expect(elongation).toBeLessThan(17)
  }
})

const staysOf = async (year: number) => {
  const window = { from: jd(`${year}-01-01`), to: jd(`${year + 1}-01-01`) }
  return (await mapConcurrently(NON_LUMINARIES, (planet) => combustions(planet, window, sky, () => undefined))).flat()
}
/** The appearance queries of `heliacal` for a year and a site, with their results. */
const appearancesOf = async (year: number, site: { latitude: number; longitude: number }) => {
  const queries: AppearanceQuery[] = []
  const appearances = (some: readonly AppearanceQuery[]) => {
    queries.push(...some)
    return sky.appearances(some, site)
  }
  const rows = await heliacalMoments(await staysOf(year), site, { ...sky, appearances })
  return { queries, moments: rows.flatMap(({ sets, rises }) => [sets, rises]) }
}

const EVENTS = { 'morning-first': 1, 'evening-last': 2, 'evening-first': 3, 'morning-last': 4 } as const

// The search of Swiss Ephemeris uses steps of up to 20 days far from the horizon and can then be some days late, but never early.
describe('appearances agree with swe_heliacal_ut or are nearer to the Sun', () => {
  for (const latitude of [0, 28.6, -34, 52])
    test(`at ${latitude} degrees`, async () => {
      const site = { latitude, longitude: 77.209 }
      const { queries, moments } = await appearancesOf(2003, site)
      const compared = queries.map((query, i) => {
        const { appearance, body, from, to } = query
        const { latitude, longitude } = site
        const { flag, data } = sweph.heliacal_ut(
          from,
          [longitude, latitude, 0],
          [1013.25, 15, 40, 0],
          [36, 1, 0, 0, 0, 0],
          body,
          EVENTS[appearance],
          2,
        )
        const theirs = flag < 0 || data[0]! < from || data[0]! >= to ? null : data[0]!
        const ours = moments[i]!
        if (theirs === null || ours === null) return ours === theirs ? 'same' : 'differs'
        if (Math.abs(ours - theirs) < 3 / 86_400) return 'same'
        return Math.sign(ours - theirs) === (/last/.test(appearance) ? 1 : -1) ? 'nearer' : 'differs'
      })
      expect(compared).not.toContain('differs')
      expect(compared.filter((each) => each === 'same').length).toBeGreaterThan(0.8 * compared.length)
    })
})

test('the appearances of a year take little longer at high latitudes', async () => {
  const search = async (latitude: number) => {
    const start = process.cpuUsage()
    const { moments } = await appearancesOf(1880, { latitude, longitude: 77.209 })
    const { user, system } = process.cpuUsage(start)
    return { moments, processorMs: (user + system) / 1000 }
  }
  await search(28)
  const { processorMs } = await search(28)
  for (const latitude of [58, 64, 66.5, 69.65, 78, 90, -66.5]) {
    const found = await search(latitude)
    expect(found.processorMs).toBeLessThan(5 * processorMs)
    if (latitude === 90) expect(found.moments.every((each) => each === null)).toBe(true)
  }
})

test('many searches of one caller do not delay the search of another', async () => {
  const { signal } = new AbortController()
  const [manySky, oneSky] = [abortableSky(sky, signal, 'many'), abortableSky(sky, new AbortController().signal, 'one')]
  const month = {
    of: { terms: [{ body: 'Moon', factor: 1 }] },
    span: 30,
    from: jd('2024-01-01'),
    to: jd('2024-02-01'),
  } as const
  // Long enough that few of them end before the other search is in the queue.
  const long = { ...month, span: 1, from: jd('2024-01-01'), to: jd('2030-01-01') }
  let done = 0
  const all = Array.from({ length: 40 }, () => manySky.scan(long).then(() => done++))
  await oneSky.scan(month)
  // The searches that the threads had started, and one more per thread.
  expect(done).toBeLessThan(20)
  await Promise.all(all)
})
