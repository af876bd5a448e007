import { overlap, type Window } from '../time/window.ts'
import { type HouseNumber, houseFrom, type SignIndex, signOfHouse } from '../zodiac/signs.ts'
import type { RasiChart } from './chart.ts'
import { type Graha, isLord, lordOf } from './grahas.ts'
import { aspects } from './nature.ts'
import type { SignStay } from './sign-stays.ts'

/** Stretches in which neither Jupiter nor Saturn changes sign. */
export const stretches = (jupiter: readonly SignStay[], saturn: readonly SignStay[]) =>
  jupiter.flatMap((j) =>
    saturn.flatMap((s) => {
      const both = overlap(j, s)
      return both ? [{ ...both, jupiter: j.sign, saturn: s.sign }] : []
    }),
  )

/** Does a planet in transit stand in a sign or look at it? */
export const isOnOrSees = (planet: 'Jupiter' | 'Saturn', from: SignIndex, sign: SignIndex): boolean =>
  from === sign || aspects(planet, from, sign)

/** From where houses are counted. */
export const STANDPOINTS = ['Ascendant', 'Moon'] as const
export type Standpoint = (typeof STANDPOINTS)[number]

const signOfStandpoint = (from: Standpoint, { ascendant, graha }: RasiChart): SignIndex =>
  from === 'Ascendant' ? ascendant.sign : graha.Moon.sign

const NTH = ['', '1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th', '11th', '12th'] as const

/**
 * How a planet in transit is linked to a house: it stands in it or looks at it, or does so to the sign where the lord of the house
 * stood at birth. Null where it is not.
 */
export const transitLink = (
  planet: 'Jupiter' | 'Saturn',
  sign: SignIndex,
  house: HouseNumber,
  from: Standpoint,
  chart: RasiChart,
): string | null => {
  const houseSign = signOfHouse(signOfStandpoint(from, chart), house)
  const lord = lordOf(houseSign)
  const targets = [
    [houseSign, `house ${house} from the ${from}`],
    [chart.graha[lord].sign, `the sign of ${lord}, lord of house ${house} from the ${from}`],
  ] as const
  for (const [target, name] of targets) {
    if (target === sign) return `stands in ${name}`
    if (aspects(planet, sign, target)) return `looks at ${name} by the ${NTH[houseFrom(sign, target)]}`
  }
  return null
}

/** Does a dasha lord own the house, stand in it or look at it? */
export const dashaSupports = (lord: Graha, house: HouseNumber, from: Standpoint, chart: RasiChart): boolean => {
  const sign = signOfHouse(signOfStandpoint(from, chart), house)
  const seat = chart.graha[lord].sign
  return (isLord(lord) && lordOf(sign) === lord) || seat === sign || aspects(lord, seat, sign)
}

/** Stretches in which both touch a house from a standpoint, or its lord; those that meet are one. */
export const doubleTransits = (
  house: HouseNumber,
  [jupiter, saturn]: readonly [readonly SignStay[], readonly SignStay[]],
  from: Standpoint,
  chart: RasiChart,
): Window[] => {
  const found: Window[] = []
  for (const both of stretches(jupiter, saturn)) {
    const touches =
      transitLink('Jupiter', both.jupiter, house, from, chart) && transitLink('Saturn', both.saturn, house, from, chart)
    if (!touches) continue
    const last = found.at(-1)
    if (last && both.from - last.to < 1) found[found.length - 1] = { from: last.from, to: both.to }
    else found.push({ from: both.from, to: both.to })
  }
  return found
}
