import { starsOfSign } from '../../../jyotish/panchang/stars.ts'
import { t } from '../../../schema.ts'
import type { SignIndex } from '../../../zodiac/signs.ts'
import { Star } from '../../shared/shapes.ts'

export const Padas = t.Array(t.Object({ nakshatra: Star, padas: t.Array(t.Integer(), { maxItems: 4 }) }))

/** The nakshatra padas in a sign. */
export const starPadas = (sign: SignIndex) => starsOfSign(sign).map(({ star, padas }) => ({ nakshatra: star, padas }))
