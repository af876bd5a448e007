import { describe, expect, test } from 'bun:test'
import sweph from 'sweph'
import { natal } from '../../src/capabilities/shared/natal.ts'
import { worldAt } from '../world.ts'
import published from './published-sectors.json'

/**
 * Births with Gauquelin sectors that others published. A sector is the eighteenth of the way from rising to setting, so that it decides the
 * clock; Swiss Ephemeris computes it for the moment of the chart.
 */

type Row = (typeof published.rows)[number]
const { SE_SUN, SE_MOON, SE_VENUS, SE_MARS, SE_JUPITER, SE_SATURN, SEFLG_SWIEPH } = sweph.constants
const PLANETS = [SE_SUN, SE_MOON, SE_VENUS, SE_MARS, SE_JUPITER, SE_SATURN]
/** Sectors from the position of the planet with its latitude. Source: swe_gauquelin_sector, method 0. */
const WITH_LATITUDE = 0
const HOUR = 1 / 24

sweph.set_ephe_path(new URL('../../data/ephe', import.meta.url).pathname)

const julianDayOf = ([datetime, latitude, longitude]: Row) => {
  const world = worldAt()
  const { timezone } = world.atlas.zoneAt(latitude as number, longitude as number)
  return natal({ datetime, latitude, longitude, timezone } as never, world).moment.jd as number
}
const sectorsAt = (jd: number, [, latitude, longitude]: Row) =>
  PLANETS.map((planet) => {
    const place: [number, number, number] = [longitude as number, latitude as number, 0]
    return Math.floor(sweph.gauquelin_sector(jd, planet, null, SEFLG_SWIEPH, WITH_LATITUDE, place, 0, 0).data)
  })

describe('physicians born from 1800 to 1930 with published sectors', () => {
  test('there are at least 60 before 1850 and 60 after', () => {
    const before = published.rows.filter(([datetime]) => (datetime as string) < '1850')
    expect([before.length >= 60, published.rows.length - before.length >= 60]).toEqual([true, true])
  })

  test('the chart has all six sectors, and a clock an hour off has not', () => {
    for (const row of published.rows) {
      const jd = julianDayOf(row)
      const expected = row.slice(4) as number[]
      expect([...row.slice(0, 4), sectorsAt(jd, row)]).toEqual([...row.slice(0, 4), expected])
      for (const step of [-HOUR, HOUR]) expect(sectorsAt(jd + step, row)).not.toEqual(expected)
    }
  })
})
