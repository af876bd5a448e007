import { norm, type Tropical, tropical } from '../zodiac/longitude.ts'
import { type Angles, anglesOnly, type Houses } from './houses.ts'

// Angles and Placidus cusps from the meridian alone, for charts that no moment of the sky has (composites, progressions).

const RADIAN = Math.PI / 180
const sin = (degrees: number) => Math.sin(degrees * RADIAN)
const cos = (degrees: number) => Math.cos(degrees * RADIAN)
const tan = (degrees: number) => Math.tan(degrees * RADIAN)
const atan2 = (y: number, x: number) => Math.atan2(y, x) / RADIAN

/** The point of the ecliptic that has a right ascension. */
const eclipticAt = (rightAscension: number, obliquity: number): Tropical =>
  tropical(atan2(sin(rightAscension), cos(rightAscension) * cos(obliquity)))

/** Right ascension of the meridian under which a longitude culminates. */
export const armcOf = (midheaven: number, obliquity: number): number =>
  norm(atan2(sin(midheaven) * cos(obliquity), cos(midheaven)))

/**
 * The angles of a meridian and latitude, degrees. Within the polar circles the ascendant is the rising point for which
 * (ascendant - midheaven) mod 360 is below 180, as everywhere.
 */
export const anglesOfMeridian = (armc: number, latitude: number, obliquity: number): Angles => {
  const midheaven = eclipticAt(armc, obliquity)
  const rising = atan2(cos(armc), -(sin(armc) * cos(obliquity) + tan(latitude) * sin(obliquity)))
  const ascendant = tropical(norm(rising - midheaven) < 180 ? rising : rising + 180)
  return { ascendant, midheaven, armc: norm(armc) }
}

const CONVERGED = 1e-11
const MOST_STEPS = 1000

/**
 * The Placidus houses of a meridian and latitude; their angles alone within the polar circles.
 *
 * Notes: a cusp has gone a third or two of its own semi-arc, by repeated approach.
 * Reference: Swiss Ephemeris, swe_houses_armc.
 */
export const placidusHouses = (angles: Angles, latitude: number, obliquity: number): Houses => {
  if (Math.abs(latitude) >= 90 - obliquity) return anglesOnly('P', angles)
  const { armc, ascendant, midheaven } = angles
  const cusp = (part: number, above: boolean): Tropical => {
    let rightAscension = above ? armc + 90 * part : armc + 180 - 90 * part
    for (let step = 0; step < MOST_STEPS; step++) {
      const declination = Math.atan(sin(rightAscension) * tan(obliquity))
      const ascensional = Math.asin(tan(latitude) * Math.tan(declination)) / RADIAN
      const next = above ? armc + part * (90 + ascensional) : armc + 180 - part * (90 - ascensional)
      const moved = Math.abs(next - rightAscension)
      rightAscension = next
      if (moved < CONVERGED) break
    }
    return eclipticAt(rightAscension, obliquity)
  }
  const east = [midheaven, cusp(1 / 3, true), cusp(2 / 3, true), ascendant, cusp(2 / 3, false), cusp(1 / 3, false)]
  return { system: 'P', cusps: fromTenth(east) }
}

/** Twelve cusps from those of houses 10 to 3; the others stand opposite. */
export const fromTenth = (east: readonly Tropical[]): Tropical[] => {
  const [tenth, eleventh, twelfth, first, second, third] = east as [
    Tropical,
    Tropical,
    Tropical,
    Tropical,
    Tropical,
    Tropical,
  ]
  const half = [first, second, third, tropical(tenth + 180), tropical(eleventh + 180), tropical(twelfth + 180)]
  return [...half, ...half.map((cusp) => tropical(cusp + 180))]
}
