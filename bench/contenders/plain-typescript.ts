import type { Contender, MatchTask } from '../contender.ts'

const sumOf = ({ classes, tables }: MatchTask) =>
  Uint8Array.from({ length: classes ** 2 }, (_, cell) => tables.reduce((sum, table) => sum + table[cell]!, 0))

/** Loops over typed arrays. */
export default {
  name: 'plain-typescript',
  arcseconds: 0,
  async load() {
    return {
      matchTotals(task) {
        const { classes, grooms, brides } = task
        const table = sumOf(task)
        return (out) => {
          let pair = 0
          for (let groom = 0; groom < grooms.length; groom++) {
            const row = grooms[groom]! * classes
            for (let bride = 0; bride < brides.length; bride++) out[pair++] = table[row + brides[bride]!]!
          }
        }
      },

      /** Visits every pair and maintains a sorted list of the ten best of each row. */
      matchBest(task) {
        const { classes, grooms, brides } = task
        const table = sumOf(task)
        return () => {
          const counts = new Float64Array(256)
          const best = Array.from(grooms, (groom) => {
            const top: { column: number; total: number }[] = []
            for (let column = 0; column < brides.length; column++) {
              const total = table[groom * classes + brides[column]!]!
              counts[total]!++
              if (top.length === 10 && total <= top[9]!.total) continue
              let at = top.length
              while (at > 0 && top[at - 1]!.total < total) at--
              top.splice(at, 0, { column, total })
              if (top.length > 10) top.pop()
            }
            return top
          })
          return { best: (groom) => best[groom]!, counts }
        }
      },
    }
  },
} satisfies Contender
