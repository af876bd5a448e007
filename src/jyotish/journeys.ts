import type { HouseNumber } from '../zodiac/signs.ts'
import { signOfHouse } from '../zodiac/signs.ts'
import type { AreaRule } from './assessment/area.ts'
import { type Witness, weighedTrades } from './callings.ts'
import type { RasiChart } from './chart.ts'
import { DIRECTION_CODES } from './graha-attributes.ts'
import { GRAHAS, type Graha, lordOf } from './grahas.ts'
import { DIRECTIONS, type Direction } from './panchang/day-parts.ts'
import { type DirectionCode, signDirection } from './remedies/nakshatra-vastu.ts'

/** Roads that a chart opens: what kinds of travel, and which way. */

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

/** The rule of a kind of travel: its own houses first, the further ones of the area as they were. */
export const travelRule = (area: AreaRule, travel: Travel): Pick<AreaRule, 'primary' | 'secondary'> => {
  const primary: readonly HouseNumber[] = TRAVELS[travel].primary
  return { primary, secondary: area.secondary.filter((house) => !primary.includes(house)) }
}

// source: BPHS ch. 11, the houses of distance
const ABROAD = [9, 12] as const

/** The lords of the houses of distance by two, their guests by one. source: this project's own weighing */
const roadWitnesses = ({ ascendant, graha }: RasiChart): Witness[] => [
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

/** Which way the roads lead, by the signs of those who speak for distance; the heaviest 1, in falling order. */
export const roadsAbroad = (chart: RasiChart) => {
  const ways = Object.fromEntries(
    GRAHAS.map((planet) => [planet, [directionNamed(signDirection(chart.graha[planet].sign))]]),
  ) as Record<Graha, Direction[]>
  return weighedTrades(roadWitnesses(chart), ways)
}

export const SETTLING = ['settles', 'even', 'returns'] as const

// source: this project's own weighing; points between what abroad offers and what home keeps
const LEVEL = 6

/** Whether somebody who goes abroad stays there, by the condition of the twelfth house against that of the fourth. */
export const settling = (abroad: number, home: number): (typeof SETTLING)[number] =>
  abroad - home > LEVEL ? 'settles' : home - abroad > LEVEL ? 'returns' : 'even'
