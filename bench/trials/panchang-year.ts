import type { YearOfLimbs, YearTask } from '../contender.ts'
import { subjectTrial } from '../trial.ts'

/** Delhi, from 2025-01-01T00:00 local time. */
const task = (days: number): YearTask => ({ from: 2460676.5 - 5.5 / 24, days, latitude: 28.6139, longitude: 77.209 })

const TOLERANCE = 0.1 / 86_400

export default [
  subjectTrial({
    name: 'panchang-year',
    unit: 'year of limbs, sunrises and sunsets',
    agreement: 'equal numbers of events, each within 0.1 second',
    sizes: { timed: 365, agreed: 365, tiny: 6 },
    units: () => 1,
    subject: 'year',
    prepare: (year, days) => ({ work: () => year(task(days)), answer: () => year(task(days)) }),
    disagreement(expected, answer) {
      for (const what of Object.keys(expected) as (keyof YearOfLimbs)[]) {
        if (expected[what].length !== answer[what].length)
          return `${answer[what].length} ${what}, not ${expected[what].length}`
        const off = Array.from(expected[what]).findIndex((at, i) => !(Math.abs(at - answer[what][i]!) <= TOLERANCE))
        if (off >= 0) {
          const seconds = (answer[what][off]! - expected[what][off]!) * 86_400
          return `${what} ${off} is ${seconds.toFixed(3)} seconds off`
        }
      }
      return null
    },
  }),
]
