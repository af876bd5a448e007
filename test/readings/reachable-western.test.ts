import { expect } from 'bun:test'
import report from '../../src/capabilities/western/western-detailed-report.ts'
import { randomBirths } from '../capabilities/births.ts'
import { longTest } from '../long.ts'
import { worldAt } from '../world.ts'
import { CHARTS, unreachedPassages } from './passage-coverage.ts'

const BIRTHS = CHARTS * 3

longTest(
  `${BIRTHS} births reach every passage on planets, houses, areas and nodes`,
  async () => {
    const world = worldAt()
    const answers = async function* () {
      for (const birth of randomBirths(BIRTHS, 17)) yield await report.compute(birth, world)
    }
    const topics = ['western-standing', 'western-life-area', 'western-node', 'western-ruler-in-house'] as const
    expect(await unreachedPassages(topics, answers())).toEqual([])
  },
  3_600_000,
)
