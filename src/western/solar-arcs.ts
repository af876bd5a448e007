import { TROPICAL_YEAR } from '../sky/constants.ts'
import type { Sky } from '../sky/sky.ts'
import { cos, eclipticAt, equatorialOf } from '../sky/sphere.ts'
import { type JulianDay, plusDays } from '../time/julian-day.ts'
import { arc, norm, type Tropical, tropical } from '../zodiac/longitude.ts'
import { USUAL_FRAME } from './chart-frame.ts'
import type { AnyName } from './further-points.ts'
import { ageAt, lifeMoment, NAIBOD, progressedMoment, solarArc, sunAt } from './progressions.ts'
import { longitudesIn, type SearchedZodiac, zeroPointIn } from './zodiac-searches.ts'

// Solar arc directions: every point of a chart moves by one arc.

/**
 * The size of the arc. True: that of the secondary progressed Sun. Birth day: the motion of the Sun at birth, a year. The others are a fixed
 * arc a year.
 */
export const ARC_TYPES = ['true', 'naibod', 'one_degree', 'cardan', 'birth_day'] as const
export type ArcType = (typeof ARC_TYPES)[number]
// source: Naibod as in progressions.ts; Cardan, 59 minutes and 12 seconds of arc (Gansten, Primary Directions, 2009)
const DEGREES_PER_YEAR = { naibod: NAIBOD, one_degree: 1, cardan: 59 / 60 + 12 / 3600 } as const

/** The circle on which the arc is measured and added. */
export const ARC_MEASURES = ['longitude', 'right_ascension'] as const
export type ArcMeasure = (typeof ARC_MEASURES)[number]

export interface ArcChoice {
  readonly type: ArcType
  readonly measure: ArcMeasure
  /** Points move backwards, by the Sun of the days before birth. */
  readonly converse: boolean
  /**
   * The zodiac in which the motion of the Sun is measured; tropical by default. The sidereal progressed Sun is less the ayanamsha of the
   * progressed moment, the natal Sun less that of birth. The zero point of the draconic zodiac is fixed at birth, so its arc is tropical.
   */
  readonly frame?: SearchedZodiac
}
export const TRUE_ARC: ArcChoice = { type: 'true', measure: 'longitude', converse: false }

const TROPICAL_FRAME: SearchedZodiac = USUAL_FRAME
/** The growth of the ayanamsha from birth to a moment, degrees; 0 unless the zodiac is sidereal. */
const precessionTo = (birth: JulianDay, at: JulianDay, { frame = TROPICAL_FRAME }: ArcChoice, sky: Sky): number =>
  arc(zeroPointIn(frame, birth, sky), zeroPointIn(frame, at, sky))
/** The growth of the ayanamsha, degrees per day. */
const precessionRate = (at: JulianDay, choice: ArcChoice, sky: Sky): number =>
  precessionTo(plusDays(at, -0.5), plusDays(at, 0.5), choice, sky)

const direction = ({ converse }: ArcChoice) => (converse ? -1 : 1)
const progressionOf = ({ converse }: ArcChoice) => ({ rate: 'secondary', converse }) as const

const rightAscensionOf = (longitude: number, obliquity: number) => equatorialOf(longitude, obliquity).rightAscension
/** The change of right ascension for a change of longitude on the ecliptic. */
const slopeAt = (longitude: number, obliquity: number): number =>
  cos(obliquity) / cos(equatorialOf(longitude, obliquity).declination) ** 2

/** An arc of longitude from a point of the ecliptic as an arc of right ascension, whole circles kept. */
const inRightAscension = (from: number, degrees: number, obliquity: number): number => {
  const change = rightAscensionOf(from + degrees, obliquity) - rightAscensionOf(from, obliquity)
  return degrees + arc(0, norm(change - degrees))
}

/** The degrees a year of the types that have the same arc every year; null for the true arc. */
const yearlyArc = (birth: JulianDay, choice: ArcChoice, sky: Sky): number | null => {
  const { type, measure } = choice
  if (type === 'true') return null
  if (type !== 'birth_day') return DEGREES_PER_YEAR[type]
  const { longitude, longitudeSpeed } = sky.positions(birth, ['Sun'])[0]!
  const daily = longitudeSpeed - precessionRate(birth, choice, sky)
  return measure === 'longitude' ? daily : daily * slopeAt(longitude, sky.obliquity(birth))
}

/** The arc by which every point of the chart is directed, degrees; negative for converse directions. */
export const directionArc = (birth: JulianDay, target: JulianDay, choice: ArcChoice, sky: Sky): number => {
  const yearly = yearlyArc(birth, choice, sky)
  if (yearly !== null) return direction(choice) * ageAt(birth, target) * yearly
  const progression = progressionOf(choice)
  const progressed = progressedMoment(birth, target, progression)
  const degrees = solarArc(birth, target, sky, progression) - precessionTo(birth, progressed, choice, sky)
  return choice.measure === 'longitude' ? degrees : inRightAscension(sunAt(birth, sky), degrees, sky.obliquity(birth))
}

/** The growth of the arc, degrees per day of life; negative for converse directions. */
export const arcRate = (birth: JulianDay, target: JulianDay, choice: ArcChoice, sky: Sky): number => {
  const yearly = yearlyArc(birth, choice, sky)
  if (yearly !== null) return (direction(choice) * yearly) / TROPICAL_YEAR
  const progressed = progressedMoment(birth, target, progressionOf(choice))
  const { longitude, longitudeSpeed } = sky.positions(progressed, ['Sun'])[0]!
  const slope = choice.measure === 'longitude' ? 1 : slopeAt(longitude, sky.obliquity(birth))
  const daily = longitudeSpeed - precessionRate(progressed, choice, sky)
  return (direction(choice) * daily * slope) / TROPICAL_YEAR
}

/** A longitude moved by an arc. In right ascension it moves as the point of the ecliptic, without latitude. */
const movedBy = (longitude: number, degrees: number, measure: ArcMeasure, obliquity: number): Tropical =>
  measure === 'longitude'
    ? tropical(longitude + degrees)
    : eclipticAt(rightAscensionOf(longitude, obliquity) + degrees, obliquity)

/** The arc, 0 to 360, after which a moving longitude reaches another one. */
export const arcTo = (from: number, to: number, { measure, converse }: ArcChoice, obliquity: number): number => {
  const distance =
    measure === 'longitude' ? to - from : rightAscensionOf(to, obliquity) - rightAscensionOf(from, obliquity)
  return norm(converse ? -distance : distance)
}

/** Points of a chart moved by an arc (degrees) that grows by `rate` (degrees per day). */
export const directedPoints = <P extends { readonly name: AnyName; readonly longitude: number }>(
  natal: readonly P[],
  degrees: number,
  rate: number,
  measure: ArcMeasure,
  obliquity: number,
) =>
  natal.map(({ name, longitude }) => {
    const moved = movedBy(longitude, degrees, measure, obliquity)
    const speed = measure === 'longitude' ? rate : rate / slopeAt(moved, obliquity)
    return { name: name as P['name'], natal: longitude, longitude: moved, speed }
  })

/** The dates of life, after `from` and before `to`, at which the arc has grown by each of `degrees`, in order of time. */
export const momentsOfArcs = async (
  birth: JulianDay,
  { from, to }: { from: JulianDay; to: JulianDay },
  degrees: readonly number[],
  choice: ArcChoice,
  sky: Sky,
): Promise<{ index: number; at: JulianDay }[]> => {
  const yearly = yearlyArc(birth, choice, sky)
  if (yearly !== null)
    return degrees
      .map((arcs, index) => ({ index, at: plusDays(from, (arcs / yearly) * TROPICAL_YEAR) }))
      .filter(({ at }) => at < to)
      .sort((a, b) => a.at - b.at)
  const progression = progressionOf(choice)
  const [first, last] = [from, to].map((at) => progressedMoment(birth, at, progression)) as [JulianDay, JulianDay]
  // Longitudes are those of the zodiac of birth: the sidereal one with its zero point at the equinox of birth.
  const start = sunAt(first, sky) - precessionTo(birth, first, choice, sky)
  const { frame = TROPICAL_FRAME } = choice
  const zeroPoint = zeroPointIn(frame, birth, sky)
  const obliquity = sky.obliquity(birth)
  const passes = await sky.scan({
    of: longitudesIn(frame)('Sun'),
    targets: degrees.map((arcs) =>
      norm(movedBy(start, direction(choice) * arcs, choice.measure, obliquity) - zeroPoint),
    ),
    from: choice.converse ? last : first,
    to: choice.converse ? first : last,
  })
  return passes
    .map(({ at, multiple }) => ({ index: multiple, at: lifeMoment(birth, at, progression) }))
    .sort((a, b) => a.at - b.at)
}
