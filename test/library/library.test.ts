import { describe, expect, test } from 'bun:test'
import { independence } from '../../src/capabilities/shared/inputs.ts'
import { BODIES } from '../../src/ephemeris/bodies.ts'
import type { Body } from '../../src/library/api.ts'
import { dateOf, julianDay, KhagolaError, openKhagola } from '../../src/library/index.ts'

const khagola = await openKhagola({ now: () => Date.UTC(2026, 10, 22, 6) })

// The declared bodies are those of the core.
BODIES satisfies readonly Body[]
;({}) as Body satisfies (typeof BODIES)[number]

describe('calls', () => {
  test('a call returns the answer of the service', async () => {
    const { data, meta } = await khagola.call('find-moon-sign', independence)
    expect(data).toMatchObject({ moon_sign: { sign: 'Cancer', nakshatra: 'Pushya' } } as never)
    expect(meta).toMatchObject({ credits_used: 0, warnings: [], language: 'en' })
  })

  test('labels and the current time apply to a call', async () => {
    const { meta } = await khagola.call('find-moon-sign', { ...independence, labels: 'hi' })
    expect(meta.labels?.terms.Cancer).toBe('कर्क')
    const zone = await khagola.call('resolve-timezone', { timezone: 'Asia/Kolkata' })
    expect(zone.data).toMatchObject({ utc: '2026-11-22T06:00:00Z' } as never)
  })

  test('a batch returns the results of its calls', async () => {
    const { data, meta } = await khagola.batch(
      [{ capability: 'find-moon-sign' }, { capability: 'find-sun-sign', input: { latitude: 91 } }],
      { defaults: independence },
    )
    const [moon, sun] = data.results
    expect(moon.data).toEqual((await khagola.call('find-moon-sign', independence)).data)
    expect(sun).toMatchObject({ id: '1', status: 422, error: { field: 'latitude' } })
    expect([data.succeeded, data.failed, meta.credits_used]).toEqual([1, 1, 0])
    await expect(khagola.batch([{ capability: 'nothing' }])).rejects.toMatchObject({ code: 'not_found' })
    await expect(khagola.batch([], { defaults: independence })).rejects.toMatchObject({ field: 'calls' })
  })

  test('a refusal is an error with its field', async () => {
    const refusal = khagola.call('find-moon-sign', { ...independence, latitude: 91 })
    await expect(refusal).rejects.toBeInstanceOf(KhagolaError)
    await expect(refusal).rejects.toMatchObject({ code: 'invalid_request', field: 'latitude', retryable: false })
    await expect(khagola.call('nothing', {})).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('many numbers at once', () => {
  // Source: JPL Horizons through Astronomical Almanac 2000: apparent longitude of the Sun at J2000.0, 280.3689 degrees.
  test('positions are ordered by moment, then by body', () => {
    const { values, statuses } = khagola.positions(Float64Array.of(2451545, 2451546), ['Moon', 'Sun'])
    expect(values).toHaveLength(24)
    expect(values[6]).toBeCloseTo(280.3689, 3)
    expect([...statuses]).toEqual([0, 0, 0, 0])
    expect(khagola.positions([dateOf(2451545)], ['Sun']).values[0]).toBe(values[6]!)
    expect(khagola.positions([1], ['Sun']).values[0]).toBeNaN()
  })

  test('a year has twelve ingresses, 30 degrees apart; the first of Aries is 13 or 14 April', async () => {
    const [from, to] = [new Date('2026-01-01'), new Date('2027-01-01')]
    const crossings = await khagola.crossings({ of: 'Sun', every: 30, from, to, ayanamsha: 'lahiri' })
    expect(crossings.map(({ degrees }) => degrees)).toEqual([270, 300, 330, 0, 30, 60, 90, 120, 150, 180, 210, 240])
    expect(dateOf(crossings[3]!.at).toISOString()).toMatch(/^2026-04-1[34]/)
    const lunations = await khagola.crossings({ of: ['Moon', 'Sun'], every: 180, from, to })
    // Source: the Astronomical Almanac, Full Moon of 24 November 2026.
    const full = lunations
      .filter(({ degrees }) => degrees === 180)
      .map(({ at }) => dateOf(at).toISOString().slice(0, 10))
    expect(full).toContain('2026-11-24')
    await expect(khagola.crossings({ of: 'Sun', every: 30, from, to, ayanamsha: 'none' })).rejects.toThrow('lahiri')
  })

  test('the windows of a limb have no gaps', async () => {
    const from = julianDay(new Date('2026-11-01'))
    const all = await khagola.panchang(['tithi', 'karana', 'nakshatra'], from, from + 30)
    for (const windows of Object.values(all)) {
      expect(windows[0]!.from).toBeLessThanOrEqual(from)
      for (const [i, window] of windows.slice(1).entries()) expect(window.from).toBe(windows[i]!.to)
    }
    expect(all.karana.length).toBeGreaterThan(all.tithi.length * 2 - 3)
  })

  test('the ayanamsha of a moment', () => {
    // Source: the Indian Astronomical Ephemeris, Lahiri at 1 January 2000, 23 51 11 mean; nutation is 14 arcseconds.
    expect(khagola.ayanamsha([2451544.5], 'lahiri')[0]).toBeCloseTo(23.853, 1)
  })
})
