import { expect } from 'bun:test'
import report from '../../src/capabilities/western/western-detailed-report.ts'
import { randomBirths } from '../capabilities/births.ts'
import { longTest } from '../long.ts'
import { worldAt } from '../world.ts'
import { CHARTS, searchPassages } from './passage-coverage.ts'

const BIRTHS = CHARTS * 3

longTest(
  `${BIRTHS} births reach every passage on planets, houses, areas and nodes`,
  async () => {
    const world = worldAt()
    const births = randomBirths(BIRTHS, 17)
    const topics = ['western-standing', 'western-life-area', 'western-node', 'western-ruler-in-house'] as const
    const step = (i: number) => report.compute({ ...births[i]!, length: 'full' }, world)
    expect(await searchPassages('western', topics, { count: BIRTHS, step })).toEqual([])
  },
  3_600_000,
)
