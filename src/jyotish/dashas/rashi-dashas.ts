import { type Modality, modalityOf, type SignIndex, signOfHouse } from '../../zodiac/signs.ts'
import { signAspects } from '../drishti.ts'
import { atmakaraka, type KarakaScheme } from '../jaimini/karakas.ts'
import type { SiderealPoint } from '../points.ts'
import type { DegreeSeats } from '../stronger-of-two.ts'
import {
  type Antardashas,
  CONSECUTIVE,
  fromStrongerLord,
  KENDRA_ORDER,
  repeatSigns,
  type SignYears,
  signsAt,
  stepByOddity,
  stepBySaturnAndKetu,
  twoCycles,
} from './sign-dashas.ts'
import { isOddFooted, type Step, signYears, strongerOf } from './sign-years.ts'

// source: book: P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 21; parashara: BPHS 46.185-187 as he reads it in
// "Drigdasa of Parasara" (2007): aspected signs of a movable sign in reverse, of a fixed one direct, of a dual one by oddity; sthira years
export const DRIG_RULES = ['book', 'parashara'] as const
// source: stronger-lord: the book, as in narayana dasha; quadruplets: "Drigdasa of Parasara" and Jagannatha Hora
export const DRIG_ANTARDASHAS = ['stronger-lord', 'quadruplets'] as const
// source: 9-10-11: BPHS 46.185; 9-8-7: S. Rath, as cited by P. V. R. Narasimha Rao (jyotish-blog, 12 August 2005)
export const DRIG_DUAL_ASCENDANTS = ['9-10-11', '9-8-7'] as const

export interface DrigChoices {
  drig_rule?: (typeof DRIG_RULES)[number] | null
  drig_antardashas?: (typeof DRIG_ANTARDASHAS)[number] | null
  /** The order of houses for a dual ascendant. In the first order two signs occur twice and two never. */
  drig_dual_ascendant?: (typeof DRIG_DUAL_ASCENDANTS)[number] | null
}

/** The input of the systems. */
export interface RashiNativity {
  ascendant: SignIndex
  seats: DegreeSeats
  sreeLagna: SiderealPoint
  /** The sign of the Brahma planet; null if none qualifies. */
  brahma: SignIndex | null
  /** Default: seven. */
  karakas?: KarakaScheme
  /** Default: the first value of each. */
  drig?: DrigChoices
}

interface RashiDasha {
  seed: { sign: SignIndex; reason: string }
  /** 0 if parts differ in direction. */
  step: Step | 0
  sequence: SignYears
  antardashas: Antardashas
}

/** A system; null if the birth gives it no seed. */
type RashiSystem = (nativity: RashiNativity) => RashiDasha | null

/** Years covered by repeated cycles. */
const SPAN = 120

// source: Jaimini Upadesa Sutras 2.3; years by modality
const STHIRA_YEARS: Record<Modality, number> = { Movable: 7, Fixed: 8, Dual: 9 }
const sthiraYears = (sign: SignIndex) => STHIRA_YEARS[modalityOf(sign)]

const stronger = (a: SignIndex, b: SignIndex, seats: DegreeSeats, names: string) => {
  const { winner, rule } = strongerOf(a, b, seats)
  return { sign: winner, reason: `The stronger of ${names}: ${rule}.` }
}
const ascendantOrSeventh = ({ ascendant, seats }: RashiNativity) =>
  stronger(ascendant, signOfHouse(ascendant, 7), seats, 'the ascendant and the 7th')

const direct: Antardashas = (sign) => signsAt(sign, CONSECUTIVE, 1)
const directIfOdd: Antardashas = (sign) => signsAt(sign, CONSECUTIVE, stepByOddity(sign))

/** The direction in which aspected signs are counted in the drig dasha of Parashara. */
const byModality = (sign: SignIndex): Step =>
  (({ Movable: -1, Fixed: 1, Dual: stepByOddity(sign) }) as const)[modalityOf(sign)]

// source: P. V. R. Narasimha Rao, "Drigdasa of Parasara"; the dual row as verified in Jagannatha Hora by the tests of PyJHora 4.8.5
const QUADRUPLETS: Record<Modality, readonly number[]> = {
  Movable: CONSECUTIVE,
  Fixed: [0, 5, 10, 3, 8, 1, 6, 11, 4, 9, 2, 7],
  Dual: [0, 3, 6, 9, 4, 7, 10, 1, 8, 11, 2, 5],
}

/** From the stronger of the dasha sign and its 7th; direct if the dasha sign is odd. */
const byQuadruplets =
  (seats: DegreeSeats): Antardashas =>
  (sign) =>
    signsAt(strongerOf(sign, signOfHouse(sign, 7), seats).winner, QUADRUPLETS[modalityOf(sign)], stepByOddity(sign))

/** The kendradi dasha: quadrants from a seed, in two cycles. */
const kendradi = (seed: RashiDasha['seed'], seats: DegreeSeats): RashiDasha => {
  const step = stepBySaturnAndKetu(seed.sign, seats)
  return {
    seed,
    step,
    sequence: twoCycles(signsAt(seed.sign, KENDRA_ORDER, step), (sign) => signYears(sign, seats)),
    antardashas: fromStrongerLord(seats),
  }
}

/** Twelve consecutive signs from a seed, repeated. */
const repeatedCycle = (
  seed: RashiDasha['seed'],
  step: Step,
  years: (sign: SignIndex) => number,
  antardashas: Antardashas,
): RashiDasha => ({
  seed,
  step,
  sequence: repeatSigns(signsAt(seed.sign, CONSECUTIVE, step), years, SPAN),
  antardashas,
})

export const RASHI_DASHAS = [
  'sudasa',
  'drig',
  'shoola',
  'niryana-shoola',
  'sthira',
  'trikona',
  'lagna-kendradi',
  'atmakaraka-kendradi',
  'yogardha',
  'sudarshana-chakra',
] as const
export type RashiDashaName = (typeof RASHI_DASHAS)[number]

// source: Jaimini Upadesa Sutras 2.3-2.4 and BPHS ch. 46, in the forms of P. V. R. Narasimha Rao, ch. 19-23
export const RASHI_SYSTEMS: Record<RashiDashaName, RashiSystem> = {
  sudasa: ({ sreeLagna: { sign, degree }, seats }) => {
    const fullDasha = kendradi({ sign, reason: 'The sign of sree lagna.' }, seats)
    const remainingPart = (30 - degree) / 30
    return {
      ...fullDasha,
      sequence: fullDasha.sequence.map((period, i) =>
        i === 0 ? { ...period, years: period.years * remainingPart } : period,
      ),
    }
  },
  drig: ({ ascendant, seats, drig = {} }) => {
    const isBook = (drig.drig_rule ?? 'book') === 'book'
    const isReversed = drig.drig_dual_ascendant === '9-8-7' && modalityOf(ascendant) === 'Dual'
    const stepOf = isBook ? (sign: SignIndex): Step => (isOddFooted(sign) ? 1 : -1) : byModality
    const signs = (isReversed ? [9, 8, 7] : [9, 10, 11]).flatMap((house) => {
      const sign = signOfHouse(ascendant, house)
      return signsAt(sign, CONSECUTIVE, stepOf(sign)).filter((to) => to === sign || signAspects(sign, to))
    })
    return {
      seed: { sign: signs[0]!, reason: 'The 9th from the ascendant.' },
      step: 0,
      sequence: isBook ? twoCycles(signs, (sign) => signYears(sign, seats)) : repeatSigns(signs, sthiraYears, SPAN),
      antardashas: drig.drig_antardashas === 'quadruplets' ? byQuadruplets(seats) : fromStrongerLord(seats),
    }
  },
  shoola: (nativity) => repeatedCycle(ascendantOrSeventh(nativity), 1, () => 9, direct),
  'niryana-shoola': ({ ascendant, seats }) => {
    const seed = stronger(signOfHouse(ascendant, 2), signOfHouse(ascendant, 8), seats, 'the 2nd and the 8th')
    return repeatedCycle(seed, stepByOddity(seed.sign), sthiraYears, fromStrongerLord(seats))
  },
  sthira: ({ brahma }) =>
    brahma === null ? null : repeatedCycle({ sign: brahma, reason: 'The sign of Brahma.' }, 1, sthiraYears, direct),
  trikona: ({ ascendant, seats }) => {
    const [first, fifth, ninth] = [1, 5, 9].map((house) => signOfHouse(ascendant, house)) as [
      SignIndex,
      SignIndex,
      SignIndex,
    ]
    const sign = strongerOf(strongerOf(first, fifth, seats).winner, ninth, seats).winner
    const seed = { sign, reason: 'The strongest of the ascendant, the 5th and the 9th.' }
    return repeatedCycle(seed, stepByOddity(sign), (each) => signYears(each, seats), directIfOdd)
  },
  'lagna-kendradi': (nativity) => kendradi(ascendantOrSeventh(nativity), nativity.seats),
  'atmakaraka-kendradi': ({ seats, karakas }) => {
    const atma = atmakaraka({ graha: seats, ...(karakas && { karakas }) })
    const { sign } = seats[atma]
    return kendradi(
      stronger(sign, signOfHouse(sign, 7), seats, `the sign of the atmakaraka (${atma}) and its 7th`),
      seats,
    )
  },
  yogardha: (nativity) => {
    const seed = ascendantOrSeventh(nativity)
    const years = (sign: SignIndex) => (signYears(sign, nativity.seats) + sthiraYears(sign)) / 2
    return repeatedCycle(seed, stepByOddity(seed.sign), years, directIfOdd)
  },
  'sudarshana-chakra': ({ ascendant }) =>
    repeatedCycle({ sign: ascendant, reason: 'The ascendant.' }, 1, () => 1, direct),
}
