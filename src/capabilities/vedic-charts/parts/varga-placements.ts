import type { RasiChart } from '../../../jyotish/chart.ts'
import { dignity, vargaDignity } from '../../../jyotish/dignity.ts'
import type { GRAHAS } from '../../../jyotish/grahas.ts'
import { type Varga, vargaSeat } from '../../../jyotish/vargas.ts'
import { dms, houseFrom } from '../../../zodiac/signs.ts'
import { decimals, houseRows, signFields } from '../../vocabulary/shapes.ts'

/** Ascendant, planets and houses of one varga, as the divisional capabilities write them. */
export const vargaPlacements = (chart: RasiChart, code: Varga, method?: string) => {
  const lagna = vargaSeat(chart.ascendant.longitude, code, method)
  const seats = chart.planets.map((planet) => ({ planet, ...vargaSeat(planet.longitude, code, method) }))
  return {
    ascendant: {
      ...signFields(lagna.sign),
      degree: decimals(lagna.degree),
      degree_dms: dms(lagna.degree),
      rashi_longitude: decimals(chart.ascendant.longitude),
    },
    planets: seats.map(({ planet, sign, degree, part, deity }) => {
      const name = planet.name as (typeof GRAHAS)[number]
      return {
        name,
        ...signFields(sign),
        degree: decimals(degree),
        house: houseFrom(lagna.sign, sign),
        retrograde: planet.retrograde,
        vargottama: sign === planet.sign,
        dignity: code === 'D1' ? dignity(planet, chart.graha) : vargaDignity(name, sign, chart.graha),
        rashi_longitude: decimals(planet.longitude),
        part,
        deity,
      }
    }),
    houses: houseRows(
      lagna.sign,
      seats.map(({ planet, sign }) => ({ name: planet.name, sign })),
    ),
  }
}
