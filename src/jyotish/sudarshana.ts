import { type SignIndex, signOfHouse } from '../zodiac/signs.ts'
import { occupants, type RasiChart } from './chart.ts'
import { GRAHAS, type Graha, lordOf } from './grahas.ts'
import { aspects, naturalBenefics } from './nature.ts'

export const RINGS = ['Ascendant', 'Moon', 'Sun'] as const
export const SUDARSHANA_VERDICTS = ['supported', 'mixed', 'afflicted'] as const

/** The sudarshana chakra: the rashi chart read from ascendant, Moon and Sun at once (BPHS ch. 74). */
export const sudarshana = (chart: RasiChart) => {
  const benefics = naturalBenefics(chart)
  const rings = RINGS.map((from) => ({
    from,
    sign: from === 'Ascendant' ? chart.ascendant.sign : chart.graha[from].sign,
  }))

  /** The numbers of helping and harming planets in a sign or aspecting it. The Sun helps in the first house. */
  const influence = (sign: SignIndex, house: number) => {
    const influencing = GRAHAS.filter((g) => chart.graha[g].sign === sign || aspects(g, chart.graha[g].sign, sign))
    const isHelping = (g: Graha) => benefics.has(g) || (g === 'Sun' && house === 1 && chart.graha.Sun.sign === sign)
    const helping = influencing.filter(isHelping).length
    return { helping, harming: influencing.length - helping }
  }

  const houses = Array.from({ length: 12 }, (_, i) => {
    const house = i + 1
    const signs = rings.map((ring) => signOfHouse(ring.sign, house))
    const sums = signs.map((sign) => influence(sign, house))
    const countRings = (condition: (s: (typeof sums)[number]) => boolean) => sums.filter(condition).length
    return {
      house,
      signs,
      planets: [...new Set(signs)].flatMap((sign) => occupants(chart.planets, sign)).map((p) => p.name as Graha),
      beneficCount: sums.reduce((n, s) => n + s.helping, 0),
      maleficCount: sums.reduce((n, s) => n + s.harming, 0),
      lords: signs.map(lordOf),
      verdict:
        countRings((s) => s.helping > s.harming) >= 2
          ? SUDARSHANA_VERDICTS[0]
          : countRings((s) => s.harming > s.helping) >= 2
            ? SUDARSHANA_VERDICTS[2]
            : SUDARSHANA_VERDICTS[1],
    }
  })
  return { rings, houses }
}

/** The house of a completed year of age: one house a year, repeated after twelve. */
export const runningHouse = (age: number) => (age % 12) + 1
