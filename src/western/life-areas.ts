import { signOf } from '../zodiac/signs.ts'
import type { TropicalChart } from './chart.ts'
import type { ClassicalPlanet } from './points.ts'
import { rulerOf } from './signs.ts'
import { isStrained, type Standings } from './standing.ts'

// Areas of life in a tropical chart: the significators of each area, and its condition by theirs.

export const LIFE_AREAS = [
  'identity',
  'emotion',
  'mind',
  'love',
  'drive',
  'vocation',
  'money',
  'home',
  'health_habits',
  'growth',
] as const
export type LifeArea = (typeof LIFE_AREAS)[number]

// source: common Western practice: the planet or the house that signifies an area, or both
const AREA_SIGNIFICATORS = {
  identity: { planet: 'Sun', house: 1 },
  emotion: { planet: 'Moon', house: null },
  mind: { planet: 'Mercury', house: 3 },
  love: { planet: 'Venus', house: 7 },
  drive: { planet: 'Mars', house: 5 },
  vocation: { planet: 'Saturn', house: 10 },
  money: { planet: null, house: 2 },
  home: { planet: null, house: 4 },
  health_habits: { planet: null, house: 6 },
  growth: { planet: 'Jupiter', house: 9 },
} as const satisfies Record<LifeArea, { planet: ClassicalPlanet | null; house: number | null }>

/** The significators of an area: its planet, and the ruler of its house if the house has a cusp. */
export const significatorsOf = (area: LifeArea, chart: TropicalChart) => {
  const { planet, house } = AREA_SIGNIFICATORS[area]
  const cusp = house === null ? null : (chart.houses.cusps[house - 1] ?? null)
  const ruler = cusp === null ? null : rulerOf(signOf(cusp))
  return { planet, house, ruler, all: [...new Set([planet, ruler].filter((name) => name !== null))] }
}

export const AREA_STANDINGS = ['strong', 'steady', 'pressed'] as const
export type AreaStanding = (typeof AREA_STANDINGS)[number]

// source: this service's own weighing: bounds the score of one planet, so that no planet decides an area alone
const MAX_PLANET_SCORE = 8
// source: the limits for a strong and a strained planet (./standing.ts), applied to the mean
const STRONG_FROM = 4
const PRESSED_TO = -4

const standingFrom = (score: number): AreaStanding =>
  score >= STRONG_FROM ? 'strong' : score <= PRESSED_TO ? 'pressed' : 'steady'

/** The standing of an area by the mean score of its significators; null without significators. `pullApart`: one is strong, one strained. */
export const areaStanding = (area: LifeArea, chart: TropicalChart, standings: Standings) => {
  const significators = significatorsOf(area, chart).all.map((name) => standings[name])
  if (significators.length === 0) return null
  const score =
    significators.reduce((sum, each) => sum + Math.max(-MAX_PLANET_SCORE, Math.min(MAX_PLANET_SCORE, each.score)), 0) /
    significators.length
  const pullApart =
    significators.some(({ standing }) => standing === 'strong') &&
    significators.some(({ standing }) => isStrained(standing))
  return { area, score, pullApart, standing: standingFrom(score) }
}
