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

describe('dates that no file covers', () => {
  const late = ut('2400-06-01T00:00:00')
  const window = { from: ut('2399-06-01T00:00:00'), to: late }
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
  test.each(Object.keys(calls))('%s names datetime and the covered range', (name) => {
    const fault = faultOf(() => calls[name]!(sky))
    expect(fault).toMatchObject({ status: 422, code: 'invalid_request', field: 'datetime' })
    expect(fault.message).toBe(
      '2400-06-01 is outside the dates that the ephemeris files cover: 1800-01-03 to 2399-12-30.',
    )
  })

  test('scan and eclipses reject', async () => {
    await expect(sky.scan({ of, span: 30, ...window })).rejects.toThrow('1800-01-03 to 2399-12-30')
    await expect(sky.eclipses('solar', window.from, late)).rejects.toThrow('1800-01-03 to 2399-12-30')
  })

  test('every body is there at both ends of the range', () => {
    for (const end of [sky.range.from, sky.range.to]) expect(sky.positions(end, BODIES)).toHaveLength(BODIES.length)
  })

  test('a moment that is no number', () => {
    expect(faultOf(() => sky.positions(Number.NaN as JulianDay, ['Sun'])).field).toBe('datetime')
  })
})

describe('beyond the polar circle', () => {
  const midwinter = ut('2024-12-21T00:00:00')

  test('Placidus and Koch have no cusps, and say so; the angles and the other systems stand', () => {
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

  test('the Sun neither rises at midwinter nor sets at midsummer, yet culminates every day', () => {
    for (const day of ['2024-12-15T00:00:00', '2024-06-15T00:00:00']) {
      const window = { body: 'Sun', site: TROMSO, from: ut(day), to: plusDays(ut(day), 10) } as const
      expect(sky.horizon({ event: 'rise', ...window })).toEqual([])
      expect(sky.horizon({ event: 'set', ...window })).toEqual([])
      expect(sky.horizon({ event: 'culmination', ...window })).toHaveLength(10)
    }
  })

  test('no astronomical dusk in a Berlin June, one each day in December', () => {
    const site = { latitude: 52.52, longitude: 13.405 }
    const dusks = (day: string) =>
      sky.horizon({ event: 'set', body: 'Sun', site, twilight: 18, from: ut(day), to: plusDays(ut(day), 5) })
    expect(dusks('2024-06-18T00:00:00')).toEqual([])
    expect(dusks('2024-12-18T00:00:00')).toHaveLength(5)
  })
})

describe('horizon', () => {
  test('a window is half-open, and cut windows give what the whole gives', () => {
    const from = ut('2024-03-01T00:00:00')
    const query = { event: 'rise', body: 'Moon', site: DELHI } as const
    const whole = sky.horizon({ ...query, from, to: plusDays(from, 30) })
    const cut = Array.from({ length: 30 }, (_, day) =>
      sky.horizon({ ...query, from: plusDays(from, day), to: plusDays(from, day + 1) }),
    )
    expect(cut.flat()).toHaveLength(whole.length)
    for (const [i, at] of cut.flat().entries()) expect(Math.abs(at - whole[i]!)).toBeLessThan(0.15 * SECOND)
    // The Moon rises 29 times in 30 days: one civil day goes without.
    expect(cut.filter((day) => day.length === 0)).toHaveLength(1)
    expect(whole).toHaveLength(29)
  })

  // US Naval Observatory, "Rise, Set, and Twilight Definitions": 90 degrees 50 minutes from the zenith, 6 degrees below.
  test('order of a day: dawns, sunrise, noon, sunset, dusks, midnight', () => {
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
  test('a scan off the event loop finds what a direct look finds', async () => {
    const from = ut('2024-01-01T00:00:00')
    const query = {
      of: { terms: [{ body: 'Mercury', factor: 1 }], ayanamsha: { id: 'lahiri', factor: 1 } },
      span: 30,
      from,
      to: plusDays(from, 366),
    } as const
    const found = sky.crossings(query)
    expect([...(await sky.scan(query))]).toEqual(found)
    expect(found.some(({ direction }) => direction === -1)).toBe(true)
  })

  test('two windows side by side hold each crossing once', () => {
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

  test('a span that does not divide the circle, or half a longitude, is a defect of the caller', () => {
    const window = { from: ut('2024-01-01T00:00:00'), to: ut('2024-02-01T00:00:00') }
    expect(() => sky.crossings({ of: { terms: [{ body: 'Sun', factor: 1 }] }, span: 7, ...window })).toThrow(RangeError)
    expect(() => sky.crossings({ of: { terms: [{ body: 'Sun', factor: 0.5 }] }, span: 30, ...window })).toThrow(
      RangeError,
    )
  })
})

describe('eclipses', () => {
  /**
   * NASA, Five Millennium Canon of Solar and Lunar Eclipses (Espenak and Meeus): greatest eclipse in UT by their own delta T,
   * type, magnitude. Its lunar radius differs from Swiss Ephemeris': magnitude to 0.002, time to a minute.
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

  // The same canon: 228 solar and 229 lunar eclipses from 1901 to 2000.
  longTest('a century of them', async () => {
    const from = ut('1901-01-01T00:00:00')
    const to = ut('2001-01-01T00:00:00')
    expect(await sky.eclipses('solar', from, to)).toHaveLength(228)
    expect(await sky.eclipses('lunar', from, to)).toHaveLength(229)
  })

  // NASA's table of local circumstances for the eclipse of 8 April 2024, Dallas: 17:23, 18:42, 20:02 UT; total there.
  test('of 2024 as seen from Dallas, and not from Delhi', async () => {
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

  test('of the Moon: by night only, and how much of its disc', async () => {
    const [total] = await sky.eclipses('lunar', ut('2025-03-10T00:00:00'), ut('2025-03-20T00:00:00'))
    expect(sky.localEclipse(total!, DELHI).visible).toBe(false)
    expect(sky.localEclipse(total!, { latitude: 32.7767, longitude: -96.797 })).toMatchObject({
      visible: true,
      obscuration: 1,
    })
    const [partial] = await sky.eclipses('lunar', ut('2024-09-10T00:00:00'), ut('2024-09-25T00:00:00'))
    // An umbral magnitude of 0.0855 on a shadow 2.7 times as wide as the Moon hides about 3.5 % of its disc.
    const seen = sky.localEclipse(partial!, { latitude: 51.5, longitude: 0 })
    expect(seen.visible).toBe(true)
    expect(seen.obscuration).toBeGreaterThan(0.025)
    expect(seen.obscuration).toBeLessThan(0.045)
  })
})

test('sidereal time and obliquity: Meeus, Astronomical Algorithms, examples 12.a and 22.a', () => {
  // 10 April 1987, 0h UT: apparent sidereal time 13h10m46.1351s; true obliquity 23d26m36.850s.
  const at = ut('1987-04-10T00:00:00')
  expect(Math.abs(sky.siderealTime(at) - (13 + 10 / 60 + 46.1351 / 3600))).toBeLessThan(0.01 / 3600)
  expect(Math.abs(sky.obliquity(at) - (23 + 26 / 60 + 36.85 / 3600))).toBeLessThan(HALF_ARCSECOND)
})

// Astronomical Almanac for 2024, "Planetary Phenomena", and US Naval Observatory, "Geocentric Phenomena", to the day or hour.
describe('extrema', () => {
  const year = { from: ut('2024-01-01T00:00:00'), to: ut('2025-01-01T00:00:00') }
  const single = (body: 'Mercury' | 'Mars' | 'Moon') => [{ body, factor: 1 }]

  test('Mercury stands still on 2024-04-01, turning back, and on 2024-04-25, turning on', () => {
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

  test('the Moon was nearest in 2024 on 10 March, 356,895 km, and farthest on 2 October, 406,516 km', () => {
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

  test('off the event loop they are the same', async () => {
    for (const body of ['Mercury', 'Mars', 'Moon'] as const) {
      const query = { of: { terms: single(body), coordinate: 'distance' }, ...year } as const
      expect(await sky.scanExtrema(query)).toEqual(sky.extrema(query))
    }
    const gone = AbortSignal.abort(new Error('nobody waits'))
    await expect(sky.scanExtrema({ of: { terms: single('Mars') }, ...year }, gone)).rejects.toThrow('nobody waits')
  })

  test('a latitude passes zero twice a month', () => {
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

test('Neptune that passes behind the Sun does not stand still there, however its light is bent', async () => {
  const window = { from: ut('1920-01-01T00:00'), to: ut('1921-01-01T00:00') }
  const stations = await stationsOf('Neptune', window, sky)
  expect(stations.map(({ turns }) => turns)).toEqual(['direct', 'retrograde'])
  const passing = { from: ut('1920-08-02T00:00'), to: ut('1920-08-06T00:00') }
  expect(await stationsOf('Neptune', passing, sky)).toEqual([])
  expect(await retrogradePeriods('Neptune', passing, sky)).toEqual([])
})

describe('a scan that nobody waits for', () => {
  const query = {
    of: { terms: [{ body: 'Moon', factor: 1 }] },
    span: 1,
    from: ut('1810-01-01T00:00:00'),
    to: ut('2390-01-01T00:00:00'),
  } as const

  test('ends soon after its signal, and rejects with the reason', async () => {
    const waiting = new AbortController()
    const scan = sky.scan(query, waiting.signal)
    const reason = new Error('late')
    setTimeout(() => waiting.abort(reason), 20)
    await expect(scan).rejects.toBe(reason)
    // By what it works, not by the clock of a machine that works for others too: the whole takes seconds.
    const worked = process.cpuUsage()
    await sky.scan({ ...query, to: plusDays(query.from, 30) })
    const { user, system } = process.cpuUsage(worked)
    expect(user + system).toBeLessThan(1_000_000)
  })

  test('does not begin when that is aborted already', async () => {
    await expect(sky.scan(query, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
  })

  test('whoever asks a sky until a signal for a long search has it ended by that signal, and need not know', async () => {
    const waiting = new AbortController()
    const bound = abortableSky(sky, waiting.signal)
    const { from, to } = query
    const site = { latitude: 28.6, longitude: 77.2 }
    const searches = [
      bound.scan(query),
      bound.eclipses('lunar', from, to),
      bound.appearances([{ appearance: 'evening-first', body: 'Venus', from, to }], site),
      transitHits('Moon', [17], { from, to }, bound),
    ]
    waiting.abort(new Error('gone'))
    const settled = await Promise.allSettled(searches)
    expect(settled.map(({ status }) => status)).toEqual(settled.map(() => 'rejected'))
    expect(bound.positions(from, ['Sun'])).toEqual(sky.positions(from, ['Sun']))
  })

  test('what is made of its results begins at a turn, each by itself', async () => {
    const done: string[] = []
    const turns = [1, 2].map(() => Promise.withResolvers<void>())
    let asked = 0
    const bound = abortableSky(sky, new AbortController().signal, '', () => turns[asked++]!.promise)
    const month = { ...query, to: plusDays(query.from, 30) }
    const all = ['first', 'second'].map((name) => bound.scan(month).then(() => done.push(name)))
    while (asked < 2) await Bun.sleep(1)
    expect(done).toEqual([])
    turns[1]!.resolve()
    await Promise.race(all)
    expect(done).toHaveLength(1)
    turns[0]!.resolve()
    await Promise.all(all)
  })
})
