import { HOUSES, type HouseNumber } from '../../zodiac/signs.ts'
import { GRAHAS, type Graha } from '../grahas.ts'
import { isBlindChart, isEnemyPair, type LalKitabChart, standingInHouse } from './chart.ts'
import { OWNERS, PAKKA_GHAR } from './tables.ts'

export const TEVA_TYPES = ['dharmi', 'andha', 'ratandh', 'nabalig', 'ordinary'] as const
export type TevaType = (typeof TEVA_TYPES)[number]

// source: Lal Kitab 1952: the three that do harm (papi)
const PAPI: readonly Graha[] = ['Saturn', 'Rahu', 'Ketu']
// source: the same: in which house the fate of each of the first twelve years is read
export const NABALIG_HOUSES: readonly HouseNumber[] = [7, 4, 9, 10, 11, 3, 2, 5, 6, 12, 1, 8]

// source: Lal Kitab 1952: the four that are a closed fist (band mutthi)
const KENDRAS_OF_TEVA: readonly HouseNumber[] = [1, 4, 7, 10]

/** Which types a chart is of, with what shows it. */
export const tevaOf = (chart: LalKitabChart): { type: TevaType; present: boolean; evidence: string }[] => {
  const { houseOf } = chart
  const inKendras = KENDRAS_OF_TEVA.flatMap((house) => standingInHouse(chart, house))
  const tenth = standingInHouse(chart, 10)
  const shown = {
    dharmi: {
      present: houseOf.Jupiter === houseOf.Saturn,
      evidence: `Jupiter in house ${houseOf.Jupiter}, Saturn in house ${houseOf.Saturn}`,
    },
    andha: { present: isBlindChart(houseOf), evidence: `in house 10: ${tenth.join(', ') || 'nobody'}` },
    ratandh: {
      present: houseOf.Sun === 4 && houseOf.Saturn === 7,
      evidence: `Sun in house ${houseOf.Sun}, Saturn in house ${houseOf.Saturn}`,
    },
    nabalig: {
      present:
        inKendras.every((planet) => PAPI.includes(planet)) || (inKendras.length === 1 && inKendras[0] === 'Mercury'),
      evidence: `in houses 1, 4, 7 and 10: ${inKendras.join(', ') || 'nobody'}`,
    },
  }
  const some = Object.values(shown).some(({ present }) => present)
  return TEVA_TYPES.map((type) =>
    type === 'ordinary'
      ? { type, present: !some, evidence: some ? 'another type is present' : 'no other type is present' }
      : { type, ...shown[type] },
  )
}

export const CONFRONTATIONS = ['muqabil', 'saathi', 'papi'] as const
export interface Confrontation {
  planets: Graha[]
  houses: HouseNumber[]
  kind: (typeof CONFRONTATIONS)[number]
}

const isHome = (house: HouseNumber, of: Graha) => (OWNERS[house] as Graha) === of || PAKKA_GHAR[house].includes(of)

/** Pairs across from each other of whom one is an enemy, pairs each in the other's home, and those that do harm together. */
export const confrontationsIn = ({ houseOf }: LalKitabChart): Confrontation[] => {
  const pairs = GRAHAS.flatMap((a, i) => GRAHAS.slice(i + 1).map((b) => [a, b] as const))
  const across = pairs.filter(([a, b]) => Math.abs(houseOf[a] - houseOf[b]) === 6 && isEnemyPair(a, b))
  const exchanged = pairs.filter(([a, b]) => isHome(houseOf[a], b) && isHome(houseOf[b], a))
  const harmful = HOUSES.flatMap((house) => {
    const together = PAPI.filter((planet) => houseOf[planet] === house)
    return together.length > 1 ? [{ planets: together, houses: [house], kind: 'papi' as const }] : []
  })
  const rowOf = (kind: 'muqabil' | 'saathi') => (pair: readonly [Graha, Graha]) => ({
    planets: [...pair],
    houses: pair.map((planet) => houseOf[planet]),
    kind,
  })
  return [...across.map(rowOf('muqabil')), ...exchanged.map(rowOf('saathi')), ...harmful]
}
