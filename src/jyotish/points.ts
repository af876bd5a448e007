import { roundDegrees } from '../zodiac/division.ts'
import { norm, type Sidereal } from '../zodiac/longitude.ts'
import { degreeInSign, type SignIndex, signOf } from '../zodiac/signs.ts'
import { nakshatraOf, padaOf } from './nakshatras.ts'

/** A sidereal longitude with its sign, nakshatra and pada. */
export interface SiderealPoint {
  longitude: Sidereal
  sign: SignIndex
  /** Degrees in the sign, from 0 to less than 30. */
  degree: number
  /** 0..26. */
  nakshatra: number
  /** 1..4. */
  pada: number
}

export const point = (longitude: Sidereal): SiderealPoint => {
  const folded = norm(roundDegrees(norm(longitude))) as Sidereal
  const sign = signOf(folded)
  return {
    longitude: folded,
    sign,
    degree: degreeInSign(folded, sign),
    nakshatra: nakshatraOf(folded),
    pada: padaOf(folded),
  }
}
