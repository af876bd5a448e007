import type { SignIndex } from '../../zodiac/signs.ts'
import { houseFrom, signAt } from '../../zodiac/signs.ts'
import { lordOf } from '../grahas.ts'
import { attributesOf, isMajority, type KootaProfile, overCombinations, padaIndex, type Side } from './profiles.ts'
import { KOOTA_RULES } from './rules.ts'
import { KOOTA_MAXIMA, MAITRI_SCORE } from './tables.ts'

export const MATCH_DOSHAS = ['Nadi', 'Bhakoot', 'Rajju', 'Vedha'] as const
export type MatchDosha = (typeof MATCH_DOSHAS)[number]
export const MATCH_SEVERITIES = ['none', 'cancelled', 'minor', 'major'] as const

export interface DoshaVerdict {
  name: MatchDosha
  present: boolean
  cancelled: boolean
  /** Names of the rules that cancel the dosha. */
  cancellations: CancellingRule[]
  severity: (typeof MATCH_SEVERITIES)[number]
}

type Condition = (groom: KootaProfile, bride: KootaProfile) => boolean

export const isUncancelled = ({ present, cancelled }: DoshaVerdict) => present && !cancelled

const areFriends = (groom: SignIndex, bride: SignIndex) => MAITRI_SCORE[lordOf(groom)][lordOf(bride)] >= 4

/** The navamsa sign of a pada. Padas follow the signs without a break from Aries. */
export const navamsaSign = ({ nakshatra, pada }: KootaProfile) => signAt(padaIndex(nakshatra, pada))

const sameNadi: Condition = (groom, bride) => attributesOf(groom).nadi === attributesOf(bride).nadi
const badBhakoot: Condition = (groom, bride) => KOOTA_RULES.bhakoot(groom, bride) === 0
export const isSixEight: Condition = (groom, bride) => [6, 8].includes(houseFrom(groom.sign, bride.sign))

// source: common North Indian practice, like the parihara of Muhurta Chintamani's commentaries
export const NADI_CANCELLATIONS = {
  same_star_different_pada: (groom, bride) => groom.nakshatra === bride.nakshatra && groom.pada !== bride.pada,
  same_sign_different_star: (groom, bride) => groom.sign === bride.sign && groom.nakshatra !== bride.nakshatra,
  same_star_different_sign: (groom, bride) => groom.nakshatra === bride.nakshatra && groom.sign !== bride.sign,
} satisfies Record<string, Condition>

// source: the same
export const BHAKOOT_CANCELLATIONS = {
  same_sign_lord: (groom, bride) => lordOf(groom.sign) === lordOf(bride.sign),
  lords_mutual_friends: (groom, bride) => areFriends(groom.sign, bride.sign),
  navamsa_lords_friends: (groom, bride) => areFriends(navamsaSign(groom), navamsaSign(bride)),
  tara_and_vashya: (groom, bride) =>
    KOOTA_RULES.tara(groom, bride) === KOOTA_MAXIMA.tara &&
    KOOTA_RULES.vashya(groom, bride) >= 1 &&
    !sameNadi(groom, bride),
} satisfies Record<string, Condition>

export type CancellingRule = keyof typeof NADI_CANCELLATIONS | keyof typeof BHAKOOT_CANCELLATIONS
export const CANCELLING_RULES = Object.keys({ ...NADI_CANCELLATIONS, ...BHAKOOT_CANCELLATIONS }) as [
  CancellingRule,
  ...CancellingRule[],
]

/**
 * The dosha for two sides. It is present if more than half of the combinations of padas have it. A cancellation must
 * hold in all combinations. `exact`: all combinations agree.
 */
const judgeCombinations = (
  name: MatchDosha,
  groom: Side,
  bride: Side,
  condition: Condition,
  rules: Partial<Record<CancellingRule, Condition>>,
  major: Condition,
): { dosha: DoshaVerdict; exact: boolean } => {
  const values = overCombinations(groom, bride, condition)
  const present = isMajority(values)
  const cancellations = present
    ? (Object.keys(rules) as CancellingRule[]).filter((rule) =>
        overCombinations(groom, bride, rules[rule]!).every(Boolean),
      )
    : []
  const cancelled = cancellations.length > 0
  const exact =
    values.every((value) => value === present) &&
    (!present ||
      overCombinations(groom, bride, (g, b) => Object.values(rules).some((rule) => rule(g, b))).every(
        (value) => value === cancelled,
      ))
  return { dosha: { name, present, cancelled, cancellations, severity: severity() }, exact }

  function severity(): DoshaVerdict['severity'] {
    if (!present) return 'none'
    if (cancelled) return 'cancelled'
    const majorCount = overCombinations(groom, bride, major).filter(Boolean).length
    return majorCount * 2 >= values.filter(Boolean).length ? 'major' : 'minor'
  }
}

/** Nadi and Bhakoot dosha, with their cancellations. */
export const kootaDoshas = (groom: Side, bride: Side): { doshas: DoshaVerdict[]; exact: boolean } => {
  const nadi = judgeCombinations('Nadi', groom, bride, sameNadi, NADI_CANCELLATIONS, () => true)
  const bhakoot = judgeCombinations('Bhakoot', groom, bride, badBhakoot, BHAKOOT_CANCELLATIONS, isSixEight)
  return { doshas: [nadi.dosha, bhakoot.dosha], exact: nadi.exact && bhakoot.exact }
}

/** A dosha without cancellations, from a porutham. */
export const doshaOfPorutham = (name: MatchDosha, present: boolean): DoshaVerdict => ({
  name,
  present,
  cancelled: false,
  cancellations: [],
  severity: present ? 'major' : 'none',
})
