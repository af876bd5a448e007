import { describe, expect, test } from 'bun:test'
import { longitudeFields } from '../../../src/capabilities/shared/tropical/shapes.ts'
import westernNatalChart from '../../../src/capabilities/western/western-natal-chart.ts'
import { ALL_ASPECTS, ASPECTS } from '../../../src/western/aspects.ts'
import { separation } from '../../../src/zodiac/longitude.ts'
import { randomBirths } from '../births.ts'
import { call } from '../call.ts'
import { einstein, lennon, north, ono } from './births.ts'

const longitudes = (rows: { planet: string; longitude: number | null }[]) =>
  Object.fromEntries(rows.map((row) => [row.planet, row.longitude!]))

describe('Einstein', () => {
  // Swiss Ephemeris 2.10 alone with its newest files; positions within 0.0001 degree, cusps within 0.001
  const PLACES = {
    Sun: 353.50775,
    Moon: 254.52591,
    Mercury: 3.14389,
    Venus: 16.98501,
    Mars: 296.91422,
    Jupiter: 327.4841,
    Saturn: 4.18983,
    Uranus: 151.2886,
    Neptune: 37.87196,
    Pluto: 54.72556,
    Chiron: 35.54469,
    'North Node': 302.73128,
    'South Node': 122.73128,
    Lilith: 27.97672,
  }
  const answer = call(westernNatalChart, einstein)

  test('places and angles', async () => {
    const chart = await answer
    const result = longitudes(chart.planets)
    for (const [planet, longitude] of Object.entries(PLACES))
      expect(Math.abs(result[planet]! - longitude)).toBeLessThan(1e-4)
    expect(chart.planets.filter((row) => row.retrograde).map((row) => row.planet)).toContain('Uranus')
    expect(Math.abs(chart.ascendant.longitude - 101.6464)).toBeLessThan(1e-3)
    expect(Math.abs(chart.midheaven.longitude - 342.8399)).toBeLessThan(1e-3)
    expect(Math.abs(chart.houses[1]!.cusp! - 118.6172)).toBeLessThan(1e-3)
    expect(Math.abs(chart.houses[2]!.cusp! - 137.808)).toBeLessThan(1e-3)
    expect(chart.julian_day).toBe(2407422.951389)
  })

  test('returns the name, date and signs at the head of the chart', async () => {
    const { name, date, time, tz, sun_sign, moon_sign, ascendant_sign, big_three, house_system, warnings } =
      await answer
    expect({ name, date, time, tz, sun_sign, moon_sign, ascendant_sign }).toEqual({
      name: 'Albert Einstein',
      date: '1879-03-14',
      time: '11:30:00',
      tz: 0.666667,
      sun_sign: 'Pisces',
      moon_sign: 'Sagittarius',
      ascendant_sign: 'Cancer',
    })
    expect(big_three.ascendant).toEqual({
      sign: 'Cancer',
      sign_symbol: '♋',
      degree_in_sign: '11°38\'47"',
      meaning: 'You meet the world sideways and with care.',
    })
    expect(house_system).toEqual({ code: 'P', name: 'Placidus' })
    expect(warnings).toEqual([])
  })

  test('aspects, closest first', async () => {
    const { aspects, aspect_count } = await answer
    expect(aspect_count).toBe(27)
    expect(aspects.length).toBe(27)
    expect(aspects[0]).toEqual({
      planet_a: 'Mercury',
      planet_b: 'North Node',
      aspect: 'sextile',
      symbol: '⚹',
      angle: 60,
      nature: 'harmonious',
      orb: 0.4126,
      applying: false,
      intensity: 86,
      meaning: 'Your thinking and your direction help each other as soon as you make use of it.',
    })
    const orbs = aspects.map(({ orb }) => orb)
    expect(orbs).toEqual([...orbs].sort((a, b) => a - b))
  })
})

test('Lennon: the Sun equals kerykeion, the Moon and angles Swiss Ephemeris', async () => {
  const chart = await call(westernNatalChart, lennon)
  expect(Math.abs(chart.planets[0]!.longitude! - 196.267892)).toBeLessThan(1e-5)
  expect(Math.abs(chart.planets[1]!.longitude! - 303.54663)).toBeLessThan(1e-4)
  expect(Math.abs(chart.ascendant.longitude - 19.7111)).toBeLessThan(1e-3)
  expect(Math.abs(chart.midheaven.longitude - 277.0584)).toBeLessThan(1e-3)
})

describe('consistency', () => {
  const systems = ['P', 'K', 'W', 'E'] as const

  test.each(systems)('every point is in one house of %s, and quadrants begin at the angles', async (house_system) => {
    for (const birth of randomBirths(12)) {
      const chart = await call(westernNatalChart, { ...birth, house_system })
      const cusp = (house: number) => chart.houses[house - 1]!.cusp!
      const housed = chart.houses.flatMap(({ planets }) => planets)
      expect(housed.length).toBe(chart.planets.length)
      expect(new Set(housed).size).toBe(chart.planets.length)
      for (let house = 1; house <= 6; house++) expect(separation(cusp(house), cusp(house + 6))).toBeCloseTo(180, 5)
      if (house_system === 'P' || house_system === 'K') {
        expect(cusp(1)).toBe(chart.ascendant.longitude)
        expect(cusp(10)).toBe(chart.midheaven.longitude)
      }
    }
  })

  test('an aspect follows from its separation, and no pair has two', async () => {
    for (const birth of randomBirths(12, 7)) {
      const chart = await call(westernNatalChart, birth)
      const at = {
        ...longitudes(chart.planets),
        Ascendant: chart.ascendant.longitude,
        Midheaven: chart.midheaven.longitude,
      }
      const longitude = (name: string) => (at as Record<string, number>)[name]!
      for (const { planet_a, planet_b, angle, orb } of chart.aspects)
        expect(Math.abs(separation(longitude(planet_a), longitude(planet_b)) - angle)).toBeCloseTo(orb, 3)
      const pairs = chart.aspects.map(({ planet_a, planet_b }) => `${planet_a} ${planet_b}`)
      expect(new Set(pairs).size).toBe(pairs.length)
      expect(pairs).not.toContain('North Node South Node')
    }
  })

  test('no separation fits two aspects, even with the widest orbs', () => {
    const ranges = ALL_ASPECTS.map((name) => ({
      angle: ASPECTS[name].angle,
      orb: ASPECTS[name].orbs.natal + (ASPECTS[name].major ? 2 : 0),
    })).sort((a, b) => a.angle - b.angle)
    for (const [i, { angle, orb }] of ranges.entries()) {
      const next = ranges[i + 1]
      if (next) expect(angle + orb).toBeLessThan(next.angle - next.orb)
    }
  })
})

describe('polar latitudes', () => {
  test.each(['P', 'K'] as const)('%s has only its angles within the polar circle', async (house_system) => {
    for (const latitude of [70, 66.7, -70]) {
      const chart = await call(westernNatalChart, { ...north(latitude), house_system })
      expect(chart.houses.filter(({ cusp }) => cusp === null).map(({ house }) => house)).toEqual([
        2, 3, 5, 6, 8, 9, 11, 12,
      ])
      expect(chart.planets.every(({ house }) => house === null)).toBe(true)
      expect(chart.warnings.join()).toContain('polar circle')
      expect((chart.ascendant.longitude - chart.midheaven.longitude + 360) % 360).toBeLessThan(180)
    }
    const outside = await call(westernNatalChart, { ...north(66.3), house_system })
    expect(outside.houses.every(({ cusp }) => cusp !== null)).toBe(true)
    expect(outside.warnings).toEqual([])
  })

  test.each(['W', 'E'] as const)('%s works at every latitude', async (house_system) => {
    const chart = await call(westernNatalChart, { ...north(70), house_system })
    expect(chart.houses.every(({ cusp }) => cusp !== null)).toBe(true)
    expect(chart.warnings).toEqual([])
  })

  test('at a pole the Ascendant is that of latitude 89.99, with a warning', async () => {
    for (const pole of [90, -90]) {
      const { ascendant, warnings } = await call(westernNatalChart, north(pole))
      expect(ascendant).toEqual((await call(westernNatalChart, north(Math.sign(pole) * 89.99))).ascendant)
      expect(warnings.join()).toContain(`\`latitude\` ${pole} is a pole`)
    }
  })
})

test('an ayanamsha is ignored, with a warning', async () => {
  const { warnings: texts, ...input } = await call(westernNatalChart, { ...ono, ayanamsha: 'lahiri' })
  const { warnings, ...plain } = await call(westernNatalChart, ono)
  expect(input).toEqual(plain)
  expect(warnings).toEqual([])
  expect(texts[0]).toContain('ayanamsha')
})

test('the stated sign, degree and longitude agree with each other', () => {
  const format = (longitude: number) => {
    const { sign, degree, longitude: whole, dms } = longitudeFields(longitude)
    return [sign, degree, whole, dms]
  }
  expect(format(359.9999999)).toEqual([11, 29.999999, 359.999999, '29°59\'59"'])
  expect(format(29.9999996)).toEqual([0, 29.999999, 29.999999, '29°59\'59"'])
  expect(format(30)).toEqual([1, 0, 30, '0°00\'00"'])
  expect(format(0)).toEqual([0, 0, 0, '0°00\'00"'])
  // a tenth of a degree is six minutes, although its binary value is slightly less
  expect(format(270.1)).toEqual([9, 0.1, 270.1, '0°06\'00"'])
  expect(format(12.3456785)).toEqual([0, 12.345679, 12.345679, '12°20\'44"'])
})
