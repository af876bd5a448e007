import { TROPICAL_YEAR } from '../sky/constants.ts'
import { longitudeOf } from '../sky/expressions.ts'
import type { Site, Sky } from '../sky/sky.ts'
import { type JulianDay, plusDays } from '../time/julian-day.ts'
import { arc, norm, tropical } from '../zodiac/longitude.ts'
import { type SignIndex, signAt } from '../zodiac/signs.ts'
import { type ChartPoint, inHouses, pointsAndAngles, pointsAt, type TropicalChart } from './chart.ts'
import type { Angles } from './houses.ts'
import { BODY_OF, type PointName } from './points.ts'
import { anglesOfMeridian, armcOf } from './quadrants.ts'

// source: Valentin Naibod, 1560: the mean motion of the Sun, degrees per day
const NAIBOD = 0.98564736

/** The age in tropical years; negative before birth. */
export const ageAt = (birth: JulianDay, target: JulianDay): number => (target - birth) / TROPICAL_YEAR
/** The moment whose sky is the progressed sky of a date of life: one day after birth for each year. */
export const progressedMoment = (birth: JulianDay, target: JulianDay): JulianDay =>
  plusDays(birth, ageAt(birth, target))
/** The date of life that belongs to a progressed moment: the inverse of `progressedMoment`. */
export const lifeMoment = (birth: JulianDay, progressed: JulianDay): JulianDay =>
  plusDays(birth, (progressed - birth) * TROPICAL_YEAR)

export const ANGLE_METHODS = ['solar_arc_mc', 'naibod_mc', 'mean_quotidian'] as const
export type AngleMethod = (typeof ANGLE_METHODS)[number]

const sunAt = (at: JulianDay, sky: Sky) => sky.positions(at, ['Sun'])[0]!.longitude

/** The arc from the natal to the progressed Sun, degrees; negative before birth. */
const solarArc = (birth: JulianDay, target: JulianDay, sky: Sky): number => {
  const age = ageAt(birth, target)
  const arcFromBirth = arc(sunAt(birth, sky), sunAt(progressedMoment(birth, target), sky))
  return arcFromBirth + 360 * Math.round((age * NAIBOD - arcFromBirth) / 360)
}

const progressedAngles = (
  { at, armc, midheaven }: TropicalChart,
  target: JulianDay,
  method: AngleMethod,
  site: Site,
  sky: Sky,
): Angles => {
  if (method === 'mean_quotidian') return sky.angles(progressedMoment(at, target), site)
  const obliquity = sky.obliquity(at)
  const meridian =
    method === 'naibod_mc'
      ? armc + ageAt(at, target) * NAIBOD
      : armcOf(midheaven + solarArc(at, target, sky), obliquity)
  return anglesOfMeridian(meridian, site.latitude, obliquity)
}

export interface ProgressedChart extends Pick<Angles, 'ascendant' | 'midheaven'> {
  at: JulianDay
  /** The progressed points in the natal houses. */
  points: readonly ChartPoint[]
}

/** The secondary progressions of a chart at a date of life. */
export const progressedChart = (
  natal: TropicalChart,
  target: JulianDay,
  method: AngleMethod,
  site: Site,
  sky: Sky,
): ProgressedChart => {
  const at = progressedMoment(natal.at, target)
  const { ascendant, midheaven } = progressedAngles(natal, target, method, site, sky)
  return { at, ascendant, midheaven, points: inHouses(pointsAt(at, sky), natal.houses) }
}

export interface SignChange {
  name: PointName
  to: SignIndex
  /** The date of life. */
  at: JulianDay
}

/** Sign changes of the progressed points between two dates of life, in order of time. */
export const signChanges = (
  natal: Pick<TropicalChart, 'at'>,
  names: readonly PointName[],
  from: JulianDay,
  to: JulianDay,
  sky: Sky,
): SignChange[] =>
  names
    .flatMap((name) =>
      sky
        .crossings({
          of: longitudeOf(BODY_OF[name]),
          span: 30,
          from: progressedMoment(natal.at, from),
          to: progressedMoment(natal.at, to),
        })
        .map(({ at, multiple, direction }) => ({
          name,
          to: signAt(multiple + (direction < 0 ? -1 : 0) + (name === 'South Node' ? 6 : 0)),
          at: lifeMoment(natal.at, at),
        })),
    )
    .sort((a, b) => a.at - b.at)

export const ARC_TYPES = ['true', 'naibod', 'one_degree'] as const
export type ArcType = (typeof ARC_TYPES)[number]
const DEGREES_PER_YEAR = { naibod: NAIBOD, one_degree: 1 } as const

/** The arc by which every point of the chart is directed, degrees. */
export const directionArc = (birth: JulianDay, target: JulianDay, type: ArcType, sky: Sky): number =>
  type === 'true' ? solarArc(birth, target, sky) : ageAt(birth, target) * DEGREES_PER_YEAR[type]

/** The growth of the arc, degrees per day of life. */
export const arcRate = (birth: JulianDay, target: JulianDay, type: ArcType, sky: Sky): number =>
  (type === 'true'
    ? sky.positions(progressedMoment(birth, target), ['Sun'])[0]!.longitudeSpeed
    : DEGREES_PER_YEAR[type]) / TROPICAL_YEAR

/** The points and angles moved by an arc (degrees), with one speed (degrees per day). */
export const directedPoints = (natal: TropicalChart, degrees: number, rate: number) =>
  pointsAndAngles(natal).map(({ name, longitude }) => ({
    name,
    natal: longitude,
    longitude: tropical(longitude + degrees),
    speed: rate,
  }))

/** The dates of life, after `from` and before `to`, at which the arc has grown by each of `degrees`, in order of time. */
export const momentsOfArcs = async (
  birth: JulianDay,
  { from, to }: { from: JulianDay; to: JulianDay },
  degrees: readonly number[],
  type: ArcType,
  sky: Sky,
): Promise<{ index: number; at: JulianDay }[]> => {
  if (type !== 'true') {
    const rate = DEGREES_PER_YEAR[type] / TROPICAL_YEAR
    return degrees
      .map((arcs, index) => ({ index, at: plusDays(from, arcs / rate) }))
      .filter(({ at }) => at < to)
      .sort((a, b) => a.at - b.at)
  }
  const start = sunAt(progressedMoment(birth, from), sky)
  const passes = await sky.scan({
    of: longitudeOf('Sun'),
    targets: degrees.map((arcs) => norm(start + arcs)),
    from: progressedMoment(birth, from),
    to: progressedMoment(birth, to),
  })
  return passes.map(({ at, multiple }) => ({ index: multiple, at: lifeMoment(birth, at) }))
}
