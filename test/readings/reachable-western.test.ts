import { expect } from 'bun:test'
import report from '../../src/capabilities/western/western-detailed-report.ts'
import { randomBirths } from '../capabilities/births.ts'
import { longTest } from '../long.ts'
import { worldAt } from '../world.ts'
import { CHARTS, unheard } from './listening.ts'

const BIRTHS = CHARTS * 3

longTest(
  `every passage on planets, houses, areas and nodes is printed for one of ${BIRTHS} births`,
  async () => {
    const world = worldAt()
    const answers = async function* () {
      for (const birth of randomBirths(BIRTHS, 17)) yield await report.compute(birth, world)
    }
    const topics = ['western-standing', 'western-life-area', 'western-node', 'western-ruler-in-house'] as const
    expect(await unheard(topics, answers())).toEqual([])
  },
  3_600_000,
)
