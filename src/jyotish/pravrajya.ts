import type { Lord } from './grahas.ts'
import { KENDRAS } from './house-groups.ts'
import { type Bits, countOf, grahasIn, indexOf, type RuleFacts, THE_SEVEN } from './rules/facts.ts'
import { GATHERING } from './yogas/sanyasa.ts'

// source: Brihat Jataka 15.1, the order of each planet
export const SANYASA_ORDERS = {
  Sun: 'vanaprastha (tapasvi)',
  Moon: 'vriddha (kapali)',
  Mars: 'shakya (red robed)',
  Mercury: 'ajivika',
  Jupiter: 'bhikshu (tridandi)',
  Venus: 'charaka',
  Saturn: 'nirgrantha',
} as const satisfies Record<Lord, string>

/** The outcome of a gathering of planets for renunciation: practised, an inclination, only in the mind, or given up. */
export const PRAVRAJYA_FORMS = ['practised', 'leaning', 'in_mind', 'broken'] as const
export type PravrajyaForm = (typeof PRAVRAJYA_FORMS)[number]

export interface Pravrajya {
  readonly planets: readonly Lord[]
  /** By the ratio of Shadbala to the required Shadbala. */
  readonly strongest: Lord
  readonly order: (typeof SANYASA_ORDERS)[Lord]
  readonly form: PravrajyaForm
}

const formOf = (f: RuleFacts, gathering: Bits, strongest: number): PravrajyaForm => {
  const bit = 1 << strongest
  const isAspected = f.aspecting[f.sign[strongest]!]! !== 0
  if (f.lostWar & bit || (isAspected && f.weak & bit)) return 'broken'
  if (f.combust & bit) return 'in_mind'
  const tenthLord = 1 << f.lord[10]!
  return KENDRAS.includes(f.house[strongest]!) || gathering & tenthLord ? 'practised' : 'leaning'
}

/**
 * Four or more of Sun to Saturn in one sign, a strong one among them (Brihat Jataka 15). The strongest names the order.
 * The form is `practised` in a kendra or with the lord of the 10th among them, `in_mind` if the strongest is combust,
 * and `broken` if it lost a war of planets or is weak and aspected. Null without a gathering or without Shadbala.
 */
export const pravrajya = (f: RuleFacts): Pravrajya | null => {
  const gathering = f.occupants
    .map((planetsInSign) => planetsInSign & THE_SEVEN)
    .find((planetsInSign) => countOf(planetsInSign) >= GATHERING && (planetsInSign & f.strong) !== 0)
  const ratios = gathering && f.shadbalaRatios()
  if (!gathering || !ratios) return null
  const planets = grahasIn(gathering) as Lord[]
  const strongest = planets.reduce((best, next) => (ratios[next] > ratios[best] ? next : best))
  return { planets, strongest, order: SANYASA_ORDERS[strongest], form: formOf(f, gathering, indexOf(strongest)) }
}
