import type { YieldPoint } from '../cooperative-yield.ts'
import { longitudeOf } from '../sky/expressions.ts'
import { MOON_PHASES, type MoonPhase } from '../sky/moon-light.ts'
import type { Sky } from '../sky/sky.ts'
import { type JulianDay, plusDays } from '../time/julian-day.ts'
import type { Window } from '../time/window.ts'
import { norm } from '../zodiac/longitude.ts'
import { type SignIndex, signAt } from '../zodiac/signs.ts'
import { PLANETS, type Planet } from './points.ts'
import { type ExactAspect, exactAspectsOf } from './sky-events.ts'

/** The eighth of the lunation, 0 to 7, for an elongation of the Moon from the Sun in degrees. */
export const phaseIndex = (elongation: number): number => Math.floor(norm(elongation) / 45) % 8
export const phaseOf = (elongation: number): MoonPhase => MOON_PHASES[phaseIndex(elongation)]!

export interface VoidMoon {
  /** The last exact major aspect of the Moon in the sign; null if there is none. */
  lastAspect: { planet: Planet; aspect: ExactAspect['aspect']; at: JulianDay } | null
  /** The moment of `lastAspect`; without it, the entry into the sign. */
  from: JulianDay
  /** The entry into the next sign. */
  to: JulianDay
  nextSign: SignIndex
}

/** Days; longer than the Moon stays in a sign. */
const MAX_DAYS_IN_SIGN = 3

/** The void-of-course period of the Moon in its sign at a moment: from its last major aspect to a planet (Sun to Pluto) to its exit. */
export const voidOfCourse = (at: JulianDay, sky: Sky): VoidMoon => {
  // Whole days, so that searches for moments of the same day are equal (`sharedSky`).
  const day = Math.floor(at) as JulianDay
  const borders = sky.crossings({
    of: longitudeOf('Moon'),
    span: 30,
    from: plusDays(day, -MAX_DAYS_IN_SIGN),
    to: plusDays(day, MAX_DAYS_IN_SIGN + 1),
  })
  const entry = borders.findLast((border) => border.at <= at)!.at
  const exit = borders.find((border) => border.at > at)!
  const aspects = PLANETS.flatMap((planet) =>
    planet === 'Moon' ? [] : exactAspectsOf('Moon', planet, { from: entry, to: exit.at }, sky),
  )
  const last = aspects.reduce<ExactAspect | null>(
    (latest, each) => (latest && latest.at >= each.at ? latest : each),
    null,
  )
  const lastAspect = last && { planet: last.b.name, aspect: last.aspect, at: last.at }
  return { lastAspect, from: last?.at ?? entry, to: exit.at, nextSign: signAt(exit.multiple) }
}

export const isVoid = ({ from, to }: Pick<VoidMoon, 'from' | 'to'>, at: JulianDay): boolean => at >= from && at < to

/** The void-of-course periods that touch a window, in order of time. */
export const voidPeriods = async ({ from, to }: Window, sky: Sky, yieldIfDue: YieldPoint): Promise<VoidMoon[]> => {
  const periods: VoidMoon[] = []
  for (let at = from; at < to; ) {
    await yieldIfDue()
    const course = voidOfCourse(at, sky)
    if (course.from < to && course.to > from) periods.push(course)
    // A second later the Moon is in the next sign.
    at = plusDays(course.to, 1 / 86_400)
  }
  return periods
}
