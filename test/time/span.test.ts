import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { civilOf } from '../../src/time/civil.ts'
import { julianDay } from '../../src/time/julian-day.ts'
import { clockInstants, instantsOf, isoLocal, isoLocalWithin } from '../../src/time/moment.ts'
import { fixedZone, withMeanTime, zoneNamed } from '../../src/time/zones.ts'

const named = ['America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Africa/Casablanca', 'Asia/Manila'].map(
  (name) => zoneNamed(name)!,
)
const zones = [...named, fixedZone(19_800), withMeanTime(zoneNamed('Asia/Kolkata')!, 18_000)]
const YEAR = 3.1557e10

describe('isoLocalWithin', () => {
  test('agrees with isoLocal', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: -130, max: 60 }),
        fc.array(fc.double({ min: 0, max: 120, noNaN: true }), { minLength: 1, maxLength: 20 }),
        (zone, first, years) => {
          const [from, to] = [first * YEAR, (first + 120) * YEAR].map(julianDay) as [never, never]
          const write = isoLocalWithin(zone, from, to)
          for (const each of years) {
            const jd = julianDay((first + each) * YEAR)
            expect(write(jd)).toBe(isoLocal(jd, zone))
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('instantsOf', () => {
  test('agrees with clockInstants in a fold, in a gap and elsewhere', () => {
    const newYork = zoneNamed('America/New_York')!
    const at = (month: number, day: number, hour: number) => ({ year: 2024, month, day, hour, minute: 30, second: 0 })
    expect(instantsOf(at(11, 3, 1), newYork)).toEqual([Date.UTC(2024, 10, 3, 5, 30), Date.UTC(2024, 10, 3, 6, 30)])
    expect(instantsOf(at(3, 10, 2), newYork)).toEqual([])
    expect(instantsOf(at(6, 1, 12), newYork)).toEqual([Date.UTC(2024, 5, 1, 16, 30)])
    fc.assert(
      fc.property(fc.constantFrom(...named), fc.integer({ min: 0, max: 4e9 }), (zone, seconds) => {
        const local = civilOf(seconds * 1000)
        expect(instantsOf(local, zone)).toEqual(clockInstants(local, zone).map(({ epochMs }) => epochMs))
      }),
      { numRuns: 200 },
    )
  })
})
