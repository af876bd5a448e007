import { describe, expect, test } from 'bun:test'
import type { NamedAyanamsha } from '../../src/ephemeris/ayanamshas.ts'
import type { JulianDay } from '../../src/time/julian-day.ts'
import { type FramedChart, framedChart, USUAL_FRAME } from '../../src/western/chart-frame.ts'
import { HOUSE_CODES, type HouseChoice, houseCodeOf, housesAt } from '../../src/western/houses.ts'
import { separation } from '../../src/zodiac/longitude.ts'
import { sky } from '../world.ts'
import golden from './kerykeion.json'

/** Half an arcsecond, in degrees. kerykeion uses the Moshier series instead of files, but cusps do not depend on it. */
const CUSP_TOLERANCE = 0.5 / 3600
/**
 * With the Moshier series sweph gives the places of kerykeion to 0.002 arcsecond. These series differ from the files by up to 6.7
 * arcseconds (Pluto in 2200).
 */
const PLACE_TOLERANCE = 10 / 3600

/** Names of kerykeion for the ayanamshas of Swiss Ephemeris. */
const AYANAMSHA_OF: Record<string, NamedAyanamsha | null> = {
  ALDEBARAN_15TAU: 'aldebaran_15_taurus',
  BABYL_ETPSC: 'babylonian_eta_piscium',
  BABYL_HUBER: 'babylonian_huber',
  BABYL_KUGLER1: 'babylonian_kugler_1',
  BABYL_KUGLER2: 'babylonian_kugler_2',
  BABYL_KUGLER3: 'babylonian_kugler_3',
  DELUCE: 'deluce',
  DJWHAL_KHUL: 'djwhal_khul',
  FAGAN_BRADLEY: 'fagan_bradley',
  HIPPARCHOS: 'hipparchos',
  JN_BHASIN: 'jn_bhasin',
  KRISHNAMURTI: 'krishnamurti',
  LAHIRI: 'lahiri',
  RAMAN: 'raman',
  SASSANIAN: 'sassanian',
  USHASHASHI: 'ushashashi',
  YUKTESHWAR: 'yukteshwar',
  // Fixed frames of Swiss Ephemeris, which are not ayanamshas.
  B1950: null,
  J1900: null,
  J2000: null,
}
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

describe.each(golden.charts)('$id', ({ julian_day, latitude, longitude, ...expected }) => {
  const at = julian_day as JulianDay
  const site = { latitude, longitude }
  const framed = (frame: Partial<typeof USUAL_FRAME>) =>
    framedChart(at, site, 'P', { ...USUAL_FRAME, ...frame }, sky) as FramedChart

  test('cusps of every house system', () => {
    for (const [letter, cusps] of Object.entries(expected.cusps)) {
      const code = houseCodeOf(letter as HouseChoice)
      expect(HOUSE_CODES).toContain(code)
      const { houses } = housesAt(at, site, code, sky)
      for (const [i, cusp] of cusps.entries())
        expect([letter, i + 1, separation(houses.cusps[i]!, cusp) < CUSP_TOLERANCE]).toEqual([letter, i + 1, true])
    }
  })

  test('topocentric and heliocentric planets', () => {
    for (const centre of ['topocentric', 'heliocentric'] as const) {
      const { point } = framed({ centre })
      for (const [planet, place] of Object.entries(expected[centre])) {
        const ours = point[capital(planet) as 'Mars'] as { longitude: number } | undefined
        // kerykeion lists the Earth's own position as the Moon or the Sun of a heliocentric chart.
        if (centre === 'heliocentric' && (planet === 'sun' || planet === 'moon')) continue
        expect([planet, separation(ours!.longitude, place) < PLACE_TOLERANCE]).toEqual([planet, true])
      }
    }
  })

  test('the Moon and the Ascendant by each ayanamsha', () => {
    for (const [name, [moon, ascendant]] of Object.entries(expected.sidereal)) {
      const id = AYANAMSHA_OF[name]
      if (!id) continue
      const chart = framed({ zodiac: 'sidereal', ayanamsha: id })
      expect([name, separation(chart.point.Moon.longitude, moon!) < PLACE_TOLERANCE]).toEqual([name, true])
      expect([name, separation(chart.ascendant, ascendant!) < CUSP_TOLERANCE]).toEqual([name, true])
    }
  })
})
