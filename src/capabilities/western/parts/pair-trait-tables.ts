import type { PointName } from '../../../western/points.ts'
import type { SynastryTheme } from '../../../western/synastry.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'

// The traits that texts on two people give to the bond and to each of the two.
// source: the sentences in ./overlay-words.ts, ./synastry-verdict.ts, ./pair-lines.ts and the topics on aspects between two charts

/** Opposite traits of a bond. */
export const BOND_TRAIT_PAIRS = [
  ['feel at ease', 'hurt each other'],
  ['understand each other', 'misunderstand each other'],
  ['agree on money', 'differ on money'],
  ['quarrels pass', 'quarrels last'],
  ['keep their word', 'promises weigh'],
  ['at home together', 'in each other’s way at home'],
  ['same pace', 'different pace'],
] as const
/** Opposite traits of one of the two, as the other meets them. */
export const PERSON_TRAIT_PAIRS = [
  ['reliable', 'unpredictable'],
  ['encourages', 'criticises'],
  ['gives room', 'keeps watch'],
  ['shows affection', 'hides affection'],
  ['keeps promises', 'promises too much'],
  ['patient', 'impatient'],
] as const
export type BondTrait = (typeof BOND_TRAIT_PAIRS)[number][number]
export type PersonTrait = (typeof PERSON_TRAIT_PAIRS)[number][number]
export type PairTrait = BondTrait | PersonTrait

/** The traits of a text: of the bond, and of the two people in the order of its placeholders. */
export interface PairTraits {
  readonly bond?: readonly BondTrait[]
  readonly first?: readonly PersonTrait[]
  readonly second?: readonly PersonTrait[]
}

/** By two planets in the order from Sun to Pluto, and the nature of their aspect. `first` has the faster planet. */
export const ASPECT_TRAITS: Readonly<Record<string, PairTraits>> = {
  'Sun Moon harmonious': { bond: ['feel at ease'] },
  'Sun Moon challenging': { bond: ['hurt each other'] },
  'Sun Mercury harmonious': { bond: ['understand each other'] },
  'Sun Mercury challenging': { second: ['criticises'] },
  'Sun Venus harmonious': { second: ['shows affection'] },
  'Sun Jupiter harmonious': { second: ['encourages'] },
  'Sun Jupiter challenging': { second: ['promises too much'] },
  'Sun Saturn harmonious': { bond: ['keep their word'], second: ['reliable', 'keeps promises'] },
  'Sun Saturn challenging': { second: ['criticises'] },
  'Sun Uranus challenging': { second: ['unpredictable'] },
  'Sun Neptune challenging': { bond: ['misunderstand each other'] },
  'Sun Pluto challenging': { second: ['keeps watch'] },
  'Moon Moon harmonious': { bond: ['feel at ease'] },
  'Moon Moon challenging': { bond: ['hurt each other'] },
  'Moon Mercury harmonious': { bond: ['understand each other'] },
  'Moon Mercury challenging': { bond: ['misunderstand each other'] },
  'Moon Venus harmonious': { bond: ['feel at ease'], second: ['shows affection'] },
  'Moon Venus challenging': { bond: ['hurt each other'] },
  'Moon Mars harmonious': { bond: ['quarrels pass'] },
  'Moon Mars challenging': { bond: ['hurt each other'], second: ['impatient'] },
  'Moon Jupiter harmonious': { bond: ['feel at ease'] },
  'Moon Jupiter challenging': { bond: ['misunderstand each other'] },
  'Moon Saturn harmonious': { second: ['reliable', 'keeps promises'] },
  'Moon Saturn challenging': { bond: ['hurt each other'] },
  'Moon Uranus harmonious': { second: ['gives room'] },
  'Moon Uranus challenging': { second: ['unpredictable'] },
  'Moon Neptune harmonious': { bond: ['understand each other'] },
  'Moon Neptune challenging': { bond: ['misunderstand each other'] },
  'Moon Pluto challenging': { second: ['keeps watch'] },
  'Mercury Mercury harmonious': { bond: ['understand each other', 'same pace'] },
  'Mercury Mercury challenging': { bond: ['misunderstand each other'] },
  'Mercury Venus harmonious': { bond: ['understand each other'] },
  'Mercury Mars harmonious': { bond: ['quarrels pass'] },
  'Mercury Saturn harmonious': { second: ['encourages'] },
  'Mercury Saturn challenging': { second: ['criticises'] },
  'Mercury Uranus challenging': { bond: ['misunderstand each other'], second: ['impatient'] },
  'Mercury Neptune harmonious': { bond: ['understand each other'] },
  'Mercury Neptune challenging': { bond: ['misunderstand each other'] },
  'Mercury Pluto challenging': { second: ['keeps watch'] },
  'Venus Venus harmonious': { bond: ['agree on money'], first: ['shows affection'], second: ['shows affection'] },
  'Venus Venus challenging': { bond: ['differ on money'] },
  'Venus Mars challenging': { bond: ['different pace'], second: ['impatient'] },
  'Venus Saturn harmonious': { bond: ['keep their word'], second: ['reliable'] },
  'Venus Uranus harmonious': { second: ['gives room'] },
  'Venus Uranus challenging': { second: ['unpredictable'] },
  'Venus Neptune challenging': { bond: ['misunderstand each other'] },
  'Venus Pluto challenging': { second: ['keeps watch'] },
  'Mars Mars harmonious': { bond: ['same pace', 'quarrels pass'] },
  'Mars Mars challenging': { bond: ['different pace'] },
  'Mars Jupiter harmonious': { second: ['encourages'] },
  'Mars Saturn challenging': { bond: ['different pace', 'quarrels last'] },
  'Mars Uranus challenging': { second: ['unpredictable'] },
  'Mars Neptune challenging': { second: ['unpredictable'] },
  'Mars Pluto challenging': { bond: ['quarrels last'] },
}

type OverlayTraits = Readonly<Partial<Record<PointName, Readonly<Partial<Record<HouseNumber, PairTraits>>>>>>
/** By the point of the guest and the house of the host. `first` is the guest. */
export const OVERLAY_TRAITS: OverlayTraits = {
  Sun: { 4: { bond: ['at home together'] }, 12: { bond: ['feel at ease'] } },
  Moon: {
    1: { bond: ['understand each other'] },
    4: { bond: ['at home together'] },
    12: { bond: ['understand each other'] },
  },
  Mercury: {
    1: { bond: ['understand each other'] },
    2: { bond: ['agree on money'] },
    3: { bond: ['understand each other'] },
  },
  Venus: {
    1: { first: ['shows affection'] },
    2: { bond: ['agree on money'] },
    3: { first: ['shows affection'] },
    4: { bond: ['at home together'] },
    12: { first: ['hides affection'] },
  },
  Mars: { 1: { first: ['impatient'] }, 2: { bond: ['differ on money'] }, 6: { bond: ['different pace'] } },
  Jupiter: {
    1: { first: ['encourages'] },
    2: { bond: ['agree on money'] },
    7: { bond: ['keep their word'], first: ['reliable'] },
    10: { first: ['encourages'] },
  },
  Saturn: {
    2: { bond: ['agree on money'] },
    3: { first: ['criticises'] },
    6: { first: ['reliable'] },
    7: { first: ['reliable'] },
    11: { first: ['reliable'] },
  },
}
/** By the house, if each of the two has a planet in that house of the other. */
export const MUTUAL_TRAITS: Readonly<Partial<Record<HouseNumber, PairTraits>>> = {
  4: { bond: ['at home together'] },
  12: { bond: ['understand each other'] },
}

/** The verdict on a theme by its band: more ease, and more strain. Only a clear word of the theme gives a trait. */
export const THEME_TRAITS: Readonly<Partial<Record<SynastryTheme, readonly [ease: BondTrait, strain: BondTrait]>>> = {
  emotion: ['feel at ease', 'hurt each other'],
  communication: ['understand each other', 'misunderstand each other'],
  values: ['agree on money', 'differ on money'],
  conflict: ['quarrels pass', 'quarrels last'],
  commitment: ['keep their word', 'promises weigh'],
  home: ['at home together', 'in each other’s way at home'],
}

/** By the slower planet of the main question and the theme in which it shows. `first` has the slower planet. */
export const SCENE_TRAITS: Readonly<Record<string, PairTraits>> = {
  'Mars emotion': { first: ['impatient'] },
  'Mars conflict': { first: ['impatient'] },
  'Saturn conflict': { first: ['criticises'] },
  'Saturn emotion': { bond: ['misunderstand each other'] },
  'Uranus emotion': { first: ['unpredictable'] },
  'Neptune emotion': { bond: ['misunderstand each other'] },
  'Neptune conflict': { bond: ['misunderstand each other'] },
  'Neptune commitment': { first: ['unpredictable'] },
  'Pluto emotion': { first: ['keeps watch'] },
  'Pluto home': { first: ['keeps watch'] },
  'Mercury emotion': { bond: ['misunderstand each other'] },
  'Jupiter conflict': { first: ['promises too much'] },
}
