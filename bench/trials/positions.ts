import type { Position } from '../../src/sky/sky.ts'
import { PLACES_AGREE, PLANETS, placesDisagree, six } from '../places.ts'
import { dailyMoments, randomMoments } from '../sample.ts'
import { subjectTrial } from '../trial.ts'

/** Trial of one body at one moment; the body alternates from Sun to Pluto. */
const positions = (order: string, moments: (count: number) => Float64Array) =>
  subjectTrial({
    name: `positions ${order}`,
    unit: 'position',
    agreement: PLACES_AGREE,
    sizes: { timed: 4000, agreed: 4000, tiny: 40 },
    subject: 'position',
    prepare(position, size) {
      const all = Array.from(moments(size), (at, i) => ({ at, body: PLANETS[i % PLANETS.length]! }))
      return {
        work() {
          let last: Position | undefined
          for (const { at, body } of all) last = position(at, body)
          return last
        },
        answer: () => all.flatMap(({ at, body }) => six(position(at, body))),
      }
    },
    disagreement: placesDisagree,
  })

export default [positions('random', randomMoments), positions('sequential', dailyMoments)]
