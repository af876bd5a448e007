import { CITY_POPULATION, type Cities } from '../../../atlas/cities.ts'
import { CONTINENTS, type Continent, continentOf } from '../../../atlas/continents.ts'
import { invalid } from '../../../faults.ts'
import { maybe, oneOf, t } from '../../../schema.ts'
import { helpAndHindrance, type Surroundings, weightedParans } from '../../../western/location/ranking.ts'
import type { LocationGoal } from '../../../western/location/tables.ts'
import type { World } from '../../capability.ts'
import { lineRef, paranNearby } from './near-rows.ts'

/** Filters and fields of cities. */

export const cityChoice = {
  countries: maybe(
    t.Array(t.String({ pattern: '^[A-Za-z]{2}$' }), {
      maxItems: 50,
      description: 'ISO 3166-1 alpha-2 codes; default: all.',
    }),
  ),
  continents: maybe(
    t.Array(oneOf(CONTINENTS), {
      maxItems: CONTINENTS.length,
      description: 'AF Africa, AN Antarctica, AS Asia, EU Europe, NA North America, OC Oceania, SA South America.',
    }),
  ),
  min_population: maybe(
    t.Integer({
      minimum: CITY_POPULATION,
      maximum: 20_000_000,
      default: 500000,
      description: 'Minimum population of a city.',
    }),
  ),
}

const MIN_POPULATION = 500_000

interface Choice {
  countries?: string[] | null | undefined
  continents?: Continent[] | null | undefined
  min_population?: number | null | undefined
}

export interface ChosenCities {
  readonly cities: Cities
  /** Number of cities with enough population, at the start of the list. */
  readonly count: number
  isAsked(city: number): boolean
  /** Number of cities that match the filters. */
  readonly considered: number
}

/** Cities of the requested countries and continents (both filters apply); warns if there is none. */
export const chosenCities = ({ countries, continents, min_population }: Choice, world: World): ChosenCities => {
  const cities = world.atlas.cities()
  const codes = countries?.map((code, i) => {
    const upper = code.toUpperCase()
    if (!continentOf(upper)) throw invalid(`countries.${i}`, `${code} is not an ISO 3166-1 alpha-2 country code.`)
    return upper
  })
  const selection = codes?.length ? new Set(codes) : null
  const within = continents?.length ? new Set(continents) : null
  const isAsked = (city: number) => {
    const code = cities.countryCode(city)
    return (!selection || selection.has(code)) && (!within || within.has(continentOf(code)!))
  }
  const count = cities.withPopulation(min_population ?? MIN_POPULATION)
  let considered = 0
  for (let city = 0; city < count; city++) if (isAsked(city)) considered++
  if (considered === 0) world.warn('not_determined', 'No city matches the filters; the list is empty.')
  return { cities, count, isAsked, considered }
}

/** Reasons for the score of a city. */
export const reasons = (goal: LocationGoal, { lines, parans }: Surroundings) => {
  const { helping, hindering } = helpAndHindrance(goal, lines)
  return {
    helping: helping.map(lineRef),
    hindering: hindering.map(lineRef),
    parans: weightedParans(goal, parans).map(paranNearby),
  }
}
