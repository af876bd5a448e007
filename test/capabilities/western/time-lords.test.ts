import { describe, expect, test } from 'bun:test'
import westernArabicLots from '../../../src/capabilities/western/western-arabic-lots.ts'
import westernTimeLords from '../../../src/capabilities/western/western-time-lords.ts'
import type { JulianDay } from '../../../src/time/julian-day.ts'
import { LOT_NAMES } from '../../../src/western/lots.ts'
import { firdaria, releasingPeriods, releasingSubPeriods } from '../../../src/western/time-lords.ts'
import { norm, separation } from '../../../src/zodiac/longitude.ts'
import { call, rejectedField } from '../call.ts'
import { einstein, lennon, north } from './births.ts'

const within = (text: string | undefined, expected: string, seconds = 60) =>
  expect(Math.abs(Date.parse(text!) - Date.parse(expected)) / 1000).toBeLessThanOrEqual(seconds)

describe('lots', () => {
  // by hand from positions of Swiss Ephemeris 2.10
  test('Einstein, by day: lots equal the calculation by hand', async () => {
    const { lots, day_birth } = await call(westernArabicLots, einstein)
    expect(day_birth).toBe(true)
    const expected = {
      Fortune: 2.66457,
      Spirit: 200.62824,
      Eros: 278.00317,
      Necessity: 101.16709,
      Courage: 167.39675,
      Victory: 228.50226,
      Nemesis: 100.12114,
    }
    for (const [name, longitude] of Object.entries(expected))
      expect(separation(lots.find((lot) => lot.name === name)!.longitude!, longitude)).toBeLessThan(2e-4)
    expect(lots.map(({ name }) => name)).toEqual([...LOT_NAMES])
  })

  test('Lennon, by night: Fortune and Spirit are mirrored at the Ascendant', async () => {
    const night = await call(westernArabicLots, lennon)
    expect(night.day_birth).toBe(false)
    expect(separation(night.lots[0]!.longitude!, 272.4324)).toBeLessThan(2e-4)
    for (const birth of [einstein, lennon])
      for (const sect_reversal of [true, false]) {
        const { lots, ascendant_longitude } = await call(westernArabicLots, { ...birth, sect_reversal })
        expect(separation(norm(lots[0]!.longitude! + lots[1]!.longitude!), norm(2 * ascendant_longitude))).toBeLessThan(
          1e-5,
        )
      }
    const always = await call(westernArabicLots, { ...lennon, sect_reversal: false })
    expect(always.lots[0]!.formula).toBe('Asc + Moon - Sun')
  })

  test('within the polar circle lots that need cusps are null', async () => {
    const { lots } = await call(westernArabicLots, { ...north(70), house_system: 'P' })
    expect(lots.filter(({ longitude }) => longitude === null).map(({ name }) => name)).toEqual([
      'Death',
      'Travel',
      'Substance',
    ])
    const whole = await call(westernArabicLots, { ...north(70), house_system: 'W' })
    expect(whole.lots.every(({ longitude }) => longitude !== null)).toBe(true)
  })
})

describe('time lords', () => {
  const in1905 = { ...einstein, as_of: '1905-06-30T12:00Z' }

  test('Einstein: profections equal the reference', async () => {
    const { profection } = await call(westernTimeLords, in1905)
    const { annual, monthly, daily, years } = profection!
    expect(annual).toMatchObject({ age: 26, sign: 'Virgo', house: 3, lord: 'Mercury' })
    within(annual.start, '1905-03-14T18:12:59Z', 2)
    within(annual.end, '1906-03-15T00:10:58Z', 2)
    expect(monthly).toMatchObject({ sign: 'Sagittarius', lord: 'Jupiter' })
    within(monthly.start, '1905-06-14T01:42:28Z', 2)
    within(monthly.end, '1905-07-14T12:12:18Z', 2)
    expect(daily.sign).toBe('Gemini')
    within(daily.start, '1905-06-29T06:57:23Z', 2)
    expect(years).toHaveLength(10)
    expect(years[1]).toMatchObject({ age: 27, sign: 'Libra', start: years[0]!.end })
  })

  test('firdaria sum to 75 years by day and by night', async () => {
    for (const day of [true, false])
      expect(firdaria(0 as JulianDay, day, 75).reduce((sum, { years }) => sum + years, 0)).toBe(75)
    const answer = await call(westernTimeLords, in1905)
    expect(answer.firdaria!.current).toMatchObject({ major: 'Mercury', minor: 'Mars' })
    within(answer.firdaria!.current.start, '1904-08-18T00:55:49Z')
    within(answer.firdaria!.current.end, '1906-06-27T08:17:49Z')
    within(answer.firdaria!.periods[0]!.start, '1897-03-13T19:27:49Z')
    within(answer.firdaria!.periods[0]!.end, '1910-03-14T23:01:48Z')
  })

  test('Einstein: releasing from Spirit equals the reference', async () => {
    const { zodiacal_releasing } = await call(westernTimeLords, { ...in1905, years_ahead: 40 })
    const { current, start_sign, periods } = zodiacal_releasing!
    expect(start_sign).toBe('Libra')
    expect([current.l1.sign, current.l2.sign, current.l3.sign, current.l4.sign]).toEqual([
      'Sagittarius',
      'Aquarius',
      'Taurus',
      'Leo',
    ])
    within(current.l1.start, '1901-11-14T10:50:00Z')
    within(current.l1.end, '1913-09-12T10:50:00Z')
    within(current.l2.start, '1905-01-27T10:50:00Z')
    within(current.l2.end, '1907-07-16T10:50:00Z')
    within(current.l3.start, '1905-06-18T22:50:00Z')
    within(current.l3.end, '1905-07-08T22:50:00Z')
    within(current.l4.start, '1905-06-29T23:50:00Z')
    const loosing = periods.flatMap(({ sign, sub_periods }) =>
      sub_periods.filter(({ loosing_of_bond }) => loosing_of_bond).map((sub) => ({ parent: sign, ...sub })),
    )
    expect(loosing[0]).toMatchObject({ parent: 'Capricorn', sign: 'Cancer' })
    within(loosing[0]!.start, '1931-01-11T10:50:00Z')
  })

  test('the bond is loosed once, in six signs only', () => {
    const all = releasingPeriods(0 as JulianDay, 0, 211 * 360 - 1)
    expect(all).toHaveLength(12)
    const signs = all
      .filter((parent) => releasingSubPeriods(parent).some(({ loosing }) => loosing))
      .map(({ sign }) => sign)
    expect(signs).toEqual([2, 3, 4, 5, 9, 10])
    for (const parent of all) {
      const parts = releasingSubPeriods(parent)
      expect(parts.filter(({ loosing }) => loosing).length).toBeLessThanOrEqual(1)
      expect(parts.at(-1)!.to).toBe(parent.to)
    }
    expect(all[9]!.to - all[9]!.from).toBe(27 * 360)
  })

  test('returns a single technique, and rejects a date before birth', async () => {
    const answer = await call(westernTimeLords, { ...in1905, techniques: ['firdaria'] })
    expect([answer.profection, answer.zodiacal_releasing]).toEqual([null, null])
    expect(await rejectedField(westernTimeLords, { ...einstein, as_of: '1870-01-01' })).toBe('as_of')
  })
})
