import { norm } from '../zodiac/longitude.ts'
import type { HorizonEvent } from './sky.ts'
import { diurnalPath, type Equatorial, semiArc, wrapLongitude } from './sphere.ts'

/**
 * The right ascension of the meridian (degrees) at which a point of the sky rises, culminates, sets and anticulminates at a latitude,
 * for the geometric horizon. Events that do not occur are absent.
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

/** The geographic longitude in [-180, 180) whose meridian has right ascension `armc` at Greenwich apparent sidereal time (hours). */
export const longitudeUnder = (armc: number, siderealTime: number): number => wrapLongitude(armc - 15 * siderealTime)
