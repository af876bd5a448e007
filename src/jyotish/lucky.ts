import { type HouseNumber, type SignIndex, signOfHouse } from '../zodiac/signs.ts'
import { isChiefSign, naturalRegard } from './dignity.ts'
import { type Lord, lordOf, SEVEN } from './grahas.ts'
import { DUSTHANAS } from './house-groups.ts'

// source: common practice, years of age at which a planet gives its best; the nodes 42 and 48
export const MATURITY: Record<Lord, number> = {
  Jupiter: 16,
  Sun: 22,
  Moon: 24,
  Venus: 25,
  Mars: 28,
  Mercury: 32,
  Saturn: 36,
}

// source: this project's own weighing
/** Ties go to the ninth, then to the first. */
const TRIKONAS = [9, 1, 5] as const satisfies readonly HouseNumber[]

export const friendsOfLord = (lord: Lord): Lord[] =>
  SEVEN.filter((other) => other !== lord && naturalRegard(lord, other) === 'friend')

const ownsLoss = (lord: Lord, ascendant: SignIndex) =>
  DUSTHANAS.some((house) => isChiefSign(lord, signOfHouse(ascendant, house)))

export interface LuckyPlanets {
  chosen: Lord
  /** The trikona by which it was chosen. */
  house: (typeof TRIKONAS)[number]
  trikona: Lord[]
  /** Natural friends of the chosen one among the lords of the trikonas. */
  companions: Lord[]
  friends: (lord: Lord) => Lord[]
  /** Lords of 6, 8 and 12 that own no trikona. */
  harmful: Lord[]
}

/**
 * The planet that luck is taken from: the strongest lord of a trikona that owns no house of loss by its chief sign. Every ascendant
 * has one.
 */
export const luckyPlanets = (
  ascendant: SignIndex,
  strengths: Readonly<Record<Lord, { ratio: number }>>,
): LuckyPlanets => {
  const lords = TRIKONAS.map((house) => ({ house, lord: lordOf(signOfHouse(ascendant, house)) }))
  const free = lords.filter(({ lord }) => !ownsLoss(lord, ascendant))
  const best = free.reduce((a, b) => (strengths[b.lord].ratio > strengths[a.lord].ratio ? b : a))
  const trikona = lords.map(({ lord }) => lord)
  const harmful = [...new Set(DUSTHANAS.map((house) => lordOf(signOfHouse(ascendant, house))))].filter(
    (lord) => !trikona.includes(lord),
  )
  const companions = trikona.filter((lord) => lord !== best.lord && friendsOfLord(best.lord).includes(lord))
  return {
    chosen: best.lord,
    house: best.house,
    trikona,
    companions,
    friends: friendsOfLord,
    harmful,
  }
}
