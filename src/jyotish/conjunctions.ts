import { SIGN_INDEXES, type SignIndex } from '../zodiac/signs.ts'
import type { RasiChart } from './chart.ts'
import { type Lord, SEVEN } from './grahas.ts'

/** All ways to take so many of a list, in its order. */
const chosen = <T>(from: readonly T[], count: number): T[][] =>
  count === 0 ? [[]] : from.flatMap((first, i) => chosen(from.slice(i + 1), count - 1).map((rest) => [first, ...rest]))

/** Every set of so many of the seven that stands in one sign; of four together, each pair and each three. */
export const conjunctionsOf = (count: 2 | 3, { graha }: RasiChart): { planets: Lord[]; sign: SignIndex }[] =>
  SIGN_INDEXES.flatMap((sign) =>
    chosen(
      SEVEN.filter((planet) => graha[planet].sign === sign),
      count,
    ).map((planets) => ({ planets, sign })),
  )
