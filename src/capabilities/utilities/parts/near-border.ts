import { NAKSHATRA } from '../../../jyotish/nakshatras.ts'
import { separation } from '../../../zodiac/longitude.ts'
import type { World } from '../../capability.ts'

/** Degrees from the nearest multiple of `span`. */
const fromBorder = (longitude: number, span: number) => separation(longitude, Math.round(longitude / span) * span)

/** A Moon this close to a border crosses it within about six minutes. */
export const warnNearBorder = (moon: number, { warn }: World) => {
  const border = fromBorder(moon, 30) < 0.05 ? 'sign' : fromBorder(moon, NAKSHATRA) < 0.05 ? 'nakshatra' : null
  if (border)
    warn(
      'near_border',
      `The Moon is within 0.05 degree of a ${border} border; a few minutes of birth time change the answer.`,
    )
}
