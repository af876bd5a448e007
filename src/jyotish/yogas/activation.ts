import { overlapOf, type Window } from '../../time/window.ts'
import { SIGN_INDEXES, type SignIndex } from '../../zodiac/signs.ts'
import { type Antardasha, antardashasIn } from '../dashas/antardashas.ts'
import type { Dasha } from '../dashas/periods.ts'
import { isOnOrSees, stretches } from '../double-transit.ts'
import { type Graha, lordOf } from '../grahas.ts'
import { bitsOf, indexOf, type RuleFacts } from '../rules/facts.ts'
import type { Yoga } from '../rules/yoga-rule.ts'
import type { SignStay } from '../sign-stays.ts'

/** Times at which a yoga is active: the periods of its planets, and the transits that activate it. */

// source: tradition gives a yoga's result to the periods of its planets (BPHS 47 for the principle); the factors are
// this project's
const FACTOR = { both: 1, one: 0.7, near: 0.4 } as const
/** The factor of a cancelled yoga. */
const CANCELLED = 0.3

export interface ActivePeriod extends Antardasha<Graha> {
  /** 0..100. */
  readonly score: number
  /**
   * Windows in which Jupiter and Saturn are both in one sign of its planets or aspect it; cut at the ends of the
   * period.
   */
  readonly transits: readonly Window[]
}
export interface YogaActivation {
  readonly yoga: Yoga
  readonly periods: readonly ActivePeriod[]
}

/** The planets in the signs of a yoga's planets, and the lords of these signs. */
const bitsNear = ({ planets }: Yoga, f: RuleFacts) =>
  planets.reduce<number>((bits, planet) => {
    const sign = f.sign[indexOf(planet)]!
    return bits | f.occupants[sign]! | (1 << indexOf(lordOf(sign)))
  }, 0)

/** The factor of a yoga's strength in the periods of two lords. */
export const activePart = (yoga: Yoga, f: RuleFacts, maha: Graha, antar: Graha): number => {
  const [planetBits, near] = [bitsOf(yoga.planets), bitsNear(yoga, f)]
  const lords = [maha, antar].map((lord) => 1 << indexOf(lord))
  const planetLords = lords.filter((lord) => planetBits & lord).length
  if (planetLords > 0) return planetLords === 2 ? FACTOR.both : FACTOR.one
  return lords.some((lord) => near & lord) ? FACTOR.near : 0
}

interface DoubleTransit extends Window {
  /** Signs, as bits, that Jupiter and Saturn are both in or aspect. */
  readonly signs: number
}
const doubleTransits = (jupiter: readonly SignStay[], saturn: readonly SignStay[]): DoubleTransit[] =>
  stretches(jupiter, saturn).map(({ jupiter: j, saturn: s, from, to }) => ({
    from,
    to,
    signs: bitsOfSigns(SIGN_INDEXES.filter((sign) => isOnOrSees('Jupiter', j, sign) && isOnOrSees('Saturn', s, sign))),
  }))
const bitsOfSigns = (signs: readonly SignIndex[]) => signs.reduce<number>((bits, sign) => bits | (1 << sign), 0)

const transitWindows = (period: Window, signs: number, doubleTransitWindows: readonly DoubleTransit[]): Window[] => {
  const windows: Window[] = []
  for (const stretch of doubleTransitWindows) {
    const span = stretch.signs & signs ? overlapOf(period, stretch) : null
    if (!span) continue
    const last = windows.at(-1)
    if (last?.to === span.from) windows[windows.length - 1] = { from: last.from, to: span.to }
    else windows.push(span)
  }
  return windows
}

/**
 * For each yoga the Vimshottari antardashas that overlap a window, uncut, in which one of the two lords is a planet of
 * the yoga, is with one, or rules the sign of one. The score is the strength of the yoga times 1 if both lords are its
 * planets, 0.7 if one is, 0.4 if one is near; times 0.3 if the yoga is cancelled.
 */
export const yogaActivations = (
  yogas: readonly Yoga[],
  f: RuleFacts,
  dasha: Dasha<Graha>,
  window: Window,
  jupiter: readonly SignStay[],
  saturn: readonly SignStay[],
): YogaActivation[] => {
  const antardashas = antardashasIn(dasha, window)
  const doubleTransitWindows = doubleTransits(jupiter, saturn)
  return yogas.map((yoga) => {
    const signs = bitsOfSigns(yoga.planets.map((planet) => f.sign[indexOf(planet)]!))
    return {
      yoga,
      periods: antardashas.flatMap(({ maha, antar }) => {
        const part = activePart(yoga, f, maha.ruler, antar.ruler)
        if (part === 0) return []
        const score = yoga.strength * part * (yoga.cancelled ? CANCELLED : 1)
        return [
          {
            maha,
            antar,
            score,
            transits: transitWindows({ from: antar.start, to: antar.end }, signs, doubleTransitWindows),
          },
        ]
      }),
    }
  })
}

export interface ActiveSpan extends Antardasha<Graha> {
  readonly yogas: readonly Yoga[]
  /** 0..100. */
  readonly score: number
}
/**
 * The activations by time: for each antardasha in the window the active yogas, and their score in percent of the
 * strength of all yogas.
 */
export const activationTimeline = (
  active: readonly YogaActivation[],
  dasha: Dasha<Graha>,
  window: Window,
): ActiveSpan[] => {
  const totalStrength = active.reduce((sum, { yoga }) => sum + yoga.strength, 0)
  return antardashasIn(dasha, window).map(({ maha, antar }) => {
    const activeYogas = active.flatMap(({ yoga, periods }) => {
      const period = periods.find((each) => each.antar.start === antar.start)
      return period ? [{ yoga, score: period.score }] : []
    })
    const sum = activeYogas.reduce((total, { score }) => total + score, 0)
    return {
      maha,
      antar,
      yogas: activeYogas.map(({ yoga }) => yoga),
      score: totalStrength > 0 ? (100 * sum) / totalStrength : 0,
    }
  })
}
