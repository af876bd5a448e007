import { describe, expect, test } from 'bun:test'
import vimshottariDasha from '../../src/capabilities/dashas/vimshottari-dasha.ts'
import kpChart from '../../src/capabilities/kp/kp-chart.ts'
import ayuMilan from '../../src/capabilities/matching/ayu-milan.ts'
import varshaphal from '../../src/capabilities/tajika/varshaphal.ts'
import findAscendant from '../../src/capabilities/utilities/find-ascendant.ts'
import birthChart from '../../src/capabilities/vedic-charts/birth-chart.ts'
import type { AyanamshaId } from '../../src/ephemeris/ayanamshas.ts'
import { checkInput } from '../../src/service/input.ts'
import { delhi1947, randomBirths } from './births.ts'
import { call } from './call.ts'

/**
 * Definitions of Swiss Ephemeris without a correction for older precession (sweph.h, `ayanamsa[]`): epoch in UT, and
 * degrees at the epoch.
 */
const DEFINED: [AyanamshaId, AyanamshaId][] = [
  ['babylonian_kugler_1', '-5.66667@-0101-12-29'],
  ['babylonian_kugler_2', '-4.26667@-0101-12-29'],
  ['babylonian_huber', '-4.46667@-0101-12-29T00:00'],
  ['hipparchos', '-9.33333@-0128-06-24T12:00:00'],
  // The moment is exact to a second, in which the ayanamsha changes by 2e-6 arcsecond.
  ['sassanian', '0@0564-03-20T08:59:41'],
]

describe('an ayanamsha by epoch and degrees', () => {
  test('an ayanamsha by epoch equals the named one with the same definition', async () => {
    const births = randomBirths(5, 18)
    for (const [name, ayanamsha] of DEFINED)
      for (const birth of births) {
        const theirs = await call(birthChart, { ...birth, ayanamsha: name })
        const ours = await call(birthChart, { ...birth, ayanamsha })
        expect(Math.abs(ours.ayanamsha.degrees - theirs.ayanamsha.degrees)).toBeLessThan(1.5e-6)
        for (const [i, planet] of ours.planets.entries())
          expect(Math.abs(planet.longitude - theirs.planets[i]!.longitude)).toBeLessThan(2.5e-6)
      }
    const [label, ayanamsha] = DEFINED[0]!
    // The moment of a return is found by a search of its own.
    const year = { ...delhi1947, target_year: 1990 }
    const theirs = await call(varshaphal, { ...year, ayanamsha: label })
    const ours = await call(varshaphal, { ...year, ayanamsha })
    expect(ours.ayanamsha).toBe(ayanamsha)
    expect(Math.abs(Date.parse(ours.return_moment.utc) - Date.parse(theirs.return_moment.utc))).toBeLessThan(1001)
    expect((await call(vimshottariDasha, { ...delhi1947, ayanamsha })).balance_at_birth).toEqual(
      (await call(vimshottariDasha, { ...delhi1947, ayanamsha: label })).balance_at_birth,
    )
  })

  test('Lahiri equals the mean value of the Calendar Reform Committee, within the IAU 1976 error', async () => {
    // 23°15'00.658" at 1956-03-21 is the true value; without nutation 23.245524743 (Swiss Ephemeris, 2.8.2).
    for (const birth of randomBirths(20, 7)) {
      const own = await call(findAscendant, { ...birth, ayanamsha: '23.245524743@1956-03-21' })
      const lahiri = await call(findAscendant, birth)
      expect(Math.abs(own.ascendant.longitude - lahiri.ascendant.longitude) * 3600).toBeLessThan(0.45)
    }
  })

  test('the answer reports the ayanamsha as sent', async () => {
    const { ayanamsha } = await call(birthChart, { ...delhi1947, ayanamsha: '22.5@1900-01-01T06:00' })
    expect(ayanamsha).toMatchObject({ id: '22.5@1900-01-01T06:00', name: '22.5 degrees on 1900-01-01 at 06:00 UT' })
    // 47.5 years at 50.27 arcseconds a year, plus the nutation of the day.
    expect(Math.abs(ayanamsha.degrees - 22.5 - (47.6 * 50.27) / 3600)).toBeLessThan(0.006)
    expect((await call(kpChart, { ...delhi1947, ayanamsha: '22.5@1900-01-01' })).ayanamsha.id).toBe('22.5@1900-01-01')
  })

  test.each([
    '22.5',
    '22.5@',
    '22.5@1900-02-29',
    '22.5@1900-13-01',
    '400@1900-01-01',
    '22.5@1900-01-01T24:00',
    'laheeri',
  ])('rejects %s with its field', (ayanamsha) => {
    const fault = (schema: Parameters<typeof checkInput>[0], input: object) => {
      try {
        checkInput(schema, input as Parameters<typeof checkInput>[1])
      } catch (raised) {
        return raised
      }
    }
    expect(fault(birthChart.input, { ...delhi1947, ayanamsha })).toMatchObject({ status: 422, field: 'ayanamsha' })
    const pair = { groom: delhi1947, bride: { ...delhi1947, ayanamsha } }
    expect(fault(ayuMilan.input, pair)).toMatchObject({ status: 422, field: 'bride.ayanamsha' })
    expect(String(fault(birthChart.input, { ...delhi1947, ayanamsha }))).toContain('23.15@1950-01-01')
  })
})
