import type { Position } from '../../src/sky/sky.ts'
import { PLACES_AGREE, placesDisagree, SET, six } from '../places.ts'
import { dailyMoments, randomMoments } from '../sample.ts'
import { subjectTrial, type Trial } from '../trial.ts'

const ORDERS = { random: randomMoments, sequential: dailyMoments }
const BATCH = 1000

/** Sun to Pluto and the mean node at one moment. */
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
      name: `chart-set ${order} in batches`,
      subject: 'charts',
      prepare(charts, size) {
        const all = moments(size)
        const batches = Array.from({ length: Math.ceil(size / BATCH) }, (_, batch) =>
          all.subarray(batch * BATCH, (batch + 1) * BATCH),
        )
        return {
          work: () => batches.map((batch) => charts(batch, SET)),
          answer: () => charts(all, SET),
        }
      },
    }),
  ]
})

export default chartSets
