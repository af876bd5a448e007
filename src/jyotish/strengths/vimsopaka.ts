import type { Sidereal } from '../../zodiac/longitude.ts'
import type { SignIndex } from '../../zodiac/signs.ts'
import { compoundRelation, isExalted, isOwn, type Rasi, type Relation } from '../dignity.ts'
import { type Graha, lordOf } from '../grahas.ts'
import type { Exaltable } from '../node-exaltation.ts'
import { VARGA_SETS } from '../varga-sets.ts'
import { type Varga, vargaSeat } from '../vargas.ts'

export const SCHEMES = ['shadvarga', 'saptavarga', 'dashavarga', 'shodashavarga'] as const
export type Scheme = (typeof SCHEMES)[number]

// source: BPHS ch. 7; each scheme sums to 20
export const VIMSOPAKA_WEIGHTS: Record<Scheme, Partial<Record<Varga, number>>> = {
  shadvarga: { D1: 6, D2: 2, D3: 4, D9: 5, D12: 2, D30: 1 },
  saptavarga: { D1: 5, D2: 2, D3: 3, D7: 2.5, D9: 4.5, D12: 2, D30: 1 },
  dashavarga: { D1: 3, D2: 1.5, D3: 1.5, D7: 1.5, D9: 1.5, D10: 1.5, D12: 1.5, D16: 1.5, D30: 1.5, D60: 5 },
  shodashavarga: {
    D1: 3.5,
    D2: 1,
    D3: 1,
    D4: 0.5,
    D7: 0.5,
    D9: 3,
    D10: 0.5,
    D12: 0.5,
    D16: 2,
    D20: 0.5,
    D24: 0.5,
    D27: 0.5,
    D30: 1,
    D40: 0.5,
    D45: 0.5,
    D60: 4,
  },
}

/** The standing of a graha in a varga by the sign alone. A debilitated graha has its relation to the lord. */
export const VARGA_RELATIONS = [
  'exalted',
  'own',
  'great_friend',
  'friend',
  'neutral',
  'enemy',
  'great_enemy',
] as const satisfies readonly ('exalted' | 'own' | Relation)[]
export type VargaRelation = (typeof VARGA_RELATIONS)[number]

// source: BPHS ch. 7; points of 20
const POINTS: Record<VargaRelation, number> = {
  exalted: 20,
  own: 20,
  great_friend: 18,
  friend: 15,
  neutral: 10,
  enemy: 7,
  great_enemy: 5,
}

const vargaRelation = (graha: Graha, sign: SignIndex, rasi: Rasi): VargaRelation => {
  if (isExalted(graha, sign, rasi[graha])) return 'exalted'
  return isOwn(graha, sign) ? 'own' : compoundRelation(graha, lordOf(sign), rasi)
}

/** The standings in the sixteen vargas. */
export const vargaRelations = (
  graha: Graha,
  rasi: Record<Graha, { sign: SignIndex; longitude: Sidereal } & Exaltable>,
): Partial<Record<Varga, VargaRelation>> =>
  Object.fromEntries(
    VARGA_SETS.shodashavarga.map((code) => [
      code,
      vargaRelation(graha, vargaSeat(rasi[graha].longitude, code).sign, rasi),
    ]),
  )

/** Points of 20: the weighted mean over the vargas of the scheme. */
export const vimsopaka = (scheme: Scheme, relations: Partial<Record<Varga, VargaRelation>>): number =>
  VARGA_SETS[scheme].reduce((sum, code) => sum + (VIMSOPAKA_WEIGHTS[scheme][code]! * POINTS[relations[code]!]) / 20, 0)

// source: BPHS ch. 6; by the number of own, moolatrikona and exaltation signs in the vargas of the scheme, from two up
const SHAD = ['Kimshuka', 'Vyanjana', 'Chamara', 'Chhatra', 'Kundala'] as const
export const VAISHESHIKAMSHAS = {
  shadvarga: SHAD,
  saptavarga: [...SHAD, 'Mukuta'],
  dashavarga: [
    'Parijata',
    'Uttama',
    'Gopura',
    'Simhasana',
    'Paravata',
    'Devaloka',
    'Brahmaloka',
    'Shakravahana',
    'Shridhama',
  ],
  shodashavarga: [
    'Bhedaka',
    'Kusuma',
    'Nagapushpa',
    'Kanduka',
    'Kerala',
    'Kalpavriksha',
    'Chandanavana',
    'Purnachandra',
    'Ucchaishrava',
    'Dhanvantari',
    'Suryakanta',
    'Vidruma',
    'Shakrasimhasana',
    'Goloka',
    'Shrivallabha',
  ],
} as const satisfies Record<Scheme, readonly string[]>

/** The number of vargas of a scheme with an own or exaltation sign. A moolatrikona sign is always one of these. */
export const dignifiedCount = (scheme: Scheme, relations: Partial<Record<Varga, VargaRelation>>): number =>
  VARGA_SETS[scheme].filter((code) => relations[code] === 'own' || relations[code] === 'exalted').length

/** The name of a count; null below two. */
export const vaisheshikamsha = <S extends Scheme>(scheme: S, count: number) =>
  ((VAISHESHIKAMSHAS[scheme] as readonly string[])[count - 2] ?? null) as (typeof VAISHESHIKAMSHAS)[S][number] | null
