import { describe, expect, test } from 'bun:test'
import westernNatalChart from '../../../src/capabilities/western/western-natal-chart.ts'
import westernTransitDates from '../../../src/capabilities/western/western-transit-dates.ts'
import westernTransitWheel from '../../../src/capabilities/western/western-transit-wheel.ts'
import { apart, FLAGS, sweph } from '../../native/oracle.ts'
import { call, rejectedField } from '../call.ts'
import { einstein, north } from './births.ts'

const { constants: c } = sweph
const jdOf = (utc: string) => Date.parse(utc) / 86_400_000 + 2_440_587.5
const START = jdOf('2025-01-01T00:00:00Z')
const BODIES = {
  Venus: c.SE_VENUS,
  Mars: c.SE_MARS,
  Jupiter: c.SE_JUPITER,
  Saturn: c.SE_SATURN,
  Moon: c.SE_MOON,
} as const
type Body = keyof typeof BODIES
const at = (jd: number, body: Body, flags = 0) => sweph.calc_ut(jd, BODIES[body], FLAGS | flags).data
const longitudeAt = (jd: number, body: Body) => at(jd, body)[0]!
const NATAL_SUN = sweph.calc_ut(jdOf('1879-03-14T10:50:00Z'), c.SE_SUN, FLAGS).data[0]!
const base = { ...einstein, start_date: '2025-01-01', days_ahead: 730, natal_points: ['Sun'] as ['Sun'] }
const ANGLES = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 } as Record<string, number>
/** Degrees by which a body misses an aspect to the natal Sun, by sweph. */
const missOf = (jd: number, body: Body, aspect: string) =>
  Math.abs(apart(longitudeAt(jd, body), NATAL_SUN) - ANGLES[aspect]!)

describe('periods within orb', () => {
  test('begin and end at the orb, and have the exact moments of the events', async () => {
    const answer = await call(westernTransitDates, {
      ...base,
      planets: ['Mars', 'Jupiter', 'Saturn'],
      orbs: { by_aspect: { square: 1.5, trine: 4 }, by_point: {} },
    })
    const { orb_periods: periods, transit_events: events } = answer
    expect(periods!.length).toBeGreaterThan(10)
    for (const { transit_planet, aspect, orb, start, end, exact, closest_orb, closest_at } of periods!) {
      const body = transit_planet as Body
      expect(orb).toBe({ conjunction: 3, opposition: 3, square: 1.5, trine: 4, sextile: 2 }[aspect as 'square'])
      // A printed second, in which Mars moves 0.03 arcsecond.
      for (const edge of [start, end])
        if (edge) expect(Math.abs(missOf(jdOf(edge), body, aspect) - orb)).toBeLessThan(2e-5)
      for (const moment of exact) expect(missOf(jdOf(moment), body, aspect)).toBeLessThan(2e-5)
      expect(Math.abs(missOf(jdOf(closest_at), body, aspect) - closest_orb)).toBeLessThan(1e-4)
      if (exact.length > 0) expect(closest_orb).toBe(0)
      else expect(closest_orb).toBeGreaterThan(0)
    }
    const inPeriods = new Set(periods!.flatMap(({ exact }) => exact))
    expect(events.filter(({ exact_at }) => !inPeriods.has(exact_at))).toEqual([])
    expect(periods!.some(({ exact }) => exact.length === 0)).toBe(true)
  })

  test('every day of the window is inside a period exactly when sweph has the body within the orb', async () => {
    const { orb_periods: periods } = await call(westernTransitDates, {
      ...base,
      planets: ['Venus', 'Saturn'],
      orbs: { by_aspect: { conjunction: 6 } },
    })
    for (const body of ['Venus', 'Saturn'] as const)
      for (const [aspect, orb] of [
        ['conjunction', 6],
        ['sextile', 2],
        ['square', 3],
      ] as const) {
        const rows = periods!.filter((row) => row.transit_planet === body && row.aspect === aspect)
        for (let day = 0; day < 730; day++) {
          const jd = START + day + 0.37
          const isInside = rows.some(
            ({ start, end }) => (start ? jdOf(start) : 0) <= jd && jd <= (end ? jdOf(end) : Number.POSITIVE_INFINITY),
          )
          expect([body, aspect, day, isInside]).toEqual([body, aspect, day, missOf(jd, body, aspect) <= orb])
        }
      }
  })

  test('a slow planet within a wide orb has an end that is not found, which is null', async () => {
    const { orb_periods: periods } = await call(westernTransitDates, {
      ...base,
      planets: ['Neptune'],
      orbs: { by_point: { Neptune: 15 } },
    })
    expect(periods!.some(({ start, end }) => start === null || end === null)).toBe(true)
    expect(periods!.every(({ orb }) => orb === 15)).toBe(true)
  })

  test('an orb of 0 has no period', async () => {
    const { orb_periods } = await call(westernTransitDates, {
      ...base,
      planets: ['Mars'],
      orbs: { by_aspect: { conjunction: 0, square: 0, trine: 0, sextile: 0, opposition: 1 } },
    })
    expect(new Set(orb_periods!.map(({ aspect }) => aspect as string))).toEqual(new Set(['opposition']))
    const none = await call(westernTransitDates, {
      ...base,
      planets: ['Mars'],
      aspects: ['square'],
      orbs: { by_aspect: { square: 0 } },
    })
    expect(none.orb_periods).toEqual([])
  })

  test('are absent unless orbs are sent', async () => {
    expect(await call(westernTransitDates, base)).not.toHaveProperty('orb_periods')
    const { orb_periods } = await call(westernTransitDates, { ...base, days_ahead: 30, orbs: {} })
    expect(orb_periods).toBeArray()
  })
})

/** Declination of a body by sweph. */
const declinationAt = (jd: number, body: Body) => at(jd, body, c.SEFLG_EQUATORIAL)[1]!
const NATAL_MARS = sweph.calc_ut(jdOf('1879-03-14T10:50:00Z'), c.SE_MARS, FLAGS | c.SEFLG_EQUATORIAL).data[1]!

describe('parallels in transits', () => {
  test.each([
    ['parallel', NATAL_MARS],
    ['contraparallel', -NATAL_MARS],
  ] as const)('%s: every crossing of the declination that sweph has, and no other', async (aspect, declination) => {
    const { transit_events, further_events } = await call(westernTransitDates, {
      ...base,
      days_ahead: 366,
      natal_points: ['Mars'],
      planets: ['Moon', 'Venus', 'Jupiter'],
      aspects: [aspect],
    })
    expect(transit_events).toEqual([])
    const crossings = (['Moon', 'Venus', 'Jupiter'] as const).flatMap((body) =>
      Array.from({ length: 366 * 8 }, (_, i) => START + i / 8)
        .filter((jd) => declinationAt(jd, body) < declination !== declinationAt(jd + 1 / 8, body) < declination)
        .map((jd) => [body, Math.floor((jd - START) * 8 + 1e-6)] as const),
    )
    const ours = further_events!.map(
      ({ transit_planet, exact_at }) => [transit_planet, Math.floor((jdOf(exact_at) - START) * 8)] as const,
    )
    const inOrder = (rows: readonly (readonly [string, number])[]) => rows.map(String).sort()
    expect(inOrder(ours)).toEqual(inOrder(crossings))
    expect(ours.length).toBeGreaterThan(25)
    for (const { exact_at, transit_planet, transit_longitude, pass, passes } of further_events!) {
      const jd = jdOf(exact_at)
      // A printed second: the Moon moves 0.3 arcsecond in declination and 0.6 in longitude.
      expect(Math.abs(declinationAt(jd, transit_planet as Body) - declination)).toBeLessThan(0.2 / 3600)
      expect(apart(longitudeAt(jd, transit_planet as Body), transit_longitude)).toBeLessThan(0.4 / 3600)
      expect([pass, passes]).toEqual([1, 1])
    }
  })

  test('periods begin and end at the orb in declination, and cover the days that sweph has within it', async () => {
    const days = 366
    const input = { ...base, days_ahead: days, natal_points: ['Mars', 'Ascendant'] as ['Mars', 'Ascendant'] }
    const bodies = ['Moon', 'Venus', 'Jupiter', 'Saturn'] as const
    const orbs = { by_aspect: { parallel: 1, contraparallel: 1.7 } } as const
    const { orb_periods: periods, further_events: events } = await call(westernTransitDates, {
      ...input,
      planets: [...bodies],
      aspects: ['parallel', 'contraparallel'],
      orbs,
    })
    const missAt = (jd: number, body: Body, aspect: string) =>
      Math.abs(declinationAt(jd, body) - (aspect === 'parallel' ? NATAL_MARS : -NATAL_MARS))
    expect(periods!.length).toBeGreaterThan(50)
    for (const { natal_point, transit_planet, aspect, orb, start, end, exact, closest_orb, closest_at } of periods!) {
      const body = transit_planet as Body
      expect(natal_point as string).toBe('Mars')
      expect(orb).toBe(orbs.by_aspect[aspect as 'parallel'])
      // A printed second, in which the declination of the Moon changes by 0.3 arcsecond.
      for (const edge of [start, end])
        if (edge) expect(Math.abs(missAt(jdOf(edge), body, aspect) - orb)).toBeLessThan(1e-4)
      for (const moment of exact) expect(missAt(jdOf(moment), body, aspect)).toBeLessThan(1e-4)
      expect(Math.abs(missAt(jdOf(closest_at), body, aspect) - closest_orb)).toBeLessThan(2e-4)
      expect(closest_orb === 0).toBe(exact.length > 0)
      for (let i = 0; i <= 20; i++) {
        const [from, to] = [jdOf(start ?? '2024-12-01T00:00:00Z'), jdOf(end ?? '2026-02-01T00:00:00Z')]
        expect(missAt(from + ((to - from) * i) / 20, body, aspect)).toBeLessThan(orb + 1e-4)
        expect(missAt(from + ((to - from) * i) / 20, body, aspect)).toBeGreaterThan(closest_orb - 2e-4)
      }
    }
    const inPeriods = new Set(periods!.flatMap(({ exact }) => exact))
    expect(events!.filter(({ exact_at }) => !inPeriods.has(exact_at))).toEqual([])
    for (const body of bodies)
      for (const aspect of ['parallel', 'contraparallel'] as const) {
        const rows = periods!.filter((row) => row.transit_planet === body && (row.aspect as string) === aspect)
        for (let step = 0; step < days * 4; step++) {
          const jd = START + step / 4 + 0.03
          const isInside = rows.some(
            ({ start, end }) => (start ? jdOf(start) : 0) <= jd && jd <= (end ? jdOf(end) : Number.POSITIVE_INFINITY),
          )
          expect([body, aspect, step, isInside]).toEqual([
            body,
            aspect,
            step,
            missAt(jd, body, aspect) <= orbs.by_aspect[aspect],
          ])
        }
      }
  })

  test('a period without an exact parallel has its closest approach at the turn of the declination', async () => {
    // The natal Moon has 26.36 degrees south. The Sun turns at 23.44 degrees south, at the solstice.
    const { orb_periods: periods, further_events: events } = await call(westernTransitDates, {
      ...base,
      natal_points: ['Moon'],
      planets: ['Sun'],
      aspects: ['parallel'],
      orbs: { by_aspect: { parallel: 3.5 } },
    })
    expect(events).toEqual([])
    expect(periods!.map(({ exact, closest_at }) => [exact, closest_at.slice(0, 10)])).toEqual([
      [[], '2024-12-21'],
      [[], '2025-12-21'],
      [[], '2026-12-21'],
    ])
    for (const { closest_orb } of periods!) expect(Math.abs(closest_orb - (26.36 - 23.44))).toBeLessThan(0.02)
    // The window begins inside the first period, and its start before the window is found.
    expect(periods![0]!.start! < '2025-01-01').toBe(true)
  })

  test('periods of parallels and of aspects in longitude stand in one list', async () => {
    const choice = {
      ...base,
      planets: ['Mars', 'Vesta'] as ['Mars', 'Vesta'],
      points: ['Ceres' as const, 'Vertex' as const],
    }
    const both = await call(westernTransitDates, { ...choice, aspects: ['square', 'parallel'], orbs: {} })
    const square = await call(westernTransitDates, { ...choice, aspects: ['square'], orbs: {} })
    const parallel = await call(westernTransitDates, { ...choice, aspects: ['parallel'], orbs: {} })
    const starts = (rows: typeof both.orb_periods) => rows!.map((row) => JSON.stringify(row)).sort()
    expect(starts(both.orb_periods)).toEqual(starts([...square.orb_periods!, ...parallel.orb_periods!]))
    expect(new Set(parallel.orb_periods!.map(({ natal_point }) => natal_point as string))).toEqual(
      new Set(['Sun', 'Ceres']),
    )
    // The default orb of transits, as of parallels in `further_aspects`.
    expect(new Set(parallel.orb_periods!.map(({ orb }) => orb))).toEqual(new Set([0.5]))
    const none = await call(westernTransitDates, {
      ...choice,
      aspects: ['parallel'],
      orbs: { by_aspect: { parallel: 0 } },
    })
    expect(none.orb_periods).toEqual([])
  })

  test('angles and lots have none; further bodies do', async () => {
    const { further_events } = await call(westernTransitDates, {
      ...base,
      natal_points: ['Ascendant', 'Midheaven'],
      points: ['Ceres', 'Lot of Fortune', 'Vertex'],
      planets: ['Venus', 'Vesta'],
      aspects: ['parallel', 'contraparallel'],
    })
    expect(new Set(further_events!.map(({ natal_point }) => natal_point as string))).toEqual(new Set(['Ceres']))
    expect(new Set(further_events!.map(({ transit_planet }) => transit_planet as string))).toEqual(
      new Set(['Venus', 'Vesta']),
    )
  })
})

const HELIO = FLAGS | c.SEFLG_HELCTR
const NUMBERS = { Mercury: 2, Venus: 3, Earth: 14, Mars: 4, Jupiter: 5, Saturn: 6, Uranus: 7, Neptune: 8, Pluto: 9 }
const names = Object.keys(NUMBERS) as (keyof typeof NUMBERS)[]

describe('heliocentric charts', () => {
  test('beside a birth chart, which does not change', async () => {
    const plain = await call(westernNatalChart, einstein)
    const { heliocentric, ...rest } = await call(westernNatalChart, { ...einstein, heliocentric: true })
    expect(rest as object).toEqual(plain)
    expect(plain).not.toHaveProperty('heliocentric')
    const { points, aspects } = heliocentric!
    expect(points.map(({ point }) => point as string)).toEqual([...names, 'Chiron'])
    for (const [i, name] of names.entries()) {
      const { data } = sweph.calc_ut(jdOf('1879-03-14T10:50:00Z'), NUMBERS[name], HELIO)
      expect(apart(points[i]!.longitude, data[0]!)).toBeLessThan(1e-5)
      expect(Math.abs(points[i]!.latitude! - data[1]!)).toBeLessThan(1e-5)
      expect(points[i]!.house).toBeNull()
    }
    // The Earth is opposite the geocentric Sun, but for the aberration of its light (20.5 arcseconds).
    const sun = plain.planets[0]!.longitude!
    expect(Math.abs(apart(points[2]!.longitude, sun) - 180)).toBeLessThan(21 / 3600)
    for (const { point_a, point_b, angle, orb } of aspects) {
      const [a, b] = [point_a, point_b].map((name) => points.find(({ point }) => point === name)!.longitude)
      expect(Math.abs(Math.abs(apart(a!, b!) - angle) - orb)).toBeLessThan(1e-4)
    }
  })

  test('transits: every exact aspect that sweph has in two years', async () => {
    const { heliocentric_events: events } = await call(westernTransitDates, {
      ...base,
      heliocentric: true,
      aspects: ['conjunction', 'square'],
    })
    const natal = sweph.calc_ut(jdOf('1879-03-14T10:50:00Z'), c.SE_MARS, HELIO).data[0]!
    const toMars = events!.filter(({ natal_point }) => (natal_point as string) === 'Mars')
    const expected = names.flatMap((name) =>
      [0, 90, 270].flatMap((angle) => {
        const place = (natal + angle) % 360
        const side = (jd: number) => ((sweph.calc_ut(jd, NUMBERS[name], HELIO).data[0]! - place + 540) % 360) - 180
        return Array.from({ length: 730 }, (_, i) => START + i)
          .filter((jd) => side(jd) < 0 && side(jd + 1) >= 0 && side(jd) > -90)
          .map((jd) => `${name} ${jd - START}`)
      }),
    )
    const ours = toMars
      .filter(({ transit_planet }) => (transit_planet as string) !== 'Chiron')
      .map(({ transit_planet, exact_at }) => `${transit_planet} ${Math.floor(jdOf(exact_at) - START)}`)
    expect(ours.sort()).toEqual(expected.sort())
    expect(ours.length).toBeGreaterThan(25)
    for (const { exact_at, transit_planet, transit_longitude } of toMars) {
      if ((transit_planet as string) === 'Chiron') continue
      const { data } = sweph.calc_ut(jdOf(exact_at), NUMBERS[transit_planet as 'Mars'], HELIO)
      // Mercury moves up to 0.27 arcsecond in a printed second.
      expect(apart(data[0]!, transit_longitude)).toBeLessThan(0.2 / 3600)
    }
  })
})

describe('births and choices at the edges', () => {
  test('a polar birth without houses has periods and parallels', async () => {
    const { orb_periods, further_events, heliocentric_events } = await call(westernTransitDates, {
      ...north(78),
      start_date: '2025-01-01',
      days_ahead: 60,
      orbs: {},
      aspects: ['conjunction', 'parallel'],
      heliocentric: true,
    })
    expect(orb_periods!.length).toBeGreaterThan(0)
    expect(further_events!.length).toBeGreaterThan(0)
    expect(heliocentric_events!.length).toBeGreaterThan(0)
  })

  test('years without Chiron have neither its periods nor its heliocentric place', async () => {
    const old = { ...einstein, datetime: '0600-03-14T11:30' }
    const { heliocentric } = await call(westernNatalChart, { ...old, heliocentric: true })
    expect(heliocentric!.points.map(({ point }) => point as string)).toEqual([...names])
  })

  test('a wheel refuses antiscia in another zodiac', async () => {
    expect(await rejectedField(westernTransitWheel, { ...einstein, zodiac: 'sidereal', aspects: ['antiscion'] })).toBe(
      'aspects',
    )
  })
})
