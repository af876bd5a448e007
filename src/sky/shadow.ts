import type { JulianDay } from '../time/julian-day.ts'
import { ASTRONOMICAL_UNIT, EQUATORIAL_RADIUS } from './constants.ts'
import type { Eclipse, Sky } from './sky.ts'
import { direction, dot, lengthOf, plus, scale, type Vector } from './vectors.ts'

/** Equatorial radii of the Earth in an astronomical unit. */
const EARTH_RADII = ASTRONOMICAL_UNIT / EQUATORIAL_RADIUS

/** Geocentric position of the Sun or the Moon, true equator of date, in equatorial radii of the Earth. */
export const placeInRadii = (at: JulianDay, body: 'Sun' | 'Moon', sky: Sky): Vector => {
  const [{ rightAscension, declination }] = sky.equatorial(at, [body]) as [ReturnType<Sky['equatorial']>[number]]
  const distance = sky.positions(at, [body])[0]!.distance * EARTH_RADII
  return scale(direction(rightAscension, declination), distance)
}

/**
 * Gamma of an eclipse: at its maximum, the distance of the axis of the Moon's shadow from the Earth's centre (solar) or of the
 * Moon's centre from the axis of the Earth's shadow (lunar), in equatorial radii of the Earth, positive to the north.
 * Reference: Espenak and Meeus, Five Millennium Canon (NASA/TP-2006-214141).
 */
export const gamma = ({ kind, maximum }: Pick<Eclipse, 'kind' | 'maximum'>, sky: Sky): number => {
  const [sun, moon] = [placeInRadii(maximum, 'Sun', sky), placeInRadii(maximum, 'Moon', sky)]
  const along = kind === 'solar' ? plus(moon, sun, -1) : sun
  const unit = scale(along, 1 / lengthOf(along))
  const across = plus(moon, unit, -dot(moon, unit))
  return Math.sign(across[2]) * lengthOf(across)
}
