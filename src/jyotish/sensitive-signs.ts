import type { Sidereal } from '../zodiac/longitude.ts'
import { type SignIndex, signAt, signOfHouse } from '../zodiac/signs.ts'
import type { RasiChart } from './chart.ts'
import { type Lord, lordOf } from './grahas.ts'
import { drekkana22 } from './markers.ts'
import { vargaSeat } from './vargas.ts'

/** Signs sensitive to slow malefics, with the reasons (BPHS on marakas; Jataka Parijata 5 for drekkana and navamsa). */
export const sensitiveSigns = (chart: RasiChart): { sign: SignIndex; reasons: string[] }[] => {
  const moon = chart.graha.Moon.sign
  const rising = chart.ascendant.sign
  const eighth = signOfHouse(rising, 8)
  /** The 64th navamsa is in the fourth sign of the navamsha chart. */
  const navamsa64 = (longitude: Sidereal) => signOfHouse(vargaSeat(longitude, 'D9').sign, 4)
  const all: [SignIndex, string][] = [
    [moon, 'sign of the Moon'],
    [signOfHouse(moon, 8), '8th from the Moon'],
    [signOfHouse(moon, 12), '12th from the Moon'],
    [rising, 'Ascendant'],
    [eighth, '8th from the Ascendant'],
    [chart.graha[lordOf(eighth)].sign, `sign of the 8th lord ${lordOf(eighth)}`],
    [navamsa64(chart.graha.Moon.longitude), '64th navamsa from the Moon'],
    [navamsa64(chart.ascendant.longitude), '64th navamsa from the Ascendant'],
    [drekkana22(chart), '22nd drekkana'],
  ]
  const signs = [...new Set(all.map(([sign]) => signAt(sign)))].sort((a, b) => a - b)
  return signs.map((sign) => ({ sign, reasons: all.flatMap(([each, why]) => (each === sign ? [why] : [])) }))
}

const WATCHED_LORDS: readonly Lord[] = ['Mars', 'Saturn', 'Sun']

/** Saturn and the nodes, and of the lords of the 8th and of the 22nd drekkana those that are malefics. */
export const watchedMalefics = (chart: RasiChart) => {
  const lords = [lordOf(signOfHouse(chart.ascendant.sign, 8)), lordOf(drekkana22(chart))]
  return [...new Set(['Saturn', 'Rahu', 'Ketu', ...lords.filter((lord) => WATCHED_LORDS.includes(lord))] as const)]
}
