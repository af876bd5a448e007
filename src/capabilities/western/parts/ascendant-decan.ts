import type { Tropical } from '../../../zodiac/longitude.ts'
import { degreeInSign, signAt, signName, signOf } from '../../../zodiac/signs.ts'
import { THREE_SIGNS } from './sun-moon-words.ts'

const DECANS = ['first', 'second', 'third'] as const
const DECAN_SPAN = 10
/** Signs of one element follow each other at this distance. */
const TRIPLICITY_STEP = 4

/**
 * The decan of the Ascendant.
 * source: decans by triplicity, common in Western practice since the nineteenth century
 */
export const decanText = (longitude: Tropical): string => {
  const sign = signOf(longitude)
  const decan = Math.min(2, Math.floor(degreeInSign(longitude, sign) / DECAN_SPAN))
  const [name, other] = [signName(sign), signName(signAt(sign + TRIPLICITY_STEP * decan))]
  return decan === 0
    ? `Your Ascendant is in the first decan of ${name}, so you show the sign without a mixture.`
    : `Your Ascendant is in the ${DECANS[decan]} decan of ${name}, which belongs to ${other}, so you also meet people ${THREE_SIGNS[other][0]}.`
}
