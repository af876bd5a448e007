import type { HouseNumber } from '../../zodiac/signs.ts'
import type { Regard } from '../dignity.ts'
import type { Graha, Lord } from '../grahas.ts'

/**
 * Lal Kitab, after the editions of Pt. Roop Chand Joshi (1939 to 1952): only houses are read, and house 1 is always
 * Aries.
 */

type OfHouses<T> = Record<HouseNumber, T>

// source: Lal Kitab 1952: the owner of each house, as for the signs Aries to Pisces
export const OWNERS: OfHouses<Lord> = {
  1: 'Mars',
  2: 'Venus',
  3: 'Mercury',
  4: 'Moon',
  5: 'Sun',
  6: 'Mercury',
  7: 'Venus',
  8: 'Mars',
  9: 'Jupiter',
  10: 'Saturn',
  11: 'Saturn',
  12: 'Jupiter',
}

// source: Lal Kitab 1952: the planets whose fixed house (pakka ghar) each is; some print 6 for Ketu alone, 12 for Rahu
// alone, and Saturn in 11
export const PAKKA_GHAR: OfHouses<readonly Graha[]> = {
  1: ['Sun'],
  2: ['Jupiter'],
  3: ['Mars'],
  4: ['Moon'],
  5: ['Jupiter'],
  6: ['Mercury', 'Ketu'],
  7: ['Venus', 'Mercury'],
  8: ['Mars', 'Saturn'],
  9: ['Jupiter'],
  10: ['Saturn'],
  11: ['Jupiter'],
  12: ['Jupiter', 'Rahu'],
}

// source: Lal Kitab 1952; Rahu in 6 and Ketu in 12 by the editions' own note
export const EXALTED: OfHouses<readonly Graha[]> = {
  1: ['Sun'],
  2: ['Moon'],
  3: ['Rahu'],
  4: ['Jupiter'],
  5: [],
  6: ['Mercury', 'Rahu'],
  7: ['Saturn'],
  8: [],
  9: ['Ketu'],
  10: ['Mars'],
  11: [],
  12: ['Venus', 'Ketu'],
}

// source: Lal Kitab 1952; Rahu in 12 and Ketu in 6, which are also their fixed houses
export const DEBILITATED: OfHouses<readonly Graha[]> = {
  1: ['Saturn'],
  2: [],
  3: ['Ketu'],
  4: ['Mars'],
  5: [],
  6: ['Venus', 'Ketu'],
  7: ['Sun'],
  8: ['Moon'],
  9: ['Rahu'],
  10: ['Jupiter'],
  11: [],
  12: ['Mercury', 'Rahu'],
}

// source: Lal Kitab 1952: the planet that wakes a sleeping house; one modern list differs for 6, 9 and 12
export const AWAKENERS: OfHouses<Graha> = {
  1: 'Mars',
  2: 'Moon',
  3: 'Mercury',
  4: 'Moon',
  5: 'Sun',
  6: 'Rahu',
  7: 'Venus',
  8: 'Moon',
  9: 'Jupiter',
  10: 'Saturn',
  11: 'Jupiter',
  12: 'Ketu',
}

// source: Lal Kitab 1952: age in years at which a planet wakes
export const WAKING_AGE: Record<Graha, number> = {
  Sun: 22,
  Moon: 24,
  Mars: 28,
  Mercury: 34,
  Jupiter: 16,
  Venus: 25,
  Saturn: 36,
  Rahu: 42,
  Ketu: 48,
}

// source: Lal Kitab 1941: the aspects of the houses, percent. Aspects of Mercury from 8 and Saturn from 6, in some
// editions, are omitted
export const SIGHTS: OfHouses<Partial<OfHouses<number>>> = {
  1: { 7: 100 },
  2: { 6: 25 },
  3: { 9: 50, 11: 50 },
  4: { 10: 100 },
  5: { 9: 50 },
  6: { 12: 25 },
  7: {},
  8: { 12: 25, 2: 100 },
  9: {},
  10: {},
  11: {},
  12: {},
}

// source: three printed lists; each row is the view of that planet only
const FRIENDSHIP: Record<Graha, { friends: readonly Graha[]; enemies: readonly Graha[] }> = {
  Sun: { friends: ['Jupiter', 'Mars', 'Moon'], enemies: ['Venus', 'Saturn', 'Rahu', 'Ketu'] },
  Moon: { friends: ['Sun', 'Mercury'], enemies: ['Ketu', 'Rahu'] },
  Mars: { friends: ['Sun', 'Moon', 'Jupiter'], enemies: ['Mercury', 'Ketu'] },
  Mercury: { friends: ['Sun', 'Venus', 'Rahu'], enemies: ['Moon'] },
  Jupiter: { friends: ['Sun', 'Moon', 'Mars'], enemies: ['Venus', 'Mercury'] },
  Venus: { friends: ['Saturn', 'Mercury', 'Ketu'], enemies: ['Sun', 'Moon', 'Rahu'] },
  Saturn: { friends: ['Mercury', 'Venus', 'Rahu'], enemies: ['Sun', 'Moon', 'Mars'] },
  Rahu: { friends: ['Mercury', 'Saturn', 'Ketu'], enemies: ['Sun', 'Venus', 'Mars'] },
  Ketu: { friends: ['Venus', 'Rahu'], enemies: ['Moon', 'Mars'] },
}
/** The relation of one planet to another in this school. */
export const lalKitabRegard = (of: Graha, toward: Graha): Regard => {
  const { friends, enemies } = FRIENDSHIP[of]
  return friends.includes(toward) ? 'friend' : enemies.includes(toward) ? 'enemy' : 'neutral'
}
export const friendsOfGraha = (of: Graha) => FRIENDSHIP[of].friends
export const enemiesOfGraha = (of: Graha) => FRIENDSHIP[of].enemies

export const HOUSE_RELATIONS = [
  'mutual_help',
  'general_state',
  'confrontation',
  'foundation',
  'deception',
  'common_wall',
  'sudden_strike',
] as const
export type HouseRelation = (typeof HOUSE_RELATIONS)[number]
// source: Lal Kitab 1952: the houses related to each of 1 to 12; for sudden strikes some lists give half of the pairs
export const RELATED: Record<HouseRelation, readonly (readonly HouseNumber[])[]> = {
  mutual_help: [[5], [6], [7], [8], [9], [10], [11], [12], [1], [2], [3], [4]],
  general_state: [[7], [8], [9], [10], [11], [12], [1], [2], [3], [4], [5], [6]],
  confrontation: [[8], [9], [10], [11], [12], [1], [2], [3], [4], [5], [6], [7]],
  foundation: [[9], [10], [11], [12], [1], [2], [3], [4], [5], [6], [7], [8]],
  deception: [[10], [11], [12], [1], [2], [3], [4], [5], [6], [7], [8], [9]],
  common_wall: [[2], [3], [4], [5], [6], [7], [8], [9], [10], [11], [12], [1]],
  sudden_strike: [[3, 7, 11], [4], [1], [6, 10, 2], [7], [4], [9, 1, 5], [10], [7], [12, 4, 8], [1], [10]],
}

export const MASNUI_QUALITIES = [
  'good',
  'bad',
  'exalted',
  'debilitated',
  'hollow',
  'ketu_natured',
  'rahu_natured',
] as const
export type MasnuiQuality = (typeof MASNUI_QUALITIES)[number]
// source: Lal Kitab 1941, the thirteen artificial planets; that of Rahu with Ketu cannot occur, since they are opposite
export const MASNUI: readonly { pair: readonly [Graha, Graha]; makes: Graha; quality: MasnuiQuality | null }[] = [
  { pair: ['Sun', 'Venus'], makes: 'Jupiter', quality: 'hollow' },
  { pair: ['Mercury', 'Venus'], makes: 'Sun', quality: null },
  { pair: ['Sun', 'Jupiter'], makes: 'Moon', quality: null },
  { pair: ['Rahu', 'Ketu'], makes: 'Venus', quality: 'hollow' },
  { pair: ['Sun', 'Mercury'], makes: 'Mars', quality: 'good' },
  { pair: ['Sun', 'Saturn'], makes: 'Mars', quality: 'bad' },
  { pair: ['Jupiter', 'Rahu'], makes: 'Mercury', quality: null },
  { pair: ['Venus', 'Jupiter'], makes: 'Saturn', quality: 'ketu_natured' },
  { pair: ['Mars', 'Mercury'], makes: 'Saturn', quality: 'rahu_natured' },
  { pair: ['Mars', 'Saturn'], makes: 'Rahu', quality: 'exalted' },
  { pair: ['Sun', 'Saturn'], makes: 'Rahu', quality: 'debilitated' },
  { pair: ['Venus', 'Saturn'], makes: 'Ketu', quality: 'exalted' },
  { pair: ['Moon', 'Saturn'], makes: 'Ketu', quality: 'debilitated' },
]
