import { SIGN_INDEXES, type SignIndex } from '../zodiac/signs.ts'
import type { RasiChart } from './chart.ts'
import { type Lord, SEVEN } from './grahas.ts'

/** All subsets of `count` elements, in the order of the list. */
const subsetsOf = <T>(from: readonly T[], count: number): T[][] =>
  count === 0
    ? [[]]
    : from.flatMap((first, i) => subsetsOf(from.slice(i + 1), count - 1).map((rest) => [first, ...rest]))

/**
 * Every set of `count` of the seven planets in one sign. Four planets in a sign give each pair and each three of them.
 */
export const conjunctionsOf = (count: 2 | 3, { graha }: RasiChart): { planets: Lord[]; sign: SignIndex }[] =>
  SIGN_INDEXES.flatMap((sign) =>
    subsetsOf(
      SEVEN.filter((planet) => graha[planet].sign === sign),
      count,
    ).map((planets) => ({ planets, sign })),
  )
