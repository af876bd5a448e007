import type { SignIndex } from '../zodiac/signs.ts'
import type { Graha } from './grahas.ts'

export const NODE_EXALTATIONS = ['taurus-scorpio', 'gemini-sagittarius', 'none'] as const
export type NodeExaltation = (typeof NODE_EXALTATIONS)[number]

/** `exaltedIn` is set on a node whose exaltation differs from the usual sign; null means that it has none. */
export interface Exaltable {
  exaltedIn?: SignIndex | null
}

// source: BPHS ch. 3 and 47 (Rahu in Taurus, Ketu in Scorpio); Jataka Parijata and K. N. Rao among others (Gemini, Sagittarius)
const NODE_EXALTED_IN: Record<NodeExaltation, Partial<Record<Graha, Required<Exaltable>>>> = {
  'taurus-scorpio': {},
  'gemini-sagittarius': { Rahu: { exaltedIn: 2 }, Ketu: { exaltedIn: 8 } },
  none: { Rahu: { exaltedIn: null }, Ketu: { exaltedIn: null } },
}
export const exaltable = (graha: Graha, nodes: NodeExaltation): Exaltable => NODE_EXALTED_IN[nodes][graha] ?? {}
