import type { JulianDay } from '../../time/julian-day.ts'
import { type SignIndex, signAt } from '../../zodiac/signs.ts'
import { occupants } from '../chart.ts'
import { GRAHAS, type Graha } from '../grahas.ts'
import { colordsOf, type DegreeSeats } from '../stronger-of-two.ts'
import type { Dasha } from './periods.ts'
import { CONSECUTIVE, type DashaSign, signDasha, signsAt, stepByNinth } from './sign-dashas.ts'
import { dashaLord, footCount, type Step, signYears } from './sign-years.ts'

export const CHARA_METHODS = ['kn-rao', 'parashara'] as const
export type CharaMethod = (typeof CHARA_METHODS)[number]

interface CharaRule {
  /** The lord to which the years of a sign are counted. */
  lord: (sign: SignIndex, seats: DegreeSeats) => Graha
  years: (sign: SignIndex, seats: DegreeSeats) => number
  /** Antardashas of a sign, if the mahadashas follow `step`. */
  antardashas: (sign: SignIndex, step: Step) => SignIndex[]
}

/**
 * If one of the two lords is in the sign, the other; else the one with more planets, else the one at the higher degree.
 */
const raosLord = (sign: SignIndex, seats: DegreeSeats): Graha => {
  const company = (graha: Graha) =>
    occupants(
      GRAHAS.map((each) => seats[each]),
      seats[graha].sign,
    ).length
  const awayFromSign = colordsOf(sign).filter((graha) => seats[graha].sign !== sign)
  const [first, second] = awayFromSign
  if (!first) return colordsOf(sign)[0]!
  if (!second) return first
  const ahead = company(first) - company(second) || seats[first].degree - seats[second].degree
  return ahead >= 0 ? first : second
}

export const CHARA: Record<CharaMethod, CharaRule> = {
  // source: K. N. Rao, Predicting through Jaimini's Chara Dasha
  'kn-rao': {
    lord: raosLord,
    years: (sign, seats) => footCount(sign, seats[raosLord(sign, seats)].sign),
    antardashas: (sign) => {
      const step = stepByNinth(sign)
      return signsAt(signAt(sign + step), CONSECUTIVE, step)
    },
  },
  // source: BPHS ch. 46 as read by P. V. R. Narasimha Rao
  parashara: {
    lord: dashaLord,
    years: signYears,
    antardashas: (sign, step) => signsAt(sign, CONSECUTIVE, step),
  },
}

export interface Chara extends Dasha<DashaSign> {
  step: Step
}

/**
 * The chara dasha: twelve signs from the ascendant, direct if the 9th is odd-footed. It starts at birth without
 * balance.
 */
export const chara = (
  ascendant: SignIndex,
  seats: DegreeSeats,
  birth: JulianDay,
  yearDays: number,
  method: CharaMethod,
): Chara => {
  const { years, antardashas } = CHARA[method]
  const step = stepByNinth(ascendant)
  const sequence = signsAt(ascendant, CONSECUTIVE, step).map((sign) => ({ sign, years: years(sign, seats) }))
  return { ...signDasha(birth, yearDays, sequence, (sign) => antardashas(sign, step)), step }
}
