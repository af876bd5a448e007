import { openAtlas } from '../../src/atlas/atlas.ts'
import { LAYER_PLANETS } from '../../src/western/location/cyclo.ts'
import { LINE_PLANETS } from '../../src/western/location/tables.ts'
import type { LinesTask } from '../contender.ts'
import { apart, randomMoments } from '../sample.ts'
import { subjectTrial } from '../trial.ts'

/** Degrees. A difference of 0.0025 arcsecond in a body near the limit of its line may grow to this. */
const TOLERANCE = 1e-4

const lines = (name: string, unit: string, timed: number, tasksAt: (at: number) => LinesTask[]) =>
  subjectTrial({
    name,
    unit,
    agreement: 'MC, IC, and ASC and DSC at each latitude from -60 to 60, within 0.0001 degree',
    sizes: { timed, agreed: timed, tiny: 2 },
    subject: 'earthLines',
    prepare(earthLines, size) {
      const all = Array.from(randomMoments(size), tasksAt)
      return {
        work() {
          for (const tasks of all) earthLines(tasks)
        },
        answer: () => all.flatMap((tasks) => Array.from(earthLines(tasks))),
      }
    },
    disagreement(expected, answer) {
      if (expected.length !== answer.length) return `${answer.length} longitudes, not ${expected.length}`
      const off = expected.findIndex((at, i) => !(apart(at, answer[i]!) <= TOLERANCE))
      return off < 0 ? null : `longitude ${off} is ${answer[off]}, not ${expected[off]}`
    },
  })

const MONTH = 30.4375
const YEARS_30 = 361

export default [
  lines('location lines', 'the lines of twelve bodies of one birth', 200, (at) => [
    { at, gast: null, bodies: LINE_PLANETS },
  ]),
  lines('location cyclocartography', '30 years of one life, month by month: transits and progressions', 4, (at) =>
    Array.from({ length: YEARS_30 }, (_, month) => [
      { at: at + MONTH * month, gast: 100, bodies: LAYER_PLANETS.transits },
      { at: at + (MONTH * month) / 365.24219, gast: 100, bodies: LAYER_PLANETS.progressed },
    ]).flat(),
  ),
  subjectTrial({
    name: 'location cities',
    unit: 'every city of the gazetteer for all eleven goals of one birth',
    agreement: 'the sum of every city for every goal within 0.0001',
    // Cities.
    sizes: { timed: 30_000, agreed: 30_000, tiny: 200 },
    units: () => 1,
    subject: 'cityScores',
    prepare(cityScores, size) {
      const { latitude, longitude, vectors, byLatitude } = openAtlas().cities()
      const task = {
        at: 2_451_545,
        latitude: latitude.subarray(0, size),
        longitude: longitude.subarray(0, size),
        vectors: vectors.subarray(0, 3 * size),
        byLatitude: byLatitude.filter((city) => city < size),
      }
      return {
        work: () => cityScores(task),
        answer: async () => (await cityScores(task)).flatMap((sums) => Array.from(sums)),
      }
    },
    disagreement(expected, answer) {
      const off = expected.findIndex((sum, i) => !(Math.abs(sum - answer[i]!) <= 1e-4))
      return off < 0 ? null : `sum ${off} is ${answer[off]}, not ${expected[off]}`
    },
  }),
]
