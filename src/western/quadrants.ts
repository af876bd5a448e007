import { anglesAt, asin, eclipticAt, equatorialOf, sin, tan } from '../sky/sphere.ts'
import { norm, type Tropical, tropical } from '../zodiac/longitude.ts'
import { anglesOnly, type ChartAngles, type Houses } from './houses.ts'

// Angles and Placidus cusps from the meridian, for charts that belong to no moment (composites, progressions).

/** The right ascension of the meridian on which a longitude culminates, degrees. */
export const armcOf = (midheaven: number, obliquity: number): number =>
  equatorialOf(midheaven, obliquity).rightAscension

/** The angles of a meridian (right ascension) and a latitude. */
export const anglesOfMeridian = (armc: number, latitude: number, obliquity: number): ChartAngles => ({
  ...anglesAt(latitude, obliquity)(armc),
  armc: norm(armc),
})

/** The iteration ends when a step is smaller than this, degrees. */
const CONVERGED = 1e-11
/** The maximum number of steps of the iteration, a bound that is never reached. */
const MAX_STEPS = 1000

/**
 * The Placidus houses of a meridian and a latitude; only the angles within the polar circles.
 *
 * Notes: a cusp has completed one or two thirds of its semi-arc; found by fixed-point iteration.
 * Reference: Swiss Ephemeris, swe_houses_armc.
 */
export const placidusHouses = (angles: ChartAngles, latitude: number, obliquity: number): Houses => {
  if (Math.abs(latitude) >= 90 - obliquity) return anglesOnly('P', angles)
  const { armc, ascendant, midheaven } = angles
  const cusp = (part: number, above: boolean): Tropical => {
    let rightAscension = above ? armc + 90 * part : armc + 180 - 90 * part
    for (let step = 0; step < MAX_STEPS; step++) {
      const ascensional = asin(tan(latitude) * sin(rightAscension) * tan(obliquity))
      const next = above ? armc + part * (90 + ascensional) : armc + 180 - part * (90 - ascensional)
      const change = Math.abs(next - rightAscension)
      rightAscension = next
      if (change < CONVERGED) break
    }
    return eclipticAt(rightAscension, obliquity)
  }
  const east = [midheaven, cusp(1 / 3, true), cusp(2 / 3, true), ascendant, cusp(2 / 3, false), cusp(1 / 3, false)]
  return { system: 'P', cusps: fromTenth(east) }
}

/** Twelve cusps from those of houses 10 to 3. The other six are opposite. */
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
