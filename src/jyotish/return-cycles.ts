import type { AyanamshaId } from '../ephemeris/ayanamshas.ts'
import { siderealLongitude } from '../sky/expressions.ts'
import type { Sky } from '../sky/sky.ts'
import { type JulianDay, plusDays } from '../time/julian-day.ts'
import type { Sidereal } from '../zodiac/longitude.ts'
import { norm, siderealOf } from '../zodiac/longitude.ts'

/** Eighths of a round, each centred on its multiple of 45 degrees; names of the eighths, not aspects. */
export const CYCLE_PHASES = [
  'return',
  'opening_semisquare',
  'opening_square',
  'opening_trine',
  'opposition',
  'closing_trine',
  'closing_square',
  'closing_semisquare',
] as const

/** The eighth that begins 22.5 degrees before its middle. */
export const cyclePhase = (degrees: number): (typeof CYCLE_PHASES)[number] =>
  CYCLE_PHASES[Math.floor(norm(degrees + 22.5) / 45)]!

// source: sidereal periods (days) as commonly tabled, to a day (The New Solar System, 1990: 4332.71 and 10 759.5);
// own choice of days within which a planet that fell back over a point had stood beyond it.
const ROUNDS = {
  Jupiter: { period: 4332.59, loop: 330 },
  Saturn: { period: 10_759.22, loop: 330 },
} as const

export interface ReturnCycle {
  /** From 1: rounds begun. A return with three contacts counts at its first. */
  number: number
  /** Transit less natal, 0 up to 360. */
  degrees: number
  phase: (typeof CYCLE_PHASES)[number]
  /** Sidereal longitude now. */
  longitude: Sidereal
}

/** Furthest that a retrograde arc of either planet takes it back, degrees, with a margin. */
const LONGEST_ARC = 20

/** Where a planet stands in its rounds since birth. */
export const returnCycle = (
  body: keyof typeof ROUNDS,
  natal: number,
  birth: JulianDay,
  at: JulianDay,
  ayanamsha: AyanamshaId,
  sky: Sky,
): ReturnCycle => {
  const [transit] = sky.positions(at, [body])
  const longitude = siderealOf(transit!.longitude, sky.ayanamsha(at, ayanamsha))
  const degrees = norm(longitude - natal)
  const { period, loop } = ROUNDS[body]
  // Anomalies and parallax stay far below half a round, so that the mean motion tells whole rounds apart.
  const whole = Math.round((((at - birth) / period) * 360 - degrees) / 360)
  return { number: 1 + Math.max(0, whole + Number(fellBack())), degrees, phase: cyclePhase(degrees), longitude }

  /** Had it already reached the point it now stands just before? */
  function fellBack(): boolean {
    if (degrees < 360 - LONGEST_ARC) return false
    const from = Math.max(plusDays(at, -loop), plusDays(birth, 1)) as JulianDay
    if (from >= at) return false
    const of = siderealLongitude(body, ayanamsha)
    return sky.crossings({ of, targets: [natal], from, to: at }).some(({ direction }) => direction === 1)
  }
}
