import type { Sidereal } from '../../zodiac/longitude.ts'
import { norm } from '../../zodiac/longitude.ts'
import { houseFrom, signName, signOfHouse } from '../../zodiac/signs.ts'
import type { RasiChart } from '../chart.ts'
import { type Graha, lordOf } from '../grahas.ts'
import { tithiNumber } from '../limbs.ts'
import { NAKSHATRAS, type Nakshatra, nakshatraOf } from '../nakshatras.ts'
import { type Varga, vargaSeat } from '../vargas.ts'
import { byArc, byStar, type StarSystem } from './star-dashas.ts'

/**
 * The input of the conditions: the chart, and whether the birth was by day (null where the Sun does not rise and set).
 */
export interface Nativity {
  chart: RasiChart
  byDay: boolean | null
}

interface ConditionalSystem extends StarSystem<Graha> {
  /** The number whose remainder by the number of lords gives the first lord. */
  count: (longitude: Sidereal) => number
  condition: string
  /** Null if the data of the birth are not sufficient. */
  applies: (nativity: Nativity) => boolean | null
}

type Years = readonly (readonly [Graha, number])[]

/** Lords counted by star. `count`: the number of the birth star (0 is Ashwini), both ends included. */
const byStarCount = (years: Years, count: (nakshatra: number) => number) => ({
  lords: years.map(([ruler, part]) => ({ ruler, part })),
  count: (longitude: Sidereal) => count(nakshatraOf(longitude)),
  start: byStar((nakshatra) => (count(nakshatra) - 1) % years.length),
})
const fromStar = (name: Nakshatra) => (nakshatra: number) => ((nakshatra - NAKSHATRAS.indexOf(name) + 27) % 27) + 1
const toStar = (name: Nakshatra) => (nakshatra: number) => ((NAKSHATRAS.indexOf(name) - nakshatra + 27) % 27) + 1

const equalYears = (years: number, ...grahas: Graha[]): Years => grahas.map((graha) => [graha, years] as const)

// source: common practice; attributed to BPHS ch. 46 (shashtihayani), the verse not seen in print
/**
 * 28 stars with Abhijit in groups of three and four: the padas at which the groups begin. Abhijit shortens Uttara
 * Ashadha.
 */
const ABHIJIT_GROUPS = [0, 12, 28, 40, 56, 68, 83, 92]

const ascendantIn = ({ chart }: Nativity, code: Varga) => vargaSeat(chart.ascendant.longitude, code).sign
const houseOf = ({ chart }: Nativity, graha: Graha) => houseFrom(chart.ascendant.sign, chart.graha[graha].sign)
const lordOfHouse = ({ chart }: Nativity, house: number) => lordOf(signOfHouse(chart.ascendant.sign, house))
const isInSunHora = (nativity: Nativity) => signName(ascendantIn(nativity, 'D2')) === 'Leo'

export const CONDITIONAL_SYSTEMS = [
  'dwisaptati-sama',
  'shattrimsha-sama',
  'dwadashottari',
  'chaturashiti-sama',
  'shashtihayani',
  'shodashottari',
  'panchottari',
  'shatabdika',
] as const
export type ConditionalName = (typeof CONDITIONAL_SYSTEMS)[number]

const SHASHTIHAYANI_START = byArc(ABHIJIT_GROUPS)

// source: BPHS ch. 46; lords in order with their years, the count to the birth star, and the condition of the birth
export const CONDITIONAL: Record<ConditionalName, ConditionalSystem> = {
  'dwisaptati-sama': {
    ...byStarCount(
      equalYears(9, 'Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu'),
      fromStar('Mula'),
    ),
    condition: 'The lord of the ascendant is in the 7th, or the lord of the 7th in the ascendant.',
    applies: (birth) => houseOf(birth, lordOfHouse(birth, 1)) === 7 || houseOf(birth, lordOfHouse(birth, 7)) === 1,
  },
  'shattrimsha-sama': {
    ...byStarCount(
      [
        ['Moon', 1],
        ['Sun', 2],
        ['Jupiter', 3],
        ['Mars', 4],
        ['Mercury', 5],
        ['Saturn', 6],
        ['Venus', 7],
        ['Rahu', 8],
      ],
      fromStar('Shravana'),
    ),
    condition: "Birth by day with the ascendant in the Sun's hora, or by night with it in the Moon's.",
    applies: (birth) => (birth.byDay === null ? null : birth.byDay === isInSunHora(birth)),
  },
  dwadashottari: {
    ...byStarCount(
      [
        ['Sun', 7],
        ['Jupiter', 9],
        ['Ketu', 11],
        ['Mercury', 13],
        ['Rahu', 15],
        ['Mars', 17],
        ['Saturn', 19],
        ['Moon', 21],
      ],
      toStar('Revati'),
    ),
    condition: 'The ascendant is in a navamsha of Venus.',
    applies: (birth) => lordOf(ascendantIn(birth, 'D9')) === 'Venus',
  },
  'chaturashiti-sama': {
    ...byStarCount(equalYears(12, 'Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'), fromStar('Swati')),
    condition: 'The lord of the 10th is in the 10th.',
    applies: (birth) => houseOf(birth, lordOfHouse(birth, 10)) === 10,
  },
  shashtihayani: {
    lords: [
      ...equalYears(10, 'Jupiter', 'Sun', 'Mars'),
      ...equalYears(6, 'Moon', 'Mercury', 'Venus', 'Saturn', 'Rahu'),
    ].map(([ruler, part]) => ({ ruler, part })),
    count: (longitude) => SHASHTIHAYANI_START(longitude).first + 1,
    start: SHASHTIHAYANI_START,
    condition: 'The Sun is in the ascendant.',
    applies: (birth) => houseOf(birth, 'Sun') === 1,
  },
  shodashottari: {
    ...byStarCount(
      [
        ['Sun', 11],
        ['Mars', 12],
        ['Jupiter', 13],
        ['Saturn', 14],
        ['Ketu', 15],
        ['Moon', 16],
        ['Mercury', 17],
        ['Venus', 18],
      ],
      fromStar('Pushya'),
    ),
    condition: "The ascendant is in the Sun's hora in the bright half of the month, or in the Moon's in the dark half.",
    applies: (birth) => {
      const { Moon, Sun } = birth.chart.graha
      return tithiNumber(norm(Moon.longitude), norm(Sun.longitude)) <= 15 === isInSunHora(birth)
    },
  },
  panchottari: {
    ...byStarCount(
      [
        ['Sun', 12],
        ['Mercury', 13],
        ['Saturn', 14],
        ['Mars', 15],
        ['Venus', 16],
        ['Moon', 17],
        ['Jupiter', 18],
      ],
      fromStar('Anuradha'),
    ),
    condition: 'The ascendant is in Cancer and in its dwadashamsha of Cancer.',
    applies: (birth) => [birth.chart.ascendant.sign, ascendantIn(birth, 'D12')].every((s) => signName(s) === 'Cancer'),
  },
  shatabdika: {
    ...byStarCount(
      [
        ['Sun', 5],
        ['Moon', 5],
        ['Venus', 10],
        ['Mercury', 10],
        ['Jupiter', 20],
        ['Mars', 20],
        ['Saturn', 30],
      ],
      fromStar('Revati'),
    ),
    condition: 'The ascendant is vargottama.',
    applies: (birth) => birth.chart.ascendant.sign === ascendantIn(birth, 'D9'),
  },
}

/** The number of cycles of lords that cover 120 years. */
export const conditionalCycles = ({ lords }: StarSystem<Graha>) =>
  Math.ceil(120 / lords.reduce((sum, { part }) => sum + part, 0))
