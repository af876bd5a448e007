import type { Star } from '../ephemeris/stars.ts'
import type { Sky } from '../sky/sky.ts'
import { arc, norm, separation } from '../zodiac/longitude.ts'
import { signOf } from '../zodiac/signs.ts'
import { ACCIDENTAL_POINTS, accidentalFactors } from './accidental.ts'
import { isDayChart, type TropicalChart } from './chart.ts'
import { DIGNITY_POINTS, essentialDignity } from './dignities.ts'
import { CLASSICAL_PLANETS, type ClassicalPlanet } from './points.ts'
import { receptionsIn } from './receptions.ts'

// William Lilly's complete table of fortitudes and debilities.

// source: Lilly, Christian Astrology (1647), p. 115: points beyond house, motion and solar phase
const FURTHER_POINTS = {
  mutual_reception_by_house: 5,
  mutual_reception_by_exaltation: 4,
  partile_conjunction_of_jupiter_or_venus: 5,
  partile_conjunction_of_north_node: 4,
  partile_trine_of_jupiter_or_venus: 4,
  partile_sextile_of_jupiter_or_venus: 3,
  with_regulus: 6,
  with_spica: 5,
  partile_conjunction_of_saturn_or_mars: -5,
  partile_conjunction_of_south_node: -4,
  besieged_by_saturn_and_mars: -5,
  partile_opposition_of_saturn_or_mars: -4,
  partile_square_of_saturn_or_mars: -3,
  with_algol: -5,
} as const
type FurtherFactor = keyof typeof FURTHER_POINTS

/** A factor of the table with its points. */
export interface LillyFactor {
  readonly factor: string
  readonly points: number
}
export interface LillyRow {
  readonly planet: ClassicalPlanet
  readonly fortitudes: readonly LillyFactor[]
  readonly debilities: readonly LillyFactor[]
  readonly total: number
}

// source: Lilly, p. 115, "within five degrees" of Algol; the other two stars by the same orb, degrees of longitude
const STAR_ORB = 5
const STARS = { with_regulus: 'Regulus', with_spica: 'Spica', with_algol: 'Algol' } as const satisfies Record<
  string,
  Star
>

/** The number of signs of an aspect that two longitudes have in the same degree of their signs, or null. */
const partileSigns = (a: number, b: number): number | null => {
  const inSign = (longitude: number) => Math.floor(longitude % 30)
  if (inSign(a) !== inSign(b)) return null
  const apart = norm(30 * (signOf(a) - signOf(b))) / 30
  return Math.min(apart, 12 - apart)
}

const BENEFICS = ['Jupiter', 'Venus'] as const
const MALEFICS = ['Saturn', 'Mars'] as const
const PARTILE: readonly (readonly [readonly ClassicalPlanet[], number, FurtherFactor])[] = [
  [BENEFICS, 0, 'partile_conjunction_of_jupiter_or_venus'],
  [BENEFICS, 4, 'partile_trine_of_jupiter_or_venus'],
  [BENEFICS, 2, 'partile_sextile_of_jupiter_or_venus'],
  [MALEFICS, 0, 'partile_conjunction_of_saturn_or_mars'],
  [MALEFICS, 6, 'partile_opposition_of_saturn_or_mars'],
  [MALEFICS, 3, 'partile_square_of_saturn_or_mars'],
]

/** True if a planet stands between Saturn and Mars in their shorter arc of at most a sign, with no other planet in between. */
const isBesieged = (planet: ClassicalPlanet, chart: TropicalChart): boolean => {
  if (planet === 'Saturn' || planet === 'Mars') return false
  const { Saturn, Mars } = chart.point
  const size = arc(Saturn.longitude, Mars.longitude)
  if (Math.abs(size) > 30) return false
  const isBetween = (longitude: number) => {
    const from = arc(Saturn.longitude, longitude)
    return from * size > 0 && Math.abs(from) < Math.abs(size)
  }
  return CLASSICAL_PLANETS.filter((each) => isBetween(chart.point[each].longitude)).join() === planet
}

// source: Lilly, p. 33: a planet within five degrees of a cusp is of the house of the nearest cusp
const CUSP_ORB = 5

/** The house in which Lilly counts a planet; null in a chart without houses. */
const countedHouse = (planet: ClassicalPlanet, { point, houses }: TropicalChart): number | null => {
  const { longitude, house } = point[planet]
  if (house === null) return null
  const distances = houses.cusps.map((cusp) => (cusp === null ? Number.POSITIVE_INFINITY : separation(cusp, longitude)))
  const nearest = Math.min(...distances)
  return nearest <= CUSP_ORB ? distances.indexOf(nearest) + 1 : house
}

const furtherFactors = (planet: ClassicalPlanet, chart: TropicalChart, sky: Sky): FurtherFactor[] => {
  const { longitude } = chart.point[planet]
  const receptions = receptionsIn(chart).filter(
    ({ a, b, byA, byB }) => (a === planet || b === planet) && byA !== null && byB !== null,
  )
  const by = (dignity: string) => receptions.some(({ byA, byB }) => byA === dignity && byB === dignity)
  const nodes = {
    partile_conjunction_of_north_node: chart.point['North Node'].longitude,
    partile_conjunction_of_south_node: chart.point['South Node'].longitude,
  }
  const places = sky.stars(chart.at, Object.values(STARS))
  return [
    ...(by('domicile') ? ['mutual_reception_by_house' as const] : []),
    ...(by('exaltation') ? ['mutual_reception_by_exaltation' as const] : []),
    ...PARTILE.filter(([others, signs]) =>
      others.some((other) => other !== planet && partileSigns(longitude, chart.point[other].longitude) === signs),
    ).map(([, , factor]) => factor),
    ...(Object.keys(nodes) as (keyof typeof nodes)[]).filter((name) => partileSigns(longitude, nodes[name]) === 0),
    ...(isBesieged(planet, chart) ? ['besieged_by_saturn_and_mars' as const] : []),
    ...(Object.keys(STARS) as (keyof typeof STARS)[]).filter(
      (_, i) => separation(longitude, places[i]!.longitude) <= STAR_ORB,
    ),
  ]
}

/**
 * Lilly's table of a planet: essential dignities, house, motion, solar phase, receptions, partile aspects, nodes, siege and stars.
 *
 * Notes: a planet within five degrees of a cusp counts in the house of that cusp. It is combust only in the sign of the Sun (p. 113). Partile
 * is the same degree of the signs. Triplicity and terms are those that Lilly prints (Ptolemy).
 */
export const lillyRow = (planet: ClassicalPlanet, chart: TropicalChart, sky: Sky): LillyRow => {
  const scheme = { terms: 'ptolemaic', triplicity: 'lilly' } as const
  const { longitude } = chart.point[planet]
  const { dignities, debilities } = essentialDignity(planet, longitude, isDayChart(chart), scheme)
  const factors: LillyFactor[] = [
    ...[...dignities, ...debilities].map((name) => ({ factor: name as string, points: DIGNITY_POINTS[name] })),
    ...accidentalFactors(planet, chart, { house: countedHouse(planet, chart), isCombustInSignOnly: true }).map(
      (name) => ({ factor: name as string, points: ACCIDENTAL_POINTS[name] }),
    ),
    ...furtherFactors(planet, chart, sky).map((name) => ({ factor: name as string, points: FURTHER_POINTS[name] })),
  ]
  return {
    planet,
    fortitudes: factors.filter(({ points }) => points > 0),
    debilities: factors.filter(({ points }) => points < 0),
    total: factors.reduce((sum, { points }) => sum + points, 0),
  }
}
