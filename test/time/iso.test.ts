import { describe, expect, test } from 'bun:test'
import { Fault } from '../../src/faults.ts'
import {
  dateTimeText,
  monthPart,
  monthText,
  offsetText,
  parseDate,
  parseDateTime,
  parseInstant,
  parseOffset,
  shortDate,
} from '../../src/time/iso.ts'

const faultOf = (parse: () => unknown): Fault => {
  try {
    parse()
  } catch (error) {
    if (error instanceof Fault) return error
    throw error
  }
  throw new Error('no fault was raised')
}

describe('datetime', () => {
  test.each([
    ['2024-02-29T23:59', '2024-02-29T23:59:00'],
    ['2024-02-29 23:59:58', '2024-02-29T23:59:58'],
    ['2024-02-29T00:00:00.5', '2024-02-29T00:00:00.5'],
    ['1947-08-15T00:00:07.123456', '1947-08-15T00:00:07.123456'],
    ['0044-03-15T12:00', '0044-03-13T12:00:00'],
  ])('%s is a valid local time', (text, formatted) => {
    expect(dateTimeText(parseDateTime(text, 'datetime'))).toBe(formatted)
  })

  test.each([
    '2023-02-29T12:00',
    '2024-13-01T12:00',
    '2024-00-01T12:00',
    '2024-04-31T12:00',
    '2024-04-00T12:00',
    '2024-01-01T24:00',
    '2024-01-01T12:60',
    '2016-12-31T23:59:60',
    '2024-01-01T12:00:00.1234567',
    '2024-01-01T12:00:00.',
    '2024-01-01T12',
    '2024-01-01',
    '2024-1-1T12:00',
    '2024-01-01t12:00',
    '2024-01-01  12:00',
    '2024-01-01T12:00Z',
    '2024-01-01T12:00+05:30',
    '-024-01-01T12:00',
    '12024-01-01T12:00',
    ' 2024-01-01T12:00',
    '2024-01-01T12:00\n',
    '٢٠٢٤-01-01T12:00',
    'NaN',
    '',
  ])('%j raises a 422 fault on its field', (text) => {
    const fault = faultOf(() => parseDateTime(text, 'groom.datetime'))
    expect([fault.status, fault.code, fault.field]).toEqual([422, 'invalid_request', 'groom.datetime'])
  })

  test('the message says what is allowed', () => {
    expect(faultOf(() => parseDateTime('2023-02-29T12:00', 'datetime')).message).toContain(
      'February 2023 has days 01 to 28',
    )
  })

  test('a date without time must be YYYY-MM-DD and exist', () => {
    expect(parseDate('2024-02-29', 'date')).toEqual({ year: 2024, month: 2, day: 29 })
    for (const text of ['2023-02-29', '2024-02-29T00:00', '20240229'])
      expect(faultOf(() => parseDate(text, 'date')).field).toBe('date')
  })
})

describe('utc_offset', () => {
  test.each([
    ['+05:30', 19_800],
    ['-05:00', -18_000],
    ['+00:53:28', 3208],
    ['Z', 0],
    ['-00:00', -0],
    ['+14:00', 50_400],
    ['-14:00', -50_400],
  ])('%s is %d seconds', (text, seconds) => {
    expect(parseOffset(text, 'utc_offset') + 0).toBe(seconds + 0)
  })

  test.each([
    '+14:01',
    '-14:00:01',
    '+15:00',
    '5:30',
    '+5:30',
    '+0530',
    '+05',
    '+05:60',
    '+05:30:60',
    'z',
    'IST',
    '',
    '+05:30 ',
  ])('%j raises a 422 fault', (text) => {
    expect(faultOf(() => parseOffset(text, 'utc_offset')).field).toBe('utc_offset')
  })

  test('offsetText has seconds only if they are not 0', () => {
    expect([0, 19_800, -18_000, 3208, -1521].map(offsetText)).toEqual([
      '+00:00',
      '+05:30',
      '-05:00',
      '+00:53:28',
      '-00:25:21',
    ])
  })
})

describe('a local time with or without offset', () => {
  test.each([
    ['2026-11-21T10:00', null],
    ['2026-11-21T10:00Z', 0],
    ['2026-11-21 10:00:30.5-03:30', -12_600],
    ['1890-01-01T10:00+00:53:28', 3208],
  ])('%s has the offset %p', (text, offset) => {
    expect(parseInstant(text, 'as_of')).toEqual({
      local: parseDateTime(text.replace(/([+]|-\d\d:|Z).*$/, ''), 'as_of'),
      offset,
    })
  })

  test.each([
    '',
    'now',
    '2026-11-21',
    '2026-11-21T10:00 Z',
    '2026-11-21T10:00+15:00',
    '\n2026-11-21T10:00',
    '2026-11-21T10:00Z\n',
  ])('%j raises a 422 fault', (text) => {
    expect(faultOf(() => parseInstant(text, 'as_of')).field).toBe('as_of')
  })
})

test('a short date has the parts of the text', () => {
  expect(['2026-07-09', '2026-07', '1999', '-000500-01-01'].map(shortDate)).toEqual([
    '9 Jul 2026',
    'Jul 2026',
    '1999',
    '-000500-01-01',
  ])
})

test.each([
  [{ year: 2024, month: 3 }, '2024-03'],
  [{ year: 54, month: 12 }, '0054-12'],
  [{ year: -99, month: 7 }, '-0099-07'],
])('months have years of four digits: %j', (month, text) => {
  expect(monthText(month)).toBe(text)
  expect(monthPart(`${text}-12`)).toBe(text)
  expect(monthPart(`${text}-12T00:00:00Z`)).toBe(text)
})
