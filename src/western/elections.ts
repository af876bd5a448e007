import type { YieldPoint } from '../cooperative-yield.ts'
import type { Site, Sky } from '../sky/sky.ts'
import { altitudeOf } from '../sky/sphere.ts'
import { type JulianDay, plusDays } from '../time/julian-day.ts'
import type { Zone } from '../time/moment.ts'
import type { Window } from '../time/window.ts'
import { norm, separation } from '../zodiac/longitude.ts'
import { SIGNS, type Sign, signOf } from '../zodiac/signs.ts'
import { ASPECTS, type AspectName } from './aspects.ts'
import { isVoid, voidPeriods } from './lunations.ts'
import { planetaryHourFinder } from './planetary-hours.ts'
import { type ClassicalPlanet, PLANETS, type Planet } from './points.ts'

// A search for moments that fulfil conditions of electional astrology.

/** The conditions of an election. A missing condition is fulfilled. */
export interface ElectionConditions {
  /** The Moon is not void of course. */
  readonly moonNotVoid?: boolean
  readonly moon?: 'waxing' | 'waning'
  readonly moonSigns?: readonly Sign[]
  readonly ascendantSigns?: readonly Sign[]
  /** Planets that are direct. */
  readonly direct?: readonly Planet[]
  /** Planets within 8 degrees of an angle. */
  readonly angular?: readonly Planet[]
  /** Planets that are not within 8 degrees of an angle. */
  readonly notAngular?: readonly Planet[]
  /** Rulers of the planetary hour. */
  readonly hours?: readonly ClassicalPlanet[]
  /** Applying aspects within an orb. */
  readonly applying?: readonly { a: Planet; b: Planet; aspects: readonly AspectName[]; orb: number }[]
  readonly daylight?: boolean
}

/** Degrees of longitude from an angle. */
const ANGULAR_ORB = 8
/** The step of the search, days. Conditions that hold for less time may be missed. */
const STEP = 5 / 1440
/** The precision of the ends of a window, days. */
const PRECISION = 1 / 86_400

/** The planets that conditions test. */
const testedPlanets = ({ moon, moonSigns, direct, angular, notAngular, applying }: ElectionConditions): Planet[] => {
  const named = new Set<Planet>([
    ...(moon ? (['Sun', 'Moon'] as const) : []),
    ...(moonSigns ? (['Moon'] as const) : []),
    ...[direct, angular, notAngular].flatMap((planets) => planets ?? []),
    ...(applying ?? []).flatMap(({ a, b }) => [a, b]),
  ])
  return PLANETS.filter((planet) => named.has(planet))
}

/** A test of one moment of a window. */
const testOf = async (
  conditions: ElectionConditions,
  window: Window,
  site: Site,
  zone: Zone,
  sky: Sky,
  yieldIfDue: YieldPoint,
): Promise<(at: JulianDay) => boolean> => {
  const voids = conditions.moonNotVoid ? await voidPeriods(window, sky, yieldIfDue) : []
  const { moon, moonSigns, ascendantSigns, direct, angular, notAngular, hours, applying, daylight } = conditions
  const isIn = (signs: readonly Sign[], longitude: number) => signs.includes(SIGNS[signOf(longitude)]!)
  const tested = testedPlanets(conditions)
  const hourAt = planetaryHourFinder(site, zone, sky)
  const hasAngles = ascendantSigns || angular || notAngular
  return (at) => {
    const positions = tested.length > 0 ? sky.positions(at, tested) : []
    const of = (planet: Planet) => positions[tested.indexOf(planet)]!
    if (direct?.some((planet) => of(planet).longitudeSpeed < 0)) return false
    if (moon && norm(of('Moon').longitude - of('Sun').longitude) < 180 !== (moon === 'waxing')) return false
    if (moonSigns && !isIn(moonSigns, of('Moon').longitude)) return false
    const isApplying = ({ a, b, aspects, orb }: NonNullable<typeof applying>[number]) =>
      aspects.some((aspect) => {
        const off = (days: number) =>
          Math.abs(
            separation(of(a).longitude + days * of(a).longitudeSpeed, of(b).longitude + days * of(b).longitudeSpeed) -
              ASPECTS[aspect].angle,
          )
        return off(0) <= orb && off(0.001) < off(0)
      })
    if (applying?.some((each) => !isApplying(each))) return false
    if (hasAngles) {
      const { ascendant, midheaven } = sky.angles(at, site)
      if (ascendantSigns && !isIn(ascendantSigns, ascendant)) return false
      const isAngular = (planet: Planet) =>
        [ascendant, ascendant + 180, midheaven, midheaven + 180].some(
          (angle) => separation(of(planet).longitude, angle) <= ANGULAR_ORB,
        )
      if (angular?.some((planet) => !isAngular(planet)) || notAngular?.some(isAngular)) return false
    }
    if (daylight !== undefined) {
      const isUp = altitudeOf(sky.equatorial(at, ['Sun'])[0]!, site.latitude, sky.angles(at, site).armc) >= 0
      if (isUp !== daylight) return false
    }
    if (hours) {
      const hour = hourAt(at)
      if (!hour || !hours.includes(hour.hourRuler)) return false
    }
    return !voids.some((course) => isVoid(course, at))
  }
}

/** The moment between two at which a test changes. */
const edgeBetween = (before: JulianDay, after: JulianDay, test: (at: JulianDay) => boolean): JulianDay => {
  let [low, high] = [before, after]
  const first = test(low)
  while (high - low > PRECISION) {
    const middle = ((low + high) / 2) as JulianDay
    if (test(middle) === first) low = middle
    else high = middle
  }
  return high
}

/**
 * The windows in which all conditions hold, in order of time, at most `most` of them.
 *
 * Notes: moments are tested every five minutes and the ends of windows are found to a second. Windows shorter than five minutes may be missed.
 */
export const elections = async (
  conditions: ElectionConditions,
  window: Window,
  site: Site,
  zone: Zone,
  sky: Sky,
  yieldIfDue: YieldPoint,
  most: number,
): Promise<Window[]> => {
  const { from, to } = window
  const test = await testOf(conditions, window, site, zone, sky, yieldIfDue)
  const windows: Window[] = []
  let start: JulianDay | null = test(from) ? from : null
  for (let at = from; at < to && windows.length < most; ) {
    const next = Math.min(plusDays(at, STEP), to) as JulianDay
    const holds = test(next)
    if (holds && start === null) start = edgeBetween(at, next, test)
    if (!holds && start !== null) {
      windows.push({ from: start, to: edgeBetween(at, next, test) })
      start = null
    }
    at = next
    await yieldIfDue()
  }
  if (start !== null && windows.length < most) windows.push({ from: start, to })
  return windows
}
