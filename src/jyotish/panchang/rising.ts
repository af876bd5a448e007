import { SIDEREAL_TURN } from '../../sky/constants.ts'
import type { Site, Sky } from '../../sky/sky.ts'
import { anglesAt } from '../../sky/sphere.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import type { Window } from '../../time/window.ts'
import { arc, norm } from '../../zodiac/longitude.ts'
import type { SignIndex } from '../../zodiac/signs.ts'
import { PANCHANG_AYANAMSHA } from './limbs.ts'

/**
 * The sidereal ascendant as a function of the moment, for a window of a day or two: sidereal time and the ayanamsha run evenly
 * there, and the obliquity stands. Inside a polar circle it is the point on the side of the midheaven, as in a chart.
 */
export const risingDegree = ({ from, to }: Window, { latitude, longitude }: Site, sky: Sky) => {
  const armc = sky.siderealTime(from) * 15 + longitude
  // Nutation keeps the apparent turn from being quite even: what the mean one leaves over is spread along the window.
  const left = arc(SIDEREAL_TURN * (to - from) + armc, sky.siderealTime(to) * 15 + longitude)
  const turn = SIDEREAL_TURN + left / (to - from)
  const angles = anglesAt(latitude, sky.obliquity(((from + to) / 2) as JulianDay))
  const ayanamsha = sky.ayanamsha(from, PANCHANG_AYANAMSHA)
  const drift = (sky.ayanamsha(to, PANCHANG_AYANAMSHA) - ayanamsha) / (to - from)
  return (at: JulianDay): number => norm(angles(armc + turn * (at - from)).ascendant - ayanamsha - drift * (at - from))
}

export interface RisingSpan<C extends number = number> extends Window {
  value: C
}

/** A minute: the ascendant goes a quarter of a degree. */
const STEP = 1 / 1440

/** The stretches of a window in which a class of the ascendant stays the same, as the ascendant really goes. */
export const risingSpans = <C extends number>(
  { from, to }: Window,
  rising: (at: JulianDay) => number,
  classOf: (degree: number) => C,
): RisingSpan<C>[] => {
  const value = (at: number) => classOf(rising(at as JulianDay))
  const spans: RisingSpan<C>[] = []
  let start = from
  let current = value(from)
  for (let left: number = from; left < to; ) {
    const right = Math.min(left + STEP, to)
    if (value(right) === current) {
      left = right
      continue
    }
    let [low, high] = [left, right]
    while (high - low > 1e-9) {
      const middle = (low + high) / 2
      if (value(middle) === current) low = middle
      else high = middle
    }
    spans.push({ value: current, from: start, to: high as JulianDay })
    start = high as JulianDay
    current = value(high)
    left = high
  }
  spans.push({ value: current, from: start, to })
  return spans.filter((span) => span.to > span.from)
}

// source: Muhurta Chintamani; remainder of nine of tithi + weekday + star + lagna
const PANCHAKAS = { 1: 'Mrityu', 2: 'Agni', 4: 'Raja', 6: 'Chora', 8: 'Roga' } as const
export const PANCHAKA_RESULTS = ['good', 'Mrityu', 'Agni', 'Raja', 'Chora', 'Roga'] as const
export type PanchakaResult = (typeof PANCHAKA_RESULTS)[number]

/** Tithi 1..30, weekday 0 Sunday, star from 1, sign 0..11. */
export const panchakaOf = (tithi: number, weekday: number, star: number, sign: SignIndex): PanchakaResult =>
  (PANCHAKAS as Record<number, PanchakaResult>)[(tithi + weekday + 1 + star + sign + 1) % 9] ?? 'good'

/** A window twelve hours wider on both sides, to see where the first and last spans really begin and end. */
export const widened = ({ from, to }: Window): Window => ({ from: plusDays(from, -0.5), to: plusDays(to, 0.5) })
