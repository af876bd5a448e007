import { norm } from '../zodiac/longitude.ts'
import { houseFrom, type SignIndex } from '../zodiac/signs.ts'
import type { Planet } from './chart.ts'
import { type Graha, type Lord, lordOf } from './grahas.ts'
import type { Exaltable } from './node-exaltation.ts'

export const DIGNITIES = ['exalted', 'moolatrikona', 'own', 'friend', 'neutral', 'enemy', 'debilitated'] as const
export type Dignity = (typeof DIGNITIES)[number]

export const RELATIONS = ['great_friend', 'friend', 'neutral', 'enemy', 'great_enemy'] as const
export type Relation = (typeof RELATIONS)[number]

/** The dignities with the five-fold relation to the lord of the sign. */
export const STANDINGS = ['exalted', 'moolatrikona', 'own', ...RELATIONS, 'debilitated'] as const
export type Standing = (typeof STANDINGS)[number]

// source: BPHS ch. 3; sidereal longitude of deepest exaltation. The nodes by sign only (Taurus, Scorpio)
export const EXALTATION: Partial<Record<Graha, number>> = {
  Sun: 10,
  Moon: 33,
  Mars: 298,
  Mercury: 165,
  Jupiter: 95,
  Venus: 357,
  Saturn: 200,
}
// source: BPHS ch. 3; nodes by the commonest convention
export const EXALTATION_SIGN: Record<Graha, SignIndex> = {
  Sun: 0,
  Moon: 1,
  Mars: 9,
  Mercury: 5,
  Jupiter: 3,
  Venus: 11,
  Saturn: 6,
  Rahu: 1,
  Ketu: 7,
}
// source: BPHS ch. 3; sign, first and last degree
const MOOLATRIKONA: Partial<Record<Graha, readonly [SignIndex, number, number]>> = {
  Sun: [4, 0, 20],
  Moon: [1, 3, 30],
  Mars: [0, 0, 12],
  Mercury: [5, 15, 20],
  Jupiter: [8, 0, 10],
  Venus: [6, 0, 15],
  Saturn: [10, 0, 20],
}
// source: BPHS ch. 4; nodes by the commonest convention
export const OWN_SIGNS: Record<Graha, readonly SignIndex[]> = {
  Sun: [4],
  Moon: [3],
  Mars: [0, 7],
  Mercury: [2, 5],
  Jupiter: [8, 11],
  Venus: [1, 6],
  Saturn: [9, 10],
  Rahu: [10],
  Ketu: [7],
}
export const moolatrikonaSign = (lord: Lord): SignIndex => MOOLATRIKONA[lord]![0]

/** True for the main sign of its lord: its moolatrikona sign, or the only sign that it owns. */
export const isChiefSign = (lord: Lord, sign: SignIndex): boolean => {
  const ownSigns = OWN_SIGNS[lord]
  return ownSigns.includes(sign) && (ownSigns.length === 1 || moolatrikonaSign(lord) === sign)
}

export const REGARDS = ['friend', 'neutral', 'enemy'] as const
export type Regard = (typeof REGARDS)[number]
// source: BPHS ch. 3 for the seven; the rows of Rahu and Ketu are a modern convention. Unnamed planets are neutral
const FRIENDSHIP: Record<Graha, { friends: readonly Graha[]; enemies: readonly Graha[] }> = {
  Sun: { friends: ['Moon', 'Mars', 'Jupiter'], enemies: ['Venus', 'Saturn'] },
  Moon: { friends: ['Sun', 'Mercury'], enemies: [] },
  Mars: { friends: ['Sun', 'Moon', 'Jupiter'], enemies: ['Mercury'] },
  Mercury: { friends: ['Sun', 'Venus'], enemies: ['Moon'] },
  Jupiter: { friends: ['Sun', 'Moon', 'Mars'], enemies: ['Mercury', 'Venus'] },
  Venus: { friends: ['Mercury', 'Saturn'], enemies: ['Sun', 'Moon'] },
  Saturn: { friends: ['Mercury', 'Venus'], enemies: ['Sun', 'Moon', 'Mars'] },
  Rahu: { friends: ['Mercury', 'Venus', 'Saturn'], enemies: ['Sun', 'Moon', 'Mars'] },
  Ketu: { friends: ['Mars', 'Venus', 'Saturn'], enemies: ['Sun', 'Moon'] },
}

// source: modern convention; the seven regard Rahu as they regard Saturn, and Ketu as they regard Mars
const STAND_IN: Partial<Record<Graha, Graha>> = { Rahu: 'Saturn', Ketu: 'Mars' }

/** The natural relation of one graha to another. Rahu is a friend of Saturn, and Ketu of Mars. */
export const naturalRegard = (of: Graha, toward: Graha): Regard => {
  const { friends, enemies } = FRIENDSHIP[of]
  const regarded = of in STAND_IN ? toward : (STAND_IN[toward] ?? toward)
  if (regarded === of || friends.includes(regarded)) return 'friend'
  return enemies.includes(regarded) ? 'enemy' : 'neutral'
}

/** True for temporary friends: the 2nd, 3rd, 4th, 10th, 11th or 12th from each other (BPHS ch. 3). */
export const isTemporaryFriend = (a: SignIndex, b: SignIndex) => [2, 3, 4, 10, 11, 12].includes(houseFrom(a, b))

/** The five-fold relation (panchadha maitri): natural and temporary relation together. */
export const relation = (natural: Regard, temporaryFriend: boolean): Relation => {
  const scale = { friend: 1, neutral: 0, enemy: -1 }[natural] + (temporaryFriend ? 1 : -1)
  return RELATIONS[2 - scale]!
}

/** The signs of the grahas in the rasi chart. */
export type Rasi = Record<Graha, { sign: SignIndex } & Exaltable>

/** The five-fold relation of one graha to another, by their places in the rasi chart. */
export const compoundRelation = (of: Graha, toward: Graha, rasi: Rasi): Relation =>
  relation(naturalRegard(of, toward), isTemporaryFriend(rasi[of].sign, rasi[toward].sign))

const REDUCED = {
  exalted: 'exalted',
  moolatrikona: 'moolatrikona',
  own: 'own',
  great_friend: 'friend',
  friend: 'friend',
  neutral: 'neutral',
  enemy: 'enemy',
  great_enemy: 'enemy',
  debilitated: 'debilitated',
} as const satisfies Record<Standing, Dignity>

/** The sign in which a graha is exalted; null for a node without one. */
export const exaltationSign = (graha: Graha, { exaltedIn }: Exaltable = {}): SignIndex | null =>
  exaltedIn === undefined ? EXALTATION_SIGN[graha] : exaltedIn

export const isExalted = (graha: Graha, sign: SignIndex, seat?: Exaltable) => exaltationSign(graha, seat) === sign
export const isDebilitated = (graha: Graha, sign: SignIndex, seat?: Exaltable) => {
  const exalted = exaltationSign(graha, seat)
  return exalted !== null && (exalted + 6) % 12 === sign
}
export const isOwn = (graha: Graha, sign: SignIndex) => OWN_SIGNS[graha].includes(sign)

/** The standing in a varga, by the sign alone. The relation to its lord uses the temporary friendship of D1. */
export const vargaStanding = (graha: Graha, sign: SignIndex, rasi: Rasi): Standing => {
  if (isExalted(graha, sign, rasi[graha])) return 'exalted'
  if (isOwn(graha, sign)) return 'own'
  if (isDebilitated(graha, sign, rasi[graha])) return 'debilitated'
  return compoundRelation(graha, lordOf(sign), rasi)
}

/**
 * The standing in the rasi chart: exaltation sign, moolatrikona range, own sign, debilitation, else the five-fold
 * relation to the lord of the sign. The Moon is exalted in the first 3 degrees of Taurus, and Mercury in the first 15
 * of Virgo. The rest of Taurus is moolatrikona; the rest of Virgo is moolatrikona, then own sign.
 */
export const standing = ({ name, sign, degree }: Pick<Planet, 'name' | 'sign' | 'degree'>, rasi: Rasi): Standing => {
  const graha = name as Graha
  const range = MOOLATRIKONA[graha]
  if (range && sign === range[0] && degree >= range[1] && degree < range[2]) return 'moolatrikona'
  const shared = range?.[0] === EXALTATION_SIGN[graha]
  if (isExalted(graha, sign, rasi[graha]) && !(shared && degree >= range![1])) return 'exalted'
  if (isOwn(graha, sign)) return 'own'
  return vargaStanding(graha, sign, rasi)
}

/** The seven-fold dignity in a varga. Great friend counts as friend, great enemy as enemy. */
export const vargaDignity = (graha: Graha, sign: SignIndex, rasi: Rasi): Dignity =>
  REDUCED[vargaStanding(graha, sign, rasi)]

/** The dignity if it is one of the two extremes, which charts mark; else null. */
export const extremeDignity = (dignity: Dignity): 'exalted' | 'debilitated' | null =>
  dignity === 'exalted' || dignity === 'debilitated' ? dignity : null

/** The seven-fold dignity in the rasi chart. */
export const dignity = (planet: Planet, rasi: Rasi): Dignity => REDUCED[standing(planet, rasi)]

/** Degrees from the point of deepest exaltation, 0..180; null for the nodes. */
export const fromDeepExaltation = (graha: Graha, longitude: number): number | null => {
  const deep = EXALTATION[graha]
  if (deep === undefined) return null
  const arc = norm(longitude - deep)
  return arc > 180 ? 360 - arc : arc
}
