import type { Sky } from '../sky/sky.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { type HouseNumber, houseFrom, type SignIndex, signOf } from '../zodiac/signs.ts'
import { PLANETS, type Planet } from './points.ts'

// Forecasts for a Sun sign, by planets in solar houses: whole-sign houses counted from the sign of the Sun.

// source: this service's own weighing; benefics positive, malefics negative, slower planets larger
const WEIGHTS = {
  Sun: 1,
  Moon: 2,
  Mercury: 1,
  Venus: 3,
  Mars: -2,
  Jupiter: 4,
  Saturn: -3,
  Uranus: -1,
  Neptune: -1,
  Pluto: -1,
} as const satisfies Record<Planet, number>

export const FORECAST_AREAS = ['love', 'career', 'money', 'health', 'home', 'social'] as const
export type ForecastArea = (typeof FORECAST_AREAS)[number]

// source: common significations of houses, chosen by this project
/** The two houses of an area. The first has factor 1, the second 0.6. */
export const FORECAST_AREA_HOUSES: Readonly<Record<ForecastArea, readonly [HouseNumber, HouseNumber]>> = {
  love: [5, 7],
  career: [10, 6],
  money: [2, 8],
  health: [1, 6],
  home: [4, 12],
  social: [11, 3],
}

// source: this service's own weighing
/** The factor of a malefic in square or opposition, or a benefic in trine, to the first house of an area. */
const ASPECT_FACTOR = 0.4
const TRINE: readonly number[] = [4, 8]
const HARD: readonly number[] = [3, 6, 9]

export interface SolarPlace {
  readonly planet: Planet
  readonly longitude: number
  readonly retrograde: boolean
  readonly house: HouseNumber
}

/** The planets in the solar houses of a sign. */
export const solarPlaces = (at: JulianDay, sign: SignIndex, sky: Sky): SolarPlace[] =>
  sky.positions(at, PLANETS).map(({ longitude, longitudeSpeed }, i) => ({
    planet: PLANETS[i]!,
    longitude,
    retrograde: longitudeSpeed < 0,
    house: houseFrom(sign, signOf(longitude)),
  }))

/** The contribution of a planet to an area. */
const contributionOf = ({ planet, house }: SolarPlace, area: ForecastArea): number => {
  const [first, second] = FORECAST_AREA_HOUSES[area]
  const weight = WEIGHTS[planet]
  const inHouse = house === first ? weight : house === second ? 0.6 * weight : 0
  const distance = (house - first + 12) % 12
  return inHouse + ((weight > 0 ? TRINE : HARD).includes(distance) ? ASPECT_FACTOR * weight : 0)
}

/** The nearest integer; halves are rounded up. */
export const roundHalfUp = (value: number): number => Math.floor(value + 0.5)

export type Scores = Record<ForecastArea | 'overall', number>

/** A score from 5 to 95 for each area, and their mean. */
export const solarScores = (places: readonly SolarPlace[]): Scores => {
  const score = (area: ForecastArea) =>
    Math.min(95, Math.max(5, roundHalfUp(50 + 6 * places.reduce((sum, place) => sum + contributionOf(place, area), 0))))
  return withOverall(
    Object.fromEntries(FORECAST_AREAS.map((area) => [area, score(area)])) as Record<ForecastArea, number>,
  )
}

const withOverall = (areas: Record<ForecastArea, number>): Scores => ({
  ...areas,
  overall: roundHalfUp(FORECAST_AREAS.reduce((sum, area) => sum + areas[area], 0) / FORECAST_AREAS.length),
})

/** The mean scores of several days. */
export const meanScores = (days: readonly Scores[]): Scores =>
  withOverall(
    Object.fromEntries(
      FORECAST_AREAS.map((area) => [area, roundHalfUp(days.reduce((sum, day) => sum + day[area], 0) / days.length)]),
    ) as Record<ForecastArea, number>,
  )

/** A rating from 1 to 5. */
export const ratingOf = (score: number): number => Math.ceil(score / 20)

/**
 * The planet with the largest contribution to an area, among those that help (1) or hinder (-1) it if a side is given, with at
 * least `minimum`; null if there is none.
 */
export const strongestPlanetOf = (
  area: ForecastArea,
  places: readonly SolarPlace[],
  side?: 1 | -1,
  minimum = 0,
): SolarPlace | null => {
  const contributions = places
    .map((place) => ({ place, by: contributionOf(place, area) }))
    .filter(({ by }) => Math.abs(by) >= minimum && (side === undefined ? by !== 0 : by * side > 0))
  return (
    contributions.reduce<(typeof contributions)[number] | null>(
      (most, each) => (most && Math.abs(most.by) >= Math.abs(each.by) ? most : each),
      null,
    )?.place ?? null
  )
}
