import { KOOTA_CLASSES, kootaTables } from '../../src/jyotish/kootas/classes.ts'
import type { MatchTask } from '../contender.ts'
import { numbers } from '../sample.ts'
import { subjectTrial } from '../trial.ts'

/** Random classes from 0 to 107; a class is a nakshatra and pada. */
const people = (count: number, seed: number) => {
  const next = numbers(seed)
  return Uint8Array.from({ length: count }, () => Math.floor(next() * 108))
}

/** A task with `size` grooms and `size` brides. */
const task = (size: number): MatchTask => ({
  classes: KOOTA_CLASSES.length,
  tables: kootaTables(),
  grooms: people(size, 1),
  brides: people(size, 2),
})

const shared = {
  unit: 'pair',
  sizes: { timed: 10_000, agreed: 500, tiny: 30 },
  units: (size: number) => size ** 2,
  reference: 'plain-typescript',
}

export default [
  subjectTrial({
    ...shared,
    name: 'bulk-match totals',
    agreement: 'every total the same',
    subject: 'matchTotals',
    prepare(matchTotals, size) {
      const match = matchTotals(task(size))
      const out = new Uint8Array(size ** 2).fill(1)
      return {
        work: () => match(out),
        answer() {
          match(out)
          return out
        },
      }
    },
    disagreement(expected, answer) {
      const off = expected.findIndex((total, pair) => answer[pair] !== total)
      return off < 0 && answer.length === expected.length
        ? null
        : `pair ${off} has ${answer[off]}, not ${expected[off]}`
    },
  }),
  subjectTrial({
    ...shared,
    name: 'bulk-match best ten and counts',
    agreement: 'the same ten in the same order for each groom, and the same counts',
    subject: 'matchBest',
    prepare(matchBest, size) {
      const match = matchBest(task(size))
      return {
        work: match,
        answer() {
          const { best, counts } = match()
          return { best: Array.from({ length: size }, (_, groom) => best(groom)), counts: Array.from(counts) }
        },
      }
    },
    disagreement: (expected, answer) => (Bun.deepEquals(expected, answer) ? null : 'the lists or the counts differ'),
  }),
]
