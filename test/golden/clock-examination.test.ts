import { expect, test } from 'bun:test'
import { natal } from '../../src/capabilities/shared/natal.ts'
import { offsetText } from '../../src/time/iso.ts'
import { meanTimeOffset } from '../../src/time/zones.ts'
import { worldAt } from '../world.ts'
import examination from './clock-examination.json'

/** Births of 1616 to 1969 on all continents with clocks that were decided from a source before the call. */

const HOUR = 3600
const expectedOffset = (text: string, longitude: number): string => {
  const meanTime = /^LMT([+-]24)?$/.exec(text)
  return meanTime ? offsetText(meanTimeOffset(longitude) + Number(meanTime[1] ?? 0) * HOUR) : text
}

test('each birth has the clock of its place', () => {
  expect(examination.rows.length).toBeGreaterThanOrEqual(120)
  const wrong = (examination.rows as [string, number, number, string, string][]).flatMap(
    ([datetime, latitude, longitude, text, reason]) => {
      const world = worldAt()
      const { timezone } = world.atlas.zoneAt(latitude, longitude)
      const { moment } = natal({ datetime, latitude, longitude, timezone } as never, world)
      const offset = offsetText(moment.offsetSeconds)
      return offset === expectedOffset(text, longitude) ? [] : [`${reason}, ${datetime}: ${offset}, not ${text}`]
    },
  )
  expect(wrong).toEqual([])
})
