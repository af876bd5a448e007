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

/** The outcome of a match in a system, in short. */
export interface MatchOutcome {
  total: number
  verdict: string
  exact: boolean
  /** Doshas that are present and not cancelled. */
  doshas: MatchDosha[]
}

const isAdhama = (poruthams: readonly PoruthamVerdict[], porutham: Porutham) =>
  poruthams.some((each) => each.porutham === porutham && each.grade === 'adhama')

const rajjuAndVedha = (poruthams: readonly PoruthamVerdict[]): MatchDosha[] => [
  ...(isAdhama(poruthams, 'rajju') ? (['Rajju'] as const) : []),
  ...(isAdhama(poruthams, 'vedha') ? (['Vedha'] as const) : []),
]

const SIDES = KOOTA_CLASSES.map((_, index) => sideOfClass(index))

/** The result of ashtakoot for two classes. `exact` does not consider an assumed vashya. */
export const ashtakootOfClasses = (groom: number, bride: number) => ashtakootOf(SIDES[groom]!, SIDES[bride]!)

/** A table entry that is not computed yet. */
const UNKNOWN = 0xffff

/**
 * A table of outcomes for pairs of classes, computed on first use. Only a few hundred outcomes differ, so that the
 * memory is small and bounded.
 */
const outcomeTable = (
  judge: (groom: Side, bride: Side) => MatchOutcome,
): ((groom: number, bride: number) => MatchOutcome) => {
  const indices = new Uint16Array(SIDES.length ** 2).fill(UNKNOWN)
  const outcomes: MatchOutcome[] = []
  const places = new Map<string, number>()
  const placeOf = (outcome: MatchOutcome): number => {
    const key = JSON.stringify(outcome)
    const knownIndex = places.get(key)
    if (knownIndex !== undefined) return knownIndex
    places.set(key, outcomes.length)
    return outcomes.push(outcome) - 1
  }
  return (groom, bride) => {
    const at = groom * SIDES.length + bride
    if (indices[at] === UNKNOWN) indices[at] = placeOf(judge(SIDES[groom]!, SIDES[bride]!))
    return outcomes[indices[at]!]!
  }
}

const uncancelledNames = (doshas: readonly DoshaVerdict[]) => doshas.filter(isUncancelled).map(({ name }) => name)

/** The outcome of two sides in each system. */
export const outcomeOf: Record<MatchSystem, (groom: Side, bride: Side) => MatchOutcome> = {
  ashtakoot: (groom, bride) => {
    const { total, verdict, exact, doshas } = ashtakootOf(groom, bride)
    return { total, verdict, exact, doshas: uncancelledNames(doshas) }
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
    return { total: ashtakoot.total, verdict, exact, doshas: uncancelledNames(doshas) }
  },
}

/** The outcome of two classes in each system. */
export const outcomeOfClasses = Object.fromEntries(
  MATCH_SYSTEMS.map((system) => [system, outcomeTable(outcomeOf[system])]),
) as Record<MatchSystem, (groom: number, bride: number) => MatchOutcome>

export const SYSTEM_MAXIMUM = {
  ashtakoot: ASHTAKOOT_MAXIMUM,
  ten_porutham: PORUTHAMS.length,
  kerala_porutham: PORUTHAMS.length,
  telugu: ASHTAKOOT_MAXIMUM,
} as const satisfies Record<MatchSystem, number>
