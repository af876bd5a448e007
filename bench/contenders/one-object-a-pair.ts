import type { Contender } from '../contender.ts'

/** The most direct implementation: an object for every pair. */
export default {
  name: 'one-object-a-pair',
  arcseconds: 0,
  async load() {
    return {
      matchTotals({ classes, tables, grooms, brides }) {
        const sums = Array.from({ length: classes ** 2 }, (_, cell) =>
          tables.reduce((sum, table) => sum + table[cell]!, 0),
        )
        return (out) => {
          let pair = 0
          for (const groom of grooms) {
            const matches = Array.from(brides, (bride) => ({ groom, bride, total: sums[groom * classes + bride]! }))
            for (const { total } of matches) out[pair++] = total
          }
        }
      },
    }
  },
} satisfies Contender
