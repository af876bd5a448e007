import { describe, expect, test } from 'bun:test'
import synastryAspects from '../../../src/capabilities/western/synastry-aspects.ts'
import synastryChart from '../../../src/capabilities/western/synastry-chart.ts'
import westernDailyTransit from '../../../src/capabilities/western/western-daily-transit.ts'
import westernNatalChart from '../../../src/capabilities/western/western-natal-chart.ts'
import westernPlanetaryReturn from '../../../src/capabilities/western/western-planetary-return.ts'
import westernProgressions from '../../../src/capabilities/western/western-progressions.ts'
import westernSolarReturn from '../../../src/capabilities/western/western-solar-return.ts'
import westernTransitDates from '../../../src/capabilities/western/western-transit-dates.ts'
import westernTransitWheel from '../../../src/capabilities/western/western-transit-wheel.ts'
import { AYANAMSHA_IDS, siderealZero } from '../../../src/ephemeris/ayanamshas.ts'
import { sample } from '../../long.ts'
import { apart, FLAGS, sweph } from '../../native/oracle.ts'
import { call, rejectedField } from '../call.ts'
import { einstein, lennon, ono } from './births.ts'

const { constants: c } = sweph
const jdOf = (utc: string) => Date.parse(utc) / 86_400_000 + 2_440_587.5
const BIRTH = jdOf('1879-03-14T10:50:00Z')
const ARCSECOND = 1 / 3600
const sidereal = { zodiac: 'sidereal' } as const

type Ayanamsha = (typeof AYANAMSHA_IDS)[number]
/** The sidereal longitude of a body by sweph. */
const longitudeAt = (jd: number, body: number, ayanamsha: Ayanamsha = 'fagan_bradley') => {
  const { mode } = siderealZero(ayanamsha)
  sweph.set_sid_mode(mode, 0, 0)
  return sweph.calc_ut(jd, body, FLAGS | c.SEFLG_SIDEREAL).data[0]!
}

// The rule of the sidereal solar return: the Sun has its natal sidereal longitude (Powell and Treadgold, The Sidereal Zodiac, 1979, from
// memory). Tolerance: the printed second, in which the Sun moves 0.04 arcsecond
describe('the sidereal solar return', () => {
  test.each(
    sample(
      AYANAMSHA_IDS.filter((_, i) => i % 6 === 0),
      AYANAMSHA_IDS,
    ).map((id) => [id]),
  )('by %s: the Sun has its natal sidereal longitude within 0.1 arcsecond', async (ayanamsha) => {
    const { return_moment, planets, frame } = await call(westernSolarReturn, {
      ...einstein,
      ...sidereal,
      ayanamsha,
      year: 1950,
    })
    const at = jdOf(return_moment.utc)
    const natal = longitudeAt(BIRTH, c.SE_SUN, ayanamsha)
    expect(apart(longitudeAt(at, c.SE_SUN, ayanamsha), natal)).toBeLessThan(0.1 * ARCSECOND)
    expect(apart(planets[0]!.longitude!, natal)).toBeLessThan(0.1 * ARCSECOND)
    expect(frame!.zodiac).toBe('sidereal')
  })

  test('71 years after birth it is about a day after the tropical one', async () => {
    const momentOf = async (options: object) =>
      jdOf(
        (await call(westernSolarReturn, { ...einstein, ...options, year: 1950, format: 'short_text' })).return_moment
          .utc,
      )
    const later = (await momentOf(sidereal)) - (await momentOf({}))
    // Precession of 71 years, 0.991 degree, at 0.997 degree a day on 14 March.
    expect(later).toBeGreaterThan(0.98)
    expect(later).toBeLessThan(1.01)
    // The precession-corrected return is the same moment in the tropical zodiac.
    expect(Math.abs((await momentOf({ precession_corrected: true })) - (await momentOf(sidereal)))).toBeLessThan(1e-9)
  })
})

test('sidereal returns of a planet are at its natal sidereal longitude', async () => {
  for (const [planet, body] of [
    ['Moon', c.SE_MOON],
    ['Jupiter', c.SE_JUPITER],
    ['Saturn', c.SE_SATURN],
  ] as const) {
    const { returns, natal_longitude } = await call(westernPlanetaryReturn, {
      ...einstein,
      ...sidereal,
      ayanamsha: 'lahiri',
      planet,
      after: '1930-01-01',
      count: 2,
    })
    const natal = longitudeAt(BIRTH, body, 'lahiri')
    expect(apart(natal_longitude, natal)).toBeLessThan(1e-5)
    // A printed second: the Moon moves 0.6 arcsecond in it.
    for (const { return_moment } of returns)
      expect(apart(longitudeAt(jdOf(return_moment.utc), body, 'lahiri'), natal)).toBeLessThan(0.4 * ARCSECOND)
  }
})

test('sidereal progressions have the sidereal places of the progressed moment', async () => {
  for (const angle_method of ['solar_arc_mc', 'naibod_mc', 'mean_quotidian'] as const) {
    const input = { ...westernProgressions.example, angle_method, ayanamsha: 'raman' as const }
    const tropical = await call(westernProgressions, { ...westernProgressions.example, angle_method })
    const { progressed_moment, planets, ascendant, midheaven, sign_changes } = await call(westernProgressions, {
      ...input,
      ...sidereal,
    })
    const at = progressed_moment.julian_day
    for (const [body, planet] of planets.slice(0, 10).entries())
      expect(apart(planet.longitude!, longitudeAt(at, body, 'raman'))).toBeLessThan(1e-5)
    const zeroPoint = tropical.planets[0]!.longitude! - planets[0]!.longitude!
    expect(apart(tropical.ascendant.longitude - zeroPoint, ascendant.longitude)).toBeLessThan(2e-6)
    expect(apart(tropical.midheaven.longitude - zeroPoint, midheaven.longitude)).toBeLessThan(2e-6)
    for (const { planet, date } of sign_changes.filter((change) => change.planet === 'Moon')) {
      // In half a day of life the progressed Moon moves up to 76 arcseconds.
      const life = (jdOf(`${date}T12:00:00Z`) - BIRTH) / 365.24219
      const degrees = longitudeAt(BIRTH + life, c.SE_MOON, 'raman') % 30
      expect([planet, Math.min(degrees, 30 - degrees) < 80 * ARCSECOND]).toEqual([planet, true])
    }
  }
})

describe('sidereal transits', () => {
  test('the events of a year have the sidereal places of natal aspects', async () => {
    const { transit_events, frame } = await call(westernTransitDates, {
      ...einstein,
      ...sidereal,
      ayanamsha: 'lahiri',
      start_date: '2025-01-01',
      days_ahead: 365,
      planets: ['Mercury', 'Mars', 'Jupiter'],
      natal_points: ['Sun'],
    })
    const natal = longitudeAt(BIRTH, c.SE_SUN, 'lahiri')
    const bodies = { Mercury: c.SE_MERCURY, Mars: c.SE_MARS, Jupiter: c.SE_JUPITER } as const
    expect(transit_events.length).toBeGreaterThan(10)
    for (const { exact_at, transit_planet, transit_longitude, aspect } of transit_events) {
      const place = longitudeAt(jdOf(exact_at), bodies[transit_planet as 'Mars'], 'lahiri')
      expect(apart(place, transit_longitude)).toBeLessThan(ARCSECOND)
      const angle = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 }[aspect]
      expect(Math.abs(apart(natal, transit_longitude) - angle)).toBeLessThan(1e-5)
    }
    expect(frame).toMatchObject({ zodiac: 'sidereal' })
  })

  test('paths, tables and lunations are in the same zodiac', async () => {
    const { paths, ephemeris, lunation_hits } = await call(westernTransitDates, {
      ...einstein,
      ...sidereal,
      start_date: '2025-01-01',
      days_ahead: 365,
      planets: ['Mars', 'Ceres'],
      path_step: 30,
      ephemeris: { step_hours: 720 },
      lunations: {},
    })
    const start = jdOf('2025-01-01T00:00:00Z')
    const mars = longitudeAt(start, c.SE_MARS)
    expect(apart(paths[0]!.longitudes[0]!, mars)).toBeLessThan(1e-5)
    expect(apart(ephemeris![0]!.positions.Mars!.longitude, mars)).toBeLessThan(1e-5)
    expect(apart(ephemeris![0]!.positions.Ceres!.longitude, longitudeAt(start, c.SE_CERES))).toBeLessThan(1e-5)
    expect(lunation_hits!.length).toBeGreaterThan(0)
    // The Moon moves half an arcsecond in a second.
    for (const { at, longitude } of lunation_hits!)
      expect(apart(longitude, longitudeAt(jdOf(at), c.SE_MOON))).toBeLessThan(ARCSECOND)
  })

  test('the wheel and the day compare sidereal places, with their periods', async () => {
    const { transit, transit_to_natal_aspects } = await call(westernTransitWheel, {
      ...einstein,
      ...sidereal,
      as_of: '2025-03-01T00:00',
      image: false,
    })
    expect(apart(transit.planets[4]!.longitude!, longitudeAt(jdOf('2025-03-01T00:00:00Z'), c.SE_MARS))).toBeLessThan(
      1e-5,
    )
    const ofSun = transit_to_natal_aspects.filter(
      ({ transit_planet, aspect }) => transit_planet === 'Sun' && aspect !== 'opposition',
    )
    expect(ofSun.length).toBeGreaterThan(0)
    const { planets } = await call(westernNatalChart, { ...einstein, ...sidereal })
    const angles = { conjunction: 0, sextile: 60, square: 90, trine: 120, quincunx: 150 } as Record<string, number>
    for (const { natal_planet, aspect, period } of ofSun) {
      const natal = planets.find(({ planet }) => planet === natal_planet)
      if (!natal) continue
      const sun = longitudeAt(jdOf(period.exact[0]!), c.SE_SUN)
      expect(Math.abs(apart(sun, natal.longitude!) - angles[aspect]!)).toBeLessThan(ARCSECOND)
    }
    const day = await call(westernDailyTransit, { ...einstein, ...sidereal, date: '2025-03-01' })
    expect(day.sun_sign).toBe('Pisces')
    expect(day.frame!.zodiac).toBe('sidereal')
  })
})

describe('synastry', () => {
  const both = { person_a: lennon, person_b: ono }

  test('sidereal contacts differ by the precession between the births', async () => {
    const tropical = await call(synastryChart, both)
    const { inter_aspects, person_a, frame } = await call(synastryChart, { ...both, ...sidereal })
    const jd = jdOf('1940-10-09T17:30:00Z')
    expect(apart(person_a.sun.longitude, longitudeAt(jd, c.SE_SUN))).toBeLessThan(1e-5)
    expect(frame!.ayanamsha).toBe('Fagan-Bradley')
    const orbOf = (rows: typeof inter_aspects) =>
      rows.find((row) => row.person_a_planet === 'Sun' && row.person_b_planet === 'Venus')?.orb ?? Number.NaN
    // 7.64 years of 50.3 arcseconds.
    const difference = Math.abs(orbOf(inter_aspects) - orbOf(tropical.inter_aspects))
    expect(Math.abs(difference - (7.64 * 50.3) / 3600)).toBeLessThan(0.004)
  })

  test('draconic charts begin with the node of each person', async () => {
    const { person_a, person_b } = await call(synastryChart, { ...both, zodiac: 'draconic' })
    for (const { planets } of [person_a, person_b])
      expect(Math.min(planets[11]!.longitude!, 360 - planets[11]!.longitude!)).toBeLessThan(1e-6)
    const { person_a: a } = await call(synastryAspects, { ...both, zodiac: 'draconic' })
    expect(a.sun_sign).toBe(person_a.sun.sign)
  })

  test('both persons have one ayanamsha', async () => {
    const withNames = (a: 'lahiri' | undefined, b: 'lahiri' | 'raman') => ({
      person_a: { ...lennon, ...(a && { ayanamsha: a }) },
      person_b: { ...ono, ayanamsha: b },
      ...sidereal,
    })
    expect(await rejectedField(synastryChart, withNames('lahiri', 'raman'))).toBe('person_b.ayanamsha')
    const { frame } = await call(synastryChart, withNames(undefined, 'raman'))
    expect(frame!.ayanamsha).toContain('Raman')
  })
})

test('combinations without a meaning are rejected by name', async () => {
  const dates = { ...einstein, ...sidereal, start_date: '2025-01-01', days_ahead: 30 }
  expect(
    await rejectedField(westernSolarReturn, { ...einstein, ...sidereal, precession_corrected: true, year: 1950 }),
  ).toBe('precession_corrected')
  expect(await rejectedField(westernTransitDates, { ...dates, election: { moon: 'waxing' } })).toBe('election')
  expect(await rejectedField(westernTransitDates, { ...dates, aspects: ['antiscion'] })).toBe('aspects')
  expect(await rejectedField(westernTransitWheel, { ...einstein, ...sidereal, aspects: ['antiscion'] })).toBe('aspects')
})
