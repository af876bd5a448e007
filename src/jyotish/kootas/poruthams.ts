import { houseFrom, type SignIndex } from '../../zodiac/signs.ts'
import { lordOf } from '../grahas.ts'
import { type Grade, PORUTHAM_GRADES } from './grades.ts'
import { RAJJU_LIMBS, type RajjuLimb, SAME_STAR, VASYA_SIGNS, VEDHA_PAIRS } from './porutham-tables.ts'
import { commonest, inEvery, type KootaProfile, type Side, starCount } from './profiles.ts'
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

/** Bride and groom with all that is sure of them; `padas`: both padas are known, so that rules that look at them apply. */
export interface Pair {
  groom: KootaProfile
  bride: KootaProfile
  padas: boolean
}
/** A grade, and the name of the exception that made it, if one did. */
export interface Graded {
  grade: Grade
  exception: string | null
}
export type PoruthamRule = (pair: Pair) => Grade | Graded

export interface PoruthamVerdict extends Graded {
  porutham: Porutham
  /** Every combination of padas gives this grade. */
  exact: boolean
}

/** By porutham, what raises one that would be adhama to madhyama. */
export type Raising = Partial<Record<Porutham, Readonly<Record<string, (pair: Pair) => boolean>>>>

/** Madhyama by the first rule that raises it, else adhama. */
export const raisedBy = (rules: Readonly<Record<string, (pair: Pair) => boolean>>, pair: Pair): Grade | Graded => {
  const exception = Object.keys(rules).find((rule) => rules[rule]!(pair))
  return exception === undefined ? 'adhama' : { grade: 'madhyama', exception }
}

const graded = (grade: Grade | Graded): Graded => (typeof grade === 'string' ? { grade, exception: null } : grade)

/** The grade that most combinations give, a tie to the lower one. */
export const poruthamOf = (porutham: Porutham, rule: PoruthamRule, groom: Side, bride: Side): PoruthamVerdict => {
  const padas = groom.pada !== null && bride.pada !== null
  const each = inEvery(groom, bride, (g, b) => graded(rule({ groom: g, bride: b, padas })))
  const grade =
    each.length === 1
      ? each[0]!.grade
      : commonest(
          each.map((one) => one.grade),
          PORUTHAM_GRADES,
        )
  const like = each.filter((one) => one.grade === grade)
  return {
    porutham,
    grade,
    exception: like[0]!.exception,
    exact: like.length === each.length && !(each.length > 1 && groom.nakshatra === bride.nakshatra),
  }
}

/** Count of stars from the bride's to the groom's, 1 .. 27. */
export const starsFromBride = ({ groom, bride }: Pick<Pair, 'groom' | 'bride'>) => starCount(bride, groom)
/** Count of signs from the bride's to the groom's, 1 .. 12. */
export const signsFromBride = ({ groom, bride }: Pick<Pair, 'groom' | 'bride'>) => houseFrom(bride.sign, groom.sign)

const lowered = (grade: Grade): Grade => PORUTHAM_GRADES[Math.min(PORUTHAM_GRADES.indexOf(grade) + 1, 2)]!

/** Both born in one star: by the star, one grade lower unless the groom's pada comes first, adhama in one pada. */
export const sameStarGrade = ({ groom, bride, padas }: Pair): Grade => {
  const grade = PORUTHAM_GRADES.find((each) => SAME_STAR[each].includes(groom.nakshatra + 1))!
  if (!padas || groom.pada < bride.pada) return grade
  return groom.pada === bride.pada ? 'adhama' : lowered(grade)
}

export const maitriOf = ({ groom, bride }: Pick<Pair, 'groom' | 'bride'>) =>
  MAITRI_SCORE[lordOf(groom.sign)][lordOf(bride.sign)]

const attracts = (sign: SignIndex, other: SignIndex) => VASYA_SIGNS[sign]!.includes(other + 1)

export interface Rajju {
  limb: RajjuLimb
  /** The head has none. */
  direction: 'aroha' | 'avaroha' | null
}

export const rajjuOf = ({ nakshatra }: Pick<KootaProfile, 'nakshatra'>): Rajju => {
  for (const [limb, stars] of Object.entries(RAJJU_LIMBS) as [RajjuLimb, (typeof RAJJU_LIMBS)[RajjuLimb]][])
    for (const [direction, members] of Object.entries(stars))
      if (members.includes(nakshatra + 1))
        return { limb, direction: limb === 'head' ? null : (direction as 'aroha' | 'avaroha') }
  throw new RangeError('A star outside the rajjus.')
}

export const isVedha = (a: Pick<KootaProfile, 'nakshatra'>, b: Pick<KootaProfile, 'nakshatra'>) =>
  VEDHA_PAIRS.some(
    (pair) => a.nakshatra !== b.nakshatra && pair.includes(a.nakshatra + 1) && pair.includes(b.nakshatra + 1),
  )

/** Of the ten, those that Tamil and Malayalam almanacs read alike. */
export const SHARED_PORUTHAMS = {
  mahendra: (pair) => (starsFromBride(pair) > 1 && starsFromBride(pair) % 3 === 1 ? 'uttama' : 'adhama'),
  rasyadhipati: (pair) => {
    const score = maitriOf(pair)
    return score >= 4 ? 'uttama' : score >= 1 ? 'madhyama' : 'adhama'
  },
  vasya: ({ groom, bride }) =>
    attracts(bride.sign, groom.sign)
      ? 'uttama'
      : attracts(groom.sign, bride.sign) || groom.sign === bride.sign
        ? 'madhyama'
        : 'adhama',
  vedha: ({ groom, bride }) => (isVedha(groom, bride) ? 'adhama' : 'uttama'),
} satisfies Partial<Record<Porutham, PoruthamRule>>
