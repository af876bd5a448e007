import { NADIS } from '../nakshatras.ts'
import {
  type GradeExceptions,
  gradeWithExceptions,
  type Porutham,
  type PoruthamRule,
  type PoruthamVerdict,
  poruthamOf,
  SHARED_PORUTHAMS,
  signsFromBride,
  starsFromBride,
} from './poruthams.ts'
import { allEqual, attributesOf, isMajority, overCombinations, type Side, yoniSexOf } from './profiles.ts'
import { KOOTA_RULES } from './rules.ts'
import { dinaGrade, TAMIL_RAISING, TAMIL_RULES, totalOf } from './ten-porutham.ts'

/** In the order of Malayalam almanacs. */
export const KERALA_PORUTHAMS = [
  'rasi',
  'rasyadhipati',
  'vasya',
  'mahendra',
  'gana',
  'yoni',
  'dina',
  'stree_deergha',
  'rajju',
  'vedha',
] as const satisfies readonly Porutham[]

/** The poruthams whose failure can rule out the match. */
export const KERALA_ESSENTIALS: readonly Porutham[] = ['rasi', 'rajju', 'vedha']

export const KERALA_RAISING = {
  rasi: { raised_by_friendly_lords: TAMIL_RAISING.rasi.raised_by_friendly_lords },
} satisfies GradeExceptions

const rasi: PoruthamRule = (pair) => {
  const count = signsFromBride(pair)
  if (count === 7 || count >= 9) return 'uttama'
  if (count === 1)
    return pair.groom.nakshatra === pair.bride.nakshatra ? { grade: 'madhyama', exception: 'same_star' } : 'uttama'
  if (count === 8) return 'madhyama'
  if (count === 6) return 'adhama'
  return gradeWithExceptions(KERALA_RAISING.rasi, pair)
}

const gana: PoruthamRule = (pair) => {
  const groom = attributesOf(pair.groom).gana
  const bride = attributesOf(pair.bride).gana
  if (groom === bride || (groom === 'Deva' && bride === 'Manushya')) return 'uttama'
  return bride === 'Rakshasa' ? 'adhama' : 'madhyama'
}

const yoni: PoruthamRule = ({ groom, bride }) => {
  if (KOOTA_RULES.yoni(groom, bride) === 0) return 'adhama'
  const [male, female] = [yoniSexOf(groom) === 'male', yoniSexOf(bride) === 'female']
  return male && female ? 'uttama' : !male && female ? 'madhyama' : 'adhama'
}

const dina: PoruthamRule = (pair) => {
  const count = starsFromBride(pair)
  if (count === 27) return TAMIL_RULES.dina(pair)
  if ([1, 10, 19].includes(count)) return 'madhyama'
  // The rule against the second cycle of nine does not apply to the third.
  return [21, 23, 25].includes(count) ? 'uttama' : dinaGrade(count, pair.groom.pada)
}

const streeDeergha: PoruthamRule = (pair) => {
  const count = starsFromBride(pair)
  return count > 15 ? 'uttama' : count >= 8 ? 'madhyama' : 'adhama'
}

/** Madhyama rajju: three groups, equal to the nadis. */
const rajju: PoruthamRule = ({ groom, bride }) => {
  const group = attributesOf(groom).nadi
  if (group !== attributesOf(bride).nadi) return 'uttama'
  return group === 'Madhya' ? 'adhama' : 'madhyama'
}
export const RAJJU_GROUPS = NADIS

/** Prasna Marga ch. 21 and Malayalam almanacs. */
export const KERALA_RULES = {
  ...SHARED_PORUTHAMS,
  rasi,
  gana,
  yoni,
  dina,
  stree_deergha: streeDeergha,
  rajju,
} satisfies Record<Porutham, PoruthamRule>

export const KERALA_VERDICTS = ['uttama', 'madhyama', 'adhama'] as const

export interface KeralaPorutham {
  poruthams: PoruthamVerdict[]
  total: number
  /** The poruthams that rule out the match. */
  eliminating: Porutham[]
  verdict: (typeof KERALA_VERDICTS)[number]
  exact: boolean
}

/** The ten poruthams of Kerala. The verdict follows from a total of five. */
export const keralaPorutham = (groom: Side, bride: Side): KeralaPorutham => {
  const poruthams = KERALA_PORUTHAMS.map((porutham) => poruthamOf(porutham, KERALA_RULES[porutham], groom, bride))
  const isSixth = overCombinations(groom, bride, (g, b) => signsFromBride({ groom: g, bride: b }) === 6)
  const isFailed = (porutham: Porutham) => poruthams.find((each) => each.porutham === porutham)!.grade === 'adhama'
  const rulesOut: Partial<Record<Porutham, boolean>> = {
    rasi: isMajority(isSixth),
    rajju: isFailed('rajju'),
    vedha: isFailed('vedha'),
  }
  const eliminating = KERALA_ESSENTIALS.filter((porutham) => rulesOut[porutham])
  const total = totalOf(poruthams)
  return {
    poruthams,
    total,
    eliminating,
    verdict: eliminating.length > 0 || total < 5 ? 'adhama' : total > 5 ? 'uttama' : 'madhyama',
    exact: poruthams.every((each) => each.exact) && allEqual(isSixth),
  }
}
