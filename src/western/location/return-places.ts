import type { Site, Sky } from '../../sky/sky.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { type ChartAngles, type Houses, houseOf, housesAt } from '../houses.ts'
import type { LocationGoal } from './tables.ts'

// source: the contract's houses of goals and their weights (location-astrology, solar-return-relocation)
const GOAL_HOUSES = {
  love: [5, 7],
  career: [10, 6],
  money: [2, 8],
  health: [1, 6],
  home: [4],
  study: [3, 9],
  creativity: [5],
  spirituality: [9, 12],
  adventure: [9],
  social: [11],
  retirement: [4, 12],
} as const satisfies Record<LocationGoal, readonly number[]>
const HOUSE_WEIGHTS = { Sun: 2, Venus: 2, Jupiter: 2, Saturn: -2, Mars: -2 } as const
const WEIGHED_PLANETS = ['Sun', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const
/** Beyond this latitude (degrees) whole-sign houses are used. */
const POLAR = 66

/** The houses of a return at a place: Placidus, or whole signs near the poles. */
export const returnHouses = (at: JulianDay, site: Site, sky: Sky): { angles: ChartAngles; houses: Houses } =>
  housesAt(at, site, Math.abs(site.latitude) > POLAR ? 'W' : 'P', sky)

/** The sum of the weights of the planets of a return that are in the houses of a goal. */
export const goalHouseScore = (
  goal: LocationGoal,
  longitudeOf: (planet: (typeof WEIGHED_PLANETS)[number]) => number,
  houses: Houses,
): number => {
  const goalHouses: readonly number[] = GOAL_HOUSES[goal]
  return WEIGHED_PLANETS.reduce((sum, planet) => {
    const house = houseOf(longitudeOf(planet), houses)
    return house !== null && goalHouses.includes(house) ? sum + HOUSE_WEIGHTS[planet] : sum
  }, 0)
}

// source: Ciro Discepolo, the aimed birthday: the houses to avoid
/** The natal houses to avoid for the Ascendant, the Sun and Mars of a return. */
const HOUSES_TO_AVOID = new Set([1, 6, 12])
export const isHouseToAvoid = (house: number | null): house is number => house !== null && HOUSES_TO_AVOID.has(house)
