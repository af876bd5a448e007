import { type HouseNumber, signOfHouse } from '../zodiac/signs.ts'
import type { RasiChart } from './chart.ts'
import { naturalRegard } from './dignity.ts'
import { gemScore } from './gems.ts'
import { type Lord, lordOf, SEVEN } from './grahas.ts'
import { DUSTHANAS } from './house-groups.ts'

// source: common practice, age in years at which a planet gives its best
export const MATURITY: Record<Lord, number> = {
  Jupiter: 16,
  Sun: 22,
  Moon: 24,
  Venus: 25,
  Mars: 28,
  Mercury: 32,
  Saturn: 36,
}
export const NODE_MATURITY = { Rahu: 42, Ketu: 48 } as const

// source: this project's own weighing: fortune first, then merit, then the self
const TRIKONAS = [9, 5, 1] as const satisfies readonly HouseNumber[]

export const friendsOfLord = (lord: Lord): Lord[] =>
  SEVEN.filter((other) => other !== lord && naturalRegard(lord, other) === 'friend')

export interface LuckyPlanets {
  chosen: Lord
  /** The trikona that the planet rules. */
  house: (typeof TRIKONAS)[number]
  /** True if the stone of the planet may be worn. */
  hasStone: boolean
  trikona: Lord[]
  /** Natural friends of the chosen planet among the lords of the trikonas. */
  companions: Lord[]
  friends: (lord: Lord) => Lord[]
  /** Lords of houses 6, 8 and 12 that own no trikona. */
  harmful: Lord[]
}

/**
 * The lucky planet: the first of the lords of houses 9, 5 and 1 whose stone may be worn, else the lord of house 9
 * without a stone.
 */
export const luckyPlanets = (chart: RasiChart, strengths: Readonly<Record<Lord, { ratio: number }>>): LuckyPlanets => {
  const { sign: ascendant } = chart.ascendant
  const lords = TRIKONAS.map((house) => ({ house, lord: lordOf(signOfHouse(ascendant, house)) }))
  const wearable = lords.find(({ lord }) => gemScore(lord, chart, strengths).score >= 1)
  const best = wearable ?? lords[0]!
  const trikona = lords.map(({ lord }) => lord)
  const harmful = [...new Set(DUSTHANAS.map((house) => lordOf(signOfHouse(ascendant, house))))].filter(
    (lord) => !trikona.includes(lord),
  )
  const companions = trikona.filter((lord) => lord !== best.lord && friendsOfLord(best.lord).includes(lord))
  return {
    chosen: best.lord,
    house: best.house,
    hasStone: wearable !== undefined,
    trikona,
    companions,
    friends: friendsOfLord,
    harmful,
  }
}
