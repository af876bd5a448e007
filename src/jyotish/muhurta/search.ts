import { mapYielding, type YieldPoint } from '../../cooperative-yield.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { overlap, type Window } from '../../time/window.ts'
import { type SignIndex, signName, signOf } from '../../zodiac/signs.ts'
import type { PanchangDay } from '../panchang/day.ts'
import { MOON_SIGN } from '../panchang/limbs.ts'
import { type RisingSpan, risingDegree, risingSpans } from '../panchang/rising.ts'
import { type Judgement, judge } from './judgement.ts'
import { type MuhurtaRequest, merged, type Obstacle, obstacles, type Strictness, stops } from './obstacles.ts'
import type { MuhurtaSky } from './sky-context.ts'

/** Windows for an undertaking, found by taking the stretches that spoil it from each day. */

export interface FoundMuhurta extends Window {
  day: PanchangDay
  /** At the middle of the window. */
  judgement: Judgement
  lagnas: (Window & { sign: SignIndex })[]
}

export interface Search {
  windows: FoundMuhurta[]
  /** What stops for days, whole and merged. */
  excluded: Obstacle[]
}

export interface SearchQuestion {
  asked: MuhurtaRequest
  strictness: Strictness
  /** Days; shorter windows are left out. */
  shortest: number
  /** The part of a day that the clock allows; null for all of it. */
  hours: ((day: PanchangDay) => Window[]) | null
}

/** What is left of a stretch when others, in order of beginning, are taken from it. */
const without = (stretch: Window, taken: readonly Window[]): Window[] => {
  const left: Window[] = []
  let from = stretch.from
  for (const each of taken) {
    if (each.from >= stretch.to) break
    if (each.from > from) left.push({ from, to: each.from })
    if (each.to > from) from = each.to
  }
  if (from < stretch.to) left.push({ from, to: stretch.to })
  return left
}

/** The obstacles that meet each day, handed out in one pass. */
const byDay = (days: readonly PanchangDay[], list: readonly Obstacle[]): Obstacle[][] => {
  const held: Obstacle[][] = days.map(() => [])
  for (const each of list) {
    let low = 0
    let high = days.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (days[middle]!.to <= each.from) low = middle + 1
      else high = middle
    }
    for (let i = low; i < days.length && days[i]!.from < each.to; i++) held[i]!.push(each)
  }
  return held
}

const middleOf = ({ from, to }: Window) => ((from + to) / 2) as JulianDay

/** A stretch of a day with the signs that rise in it. */
interface Part extends Window {
  lagnas: RisingSpan<SignIndex>[]
}

const withLagnas = (window: Window, { site, sky }: MuhurtaSky): Part => ({
  ...window,
  lagnas: risingSpans(window, risingDegree(window, site, sky), signOf),
})

/** A piece of a part, with what rises in the piece. */
const pieceOf = ({ lagnas }: Part, window: Window): Part => ({
  from: window.from,
  to: window.to,
  lagnas: lagnas.flatMap((span) => {
    const both = overlap(span, window)
    return both ? [{ ...both, value: span.value }] : []
  }),
})

/** Neighbours of one value, as one. */
const joined = (parts: readonly (Window & { value: unknown })[]): (Window & { value: unknown })[] =>
  parts.reduce<(Window & { value: unknown })[]>((done, next) => {
    const last = done.at(-1)
    if (last && last.to === next.from && last.value === next.value) done[done.length - 1] = { ...last, to: next.to }
    else done.push(next)
    return done
  }, [])

/** A part cut where the ascendant begins or ceases to suit; when strict, only the pieces in which the chart suits too. */
const cutByLagna = (
  part: Part,
  day: PanchangDay,
  ground: MuhurtaSky,
  { asked, strictness }: SearchQuestion,
): Part[] => {
  const { lagna } = asked.purpose
  const suits = ({ value }: RisingSpan<SignIndex>) => !lagna || lagna.includes(signName(value))
  if (strictness !== 'strict')
    return joined(part.lagnas.map((span) => ({ ...span, value: suits(span) }))).map((window) => pieceOf(part, window))
  const pure = (window: Window) =>
    judge(middleOf(window), day, [], ground, asked, strictness).rulings.every(({ blocking }) => !blocking)
  const moons = ground.almanac.during(MOON_SIGN, part)
  return joined(
    part.lagnas
      .flatMap((span) => moons.flatMap((moon) => overlap(span, moon) ?? []))
      .map((window) => ({ ...window, value: pure(window) })),
  )
    .filter(({ value }) => value)
    .map((window) => pieceOf(part, window))
}

export const searchMuhurtas = async (
  ground: MuhurtaSky,
  question: SearchQuestion,
  yieldIfDue: YieldPoint,
): Promise<Search> => {
  const { asked, strictness, shortest, hours } = question
  const all = await obstacles(ground, asked, yieldIfDue)
  const held = byDay(ground.days, all)
  const longEnough = ({ from, to }: Window) => to - from >= shortest - 1e-9
  const found = await mapYielding(ground.days, yieldIfDue, (day, i): FoundMuhurta[] => {
    const blocking = held[i]!.filter(({ gravity }) => stops(gravity, strictness))
    return (hours ? hours(day) : [day])
      .flatMap((part) => overlap(part, day) ?? [])
      .flatMap((part) => without(part, blocking))
      .filter(longEnough)
      .flatMap((part) => cutByLagna(withLagnas(part, ground), day, ground, question))
      .filter(longEnough)
      .map(({ lagnas, ...window }): FoundMuhurta => {
        const at = middleOf(window)
        const holding = held[i]!.filter(({ from, to }) => from <= at && at < to)
        return {
          ...window,
          day,
          judgement: judge(at, day, holding, ground, asked, strictness),
          lagnas: lagnas.map(({ value, from, to }) => ({ sign: value, from, to })),
        }
      })
  })
  return {
    windows: found.flat().sort((a, b) => b.judgement.score - a.judgement.score || a.from - b.from),
    excluded: merged(all.filter(({ long, gravity }) => long && stops(gravity, strictness))),
  }
}
