import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { type ClockInput, readDate, readMoment } from '../../src/capabilities/shared/clocks.ts'
import { Fault } from '../../src/faults.ts'
import { civilOf } from '../../src/time/civil.ts'
import { dateTimeText, offsetText } from '../../src/time/iso.ts'
import { isoLocal, isoUtc, resolveLocalTime } from '../../src/time/moment.ts'
import { zoneNamed, zoneNames } from '../../src/time/zones.ts'
import { malformedTimestamps } from '../fuzz/timestamps.ts'
import { worldAt } from '../world.ts'

const read = (input: ClockInput & { datetime: string }) => {
  const world = worldAt()
  const moment = readMoment(input, world)
  return { ...moment, utc: isoUtc(moment.jd), printed: isoLocal(moment.jd, moment.zone), warnings: world.warnings }
}
const refused = (input: ClockInput & { datetime: string }, at?: string): Fault => {
  try {
    readMoment(input, worldAt(), at)
  } catch (fault) {
    if (fault instanceof Fault) return fault
    throw fault
  }
  throw new Error('read without a fault')
}
const delhi = { latitude: 28.6139, longitude: 77.209 }
const ulm = { latitude: 48.4, longitude: 10 }
const boston = { latitude: 42.36, longitude: -71.06 }

describe('source of the time zone', () => {
  test('timezone has priority', () => {
    const moment = read({ datetime: '1947-08-15T00:00', timezone: 'Asia/Kolkata', ...ulm })
    expect(moment).toMatchObject({ utc: '1947-08-14T18:30:00Z', source: 'tzdb', status: 'unique', warnings: [] })
    expect(moment.printed).toBe('1947-08-15T00:00:00+05:30')
  })

  test('zone names are case-insensitive, and aliases are accepted', () => {
    expect(read({ datetime: '1990-01-01T00:00', timezone: 'asia/CALCUTTA', ...delhi }).zone.id).toBe('Asia/Kolkata')
  })

  test('utc_offset is used next, without a warning', () => {
    const moment = read({ datetime: '1990-01-01T00:00', utc_offset: '+05:53:20', ...delhi })
    expect(moment).toMatchObject({ utc: '1989-12-31T18:06:40Z', source: 'given', offsetSeconds: 21_200, warnings: [] })
    expect(read({ datetime: '1990-01-01T00:00', utc_offset: 'Z', timezone: null, ...delhi }).utc).toBe(
      '1990-01-01T00:00:00Z',
    )
  })

  test('the zone of the place is used next, with a warning', () => {
    const moment = read({ datetime: '1990-01-01T00:00', timezone: null, utc_offset: null, ...delhi })
    expect(moment).toMatchObject({ utc: '1989-12-31T18:30:00Z', source: 'place' })
    expect(moment.warnings).toEqual([expect.stringContaining('Asia/Kolkata was found from the coordinates')])
  })

  test('UTC is used last, with a warning', () => {
    const moment = read({ datetime: '1990-01-01T00:00' })
    expect(moment.utc).toBe('1990-01-01T00:00:00Z')
    expect(moment.warnings).toEqual([expect.stringContaining('read as UTC')])
  })

  test('prefers the zone to the offset and warns about a difference', () => {
    const agreed = read({ datetime: '1990-01-01T00:00', timezone: 'Asia/Kolkata', utc_offset: '+05:30', ...delhi })
    expect(agreed.warnings).toEqual([])
    const moment = read({ datetime: '1990-01-01T00:00', timezone: 'Asia/Kolkata', utc_offset: '+05:00', ...delhi })
    expect(moment.utc).toBe('1989-12-31T18:30:00Z')
    expect(moment.warnings).toEqual([expect.stringMatching(/\+05:00 differs from Asia\/Kolkata.*\+05:30/)])
  })
})

describe('rejected inputs', () => {
  test.each([
    [{ timezone: 'Asia/Delhi' }, 'timezone'],
    [{ timezone: '' }, 'timezone'],
    [{ timezone: 'IST' }, 'timezone'],
    [{ utc_offset: '+0530' }, 'utc_offset'],
    [{ utc_offset: '+14:30' }, 'utc_offset'],
    [{ timezone: 'Asia/Kolkata', utc_offset: 'half past five' }, 'utc_offset'],
    [{ datetime: '2023-02-29T00:00' }, 'datetime'],
    [{ datetime: '2023-01-01T24:00' }, 'datetime'],
    [{ datetime: '2023-13-01T00:00' }, 'datetime'],
  ])('%j: returns 422 on %s with the prefix of the person', (change, field) => {
    const fault = refused({ datetime: '1990-01-01T00:00', ...delhi, ...change }, 'groom.')
    expect([fault.status, fault.code, fault.field]).toEqual([422, 'invalid_request', `groom.${field}`])
  })

  test('a time in a DST gap is a 422 that names the neighbouring times', () => {
    const spring = { datetime: '2024-03-10T02:30', timezone: 'America/New_York', ...boston }
    const fault = refused(spring)
    expect([fault.status, fault.field]).toEqual([422, 'datetime'])
    expect(fault.message).toContain('2024-03-10T01:59:59')
    expect(fault.message).toContain('2024-03-10T03:00:00')
    expect(refused({ ...spring, utc_offset: '-05:00' }).field).toBe('datetime')
  })

  test('a day skipped in Samoa is rejected', () => {
    const fault = refused({
      datetime: '2011-12-30T12:00',
      timezone: 'Pacific/Apia',
      latitude: -13.8,
      longitude: -171.8,
    })
    expect(fault.message).toContain('2011-12-29T23:59:59')
    expect(fault.message).toContain('2011-12-31T00:00:00')
  })
})

describe('a repeated hour', () => {
  const autumn = { datetime: '2024-11-03T01:30', timezone: 'America/New_York', ...boston }

  test('means its first occurrence, with a warning', () => {
    const moment = read(autumn)
    expect(moment).toMatchObject({ utc: '2024-11-03T05:30:00Z', status: 'fold', dst: true })
    expect(moment.warnings).toEqual([expect.stringContaining('Send utc_offset -05:00 for the other')])
  })

  test('utc_offset selects the occurrence, without a warning', () => {
    expect(read({ ...autumn, utc_offset: '-05:00' })).toMatchObject({ utc: '2024-11-03T06:30:00Z', warnings: [] })
    expect(read({ ...autumn, utc_offset: '-04:00' })).toMatchObject({ utc: '2024-11-03T05:30:00Z', warnings: [] })
  })

  test('an offset that matches neither occurrence is reported', () => {
    const moment = read({ ...autumn, utc_offset: '+01:00' })
    expect(moment.utc).toBe('2024-11-03T05:30:00Z')
    expect(moment.warnings.at(-1)).toContain('+01:00 differs')
  })
})

describe('before standard time', () => {
  test('uses the mean time of the birth longitude, with a warning', () => {
    const moment = read({ datetime: '1879-03-14T11:30', timezone: 'Europe/Berlin', ...ulm })
    expect(moment).toMatchObject({
      utc: '1879-03-14T10:50:00Z',
      offsetSeconds: 2400,
      status: 'local_mean_time',
      source: 'longitude',
      abbreviation: 'LMT',
    })
    expect(moment.printed).toBe('1879-03-14T11:30:00+00:40')
    expect(moment.warnings).toEqual([
      expect.stringContaining('longitude 10 (+00:40)'),
      expect.stringContaining('Stuttgart time of Württemberg'),
    ])
  })

  test('also applies when the zone comes from the place', () => {
    const moment = read({ datetime: '1879-03-14T11:30', ...ulm })
    expect(moment).toMatchObject({ utc: '1879-03-14T10:50:00Z', source: 'longitude' })
    expect(moment.warnings).toHaveLength(3)
  })

  test('a utc_offset sent with the zone overrides it, only before standard time', () => {
    const moment = read({
      datetime: '1879-03-14T11:30',
      timezone: 'Europe/Berlin',
      utc_offset: '+00:53:28',
      ...ulm,
    })
    expect(moment).toMatchObject({ utc: '1879-03-14T10:36:32Z', source: 'given', status: 'local_mean_time' })
    // The offset is rounded to the minute and the time is adjusted, so that the instant is exact.
    expect(moment.printed).toBe('1879-03-14T11:29:32+00:53')
  })

  test('the mean time of a city is kept in that city only: Madras time in India', () => {
    const inMadras = read({ datetime: '1895-06-01T12:00', timezone: 'Asia/Kolkata', latitude: 13.08, longitude: 80.27 })
    expect(inMadras).toMatchObject({ offsetSeconds: 19_270, abbreviation: 'MMT', status: 'unique', warnings: [] })
    const inDelhi = read({ datetime: '1895-06-01T12:00', timezone: 'Asia/Kolkata', ...delhi })
    expect(inDelhi).toMatchObject({ offsetSeconds: 18_530, abbreviation: 'LMT', status: 'local_mean_time' })
    expect(inDelhi.warnings[1]).toContain('+05:21:10 (Asia/Kolkata, MMT)')
  })

  test('the longitude is rounded to the second of time', () => {
    const moment = read({ datetime: '1840-01-01T12:00', timezone: 'Asia/Kolkata', ...delhi })
    expect(moment.offsetSeconds).toBe(18_530)
  })

  test('New York on the day of its change: the repeated minutes are read as mean time', () => {
    const day = { timezone: 'America/New_York', latitude: 40.7, longitude: -74.0 }
    const moment = read({ datetime: '1883-11-18T12:02', ...day })
    expect(moment).toMatchObject({ status: 'fold', abbreviation: 'LMT', offsetSeconds: -17_760 })
    expect(read({ datetime: '1883-11-18T12:02', utc_offset: '-05:00', ...day })).toMatchObject({ abbreviation: 'EST' })
    expect(read({ datetime: '1883-11-18T12:04', ...day })).toMatchObject({ abbreviation: 'EST', status: 'unique' })
  })

  test('prints the moment as sent, wherever the birthplace lies in its zone', () => {
    for (const longitude of [-85, -80, -74, -67, -60])
      for (const datetime of ['1883-11-18T11:59:59', '1883-11-18T12:03:57', '1850-01-01T00:00:00']) {
        const moment = read({ datetime, timezone: 'America/New_York', latitude: 40, longitude })
        expect(moment.printed.slice(0, 19)).toBe(datetime)
      }
  })
})

test('any reading of any zone prints its exact instant as RFC 3339, within 30 seconds', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zoneNames()),
      fc.integer({ min: Date.UTC(1830, 0) / 1000, max: Date.UTC(2100, 0) / 1000 }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (timezone, seconds, longitude) => {
        const datetime = dateTimeText(civilOf(seconds * 1000))
        const recorded = resolveLocalTime(civilOf(seconds * 1000), zoneNamed(timezone)!)
        if (recorded.status === 'gap') return
        const moment = read({ datetime, timezone, latitude: 0, longitude })
        const location = `${timezone} ${longitude} ${moment.printed}`
        expect(malformedTimestamps(moment.printed)).toEqual([])
        expect(`${location} ${Date.parse(moment.printed)}`).toBe(`${location} ${moment.epochMs}`)
        const shown = Date.parse(`${moment.printed.slice(0, 19)}Z`) / 1000
        const writable = Math.abs(moment.offsetSeconds) < 86_400
        expect(Math.abs(shown - seconds)).toBeLessThanOrEqual(writable ? 30 : 60)
        if (writable && moment.offsetSeconds % 60 === 0)
          expect(moment.printed).toBe(`${datetime}${offsetText(moment.offsetSeconds)}`)
      },
    ),
    { numRuns: 3000 },
  )
})

describe('other warnings', () => {
  test('a birth in an uninhabited place', () => {
    const moment = read({ datetime: '1990-07-10T02:30', timezone: 'Antarctica/Troll', latitude: -72, longitude: 2.5 })
    expect(moment).toMatchObject({ offsetSeconds: 0, abbreviation: '-00' })
    expect(moment.warnings).toEqual([expect.stringContaining('not inhabited')])
  })

  test('a birth before the Gregorian reform', () => {
    const on = (datetime: string) => read({ datetime, utc_offset: 'Z', ...delhi }).warnings
    // The 4th of October 1582 was followed by the 15th.
    expect(on('1582-10-04T12:00')).toEqual([
      expect.stringContaining('Julian calendar; in the Gregorian calendar it is 1582-10-14'),
    ])
    expect(on('1582-10-15T12:00')).toEqual([])
    const world = worldAt()
    expect(readDate('1066-10-14', 'date', world)).toEqual({ year: 1066, month: 10, day: 20 })
    expect(readDate('1066-10-14', 'date', world, 'gregorian')).toEqual({ year: 1066, month: 10, day: 14 })
    expect(world.warnings).toHaveLength(2)
  })
})

test('microseconds are kept', () => {
  expect(read({ datetime: '2000-01-01T12:00:00.123456', utc_offset: 'Z' }).epochMs).toBeCloseTo(
    Date.UTC(2000, 0, 1, 12) + 123.456,
    3,
  )
})
