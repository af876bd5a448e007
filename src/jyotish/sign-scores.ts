import type { HouseNumber, SignIndex } from '../zodiac/signs.ts'
import { type GocharaEffect, gochara, type TransitSigns } from './gochara.ts'
import { GRAHAS, type Graha } from './grahas.ts'
import { clampScore } from './quality.ts'

/** Scores of areas of life for everyone with a sign, by the transits counted from it. Weights of this project. */

export const SIGN_AREAS = ['love', 'career', 'money', 'health', 'mood'] as const
export type SignArea = (typeof SIGN_AREAS)[number]

// source: common significations of houses and planets, chosen by this project
const AREA: Record<SignArea, { houses: readonly HouseNumber[]; named: readonly Graha[] }> = {
  love: { houses: [5, 7], named: ['Venus', 'Moon'] },
  career: { houses: [10, 6], named: ['Sun', 'Saturn'] },
  money: { houses: [2, 11], named: ['Jupiter', 'Mercury'] },
  health: { houses: [1, 6, 8], named: ['Mars', 'Sun'] },
  mood: { houses: [4, 1], named: ['Moon'] },
}

/** The houses of each area. */
export const AREA_HOUSES = Object.fromEntries(SIGN_AREAS.map((area) => [area, AREA[area].houses])) as Record<
  SignArea,
  readonly HouseNumber[]
>

// source: this project's own weighing
const EFFECT_POINTS: Record<GocharaEffect, number> = { good: 8, obstructed: 2, bad: -6, relieved: -1, neutral: 0 }

/**
 * The factor of each planet (source: this project's own weighing): 1 in a day; in a month 0.5 for the slow planets and
 * 0 for the Moon.
 */
export type PlanetFactors = Record<Graha, number>
export const DAY_SHARES = Object.fromEntries(GRAHAS.map((graha) => [graha, 1])) as PlanetFactors
export const MONTH_SHARES: PlanetFactors = { ...DAY_SHARES, Moon: 0, Jupiter: 0.5, Saturn: 0.5, Rahu: 0.5, Ketu: 0.5 }

/** The points of one transit for an area. */
export interface ScoreShare {
  planet: Graha
  house: HouseNumber
  effect: GocharaEffect
  points: number
}
export interface AreaScore {
  score: number
  shares: ScoreShare[]
}

/**
 * The scores of the areas for a sign. `factors`: the factor of each planet. A planet without relation to an area gives
 * it no points.
 */
export const areaScores = (
  from: SignIndex,
  signs: TransitSigns,
  factors: PlanetFactors,
): Record<SignArea, AreaScore> => {
  const transits = GRAHAS.map((planet) => gochara(planet, from, signs))
  return Object.fromEntries(
    SIGN_AREAS.map((area) => {
      const { houses, named: signifiers } = AREA[area]
      const shares = transits.flatMap(({ planet, house, effect }): ScoreShare[] => {
        const isNamed = signifiers.includes(planet)
        if (!isNamed && !houses.includes(house)) return []
        const points = EFFECT_POINTS[effect] * factors[planet] * (isNamed ? 2 : 1)
        return points === 0 ? [] : [{ planet, house, effect, points }]
      })
      return [area, { score: clampScore(shares.reduce((sum, { points }) => sum + points, 50)), shares }]
    }),
  ) as Record<SignArea, AreaScore>
}

export const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

export const overallSignScore = (areas: Record<SignArea, { score: number }>) =>
  meanOf(SIGN_AREAS.map((area) => areas[area].score))

/** Mean scores over days. The points of equal transits are added up and divided by the number of days. */
export const meanAreas = (days: readonly Record<SignArea, AreaScore>[]): Record<SignArea, AreaScore> =>
  Object.fromEntries(
    SIGN_AREAS.map((area) => {
      const sums = new Map<string, ScoreShare>()
      for (const day of days)
        for (const share of day[area].shares) {
          const key = `${share.planet} ${share.house} ${share.effect}`
          const sum = sums.get(key)
          if (sum) sum.points += share.points / days.length
          else sums.set(key, { ...share, points: share.points / days.length })
        }
      return [area, { score: meanOf(days.map((day) => day[area].score)), shares: [...sums.values()] }]
    }),
  ) as Record<SignArea, AreaScore>
