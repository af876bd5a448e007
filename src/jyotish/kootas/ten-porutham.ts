import { signName } from '../../zodiac/signs.ts'
import { GRADE_SCORE, type Grade } from './grades.ts'
import { DINA } from './porutham-tables.ts'
import {
  type GradeExceptions,
  gradeWithExceptions,
  maitriOf,
  PORUTHAMS,
  type Porutham,
  type PoruthamPair,
  type PoruthamRule,
  type PoruthamVerdict,
  poruthamOf,
  rajjuOf,
  SHARED_PORUTHAMS,
  sameStarGrade,
  signsFromBride,
  starsFromBride,
} from './poruthams.ts'
import { attributesOf, type Side, yoniSexOf } from './profiles.ts'
import { KOOTA_RULES } from './rules.ts'

/** The grade of a count that is decided by the count and one pada of the groom's star. */
export const dinaGrade = (count: number, groomPada: number): Grade => {
  const rule = DINA[count]!
  return typeof rule === 'string' ? rule : groomPada === rule.pada ? 'adhama' : rule.otherwise
}

const dina: PoruthamRule = (pair) => {
  const count = starsFromBride(pair)
  if (count === 1) return { grade: sameStarGrade(pair), exception: 'same_star' }
  if (count === 27) return pair.groom.sign === pair.bride.sign ? { grade: 'uttama', exception: 'same_sign' } : 'adhama'
  return dinaGrade(count, pair.groom.pada)
}

export const TAMIL_RAISING = {
  gana: { beyond_the_fourteenth_star: (pair) => starsFromBride(pair) > 14 },
  rasi: {
    raised_by_vasya: (pair) => SHARED_PORUTHAMS.vasya(pair) === 'uttama',
    raised_by_friendly_lords: (pair) => maitriOf(pair) >= 4,
  },
  rajju: { opposite_directions: ({ groom, bride }) => rajjuOf(groom).direction !== rajjuOf(bride).direction },
} satisfies GradeExceptions

const gana: PoruthamRule = (pair) => {
  const groom = attributesOf(pair.groom).gana
  const bride = attributesOf(pair.bride).gana
  if (groom === bride || (groom === 'Deva' && bride === 'Manushya')) return 'uttama'
  if (groom === 'Manushya' && bride === 'Deva') return 'madhyama'
  return gradeWithExceptions(TAMIL_RAISING.gana, pair)
}

const isBadOpposition = ({ groom, bride }: PoruthamPair) =>
  [groom.sign, bride.sign].every((sign) => ['Cancer', 'Capricorn'].includes(signName(sign))) ||
  [groom.sign, bride.sign].every((sign) => ['Leo', 'Aquarius'].includes(signName(sign)))

const rasi: PoruthamRule = (pair) => {
  const count = signsFromBride(pair)
  if (count === 7) return isBadOpposition(pair) ? { grade: 'adhama', exception: 'opposite_signs_refused' } : 'uttama'
  if (count >= 9) return 'uttama'
  if (count === 1)
    return pair.groom.nakshatra === pair.bride.nakshatra
      ? { grade: sameStarGrade(pair), exception: 'same_star' }
      : 'uttama'
  if ([3, 4, 8].includes(count)) return 'madhyama'
  return gradeWithExceptions(TAMIL_RAISING.rasi, pair)
}

const rajju: PoruthamRule = (pair) =>
  rajjuOf(pair.groom).limb === rajjuOf(pair.bride).limb ? gradeWithExceptions(TAMIL_RAISING.rajju, pair) : 'uttama'

const streeDeergha: PoruthamRule = (pair) => {
  const count = starsFromBride(pair)
  return count > 13 ? 'uttama' : count > 7 ? 'madhyama' : 'adhama'
}

const yoni: PoruthamRule = ({ groom, bride }) => {
  if (KOOTA_RULES.yoni(groom, bride) === 0) return 'adhama'
  const isSameAnimal = attributesOf(groom).yoni === attributesOf(bride).yoni
  return isSameAnimal || yoniSexOf(groom) !== yoniSexOf(bride) ? 'uttama' : 'madhyama'
}

/** Kalaprakashika (vivaha) and Tamil almanacs. */
export const TAMIL_RULES = {
  dina,
  gana,
  ...SHARED_PORUTHAMS,
  stree_deergha: streeDeergha,
  yoni,
  rasi,
  rajju,
} satisfies Record<Porutham, PoruthamRule>

export const tamilPorutham = (porutham: Porutham, groom: Side, bride: Side): PoruthamVerdict =>
  poruthamOf(porutham, TAMIL_RULES[porutham], groom, bride)

/** The match fails if one of these fails. */
export const TAMIL_ESSENTIALS: readonly Porutham[] = ['dina', 'gana', 'yoni', 'rasi', 'rajju']

export const TAMIL_VERDICTS = ['excellent', 'good', 'acceptable', 'not_recommended'] as const

export interface TenPorutham {
  poruthams: PoruthamVerdict[]
  total: number
  matched: number
  essentialMet: boolean
  verdict: (typeof TAMIL_VERDICTS)[number]
  exact: boolean
}

export const totalOf = (poruthams: readonly PoruthamVerdict[]) =>
  poruthams.reduce((sum, { grade }) => sum + GRADE_SCORE[grade], 0)

/** The ten poruthams in the Tamil tradition. */
export const tenPorutham = (groom: Side, bride: Side): TenPorutham => {
  const poruthams = PORUTHAMS.map((porutham) => tamilPorutham(porutham, groom, bride))
  const failed = poruthams.filter(({ grade }) => grade === 'adhama').map(({ porutham }) => porutham)
  const matched = PORUTHAMS.length - failed.length
  const essentialMet = !failed.some((porutham) => TAMIL_ESSENTIALS.includes(porutham))
  const verdict =
    !essentialMet || failed.includes('vedha') || matched < 6
      ? 'not_recommended'
      : matched >= 8
        ? 'excellent'
        : matched === 7
          ? 'good'
          : 'acceptable'
  return {
    poruthams,
    total: totalOf(poruthams),
    matched,
    essentialMet,
    verdict,
    exact: poruthams.every((p) => p.exact),
  }
}
