import { expect, test } from 'bun:test'
import health from '../../src/capabilities/reports/report-health.ts'
import politics from '../../src/capabilities/reports/report-politics.ts'
import property from '../../src/capabilities/reports/report-property.ts'
import wealth from '../../src/capabilities/reports/report-wealth.ts'
import { polarNight, randomBirths } from '../capabilities/births.ts'
import { worldAt } from '../world.ts'
import { CHARTS, listenFor } from './listening.ts'

/** A period without a tie, or a house in its rarest shade, is one birth in some hundreds. */
const BIRTHS = CHARTS * 3

test.each([
  ['report-health', health],
  ['report-politics', politics],
  ['report-property', property],
  ['report-wealth', wealth],
] as const)(
  `every passage of %s is printed for one of ${BIRTHS} births`,
  async (topic, report) => {
    const world = worldAt()
    const { listen, missing } = await listenFor([topic])
    for (const [i, birth] of [polarNight, ...randomBirths(BIRTHS, 5)].entries())
      listen(await report.compute({ ...birth, as_of: '2110-01-01', years: i % 2 === 0 ? 1 : 10 }, world))
    expect(missing()).toEqual([])
  },
  3_600_000,
)
