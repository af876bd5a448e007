import { expect, test } from 'bun:test'
import children from '../../src/capabilities/reports/report-children.ts'
import education from '../../src/capabilities/reports/report-education.ts'
import marriage from '../../src/capabilities/reports/report-marriage.ts'
import { randomBirths } from '../capabilities/births.ts'
import { worldAt } from '../world.ts'
import { CHARTS, listenFor } from './listening.ts'

/** Births of 1900 to 2099 asked about in 2110; the youngest are under age. */
const AS_OF = '2110-01-01'
const BIRTHS = CHARTS * 3

test.each([
  ['report-children', children],
  ['report-education', education],
  ['report-marriage', marriage],
] as const)(
  `every passage of %s is printed for one of ${BIRTHS} births`,
  async (topic, report) => {
    const world = worldAt()
    const { listen, missing } = await listenFor([topic])
    for (const birth of randomBirths(BIRTHS, 5))
      listen(await report.compute({ ...birth, as_of: AS_OF, years: 3 }, world))
    expect(missing()).toEqual([])
  },
  3_600_000,
)
