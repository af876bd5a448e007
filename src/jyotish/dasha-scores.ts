import { type HouseNumber, houseFrom } from '../zodiac/signs.ts'
import type { RasiChart } from './chart.ts'
import { compoundRelation, type Relation } from './dignity.ts'
import { housesOwned } from './functional-nature.ts'
import { GRAHAS, type Graha, isLord, type Lord, lordOf } from './grahas.ts'
import { nakshatraLord } from './nakshatras.ts'
import { aspects, naturalBenefics } from './nature.ts'
import { clampScore } from './quality.ts'
import { dignityPoints, lordshipPoints } from './year-scores.ts'

/** Scores of a period lord at birth, and of two lords together. Weights of this project, after BPHS ch. 46-47. */

export const DASHA_NATURES = ['supportive', 'mixed', 'testing'] as const
export type DashaNature = (typeof DASHA_NATURES)[number]
export const DASHA_RELATIONS = ['supportive', 'neutral', 'testing'] as const
export type DashaRelation = (typeof DASHA_RELATIONS)[number]

export const dashaNature = (score: number): DashaNature =>
  score >= 60 ? 'supportive' : score >= 40 ? 'mixed' : 'testing'

// source: this project's own weighing, after BPHS ch. 46-47
const SEAT: Record<HouseNumber, number> = {
  1: 6,
  2: 3,
  3: 0,
  4: 6,
  5: 6,
  6: -6,
  7: 6,
  8: -6,
  9: 6,
  10: 6,
  11: 3,
  12: -6,
}
const STAR_LORD_SEAT = (house: HouseNumber) => Math.sign(SEAT[house]) * 3

/** The houses that a planet owns. A node has the houses of the lord of its sign. */
export const dashaHouses = (planet: Graha, { graha, ascendant }: RasiChart): number[] => {
  const lord: Lord = isLord(planet) ? planet : lordOf(graha[planet].sign)
  return housesOwned(lord, ascendant.sign)
}

export const LORD_RULES = ['lordship', 'dignity', 'house', 'maraka', 'company', 'star_lord'] as const
export type LordRule = (typeof LORD_RULES)[number]

export interface LordScore {
  score: number
  effects: Record<LordRule, number>
  owned: number[]
  house: HouseNumber
  starLord: Graha
  starLordHouse: HouseNumber
  /** Planets in the same sign or aspecting it. */
  company: Graha[]
}

/** The score of a period lord, 0..100: 50 plus the effect of each rule. */
export const lordScore = (planet: Graha, chart: RasiChart): LordScore => {
  const { sign, house, nakshatra } = chart.graha[planet]
  const ownedHouses = dashaHouses(planet, chart)
  const benefics = naturalBenefics(chart)
  const company = GRAHAS.filter((other) => {
    const from = chart.graha[other].sign
    return other !== planet && (from === sign || aspects(other, from, sign))
  })
  const starLord = nakshatraLord(nakshatra)
  const starLordHouse = chart.graha[starLord].house
  const owns = (...houses: number[]) => ownedHouses.some((ownedHouse) => houses.includes(ownedHouse))
  const effects = {
    lordship: lordshipPoints(planet, chart),
    dignity: dignityPoints(planet, chart),
    house: SEAT[house],
    maraka: owns(2, 7) && !owns(1, 5, 9) ? -4 : 0,
    company: company.reduce((sum, other) => sum + (benefics.has(other) ? 2 : -2), 0),
    star_lord: STAR_LORD_SEAT(starLordHouse),
  }
  const score = clampScore(Object.values(effects).reduce((sum, effect) => sum + effect, 50))
  return { score, effects, owned: ownedHouses, house, starLord, starLordHouse, company }
}

// source: this project's own weighing
const FRIENDSHIP: Record<Relation, number> = { great_friend: 4, friend: 2, neutral: 0, enemy: -2, great_enemy: -4 }
const RELATION: Record<DashaRelation, number> = { supportive: 6, neutral: 0, testing: -6 }

export interface PairScore {
  score: number
  relation: DashaRelation
  /** House of the sub-period lord, counted from the lord of the main period. */
  between: HouseNumber
  /** The relation of the main lord to the sub-period lord; null if both are the same planet. */
  regard: Relation | null
}

/** The score of a sub-period within a main period, 0..100. */
export const pairScore = (mahadasha: Graha, antardasha: Graha, chart: RasiChart): PairScore => {
  const between = houseFrom(chart.graha[mahadasha].sign, chart.graha[antardasha].sign)
  const relation =
    between === 6 || between === 8 || between === 12
      ? 'testing'
      : between === 2 || between === 3
        ? 'neutral'
        : 'supportive'
  const regard = mahadasha === antardasha ? null : compoundRelation(mahadasha, antardasha, chart.graha)
  const mean = (lordScore(mahadasha, chart).score + lordScore(antardasha, chart).score) / 2
  return { score: clampScore(mean + RELATION[relation] + (regard ? FRIENDSHIP[regard] : 0)), relation, between, regard }
}
