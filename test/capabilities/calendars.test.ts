import { describe, expect, test } from 'bun:test'
import fiveLimbs from '../../src/capabilities/panchang/panchang-five-limbs.ts'
import westernNatalChart from '../../src/capabilities/western/western-natal-chart.ts'
import { worldAt } from '../world.ts'

const varanasi = { timezone: 'Asia/Kolkata', latitude: 25.32, longitude: 83.01 }
const weekdayOf = async (date: string, calendar?: 'auto' | 'gregorian' | 'julian') => {
  const world = worldAt()
  const data = await fiveLimbs.compute({ date, ...(calendar && { calendar }), ...varanasi } as never, world)
  return { data, warnings: world.warnings, text: JSON.stringify(data) }
}

describe('a panchang day', () => {
  // source: the reform kept the sequence of weekdays: Thursday 4 October 1582 (Julian), Friday 15 October 1582 (Gregorian)
  test.each([
    ['1582-10-04', 'Guruvara'],
    ['1582-10-15', 'Shukravara'],
    ['1066-10-14', 'Shanivara'],
    ['-0584-05-28', 'Budhavara'],
  ])('%s is %s', async (date, vara) => {
    expect((await weekdayOf(date)).text).toContain(vara)
  })

  test('returns the same day for both calendars', async () => {
    const [julian, gregorian] = [await weekdayOf('1469-04-15'), await weekdayOf('1469-04-24', 'gregorian')]
    expect(julian.data).toEqual(gregorian.data)
    expect(julian.warnings.join()).toContain('in the Gregorian calendar it is 1469-04-24')
    expect(gregorian.warnings.join()).toContain('in the Julian calendar it is 1469-04-15')
  })

  test('accepts a Julian date in Russia before 1918', async () => {
    expect((await weekdayOf('1917-10-25', 'julian')).data).toEqual((await weekdayOf('1917-11-07')).data)
  })
})

describe('births before the reform', () => {
  const sunOf = async (datetime: string, latitude: number, longitude: number) => {
    const world = worldAt()
    const { planets } = await westernNatalChart.compute(
      { datetime, utc_offset: '+00:00', latitude, longitude } as never,
      world,
    )
    return { sun: planets.find(({ planet }) => planet === 'Sun')!, planets, warnings: world.warnings }
  }

  test('Shakespeare, 23 April 1564 (Julian): the Sun in 12 Taurus', async () => {
    // source: Astro-Databank, "Shakespeare, William", 23 April 1564 (Julian calendar)
    const { sun, warnings } = await sunOf('1564-04-23T12:00', 52.19, -1.71)
    expect([sun.sign, Math.floor(sun.degree!)]).toEqual(['Taurus', 12])
    expect(warnings.join()).toContain('1564-05-03')
  })

  // source: Swiss Ephemeris documentation, section 2.2.1: Chiron from Julian day 1967601.5, in the year 675
  test.each([
    ['0674-06-01T12:00', false],
    ['0676-06-01T12:00', true],
  ])('Chiron on %s: %s', async (datetime, isKnown) => {
    const { planets, warnings } = await sunOf(datetime, 41.9, 12.5)
    expect(planets.find(({ planet }) => planet === 'Chiron')?.available ?? false).toBe(isKnown)
    expect(warnings.join().includes('Chiron')).toBe(!isKnown)
  })
})
