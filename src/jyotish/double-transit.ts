import { overlapOf, type Window } from '../time/window.ts'
import { type HouseNumber, houseFrom, type SignIndex, signOfHouse } from '../zodiac/signs.ts'
import type { RasiChart } from './chart.ts'
import { type Graha, isLord, lordOf } from './grahas.ts'
import { aspects } from './nature.ts'
import type { SignStay } from './sign-stays.ts'

/** Periods in which neither Jupiter nor Saturn changes sign. */
export const stretches = (jupiter: readonly SignStay[], saturn: readonly SignStay[]) =>
  jupiter.flatMap((j) =>
    saturn.flatMap((s) => {
      const both = overlapOf(j, s)
      return both ? [{ ...both, jupiter: j.sign, saturn: s.sign }] : []
    }),
  )

/** True if a transiting planet in the sign `from` stands in `sign` or aspects it. */
export const isOnOrSees = (planet: 'Jupiter' | 'Saturn', from: SignIndex, sign: SignIndex): boolean =>
  from === sign || aspects(planet, from, sign)

/** Points from which houses are counted. */
export const STANDPOINTS = ['Ascendant', 'Moon'] as const
export type Standpoint = (typeof STANDPOINTS)[number]

const signOfStandpoint = (from: Standpoint, { ascendant, graha }: RasiChart): SignIndex =>
  from === 'Ascendant' ? ascendant.sign : graha.Moon.sign

const NTH = ['', '1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th', '11th', '12th'] as const

/**
 * The link of a transiting planet to a house: it stands in the house or aspects it, or it does so to the sign of the
 * house lord at birth. Null without a link.
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

/** True if a dasha lord owns the house, stands in it or aspects it. */
export const dashaSupports = (lord: Graha, house: HouseNumber, from: Standpoint, chart: RasiChart): boolean => {
  const sign = signOfHouse(signOfStandpoint(from, chart), house)
  const seat = chart.graha[lord].sign
  return (isLord(lord) && lordOf(sign) === lord) || seat === sign || aspects(lord, seat, sign)
}

/** Periods in which both planets are linked to a house. Adjacent periods are joined. */
export const doubleTransits = (
  house: HouseNumber,
  [jupiter, saturn]: readonly [readonly SignStay[], readonly SignStay[]],
  from: Standpoint,
  chart: RasiChart,
): Window[] => {
  const windows: Window[] = []
  for (const both of stretches(jupiter, saturn)) {
    const areLinked =
      transitLink('Jupiter', both.jupiter, house, from, chart) && transitLink('Saturn', both.saturn, house, from, chart)
    if (!areLinked) continue
    const last = windows.at(-1)
    if (last && both.from - last.to < 1) windows[windows.length - 1] = { from: last.from, to: both.to }
    else windows.push({ from: both.from, to: both.to })
  }
  return windows
}
