import { describe, expect, test } from 'bun:test'
import { BODIES } from '../../src/ephemeris/bodies.ts'
import { Fault } from '../../src/faults.ts'
import { abortableSky } from '../../src/sky/abortable-sky.ts'
import type { Sky } from '../../src/sky/sky.ts'
import { retrogradePeriods, stationsOf } from '../../src/sky/stations.ts'
import { type JulianDay, julianDay, plusDays } from '../../src/time/julian-day.ts'
import { transitHits } from '../../src/western/transits.ts'
import { separation } from '../../src/zodiac/longitude.ts'
import { longTest } from '../long.ts'
import { sky } from '../world.ts'

const ut = (text: string) => julianDay(Date.parse(`${text}Z`))
const DELHI = { latitude: 28.6139, longitude: 77.209 }
const TROMSO = { latitude: 69.6492, longitude: 18.9553 }
const SECOND = 1 / 86400
const HALF_ARCSECOND = 0.5 / 3600

const faultOf = (call: () => unknown): Fault => {
  try {
    call()
  } catch (error) {
    if (error instanceof Fault) return error
    throw error
  }
  throw new Error('no fault was raised')
}

describe('dates outside the ephemeris files', () => {
  const late = ut('3000-06-01T00:00:00')
  const window = { from: ut('2999-06-01T00:00:00'), to: late }
  const of = { terms: [{ body: 'Sun', factor: 1 }] } as const
  const calls: Record<string, (sky: Sky) => unknown> = {
    positions: () => sky.positions(late, ['Sun']),
    equatorial: () => sky.equatorial(late, ['Sun']),
    ayanamsha: () => sky.ayanamsha(late, 'lahiri'),
    angles: () => sky.angles(late, DELHI),
    cusps: () => sky.cusps(late, DELHI, 'placidus'),
    siderealTime: () => sky.siderealTime(late),
    obliquity: () => sky.obliquity(late),
    horizon: () => sky.horizon({ event: 'rise', body: 'Sun', site: DELHI, ...window }),
    crossings: () => sky.crossings({ of, span: 30, ...window }),
  }
  test.each(Object.keys(calls))('%s raises a fault on datetime with the covered range', (name) => {
    const fault = faultOf(() => calls[name]!(sky))
    expect(fault).toMatchObject({ status: 422, code: 'invalid_request', field: 'datetime' })
    expect(fault.message).toBe(
      '3000-06-01 is outside the dates that the ephemeris files cover: -3001-12-09 to 2999-12-30.',
    )
  })

  test('scan and eclipses reject', async () => {
    await expect(sky.scan({ of, span: 30, ...window })).rejects.toThrow('-3001-12-09 to 2999-12-30')
    await expect(sky.eclipses('solar', window.from, late)).rejects.toThrow('-3001-12-09 to 2999-12-30')
  })

  test('every body has positions at both ends of the range', () => {
    expect(sky.positions(sky.range.to, BODIES)).toHaveLength(BODIES.length)
    // Chiron has elements from 650 on.
    const bodies = BODIES.filter((body) => body !== 'Chiron')
    expect(sky.positions(sky.range.from, bodies)).toHaveLength(bodies.length)
  })

  test('a moment that is not a number raises a fault on datetime', () => {
    expect(faultOf(() => sky.positions(Number.NaN as JulianDay, ['Sun'])).field).toBe('datetime')
  })
})

describe('within the polar circle', () => {
  const midwinter = ut('2024-12-21T00:00:00')

  test('Placidus and Koch have null cusps; angles and other systems exist', () => {
    for (const system of ['placidus', 'koch'] as const) {
      const { cusps, ascendant, midheaven } = sky.cusps(midwinter, TROMSO, system)
      expect(cusps).toBeNull()
      expect({ ascendant, midheaven }).toEqual({
        ascendant: sky.angles(midwinter, TROMSO).ascendant,
        midheaven: sky.angles(midwinter, TROMSO).midheaven,
      })
    }
    for (const system of ['porphyry', 'regiomontanus', 'campanus', 'equal', 'whole-sign'] as const)
      expect(sky.cusps(midwinter, TROMSO, system).cusps).toHaveLength(12)
  })

  test('the Sun does not rise at midwinter or set at midsummer, but culminates every day', () => {
    for (const day of ['2024-12-15T00:00:00', '2024-06-15T00:00:00']) {
      const window = { body: 'Sun', site: TROMSO, from: ut(day), to: plusDays(ut(day), 10) } as const
      expect(sky.horizon({ event: 'rise', ...window })).toEqual([])
      expect(sky.horizon({ event: 'set', ...window })).toEqual([])
      expect(sky.horizon({ event: 'culmination', ...window })).toHaveLength(10)
    }
  })

  test('Berlin has no astronomical dusk in June and one each day in December', () => {
    const site = { latitude: 52.52, longitude: 13.405 }
    const dusks = (day: string) =>
      sky.horizon({ event: 'set', body: 'Sun', site, twilight: 18, from: ut(day), to: plusDays(ut(day), 5) })
    expect(dusks('2024-06-18T00:00:00')).toEqual([])
    expect(dusks('2024-12-18T00:00:00')).toHaveLength(5)
  })
})

describe('horizon', () => {
  test('windows are half-open: adjacent windows have the events of the whole window', () => {
    const from = ut('2024-03-01T00:00:00')
    const query = { event: 'rise', body: 'Moon', site: DELHI } as const
    const whole = sky.horizon({ ...query, from, to: plusDays(from, 30) })
    const cut = Array.from({ length: 30 }, (_, day) =>
      sky.horizon({ ...query, from: plusDays(from, day), to: plusDays(from, day + 1) }),
    )
    expect(cut.flat()).toHaveLength(whole.length)
    for (const [i, at] of cut.flat().entries()) expect(Math.abs(at - whole[i]!)).toBeLessThan(0.15 * SECOND)
    // The Moon rises 29 times in 30 days, so that one day has no rise.
    expect(cut.filter((day) => day.length === 0)).toHaveLength(1)
    expect(whole).toHaveLength(29)
  })

  // US Naval Observatory, "Rise, Set, and Twilight Definitions": 90 degrees 50 minutes from the zenith, 6 degrees below.
  test('the events of a day are in order: dawns, sunrise, noon, sunset, dusks', () => {
    const from = ut('2024-03-20T18:30:00')
    const window = { body: 'Sun', site: DELHI, from, to: plusDays(from, 1) } as const
    const order = [
      sky.horizon({ event: 'rise', twilight: 18, ...window }),
      sky.horizon({ event: 'rise', twilight: 12, ...window }),
      sky.horizon({ event: 'rise', twilight: 6, ...window }),
      sky.horizon({ event: 'rise', ...window }),
      sky.horizon({ event: 'rise', limb: 'centre', ...window }),
      sky.horizon({ event: 'rise', limb: 'lower', ...window }),
      sky.horizon({ event: 'culmination', ...window }),
      sky.horizon({ event: 'set', limb: 'lower', ...window }),
      sky.horizon({ event: 'set', ...window }),
      sky.horizon({ event: 'set', twilight: 6, ...window }),
      sky.horizon({ event: 'set', twilight: 12, ...window }),
      sky.horizon({ event: 'set', twilight: 18, ...window }),
    ]
    for (const events of order) expect(events).toHaveLength(1)
    const moments = order.flat()
    expect(moments).toEqual([...moments].sort((a, b) => a - b))
  })
})

describe('crossings', () => {
  test('scan has the same results as crossings', async () => {
    const from = ut('2024-01-01T00:00:00')
    const query = {
      of: { terms: [{ body: 'Mercury', factor: 1 }], ayanamsha: { id: 'lahiri', factor: 1 } },
      span: 30,
      from,
      to: plusDays(from, 366),
    } as const
    const crossings = sky.crossings(query)
    expect([...(await sky.scan(query))]).toEqual(crossings)
    expect(crossings.some(({ direction }) => direction === -1)).toBe(true)
  })

  test('of two adjacent windows exactly one has each crossing', () => {
    const of = {
      terms: [
        { body: 'Moon', factor: 1 },
        { body: 'Sun', factor: -1 },
      ],
    } as const
    const from = ut('2024-01-01T00:00:00')
    const whole = sky.crossings({ of, span: 6, from, to: plusDays(from, 60) })
    for (const { at } of whole) {
      const parts = [
        ...sky.crossings({ of, span: 6, from: plusDays(at, -1), to: at }),
        ...sky.crossings({ of, span: 6, from: at, to: plusDays(at, 1) }),
      ]
      expect(parts.filter((part) => Math.abs(part.at - at) < SECOND)).toHaveLength(1)
    }
  })

  // Astronomical Almanac for 2024, "Seasons", UT: equinoxes and solstices.
  test.each([
    [0, '2024-03-20T03:06:00'],
    [1, '2024-06-20T20:51:00'],
    [2, '2024-09-22T12:44:00'],
    [3, '2024-12-21T09:21:00'],
  ])('season %i of 2024 begins at %s', (multiple, moment) => {
    const of = { terms: [{ body: 'Sun', factor: 1 }] } as const
    const from = ut('2024-01-01T00:00:00')
    const season = sky.crossings({ of, span: 90, from, to: plusDays(from, 366) }).find((c) => c.multiple === multiple)!
    expect(Math.abs(season.at - ut(moment))).toBeLessThan(60 * SECOND)
  })

  test('an offset shifts the multiples', () => {
    const of = { terms: [{ body: 'Sun', factor: 1 }] } as const
    const from = ut('2024-01-01T00:00:00')
    const [hit] = sky.crossings({ of, span: 360, offset: 123.456, from, to: plusDays(from, 366) })
    expect(separation(sky.positions(hit!.at, ['Sun'])[0]!.longitude, 123.456)).toBeLessThan(1e-8)
  })

  test('a span that does not divide 360 and a fractional factor throw a RangeError', () => {
    const window = { from: ut('2024-01-01T00:00:00'), to: ut('2024-02-01T00:00:00') }
    expect(() => sky.crossings({ of: { terms: [{ body: 'Sun', factor: 1 }] }, span: 7, ...window })).toThrow(RangeError)
    expect(() => sky.crossings({ of: { terms: [{ body: 'Sun', factor: 0.5 }] }, span: 30, ...window })).toThrow(
      RangeError,
    )
  })
})

describe('eclipses', () => {
  /**
   * NASA, Five Millennium Canon of Solar and Lunar Eclipses (Espenak and Meeus): greatest eclipse in UT with their delta T, type,
   * magnitude. Its lunar radius differs from that of Swiss Ephemeris: tolerance of the magnitude 0.002, of the time one minute.
   */
  test.each([
    ['solar', 'total', '2017-08-21T18:25:31', 1.0306],
    ['solar', 'annular', '2023-10-14T17:59:29', 0.952],
    ['solar', 'hybrid', '2023-04-20T04:16:47', 1.0132],
    ['solar', 'partial', '2022-10-25T11:00:05', 0.8619],
    ['solar', 'total', '2024-04-08T18:17:16', 1.0566],
    ['lunar', 'total', '2018-07-27T20:21:44', 1.6087],
    ['lunar', 'partial', '2021-11-19T09:02:53', 0.9742],
    ['lunar', 'total', '2025-03-14T06:58:43', 1.1784],
    ['lunar', 'penumbral', '2024-03-25T07:12:45', 0.9558],
  ] as const)('%s, %s, %s', async (kind, type, moment, magnitude) => {
    const at = ut(moment)
    const [eclipse, ...others] = await sky.eclipses(kind, plusDays(at, -10), plusDays(at, 10))
    expect(others).toEqual([])
    expect(eclipse!.type).toBe(type)
    expect(Math.abs(eclipse!.maximum - at)).toBeLessThan(60 * SECOND)
    expect(Math.abs(eclipse!.magnitude - magnitude)).toBeLessThan(0.002)
    expect(eclipse!.begins).toBeLessThan(eclipse!.maximum)
    expect(eclipse!.ends).toBeGreaterThan(eclipse!.maximum)
  })

  longTest('the canon has 228 solar and 229 lunar eclipses from 1901 to 2000', async () => {
    const from = ut('1901-01-01T00:00:00')
    const to = ut('2001-01-01T00:00:00')
    expect(await sky.eclipses('solar', from, to)).toHaveLength(228)
    expect(await sky.eclipses('lunar', from, to)).toHaveLength(229)
  })

  // NASA's table of local circumstances for the eclipse of 8 April 2024, Dallas: 17:23, 18:42, 20:02 UT; total there.
  test('the eclipse of 8 April 2024 is total in Dallas and invisible in Delhi', async () => {
    const [eclipse] = await sky.eclipses('solar', ut('2024-04-01T00:00:00'), ut('2024-04-15T00:00:00'))
    const dallas = sky.localEclipse(eclipse!, { latitude: 32.7767, longitude: -96.797 })
    expect(dallas.visible).toBe(true)
    expect(dallas.obscuration).toBe(1)
    expect(Math.abs(dallas.begins - ut('2024-04-08T17:23:20'))).toBeLessThan(60 * SECOND)
    expect(Math.abs(dallas.maximum - ut('2024-04-08T18:42:35'))).toBeLessThan(60 * SECOND)
    expect(Math.abs(dallas.ends - ut('2024-04-08T20:02:40'))).toBeLessThan(60 * SECOND)
    const delhi = sky.localEclipse(eclipse!, DELHI)
    expect(delhi).toMatchObject({ visible: false, magnitude: 0, obscuration: 0 })
  })

  test('a lunar eclipse is visible only at night and has an obscuration', async () => {
    const [total] = await sky.eclipses('lunar', ut('2025-03-10T00:00:00'), ut('2025-03-20T00:00:00'))
    expect(sky.localEclipse(total!, DELHI).visible).toBe(false)
    expect(sky.localEclipse(total!, { latitude: 32.7767, longitude: -96.797 })).toMatchObject({
      visible: true,
      obscuration: 1,
    })
    const [partial] = await sky.eclipses('lunar', ut('2024-09-10T00:00:00'), ut('2024-09-25T00:00:00'))
    // An umbral magnitude of 0.0855 with a shadow 2.7 times as wide as the Moon covers about 3.5 % of the disc.
    const london = sky.localEclipse(partial!, { latitude: 51.5, longitude: 0 })
    expect(london.visible).toBe(true)
    expect(london.obscuration).toBeGreaterThan(0.025)
    expect(london.obscuration).toBeLessThan(0.045)
  })
})

test('sidereal time and obliquity agree with Meeus, examples 12.a and 22.a', () => {
  // 10 April 1987, 0h UT: apparent sidereal time 13h10m46.1351s; true obliquity 23d26m36.850s.
  const at = ut('1987-04-10T00:00:00')
  expect(Math.abs(sky.siderealTime(at) - (13 + 10 / 60 + 46.1351 / 3600))).toBeLessThan(0.01 / 3600)
  expect(Math.abs(sky.obliquity(at) - (23 + 26 / 60 + 36.85 / 3600))).toBeLessThan(HALF_ARCSECOND)
})

// Astronomical Almanac for 2024, "Planetary Phenomena", and US Naval Observatory, "Geocentric Phenomena", to the day or hour.
describe('extrema', () => {
  const year = { from: ut('2024-01-01T00:00:00'), to: ut('2025-01-01T00:00:00') }
  const single = (body: 'Mercury' | 'Mars' | 'Moon') => [{ body, factor: 1 }]

  test('Mercury has a retrograde station on 2024-04-01 and a direct one on 2024-04-25', () => {
    const stations = sky.extrema({ of: { terms: single('Mercury') }, ...year })
    const near = (day: string) => stations.find(({ at }) => Math.abs(at - ut(day)) < 1)!
    expect(near('2024-04-01T22:00:00').kind).toBe('maximum')
    expect(near('2024-04-25T13:00:00').kind).toBe('minimum')
    for (const { at, value } of stations) {
      const [place] = sky.positions(at, ['Mercury'])
      expect(Math.abs(place!.longitudeSpeed)).toBeLessThan(1e-4)
      expect(separation(place!.longitude, value)).toBeLessThan(1e-6)
    }
  })

  test('the Moon was nearest in 2024 on 10 March (356,895 km) and farthest on 2 October (406,516 km)', () => {
    const apsides = sky.extrema({ of: { terms: single('Moon'), coordinate: 'distance' }, ...year })
    const [nearest, farthest] = [
      apsides.toSorted((a, b) => a.value - b.value)[0]!,
      apsides.toSorted((a, b) => b.value - a.value)[0]!,
    ]
    expect(Math.abs(nearest.at - ut('2024-03-10T07:00:00'))).toBeLessThan(0.05)
    expect(Math.abs(nearest.value * 149_597_870.7 - 356_895)).toBeLessThan(2)
    expect(Math.abs(farthest.at - ut('2024-10-02T20:00:00'))).toBeLessThan(0.05)
    expect(Math.abs(farthest.value * 149_597_870.7 - 406_516)).toBeLessThan(2)
  })

  test('scanExtrema has the same results as extrema and rejects with the reason of an aborted signal', async () => {
    for (const body of ['Mercury', 'Mars', 'Moon'] as const) {
      const query = { of: { terms: single(body), coordinate: 'distance' }, ...year } as const
      expect(await sky.scanExtrema(query)).toEqual(sky.extrema(query))
    }
    const aborted = AbortSignal.abort(new Error('nobody waits'))
    await expect(sky.scanExtrema({ of: { terms: single('Mars') }, ...year }, aborted)).rejects.toThrow('nobody waits')
  })

  test('the latitude of the Moon crosses zero twice a month', () => {
    const of = { terms: single('Moon'), coordinate: 'latitude' } as const
    const nodes = sky.crossings({ of, targets: [0], ...year })
    expect(nodes.length).toBeGreaterThanOrEqual(26)
    for (const { at, direction } of nodes) {
      const [place] = sky.positions(at, ['Moon'])
      expect(Math.abs(place!.latitude)).toBeLessThan(1e-6)
      expect(Math.sign(place!.latitudeSpeed)).toBe(direction)
    }
  })
})

test('light deflection does not cause stations of Neptune behind the Sun', async () => {
  const window = { from: ut('1920-01-01T00:00'), to: ut('1921-01-01T00:00') }
  const stations = await stationsOf('Neptune', window, sky)
  expect(stations.map(({ turns }) => turns)).toEqual(['direct', 'retrograde'])
  const behindSun = { from: ut('1920-08-02T00:00'), to: ut('1920-08-06T00:00') }
  expect(await stationsOf('Neptune', behindSun, sky)).toEqual([])
  expect(await retrogradePeriods('Neptune', behindSun, sky)).toEqual([])
})

describe('an aborted scan', () => {
  const query = {
    of: { terms: [{ body: 'Moon', factor: 1 }] },
    span: 1,
    from: ut('1810-01-01T00:00:00'),
    to: ut('2390-01-01T00:00:00'),
  } as const

  test('ends soon after its signal and rejects with the reason', async () => {
    const controller = new AbortController()
    const scan = sky.scan(query, controller.signal)
    const reason = new Error('late')
    setTimeout(() => controller.abort(reason), 20)
    await expect(scan).rejects.toBe(reason)
    // CPU time, because the machine may be busy. The complete scan takes seconds.
    const start = process.cpuUsage()
    await sky.scan({ ...query, to: plusDays(query.from, 30) })
    const { user, system } = process.cpuUsage(start)
    expect(user + system).toBeLessThan(1_000_000)
  })

  test('does not start if the signal is aborted', async () => {
    await expect(sky.scan(query, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
  })

  test('the signal of an abortable sky ends all its long searches, and other methods still work', async () => {
    const controller = new AbortController()
    const abortable = abortableSky(sky, controller.signal)
    const { from, to } = query
    const site = { latitude: 28.6, longitude: 77.2 }
    const searches = [
      abortable.scan(query),
      abortable.eclipses('lunar', from, to),
      abortable.appearances([{ appearance: 'evening-first', body: 'Venus', from, to }], site),
      transitHits('Moon', [17], { from, to }, abortable),
    ]
    controller.abort(new Error('gone'))
    const settled = await Promise.allSettled(searches)
    expect(settled.map(({ status }) => status)).toEqual(settled.map(() => 'rejected'))
    expect(abortable.positions(from, ['Sun'])).toEqual(sky.positions(from, ['Sun']))
  })

  test('each search of an abortable sky yields before it returns its result', async () => {
    const done: string[] = []
    const yields = [1, 2].map(() => Promise.withResolvers<void>())
    let yieldCount = 0
    const abortable = abortableSky(sky, new AbortController().signal, '', () => yields[yieldCount++]!.promise)
    const month = { ...query, to: plusDays(query.from, 30) }
    const all = ['first', 'second'].map((name) => abortable.scan(month).then(() => done.push(name)))
    while (yieldCount < 2) await Bun.sleep(1)
    expect(done).toEqual([])
    yields[1]!.resolve()
    await Promise.race(all)
    expect(done).toHaveLength(1)
    yields[0]!.resolve()
    await Promise.all(all)
  })
})
