import { type SadeSatiPhase, type SaturnPeriod, uncutTrials } from '../../jyotish/sade-sati.ts'
import { grahaLongitude } from '../../jyotish/sign-stays.ts'
import { CALENDAR_YEAR } from '../../sky/constants.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import type { Window } from '../../time/window.ts'
import type { World } from '../capability.ts'
import { siderealFrameOf } from './lifetime.ts'
import type { Natal } from './natal.ts'

/** The cycles of Saturn and Jupiter in a life, by the days of their completion, and Sade Sati. */

/** Maximum days between two contacts of one return, repeated by retrogression. */
const SAME_RETURN = 400

/** Each first contact with the natal position; the stay there right after birth is excluded. */
export const returnsOf = (
  planet: 'Jupiter' | 'Saturn' | 'Rahu',
  born: Natal,
  { from, to }: Window,
  world: World,
): JulianDay[] => {
  const { range } = world.sky
  const reach = {
    from: Math.max(plusDays(from, -SAME_RETURN), plusDays(born.moment.jd, SAME_RETURN), range.from) as JulianDay,
    to: Math.min(to, range.to) as JulianDay,
  }
  if (reach.from >= reach.to) return []
  const of = grahaLongitude(planet, siderealFrameOf(born))
  return world.sky
    .crossings({ of, targets: [born.chart.graha[planet].longitude], ...reach })
    .map(({ at }) => at)
    .filter((at, i, all) => i === 0 || at - all[i - 1]! > SAME_RETURN)
    .filter((at) => at >= from)
}

// source: sidereal periods in years, rounded up
const ROUND = { Jupiter: 13, Saturn: 31 } as const
const RETURN_YEARS = { Jupiter: 11.86, Saturn: 29.46 } as const

export interface Rounds {
  readonly planet: keyof typeof ROUND
  /** The last return and the next one; null before the first, and at the end of the ephemeris. */
  readonly last: JulianDay | null
  readonly next: JulianDay | null
}

const roundsOf = (planet: keyof typeof ROUND, born: Natal, at: JulianDay, world: World): Rounds => {
  const years = ROUND[planet] * CALENDAR_YEAR
  const all = returnsOf(planet, born, { from: plusDays(at, -years), to: plusDays(at, years) }, world)
  return { planet, last: all.findLast((each) => each <= at) ?? null, next: all.find((each) => each > at) ?? null }
}

/** Number of the return, from 1. */
export const returnNumber = (planet: keyof typeof ROUND, born: Natal, at: JulianDay) =>
  Math.round((at - born.moment.jd) / (RETURN_YEARS[planet] * CALENDAR_YEAR))

export interface LifeCycles {
  readonly Jupiter: Rounds
  readonly Saturn: Rounds
  /** Sade Sati: the last, the running and the next. */
  readonly sadeSati: Record<'last' | 'now' | 'next', SaturnPeriod<SadeSatiPhase> | null>
}

/** The position of a life in its cycles at a moment. */
export const lifeCycles = async (born: Natal, at: JulianDay, world: World): Promise<LifeCycles> => {
  const years = ROUND.Saturn * CALENDAR_YEAR
  const window = { from: Math.max(born.moment.jd, at - years) as JulianDay, to: plusDays(at, years) }
  const { cycles } = await uncutTrials(
    born.chart.graha.Moon.sign,
    window,
    siderealFrameOf(born),
    world.sky,
    world.signal,
  )
  return {
    Jupiter: roundsOf('Jupiter', born, at, world),
    Saturn: roundsOf('Saturn', born, at, world),
    sadeSati: {
      last: cycles.findLast(({ to }) => to <= at) ?? null,
      now: cycles.find(({ from, to }) => from <= at && to > at) ?? null,
      next: cycles.find(({ from }) => from > at) ?? null,
    },
  }
}
