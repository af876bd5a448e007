import type { ConjunctionTask } from '../contender.ts'
import { subjectTrial } from '../trial.ts'

const SLOW = ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'] as const
/** 1800 January 8, some days after the beginning of the ephemeris files. */
const FROM = 2378503.5
const task = (days: number): ConjunctionTask => ({
  from: FROM,
  days,
  pairs: SLOW.flatMap((a, i) => SLOW.slice(i + 1).map((b) => [a, b] as const)),
  angles: [0, 90, 180, 270],
})

const MINUTE = 1 / 1440
const inOrder = <E extends { pair: number; angle: number; at: number }>(events: readonly E[]) =>
  events.toSorted((a, b) => a.pair - b.pair || a.at - b.at)

export default [
  subjectTrial({
    name: 'conjunctions',
    unit: 'scan of 1800 to 2399: conjunctions, squares, oppositions of the ten pairs of Jupiter to Pluto',
    agreement: 'every event, and times within 1 minute',
    sizes: { timed: 219_000, agreed: 219_000, tiny: 4000 },
    units: () => 1,
    subject: 'conjunctions',
    prepare: (conjunctions, days) => ({
      work: () => conjunctions(task(days)),
      answer: async () => inOrder(await conjunctions(task(days))),
    }),
    disagreement(expected, answer) {
      for (const [i, event] of expected.entries()) {
        const other = answer[i]
        if (
          !other ||
          other.pair !== event.pair ||
          other.angle !== event.angle ||
          Math.abs(other.at - event.at) > MINUTE
        )
          return `event ${i} of ${expected.length} is ${JSON.stringify(other)}, not ${JSON.stringify(event)}`
      }
      return answer.length === expected.length ? null : `${answer.length} events, not ${expected.length}`
    },
  }),
]
