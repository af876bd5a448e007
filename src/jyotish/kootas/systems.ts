import { ashtakootOf } from './ashtakoot.ts'
import { KOOTA_CLASSES, sideOfClass } from './classes.ts'
import { isUncancelled, type MatchDosha } from './doshas.ts'
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

const JUDGES = {
  ashtakoot: (groom, bride) => {
    const { total, verdict, exact, doshas } = ashtakootOf(groom, bride)
    return { total, verdict, exact, doshas: doshas.filter(isUncancelled).map(({ name }) => name) }
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
    return { total: ashtakoot.total, verdict, exact, doshas: doshas.filter(isUncancelled).map(({ name }) => name) }
  },
} satisfies Record<MatchSystem, (groom: Side, bride: Side) => Outcome>

export const SYSTEM_MAXIMUM = {
  ashtakoot: ASHTAKOOT_MAXIMUM,
  ten_porutham: PORUTHAMS.length,
  kerala_porutham: PORUTHAMS.length,
  telugu: ASHTAKOOT_MAXIMUM,
} as const satisfies Record<MatchSystem, number>

const SIDES = KOOTA_CLASSES.map((_, index) => sideOfClass(index))

const memo = Object.fromEntries(MATCH_SYSTEMS.map((system) => [system, []])) as unknown as Record<
  MatchSystem,
  Outcome[]
>

/** The outcome of a pair of classes, worked out when first asked for; `exact` leaves out that a vashya was assumed. */
export const outcomeOfClasses = (system: MatchSystem, groom: number, bride: number): Outcome =>
  (memo[system][groom * SIDES.length + bride] ??= JUDGES[system](SIDES[groom]!, SIDES[bride]!))
