import { SIGN_KEYWORDS } from '../../../western/signs.ts'
import type { Tropical } from '../../../zodiac/longitude.ts'
import { degreeInSign, signAt, signName, signOf } from '../../../zodiac/signs.ts'

const DECANS = ['first', 'second', 'third'] as const
const DECAN_SPAN = 10
/** Signs of one element follow each other at this distance. */
const TRIPLICITY_STEP = 4

/**
 * The decan of the Ascendant, and what a twin shares; for parents (`child` is the name) only the second. Four minutes of birth time move the Ascendant by about a degree.
 * source: decans by triplicity, common in Western practice since the nineteenth century
 */
export const ascendantMinuteText = (longitude: Tropical, child: string | null): string => {
  const sign = signOf(longitude)
  const decan = Math.min(2, Math.floor(degreeInSign(longitude, sign) / DECAN_SPAN))
  const [name, other] = [signName(sign), signName(signAt(sign + TRIPLICITY_STEP * decan))]
  const manner =
    decan === 0
      ? `Your Ascendant is in the first decan of ${name}, so you show the sign without a mixture.`
      : `Your Ascendant is in the ${DECANS[decan]} decan of ${name}, which belongs to ${other}, so you show something of that sign as well: ${SIGN_KEYWORDS[other]}.`
  return [
    ...(child === null ? [manner] : []),
    `A twin born a few minutes from ${child ?? 'you'} shares ${name} rising; each four minutes move ${child === null ? 'your' : 'the'} Ascendant by about a degree, and Saturn then reaches it about a month earlier or later.`,
  ].join(' ')
}
