import { describe, expect, test } from 'bun:test'
import { independence } from '../../src/capabilities/shared/inputs.ts'
import { BODIES } from '../../src/ephemeris/bodies.ts'
import type { Body } from '../../src/library/api.ts'
import { dateOf, julianDay, KhagolaError, openKhagola } from '../../src/library/index.ts'

const khagola = await openKhagola({ now: () => Date.UTC(2026, 10, 22, 6) })

// The declared words are those of the core.
BODIES satisfies readonly Body[]
;({}) as Body satisfies (typeof BODIES)[number]

describe('calls', () => {
  test('an answer as the service gives it', async () => {
    const { data, meta } = await khagola.call('find-moon-sign', independence)
    expect(data).toMatchObject({ moon_sign: { sign: 'Cancer', nakshatra: 'Pushya' } } as never)
    expect(meta).toMatchObject({ credits_used: 0, warnings: [], language: 'en' })
  })

  test('labels, and the moment that a call is made at', async () => {
    const { meta } = await khagola.call('find-moon-sign', { ...independence, labels: 'hi' })
    expect(meta.labels?.terms.Cancer).toBe('कर्क')
    const zone = await khagola.call('resolve-timezone', { timezone: 'Asia/Kolkata' })
    expect(zone.data).toMatchObject({ utc: '2026-11-22T06:00:00Z' } as never)
  })

  test('what is refused is an error that names its field', async () => {
    const refused = khagola.call('find-moon-sign', { ...independence, latitude: 91 })
    await expect(refused).rejects.toBeInstanceOf(KhagolaError)
    await expect(refused).rejects.toMatchObject({ code: 'invalid_request', field: 'latitude', retryable: false })
    await expect(khagola.call('nothing', {})).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('numbers by the thousand', () => {
  // Source: JPL Horizons through Astronomical Almanac 2000: apparent longitude of the Sun at J2000.0, 280.3689 degrees.
  test('positions, moments before bodies', () => {
    const { values, statuses } = khagola.positions(Float64Array.of(2451545, 2451546), ['Moon', 'Sun'])
    expect(values).toHaveLength(24)
    expect(values[6]).toBeCloseTo(280.3689, 3)
    expect([...statuses]).toEqual([0, 0, 0, 0])
    expect(khagola.positions([dateOf(2451545)], ['Sun']).values[0]).toBe(values[6]!)
    expect(khagola.positions([1], ['Sun']).values[0]).toBeNaN()
  })

  test('a year has twelve ingresses, 30 degrees apart; the first of Aries is 13 or 14 April', async () => {
    const [from, to] = [new Date('2026-01-01'), new Date('2027-01-01')]
    const found = await khagola.crossings({ of: 'Sun', every: 30, from, to, ayanamsha: 'lahiri' })
    expect(found.map(({ degrees }) => degrees)).toEqual([270, 300, 330, 0, 30, 60, 90, 120, 150, 180, 210, 240])
    expect(dateOf(found[3]!.at).toISOString()).toMatch(/^2026-04-1[34]/)
    const lunations = await khagola.crossings({ of: ['Moon', 'Sun'], every: 180, from, to })
    // Source: the Astronomical Almanac, Full Moon of 24 November 2026.
    const full = lunations
      .filter(({ degrees }) => degrees === 180)
      .map(({ at }) => dateOf(at).toISOString().slice(0, 10))
    expect(full).toContain('2026-11-24')
    await expect(khagola.crossings({ of: 'Sun', every: 30, from, to, ayanamsha: 'none' })).rejects.toThrow('lahiri')
  })

  test('limbs follow each other without a gap', async () => {
    const from = julianDay(new Date('2026-11-01'))
    const all = await khagola.panchang(['tithi', 'karana', 'nakshatra'], from, from + 30)
    for (const stays of Object.values(all)) {
      expect(stays[0]!.from).toBeLessThanOrEqual(from)
      for (const [i, stay] of stays.slice(1).entries()) expect(stay.from).toBe(stays[i]!.to)
    }
    expect(all.karana.length).toBeGreaterThan(all.tithi.length * 2 - 3)
  })

  test('an ayanamsha at many moments', () => {
    // Source: the Indian Astronomical Ephemeris, Lahiri at 1 January 2000, 23 51 11 mean; nutation is 14 arcseconds.
    expect(khagola.ayanamsha([2451544.5], 'lahiri')[0]).toBeCloseTo(23.853, 1)
  })
})
