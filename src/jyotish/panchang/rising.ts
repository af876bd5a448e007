import { SIDEREAL_TURN } from '../../sky/constants.ts'
import type { Site, Sky } from '../../sky/sky.ts'
import { anglesAt } from '../../sky/sphere.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import type { Window } from '../../time/window.ts'
import { arc, norm } from '../../zodiac/longitude.ts'
import type { SignIndex } from '../../zodiac/signs.ts'
import { PANCHANG_AYANAMSHA } from './limbs.ts'

/**
 * The sidereal ascendant as a function of the moment, for a window of a day or two, in which sidereal time and
 * ayanamsha change evenly and the obliquity is constant. Inside a polar circle it is the point on the side of the
 * midheaven, as in a chart.
 */
export const risingDegree = ({ from, to }: Window, { latitude, longitude }: Site, sky: Sky) => {
  const armc = sky.siderealTime(from) * 15 + longitude
  // Nutation makes the apparent rotation slightly uneven. The difference from the mean rotation is spread over the
  // window.
  const remainder = arc(SIDEREAL_TURN * (to - from) + armc, sky.siderealTime(to) * 15 + longitude)
  const turn = SIDEREAL_TURN + remainder / (to - from)
  const angles = anglesAt(latitude, sky.obliquity(((from + to) / 2) as JulianDay))
  const ayanamsha = sky.ayanamsha(from, PANCHANG_AYANAMSHA)
  const drift = (sky.ayanamsha(to, PANCHANG_AYANAMSHA) - ayanamsha) / (to - from)
  return (at: JulianDay): number => norm(angles(armc + turn * (at - from)).ascendant - ayanamsha - drift * (at - from))
}

export interface RisingSpan<C extends number = number> extends Window {
  value: C
}

/** Days between samples: one minute, in which the ascendant moves a quarter of a degree. */
const STEP = 1 / 1440

/** The periods of a window with the same class of the ascendant, by the true ascendant. */
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

// source: Muhurta Chintamani; remainder of (tithi + weekday + star + lagna) by nine
const PANCHAKAS = { 1: 'Mrityu', 2: 'Agni', 4: 'Raja', 6: 'Chora', 8: 'Roga' } as const
export const PANCHAKA_RESULTS = ['good', 'Mrityu', 'Agni', 'Raja', 'Chora', 'Roga'] as const
export type PanchakaResult = (typeof PANCHAKA_RESULTS)[number]

/** The panchaka. Tithi 1..30, weekday 0 (Sunday) to 6, star from 1, sign 0..11. */
export const panchakaOf = (tithi: number, weekday: number, star: number, sign: SignIndex): PanchakaResult =>
  (PANCHAKAS as Record<number, PanchakaResult>)[(tithi + weekday + 1 + star + sign + 1) % 9] ?? 'good'

/** The window extended by twelve hours on both sides, so that its first and last spans have their true ends. */
export const widenWindow = ({ from, to }: Window): Window => ({ from: plusDays(from, -0.5), to: plusDays(to, 0.5) })
