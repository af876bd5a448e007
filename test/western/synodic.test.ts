import { describe, expect, test } from 'bun:test'
import westernPlanetDetails from '../../src/capabilities/western/western-planet-details.ts'
import westernRetrogrades from '../../src/capabilities/western/western-retrogrades.ts'
import type { JulianDay } from '../../src/time/julian-day.ts'
import { RETROGRADE_PLANETS, type RetrogradePlanet } from '../../src/western/retrogrades.ts'
import {
  isInnerPlanet,
  type SynodicEvent,
  type SynodicEventName,
  synodicEvents,
  synodicPhase,
} from '../../src/western/synodic.ts'
import { call } from '../capabilities/call.ts'
import { sample } from '../long.ts'
import { sky } from '../world.ts'

const day = (date: string) => (Date.parse(`${date}T12:00:00Z`) / 86_400_000 + 2440587.5) as JulianDay
const YEARS_2024_2025 = { from: day('2024-01-01'), to: day('2026-01-01') }

const eventsByPlanet = new Map<RetrogradePlanet, Promise<SynodicEvent[]>>()
/** The events of a planet in both years, computed once. */
const eventsOf = (planet: RetrogradePlanet): Promise<SynodicEvent[]> => {
  const events = eventsByPlanet.get(planet) ?? synodicEvents(planet, YEARS_2024_2025, sky)
  eventsByPlanet.set(planet, events)
  return events
}

// source: Astronomical Phenomena for 2024 and 2025 (US Naval Observatory and HM Nautical Almanac Office). Its conjunctions are in right
// ascension and its elongations are arcs on the sphere, so that dates by longitude differ by up to two days
describe('dates of the almanac within two days', () => {
  test.each([
    ['Mercury', 'greatest western elongation', '2024-01-12'],
    ['Mercury', 'greatest eastern elongation', '2024-03-24'],
    ['Mercury', 'inferior conjunction', '2024-04-11'],
    ['Mercury', 'greatest western elongation', '2024-05-09'],
    ['Mercury', 'superior conjunction', '2024-06-14'],
    ['Mercury', 'greatest eastern elongation', '2024-07-22'],
    ['Mercury', 'greatest western elongation', '2024-09-05'],
    ['Mercury', 'superior conjunction', '2024-09-30'],
    ['Mercury', 'greatest eastern elongation', '2024-11-16'],
    ['Venus', 'superior conjunction', '2024-06-04'],
    ['Venus', 'greatest eastern elongation', '2025-01-10'],
    ['Venus', 'inferior conjunction', '2025-03-23'],
    ['Venus', 'greatest western elongation', '2025-06-01'],
    ['Mars', 'opposition', '2025-01-16'],
    ['Jupiter', 'conjunction', '2024-05-18'],
    ['Jupiter', 'station retrograde', '2024-10-09'],
    ['Jupiter', 'opposition', '2024-12-07'],
    ['Saturn', 'conjunction', '2024-02-28'],
    ['Saturn', 'opposition', '2024-09-08'],
    ['Uranus', 'opposition', '2024-11-17'],
    ['Neptune', 'opposition', '2024-09-20'],
  ] as const)('%s, %s: %s', async (planet, event, date) => {
    const events = await eventsOf(planet)
    const gaps = events.filter((each) => each.event === event).map(({ at }) => Math.abs(at - day(date)))
    expect(Math.min(...gaps)).toBeLessThan(2)
  })
})

/** The order of events in a cycle. */
const CYCLES: Record<'inner' | 'outer', readonly SynodicEventName[]> = {
  inner: [
    'superior conjunction',
    'greatest eastern elongation',
    'station retrograde',
    'inferior conjunction',
    'station direct',
    'greatest western elongation',
  ],
  outer: ['conjunction', 'opening square', 'station retrograde', 'opposition', 'station direct', 'closing square'],
}

const YEARS = sample(10, 20)
test.each(RETROGRADE_PLANETS)(
  `%s: events follow each other in the order of the cycle for ${YEARS} years`,
  async (planet) => {
    const window = { from: day('2000-01-01'), to: day(`${2000 + YEARS}-01-01`) }
    const events = await synodicEvents(planet, window, sky)
    const cycle = CYCLES[isInnerPlanet(planet) ? 'inner' : 'outer']
    expect(events.length).toBeGreaterThan(2.5 * YEARS)
    for (const [i, { event, elongation }] of events.slice(1).entries()) {
      const next = cycle[(cycle.indexOf(events[i]!.event) + 1) % cycle.length]!
      // A slow outer planet may be stationary before it is square to the Sun.
      if (isInnerPlanet(planet)) expect(event).toBe(next)
      if (event === 'opening square') expect(elongation).toBeCloseTo(-90, 4)
      if (event === 'closing square') expect(elongation).toBeCloseTo(90, 4)
      if (event === 'opposition') expect(Math.abs(elongation)).toBeCloseTo(180, 4)
      if (event.includes('conjunction')) expect(elongation).toBeCloseTo(0, 4)
    }
    if (planet === 'Mars' || planet === 'Jupiter' || planet === 'Saturn')
      for (const [i, { event }] of events.slice(1).entries())
        expect(event).toBe(cycle[(cycle.indexOf(events[i]!.event) + 1) % cycle.length]!)
  },
)

test('the place in the cycle has the event before and after, and both stations, at any time', async () => {
  for (let at = day('1901-01-01'); at < day('2090-01-01'); at = (at + sample(4 * 4237.3, 4237.3)) as JulianDay)
    for (const planet of RETROGRADE_PLANETS) {
      const { previous, next, lastStation, nextStation } = await synodicPhase(planet, at, sky)
      expect([planet, previous!.at <= at, next!.at > at]).toEqual([planet, true, true])
      expect([planet, lastStation!.at <= at, nextStation!.at > at]).toEqual([planet, true, true])
      expect(lastStation!.event).not.toBe(nextStation!.event)
    }
})

test('the capabilities add cycles on request', async () => {
  const { example } = westernRetrogrades
  expect(await call(westernRetrogrades, example)).not.toHaveProperty('synodic_events')
  const { synodic_events, retrogrades } = await call(westernRetrogrades, { ...example, synodic_events: true })
  const stations = new Set(synodic_events!.map(({ utc }) => utc.slice(0, 16)))
  for (const { station_retrograde } of retrogrades)
    if (station_retrograde.utc.startsWith('2024')) expect(stations).toContain(station_retrograde.utc.slice(0, 16))
  const { synodic_phases } = await call(westernPlanetDetails, { ...westernPlanetDetails.example, synodic: true })
  expect(synodic_phases!.map(({ planet }) => planet)).toEqual([...RETROGRADE_PLANETS])
})
