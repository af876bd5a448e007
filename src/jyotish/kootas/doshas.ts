import type { SignIndex } from '../../zodiac/signs.ts'
import { houseFrom, signAt } from '../../zodiac/signs.ts'
import { lordOf } from '../grahas.ts'
import { attributesOf, inEvery, type KootaProfile, mostly, padaIndex, type Side } from './profiles.ts'
import { KOOTA_RULES } from './rules.ts'
import { KOOTA_MAXIMA, MAITRI_SCORE } from './tables.ts'

export const MATCH_DOSHAS = ['Nadi', 'Bhakoot', 'Rajju', 'Vedha'] as const
export type MatchDosha = (typeof MATCH_DOSHAS)[number]
export const MATCH_SEVERITIES = ['none', 'cancelled', 'minor', 'major'] as const

export interface DoshaVerdict {
  name: MatchDosha
  present: boolean
  cancelled: boolean
  /** Names of the rules that cancel it. */
  cancellations: string[]
  severity: (typeof MATCH_SEVERITIES)[number]
}

type Condition = (groom: KootaProfile, bride: KootaProfile) => boolean

export const isUncancelled = ({ present, cancelled }: DoshaVerdict) => present && !cancelled

const areFriends = (groom: SignIndex, bride: SignIndex) => MAITRI_SCORE[lordOf(groom)][lordOf(bride)] >= 4

/** The sign of the navamsa that a pada is: they run unbroken from Aries. */
export const navamsaSign = ({ nakshatra, pada }: KootaProfile) => signAt(padaIndex(nakshatra, pada))

const sameNadi: Condition = (groom, bride) => attributesOf(groom).nadi === attributesOf(bride).nadi
const badBhakoot: Condition = (groom, bride) => KOOTA_RULES.bhakoot(groom, bride) === 0
export const isSixEight: Condition = (groom, bride) => [6, 8].includes(houseFrom(groom.sign, bride.sign))

// source: common North Indian practice, as the parihara of Muhurta Chintamani's commentaries
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

/**
 * Present in more than half of the combinations; a cancellation must hold in all of them, since one that hangs on an unknown pada
 * does not hold. `exact`: every combination by itself says the same.
 */
const judged = (
  name: MatchDosha,
  groom: Side,
  bride: Side,
  condition: Condition,
  rules: Record<string, Condition>,
  major: Condition,
): { dosha: DoshaVerdict; exact: boolean } => {
  const each = inEvery(groom, bride, condition)
  const present = mostly(each)
  const cancellations = present
    ? Object.keys(rules).filter((rule) => inEvery(groom, bride, rules[rule]!).every(Boolean))
    : []
  const cancelled = cancellations.length > 0
  const exact =
    each.every((one) => one === present) &&
    (!present ||
      inEvery(groom, bride, (g, b) => Object.values(rules).some((rule) => rule(g, b))).every(
        (one) => one === cancelled,
      ))
  return { dosha: { name, present, cancelled, cancellations, severity: severity() }, exact }

  function severity(): DoshaVerdict['severity'] {
    if (!present) return 'none'
    if (cancelled) return 'cancelled'
    const worse = inEvery(groom, bride, major).filter(Boolean).length
    return worse * 2 >= each.filter(Boolean).length ? 'major' : 'minor'
  }
}

/** Nadi and Bhakoot, with what cancels them. */
export const kootaDoshas = (groom: Side, bride: Side): { doshas: DoshaVerdict[]; exact: boolean } => {
  const nadi = judged('Nadi', groom, bride, sameNadi, NADI_CANCELLATIONS, () => true)
  const bhakoot = judged('Bhakoot', groom, bride, badBhakoot, BHAKOOT_CANCELLATIONS, isSixEight)
  return { doshas: [nadi.dosha, bhakoot.dosha], exact: nadi.exact && bhakoot.exact }
}

/** A dosha that nothing cancels, read off a porutham. */
export const plainDosha = (name: MatchDosha, present: boolean): DoshaVerdict => ({
  name,
  present,
  cancelled: false,
  cancellations: [],
  severity: present ? 'major' : 'none',
})
