import { TROPICAL_YEAR } from '../sky/constants.ts'
import type { Site, Sky } from '../sky/sky.ts'
import { type JulianDay, plusDays } from '../time/julian-day.ts'
import { arc, tropical } from '../zodiac/longitude.ts'
import { type SignIndex, signAt } from '../zodiac/signs.ts'
import { type ChartPoint, inHouses, type TropicalChart } from './chart.ts'
import { frameOf } from './chart-frame.ts'
import type { ChartAngles } from './houses.ts'
import { BODY_OF, type PointName } from './points.ts'
import { anglesOfMeridian, armcOf } from './quadrants.ts'
import { longitudesIn, pointsIn, zeroPointIn } from './zodiac-searches.ts'

// source: Valentin Naibod, 1560: the mean motion of the Sun, degrees per day
export const NAIBOD = 0.98564736

/** The age in tropical years; negative before birth. */
export const ageAt = (birth: JulianDay, target: JulianDay): number => (target - birth) / TROPICAL_YEAR
/** Days of the ephemeris and of life that correspond: a day for a year, a day for a month, a month for a year. */
export const PROGRESSION_RATES = ['secondary', 'tertiary', 'minor'] as const
export type ProgressionRate = (typeof PROGRESSION_RATES)[number]
// source: E. H. Troinski (tertiary, minor); the tropical month of the Moon, days
const TROPICAL_MONTH = 27.321582
const LIFE_DAYS: Record<ProgressionRate, number> = {
  secondary: TROPICAL_YEAR,
  tertiary: TROPICAL_MONTH,
  minor: TROPICAL_YEAR / TROPICAL_MONTH,
}
export interface Progression {
  readonly rate: ProgressionRate
  /** True if the ephemeris is read backwards from birth. */
  readonly converse: boolean
}
const SECONDARY: Progression = { rate: 'secondary', converse: false }
/** Days of life for one day of the ephemeris; negative for converse progressions. */
const lifeDays = ({ rate, converse }: Progression) => (converse ? -1 : 1) * LIFE_DAYS[rate]

/** The moment whose sky is the progressed sky of a date of life: for secondary progressions, one day after birth for each year. */
export const progressedMoment = (birth: JulianDay, target: JulianDay, progression = SECONDARY): JulianDay =>
  plusDays(birth, (target - birth) / lifeDays(progression))
/** The date of life that belongs to a progressed moment: the inverse of `progressedMoment`. */
export const lifeMoment = (birth: JulianDay, progressed: JulianDay, progression = SECONDARY): JulianDay =>
  plusDays(birth, (progressed - birth) * lifeDays(progression))

export const ANGLE_METHODS = ['solar_arc_mc', 'naibod_mc', 'mean_quotidian'] as const
export type AngleMethod = (typeof ANGLE_METHODS)[number]

export const sunAt = (at: JulianDay, sky: Sky) => sky.positions(at, ['Sun'])[0]!.longitude

/** The arc from the natal to the progressed Sun, degrees; negative before birth and for converse progressions. */
export const solarArc = (birth: JulianDay, target: JulianDay, sky: Sky, progression = SECONDARY): number => {
  const days = (target - birth) / lifeDays(progression)
  const arcFromBirth = arc(sunAt(birth, sky), sunAt(progressedMoment(birth, target, progression), sky))
  return arcFromBirth + 360 * Math.round((days * NAIBOD - arcFromBirth) / 360)
}

/** Tropical longitudes of the progressed angles. */
const progressedAngles = (
  natal: TropicalChart,
  target: JulianDay,
  method: AngleMethod,
  site: Site,
  sky: Sky,
  progression: Progression,
): ChartAngles => {
  const { at, armc } = natal
  const midheaven = natal.midheaven + zeroPointIn(frameOf(natal), at, sky)
  if (method === 'mean_quotidian') return sky.angles(progressedMoment(at, target, progression), site)
  const obliquity = sky.obliquity(at)
  const meridian =
    method === 'naibod_mc'
      ? armc + ((target - at) / lifeDays(progression)) * NAIBOD
      : armcOf(midheaven + solarArc(at, target, sky, progression), obliquity)
  return anglesOfMeridian(meridian, site.latitude, obliquity)
}

export interface ProgressedChart extends Pick<ChartAngles, 'ascendant' | 'midheaven'> {
  at: JulianDay
  /** The progressed points in the natal houses. */
  points: readonly ChartPoint[]
}

/** The progressions of a chart at a date of life, in its zodiac; secondary ones by default. */
export const progressedChart = (
  natal: TropicalChart,
  target: JulianDay,
  method: AngleMethod,
  site: Site,
  sky: Sky,
  progression = SECONDARY,
): ProgressedChart => {
  const at = progressedMoment(natal.at, target, progression)
  const frame = frameOf(natal)
  const angles = progressedAngles(natal, target, method, site, sky, progression)
  const zeroPoint = zeroPointIn(frame, at, sky)
  return {
    at,
    ascendant: tropical(angles.ascendant - zeroPoint),
    midheaven: tropical(angles.midheaven - zeroPoint),
    points: inHouses(pointsIn(at, frame, sky), natal.houses),
  }
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
  progression = SECONDARY,
): SignChange[] => {
  const [first, last] = [from, to].map((at) => progressedMoment(natal.at, at, progression)) as [JulianDay, JulianDay]
  const isBackwards = progression.converse
  const longitudeIn = longitudesIn(frameOf(natal))
  return names
    .flatMap((name) =>
      sky
        .crossings({
          of: longitudeIn(BODY_OF[name]),
          span: 30,
          from: isBackwards ? last : first,
          to: isBackwards ? first : last,
        })
        .map(({ at, multiple, direction }) => ({
          name,
          to: signAt(multiple + (direction < 0 !== isBackwards ? -1 : 0) + (name === 'South Node' ? 6 : 0)),
          at: lifeMoment(natal.at, at, progression),
        })),
    )
    .sort((a, b) => a.at - b.at)
}
