import { HOUSES, type HouseNumber } from '../../zodiac/signs.ts'
import { GRAHAS, type Graha } from '../grahas.ts'
import { isBlindChart, isEnemyPair, type LalKitabChart, planetsInHouse } from './chart.ts'
import { OWNERS, PAKKA_GHAR } from './tables.ts'

export const TEVA_TYPES = ['dharmi', 'andha', 'ratandh', 'nabalig', 'ordinary'] as const
export type TevaType = (typeof TEVA_TYPES)[number]

// source: Lal Kitab 1952: the three harmful planets (papi)
const PAPI: readonly Graha[] = ['Saturn', 'Rahu', 'Ketu']
// source: the same: the house that rules each of the first twelve years
export const NABALIG_HOUSES: readonly HouseNumber[] = [7, 4, 9, 10, 11, 3, 2, 5, 6, 12, 1, 8]

// source: Lal Kitab 1952: the four houses called the closed fist (band mutthi)
const KENDRAS_OF_TEVA: readonly HouseNumber[] = [1, 4, 7, 10]

/** The types of a chart, with their evidence. */
export const tevaOf = (chart: LalKitabChart): { type: TevaType; present: boolean; evidence: string }[] => {
  const { houseOf } = chart
  const inKendras = KENDRAS_OF_TEVA.flatMap((house) => planetsInHouse(chart, house))
  const tenth = planetsInHouse(chart, 10)
  const types = {
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
  const isAnyPresent = Object.values(types).some(({ present }) => present)
  return TEVA_TYPES.map((type) =>
    type === 'ordinary'
      ? {
          type,
          present: !isAnyPresent,
          evidence: isAnyPresent ? 'another type is present' : 'no other type is present',
        }
      : { type, ...types[type] },
  )
}

export const CONFRONTATIONS = ['muqabil', 'saathi', 'papi'] as const
export interface Confrontation {
  planets: Graha[]
  houses: HouseNumber[]
  kind: (typeof CONFRONTATIONS)[number]
}

const isHome = (house: HouseNumber, of: Graha) => (OWNERS[house] as Graha) === of || PAKKA_GHAR[house].includes(of)

/** Opposite pairs with enmity, pairs each in the other's home, and harmful planets in one house. */
export const confrontationsIn = ({ houseOf }: LalKitabChart): Confrontation[] => {
  const pairs = GRAHAS.flatMap((a, i) => GRAHAS.slice(i + 1).map((b) => [a, b] as const))
  const opposite = pairs.filter(([a, b]) => Math.abs(houseOf[a] - houseOf[b]) === 6 && isEnemyPair(a, b))
  const inEachOthersHome = pairs.filter(([a, b]) => isHome(houseOf[a], b) && isHome(houseOf[b], a))
  const harmfulTogether = HOUSES.flatMap((house) => {
    const together = PAPI.filter((planet) => houseOf[planet] === house)
    return together.length > 1 ? [{ planets: together, houses: [house], kind: 'papi' as const }] : []
  })
  const rowOf = (kind: 'muqabil' | 'saathi') => (pair: readonly [Graha, Graha]) => ({
    planets: [...pair],
    houses: pair.map((planet) => houseOf[planet]),
    kind,
  })
  return [...opposite.map(rowOf('muqabil')), ...inEachOthersHome.map(rowOf('saathi')), ...harmfulTogether]
}
