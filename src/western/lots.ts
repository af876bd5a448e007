import { type Tropical, tropical } from '../zodiac/longitude.ts'
import { signOf } from '../zodiac/signs.ts'
import type { TropicalChart } from './chart.ts'
import type { ClassicalPlanet } from './points.ts'
import { planetOf } from './sect.ts'
import { rulerOf } from './signs.ts'

/** A term of a formula. */
type Term =
  | 'Asc'
  | ClassicalPlanet
  | 'Fortune'
  | 'Spirit'
  | '19 Aries'
  | '3 Taurus'
  | `Cusp${2 | 8 | 9}`
  | `Lord${2 | 9}`
/** The first term plus the second minus the third. */
type Formula = readonly [Term, Term, Term]

interface Lot {
  day: Formula
  night: Formula
  source: string
  matter: string
}

const lot = (source: string, matter: string, day: Formula, night: Formula = day): Lot => ({
  day,
  night,
  source,
  matter,
})
/** A lot whose second and third terms are exchanged in a night chart. */
const lotReversedAtNight = (source: string, matter: string, day: Formula): Lot =>
  lot(source, matter, day, [day[0], day[2], day[1]])

// source: named in each row; matters in this project's own words
const TABLE = {
  Fortune: lotReversedAtNight('Paulus, Dorotheus', 'the body, livelihood and what befalls one', ['Asc', 'Moon', 'Sun']),
  Spirit: lotReversedAtNight('Paulus', 'purpose, work chosen and the mind', ['Asc', 'Sun', 'Moon']),
  Eros: lotReversedAtNight('Paulus', 'desire, friendship and favour', ['Asc', 'Venus', 'Spirit']),
  Necessity: lotReversedAtNight('Paulus', 'constraint, quarrels and what cannot be avoided', [
    'Asc',
    'Fortune',
    'Mercury',
  ]),
  Courage: lotReversedAtNight('Paulus', 'daring and contest', ['Asc', 'Fortune', 'Mars']),
  Victory: lotReversedAtNight('Paulus', 'trust, success and good company', ['Asc', 'Jupiter', 'Spirit']),
  Nemesis: lotReversedAtNight('Paulus', 'debts that come due, exile and decline', ['Asc', 'Fortune', 'Saturn']),
  Exaltation: lot('Valens', 'honour and rise in rank', ['Asc', '19 Aries', 'Sun'], ['Asc', '3 Taurus', 'Moon']),
  Father: lotReversedAtNight('Dorotheus', 'the father and his fortunes', ['Asc', 'Saturn', 'Sun']),
  Mother: lotReversedAtNight('Dorotheus', 'the mother and her fortunes', ['Asc', 'Moon', 'Venus']),
  Siblings: lotReversedAtNight('Dorotheus', 'brothers and sisters', ['Asc', 'Jupiter', 'Saturn']),
  Children: lotReversedAtNight('Dorotheus', 'children', ['Asc', 'Saturn', 'Jupiter']),
  'Marriage of men': lotReversedAtNight('Dorotheus', 'marriage, in the charts of men by the classical rule', [
    'Asc',
    'Venus',
    'Saturn',
  ]),
  'Marriage of women': lotReversedAtNight('Dorotheus', 'marriage, in the charts of women by the classical rule', [
    'Asc',
    'Saturn',
    'Venus',
  ]),
  Faith: lotReversedAtNight('Bonatti', 'belief and integrity', ['Asc', 'Mercury', 'Moon']),
  Illness: lotReversedAtNight('Paulus', 'ailments and injuries, as matters for care', ['Asc', 'Mars', 'Saturn']),
  Death: lot('Dorotheus and the Arabic lists: cast from Saturn', 'endings and inheritance', [
    'Saturn',
    'Cusp8',
    'Moon',
  ]),
  Travel: lot('Al-Biruni', 'journeys', ['Asc', 'Cusp9', 'Lord9']),
  Substance: lot('Al-Biruni', 'goods and money', ['Asc', 'Cusp2', 'Lord2']),
} satisfies Record<string, Lot>
export type LotName = keyof typeof TABLE
export const LOT_NAMES = [
  'Fortune',
  'Spirit',
  'Eros',
  'Necessity',
  'Courage',
  'Victory',
  'Nemesis',
  'Exaltation',
  'Father',
  'Mother',
  'Siblings',
  'Children',
  'Marriage of men',
  'Marriage of women',
  'Faith',
  'Illness',
  'Death',
  'Travel',
  'Substance',
] as const satisfies readonly LotName[]
const LOTS: Readonly<Record<LotName, Lot>> = TABLE

export const lotMatter = (name: LotName): string => LOTS[name].matter

const formulaOf = (name: LotName, day: boolean): Formula => LOTS[name][day ? 'day' : 'night']
export const formulaText = (name: LotName, day: boolean): string => {
  const [a, b, c] = formulaOf(name, day)
  return `${a} + ${b} - ${c}`
}

/** The longitude of a lot by its day or night formula; null if it needs a cusp that the chart does not have. */
export const lotAt = (name: LotName, chart: TropicalChart, day: boolean): Tropical | null => {
  const [a, b, c] = formulaOf(name, day).map((term) => termAt(term, chart, day))
  return a == null || b == null || c == null ? null : tropical(a + b - c)
}

const termAt = (term: Term, chart: TropicalChart, day: boolean): number | null => {
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
