import { type HouseNumber, signName, signOfHouse } from '../zodiac/signs.ts'
import { dignityPointsOf } from './assessment/area.ts'
import type { ShadbalaRatios } from './assessment/planet.ts'
import type { RasiChart } from './chart.ts'
import { type FunctionalNature, functionalNature } from './functional-nature.ts'
import { GRAHA_ATTRIBUTES } from './graha-attributes.ts'
import { GRAHAS, type Graha, isLord, type Lord } from './grahas.ts'
import { directionNamed } from './journeys.ts'
import { DIRECTIONS, type Direction } from './panchang/day-parts.ts'
import { clampScore } from './quality.ts'
import { signDirection } from './remedies/nakshatra-vastu.ts'

/** Places to live: directions from the birthplace, and single places. */

/** The rulers of the eight directions: the seven planets and Rahu. Ketu rules none. */
const RULERS = Object.fromEntries(
  GRAHAS.filter((planet) => planet !== 'Ketu').map((planet) => [
    directionNamed(GRAHA_ATTRIBUTES[planet].direction),
    planet,
  ]),
) as Record<Direction, Graha>

// source: this project's own weighing
const BY_NATURE: Record<FunctionalNature, number> = { yogakaraka: 10, benefic: 10, neutral: 0, malefic: -10 }
const FACING = 3
const WELCOME_HOUSES = [1, 4, 5, 9, 10, 11] as const satisfies readonly HouseNumber[]
const PLACE_BASE = 35
const PLACE_BY_DIRECTION = 0.3
const EVEN = 50

export const DIRECTION_SHADES = ['supported', 'neutral', 'strained'] as const
export type DirectionShade = (typeof DIRECTION_SHADES)[number]

export interface DirectionScore {
  readonly direction: Direction
  readonly ruler: Graha
  readonly nature: FunctionalNature
  /** The ratio of Shadbala to the required Shadbala; 1 for Rahu. */
  readonly ratio: number
  /** Houses whose signs face this direction. */
  readonly houses: readonly HouseNumber[]
  readonly score: number
  readonly shade: DirectionShade
}

/** Rounded to the tenth that answers show. */
const roundScore = (points: number) => Math.round(clampScore(points) * 10) / 10

/** The shade of a direction by its score. */
export const directionShade = (score: number): DirectionShade =>
  score >= 55 ? 'supported' : score > 45 ? 'neutral' : 'strained'

/** The eight directions in compass order. */
export const directionScores = (chart: RasiChart, ratios: ShadbalaRatios): DirectionScore[] =>
  DIRECTIONS.map((direction) => {
    const ruler = RULERS[direction]
    const nature = functionalNature(ruler, chart)
    const ratio = isLord(ruler) ? ratios[ruler] : 1
    const houses = WELCOME_HOUSES.filter(
      (house) => directionNamed(signDirection(signOfHouse(chart.ascendant.sign, house))) === direction,
    )
    const score = roundScore(EVEN + BY_NATURE[nature] * ratio + FACING * houses.length)
    return { direction, ruler, nature, ratio, houses, score, shade: directionShade(score) }
  })

/** The direction (an eighth of the compass) of a bearing in degrees. */
export const compassEighth = (bearing: number): Direction => DIRECTIONS[Math.round(bearing / 45) % 8]!

/**
 * The score of a place, 0..100, by the planets on its angles, the lord of its ascendant, and its direction from the
 * birthplace (null at the birthplace).
 */
export const placeScore = (
  chart: RasiChart,
  angular: readonly Graha[],
  lord: Lord,
  direction: Pick<DirectionScore, 'score'> | null,
): number =>
  roundScore(
    PLACE_BASE +
      angular.reduce((sum, planet) => sum + BY_NATURE[functionalNature(planet, chart)], 0) +
      dignityPointsOf(lord, chart) +
      PLACE_BY_DIRECTION * (direction?.score ?? EVEN),
  )

/** Example: "House 4 is Leo, which faces east." */
export const facingText = (house: HouseNumber, { ascendant }: RasiChart): string => {
  const sign = signOfHouse(ascendant.sign, house)
  return `House ${house} is ${signName(sign)}, which faces ${directionNamed(signDirection(sign)).toLowerCase()}.`
}
