import { mapYielding, type YieldPoint } from '../../cooperative-yield.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { overlapOf, type Window } from '../../time/window.ts'
import { type SignIndex, signName, signOf } from '../../zodiac/signs.ts'
import type { PanchangDay } from '../panchang/day.ts'
import { MOON_SIGN_LIMB } from '../panchang/limbs.ts'
import { type RisingSpan, risingDegree, risingSpans } from '../panchang/rising.ts'
import { judge, type MuhurtaJudgement } from './judgement.ts'
import {
  isBlockingAt,
  type MuhurtaRequest,
  mergeObstacles,
  type Obstacle,
  obstacles,
  type Strictness,
} from './obstacles.ts'
import type { MuhurtaSky } from './sky-context.ts'

/** A window for an undertaking: a part of a day without blocking obstacles. */

export interface RatedMuhurta extends Window {
  day: PanchangDay
  /** The judgement of the middle of the window. */
  judgement: MuhurtaJudgement
  lagnas: (Window & { sign: SignIndex })[]
}

export interface Search {
  windows: RatedMuhurta[]
  /** Blocking obstacles that last for days, uncut and merged. */
  excluded: Obstacle[]
}

export interface SearchQuestion {
  request: MuhurtaRequest
  strictness: Strictness
  /** Days; shorter windows are omitted. */
  shortest: number
  /** The allowed hours of a day; null for the whole day. */
  hours: ((day: PanchangDay) => Window[]) | null
}

/** The parts of a window outside other windows, which are in order of their beginning. */
const subtract = (stretch: Window, removed: readonly Window[]): Window[] => {
  const remaining: Window[] = []
  let from = stretch.from
  for (const each of removed) {
    if (each.from >= stretch.to) break
    if (each.from > from) remaining.push({ from, to: each.from })
    if (each.to > from) from = each.to
  }
  if (from < stretch.to) remaining.push({ from, to: stretch.to })
  return remaining
}

/** The obstacles that overlap each day, in one pass. */
const byDay = (days: readonly PanchangDay[], list: readonly Obstacle[]): Obstacle[][] => {
  const obstaclesByDay: Obstacle[][] = days.map(() => [])
  for (const each of list) {
    let low = 0
    let high = days.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (days[middle]!.to <= each.from) low = middle + 1
      else high = middle
    }
    for (let i = low; i < days.length && days[i]!.from < each.to; i++) obstaclesByDay[i]!.push(each)
  }
  return obstaclesByDay
}

const middleOf = ({ from, to }: Window) => ((from + to) / 2) as JulianDay

/** A part of a day with the signs that rise in it. */
interface Part extends Window {
  lagnas: RisingSpan<SignIndex>[]
}

const withLagnas = (window: Window, { site, sky }: MuhurtaSky): Part => ({
  ...window,
  lagnas: risingSpans(window, risingDegree(window, site, sky), signOf),
})

/** A piece of a part, with the signs that rise in the piece. */
const pieceOf = ({ lagnas }: Part, window: Window): Part => ({
  from: window.from,
  to: window.to,
  lagnas: lagnas.flatMap((span) => {
    const both = overlapOf(span, window)
    return both ? [{ ...both, value: span.value }] : []
  }),
})

/** Adjacent windows with equal values, joined. */
const joinEqual = (parts: readonly (Window & { value: unknown })[]): (Window & { value: unknown })[] =>
  parts.reduce<(Window & { value: unknown })[]>((result, next) => {
    const last = result.at(-1)
    if (last && last.to === next.from && last.value === next.value) result[result.length - 1] = { ...last, to: next.to }
    else result.push(next)
    return result
  }, [])

/**
 * The part divided where the ascendant becomes or stops being suitable. In a strict search only the pieces with a
 * suitable chart.
 */
const splitByLagna = (
  part: Part,
  day: PanchangDay,
  muhurtaSky: MuhurtaSky,
  { request, strictness }: SearchQuestion,
): Part[] => {
  const { lagna } = request.purpose
  const isSuitable = ({ value }: RisingSpan<SignIndex>) => !lagna || lagna.includes(signName(value))
  if (strictness !== 'strict')
    return joinEqual(part.lagnas.map((span) => ({ ...span, value: isSuitable(span) }))).map((window) =>
      pieceOf(part, window),
    )
  const isFaultless = (window: Window) =>
    judge(middleOf(window), day, [], muhurtaSky, request, strictness).rulings.every(({ blocking }) => !blocking)
  const moons = muhurtaSky.almanac.during(MOON_SIGN_LIMB, part)
  return joinEqual(
    part.lagnas
      .flatMap((span) => moons.flatMap((moon) => overlapOf(span, moon) ?? []))
      .map((window) => ({ ...window, value: isFaultless(window) })),
  )
    .filter(({ value }) => value)
    .map((window) => pieceOf(part, window))
}

export const searchMuhurtas = async (
  muhurtaSky: MuhurtaSky,
  question: SearchQuestion,
  yieldIfDue: YieldPoint,
): Promise<Search> => {
  const { request, strictness, shortest, hours } = question
  const allObstacles = await obstacles(muhurtaSky, request, yieldIfDue)
  const obstaclesByDay = byDay(muhurtaSky.days, allObstacles)
  const longEnough = ({ from, to }: Window) => to - from >= shortest - 1e-9
  const windows = await mapYielding(muhurtaSky.days, yieldIfDue, (day, i): RatedMuhurta[] => {
    const blocking = obstaclesByDay[i]!.filter(({ gravity }) => isBlockingAt(gravity, strictness))
    return (hours ? hours(day) : [day])
      .flatMap((part) => overlapOf(part, day) ?? [])
      .flatMap((part) => subtract(part, blocking))
      .filter(longEnough)
      .flatMap((part) => splitByLagna(withLagnas(part, muhurtaSky), day, muhurtaSky, question))
      .filter(longEnough)
      .map(({ lagnas, ...window }): RatedMuhurta => {
        const at = middleOf(window)
        const current = obstaclesByDay[i]!.filter(({ from, to }) => from <= at && at < to)
        return {
          ...window,
          day,
          judgement: judge(at, day, current, muhurtaSky, request, strictness),
          lagnas: lagnas.map(({ value, from, to }) => ({ sign: value, from, to })),
        }
      })
  })
  return {
    windows: windows.flat().sort((a, b) => b.judgement.score - a.judgement.score || a.from - b.from),
    excluded: mergeObstacles(allObstacles.filter(({ long, gravity }) => long && isBlockingAt(gravity, strictness))),
  }
}
