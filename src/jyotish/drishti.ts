import { roundDegrees } from '../zodiac/division.ts'
import { norm } from '../zodiac/longitude.ts'
import { houseFrom, modalityOf, SIGN_INDEXES, type SignIndex } from '../zodiac/signs.ts'
import { type Graha, isNode } from './grahas.ts'
import { aspects } from './nature.ts'

/** Conventions for the aspects of Rahu and Ketu. */
export const NODE_ASPECTS = ['none', 'fifth-ninth', 'seventh-only'] as const
export type NodeAspects = (typeof NODE_ASPECTS)[number]

// source: later usage, not BPHS; houses on which a node casts a full aspect
const NODE_HOUSES: Record<NodeAspects, readonly number[]> = {
  none: [],
  'fifth-ninth': [5, 7, 9],
  'seventh-only': [7],
}

// source: BPHS ch. 26; part of a full aspect, by house from the planet
const PARTIAL: Partial<Record<number, number>> = { 3: 0.25, 10: 0.25, 5: 0.5, 9: 0.5, 4: 0.75, 8: 0.75 }

/** Graha drishti by sign: 0, 0.25, 0.5, 0.75 or 1. The nodes cast only full aspects. */
export const drishti = (graha: Graha, from: SignIndex, sign: SignIndex, nodes: NodeAspects): number => {
  const house = houseFrom(from, sign)
  if (isNode(graha)) return NODE_HOUSES[nodes].includes(house) ? 1 : 0
  return aspects(graha, from, sign) ? 1 : (PARTIAL[house] ?? 0)
}

// source: BPHS ch. 26; virupas by the arc from the aspecting to the aspected point; each interval includes its lower
// bound
const CURVE: readonly { below: number; virupas: (arc: number) => number }[] = [
  { below: 30, virupas: () => 0 },
  { below: 60, virupas: (arc) => (arc - 30) / 2 },
  { below: 90, virupas: (arc) => arc - 60 + 15 },
  { below: 120, virupas: (arc) => (120 - arc) / 2 + 30 },
  { below: 150, virupas: (arc) => 150 - arc },
  { below: 180, virupas: (arc) => (arc - 150) * 2 },
  { below: 300, virupas: (arc) => (300 - arc) / 2 },
  { below: 360, virupas: () => 0 },
]

// source: BPHS ch. 26; virupas added within the arcs of the special aspects
const SPECIAL: Partial<Record<Graha, { virupas: number; from: readonly [number, number] }>> = {
  Saturn: { virupas: 45, from: [60, 270] },
  Mars: { virupas: 15, from: [90, 210] },
  Jupiter: { virupas: 30, from: [120, 240] },
}

/** Sphuta drishti: virupas (0..60) of the aspect that a graha at `from` casts on the longitude `to`. */
export const sphutaDrishti = (graha: Graha, from: number, to: number): number => {
  const arc = norm(roundDegrees(norm(to - from)))
  const { virupas } = CURVE.find(({ below }) => arc < below)!
  const special = SPECIAL[graha]
  const within = special?.from.some((start) => arc >= start && arc < start + 30)
  return Math.min(60, virupas(arc) + (within ? special!.virupas : 0))
}

/**
 * Rashi drishti (BPHS ch. 8): a movable sign aspects the fixed signs except the adjacent one, a fixed sign the movable
 * ones except the adjacent one, a dual sign the other dual ones.
 */
export const signAspects = (from: SignIndex, sign: SignIndex): boolean => {
  const house = houseFrom(from, sign)
  return { Movable: [5, 8, 11], Fixed: [3, 6, 9], Dual: [4, 7, 10] }[modalityOf(from)].includes(house)
}

/** The three signs that a sign aspects. */
export const aspectedSigns = (from: SignIndex): SignIndex[] =>
  SIGN_INDEXES.flatMap((sign) => (signAspects(from, sign) ? [sign] : []))
