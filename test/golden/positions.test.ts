import { describe, expect, test } from 'bun:test'
import type { Body } from '../../src/ephemeris/bodies.ts'
import type { HouseSystem } from '../../src/ephemeris/house-systems.ts'
import type { AngleExpression, HorizonQuery } from '../../src/sky/sky.ts'
import { type JulianDay, plusDays } from '../../src/time/julian-day.ts'
import { separation } from '../../src/zodiac/longitude.ts'
import { sky } from '../world.ts'
import golden from './positions.json'

/**
 * Half an arcsecond. Values are rounded to 1e-7 degree and the moment to 1e-8 day, which affects the Moon and the
 * cusps.
 */
const HALF_ARCSECOND = 0.5 / 3600
const SECOND = 1 / 86400
const SYSTEMS = { P: 'placidus', K: 'koch', W: 'whole-sign', E: 'equal' } satisfies Record<string, HouseSystem>

const HORIZON = {
  hindu_center_norefr: { limb: 'centre', refraction: false, geocentric: true },
  center_refr: { limb: 'centre' },
  upper_limb_refr: {},
} satisfies Record<string, Partial<HorizonQuery>>

const LIMBS: Record<keyof (typeof golden.charts)[0]['limbs'], { of: AngleExpression; span: number }> = {
  tithi: {
    of: {
      terms: [
        { body: 'Moon', factor: 1 },
        { body: 'Sun', factor: -1 },
      ],
    },
    span: 12,
  },
  nakshatra: { of: { terms: [{ body: 'Moon', factor: 1 }], ayanamsha: { id: 'lahiri', factor: 1 } }, span: 360 / 27 },
  yoga: {
    of: {
      terms: [
        { body: 'Moon', factor: 1 },
        { body: 'Sun', factor: 1 },
      ],
      ayanamsha: { id: 'lahiri', factor: 2 },
    },
    span: 360 / 27,
  },
  moon_sign: { of: { terms: [{ body: 'Moon', factor: 1 }], ayanamsha: { id: 'lahiri', factor: 1 } }, span: 30 },
  sun_sign: { of: { terms: [{ body: 'Sun', factor: 1 }], ayanamsha: { id: 'lahiri', factor: 1 } }, span: 30 },
}

describe.each(golden.charts)('$id', (chart) => {
  const at = chart.jd_ut as JulianDay
  const site = { latitude: chart.latitude, longitude: chart.longitude }
  const near = (a: number, b: number, tolerance = HALF_ARCSECOND) => expect(separation(a, b)).toBeLessThan(tolerance)

  test('tropical longitudes', () => {
    for (const [body, [longitude, latitude, speed, declination]] of Object.entries(chart.tropical)) {
      const [place] = sky.positions(at, [body as Body])
      const [equatorial] = sky.equatorial(at, [body as Body])
      near(place!.longitude, longitude!)
      near(place!.latitude, latitude!)
      near(equatorial!.declination, declination!)
      near(place!.longitudeSpeed, speed!)
    }
  })

  test('sidereal places and the ayanamsha', () => {
    const ayanamsha = sky.ayanamsha(at, 'lahiri')
    near(ayanamsha, chart.ayanamsha_lahiri, 1e-6)
    for (const [body, longitude] of Object.entries(chart.sidereal))
      near(sky.positions(at, [body as Body])[0]!.longitude - ayanamsha, longitude)
    const angles = sky.angles(at, site)
    near(angles.ascendant - ayanamsha, chart.ascendant_sidereal)
    near(angles.midheaven - ayanamsha, chart.midheaven_sidereal)
  })

  test('angles and cusps', () => {
    const angles = sky.angles(at, site)
    near(angles.ascendant, chart.ascendant)
    near(angles.midheaven, chart.midheaven)
    near(angles.armc, chart.armc)
    near(angles.vertex, chart.vertex)
    for (const [letter, cusps] of Object.entries(chart.cusps)) {
      const ours = sky.cusps(at, site, SYSTEMS[letter as 'P']).cusps!
      expect(ours.length).toBe(12)
      for (const [i, cusp] of cusps.entries()) near(ours[i]!, cusp)
    }
  })

  test('rise and set', () => {
    const from = chart.local_midnight_ut as JulianDay
    for (const [name, moments] of Object.entries(chart.rise_set_ut)) {
      if (typeof moments === 'number' || moments === null) continue
      const body = name.startsWith('sun') ? 'Sun' : 'Moon'
      const event = name.endsWith('rise') ? 'rise' : 'set'
      for (const [convention, moment] of Object.entries(moments)) {
        const query = {
          event,
          body,
          site,
          from,
          to: plusDays(from, 3),
          ...HORIZON[convention as 'center_refr'],
        } as const
        const [first] = sky.horizon(query)
        expect(Math.abs(first! - moment)).toBeLessThan(SECOND)
      }
    }
  })

  test('ends of limbs', () => {
    for (const [name, [, starts, ends]] of Object.entries(chart.limbs)) {
      const { of, span } = LIMBS[name as 'tithi']
      const crossings = sky.crossings({ of, span, from: plusDays(at, -35), to: plusDays(at, 35) })
      for (const end of [starts!, ends!])
        expect(Math.min(...crossings.map((c) => Math.abs(c.at - end)))).toBeLessThan(SECOND)
    }
  })
})
