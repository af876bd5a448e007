import { describe, expect, test } from 'bun:test'
import { BODIES } from '../../src/ephemeris/bodies.ts'
import { BUNDLED_FILES, EXTENDED_FILES, verifyFiles } from '../../src/ephemeris/files.ts'
import { createEphemeris } from '../../src/ephemeris/index.ts'
import { createSky } from '../../src/sky/index.ts'
import { julianDateOfDay, julianDayNumberOf } from '../../src/time/calendars.ts'
import { civilOf, weekday } from '../../src/time/civil.ts'
import { dateText, parseDate } from '../../src/time/iso.ts'
import { epochMs, type JulianDay, plusDays } from '../../src/time/julian-day.ts'
import { FLAGS, ORACLE_BODY, sweph } from '../native/oracle.ts'
import { random } from '../native/random.ts'

sweph.set_ephe_path(`${BUNDLED_FILES}:${EXTENDED_FILES}`)
const ephemeris = createEphemeris()
const sky = createSky(ephemeris)

test('the files of all centuries match their checksums', () => {
  expect(() => verifyFiles(EXTENDED_FILES)).not.toThrow()
})

test('400 random moments from 3000 BC to AD 3000 equal Swiss Ephemeris to the bit', () => {
  const next = random(46)
  const { from, to } = sky.range
  const unavailable = new Set<string>()
  for (let i = 0; i < 400; i++) {
    const at = (from + next() * (to - from)) as JulianDay
    for (const body of BODIES) {
      const { data, flag } = sweph.calc_ut(at, ORACLE_BODY[body], FLAGS)
      if (flag < 0) {
        unavailable.add(body)
        expect(() => sky.positions(at, [body])).toThrow(body)
        continue
      }
      const [position] = sky.positions(at, [body])
      expect([body, position!.longitude, position!.latitude, position!.distance, position!.longitudeSpeed]).toEqual([
        body,
        ...data.slice(0, 4),
      ] as never)
    }
    const houses = sweph.houses(at, 28.6, 77.2, 'E').data
    const { ascendant, midheaven } = sky.angles(at, { latitude: 28.6, longitude: 77.2 })
    expect(Math.abs(ascendant - houses.points[0]!)).toBeLessThan(1e-9)
    expect(Math.abs(midheaven - houses.points[1]!)).toBeLessThan(1e-9)
  }
  // Chiron has elements from 650 to 4650 only (Swiss Ephemeris documentation, 2.2.4).
  expect([...unavailable]).toEqual(['Chiron'])
})

describe('eclipses of antiquity', () => {
  // source: NASA Five Millennium Canon (Espenak and Meeus): total or annular solar eclipses of these Julian dates. The last one is Gregorian.
  test.each([
    ['the eclipse of Thales', '-0584-05-28', 'julian'],
    ['the Assyrian eclipse', '-0762-06-15', 'julian'],
    ["King Henry's eclipse", '1133-08-02', 'julian'],
    ['the eclipse of October 1605', '1605-10-12', 'gregorian'],
  ] as const)('%s, %s', async (_, text, calendar) => {
    const noon = (parseDayNumber(text, calendar) + 0.5 + 2440587.5) as JulianDay
    const [eclipse] = await sky.eclipses('solar', plusDays(noon, -3), plusDays(noon, 3))
    const day = Math.floor(eclipse!.maximum - 2440587.5)
    const {
      year,
      month,
      day: dayOfMonth,
    } = calendar === 'julian' ? julianDateOfDay(day) : civilOf(epochMs(eclipse!.maximum))
    expect(dateText({ year, month, day: dayOfMonth })).toBe(text)
  })
})

const parseDayNumber = (text: string, calendar: 'julian' | 'gregorian') => {
  const date = parseDate(text, 'date', calendar)
  return Math.round(Date.UTC(2000, 0, 1) / 86_400_000 + dayDifference(date))
}
const dayDifference = (date: { year: number; month: number; day: number }) => {
  // Julian day numbers by Meeus, Astronomical Algorithms, ch. 7, Gregorian.
  const jdn = (y: number, m: number, d: number) => {
    const [year, month] = m <= 2 ? [y - 1, m + 12] : [y, m]
    const a = Math.floor(year / 100)
    return (
      Math.floor(365.25 * (year + 4716)) + Math.floor(30.6001 * (month + 1)) + d + 2 - a + Math.floor(a / 4) - 1524.5
    )
  }
  return jdn(date.year, date.month, date.day) - jdn(2000, 1, 1)
}

describe('weekdays in both calendars', () => {
  // source: historical records; the reform kept the sequence of weekdays: Thursday 4 October (Julian), Friday 15 October 1582 (Gregorian)
  test.each([
    ['1582-10-04', 'julian', 4],
    ['1582-10-15', 'gregorian', 5],
    ['1066-10-14', 'julian', 6],
    ['0622-07-16', 'julian', 5],
    ['1452-04-15', 'julian', 6],
    ['1492-10-12', 'julian', 5],
    ['1776-07-04', 'gregorian', 4],
    ['-0584-05-28', 'julian', 3],
  ] as const)('%s, %s', (text, calendar, day) => {
    expect(weekday(parseDate(text, 'date', calendar))).toBe(day)
  })

  test('converts to the Julian calendar and back, every 97 days', () => {
    for (let day = -1_830_000; day < 380_000; day += 97) expect(julianDayNumberOf(julianDateOfDay(day))).toBe(day)
  })

  test('converts a Julian day that Gregorian years do not have', () => {
    expect(dateText(parseDate('1500-02-29', 'date', 'auto'))).toBe('1500-03-10')
    expect(() => parseDate('1500-02-29', 'date', 'gregorian')).toThrow('29')
  })
})
