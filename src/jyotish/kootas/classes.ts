import { NAKSHATRAS } from '../nakshatras.ts'
import type { SiderealPoint } from '../points.ts'
import { meanKootaScore } from './ashtakoot.ts'
import {
  type KootaProfile,
  PADAS,
  padaIndex,
  profileOfMoon,
  profileOfPada,
  type Side,
  SPLIT_PADAS,
  type StarPosition,
} from './profiles.ts'
import { KOOTA_RULES } from './rules.ts'
import { KOOTAS, SCORE_STEP } from './tables.ts'

const BY_PADA = NAKSHATRAS.flatMap((_, nakshatra) => PADAS.map((pada) => profileOfPada(nakshatra, pada)))

/** Profiles of Moons in the first half of a pada within which vashya changes. */
const FIRST_HALVES = SPLIT_PADAS.map((index) => ({ ...BY_PADA[index]!, vashya: BY_PADA[index - 1]!.vashya }))

/** All Moons that differ for compatibility. */
const PROFILES: readonly KootaProfile[] = [...BY_PADA, ...FIRST_HALVES]

/**
 * The classes of a person for the kootas, so that matches of very many pairs are look-ups in a table: 0..107 star and
 * pada, then the two first halves, then the 27 stars with unknown pada. Each class lists indexes of `PROFILES`.
 */
const MEMBERS: readonly (readonly number[])[] = [
  ...PROFILES.map((_, index) => [index]),
  ...NAKSHATRAS.map((_, nakshatra) => PADAS.map((pada) => padaIndex(nakshatra, pada))),
]
export const KOOTA_CLASSES: readonly (readonly KootaProfile[])[] = MEMBERS.map((members) =>
  members.map((index) => PROFILES[index]!),
)

/** A class as a side of a match. A class never has an assumed vashya. */
export const sideOfClass = (index: number): Side => {
  const profiles = KOOTA_CLASSES[index]!
  const [{ nakshatra, pada }] = profiles as [KootaProfile]
  return { nakshatra, pada: profiles.length === 1 ? pada : null, profiles, straddles: false }
}

export const kootaClassOfStar = ({ nakshatra, pada }: StarPosition): number =>
  pada === null ? PROFILES.length + nakshatra : padaIndex(nakshatra, pada)

export const kootaClassOfMoon = (moon: SiderealPoint): number => {
  const index = padaIndex(moon.nakshatra, moon.pada)
  const half = SPLIT_PADAS.indexOf(index)
  return half >= 0 && profileOfMoon(moon).vashya === FIRST_HALVES[half]!.vashya ? BY_PADA.length + half : index
}

/**
 * One table for each koota, in the order of `KOOTAS`. Rows are classes of the groom, columns those of the bride, values
 * are scores in steps of 0.5.
 */
export const kootaTables = (): Uint8Array[] => KOOTAS.map((koota) => classTable(KOOTA_RULES[koota]))

const classTable = (rule: (groom: KootaProfile, bride: KootaProfile) => number): Uint8Array => {
  const scores = PROFILES.map((groom) => PROFILES.map((bride) => rule(groom, bride)))
  const sum = (grooms: readonly number[], brides: readonly number[]) => {
    let total = 0
    for (const groom of grooms) for (const bride of brides) total += scores[groom]![bride]!
    return total
  }
  return Uint8Array.from(
    MEMBERS.flatMap((grooms) =>
      MEMBERS.map((brides) => meanKootaScore(sum(grooms, brides), grooms.length * brides.length) / SCORE_STEP),
    ),
  )
}
