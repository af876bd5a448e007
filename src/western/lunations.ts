import { longitudeOf } from '../sky/expressions.ts'
import { MOON_PHASES, type MoonPhase } from '../sky/moon-light.ts'
import type { Sky } from '../sky/sky.ts'
import { type JulianDay, plusDays } from '../time/julian-day.ts'
import { norm } from '../zodiac/longitude.ts'
import { type SignIndex, signAt } from '../zodiac/signs.ts'
import { type Planet, TEN } from './points.ts'
import { type ExactAspect, exactAspectsOf } from './sky-events.ts'

/** The eighth, from 0, of the way round from one new Moon to the next. */
export const phaseIndex = (elongation: number): number => Math.floor(norm(elongation) / 45) % 8
export const phaseOf = (elongation: number): MoonPhase => MOON_PHASES[phaseIndex(elongation)]!

export interface VoidMoon {
  /** The last exact major aspect inside the sign; null where there is none. */
  lastAspect: { planet: Planet; aspect: ExactAspect['aspect']; at: JulianDay } | null
  /** From that aspect, or else the entry into the sign, to the next sign. */
  from: JulianDay
  to: JulianDay
  nextSign: SignIndex
}

/** Longer than the Moon stays in a sign. */
const STAY = 3

/** The last stretch of the Moon's stay in the sign where it is at a moment, after its last major aspect to Sun .. Pluto there. */
export const voidOfCourse = (at: JulianDay, sky: Sky): VoidMoon => {
  const borders = sky.crossings({
    of: longitudeOf('Moon'),
    span: 30,
    from: plusDays(at, -STAY),
    to: plusDays(at, STAY),
  })
  const entry = borders.findLast((border) => border.at <= at)!.at
  const exit = borders.find((border) => border.at > at)!
  const aspects = TEN.flatMap((planet) =>
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
