import type { HouseNumber } from '../zodiac/signs.ts'
import { signOfHouse } from '../zodiac/signs.ts'
import type { AreaRule } from './assessment/area.ts'
import { rankTrades, type TradeIndicator } from './callings.ts'
import type { RasiChart } from './chart.ts'
import { DIRECTION_CODES } from './graha-attributes.ts'
import { GRAHAS, type Graha, lordOf } from './grahas.ts'
import { DIRECTIONS, type Direction } from './panchang/day-parts.ts'
import { type DirectionCode, signDirection } from './remedies/nakshatra-vastu.ts'

/** Kinds and directions of travel in a chart. */

export const directionNamed = (code: DirectionCode): Direction => DIRECTIONS[DIRECTION_CODES.indexOf(code)]!

// source: this project's choice among the houses' significations, BPHS ch. 11
export const TRAVELS = {
  short_journeys: { label: 'Short travel', primary: [3] },
  long_journeys: { label: 'Long travel', primary: [9] },
  residence_abroad: { label: 'Residence abroad', primary: [12] },
  work_abroad: { label: 'Work abroad', primary: [10, 12] },
  study_abroad: { label: 'Study abroad', primary: [9, 4] },
} as const satisfies Record<string, { label: string; primary: readonly HouseNumber[] }>
export type Travel = keyof typeof TRAVELS

/** The area rule of a kind of travel: its own primary houses, and the secondary houses of the area. */
export const travelRule = (area: AreaRule, travel: Travel): Pick<AreaRule, 'primary' | 'secondary'> => {
  const primary: readonly HouseNumber[] = TRAVELS[travel].primary
  return { primary, secondary: area.secondary.filter((house) => !primary.includes(house)) }
}

// source: BPHS ch. 11, the houses of distance
const ABROAD = [9, 12] as const

/**
 * Indicators of travel abroad: the lords of the houses of distance weigh 2, planets in them 1. source: this project's
 * own weighing
 */
const distanceIndicators = ({ ascendant, graha }: RasiChart): TradeIndicator[] => [
  ...ABROAD.map((house) => ({
    planet: lordOf(signOfHouse(ascendant.sign, house)),
    weight: 2,
    id: `D1.house.${house}.lord_sign`,
    as: `rules house ${house}`,
  })),
  ...GRAHAS.filter((planet) => graha[planet].house === 9 || graha[planet].house === 12).map((planet) => ({
    planet,
    weight: 1,
    id: `D1.${planet}.sign`,
    as: `stands in house ${graha[planet].house}`,
  })),
]

/**
 * Directions abroad by the signs of the planets that indicate distance. Weights are relative to the heaviest (1), in
 * falling order.
 */
export const roadsAbroad = (chart: RasiChart) => {
  const directions = Object.fromEntries(
    GRAHAS.map((planet) => [planet, [directionNamed(signDirection(chart.graha[planet].sign))]]),
  ) as Record<Graha, Direction[]>
  return rankTrades(distanceIndicators(chart), directions)
}

export const SETTLING = ['settles', 'even', 'returns'] as const

// source: this project's own weighing; a difference of at most this many points between abroad and home counts as even
const EVEN_MARGIN = 6

/**
 * The likely outcome of a move abroad: the score of the twelfth house (`abroad`) against that of the fourth (`home`).
 */
export const settlementOutcome = (abroad: number, home: number): (typeof SETTLING)[number] =>
  abroad - home > EVEN_MARGIN ? 'settles' : home - abroad > EVEN_MARGIN ? 'returns' : 'even'
