import type { Body } from '../ephemeris/bodies.ts'
import type { SignIndex } from '../zodiac/signs.ts'

export const GRAHAS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'] as const
export type Graha = (typeof GRAHAS)[number]

/** The five planets without Sun and Moon. */
export const STAR_PLANETS = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const
/** The seven grahas that rule signs. */
export const SEVEN = ['Sun', 'Moon', ...STAR_PLANETS] as const
export type Lord = (typeof SEVEN)[number]

/** The name of a graha within a sentence, and at its start. */
export const nameInSentence = (graha: Graha) => (graha === 'Sun' || graha === 'Moon' ? `the ${graha}` : graha)
export const capitalisedName = (graha: Graha) => (graha === 'Sun' || graha === 'Moon' ? `The ${graha}` : graha)

export const isLord = (graha: string): graha is Lord => (SEVEN as readonly string[]).includes(graha)
export const isNode = (graha: string): graha is 'Rahu' | 'Ketu' => graha === 'Rahu' || graha === 'Ketu'

export const OUTER = ['Uranus', 'Neptune', 'Pluto'] as const
export type Outer = (typeof OUTER)[number]

export const NODES = ['mean', 'true'] as const
export type Node = (typeof NODES)[number]
export const NODE_BODY = { mean: 'MeanNode', true: 'TrueNode' } as const satisfies Record<Node, Body>

// source: BPHS ch. 4; Aries to Pisces
export const SIGN_LORDS: readonly Lord[] = [
  'Mars',
  'Venus',
  'Mercury',
  'Moon',
  'Sun',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Saturn',
  'Jupiter',
]
export const lordOf = (sign: SignIndex): Lord => SIGN_LORDS[sign]!

// source: KP and almanac usage
export const SHORT_CODES = {
  Sun: 'Su',
  Moon: 'Mo',
  Mars: 'Ma',
  Mercury: 'Me',
  Jupiter: 'Ju',
  Venus: 'Ve',
  Saturn: 'Sa',
  Rahu: 'Ra',
  Ketu: 'Ke',
} as const satisfies Record<Graha, string>

// source: Surya Siddhanta ch. 9; degrees of longitude from the Sun
const COMBUSTION_ORBS: Partial<Record<Graha | Outer, number | { direct: number; retrograde: number }>> = {
  Moon: 12,
  Mars: 17,
  Mercury: { direct: 14, retrograde: 12 },
  Jupiter: 11,
  Venus: { direct: 10, retrograde: 8 },
  Saturn: 15,
}

/** The orb of combustion in degrees; null for Sun, nodes and outer planets, which are never combust. */
export const combustionOrb = (graha: Graha | Outer, retrograde: boolean): number | null => {
  const orb = COMBUSTION_ORBS[graha]
  if (orb === undefined) return null
  return typeof orb === 'number' ? orb : retrograde ? orb.retrograde : orb.direct
}

// source: mean daily motions for `stationary` (catalogue of vedic charts); degrees a day
export const MEAN_SPEED: Partial<Record<Graha | Outer, number>> = {
  Mars: 0.524,
  Mercury: 0.986,
  Jupiter: 0.083,
  Venus: 0.986,
  Saturn: 0.033,
}
/** True if slower than a tenth of the mean motion. */
export const isStationary = (graha: Graha | Outer, speed: number) => {
  const mean = MEAN_SPEED[graha]
  return mean !== undefined && Math.abs(speed) < mean / 10
}

/** The ephemeris body of a graha. Both nodes have the body of Rahu. */
export const bodyOf = (graha: Graha, node: Node) => (isNode(graha) ? NODE_BODY[node] : graha)

/** Degrees between a graha and its ephemeris body: 180 for Ketu, which is opposite Rahu. */
export const longitudeOffset = (graha: Graha) => (graha === 'Ketu' ? 180 : 0)
