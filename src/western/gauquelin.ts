import type { Site, Sky } from '../sky/sky.ts'
import { asin, type Equatorial, eclipticAt, sin, tan } from '../sky/sphere.ts'
import { type JulianDay, plusDays } from '../time/julian-day.ts'
import { norm, type Tropical } from '../zodiac/longitude.ts'
import { type DirectionSphere, mundanePosition } from './primary-directions.ts'

// The 36 sectors of Michel Gauquelin: 18 from rising to setting, 18 from setting to rising, numbered with the daily motion.

// source: Michel Gauquelin, Les hommes et les astres (1960); swehouse.c, system G
export const GAUQUELIN_SECTORS = 36

/**
 * How a position in the sectors is found. Mundane: from the semi-arcs of the body with its latitude. Zodiacal: from those of its longitude.
 * Rising: from the times of rising and setting of the centre of its disc, without refraction, as in Gauquelin's own research.
 */
export const SECTOR_METHODS = ['mundane', 'zodiacal', 'rising'] as const
export type SectorMethod = (typeof SECTOR_METHODS)[number]

/** The sectors that Gauquelin's statistics single out: after rising and after culmination. source: S. Ertel, The Tenacious Mars Effect, 1996 */
const KEY_SECTORS: ReadonlySet<number> = new Set([36, 1, 2, 3, 9, 10, 11, 12])
export const isKeySector = (sector: number): boolean => KEY_SECTORS.has(sector)

/** A position in the sectors: 1 at rising, 10 at the upper culmination, 19 at setting, 28 at the lower culmination; null without a rising. */
export const sectorPosition = (
  place: Equatorial,
  sphere: Pick<DirectionSphere, 'latitude' | 'armc'>,
): number | null => {
  const position = mundanePosition(place, sphere, 'placidus')
  return Number.isNaN(position) ? null : 1 + norm(-position) / 10
}

/** The steps of an iteration; where it needs more, close to a polar circle, the cusps do not exist. */
const MAX_STEPS = 1000
const CONVERGED = 1e-11

/**
 * The longitudes at which the 36 sectors begin; null within the polar circles.
 *
 * Notes: a cusp above the horizon has completed a number of ninths of half its diurnal arc. Found by fixed-point iteration.
 * Reference: Swiss Ephemeris, swe_houses_ex2 with system G.
 */
export const sectorCusps = ({ armc, latitude, obliquity }: DirectionSphere): readonly Tropical[] | null => {
  if (Math.abs(latitude) >= 90 - obliquity) return null
  const slope = tan(latitude) * tan(obliquity)
  const cusp = (index: number): Tropical | null => {
    // The part of the semi-arc between the cusp and the meridian; negative west of it.
    const isAbove = index <= 18
    const part = isAbove ? (9 - index) / 9 : (27 - index) / 9
    let rightAscension = isAbove ? armc + 90 * part : armc + 180 + 90 * part
    for (let step = 0; step < MAX_STEPS; step++) {
      // tan(declination) of the point of the ecliptic is sin(right ascension) tan(obliquity).
      const ascensional = asin(slope * sin(rightAscension))
      const next = isAbove ? armc + part * (90 + ascensional) : armc + 180 + part * (90 - ascensional)
      const change = Math.abs(next - rightAscension)
      rightAscension = next
      if (change < CONVERGED) return eclipticAt(rightAscension, obliquity)
    }
    return null
  }
  const cusps = Array.from({ length: GAUQUELIN_SECTORS }, (_, index) => cusp(index))
  return cusps.every((each) => each !== null) ? cusps : null
}

/** Bodies with a disc, which rise and set by the almanac. */
type RisingBody = Parameters<Sky['horizon']>[0]['body']

/** Days: at any latitude at which a body rises and sets, its last and its next event are nearer. */
const HORIZON_REACH = 1.2

/** A position in the sectors by the times of rising and setting; null if the body does not rise and set within a day. */
export const risingSectorPosition = (at: JulianDay, body: RisingBody, site: Site, sky: Sky): number | null => {
  const events = (event: 'rise' | 'set') =>
    sky
      .horizon({
        ...{ event, body, site, limb: 'centre', refraction: false },
        from: plusDays(at, -HORIZON_REACH),
        to: plusDays(at, HORIZON_REACH),
      })
      .map((moment) => ({ moment, first: event === 'rise' ? 1 : 19 }))
  const all = [...events('rise'), ...events('set')].sort((a, b) => a.moment - b.moment)
  const last = all.findLast(({ moment }) => moment <= at)
  const next = all.find(({ moment }) => moment > at)
  if (!last || !next || last.first === next.first) return null
  return last.first + (18 * (at - last.moment)) / (next.moment - last.moment)
}
