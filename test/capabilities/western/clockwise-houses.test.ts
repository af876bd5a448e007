import { expect, test } from 'bun:test'
import relocatedChart from '../../../src/capabilities/location-astrology/relocated-chart.ts'
import { einstein } from '../../../src/capabilities/shared/tropical/birth.ts'
import westernNatalChart from '../../../src/capabilities/western/western-natal-chart.ts'
import { HOUSE_SYSTEMS, type HouseSystem } from '../../../src/ephemeris/house-systems.ts'
import { FLAGS, sweph } from '../../native/oracle.ts'
import { worldAt } from '../../world.ts'
import { call } from '../call.ts'

const { constants: c } = sweph
const TURNED = (Object.keys(HOUSE_SYSTEMS) as HouseSystem[]).filter((name) => HOUSE_SYSTEMS[name].polar === 'turned')
const svalbard = { utc_offset: '+00:00', latitude: 78, longitude: 15 }

/** True if the cusps of sweph descend: their forward steps make eleven circles. */
const descends = (jd: number, letter: string) => {
  const { houses } = sweph.houses_ex2(jd, FLAGS & ~c.SEFLG_SPEED, 78, 15, letter).data
  const steps = houses.map((cusp, i) => (houses[(i + 1) % 12]! - cusp + 360) % 360)
  return Math.round(steps.reduce((sum, step) => sum + step, 0) / 360) === 11
}

test.each(TURNED.map((name) => [name]))(
  '%s: the warning stands exactly where the cusps of sweph descend',
  async (name) => {
    const { letter } = HOUSE_SYSTEMS[name]
    const seen = new Set<boolean>()
    for (let hour = 0; hour < 24; hour++) {
      const time = `1990-06-15T${String(hour).padStart(2, '0')}:50`
      const world = worldAt()
      await westernNatalChart.compute({ ...svalbard, datetime: time, house_system: name } as never, world)
      const jd = sweph.julday(1990, 6, 15, hour + 50 / 60, c.SE_GREG_CAL)
      const isWarned = world.warnings.some((message) => message.includes('run clockwise'))
      expect([hour, isWarned]).toEqual([hour, descends(jd, letter)])
      seen.add(isWarned)
    }
    expect(seen.size).toBe(2)
  },
)

test('a chart elsewhere has no such warning; a relocation to a polar place has it', async () => {
  expect((await call(westernNatalChart, { ...einstein, house_system: 'C' })).warnings).toEqual([])
  const { warnings } = await call(relocatedChart, {
    ...svalbard,
    latitude: 51,
    datetime: '1990-06-15T23:50',
    house_system: 'C',
    place: { latitude: 78, longitude: 15 },
  })
  expect(warnings.join()).toContain('The houses of Campanus at latitude 78 run clockwise')
})
