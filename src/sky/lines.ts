import { norm } from '../zodiac/longitude.ts'
import type { HorizonEvent } from './sky.ts'
import { diurnalPath, type Equatorial, semiArc, wrapped } from './sphere.ts'

/**
 * The right ascension of the meridian, degrees, at which a place of the sky rises, culminates, sets and culminates below for a
 * latitude, by the geometric horizon; only those that it does.
 */
export const meridiansOf = (
  { rightAscension, declination }: Equatorial,
  latitude: number,
): Partial<Record<HorizonEvent, number>> => {
  const path = diurnalPath(declination, latitude)
  if (path === 'never rises') return {}
  const culminations = { culmination: rightAscension, anticulmination: norm(rightAscension + 180) }
  if (path === 'circumpolar') return culminations
  const half = semiArc(declination, latitude)
  return { ...culminations, rise: norm(rightAscension - half), set: norm(rightAscension + half) }
}

/** The longitude on Earth, -180 up to 180, whose meridian has a right ascension at an apparent sidereal time of Greenwich (hours). */
export const longitudeUnder = (armc: number, siderealTime: number): number => wrapped(armc - 15 * siderealTime)
