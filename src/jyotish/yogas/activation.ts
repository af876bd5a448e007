import { overlap, type Window } from '../../time/window.ts'
import { SIGN_INDEXES, type SignIndex } from '../../zodiac/signs.ts'
import { type Antardasha, antardashasIn } from '../dashas/antardashas.ts'
import type { Dasha } from '../dashas/periods.ts'
import { isOnOrSees, stretches } from '../double-transit.ts'
import { type Graha, lordOf } from '../grahas.ts'
import { bitsOf, type Facts, indexOf } from '../rules/facts.ts'
import type { Yoga } from '../rules/yoga-rule.ts'
import type { SignStay } from '../sign-stays.ts'

/** When a yoga speaks: the periods of its planets, and the transits that bring them to the point. */

// source: tradition gives a yoga's result to the periods of its planets (BPHS 47 for the principle); the parts are this project's
const PART = { both: 1, one: 0.7, near: 0.4 } as const
/** What is left of a yoga that is cancelled. */
const CANCELLED = 0.3

export interface ActivePeriod extends Antardasha<Graha> {
  /** 0 to 100. */
  readonly score: number
  /** While Jupiter and Saturn both stand in, or look at, one sign of its planets; cut at the ends of the period. */
  readonly transits: readonly Window[]
}
export interface Activation {
  readonly yoga: Yoga
  readonly periods: readonly ActivePeriod[]
}

/** Those beside the planets of a yoga, and the lords of the signs where they stand. */
const nearTo = ({ planets }: Yoga, f: Facts) =>
  planets.reduce<number>((bits, planet) => {
    const sign = f.sign[indexOf(planet)]!
    return bits | f.at[sign]! | (1 << indexOf(lordOf(sign)))
  }, 0)

/** The part of its strength that a yoga has in the periods of two lords. */
export const partIn = (yoga: Yoga, f: Facts, maha: Graha, antar: Graha): number => {
  const [own, near] = [bitsOf(yoga.planets), nearTo(yoga, f)]
  const lords = [maha, antar].map((lord) => 1 << indexOf(lord))
  const owned = lords.filter((lord) => own & lord).length
  if (owned > 0) return owned === 2 ? PART.both : PART.one
  return lords.some((lord) => near & lord) ? PART.near : 0
}

interface Touched extends Window {
  /** Signs, by bits, that Jupiter and Saturn both touch. */
  readonly signs: number
}
const doublyTouched = (jupiter: readonly SignStay[], saturn: readonly SignStay[]): Touched[] =>
  stretches(jupiter, saturn).map(({ jupiter: j, saturn: s, from, to }) => ({
    from,
    to,
    signs: bitsOfSigns(SIGN_INDEXES.filter((sign) => isOnOrSees('Jupiter', j, sign) && isOnOrSees('Saturn', s, sign))),
  }))
const bitsOfSigns = (signs: readonly SignIndex[]) => signs.reduce<number>((bits, sign) => bits | (1 << sign), 0)

const within = (period: Window, signs: number, touched: readonly Touched[]): Window[] => {
  const windows: Window[] = []
  for (const stretch of touched) {
    const span = stretch.signs & signs ? overlap(period, stretch) : null
    if (!span) continue
    const last = windows.at(-1)
    if (last?.to === span.from) windows[windows.length - 1] = { from: last.from, to: span.to }
    else windows.push(span)
  }
  return windows
}

/**
 * For each yoga the Vimshottari antardashas that meet a window, whole, in which one of the two lords is a planet of the yoga, stands
 * with one or rules the sign of one. Score: the strength of the yoga, times 1 where both lords are its planets, 0.7 where one is, 0.4
 * where one is near; three tenths of that where the yoga is cancelled.
 */
export const activations = (
  yogas: readonly Yoga[],
  f: Facts,
  dasha: Dasha<Graha>,
  window: Window,
  jupiter: readonly SignStay[],
  saturn: readonly SignStay[],
): Activation[] => {
  const antardashas = antardashasIn(dasha, window)
  const touched = doublyTouched(jupiter, saturn)
  return yogas.map((yoga) => {
    const signs = bitsOfSigns(yoga.planets.map((planet) => f.sign[indexOf(planet)]!))
    return {
      yoga,
      periods: antardashas.flatMap(({ maha, antar }) => {
        const part = partIn(yoga, f, maha.ruler, antar.ruler)
        if (part === 0) return []
        const score = yoga.strength * part * (yoga.cancelled ? CANCELLED : 1)
        return [{ maha, antar, score, transits: within({ from: antar.start, to: antar.end }, signs, touched) }]
      }),
    }
  })
}

export interface ActiveSpan extends Antardasha<Graha> {
  readonly yogas: readonly Yoga[]
  /** 0 to 100. */
  readonly score: number
}
/** The same by time: of each antardasha of the window the yogas that speak, and which part of the strength of all of them does. */
export const activationTimeline = (
  active: readonly Activation[],
  dasha: Dasha<Graha>,
  window: Window,
): ActiveSpan[] => {
  const whole = active.reduce((sum, { yoga }) => sum + yoga.strength, 0)
  return antardashasIn(dasha, window).map(({ maha, antar }) => {
    const speaking = active.flatMap(({ yoga, periods }) => {
      const period = periods.find((each) => each.antar.start === antar.start)
      return period ? [{ yoga, score: period.score }] : []
    })
    const sum = speaking.reduce((all, { score }) => all + score, 0)
    return { maha, antar, yogas: speaking.map(({ yoga }) => yoga), score: whole > 0 ? (100 * sum) / whole : 0 }
  })
}
