import { isOdd, modalityOf, type SignIndex } from '../zodiac/signs.ts'
import { isExalted } from './dignity.ts'
import { signAspects } from './drishti.ts'
import { GRAHAS, type Graha, lordOf } from './grahas.ts'
import type { Exaltable } from './node-exaltation.ts'

/** Sign and degree of the grahas, in the rasi chart or in a varga. */
export type DegreeSeats = Readonly<Record<Graha, { sign: SignIndex; degree: number } & Exaltable>>

/** The winner of a comparison, and the first rule in which the two differ. */
export interface Stronger<T> {
  winner: T
  rule: string
}

type Rule<T> = readonly [name: string, score: (of: T) => number]

const compare = <T>(a: T, b: T, rules: readonly Rule<T>[]): Stronger<T> => {
  for (const [rule, score] of rules) {
    const [first, second] = [score(a), score(b)]
    if (first !== second) return { winner: first > second ? a : b, rule }
  }
  return { winner: a, rule: 'named first' }
}

const MODALITY_RANK = { Movable: 0, Fixed: 1, Dual: 2 } as const

const occupantsOf = (sign: SignIndex, seats: DegreeSeats) => GRAHAS.filter((graha) => seats[graha].sign === sign)

/**
 * The number of these three that are in the sign or aspect it by rashi drishti: Jupiter, Mercury and the lord of the
 * sign. A planet that is two of the three counts twice.
 */
const supportCount = (sign: SignIndex, seats: DegreeSeats) =>
  (['Jupiter', 'Mercury', lordOf(sign)] as const).filter(
    (graha) => seats[graha].sign === sign || signAspects(seats[graha].sign, sign),
  ).length

// source: P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 15
const planetRules = (seats: DegreeSeats): Rule<Graha>[] => [
  ['joined by more planets', (graha) => occupantsOf(seats[graha].sign, seats).length],
  ['more of Jupiter, Mercury and the dispositor join or aspect it', (graha) => supportCount(seats[graha].sign, seats)],
  ['exalted', (graha) => Number(isExalted(graha, seats[graha].sign, seats[graha]))],
  ['dual over fixed over movable sign', (graha) => MODALITY_RANK[modalityOf(seats[graha].sign)]],
]
const byDegree = (seats: DegreeSeats): Rule<Graha> => ['higher degree in sign', (graha) => seats[graha].degree]

/** The stronger of two grahas. */
export const strongerGraha = (a: Graha, b: Graha, seats: DegreeSeats): Stronger<Graha> =>
  compare(a, b, [...planetRules(seats), byDegree(seats)])

// source: the same; Scorpio and Aquarius have two lords
const COLORDS: Partial<Record<SignIndex, readonly [Graha, Graha]>> = { 7: ['Mars', 'Ketu'], 10: ['Saturn', 'Rahu'] }

/** Both lords of Scorpio or Aquarius; the single lord of any other sign. */
export const colordsOf = (sign: SignIndex): readonly Graha[] => COLORDS[sign] ?? [lordOf(sign)]

/**
 * The lord of a sign; for Scorpio and Aquarius the stronger of the two. `years`: the period that a lord gives to the
 * sign, a rule of sign dashas only.
 */
export const signLord = (sign: SignIndex, seats: DegreeSeats, years?: (lord: Graha) => number): Graha => {
  const pair = COLORDS[sign]
  if (!pair) return lordOf(sign)
  const outside: Rule<Graha> = ['outside the sign', (graha) => Number(seats[graha].sign !== sign)]
  const length: Rule<Graha>[] = years ? [['gives the longer period', years]] : []
  return compare(...pair, [outside, ...planetRules(seats), ...length, byDegree(seats)]).winner
}

/** The stronger of two signs. `lord` chooses the lord of Scorpio and Aquarius. */
export const strongerSign = (
  a: SignIndex,
  b: SignIndex,
  seats: DegreeSeats,
  lord: (sign: SignIndex, seats: DegreeSeats) => Graha = signLord,
): Stronger<SignIndex> =>
  compare(a, b, [
    ['holds more planets', (sign) => occupantsOf(sign, seats).length],
    ['more of Jupiter, Mercury and its lord join or aspect it', (sign) => supportCount(sign, seats)],
    [
      'holds an exalted planet',
      (sign) => Number(occupantsOf(sign, seats).some((graha) => isExalted(graha, sign, seats[graha]))),
    ],
    ['lord in a sign of the other oddity', (sign) => Number(isOdd(seats[lordOf(sign)].sign) !== isOdd(sign))],
    ['dual over fixed over movable', (sign) => MODALITY_RANK[modalityOf(sign)]],
    ['lord at the higher degree', (sign) => seats[lord(sign, seats)].degree],
  ])
