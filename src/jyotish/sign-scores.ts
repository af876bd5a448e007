import type { HouseNumber, SignIndex } from '../zodiac/signs.ts'
import { type GocharaEffect, gochara, type TransitSigns } from './gochara.ts'
import { GRAHAS, type Graha } from './grahas.ts'
import { clamped } from './quality.ts'

/** Scores of fields of life for everyone of a sign, from the transits counted from it. Own weighing. */

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

// source: this project's own weighing
const EFFECT_POINTS: Record<GocharaEffect, number> = { good: 8, obstructed: 2, bad: -6, relieved: -1, neutral: 0 }

/** How much of each planet counts (source: this project's own weighing): all of it in a day; in a month the slow ones by half, and the Moon not at all. */
export type Shares = Record<Graha, number>
export const DAY_SHARES = Object.fromEntries(GRAHAS.map((graha) => [graha, 1])) as Shares
export const MONTH_SHARES: Shares = { ...DAY_SHARES, Moon: 0, Jupiter: 0.5, Saturn: 0.5, Rahu: 0.5, Ketu: 0.5 }
/** As in the month, with the Moon, for single weeks. */
export const WEEK_OF_MONTH_SHARES: Shares = { ...MONTH_SHARES, Moon: 1 }

/** What one transit gives to an area. */
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

/** The areas of a sign; those of a planet that does not touch an area give it nothing. */
export const areaScores = (from: SignIndex, signs: TransitSigns, counted: Shares): Record<SignArea, AreaScore> => {
  const transits = GRAHAS.map((planet) => gochara(planet, from, signs))
  return Object.fromEntries(
    SIGN_AREAS.map((area) => {
      const { houses, named } = AREA[area]
      const shares = transits.flatMap(({ planet, house, effect }): ScoreShare[] => {
        const isNamed = named.includes(planet)
        if (!isNamed && !houses.includes(house)) return []
        const points = EFFECT_POINTS[effect] * counted[planet] * (isNamed ? 2 : 1)
        return points === 0 ? [] : [{ planet, house, effect, points }]
      })
      return [area, { score: clamped(shares.reduce((sum, { points }) => sum + points, 50)), shares }]
    }),
  ) as Record<SignArea, AreaScore>
}

export const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

export const overallScore = (areas: Record<SignArea, { score: number }>) =>
  meanOf(SIGN_AREAS.map((area) => areas[area].score))

/** Means of the scores over days; shares of one transit are added up and divided by the days. */
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
