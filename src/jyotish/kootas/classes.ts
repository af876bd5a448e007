import { NAKSHATRAS } from '../nakshatras.ts'
import type { Point } from '../points.ts'
import { meanScore } from './ashtakoot.ts'
import {
  type KootaProfile,
  PADAS,
  padaIndex,
  profileOfMoon,
  profileOfPada,
  type Side,
  STRADDLING,
  type Star,
} from './profiles.ts'
import { KOOTA_RULES } from './rules.ts'
import { KOOTAS, SCORE_STEP } from './tables.ts'

const BY_PADA = NAKSHATRAS.flatMap((_, nakshatra) => PADAS.map((pada) => profileOfPada(nakshatra, pada)))

/** Moons in the first half of a pada inside which vashya changes. */
const FIRST_HALVES = STRADDLING.map((index) => ({ ...BY_PADA[index]!, vashya: BY_PADA[index - 1]!.vashya }))

/** Every Moon that compatibility tells apart. */
const PROFILES: readonly KootaProfile[] = [...BY_PADA, ...FIRST_HALVES]

/**
 * What a person can be to the kootas, so that very many pairs become look-ups in one table: 0 .. 107 star and pada, then the two
 * first halves, then the 27 stars whose pada is not known. Each names its profiles by their place in `PROFILES`.
 */
const MEMBERS: readonly (readonly number[])[] = [
  ...PROFILES.map((_, index) => [index]),
  ...NAKSHATRAS.map((_, nakshatra) => PADAS.map((pada) => padaIndex(nakshatra, pada))),
]
export const KOOTA_CLASSES: readonly (readonly KootaProfile[])[] = MEMBERS.map((members) =>
  members.map((index) => PROFILES[index]!),
)

/** A class as a side of a match; whether its vashya was assumed is not a matter of the class. */
export const sideOfClass = (index: number): Side => {
  const profiles = KOOTA_CLASSES[index]!
  const [{ nakshatra, pada }] = profiles as [KootaProfile]
  return { nakshatra, pada: profiles.length === 1 ? pada : null, profiles, straddles: false }
}

export const kootaClassOfStar = ({ nakshatra, pada }: Star): number =>
  pada === null ? PROFILES.length + nakshatra : padaIndex(nakshatra, pada)

export const kootaClassOfMoon = (moon: Point): number => {
  const index = padaIndex(moon.nakshatra, moon.pada)
  const half = STRADDLING.indexOf(index)
  return half >= 0 && profileOfMoon(moon).vashya === FIRST_HALVES[half]!.vashya ? BY_PADA.length + half : index
}

/** A table a koota in the order of `KOOTAS`: the groom's class is the row, the bride's the column, scores in steps of 0.5. */
export const kootaTables = (): Uint8Array[] => KOOTAS.map((koota) => classTable(KOOTA_RULES[koota]))

const classTable = (rule: (groom: KootaProfile, bride: KootaProfile) => number): Uint8Array => {
  const scores = PROFILES.map((groom) => PROFILES.map((bride) => rule(groom, bride)))
  const sum = (grooms: readonly number[], brides: readonly number[]) => {
    let all = 0
    for (const groom of grooms) for (const bride of brides) all += scores[groom]![bride]!
    return all
  }
  return Uint8Array.from(
    MEMBERS.flatMap((grooms) =>
      MEMBERS.map((brides) => meanScore(sum(grooms, brides), grooms.length * brides.length) / SCORE_STEP),
    ),
  )
}
