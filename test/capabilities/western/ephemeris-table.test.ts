import { expect, test } from 'bun:test'
import westernTransitDates from '../../../src/capabilities/western/western-transit-dates.ts'
import { csvFile } from '../../../src/document/csv-file.ts'
import { apart, FLAGS, ORACLE_BODY, sweph } from '../../native/oracle.ts'
import { call, rejectedField } from '../call.ts'

const { example } = westernTransitDates

test('each row has the places of sweph, daily from the first day', async () => {
  expect(await call(westernTransitDates, example)).not.toHaveProperty('ephemeris')
  const { ephemeris } = await call(westernTransitDates, { ...example, ephemeris: {}, points: ['Ceres', 'Vertex'] })
  expect(ephemeris).toHaveLength(example.days_ahead)
  expect(ephemeris![0]!.utc.slice(0, 10)).toBe('2025-01-01')
  // source: Astronomical Almanac 2025: sidereal time at 0 h UT on 1 January, 6 h 43 m 10 s to the second below
  expect(ephemeris![0]!.sidereal_time.slice(0, 5)).toBe('06:43')
  for (const { utc, positions } of ephemeris!.slice(0, 10)) {
    const at = Date.parse(utc) / 86_400_000 + 2440587.5
    expect(Object.keys(positions)).toHaveLength(13)
    for (const [name, place] of Object.entries(positions)) {
      const body = name === 'North Node' ? sweph.constants.SE_TRUE_NODE : ORACLE_BODY[name as 'Sun']
      const { data } = sweph.calc_ut(at, body, FLAGS)
      expect([name, apart(place.longitude, data[0]!) < 2e-6]).toEqual([name, true])
      expect(Math.abs(place.speed - data[3]!)).toBeLessThan(1e-4)
      const [, declination] = sweph.calc_ut(at, body, FLAGS | sweph.constants.SEFLG_EQUATORIAL).data
      expect(Math.abs(place.declination - declination!)).toBeLessThan(2e-6)
    }
  }
})

test('the table is a sheet with one column for each figure', async () => {
  const { ephemeris } = await call(westernTransitDates, {
    ...example,
    planets: ['Moon', 'Saturn'],
    ephemeris: { step_hours: 6 },
  })
  const [head, first, ...rest] = csvFile(ephemeris!).trimEnd().split('\r\n')
  expect(head!.split(',').slice(0, 4)).toEqual([
    'utc',
    'sidereal_time',
    'positions.Moon.longitude',
    'positions.Moon.degree_in_sign',
  ])
  expect(head!.split(',')).toHaveLength(2 + 2 * 6)
  expect(first).toContain('2025-01-01')
  expect(rest).toHaveLength(example.days_ahead * 4 - 1)
})

test('too many rows are rejected by the name of the step', async () => {
  expect(await rejectedField(westernTransitDates, { ...example, days_ahead: 100, ephemeris: { step_hours: 1 } })).toBe(
    'ephemeris.step_hours',
  )
})
