import { type Tropical, tropical } from '../zodiac/longitude.ts'
import { signOf } from '../zodiac/signs.ts'
import type { TropicalChart } from './chart.ts'
import { ARABIC_LOTS, type Formula, type FormulaTerm, type LotName } from './lot-table.ts'
import { type ClassicalPlanet, type Name, POINTS_AND_ANGLES } from './points.ts'
import { planetOf } from './sect.ts'
import { rulerOf } from './signs.ts'

export { LOT_NAMES, type LotName } from './lot-table.ts'

export const lotMatter = (name: LotName): string => ARABIC_LOTS[name].matter

const formulaOf = (name: LotName, day: boolean): Formula => ARABIC_LOTS[name][day ? 'day' : 'night']
export const formulaText = (name: LotName, day: boolean): string => {
  const [a, b, c] = formulaOf(name, day)
  return `${a} + ${b} - ${c}`
}

/** The longitude of a lot by its day or night formula; null if it needs a cusp that the chart does not have. */
export const lotAt = (name: LotName, chart: TropicalChart, day: boolean): Tropical | null => {
  const [a, b, c] = formulaOf(name, day).map((term) => termAt(term, chart, day))
  return a == null || b == null || c == null ? null : tropical(a + b - c)
}

const termAt = (term: FormulaTerm, chart: TropicalChart, day: boolean): number | null => {
  if (term === 'Asc') return chart.ascendant
  if (term === '19 Aries') return 19
  if (term === '3 Taurus') return 33
  if (term === 'Fortune' || term === 'Spirit') return lotAt(term, chart, day)
  const longitudeOf = (planet: ClassicalPlanet) => planetOf(planet, chart).longitude
  const house = /^(Cusp|Lord)(\d)$/.exec(term)
  if (!house) return longitudeOf(term as ClassicalPlanet)
  const cusp = chart.houses.cusps[Number(house[2]) - 1] ?? null
  if (cusp === null || house[1] === 'Cusp') return cusp
  return longitudeOf(rulerOf(signOf(cusp)))
}

const CUSPS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const
type CuspNumber = (typeof CUSPS)[number]
/** The terms of a formula of one's own: points, angles, cusps, rulers of cusps, Fortune and Spirit. */
export const LOT_TERMS = [
  ...POINTS_AND_ANGLES,
  'Fortune',
  'Spirit',
  ...CUSPS.map((house) => `Cusp ${house}` as const),
  ...CUSPS.map((house) => `Ruler of ${house}` as const),
] as unknown as readonly [Name, ...(Name | 'Fortune' | 'Spirit' | `Cusp ${CuspNumber}` | `Ruler of ${CuspNumber}`)[]]
export type LotTerm = (typeof LOT_TERMS)[number]

const termLongitude = (term: LotTerm, chart: TropicalChart, day: boolean): number | null => {
  if (term === 'Ascendant') return chart.ascendant
  if (term === 'Midheaven') return chart.midheaven
  if (term === 'Fortune' || term === 'Spirit') return lotAt(term, chart, day)
  const house = /^(Cusp|Ruler of) (\d+)$/.exec(term)
  if (!house) return chart.points.find(({ name }) => name === term)?.longitude ?? null
  const cusp = chart.houses.cusps[Number(house[2]) - 1] ?? null
  if (cusp === null || house[1] === 'Cusp') return cusp
  return planetOf(rulerOf(signOf(cusp)), chart).longitude
}

/** The longitude `start + to - from`; null if a term does not exist in the chart. */
export const lotOf = (
  start: LotTerm,
  to: LotTerm,
  from: LotTerm,
  chart: TropicalChart,
  day: boolean,
): Tropical | null => {
  const [a, b, c] = [start, to, from].map((term) => termLongitude(term, chart, day))
  return a == null || b == null || c == null ? null : tropical(a + b - c)
}
