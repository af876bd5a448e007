import type { TransitEvent, TransitEvents, TransitTask } from '../contender.ts'
import { SET } from '../places.ts'
import { subjectTrial } from '../trial.ts'

/** Twelve natal points and the aspects of Western charts. */
const task = (days: number): TransitTask => ({
  from: 2460676.5,
  days,
  bodies: SET,
  points: [84.19, 302.07, 71.55, 112.93, 12.31, 147.62, 356.88, 204.4, 265.11, 189.73, 33.26, 310.84],
  aspects: [0, 30, 45, 60, 90, 120, 135, 150, 180],
})

const SECOND = 1 / 86_400

/** The events sorted by body, point, aspect and time. */
const inOrder = (events: TransitEvents) =>
  Array.from({ length: events.length }, (_, i) => events.at(i)!).sort(
    (a, b) => a.body - b.body || a.point - b.point || a.aspect - b.aspect || a.at - b.at,
  )

const eventText = ({ body, point, aspect, at }: TransitEvent) =>
  `${SET[body]} to point ${point}, aspect ${aspect}, at ${at.toFixed(6)}`

export default [
  subjectTrial({
    name: 'transit-scan',
    unit: 'scan of 1,830 days, 11 bodies, 9 aspects, 12 points',
    agreement: 'every event, and times within 1 second',
    sizes: { timed: 1830, agreed: 1830, tiny: 40 },
    units: () => 1,
    subject: 'transits',
    prepare: (transits, days) => ({
      work: () => transits(task(days)),
      answer: async () => inOrder(await transits(task(days))),
    }),
    disagreement(expected, answer) {
      for (const [i, event] of expected.entries()) {
        const other = answer[i]
        if (
          !other ||
          eventText({ ...event, at: 0 }) !== eventText({ ...other, at: 0 }) ||
          Math.abs(event.at - other.at) > SECOND
        )
          return `${answer.length} events, ${expected.length} expected; the first difference is ${other && eventText(other)}, not ${eventText(event)}`
      }
      return answer.length === expected.length ? null : `${answer.length} events, not ${expected.length}`
    },
  }),
]
