import type { ClassicalPlanet } from './points.ts'

/** A term of a formula. */
export type FormulaTerm =
  | 'Asc'
  | ClassicalPlanet
  | 'Fortune'
  | 'Spirit'
  | '19 Aries'
  | '3 Taurus'
  | `Cusp${2 | 8 | 9}`
  | `Lord${2 | 9}`
/** The first term plus the second minus the third. */
export type Formula = readonly [FormulaTerm, FormulaTerm, FormulaTerm]

export interface Lot {
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
export const ARABIC_LOTS: Readonly<Record<LotName, Lot>> = TABLE
