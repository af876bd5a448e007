import { describe, expect, test } from 'bun:test'
import westernTransitDates from '../../../src/capabilities/western/western-transit-dates.ts'
import { checkInput } from '../../../src/service/input.ts'
import { call, refused } from '../call.ts'
import { einstein } from './births.ts'

const in2025 = { ...einstein, start_date: '2025-01-01' }

describe('transit dates', () => {
  // counts by a scan of Swiss Ephemeris 2.10 on its own
  test('Einstein, 2025: 527 events in time, each one second apart or in the order of bodies', async () => {
    const answer = await call(westernTransitDates, { ...in2025, days_ahead: 365 })
    expect(answer.events_found).toBe(527)
    expect(answer.events_returned).toBe(answer.transit_events.length)
    expect(answer.events_truncated).toBe(false)
    const times = answer.transit_events.map(({ exact_at }) => exact_at)
    expect(times).toEqual([...times].sort())
    expect(times[0]! >= '2025-01-01T00:00:00Z' && times.at(-1)! < '2026-01-01T00:00:00Z').toBe(true)
    for (const { date, exact_at, pass, passes } of answer.transit_events) {
      expect(exact_at.startsWith(date)).toBe(true)
      expect(pass).toBeLessThanOrEqual(passes)
    }
  })

  test('Jupiter to Pluto over 1830 days: 173', async () => {
    const answer = await call(westernTransitDates, {
      ...in2025,
      days_ahead: 1830,
      planets: ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'],
    })
    expect(answer.events_found).toBe(173)
    expect([answer.window_capped, answer.days_scanned, answer.max_days]).toEqual([false, 1830, 1830])
  })

  test('the Moon caps the window', async () => {
    const answer = await call(westernTransitDates, {
      ...in2025,
      days_ahead: 400,
      planets: ['Moon'],
      natal_points: ['Sun'],
    })
    expect([answer.window_capped, answer.days_scanned, answer.max_days]).toEqual([true, 366, 366])
    expect(
      answer.transit_events.every(
        ({ transit_planet, pass, passes }) => transit_planet === 'Moon' && pass * passes === 1,
      ),
    ).toBe(true)
  })

  test('every year has its solar return', async () => {
    for (const start_date of ['2024-01-01', '2024-03-13', '2025-03-14', '2030-06-01']) {
      const { transit_events } = await call(westernTransitDates, {
        ...einstein,
        start_date,
        days_ahead: 366,
        planets: ['Sun'],
        natal_points: ['Sun'],
        aspects: ['conjunction'],
      })
      expect(transit_events.length).toBeGreaterThan(0)
      for (const event of transit_events) expect(event.exact_at).toMatch(/-03-1[345]T/)
    }
  })

  test('hits of one moment stand in the order of points: on the North Node before against the South Node', async () => {
    const { transit_events } = await call(westernTransitDates, {
      ...in2025,
      days_ahead: 366,
      planets: ['Sun'],
      natal_points: ['North Node', 'South Node'],
      aspects: ['conjunction', 'opposition'],
    })
    expect(transit_events.map(({ natal_planet, aspect }) => `${natal_planet} ${aspect}`)).toEqual([
      'North Node conjunction',
      'South Node opposition',
      'North Node opposition',
      'South Node conjunction',
    ])
  })

  test('days out of range name their field', () => {
    for (const days_ahead of [0, 1831, 1.5])
      expect(() => checkInput(westernTransitDates.input, { ...in2025, days_ahead })).toThrow(
        expect.objectContaining({ field: 'days_ahead', status: 422 }),
      )
  })

  test('a window outside the ephemeris names its field', async () => {
    expect(await refused(westernTransitDates, { ...einstein, start_date: '2399-06-01', days_ahead: 1000 })).toBe(
      'start_date',
    )
    expect(await refused(westernTransitDates, { ...einstein, start_date: '2024-02-30', days_ahead: 1 })).toBe(
      'start_date',
    )
  })
})
