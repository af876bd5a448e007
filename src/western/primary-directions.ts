import { TROPICAL_YEAR } from '../sky/constants.ts'
import type { Sky } from '../sky/sky.ts'
import { acos, atan2, cos, type Equatorial, equatorialOf, semiArc, sin, tan } from '../sky/sphere.ts'
import { type JulianDay, plusDays } from '../time/julian-day.ts'
import { arc, norm, separation } from '../zodiac/longitude.ts'
import { ASPECTS, type AspectName, MAJOR_ASPECTS } from './aspects.ts'
import type { TropicalChart } from './chart.ts'
import { ANGLES, type AngleName, type Name, PLANETS, type Planet } from './points.ts'
import { NAIBOD } from './progressions.ts'
import { momentsOfArcs, TRUE_ARC } from './solar-arcs.ts'

// Primary directions: the daily rotation carries a promissor to the place of a significator. All angles in degrees.

export const DIRECTION_METHODS = ['placidus', 'regiomontanus'] as const
export type DirectionMethod = (typeof DIRECTION_METHODS)[number]
/** Zodiacal: points of the ecliptic without latitude. Mundane: bodies with their latitude. */
export const DIRECTION_SPACES = ['zodiacal', 'mundane'] as const
export type DirectionSpace = (typeof DIRECTION_SPACES)[number]
/** Naibod: 0.98564736 degree a year. Ptolemy: one degree a year. Solar: the arc of the secondary progressed Sun in longitude. */
export const DIRECTION_KEYS = ['naibod', 'ptolemy', 'solar'] as const
export type DirectionKey = (typeof DIRECTION_KEYS)[number]
export const SIGNIFICATORS = [...ANGLES, ...PLANETS] as const
export type Significator = AngleName | Planet

/** The sphere of a place at a moment. */
export interface DirectionSphere {
  latitude: number
  armc: number
  obliquity: number
}

/**
 * The mundane position of a point: 0 on the eastern horizon, 90 on the lower meridian, 180 on the western horizon, 270 on the upper
 * meridian. NaN where it does not exist.
 *
 * Notes: Placidus measures parts of the semi-arc of the point. Regiomontanus measures on the equator, along the circle through the point
 * and the north and south points of the horizon.
 * Reference: Swiss Ephemeris, swe_house_pos with systems P and R.
 */
export const mundanePosition = (
  { rightAscension, declination }: Equatorial,
  { latitude, armc }: Pick<DirectionSphere, 'latitude' | 'armc'>,
  method: DirectionMethod,
): number => {
  const hourAngle = arc(rightAscension, armc)
  if (method === 'placidus') {
    const day = semiArcOf(declination, latitude)
    if (Math.abs(hourAngle) <= day) return norm(270 - (90 * hourAngle) / day)
    return norm(90 - (90 * arc(180, hourAngle)) / (180 - day))
  }
  const east = -cos(declination) * sin(hourAngle)
  const up = sin(latitude) * sin(declination) + cos(latitude) * cos(declination) * cos(hourAngle)
  return norm(-atan2(up / cos(latitude), east))
}

/** The diurnal semi-arc; NaN for a point that does not rise and set. */
const semiArcOf = (declination: number, latitude: number): number =>
  Math.abs(tan(latitude) * tan(declination)) < 1 ? semiArc(declination, latitude) : Number.NaN

/** The hour angle at which a declination has a mundane position; NaN if it never has. */
const hourAngleAt = (position: number, declination: number, latitude: number, method: DirectionMethod): number => {
  // Every point crosses the meridian, also one without semi-arcs because it does not rise and set.
  if (position === 270) return 0
  if (position === 90) return 180
  if (method === 'placidus') {
    const day = semiArcOf(declination, latitude)
    return position >= 180 ? (day * (270 - position)) / 90 : 180 + ((180 - day) * (90 - position)) / 90
  }
  const east = -position
  const cosine = -tan(latitude) * tan(declination) * cos(east)
  if (Math.abs(cosine) > 1) return Number.NaN
  const half = acos(cosine)
  const reaches = (hourAngle: number) =>
    separation(
      mundanePosition({ rightAscension: 0, declination }, { latitude, armc: norm(hourAngle) }, method),
      position,
    ) < 1
  return reaches(east - half) ? east - half : east + half
}

export interface PrimaryDirection {
  readonly promissor: Planet
  readonly aspect: AspectName
  readonly significator: Significator
  /** Converse: the sphere is turned backwards. */
  readonly converse: boolean
  /** The arc of direction. */
  readonly arc: number
}
export interface TimedDirection extends PrimaryDirection {
  readonly at: JulianDay
}

/** The arc that carries a point to a mundane position, by direct or converse motion; NaN if it never arrives. */
export const directionArcTo = (
  position: number,
  promissor: Equatorial,
  { latitude, armc }: Pick<DirectionSphere, 'latitude' | 'armc'>,
  method: DirectionMethod,
  converse: boolean,
): number => {
  const target = hourAngleAt(norm(position), promissor.declination, latitude, method)
  const now = arc(promissor.rightAscension, armc)
  return norm(converse ? now - target : target - now)
}

const withoutLatitude = (longitude: number, { obliquity }: DirectionSphere) => equatorialOf(longitude, obliquity)

const positionOfSignificator = (
  name: Significator,
  chart: TropicalChart,
  sphere: DirectionSphere,
  method: DirectionMethod,
  space: DirectionSpace,
): number => {
  if (name === 'Ascendant') return 0
  if (name === 'Midheaven') return 270
  const point = chart.point[name]
  return mundanePosition(space === 'zodiacal' ? withoutLatitude(point.longitude, sphere) : point, sphere, method)
}

/** The planets of a chart without semi-arcs, because they do not rise and set at its latitude. */
export const withoutSemiArcs = (
  chart: Pick<TropicalChart, 'point' | 'site' | 'at'>,
  space: DirectionSpace,
  sky: Pick<Sky, 'obliquity'>,
): Planet[] => {
  const obliquity = sky.obliquity(chart.at)
  return PLANETS.filter((name) => {
    const point = chart.point[name]
    const { declination } = space === 'zodiacal' ? equatorialOf(point.longitude, obliquity) : point
    return Number.isNaN(semiArcOf(declination, chart.site.latitude))
  })
}

/** The angles of an aspect to both sides. */
const sidesOf = (aspect: AspectName): number[] => {
  const { angle } = ASPECTS[aspect]
  return angle === 0 || angle === 180 ? [angle] : [angle, -angle]
}

export interface DirectionChoice {
  readonly method: DirectionMethod
  readonly space: DirectionSpace
  readonly converse: readonly boolean[]
  readonly significators: readonly Significator[]
  readonly promissors: readonly Planet[]
}

/**
 * The directions of a chart up to an arc, smallest first.
 *
 * Notes: zodiacal aspects are points of the ecliptic, counted from the longitude of the promissor. Mundane aspects are counted in mundane
 * positions from the significator: 30 degrees are a third of a semi-arc. A planet is not directed to its own conjunction.
 */
export const primaryDirections = (
  chart: TropicalChart,
  { method, space, converse, significators, promissors }: DirectionChoice,
  maxArc: number,
  sky: Pick<Sky, 'obliquity'>,
): PrimaryDirection[] => {
  const sphere = { latitude: chart.site.latitude, armc: chart.armc, obliquity: sky.obliquity(chart.at) }
  return significators
    .flatMap((significator) => {
      const position = positionOfSignificator(significator, chart, sphere, method, space)
      return promissors.flatMap((promissor) =>
        MAJOR_ASPECTS.flatMap((aspect) =>
          sidesOf(aspect).flatMap((side) =>
            converse.map((isConverse) => {
              const body = chart.point[promissor]
              const moved = space === 'zodiacal' ? withoutLatitude(body.longitude + side, sphere) : body
              const goal = space === 'zodiacal' ? position : position + side
              const arcs = directionArcTo(goal, moved, sphere, method, isConverse)
              return { promissor, aspect, significator, converse: isConverse, arc: arcs }
            }),
          ),
        ),
      )
    })
    .filter(({ promissor, aspect, significator, arc: size }) => {
      const isOwnPlace = (promissor as Name) === significator && aspect === 'conjunction'
      return !isOwnPlace && size > 0 && size <= maxArc
    })
    .sort((a, b) => a.arc - b.arc)
}

const DEGREES_PER_YEAR = { naibod: NAIBOD, ptolemy: 1 } as const
/** The largest solar arc of a year of life, degrees. */
const MAX_SOLAR_RATE = 1.02

/** The largest arc that a key can reach within an age. */
export const arcOfAge = (years: number, key: DirectionKey): number =>
  years * (key === 'solar' ? MAX_SOLAR_RATE : DEGREES_PER_YEAR[key])

/** The directions that perfect between two dates of life, in order of time. */
export const timedDirections = async (
  directions: readonly PrimaryDirection[],
  birth: JulianDay,
  { from, to }: { from: JulianDay; to: JulianDay },
  key: DirectionKey,
  sky: Sky,
): Promise<TimedDirection[]> => {
  const timed =
    key === 'solar'
      ? (
          await momentsOfArcs(
            birth,
            { from: birth, to },
            directions.map((direction) => direction.arc),
            TRUE_ARC,
            sky,
          )
        ).map(({ index, at }) => ({ ...directions[index]!, at }))
      : directions.map((direction) => ({
          ...direction,
          at: plusDays(birth, (direction.arc / DEGREES_PER_YEAR[key]) * TROPICAL_YEAR),
        }))
  return timed.filter(({ at }) => at >= from && at < to).sort((a, b) => a.at - b.at)
}
