import { ashtakootOf } from './ashtakoot.ts'
import { KOOTA_CLASSES, sideOfClass } from './classes.ts'
import { type DoshaVerdict, isUncancelled, type MatchDosha } from './doshas.ts'
import { keralaPorutham } from './kerala-porutham.ts'
import { PORUTHAMS, type Porutham, type PoruthamVerdict } from './poruthams.ts'
import type { Side } from './profiles.ts'
import { ASHTAKOOT_MAXIMUM } from './tables.ts'
import { teluguMatch } from './telugu.ts'
import { tenPorutham } from './ten-porutham.ts'

export const MATCH_SYSTEMS = ['ashtakoot', 'ten_porutham', 'kerala_porutham', 'telugu'] as const
export type MatchSystem = (typeof MATCH_SYSTEMS)[number]

/** What a system says of a pair, in short. */
export interface Outcome {
  total: number
  verdict: string
  exact: boolean
  /** Present and not cancelled. */
  doshas: MatchDosha[]
}

const adhama = (poruthams: readonly PoruthamVerdict[], porutham: Porutham) =>
  poruthams.some((each) => each.porutham === porutham && each.grade === 'adhama')

const rajjuAndVedha = (poruthams: readonly PoruthamVerdict[]): MatchDosha[] => [
  ...(adhama(poruthams, 'rajju') ? (['Rajju'] as const) : []),
  ...(adhama(poruthams, 'vedha') ? (['Vedha'] as const) : []),
]

const SIDES = KOOTA_CLASSES.map((_, index) => sideOfClass(index))

/** The verdict of ashtakoot on a pair of classes; `exact` leaves out that a vashya was assumed. */
export const ashtakootOfClasses = (groom: number, bride: number) => ashtakootOf(SIDES[groom]!, SIDES[bride]!)

/** An entry of a table of outcomes that is not computed yet. */
const UNKNOWN = 0xffff

/**
 * Outcomes of pairs of classes, computed on first use. Pairs share the few hundred outcomes that differ, so the memory is bounded by one
 * small table.
 */
const outcomeTable = (judge: (groom: Side, bride: Side) => Outcome): ((groom: number, bride: number) => Outcome) => {
  const indices = new Uint16Array(SIDES.length ** 2).fill(UNKNOWN)
  const outcomes: Outcome[] = []
  const places = new Map<string, number>()
  const placeOf = (outcome: Outcome): number => {
    const key = JSON.stringify(outcome)
    const known = places.get(key)
    if (known !== undefined) return known
    places.set(key, outcomes.length)
    return outcomes.push(outcome) - 1
  }
  return (groom, bride) => {
    const at = groom * SIDES.length + bride
    if (indices[at] === UNKNOWN) indices[at] = placeOf(judge(SIDES[groom]!, SIDES[bride]!))
    return outcomes[indices[at]!]!
  }
}

const remaining = (doshas: readonly DoshaVerdict[]) => doshas.filter(isUncancelled).map(({ name }) => name)

/** What each system says of two sides. */
export const outcomeOf: Record<MatchSystem, (groom: Side, bride: Side) => Outcome> = {
  ashtakoot: (groom, bride) => {
    const { total, verdict, exact, doshas } = ashtakootOf(groom, bride)
    return { total, verdict, exact, doshas: remaining(doshas) }
  },
  ten_porutham: (groom, bride) => {
    const { total, verdict, exact, poruthams } = tenPorutham(groom, bride)
    return { total, verdict, exact, doshas: rajjuAndVedha(poruthams) }
  },
  kerala_porutham: (groom, bride) => {
    const { total, verdict, exact, poruthams } = keralaPorutham(groom, bride)
    return { total, verdict, exact, doshas: rajjuAndVedha(poruthams) }
  },
  telugu: (groom, bride) => {
    const { ashtakoot, verdict, exact, doshas } = teluguMatch(groom, bride)
    return { total: ashtakoot.total, verdict, exact, doshas: remaining(doshas) }
  },
}

/** The same of two classes. */
export const outcomeOfClasses = Object.fromEntries(
  MATCH_SYSTEMS.map((system) => [system, outcomeTable(outcomeOf[system])]),
) as Record<MatchSystem, (groom: number, bride: number) => Outcome>

export const SYSTEM_MAXIMUM = {
  ashtakoot: ASHTAKOOT_MAXIMUM,
  ten_porutham: PORUTHAMS.length,
  kerala_porutham: PORUTHAMS.length,
  telugu: ASHTAKOOT_MAXIMUM,
} as const satisfies Record<MatchSystem, number>
