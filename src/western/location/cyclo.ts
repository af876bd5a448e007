import { longitudeOf } from '../../sky/expressions.ts'
import type { Sky } from '../../sky/sky.ts'
import { equatorialOf } from '../../sky/sphere.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { overlapOf, type Window } from '../../time/window.ts'
import { norm, separation, tropical } from '../../zodiac/longitude.ts'
import { BODY_OF, PLANETS, type Planet } from '../points.ts'
import { lifeMoment, progressedMoment } from '../progressions.ts'
import { directionArc, momentsOfArcs, TRUE_ARC } from '../solar-arcs.ts'
import { bodiesOver, type MappedBody } from './bodies.ts'
import { subPointOf } from './lines.ts'

/** The layers of Jim Lewis's cyclocartography: moving bodies on the map of the birth, at the sidereal time of birth. */
export const LAYERS = ['transits', 'progressed', 'solar_arc'] as const
export type Layer = (typeof LAYERS)[number]

// source: Jim Lewis, Cyclo*Carto*Graphy: the inner planets by progression, the outer by transit
export const LAYER_PLANETS = {
  transits: ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'],
  progressed: ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars'],
  solar_arc: PLANETS,
} as const satisfies Record<Layer, readonly Planet[]>

export interface Birth {
  readonly at: JulianDay
  /** Greenwich apparent sidereal time, degrees. */
  readonly gast: number
}

/** The bodies of a layer at a date of life, over the Earth at the sidereal time of birth. */
export const layerBodies = (layer: Layer, birth: Birth, date: JulianDay, sky: Sky): MappedBody[] => {
  const planets = LAYER_PLANETS[layer]
  if (layer === 'transits') return bodiesOver(date, birth.gast, 'in_mundo', sky, planets)
  if (layer === 'progressed') return bodiesOver(progressedMoment(birth.at, date), birth.gast, 'in_mundo', sky, planets)
  const solarArc = directionArc(birth.at, date, TRUE_ARC, sky)
  const obliquity = sky.obliquity(birth.at)
  return sky.positions(birth.at, PLANETS).map(({ longitude }, i) => {
    const directedLongitude = tropical(longitude + solarArc)
    const equatorial = equatorialOf(directedLongitude, obliquity)
    return { planet: PLANETS[i]!, longitude: directedLongitude, ...equatorial, sub: subPointOf(equatorial, birth.gast) }
  })
}

export const ACTIVATIONS = ['conjunction', 'opposition', 'square'] as const
export type Activation = (typeof ACTIVATIONS)[number]
/** The aspects at 0, 90, 180 and 270 degrees from the natal planet. */
const QUARTERS: readonly Activation[] = ['conjunction', 'square', 'opposition', 'square']
// source: the contract's orb of activations (location-astrology), degrees
const ORB = 1

export interface ActivatedLine {
  readonly planet: Planet
  readonly natal: Planet
  readonly aspect: Activation
  readonly orb: number
}
interface NamedLongitude {
  readonly planet: string
  readonly longitude: number
}
/** The activations of natal planets by the bodies of a layer, closest first. */
export const activations = (moving: readonly NamedLongitude[], natal: readonly NamedLongitude[]): ActivatedLine[] =>
  moving
    .flatMap((movingBody) =>
      natal.map((natalPlanet) => {
        const apart = separation(movingBody.longitude, natalPlanet.longitude)
        const quarter = Math.round(apart / 90)
        return {
          planet: movingBody.planet as Planet,
          natal: natalPlanet.planet as Planet,
          aspect: QUARTERS[quarter]!,
          orb: Math.abs(apart - 90 * quarter),
        }
      }),
    )
    .filter(({ orb }) => orb <= ORB)
    .sort((a, b) => a.orb - b.orb)

/** An activation that becomes exact. */
export interface Perfection {
  readonly layer: Layer
  readonly planet: Planet
  readonly natal: Planet
  readonly aspect: Activation
  /** The date of life. */
  readonly at: JulianDay
}

/** Every perfection of a layer within a window of life, in order of time. The search runs off the event loop. */
export const perfections = async (
  layer: Layer,
  birth: JulianDay,
  natal: readonly { readonly planet: Planet; readonly longitude: number }[],
  window: Window,
  sky: Sky,
  signal?: AbortSignal,
): Promise<Perfection[]> => {
  const rows = natal.flatMap(({ planet, longitude }) =>
    QUARTERS.map((aspect, quarter) => ({ natal: planet, aspect, at: norm(longitude + 90 * quarter) })),
  )
  const exact: Perfection[] = []
  const covered = overlapOf(window, sky.range)
  if (!covered) return []
  if (layer === 'solar_arc') {
    const solarArc = directionArc(birth, covered.from, TRUE_ARC, sky)
    for (const { planet, longitude } of natal) {
      const ahead = rows.map(({ at }) => norm(at - longitude - solarArc))
      for (const { index, at } of await momentsOfArcs(birth, covered, ahead, TRUE_ARC, sky))
        exact.push({ layer, planet, natal: rows[index]!.natal, aspect: rows[index]!.aspect, at })
    }
  } else
    for (const planet of LAYER_PLANETS[layer]) {
      const isTransit = layer === 'transits'
      const searchWindow = isTransit
        ? covered
        : { from: progressedMoment(birth, covered.from), to: progressedMoment(birth, covered.to) }
      const passes = await sky.scan(
        { of: longitudeOf(BODY_OF[planet]), targets: rows.map(({ at }) => at), ...searchWindow },
        signal,
      )
      for (const { at, multiple } of passes) {
        const { natal, aspect } = rows[multiple]!
        exact.push({ layer, planet, natal, aspect, at: isTransit ? at : lifeMoment(birth, at) })
      }
    }
  return exact.sort((a, b) => a.at - b.at)
}
