import { describe, expect, test } from 'bun:test'
import { combustions, heliacal, WANDERERS } from '../../src/jyotish/panchang/planet-events.ts'
import { abortableSky } from '../../src/sky/abortable-sky.ts'
import type { AppearanceQuery } from '../../src/sky/sky.ts'
import type { JulianDay } from '../../src/time/julian-day.ts'
import { sweph } from '../native/oracle.ts'
import { sky } from '../world.ts'

const jd = (text: string) => (Date.parse(text) / 86_400_000 + 2_440_587.5) as JulianDay
const ujjain = { latitude: 23.18, longitude: 75.78 }

// Venus stood in superior conjunction on 2024-06-04, Jupiter in conjunction on 2024-05-18 (both the Astronomical Almanac's).
test('a planet leaves the one twilight before its conjunction and enters the other after it', async () => {
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
    // Arcs of vision of the brightest planets: 5 to 16 degrees in the books (Ptolemy, Phaseis; Schoch).
    expect(elongation).toBeGreaterThan(5)
    expect(elongation).toBeLessThan(17)
  }
})

const staysOf = (year: number) => {
  const window = { from: jd(`${year}-01-01`), to: jd(`${year + 1}-01-01`) }
  return WANDERERS.flatMap((planet) => combustions(planet, window, sky))
}
/** What the stays of a year ask for at a site, and what is answered. */
const sightsOf = async (year: number, site: { latitude: number; longitude: number }) => {
  const queries: AppearanceQuery[] = []
  const asking = (asked: readonly AppearanceQuery[]) => {
    queries.push(...asked)
    return sky.appearances(asked, site)
  }
  const rows = await heliacal(staysOf(year), site, { ...sky, appearances: asking })
  return { queries, found: rows.flatMap(({ sets, rises }) => [sets, rises]) }
}

const EVENTS = { 'morning-first': 1, 'evening-last': 2, 'evening-first': 3, 'morning-last': 4 } as const

// Swiss Ephemeris's own search walks in strides of up to 20 days far from the horizon, and is then some days late: never before ours.
describe('the sights are those of swe_heliacal_ut, or nearer to the Sun than those', () => {
  for (const latitude of [0, 28.6, -34, 52])
    test(`at ${latitude} degrees`, async () => {
      const site = { latitude, longitude: 77.209 }
      const { queries, found } = await sightsOf(2003, site)
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
        const own = found[i]!
        if (theirs === null || own === null) return own === theirs ? 'same' : 'differs'
        if (Math.abs(own - theirs) < 3 / 86_400) return 'same'
        return Math.sign(own - theirs) === (/last/.test(appearance) ? 1 : -1) ? 'nearer' : 'differs'
      })
      expect(compared).not.toContain('differs')
      expect(compared.filter((each) => each === 'same').length).toBeGreaterThan(0.8 * compared.length)
    })
})

test('the sights of a year cost little at every latitude, where the Sun does not set too', async () => {
  for (const latitude of [58, 64, 66.5, 69.65, 78, 90, -66.5]) {
    const worked = process.cpuUsage()
    const { found } = await sightsOf(1880, { latitude, longitude: 77.209 })
    const { user, system } = process.cpuUsage(worked)
    expect((user + system) / 1000).toBeLessThan(1000)
    if (latitude === 90) expect(found.every((each) => each === null)).toBe(true)
  }
})

test('searches of one caller do not stand before those of another', async () => {
  const { signal } = new AbortController()
  const [many, one] = [abortableSky(sky, signal, 'many'), abortableSky(sky, new AbortController().signal, 'one')]
  const month = {
    of: { terms: [{ body: 'Moon', factor: 1 }] },
    span: 30,
    from: jd('2024-01-01'),
    to: jd('2024-02-01'),
  } as const
  const long = { ...month, span: 1, from: jd('2024-01-01'), to: jd('2024-03-01') }
  let done = 0
  const all = Array.from({ length: 40 }, () => many.scan(long).then(() => done++))
  await one.scan(month)
  // Those that the threads had begun, and one more of each.
  expect(done).toBeLessThan(20)
  await Promise.all(all)
})
