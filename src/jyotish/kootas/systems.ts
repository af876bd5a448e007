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

/** Of a pair of classes, worked out when first asked for; `exact` leaves out that a vashya was assumed. */
const ofClasses = <T>(judge: (groom: Side, bride: Side) => T): ((groom: number, bride: number) => T) => {
  const known: T[] = []
  return (groom, bride) => (known[groom * SIDES.length + bride] ??= judge(SIDES[groom]!, SIDES[bride]!))
}

const remaining = (doshas: readonly DoshaVerdict[]) => doshas.filter(isUncancelled).map(({ name }) => name)

export const ashtakootOfClasses = ofClasses(ashtakootOf)

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
  MATCH_SYSTEMS.map((system) => [system, ofClasses(outcomeOf[system])]),
) as Record<MatchSystem, (groom: number, bride: number) => Outcome>

export const SYSTEM_MAXIMUM = {
  ashtakoot: ASHTAKOOT_MAXIMUM,
  ten_porutham: PORUTHAMS.length,
  kerala_porutham: PORUTHAMS.length,
  telugu: ASHTAKOOT_MAXIMUM,
} as const satisfies Record<MatchSystem, number>
