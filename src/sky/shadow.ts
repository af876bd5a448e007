import type { JulianDay } from '../time/julian-day.ts'
import type { Eclipse, Sky } from './sky.ts'

type Vector = readonly [number, number, number]

const RADIAN = Math.PI / 180
/** Equatorial radii of the Earth in an astronomical unit. */
const EARTH_RADII = 149_597_870.7 / 6378.137

/** Geocentric, true equator of date, in equatorial radii of the Earth. */
const place = (at: JulianDay, body: 'Sun' | 'Moon', sky: Sky): Vector => {
  const [{ rightAscension, declination }] = sky.equatorial(at, [body]) as [ReturnType<Sky['equatorial']>[number]]
  const distance = sky.positions(at, [body])[0]!.distance * EARTH_RADII
  const [ra, dec] = [rightAscension * RADIAN, declination * RADIAN]
  return [distance * Math.cos(dec) * Math.cos(ra), distance * Math.cos(dec) * Math.sin(ra), distance * Math.sin(dec)]
}

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const times = (a: Vector, k: number): Vector => [a[0] * k, a[1] * k, a[2] * k]

/**
 * Gamma of an eclipse: at its maximum, the distance of the axis of the Moon's shadow from the Earth's centre (solar) or of the
 * Moon's centre from the axis of the Earth's shadow (lunar), in equatorial radii of the Earth, positive to the north.
 * Reference: Espenak and Meeus, Five Millennium Canon (NASA/TP-2006-214141).
 */
export const gamma = ({ kind, maximum }: Pick<Eclipse, 'kind' | 'maximum'>, sky: Sky): number => {
  const [sun, moon] = [place(maximum, 'Sun', sky), place(maximum, 'Moon', sky)]
  const along = kind === 'solar' ? minus(moon, sun) : sun
  const unit = times(along, 1 / Math.sqrt(dot(along, along)))
  const across = minus(moon, times(unit, dot(moon, unit)))
  return Math.sign(across[2]) * Math.sqrt(dot(across, across))
}
