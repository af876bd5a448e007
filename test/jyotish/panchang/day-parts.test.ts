import { describe, expect, test } from 'bun:test'
import type { PanchangDay } from '../../../src/jyotish/panchang/day.ts'
import {
  durmuhurtas,
  GOWRI_ROWS,
  HALVES,
  OCTANTS,
  type Octant,
  octant,
} from '../../../src/jyotish/panchang/day-parts.ts'
import { goodHours } from '../../../src/jyotish/panchang/good-hours.ts'
import { isAuspiciousYoga, tithiGroup } from '../../../src/jyotish/panchang/limb-natures.ts'
import { fourGhatis } from '../../../src/jyotish/panchang/stars.ts'
import { julianDay, plusDays } from '../../../src/time/julian-day.ts'
import { isoUtc } from '../../../src/time/moment.ts'
import type { Window } from '../../../src/time/window.ts'

const at = (clock: string, day = 1) => {
  const [hours, minutes] = clock.split(':').map(Number) as [number, number]
  return julianDay(Date.UTC(2023, 0, day, hours, minutes))
}
const light = (sunrise: string, sunset: string) => ({
  sunrise: at(sunrise),
  sunset: at(sunset),
  nextSunrise: at(sunrise, 2),
})
/** Formats a window to the minute, for example `16:02-17:21`. */
const text = ({ from, to }: Window) => [from, to].map((jd) => isoUtc(plusDays(jd, 1e-9)).slice(11, 16)).join('-')

describe('eighths of the daytime', () => {
  test('Rahu kaal of a day from 06:00 to 18:00', () => {
    const even = light('06:00', '18:00')
    expect(Array.from({ length: 7 }, (_, weekday) => text(octant('rahu_kaal', weekday, even)))).toEqual([
      '16:30-18:00',
      '07:30-09:00',
      '15:00-16:30',
      '12:00-13:30',
      '13:30-15:00',
      '10:30-12:00',
      '09:00-10:30',
    ])
  })
  // Values that Drik Panchang prints for Sunday 2023-01-01, sunrise 06:45, sunset 17:21, without seconds.
  test('Sunday from 06:45 to 17:21', () => {
    const sunday = light('06:45', '17:21')
    const expectWindow = (octantName: Octant, starts: string, ends: string) => {
      const { from, to } = octant(octantName, 0, sunday)
      expect(Math.abs(from - at(starts)) * 1440).toBeLessThan(1)
      expect(Math.abs(to - at(ends)) * 1440).toBeLessThan(1)
    }
    expectWindow('rahu_kaal', '16:02', '17:21')
    expectWindow('gulika_kaal', '14:42', '16:02')
    expectWindow('yamaganda', '12:03', '13:23')
    expect(text(durmuhurtas(0, sunday)[0]!)).toBe('15:56-16:38')
  })
  test('Monday from 06:45 to 17:22: two durmuhurtas', () => {
    const [first, second] = durmuhurtas(1, light('06:45', '17:22'))
    for (const [window, starts, ends] of [
      [first!, '12:25', '13:07'],
      [second!, '14:32', '15:15'],
    ] as const) {
      expect(Math.abs(window.from - at(starts)) * 1440).toBeLessThan(1)
      expect(Math.abs(window.to - at(ends)) * 1440).toBeLessThan(1)
    }
  })
})

test('Abhijit of a day 06:00-18:00 is 11:36-12:24, of a day 06:45-17:21 about 11:42-12:24', () => {
  const day = (sunrise: string, sunset: string) =>
    goodHours({ light: light(sunrise, sunset), previousSunset: at(sunset, 0), weekday: 0 } as PanchangDay)!
  expect(text(day('06:00', '18:00').abhijit)).toBe('11:36-12:24')
  const { from, to } = day('06:45', '17:21').abhijit
  expect(Math.abs(from - at('11:42')) * 1440).toBeLessThan(1)
  expect(Math.abs(to - at('12:24')) * 1440).toBeLessThan(1)
})

test('a star of 24 hours from 06:00: Ashwini has varjyam 02:00-03:36 and amrita 22:48-00:24', () => {
  const star = { from: at('06:00'), to: at('06:00', 2) }
  expect(text(fourGhatis(star, 50))).toBe('02:00-03:36')
  expect(text(fourGhatis(star, 42))).toBe('22:48-00:24')
})

test('gowri: the first name of a night is the first day name of the fifth weekday', () => {
  expect(GOWRI_ROWS.day.map(([first]) => first!)).toEqual([
    'Uthi',
    'Amirdha',
    'Rogam',
    'Laabam',
    'Dhanam',
    'Sugam',
    'Soram',
  ])
  for (let weekday = 0; weekday < 7; weekday++)
    expect(GOWRI_ROWS.night[weekday]![0]).toBe(GOWRI_ROWS.day[(weekday + 4) % 7]![0])
  for (const half of HALVES) for (const row of GOWRI_ROWS[half]) expect(new Set(row).size).toBe(8)
  for (let weekday = 0; weekday < 7; weekday++)
    expect(GOWRI_ROWS.day[weekday]![OCTANTS.rahu_kaal[weekday]! - 1]).toBe('Visham')
})

test('tithi groups and the nine inauspicious yogas', () => {
  expect([1, 7, 13, 19, 30].map(tithiGroup)).toEqual(['Nanda', 'Bhadra', 'Jaya', 'Rikta', 'Purna'])
  expect(Array.from({ length: 27 }, (_, i) => i + 1).filter((yoga) => !isAuspiciousYoga(yoga))).toHaveLength(9)
})
