import { invalid } from '../../../faults.ts'
import type { Planet, RasiChart } from '../../../jyotish/chart.ts'
import { type Dignity, dignity, vargaDignity } from '../../../jyotish/dignity.ts'
import type { GRAHAS, Graha } from '../../../jyotish/grahas.ts'
import { VARGA_RULES, VARGAS, type Varga } from '../../../jyotish/vargas.ts'
import { exact, maybe, oneOf, t } from '../../../schema.ts'
import { dms, houseFrom, type SignIndex } from '../../../zodiac/signs.ts'
import { decimals, houseRows, seatsInVarga, signFields } from '../../shared/shapes.ts'

const methodsOf = (code: Varga) => Object.keys(VARGA_RULES[code].methods) as [string, ...string[]]
const WITH_METHODS = VARGAS.filter((code) => methodsOf(code).length > 1)
const ALL_METHODS = [...new Set(VARGAS.flatMap(methodsOf))] as [string, ...string[]]
/** The method of a varga in an answer. */
export const UsedMethod = oneOf(ALL_METHODS, { $id: 'VargaMethod', description: 'Division method.' })

export const VARGA_METHOD = maybe(
  t.String({
    description: `A method of the varga; the default is its first. ${WITH_METHODS.map((code) => `${code}: ${methodsOf(code).join(', ')}.`).join(' ')}`,
  }),
  { $id: 'VargaMethodChoice' },
)

/** Input: a method for each varga; a varga without an entry uses its first method. */
export const VARGA_METHODS = maybe(
  exact(
    Object.fromEntries(WITH_METHODS.map((code) => [code, maybe(oneOf(methodsOf(code)))])) as unknown as Record<
      Varga,
      typeof VARGA_METHOD
    >,
  ),
  { $id: 'VargaMethodsChoice', description: 'Method of each varga that has several; the first is the default.' },
)

/** The requested method of a varga, else its first; 422 on the field. */
export const readVargaMethod = (code: Varga, method: string | null | undefined, field: string): string => {
  const methods = methodsOf(code)
  if (method != null && !methods.includes(method))
    throw invalid(field, `\`${field}\` of ${code} must be one of: ${methods.join(', ')}.`)
  return method ?? methods[0]
}

/** The dignity of a planet in its sign of a varga. */
export const dignityInVarga = (planet: Planet, sign: SignIndex, code: Varga, { graha }: RasiChart): Dignity =>
  code === 'D1' ? dignity(planet, graha) : vargaDignity(planet.name as Graha, sign, graha)

/** Ascendant, planets and houses of one varga, for the divisional capabilities. */
export const vargaPlacements = (chart: RasiChart, code: Varga, method?: string) => {
  const { lagna, planets } = seatsInVarga(chart, code, method)
  const seats = chart.planets.map((planet, i) => ({ planet, ...planets[i]! }))
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
        dignity: dignityInVarga(planet, sign, code, chart),
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
