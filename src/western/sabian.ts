import { degreeInSign, type Sign, signName, signOf } from '../zodiac/signs.ts'
import { SABIAN_IMAGES } from './sabian-images.ts'

// The Sabian degrees: one image for each degree of the zodiac.

export interface SabianDegree {
  readonly sign: Sign
  /** 1 to 30: the first degree of a sign is the one from 0 to 1. */
  readonly degree: number
  readonly image: string
}

/** The Sabian degree of a longitude. */
export const sabianDegree = (longitude: number): SabianDegree => {
  const sign = signName(signOf(longitude))
  const index = Math.floor(degreeInSign(longitude))
  return { sign, degree: index + 1, image: SABIAN_IMAGES[sign][index]! }
}
