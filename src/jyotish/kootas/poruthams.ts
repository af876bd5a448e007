import { houseFrom, type SignIndex } from '../../zodiac/signs.ts'
import { lordOf } from '../grahas.ts'
import { type Grade, PORUTHAM_GRADES } from './grades.ts'
import { RAJJU_LIMBS, type RajjuLimb, SAME_STAR, VASYA_SIGNS, VEDHA_PAIRS } from './porutham-tables.ts'
import { type KootaProfile, mostFrequent, overCombinations, type Side, starCount } from './profiles.ts'
import { MAITRI_SCORE } from './tables.ts'

export const PORUTHAMS = [
  'dina',
  'gana',
  'mahendra',
  'stree_deergha',
  'yoni',
  'rasi',
  'rasyadhipati',
  'vasya',
  'rajju',
  'vedha',
] as const
export type Porutham = (typeof PORUTHAMS)[number]

/** The known parts of bride and groom. `padas`: both padas are known, so that rules on padas apply. */
export interface PoruthamPair {
  groom: KootaProfile
  bride: KootaProfile
  padas: boolean
}
/** A grade, and the name of the exception that gave it; null without one. */
export interface GradeResult {
  grade: Grade
  exception: string | null
}
export type PoruthamRule = (pair: PoruthamPair) => Grade | GradeResult

export interface PoruthamVerdict extends GradeResult {
  porutham: Porutham
  /** True if every combination of padas gives this grade. */
  exact: boolean
}

/** The exceptions of each porutham that raise its grade from adhama to madhyama. */
export type GradeExceptions = Partial<Record<Porutham, Readonly<Record<string, (pair: PoruthamPair) => boolean>>>>

/** Madhyama by the first exception that applies, else adhama. */
export const gradeWithExceptions = (
  rules: Readonly<Record<string, (pair: PoruthamPair) => boolean>>,
  pair: PoruthamPair,
): Grade | GradeResult => {
  const exception = Object.keys(rules).find((rule) => rules[rule]!(pair))
  return exception === undefined ? 'adhama' : { grade: 'madhyama', exception }
}

const toGradeResult = (grade: Grade | GradeResult): GradeResult =>
  typeof grade === 'string' ? { grade, exception: null } : grade

/** The grade of most combinations. A tie goes to the lower grade. */
export const poruthamOf = (porutham: Porutham, rule: PoruthamRule, groom: Side, bride: Side): PoruthamVerdict => {
  const padas = groom.pada !== null && bride.pada !== null
  const results = overCombinations(groom, bride, (g, b) => toGradeResult(rule({ groom: g, bride: b, padas })))
  const grade =
    results.length === 1
      ? results[0]!.grade
      : mostFrequent(
          results.map((result) => result.grade),
          PORUTHAM_GRADES,
        )
  const matching = results.filter((result) => result.grade === grade)
  return {
    porutham,
    grade,
    exception: matching[0]!.exception,
    exact: matching.length === results.length && !(results.length > 1 && groom.nakshatra === bride.nakshatra),
  }
}

/** The count of stars from the bride's to the groom's, 1..27. */
export const starsFromBride = ({ groom, bride }: Pick<PoruthamPair, 'groom' | 'bride'>) => starCount(bride, groom)
/** The count of signs from the bride's to the groom's, 1..12. */
export const signsFromBride = ({ groom, bride }: Pick<PoruthamPair, 'groom' | 'bride'>) =>
  houseFrom(bride.sign, groom.sign)

const lowerGrade = (grade: Grade): Grade => PORUTHAM_GRADES[Math.min(PORUTHAM_GRADES.indexOf(grade) + 1, 2)]!

/**
 * The grade if both are born in one star: by the star, and one lower unless the groom's pada comes first; adhama for
 * the same pada.
 */
export const sameStarGrade = ({ groom, bride, padas }: PoruthamPair): Grade => {
  const grade = PORUTHAM_GRADES.find((each) => SAME_STAR[each].includes(groom.nakshatra + 1))!
  if (!padas || groom.pada < bride.pada) return grade
  return groom.pada === bride.pada ? 'adhama' : lowerGrade(grade)
}

export const maitriOf = ({ groom, bride }: Pick<PoruthamPair, 'groom' | 'bride'>) =>
  MAITRI_SCORE[lordOf(groom.sign)][lordOf(bride.sign)]

const isUnderVasya = (sign: SignIndex, other: SignIndex) => VASYA_SIGNS[sign]!.includes(other + 1)

export interface Rajju {
  limb: RajjuLimb
  /** Null for the head, which has no direction. */
  direction: 'aroha' | 'avaroha' | null
}

export const rajjuOf = ({ nakshatra }: Pick<KootaProfile, 'nakshatra'>): Rajju => {
  for (const [limb, stars] of Object.entries(RAJJU_LIMBS) as [RajjuLimb, (typeof RAJJU_LIMBS)[RajjuLimb]][])
    for (const [direction, members] of Object.entries(stars))
      if (members.includes(nakshatra + 1))
        return { limb, direction: limb === 'head' ? null : (direction as 'aroha' | 'avaroha') }
  throw new RangeError('The star is in no rajju.')
}

export const isVedha = (a: Pick<KootaProfile, 'nakshatra'>, b: Pick<KootaProfile, 'nakshatra'>) =>
  VEDHA_PAIRS.some(
    (pair) => a.nakshatra !== b.nakshatra && pair.includes(a.nakshatra + 1) && pair.includes(b.nakshatra + 1),
  )

/** The poruthams with the same rule in Tamil and Malayalam almanacs. */
export const SHARED_PORUTHAMS = {
  mahendra: (pair) => (starsFromBride(pair) > 1 && starsFromBride(pair) % 3 === 1 ? 'uttama' : 'adhama'),
  rasyadhipati: (pair) => {
    const score = maitriOf(pair)
    return score >= 4 ? 'uttama' : score >= 1 ? 'madhyama' : 'adhama'
  },
  vasya: ({ groom, bride }) =>
    isUnderVasya(bride.sign, groom.sign)
      ? 'uttama'
      : isUnderVasya(groom.sign, bride.sign) || groom.sign === bride.sign
        ? 'madhyama'
        : 'adhama',
  vedha: ({ groom, bride }) => (isVedha(groom, bride) ? 'adhama' : 'uttama'),
} satisfies Partial<Record<Porutham, PoruthamRule>>
