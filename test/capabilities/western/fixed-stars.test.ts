import { describe, expect, test } from 'bun:test'
import { Value } from '@sinclair/typebox/value'
import { westernNatal } from '../../../src/capabilities/shared/tropical/birth.ts'
import westernFixedStars from '../../../src/capabilities/western/western-fixed-stars.ts'
import { plusDays } from '../../../src/time/julian-day.ts'
import { fixedStars, geometricSunrise } from '../../../src/western/fixed-stars.ts'
import { CLASSICAL_PLANETS } from '../../../src/western/points.ts'
import { ORACLE_BODY, sweph } from '../../native/oracle.ts'
import { sky, worldAt } from '../../world.ts'
import { call } from '../call.ts'
import { einstein, lennon, north, ono } from './births.ts'

const greenwich = (datetime: string) => ({ datetime, utc_offset: '+00:00', latitude: 51.48, longitude: 0 })
const longitudes = async (datetime: string) => {
  const { stars } = await call(westernFixedStars, greenwich(datetime))
  return (name: string) => stars.find(({ star }) => star === name)!.longitude
}

describe('longitudes', () => {
  // Swiss Ephemeris alone; within 0.002 degree
  test('longitudes at J2000 equal the reference', async () => {
    const of = await longitudes('2000-01-01T11:58:55.816')
    const known = {
      Regulus: 149.829,
      Spica: 203.836,
      Aldebaran: 69.79,
      Algol: 56.168,
      Sirius: 104.085,
      Antares: 249.753,
      Fomalhaut: 333.853,
    }
    for (const [star, longitude] of Object.entries(known))
      expect(Math.abs(of(star) - longitude), star).toBeLessThan(0.002)
  })

  test('Regulus entered Virgo in 2011', async () => {
    expect((await longitudes('2011-01-01T00:00'))('Regulus')).toBeCloseTo(149.9907, 4)
    expect((await longitudes('2012-01-01T00:00'))('Regulus')).toBeCloseTo(150.0044, 4)
  })
})

describe('conjunctions', () => {
  test.each([einstein, lennon, ono])('lists exactly the conjunctions within the orb', async (birth) => {
    const [narrow, wide] = [await call(westernFixedStars, birth), await call(westernFixedStars, { ...birth, orb: 3 })]
    expect(wide.conjunctions.length).toBeGreaterThan(0)
    expect(narrow.conjunctions).toEqual(wide.conjunctions.filter(({ orb }) => orb < 1))
    for (const { orb } of wide.conjunctions) expect(orb).toBeLessThan(3)
  })

  // The Midheaven of the reference chart, 342.8399
  test('Einstein has Achernar on the Midheaven', async () => {
    const { conjunctions, stars } = await call(westernFixedStars, { ...einstein, orb: 1.5 })
    const row = conjunctions.find(({ star, planet }) => star === 'Achernar' && planet === 'Midheaven')!
    const { longitude } = stars.find(({ star }) => star === 'Achernar')!
    expect(row.orb).toBeCloseTo(Math.abs(longitude - 342.8399), 3)
    expect(row.meaning).toContain('of the nature of Jupiter')
  })

  test.each([0.09, 3.01])('rejects an orb of %f', (orb) => {
    expect(Value.Check(westernFixedStars.input, { ...einstein, orb })).toBe(false)
  })
})

describe('parans', () => {
  const { constants: c } = sweph
  const CODE = {
    rise: c.SE_CALC_RISE | c.SE_BIT_DISC_CENTER | c.SE_BIT_NO_REFRACTION,
    set: c.SE_CALC_SET | c.SE_BIT_DISC_CENTER | c.SE_BIT_NO_REFRACTION,
    culmination: c.SE_CALC_MTRANSIT,
    anti_culmination: c.SE_CALC_ITRANSIT,
  }
  const WORDS = Object.keys(CODE) as (keyof typeof CODE)[]
  const MINUTE = 1 / 1440

  /** Rising and culminations by swe_rise_trans. */
  const after = (body: number | string, word: keyof typeof CODE, from: number, [lon, lat]: [number, number]) => {
    const [number, star] = typeof body === 'string' ? [0, body] : [body, '']
    const { data, flag } = sweph.rise_trans(from, number, star, c.SEFLG_SWIEPH, CODE[word], [lon, lat, 0], 0, 0)
    return flag === 0 ? data : null
  }

  test.each([einstein, lennon, ono])('equal swe_rise_trans for every star', async (birth) => {
    const answer = await call(westernFixedStars, birth)
    const { chart, site } = westernNatal(birth, worldAt())
    const sunrise = geometricSunrise(chart.at, site, sky)!
    const where: [number, number] = [site.longitude, site.latitude]
    const planets = CLASSICAL_PLANETS.flatMap((planet) =>
      WORDS.flatMap((word) => {
        const moment = after(ORACLE_BODY[planet], word, sunrise - 5e-5, where)
        return moment !== null && moment < sunrise + 1 ? [{ planet, word, moment }] : []
      }),
    )
    const expected = new Map<string, number>()
    const stars = fixedStars(chart.at, sky).map(({ star }) => star)
    for (const star of stars.filter((each) => !answer.day_visible_notes.join().includes(`${each} never rises`)))
      for (const starWord of WORDS)
        for (const { planet, word, moment } of planets) {
          const name = star === 'Zubeneschamali' ? 'Zuben Eschamali' : star
          const event = after(name, starWord, moment - 3 * MINUTE, where)
          const minutes = event === null ? 99 : Math.abs(event - moment) / MINUTE
          if (minutes < 3) expected.set(`${star} ${starWord} ${planet} ${word}`, minutes)
        }
    const matches = new Map(
      answer.parans.map((row) => [
        `${row.star} ${row.star_event} ${row.planet} ${row.planet_event}`,
        row.minutes_apart,
      ]),
    )
    expect(matches.size).toBe(answer.parans.length)
    expect(matches.size).toBeGreaterThan(0)
    for (const [key, minutes] of matches) expect(Math.abs(expected.get(key)! - minutes), key).toBeLessThan(0.05)
    for (const [key, minutes] of expected) if (minutes < 1.95) expect(matches.has(key), key).toBe(true)
  })

  test('the heliacal stars are the last to rise and set before the Sun', async () => {
    const { heliacal } = await call(westernFixedStars, lennon)
    // 1940-10-09, Liverpool
    const at = 2429912.229167
    const site = { latitude: lennon.latitude, longitude: lennon.longitude }
    const sunrise = geometricSunrise(at as never, site, sky)!
    const last = (word: 'rise' | 'set') => {
      const times = fixedStars(at as never, sky).flatMap(({ star }) => {
        const name = star === 'Zubeneschamali' ? 'Zuben Eschamali' : star
        const moment = after(name, word, plusDays(sunrise, -0.9972), [site.longitude, site.latitude])
        return moment !== null && moment <= sunrise ? [{ star, moment }] : []
      })
      return times.sort((a, b) => b.moment - a.moment)[0]!.star
    }
    expect(heliacal).toEqual({ rising_star: last('rise'), setting_star: last('set') })
  })

  test('can be left out', async () => {
    const answer = await call(westernFixedStars, { ...einstein, parans: false })
    expect(answer.parans).toEqual([])
    expect(answer.heliacal).not.toBeNull()
  })
})

test('Ulm: Capella never sets and Acrux never rises; at the equator every star does both', async () => {
  const { day_visible_notes } = await call(westernFixedStars, einstein)
  expect(day_visible_notes).toContain('Capella is circumpolar at latitude 48.4: it never sets.')
  expect(day_visible_notes).toContain('Acrux never rises at latitude 48.4.')
  expect((await call(westernFixedStars, { ...einstein, latitude: 0 })).day_visible_notes).toEqual([])
  const south = await call(westernFixedStars, { ...einstein, latitude: -48.4 })
  expect(south.day_visible_notes).toContain('Acrux is circumpolar at latitude -48.4: it never sets.')
})

test('midsummer at 70 north: no sunrise and no parans, with a warning; stars remain', async () => {
  const answer = await call(westernFixedStars, north(70))
  expect([answer.parans, answer.heliacal]).toEqual([[], null])
  expect(answer.warnings.length).toBe(2)
  expect(answer.stars.every(({ house }) => house === null)).toBe(true)
  expect((await call(westernFixedStars, north(90))).warnings.join()).toContain('`latitude` 90 is a pole')
})
