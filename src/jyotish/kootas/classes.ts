import { NAKSHATRAS } from '../nakshatras.ts'
import type { Point } from '../points.ts'
import {
  ashtakootOfProfiles,
  type KootaProfile,
  PADAS,
  padaIndex,
  profileOfMoon,
  profileOfPada,
  profilesOf,
  type Star,
} from './ashtakoot.ts'
import { KOOTAS, SCORE_STEP } from './tables.ts'

const BY_PADA = NAKSHATRAS.flatMap((_, nakshatra) => PADAS.map((pada) => profileOfPada(nakshatra, pada)))

/** Moons in the first half of a pada inside which vashya changes: Purva Ashadha 1 and Shravana 2. */
const FIRST_HALVES = [padaIndex(19, 1), padaIndex(21, 2)].map((index) => ({
  index,
  profile: { ...BY_PADA[index]!, vashya: BY_PADA[index - 1]!.vashya },
}))

/**
 * What a person can be to the kootas, so that very many pairs become look-ups in one table: 0 .. 107 star and pada, then the two
 * first halves, then the 27 stars whose pada is not known.
 */
export const KOOTA_CLASSES: readonly (readonly KootaProfile[])[] = [
  ...BY_PADA.map((profile) => [profile]),
  ...FIRST_HALVES.map(({ profile }) => [profile]),
  ...NAKSHATRAS.map((_, nakshatra) => profilesOf({ nakshatra, pada: null })),
]

export const kootaClassOfStar = ({ nakshatra, pada }: Star): number =>
  pada === null ? BY_PADA.length + FIRST_HALVES.length + nakshatra : padaIndex(nakshatra, pada)

export const kootaClassOfMoon = (moon: Point): number => {
  const index = padaIndex(moon.nakshatra, moon.pada)
  const half = FIRST_HALVES.findIndex((each) => each.index === index)
  return half >= 0 && profileOfMoon(moon).vashya === FIRST_HALVES[half]!.profile.vashya ? BY_PADA.length + half : index
}

/** A table a koota in the order of `KOOTAS`: the groom's class is the row, the bride's the column, scores in steps of 0.5. */
export const kootaTables = (): Uint8Array[] => {
  const size = KOOTA_CLASSES.length
  const tables = KOOTAS.map(() => new Uint8Array(size * size))
  KOOTA_CLASSES.forEach((grooms, row) => {
    KOOTA_CLASSES.forEach((brides, column) => {
      const { scores } = ashtakootOfProfiles(grooms, brides)
      KOOTAS.forEach((koota, at) => {
        tables[at]![row * size + column] = scores[koota] / SCORE_STEP
      })
    })
  })
  return tables
}
