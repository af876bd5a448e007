import { describe, expect, test } from 'bun:test'
import type { JulianDay } from '../../src/time/julian-day.ts'
import { byName, inHouses, type SkyPoint, type TropicalChart } from '../../src/western/chart.ts'
import { lillyRow } from '../../src/western/lilly-table.ts'
import { CLASSICAL_PLANETS, type ClassicalPlanet, type PointName } from '../../src/western/points.ts'
import { tropical } from '../../src/zodiac/longitude.ts'
import { SIGNS } from '../../src/zodiac/signs.ts'
import { sky } from '../world.ts'

// source: Lilly, Christian Astrology (1647): the two figures whose planets he scores line by line, "Rich or Poore" (p. 177-180) and the
// English merchant (p. 742-745). Places, motions and totals as read from the page images by teistro-sdk
// (https://github.com/teispace/teistro-sdk). No tolerance: the points are whole numbers.

const at = (sign: (typeof SIGNS)[number], degrees: number, minutes: number) =>
  30 * SIGNS.indexOf(sign) + degrees + minutes / 60

/** A chart by day with the places that Lilly prints: longitude, and motion in degrees a day. */
const figure = (
  day: number,
  places: Record<ClassicalPlanet, readonly [number, number]>,
  node: number,
  east: readonly number[],
): TropicalChart => {
  const cusps = [...east, ...east.map((cusp) => cusp + 180)].map(tropical)
  const houses = { system: 'R' as const, cusps }
  const point = (name: PointName, longitude: number, speed: number): SkyPoint => ({
    ...{ name, speed, longitude: tropical(longitude), latitude: 0, declination: 0, rightAscension: 0 },
  })
  const points = inHouses(
    [
      ...CLASSICAL_PLANETS.map((name) => point(name, ...places[name])),
      point('North Node', node, -0.05),
      point('South Node', node + 180, -0.05),
    ],
    houses,
  )
  const angles = { ascendant: cusps[0]!, midheaven: cusps[9]!, armc: 0 }
  return {
    at: day as JulianDay,
    site: { latitude: 52, longitude: 0 },
    ...angles,
    houses,
    points,
    point: byName(points),
  }
}

/** A difference between the stated rules and the printed tally: the points of the rules less those that Lilly prints. */
type Slip = readonly [points: number, reason: string]

const RICH_OR_POOR = figure(
  2318070,
  {
    Saturn: [at('Sagittarius', 15, 19), -2 / 60],
    Jupiter: [at('Cancer', 17, 31), 13 / 60],
    Mars: [at('Libra', 16, 12), 35 / 60],
    Sun: [at('Leo', 3, 10), 57 / 60],
    Venus: [at('Leo', 25, 34), 73 / 60],
    Mercury: [at('Leo', 17, 45), 104 / 60],
    Moon: [at('Leo', 19, 7), 714 / 60],
  },
  at('Virgo', 22, 12),
  [
    at('Libra', 14, 13),
    at('Scorpio', 6, 35),
    at('Sagittarius', 7, 12),
    at('Capricorn', 19, 0),
    at('Aquarius', 26, 52),
    at('Pisces', 23, 9),
  ],
)
/** Lilly prints no motions, so each planet has the motion that his table implies. */
const MERCHANT = figure(
  2311560,
  {
    Saturn: [at('Taurus', 9, 2), -0.02],
    Jupiter: [at('Sagittarius', 21, 55), 0.1],
    Mars: [at('Leo', 0, 54), 0.6],
    Sun: [at('Libra', 6, 37), 1],
    Venus: [at('Libra', 6, 54), 1.2],
    Mercury: [at('Libra', 3, 34), 1.5],
    Moon: [at('Gemini', 1, 44), 14],
  },
  at('Pisces', 5, 50),
  [
    at('Capricorn', 6, 37),
    at('Aquarius', 23, 30),
    at('Aries', 18, 34),
    at('Taurus', 14, 39),
    at('Gemini', 0, 0),
    at('Gemini', 14, 49),
  ],
)

const BEAMS = 'within 17 degrees of the Sun, but printed as free from combustion'
const EIGHTH = 'the eighth house, for which the tally has -4 and the table -2'
const TALLIES: readonly [string, TropicalChart, Record<ClassicalPlanet, readonly [number, ...Slip[]]>][] = [
  [
    'Rich or Poore',
    RICH_OR_POOR,
    {
      Saturn: [-8],
      Jupiter: [20, [-9, BEAMS], [2, 'oriental, not printed']],
      Mars: [9],
      Sun: [8, [3, 'its triplicity by day, not printed']],
      Venus: [18],
      Mercury: [13, [-9, BEAMS]],
      Moon: [5, [-9, BEAMS]],
    },
  ],
  [
    'the English merchant',
    MERCHANT,
    {
      Saturn: [-4],
      Jupiter: [9],
      Mars: [12],
      Sun: [-6, [2, EIGHTH]],
      Venus: [16, [2, EIGHTH]],
      Mercury: [-3, [2, EIGHTH], [-2, 'oriental, not printed'], [-5, 'peregrine, not printed']],
      Moon: [3],
    },
  ],
]

describe.each(TALLIES)('%s', (_, chart, tally) => {
  test.each(CLASSICAL_PLANETS)('%s has the printed total, but for the listed slips', (planet) => {
    const { total, fortitudes, debilities } = lillyRow(planet, chart, sky)
    const [printed, ...slips] = tally[planet]
    const factors = [...fortitudes, ...debilities].map(({ factor, points }) => `${factor} ${points}`)
    expect([planet, total, factors]).toEqual([
      planet,
      printed + slips.reduce((sum, [points]) => sum + points, 0),
      factors,
    ])
  })
})

test('houses, stars and aspects of the printed lines', () => {
  const factorsOf = (planet: ClassicalPlanet, chart: TropicalChart) => {
    const { fortitudes, debilities } = lillyRow(planet, chart, sky)
    return [...fortitudes, ...debilities].map(({ factor }) => factor)
  }
  // Jupiter stands 1°29′ before the Midheaven, and Venus 1°18′ before the cusp of the eleventh house.
  expect(factorsOf('Jupiter', RICH_OR_POOR)).toContain('house_1_10')
  expect(factorsOf('Venus', RICH_OR_POOR)).toEqual(expect.arrayContaining(['house_4_7_11', 'with_regulus']))
  expect(factorsOf('Mars', RICH_OR_POOR)).toContain('with_spica')
  // Regulus stood near 24°43′ Leo, 5°36′ from the Moon.
  expect(factorsOf('Moon', RICH_OR_POOR)).not.toContain('with_regulus')
  expect(factorsOf('Venus', MERCHANT)).toContain('cazimi')
  expect(factorsOf('Sun', MERCHANT)).toContain('partile_conjunction_of_jupiter_or_venus')
})
