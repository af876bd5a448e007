import { invalid } from '../../../faults.ts'
import type { RasiChart } from '../../../jyotish/chart.ts'
import { dignity, vargaDignity } from '../../../jyotish/dignity.ts'
import type { GRAHAS } from '../../../jyotish/grahas.ts'
import { VARGA_RULES, VARGAS, type Varga, vargaSeat } from '../../../jyotish/vargas.ts'
import { exact, maybe, oneOf, t } from '../../../schema.ts'
import { dms, houseFrom } from '../../../zodiac/signs.ts'
import { decimals, houseRows, signFields } from '../../shared/shapes.ts'

const methodsOf = (code: Varga) => Object.keys(VARGA_RULES[code].methods) as [string, ...string[]]
const WITH_METHODS = VARGAS.filter((code) => methodsOf(code).length > 1)

export const VARGA_METHOD = maybe(
  t.String({
    description: `A method of the varga; the default is its first. ${WITH_METHODS.map((code) => `${code}: ${methodsOf(code).join(', ')}.`).join(' ')}`,
  }),
  { $id: 'VargaMethodChoice' },
)

/** A method of each varga that is not drawn by its first. */
export const VARGA_METHODS = maybe(
  exact(
    Object.fromEntries(WITH_METHODS.map((code) => [code, maybe(oneOf(methodsOf(code)))])) as unknown as Record<
      Varga,
      typeof VARGA_METHOD
    >,
  ),
  { $id: 'VargaMethodsChoice', description: 'A method of each varga drawn by another than its first.' },
)

/** A method of a varga, by default its first; 422 on the field. */
export const readVargaMethod = (code: Varga, method: string | null | undefined, field: string): string => {
  const methods = methodsOf(code)
  if (method != null && !methods.includes(method))
    throw invalid(field, `${field} of ${code} must be one of: ${methods.join(', ')}.`)
  return method ?? methods[0]
}

/** Ascendant, planets and houses of one varga, for the divisional capabilities. */
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
