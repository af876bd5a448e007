import type { HouseNumber } from '../../zodiac/signs.ts'
import type { Graha } from '../grahas.ts'
import { EXALTED, OWNERS, PAKKA_GHAR } from './tables.ts'

interface DebtRule {
  debt: string
  planet: Graha
  /** The houses of the significator, and the planets that afflict them. */
  houses: readonly HouseNumber[]
  afflictors: readonly Graha[]
  cause: string
  signs: string
  gift: string
}

// source: Lal Kitab 1952, the common nine; some writers also count Saturn and Ketu against Jupiter, or omit Mars from
// the last but one
const DEBTS = [
  {
    debt: 'swa_rin',
    planet: 'Sun',
    houses: [5],
    afflictors: ['Venus', 'Saturn', 'Rahu', 'Ketu'],
    cause: 'slighting old custom and faith',
    signs: 'trouble with officials without fault',
    gift: 'a shared fire rite',
  },
  {
    debt: 'matri_rin',
    planet: 'Moon',
    houses: [4],
    afflictors: ['Ketu'],
    cause: 'neglect of the mother or fouling of water',
    signs: 'savings that drain away and worry about relatives',
    gift: 'the worth of a piece of silver to mothers in need (the book has it given to flowing water)',
  },
  {
    debt: 'rishtedar_rin',
    planet: 'Mars',
    houses: [1, 8],
    afflictors: ['Mercury', 'Ketu'],
    cause: 'harm done to kin or friend',
    signs: 'losses at the moment of success',
    gift: 'medicines, or something toward a physician who treats the poor',
  },
  {
    debt: 'behan_beti_rin',
    planet: 'Mercury',
    houses: [3, 6],
    afflictors: ['Moon'],
    cause: 'wrong to a sister or daughter',
    signs: 'delays with a wedding in the family',
    gift: 'help for girls who need it (the book burns yellow cowries)',
  },
  {
    debt: 'pitri_rin',
    planet: 'Jupiter',
    houses: [2, 5, 9, 12],
    afflictors: ['Venus', 'Mercury', 'Rahu'],
    cause: 'slighted priest or felled peepal',
    signs: 'gains that are held up',
    gift: 'care of a shrine or peepal near the family house',
  },
  {
    debt: 'stri_rin',
    planet: 'Venus',
    houses: [2, 7],
    afflictors: ['Sun', 'Moon', 'Rahu'],
    cause: 'unkindness to a woman of the house',
    signs: 'grief at times of joy',
    gift: 'fodder for cows, in one day and as far as the shares go (the book says a hundred)',
  },
  {
    debt: 'nirdayi_rin',
    planet: 'Saturn',
    houses: [10, 11],
    afflictors: ['Sun', 'Moon', 'Mars'],
    cause: 'a house or land taken by force',
    signs: 'repairs to the roof and trouble with workers',
    gift: 'a meal for labourers, or crumbs for fish, in one day and as far as the shares go (the book says a hundred)',
  },
  {
    debt: 'ajanma_rin',
    planet: 'Rahu',
    houses: [12],
    afflictors: ['Sun', 'Venus', 'Mars'],
    cause: 'unfair dealing with in-laws or partners',
    signs: 'blame and false cases',
    gift: 'coconuts, or their worth, given to somebody in need (the book floats them)',
  },
  {
    debt: 'kudrati_rin',
    planet: 'Ketu',
    houses: [6],
    afflictors: ['Moon', 'Mars'],
    cause: 'a dog or a dependent harmed',
    signs: 'worry about children and journeys',
    gift: 'food for dogs, in one day and as far as the shares go (the book says a hundred)',
  },
] as const satisfies readonly DebtRule[]
export type DebtName = (typeof DEBTS)[number]['debt']
export const DEBT_NAMES = DEBTS.map(({ debt }) => debt) as [DebtName, ...DebtName[]]

export interface Debt extends Omit<DebtRule, 'debt'> {
  debt: DebtName
  /** Afflictors in these houses, and the house of each. */
  found: Graha[]
  seats: HouseNumber[]
  /** True if the significator is in its own house, its fixed house or its exaltation house. There is no debt then. */
  isFree: boolean
  isPresent: boolean
  /** True if every afflictor is in these houses. */
  isStrict: boolean
}

/** The nine debts (rin) of a chart, in the order of the book. */
export const debtsOf = (houseOf: Readonly<Record<Graha, HouseNumber>>): Debt[] =>
  DEBTS.map((rule) => {
    const houses: readonly HouseNumber[] = rule.houses
    const afflictors = (rule.afflictors as readonly Graha[]).filter((planet) => houses.includes(houseOf[planet]))
    const seat = houseOf[rule.planet]
    const isFree =
      (OWNERS[seat] as Graha) === rule.planet ||
      PAKKA_GHAR[seat].includes(rule.planet) ||
      EXALTED[seat].includes(rule.planet)
    const isPresent = afflictors.length > 0 && !isFree
    const seats = afflictors.map((planet) => houseOf[planet])
    return {
      ...rule,
      found: afflictors,
      seats,
      isFree,
      isPresent,
      isStrict: isPresent && afflictors.length === rule.afflictors.length,
    }
  })
