import type { AyanamshaId } from '../ephemeris/ayanamshas.ts'
import { siderealLongitude } from '../sky/expressions.ts'
import type { Sky } from '../sky/sky.ts'
import { type JulianDay, plusDays } from '../time/julian-day.ts'
import type { Sidereal } from '../zodiac/longitude.ts'
import { norm, siderealOf } from '../zodiac/longitude.ts'

/** Eighths of a cycle, each centred on a multiple of 45 degrees. The names are those of the eighths, not of aspects. */
export const RETURN_PHASES = [
  'return',
  'opening_semisquare',
  'opening_square',
  'opening_trine',
  'opposition',
  'closing_trine',
  'closing_square',
  'closing_semisquare',
] as const

/** The phase at an elongation in degrees. Each phase begins 22.5 degrees before its middle. */
export const cyclePhase = (degrees: number): (typeof RETURN_PHASES)[number] =>
  RETURN_PHASES[Math.floor(norm(degrees + 22.5) / 45)]!

// source: sidereal periods (days) as commonly tabulated, to a day (The New Solar System, 1990: 4332.71 and 10 759.5);
// this project's choice of `loop`, the days within which a planet that moved back over a point had been past it
const CYCLES = {
  Jupiter: { period: 4332.59, loop: 330 },
  Saturn: { period: 10_759.22, loop: 330 },
} as const

export interface ReturnCycle {
  /** Cycles begun, from 1. A return with three contacts counts at the first. */
  number: number
  /** Transiting less natal longitude, from 0 to less than 360. */
  degrees: number
  phase: (typeof RETURN_PHASES)[number]
  /** Sidereal longitude in transit. */
  longitude: Sidereal
}

/** The maximum length of a retrograde arc of either planet, with a margin; degrees. */
const LONGEST_ARC = 20

/** The position of a planet in its cycles since birth. */
export const returnCycle = (
  body: keyof typeof CYCLES,
  natal: number,
  birth: JulianDay,
  at: JulianDay,
  ayanamsha: AyanamshaId,
  sky: Sky,
): ReturnCycle => {
  const [transit] = sky.positions(at, [body])
  const longitude = siderealOf(transit!.longitude, sky.ayanamsha(at, ayanamsha))
  const degrees = norm(longitude - natal)
  const { period, loop } = CYCLES[body]
  // Anomalies and parallax stay far below half a cycle, so that the mean motion gives the number of whole cycles.
  const wholeCycles = Math.round((((at - birth) / period) * 360 - degrees) / 360)
  return {
    number: 1 + Math.max(0, wholeCycles + Number(isBackBeforeReturn())),
    degrees,
    phase: cyclePhase(degrees),
    longitude,
  }

  /** True if the planet already reached the natal point and moved back before it. */
  function isBackBeforeReturn(): boolean {
    if (degrees < 360 - LONGEST_ARC) return false
    const from = Math.max(plusDays(at, -loop), plusDays(birth, 1)) as JulianDay
    if (from >= at) return false
    const of = siderealLongitude(body, ayanamsha)
    return sky.crossings({ of, targets: [natal], from, to: at }).some(({ direction }) => direction === 1)
  }
}
