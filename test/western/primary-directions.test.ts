import { describe, expect, test } from 'bun:test'
import solarArc from '../../src/capabilities/western/western-solar-arc.ts'
import { TROPICAL_YEAR } from '../../src/sky/constants.ts'
import { equatorialOf } from '../../src/sky/sphere.ts'
import { clockMs } from '../../src/time/civil.ts'
import { julianDay, plusDays } from '../../src/time/julian-day.ts'
import { tropicalChart } from '../../src/western/chart.ts'
import {
  DIRECTION_METHODS,
  directionArcTo,
  mundanePosition,
  primaryDirections,
  timedDirections,
} from '../../src/western/primary-directions.ts'
import { call } from '../capabilities/call.ts'
import { apart, sweph } from '../native/oracle.ts'
import { random } from '../native/random.ts'
import { sky } from '../world.ts'

const next = random(5)
const utc = (year: number, month: number, day: number, hour: number, minute = 0) =>
  julianDay(clockMs({ year, month, day, hour, minute, second: 0 }))

describe.each(DIRECTION_METHODS)('mundane positions by %s', (method) => {
  test('house positions of 500 points equal sweph within 1e-6 degrees', () => {
    for (let i = 0; i < 500; i++) {
      const [longitude, latitude] = [360 * next(), -6 + 12 * next()]
      const sphere = { latitude: -62 + 124 * next(), armc: 360 * next(), obliquity: 23.44 }
      const position = mundanePosition(equatorialOf(longitude, sphere.obliquity, latitude), sphere, method)
      const { data } = sweph.house_pos(
        sphere.armc,
        sphere.latitude,
        sphere.obliquity,
        method === 'placidus' ? 'P' : 'R',
        [longitude, latitude],
      )
      expect(apart(position, (data - 1) * 30)).toBeLessThan(1e-6)
    }
  })

  test('after its arc a promissor has the position of the significator, direct and converse', () => {
    for (let i = 0; i < 300; i++) {
      const promissor = { rightAscension: 360 * next(), declination: -24 + 48 * next() }
      const sphere = { latitude: -55 + 110 * next(), armc: 360 * next() }
      const goal = 360 * next()
      for (const converse of [false, true]) {
        const size = directionArcTo(goal, promissor, sphere, method, converse)
        if (Number.isNaN(size)) continue
        const armc = sphere.armc + (converse ? -size : size)
        expect(
          apart(mundanePosition(promissor, { ...sphere, armc: ((armc % 360) + 360) % 360 }, method), goal),
        ).toBeLessThan(1e-8)
      }
    }
  })
})

// source: flatlib, recipes/primarydirections.py: chart of 13 March 2015, 17:00 UT, 38 N 32, 8 W 54, printed arcs of Mars to Mercury.
// flatlib has the obliquity 23.44 for every date, so this test has it too. Tolerance: its five printed decimals and its planets
describe('worked examples of flatlib', () => {
  const site = { latitude: 38 + 32 / 60, longitude: -8 - 54 / 60 }
  const chart = tropicalChart(utc(2015, 3, 13, 17), site, 'P', sky)
  const obliquity = 23.44
  const sphere = { ...site, armc: equatorialOf(chart.midheaven, obliquity).rightAscension }
  test.each([
    ['zodiacal', 56.17347],
    ['mundane', 56.74266],
  ] as const)('Mars to Mercury, %s: %d', (space, expected) => {
    const place = ({ longitude, latitude }: { longitude: number; latitude: number }) =>
      equatorialOf(longitude, obliquity, space === 'zodiacal' ? 0 : latitude)
    const goal = mundanePosition(place(chart.point.Mercury), sphere, 'placidus')
    const size = directionArcTo(goal, place(chart.point.Mars), sphere, 'placidus', false)
    expect(Math.abs(size - expected)).toBeLessThan(2e-5)
    // With the true obliquity of date the arc differs by the effect of 0.003 degree.
    const [direction] = primaryDirections(
      chart,
      { method: 'placidus', space, converse: [false], significators: ['Mercury'], promissors: ['Mars'] },
      360,
      sky,
    ).filter(({ aspect }) => aspect === 'conjunction')
    expect(Math.abs(direction!.arc - expected)).toBeLessThan(0.002)
  })
})

// source: Martin Gansten, Primary Directions (2009), p. 151 and 156, as Enigma (https://github.com/jankampherbeek/EnigmaSuite) has them in
// its tests: right ascension 130°50′, declination 18°10′ N, latitude 58°16′ N, meridian 337°58′. Tolerance: his rounded minutes
describe('worked example of Gansten', () => {
  const place = { rightAscension: 130 + 50 / 60, declination: 18 + 10 / 60 }
  const sphere = { latitude: 58 + 16 / 60, armc: 337 + 58 / 60 }
  const ascensionOfHorizon = sphere.armc + 90 - 360

  test('by semi-arcs the point rises after the arc from its oblique ascension, 98°47′', () => {
    const arc = directionArcTo(0, place, sphere, 'placidus', false)
    expect(Math.abs(arc - (98 + 47 / 60 - ascensionOfHorizon))).toBeLessThan(1 / 60)
    // On the horizon all methods agree.
    expect(directionArcTo(0, place, sphere, 'regiomontanus', false)).toBeCloseTo(arc, 8)
  })

  test('by Regiomontanus its ascensional difference under its own pole is 24°38′', () => {
    const position = mundanePosition(place, sphere, 'regiomontanus')
    expect(Math.abs(position - (place.rightAscension - (24 + 38 / 60) - ascensionOfHorizon))).toBeLessThan(1 / 60)
  })
})

// Law: a point on the meridian has the right ascension of the meridian, at every latitude.
describe('points that do not rise and set', () => {
  const site = { latitude: 65.5, longitude: 20 }
  const birth = utc(1987, 9, 13, 12)
  const chart = tropicalChart(birth, site, 'P', sky)
  const directionsOf = (
    significators: readonly ('Ascendant' | 'Midheaven' | 'Moon')[],
    method: 'placidus' | 'regiomontanus',
  ) =>
    primaryDirections(
      chart,
      { method, space: 'mundane', converse: [false, true], significators, promissors: ['Moon'] },
      360,
      sky,
    )

  test.each(DIRECTION_METHODS)('by %s reach the Midheaven and its opposite after their right ascension', (method) => {
    // The Moon has 28.4 degrees north: at latitude 65.5 it does not set.
    expect(chart.point.Moon.declination).toBeGreaterThan(90 - site.latitude)
    const found = directionsOf(['Midheaven'], method).filter(({ aspect }) =>
      ['conjunction', 'opposition'].includes(aspect),
    )
    expect(found).toHaveLength(4)
    for (const { aspect, converse, arc } of found) {
      const toMeridian = chart.point.Moon.rightAscension - chart.armc + (aspect === 'opposition' ? 180 : 0)
      expect(apart(arc, converse ? -toMeridian : toMeridian)).toBeLessThan(1e-9)
    }
  })

  test('reach neither the horizon nor any part of a semi-arc by Placidus', () => {
    expect(directionsOf(['Ascendant'], 'placidus').map(({ aspect }) => aspect)).toEqual([
      'square',
      'square',
      'square',
      'square',
    ])
    expect(directionsOf(['Moon'], 'placidus')).toEqual([])
  })

  test('are named in a warning', async () => {
    const born = { datetime: '1987-09-13T12:00', timezone: 'UTC', ...site, target_date: '2020-01-01' }
    const warned = await call(solarArc, { ...born, primary_directions: { space: 'mundane' } })
    expect(warned.warnings).toEqual([expect.stringContaining('Moon does not rise and set at latitude 65.5')])
    const far = await call(solarArc, {
      ...born,
      latitude: 78,
      house_system: 'W',
      primary_directions: { space: 'mundane' },
    })
    expect(far.warnings).toEqual([expect.stringMatching(/^Moon, .* and \w+ do not rise and set/)])
    const inZodiac = await call(solarArc, { ...born, latitude: 48, primary_directions: { space: 'mundane' } })
    expect(inZodiac.warnings).toEqual([])
  })
})

describe('a body on the Midheaven', () => {
  test.each(DIRECTION_METHODS)('by %s culminates at once, and is a significator like another', (method) => {
    const site = { latitude: 48.4, longitude: 10 }
    const birth = utc(1990, 5, 12, 1)
    const noon = sky.horizon({ event: 'culmination', body: 'Sun', site, from: birth, to: plusDays(birth, 1) })[0]!
    const chart = tropicalChart(plusDays(noon, -1 / 86_400), site, 'P', sky)
    const found = (space: 'zodiacal' | 'mundane') =>
      primaryDirections(
        chart,
        { method, space, converse: [false], significators: ['Midheaven', 'Sun'], promissors: ['Sun', 'Mars'] },
        360,
        sky,
      ).filter(({ aspect }) => aspect === 'conjunction')
    for (const space of ['zodiacal', 'mundane'] as const) {
      const rows = found(space)
      const arcOf = (promissor: string, significator: string) =>
        rows.find((row) => row.promissor === promissor && row.significator === significator)!.arc
      // A second before culmination: 15 arcseconds.
      expect(Math.abs(arcOf('Sun', 'Midheaven') * 3600 - 15)).toBeLessThan(1)
      // Mars comes to the Sun as it comes to the Midheaven.
      expect(Math.abs(arcOf('Mars', 'Sun') - arcOf('Mars', 'Midheaven'))).toBeLessThan(20 / 3600)
    }
  })
})

test('the direction to the Ascendant is the rising of a planet, to the Midheaven its culmination', () => {
  const site = { latitude: 48.4, longitude: 10 }
  const at = utc(1879, 3, 14, 10, 50)
  const chart = tropicalChart(at, site, 'P', sky)
  for (const method of DIRECTION_METHODS) {
    const directions = primaryDirections(
      chart,
      {
        method,
        space: 'mundane',
        converse: [false],
        significators: ['Ascendant', 'Midheaven'],
        promissors: ['Saturn'],
      },
      360,
      sky,
    ).filter(({ aspect }) => aspect === 'conjunction')
    for (const { significator, arc } of directions) {
      const [event] = sky.horizon({
        event: significator === 'Ascendant' ? 'rise' : 'culmination',
        body: 'Saturn',
        site,
        from: at,
        to: plusDays(at, 1),
        limb: 'centre',
        refraction: false,
      })
      // The sky turns 360.9856 degrees a day. Saturn itself moves about 0.1 degree a day, and has a parallax of an arcsecond.
      expect(Math.abs((event! - at) * 360.98564736 - arc)).toBeLessThan(0.15)
    }
  }
})

test('keys: 24°25′ are 24.78 years by Naibod and 24.42 by Ptolemy', async () => {
  // source: the conversion of an arc of 24°25′ printed at morinus-astrology.com/placidus-direction (Churchill)
  const direction = {
    promissor: 'Sun',
    aspect: 'conjunction',
    significator: 'Moon',
    converse: false,
    arc: 24 + 25 / 60,
  } as const
  const birth = utc(1874, 11, 30, 1, 30)
  const window = { from: birth, to: plusDays(birth, 40 * TROPICAL_YEAR) }
  const yearsBy = async (key: 'naibod' | 'ptolemy' | 'solar') =>
    ((await timedDirections([direction], birth, window, key, sky))[0]!.at - birth) / TROPICAL_YEAR
  expect(await yearsBy('naibod')).toBeCloseTo(24.77, 1)
  expect(await yearsBy('ptolemy')).toBeCloseTo(24.4167, 3)
  const days = await yearsBy('solar')
  const sun = (at: number) => sky.positions(at as typeof birth, ['Sun'])[0]!.longitude
  expect(apart(sun(birth + days) - sun(birth), direction.arc)).toBeLessThan(1e-6)
})

test('the capability adds rows only on request', async () => {
  const plain = await call(solarArc, solarArc.example)
  expect(plain).not.toHaveProperty('primary_directions')
  const { primary_directions: rows } = (await call(solarArc, {
    ...solarArc.example,
    primary_directions: { method: 'regiomontanus', motion: 'both', to_age: 30 },
  })) as { primary_directions: { age_years: number; motion: string }[] }
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.every(({ age_years }) => age_years >= 0 && age_years <= 30)).toBe(true)
  expect(new Set(rows.map(({ motion }) => motion))).toEqual(new Set(['direct', 'converse']))
})
