import { beforeAll, describe, expect, test } from 'bun:test'
import { AYANAMSHA_IDS, AYANAMSHAS, siderealZero } from '../../src/ephemeris/ayanamshas.ts'
import { BODIES } from '../../src/ephemeris/bodies.ts'
import { COMPILED_SPAN } from '../../src/ephemeris/compiled.ts'
import { HOUSE_SYSTEM_NAMES, HOUSE_SYSTEMS } from '../../src/ephemeris/house-systems.ts'
import { createEphemeris, type Ephemeris } from '../../src/ephemeris/index.ts'
import { native } from '../../src/ephemeris/native.ts'
import type { JulianDay } from '../../src/time/julian-day.ts'
import { sample } from '../long.ts'
import { trial } from './child.ts'
import { apart, FLAGS, ORACLE_BODY, ORACLE_SYSTEM, sweph } from './oracle.ts'
import { random } from './random.ts'
import { stepTable, wholeTable } from './table.ts'

const LONG = 300_000
const ARCSECOND = 1 / 3600
const { from, to } = COMPILED_SPAN

/** The documented error bounds: the 99.99th percentile and the maximum, arcseconds. */
const BOUND = { usual: { most: 0.001, worst: 0.0025 }, osculating: { most: 0.02, worst: 0.02 } }
/** The start and the length of the segments of semo_18.se1, days. The osculating points jump between two segments. */
const MOON_FILE = { begins: 2378487.555371, segment: 27.554551 }
const OSCULATING: readonly string[] = ['TrueNode', 'TrueLilith']

let ephemeris: Ephemeris

beforeAll(async () => {
  ephemeris = createEphemeris({ compiled: await wholeTable() })
}, LONG)

const moments = (count: number, seed: number, first = from, last = to) => {
  const next = random(seed)
  return Float64Array.from({ length: count }, () => first + next() * (last - first))
}

const percentile = (values: number[], part: number) =>
  values.sort((a, b) => a - b)[Math.ceil(values.length * part) - 1]!

const MOMENTS = sample(1_500, 10_000)

describe('agreement with the npm package sweph within the span', () => {
  test('the table is used and has every body', () => {
    expect(ephemeris.compiled).not.toBeNull()
    expect([...ephemeris.compiled!.bodies]).toEqual([...BODIES])
    expect(ephemeris.compiled!.bytes).toBeLessThan(2 * 15e6)
  })

  test(
    `longitude and latitude of every body at ${MOMENTS} moments`,
    () => {
      const at = moments(MOMENTS, 1)
      const out = new Float64Array(at.length * BODIES.length * 6)
      ephemeris.bodySet(BODIES).each(at, out)
      BODIES.forEach((body, b) => {
        const off: number[] = []
        at.forEach((moment, m) => {
          const row = (m * BODIES.length + b) * 6
          const { data } = sweph.calc_ut(moment, ORACLE_BODY[body], FLAGS)
          off.push(apart(out[row]!, data[0]!) / ARCSECOND, Math.abs(out[row + 1]! - data[1]!) / ARCSECOND)
          expect(out[row]!).toBeGreaterThanOrEqual(0)
          expect(out[row]!).toBeLessThan(360)
        })
        const { most, worst } = OSCULATING.includes(body) ? BOUND.osculating : BOUND.usual
        expect([body, percentile(off, 0.9999) < most, off.at(-1)! < worst]).toEqual([body, true, true])
      })
    },
    LONG,
  )

  test('distances within 2e-8, of the osculating points within 2e-7', () => {
    for (const moment of moments(1000, 2)) {
      const values = ephemeris.positions(moment as JulianDay, BODIES, 'ecliptic')
      BODIES.forEach((body, b) => {
        const { data } = sweph.calc_ut(moment, ORACLE_BODY[body], FLAGS)
        const off = Math.abs(values[b * 6 + 2]! / data[2]! - 1)
        expect([body, off < (OSCULATING.includes(body) ? 2e-7 : 2e-8)]).toEqual([body, true])
      })
    }
  })

  test('rates are the derivatives of the positions', () => {
    // A five-point derivative. The remaining error is the noise of the positions (0.0003") divided by the step.
    const step = 0.04
    for (const moment of moments(500, 3, (from + 1) as JulianDay, (to - 1) as JulianDay)) {
      const values = ephemeris.positions(moment as JulianDay, BODIES, 'ecliptic')
      const segment = (moment - MOON_FILE.begins) / MOON_FILE.segment
      const jumps = Math.abs(segment - Math.round(segment)) * MOON_FILE.segment < 3 * step
      BODIES.forEach((body, b) => {
        if (jumps && OSCULATING.includes(body)) return
        const place = (k: number) => sweph.calc_ut(moment + k * step, ORACLE_BODY[body], FLAGS).data
        const [a, c, d, e] = [place(-2), place(-1), place(1), place(2)] as [number[], number[], number[], number[]]
        const slope = (i: number) => {
          const turn = (angle: number) => (i ? angle : angle - 360 * Math.round(angle / 360))
          return (8 * turn(d[i]! - c[i]!) - turn(e[i]! - a[i]!)) / (12 * step)
        }
        for (const i of [0, 1]) {
          const off = Math.abs(values[b * 6 + 3 + i]! - slope(i)) / ARCSECOND
          expect([body, moment, i, off < (OSCULATING.includes(body) ? 0.3 : 0.1)]).toEqual([body, moment, i, true])
        }
      })
    }
  })

  test('right ascension and declination', () => {
    for (const moment of moments(500, 4)) {
      const values = ephemeris.positions(moment as JulianDay, BODIES, 'equatorial')
      BODIES.forEach((body, b) => {
        const { data } = sweph.calc_ut(moment, ORACLE_BODY[body], FLAGS | sweph.constants.SEFLG_EQUATORIAL)
        const bound = (OSCULATING.includes(body) ? BOUND.osculating : BOUND.usual).worst * ARCSECOND
        const along = apart(values[b * 6]!, data[0]!) * Math.cos((data[1]! * Math.PI) / 180)
        expect([body, along < bound, Math.abs(values[b * 6 + 1]! - data[1]!) < bound]).toEqual([body, true, true])
      })
    }
  })

  test('ayanamshas within 1e-7 degree', () => {
    for (const id of AYANAMSHA_IDS) {
      sweph.set_sid_mode(AYANAMSHAS[id].mode, 0, 0)
      let worst = 0
      for (const moment of moments(300, 5)) {
        const { data } = sweph.get_ayanamsa_ex_ut(moment, sweph.constants.SEFLG_SWIEPH)
        worst = Math.max(worst, apart(ephemeris.ayanamsha(moment as JulianDay, id), data))
      }
      expect([id, worst < 1e-7]).toEqual([id, true])
    }
    sweph.set_sid_mode(0, 0, 0)
  })

  test('sidereal time, obliquity and nutation within a ten-thousandth of an arcsecond', () => {
    for (const moment of moments(2000, 6)) {
      const [siderealTime, obliquity, nutation] = ephemeris.orientation(moment as JulianDay)
      const { data } = sweph.calc_ut(moment, sweph.constants.SE_ECL_NUT, FLAGS)
      expect(apart(siderealTime! * 15, sweph.sidtime(moment) * 15)).toBeLessThan(1.5e-4 * ARCSECOND)
      expect(Math.abs(obliquity! - data[0]!)).toBeLessThan(1e-4 * ARCSECOND)
      expect(Math.abs(nutation! - data[2]!)).toBeLessThan(1e-4 * ARCSECOND)
    }
  })

  test('sidereal time where its formula changes: by 1.9" in 2050 and by 0.1" in 1850', async () => {
    const tolerance = 2 ** -31
    // In 1850 delta T jumps back by a millisecond at the same moment, so that moments within a millisecond are not compared.
    for (const [sky, step, offs] of [
      [ephemeris, 2469807.5, [-1, -0.01, -4 * tolerance, 0, 4 * tolerance, 0.01, 1]],
      [createEphemeris({ compiled: await stepTable() }), 2396758.5, [-1, -0.01, -1e-6, tolerance, 1e-6, 0.01, 1]],
    ] as const) {
      const apartAt = (moment: number) =>
        apart(sky.orientation(moment as JulianDay)[0]! * 15, sweph.sidtime(moment) * 15) / ARCSECOND
      for (const off of offs) expect([step, off, apartAt(step + off) < 1.5e-4]).toEqual([step, off, true])
    }
  })

  test('cusps and angles, with cusps undefined in the same cases', () => {
    const next = random(7)
    for (const moment of moments(300, 8))
      for (const system of HOUSE_SYSTEM_NAMES) {
        const site = { latitude: -80 + 160 * next(), longitude: -180 + 360 * next() }
        const ours = ephemeris.houses(moment as JulianDay, site, system)
        const { flag, data } = sweph.houses_ex2(moment, 0, site.latitude, site.longitude, ORACLE_SYSTEM[system])
        expect(Number.isNaN(ours[0]!)).toBe(flag !== sweph.constants.OK)
        // Near the polar circle a cusp moves hundreds of times as fast as the sky.
        const bound = Math.abs(site.latitude) < 60 ? 1e-6 : 1e-4
        if (flag === sweph.constants.OK)
          data.houses.forEach((cusp, i) => void expect(apart(ours[i]!, cusp)).toBeLessThan(bound))
        data.points.slice(0, 3).forEach((point, i) => void expect(apart(ours[12 + i]!, point)).toBeLessThan(bound))
      }
  })
})

test('outside the span the numbers are those of Swiss Ephemeris', () => {
  const plain = createEphemeris()
  const before = (from - 1e-6) as JulianDay
  for (const moment of [before, to, (to + 3650) as JulianDay, 2400000.5 as JulianDay])
    for (const frame of ['ecliptic', 'equatorial'] as const)
      expect([...ephemeris.positions(moment, BODIES, frame)]).toEqual([...plain.positions(moment, BODIES, frame)])
  expect(ephemeris.ayanamsha(before, 'lahiri')).toBe(plain.ayanamsha(before, 'lahiri'))
  expect([...ephemeris.orientation(to)]).toEqual([...plain.orientation(to)])
})

test('a batch across the ends of the span agrees with single moments', () => {
  const at = moments(4000, 9, 2380000 as JulianDay, 2520000 as JulianDay)
  const bodies = ['Moon', 'Mars', 'TrueNode'] as const
  const set = ephemeris.bodySet(bodies)
  const out = new Float64Array(at.length * 18)
  set.each(at, out)
  at.forEach((moment, m) => {
    expect([...out.subarray(m * 18, m * 18 + 18)]).toEqual([...set.at(moment as JulianDay)])
  })
})

test('channels agree with batches within the span, outside it, and where no file covers the moment', () => {
  const { files } = ephemeris.compiled!
  const at = Float64Array.of(...moments(200, 11, 2380000 as JulianDay, 2520000 as JulianDay), 2700000, Number.NaN)
  const rows = Float64Array.from([...at].flatMap((moment, i) => [moment, (i % 37) * 5 - 90, i - 100]))
  const channelValues = (
    of: 'orientationChannel' | 'ayanamshaChannel' | 'houseChannel',
    args: object,
    count: number,
  ) => {
    const { values, fill } = native[of]({ files, ...args } as never)
    return [...at].flatMap((moment, i) => {
      values.set(count === 16 ? rows.subarray(i * 3 + 1, i * 3 + 3) : [], count)
      fill(moment)
      return [...values.subarray(0, count)]
    })
  }
  const values = new Float64Array(at.length * 3)
  native.orientations({ files, moments: at, values })
  expect(channelValues('orientationChannel', {}, 3)).toEqual([...values])
  for (const id of AYANAMSHA_IDS)
    expect(channelValues('ayanamshaChannel', siderealZero(id), 1)).toEqual([...ephemeris.ayanamshaBatch(at, id).values])
  for (const system of HOUSE_SYSTEM_NAMES)
    expect(channelValues('houseChannel', { system: HOUSE_SYSTEMS[system].letter }, 16)).toEqual([
      ...ephemeris.houseBatch(rows, system).values,
    ])
})

test('alternating ayanamshas, house systems, places and moments do not affect each other', () => {
  const [a, b] = [2451545, 2400000.5] as JulianDay[]
  const [delhi, santiago] = [
    { latitude: 28.6, longitude: 77.2 },
    { latitude: -33, longitude: -70 },
  ]
  const queries = [
    () => [ephemeris.ayanamsha(a!, 'lahiri'), ephemeris.ayanamsha(b!, 'lahiri')],
    () => [ephemeris.ayanamsha(a!, 'raman'), ephemeris.ayanamsha(a!, 'lahiri')],
    () => [...ephemeris.houses(a!, delhi!, 'placidus')],
    () => [...ephemeris.houses(a!, santiago!, 'placidus')],
    () => [...ephemeris.houses(a!, santiago!, 'equal')],
    () => [...ephemeris.orientation(b!)],
    () => [...ephemeris.orientation(a!)],
  ]
  const expected = queries.map((query) => query())
  expect(new Set(expected.map(String)).size).toBe(queries.length)
  for (const i of [3, 0, 6, 2, 5, 1, 4, 0, 2, 6]) expect(queries[i]!()).toEqual(expected[i]!)
})

test(
  'moments at the edges of records, and a few rounding steps from them, have positions',
  async () => {
    const { tried, answered } = await trial<{ tried: number; answered: number }>('edges.ts')
    expect(tried).toBeGreaterThan(40_000)
    expect(answered).toBe(tried)
  },
  LONG,
)

test('every vector width has the same numbers except for rounding errors', () => {
  const { files } = ephemeris.compiled!
  const all = native.vectors()
  expect(all.at(-1)).toBe('portable')
  const channels = all.map((vectors) =>
    native.bodySet({ files, moment: from, bodies: BODIES, frame: 'ecliptic', vectors }),
  )
  for (const at of moments(5000, 10))
    for (const { values, fill } of channels) {
      fill(at)
      channels[0]!.values.forEach((value, i) => {
        const off = i % 6 ? Math.abs(values[i]! - value) : apart(values[i]!, value)
        expect(off).toBeLessThan(1e-9)
      })
    }
})

test('body sets do not affect each other', () => {
  const [sun, moon] = [ephemeris.bodySet(['Sun']), ephemeris.bodySet(['Moon', 'Sun'])]
  const values = sun.at(2451545 as JulianDay)
  const expected = [...values]
  moon.at(2460000 as JulianDay)
  expect([...values]).toEqual(expected)
  expect([...moon.at(2451545 as JulianDay)].slice(6)).toEqual(expected)
})
