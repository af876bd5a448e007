import { apart, numbers, randomMoments } from '../sample.ts'
import { subjectTrial } from '../trial.ts'

/** Degrees. Swiss Ephemeris ends its Placidus iteration at about this precision. */
const TOLERANCE = 0.01 / 3600

export default [
  subjectTrial({
    name: 'houses',
    unit: 'set of Placidus cusps',
    agreement: 'cusps, ascendant, midheaven, ARMC and vertex within 0.01 arcsecond',
    sizes: { timed: 4000, agreed: 4000, tiny: 20 },
    subject: 'houses',
    prepare(houses, size) {
      const next = numbers(7)
      const all = Array.from(randomMoments(size), (at) => ({
        at,
        latitude: next() * 120 - 60,
        longitude: next() * 360 - 180,
      }))
      return {
        work() {
          let last: ArrayLike<number> = []
          for (const { at, latitude, longitude } of all) last = houses(at, latitude, longitude)
          return last
        },
        answer: () => all.flatMap(({ at, latitude, longitude }) => Array.from(houses(at, latitude, longitude))),
      }
    },
    disagreement(expected, answer) {
      if (expected.length !== answer.length) return `${answer.length} angles, not ${expected.length}`
      const off = expected.findIndex((angle, i) => !(apart(angle, answer[i]!) <= TOLERANCE))
      return off < 0 ? null : `angle ${off % 16} of set ${Math.floor(off / 16)} is ${answer[off]}, not ${expected[off]}`
    },
  }),
]
