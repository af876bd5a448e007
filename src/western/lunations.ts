import { ECLIPSE_KINDS } from '../ephemeris/queries.ts'
import type { Eclipse, Sky } from '../sky/sky.ts'
import { type JulianDay, plusDays } from '../time/julian-day.ts'
import type { Window } from '../time/window.ts'
import { norm, type Tropical } from '../zodiac/longitude.ts'
import { type SignIndex, signAt } from '../zodiac/signs.ts'
import { type Planet, TEN } from './points.ts'
import { type ExactAspect, exactAspectsOf } from './sky-events.ts'

/** The eight phases, each an eighth of the way round from one new Moon to the next. */
export const MOON_PHASES = [
  'New',
  'Waxing Crescent',
  'First Quarter',
  'Waxing Gibbous',
  'Full',
  'Waning Gibbous',
  'Last Quarter',
  'Waning Crescent',
] as const
export type MoonPhase = (typeof MOON_PHASES)[number]

export const phaseIndex = (elongation: number): number => Math.floor(norm(elongation) / 45) % 8
export const phaseOf = (elongation: number): MoonPhase => MOON_PHASES[phaseIndex(elongation)]!

const FROM_SUN = {
  terms: [
    { body: 'Moon', factor: 1 },
    { body: 'Sun', factor: -1 },
  ],
} as const
const MOON = { terms: [{ body: 'Moon', factor: 1 }] } as const

/** How far the Moon stands before the Sun, 0..360. */
export const elongationAt = (at: JulianDay, sky: Sky): number => {
  const [sun, moon] = sky.positions(at, ['Sun', 'Moon'])
  return norm(moon!.longitude - sun!.longitude)
}

export const LUNATIONS = ['new', 'first_quarter', 'full', 'last_quarter'] as const
export type LunationName = (typeof LUNATIONS)[number]
export interface Lunation {
  phase: LunationName
  at: JulianDay
  /** Of the Moon. */
  longitude: Tropical
}

const moonAt = (at: JulianDay, sky: Sky): Tropical => sky.positions(at, ['Moon'])[0]!.longitude

/** New, quarter and full Moons of a window, in order. */
export const lunations = (window: Window, sky: Sky): Lunation[] =>
  sky.crossings({ of: FROM_SUN, ...window, span: 90 }).map(({ at, multiple }) => ({
    phase: LUNATIONS[multiple]!,
    at,
    longitude: moonAt(at, sky),
  }))

/** Longer than any month of the Moon. */
const MONTH = 30

export const previousNewMoon = (at: JulianDay, sky: Sky): Lunation =>
  lunations({ from: plusDays(at, -MONTH), to: at }, sky).findLast(({ phase }) => phase === 'new')!

/** The new or full Moon last before a moment. */
export const prenatalLunation = (at: JulianDay, sky: Sky): Lunation & { phase: 'new' | 'full' } =>
  lunations({ from: plusDays(at, -MONTH), to: at }, sky).findLast(
    (each): each is Lunation & { phase: 'new' | 'full' } => each.phase === 'new' || each.phase === 'full',
  )!

/** Every eclipse of a window, in order of time. */
export const eclipsesIn = async ({ from, to }: Window, sky: Sky): Promise<Eclipse[]> => {
  const found = await Promise.all(ECLIPSE_KINDS.map((kind) => sky.eclipses(kind, from, to)))
  return found.flat().sort((a, b) => a.maximum - b.maximum)
}

/** Where the body stands that is eclipsed. */
export const eclipsedAt = ({ kind, maximum }: Eclipse, sky: Sky): Tropical =>
  sky.positions(maximum, [kind === 'solar' ? 'Sun' : 'Moon'])[0]!.longitude

/** The eclipse that a new or full Moon makes, or null. */
export const eclipseAt = async ({ phase, at }: Lunation, sky: Sky): Promise<Eclipse | null> => {
  if (phase !== 'new' && phase !== 'full') return null
  const kind = phase === 'new' ? 'solar' : 'lunar'
  const [eclipse] = await sky.eclipses(kind, plusDays(at, -1), plusDays(at, 1))
  return eclipse ?? null
}

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
  const borders = sky.crossings({ of: MOON, span: 30, from: plusDays(at, -STAY), to: plusDays(at, STAY) })
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
