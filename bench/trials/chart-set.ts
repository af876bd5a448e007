import type { Position } from '../../src/sky/sky.ts'
import { PLACES_AGREE, placesDisagree, SET, six } from '../places.ts'
import { dailyMoments, randomMoments } from '../sample.ts'
import { subjectTrial, type Trial } from '../trial.ts'

const ORDERS = { random: randomMoments, sequential: dailyMoments }
const BATCH = 1000

/** Trials of the places of Sun to Pluto and the mean node at one moment. */
const chartSets = Object.entries(ORDERS).flatMap(([order, moments]): Trial[] => {
  const shared = {
    unit: 'set of 11 bodies',
    agreement: PLACES_AGREE,
    sizes: { timed: 2000, agreed: 2000, tiny: 10 },
    disagreement: placesDisagree,
  }
  return [
    subjectTrial({
      ...shared,
      name: `chart-set ${order}`,
      subject: 'chart',
      prepare(chart, size) {
        const all = moments(size)
        return {
          work() {
            let last: readonly Position[] = []
            for (const at of all) last = chart(at, SET)
            return last
          },
          answer: () => Array.from(all).flatMap((at) => chart(at, SET).flatMap(six)),
        }
      },
    }),
    subjectTrial({
      ...shared,
      name: `chart-set ${order} as numbers`,
      subject: 'numbers',
      prepare(numbers, size) {
        const all = moments(size)
        return {
          work() {
            let last: ArrayLike<number> = []
            for (const at of all) last = numbers(at, SET)
            return last
          },
          answer: () => Array.from(all).flatMap((at) => Array.from(numbers(at, SET))),
        }
      },
    }),
    subjectTrial({
      ...shared,
      name: `chart-set ${order} in batches`,
      subject: 'charts',
      prepare(charts, size) {
        const all = moments(size)
        const out = new Float64Array(size * SET.length * 6)
        const part = (of: Float64Array, batch: number, wide: number) =>
          of.subarray(batch * BATCH * wide, (batch + 1) * BATCH * wide)
        const batches = Array.from({ length: Math.ceil(size / BATCH) }, (_, batch) => ({
          moments: part(all, batch, 1),
          room: part(out, batch, SET.length * 6),
        }))
        const work = () => {
          for (const { moments, room } of batches) charts(moments, SET, room)
          return out
        }
        return { work, answer: work }
      },
    }),
  ]
})

export default chartSets
