import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { addDays, civilOf, clockMs, dateOfDay, dayNumber, daysInMonth, weekday } from '../../src/time/civil.ts'

describe('civil calendar', () => {
  test('agrees with Date, which is proleptic Gregorian too', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 3_000_000 }), (days) => {
        const date = new Date(days * 86_400_000)
        const civil = dateOfDay(days)
        expect(civil).toEqual({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() })
        expect(dayNumber(civil)).toBe(days)
        expect(weekday(civil)).toBe(date.getUTCDay())
      }),
    )
  })

  test('a local time converts to milliseconds and back within a microsecond', () => {
    fc.assert(
      fc.property(fc.integer({ min: -6e16, max: 6e16 }), (micros) => {
        const ms = micros / 1000
        expect(Math.abs(clockMs(civilOf(ms)) - ms)).toBeLessThan(0.01)
      }),
    )
  })

  test('leap years are multiples of 4, but not of 100 unless of 400', () => {
    expect([2023, 2024, 1900, 2000, 0].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 28, 29, 29])
    expect(addDays({ year: 1999, month: 12, day: 31 }, 60)).toEqual({ year: 2000, month: 2, day: 29 })
  })
})
