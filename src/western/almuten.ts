import { prenatalLunation } from '../sky/lunations.ts'
import type { Sky } from '../sky/sky.ts'
import type { Zone } from '../time/moment.ts'
import { isDayChart, type TropicalChart } from './chart.ts'
import { type DegreeRulers, DIGNITIES, DIGNITY_POINTS, type DignityScheme, rulersAt } from './dignities.ts'
import { lotAt } from './lots.ts'

import { type PlanetaryHour, planetaryHour } from './planetary-hours.ts'
import { CLASSICAL_PLANETS, type ClassicalPlanet } from './points.ts'
import { planetOf } from './sect.ts'

export type AlmutenScores = Record<ClassicalPlanet, number>
const noScores = (): AlmutenScores => ({ Sun: 0, Moon: 0, Mercury: 0, Venus: 0, Mars: 0, Jupiter: 0, Saturn: 0 })

/** The dignity points of each planet at a degree. Of the triplicity rulers only the one of the sect counts. */
const degreeScores = (rulers: DegreeRulers): AlmutenScores => {
  const scores = noScores()
  for (const dignity of DIGNITIES) {
    const ruler = dignity === 'triplicity' ? rulers.triplicityInForce[0]! : rulers[dignity]
    if (ruler) scores[ruler] += DIGNITY_POINTS[dignity]
  }
  return scores
}

export interface Almuten {
  /** The planets with the highest score. */
  readonly winners: ClassicalPlanet[]
  readonly score: number
}
const almutenOf = (scores: AlmutenScores): Almuten => {
  const score = Math.max(...Object.values(scores))
  return { winners: CLASSICAL_PLANETS.filter((planet) => scores[planet] === score), score }
}

/** The planets with the most dignity points at a degree. */
export const degreeAlmuten = (longitude: number, isDay: boolean, scheme: DignityScheme): Almuten =>
  almutenOf(degreeScores(rulersAt(longitude, isDay, scheme)))

export const HYLEGIACAL = ['Sun', 'Moon', 'Ascendant', 'Fortune', 'prenatal lunation'] as const
export interface Hylegiacal {
  readonly point: (typeof HYLEGIACAL)[number]
  readonly longitude: number
}

// source: Ibn Ezra, The Book of Nativities; house 1 first
const HOUSE_POINTS = [12, 6, 3, 9, 7, 1, 10, 4, 5, 11, 8, 2]
const DAY_RULER_POINTS = 7
const HOUR_RULER_POINTS = 6

export interface AlmutenFiguris extends Almuten {
  readonly scores: AlmutenScores
  readonly points: Hylegiacal[]
  /** Null where the Sun does not rise and set around the birth; then the rulers of the day and hour add no points. */
  readonly hour: PlanetaryHour | null
}

/** The almuten figuris of a chart after Ibn Ezra: dignity at the five hylegiacal places, houses, rulers of the day and the hour. */
export const almutenFiguris = (chart: TropicalChart, zone: Zone, scheme: DignityScheme, sky: Sky): AlmutenFiguris => {
  const isDay = isDayChart(chart)
  const points: Hylegiacal[] = [
    { point: 'Sun', longitude: planetOf('Sun', chart).longitude },
    { point: 'Moon', longitude: planetOf('Moon', chart).longitude },
    { point: 'Ascendant', longitude: chart.ascendant },
    { point: 'Fortune', longitude: lotAt('Fortune', chart, isDay)! },
    { point: 'prenatal lunation', longitude: prenatalLunation(chart.at, sky).longitude },
  ]
  const scores = noScores()
  for (const { longitude } of points) {
    const degreePoints = degreeScores(rulersAt(longitude, isDay, scheme))
    for (const planet of CLASSICAL_PLANETS) scores[planet] += degreePoints[planet]
  }
  for (const planet of CLASSICAL_PLANETS) {
    const { house } = planetOf(planet, chart)
    if (house !== null) scores[planet] += HOUSE_POINTS[house - 1]!
  }
  const hour = planetaryHour(chart.at, chart.site, zone, sky)
  if (hour) {
    scores[hour.dayRuler] += DAY_RULER_POINTS
    scores[hour.hourRuler] += HOUR_RULER_POINTS
  }
  return { ...almutenOf(scores), scores, points, hour }
}
