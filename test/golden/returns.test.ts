import { describe, expect, test } from 'bun:test'
import westernComposite from '../../src/capabilities/western/western-composite-chart.ts'
import westernPlanetaryReturn from '../../src/capabilities/western/western-planetary-return.ts'
import westernSolarReturn from '../../src/capabilities/western/western-solar-return.ts'
import { separation } from '../../src/zodiac/longitude.ts'
import { call } from '../capabilities/call.ts'
import golden from './returns.json'

/**
 * Seconds. kerykeion uses the Moshier series, whose Sun and Moon differ from the files by 0.1 and 1 arcsecond in these years (2.4 and 2
 * seconds of time), and it cuts seconds.
 */
const SECONDS = 4
/** Degrees: in four seconds an angle of a chart moves up to 0.03 degree at 53 north. */
const ANGLE_TOLERANCE = 0.03

const secondsApart = (utc: string, julianDay: number) =>
  Math.abs(Date.parse(utc) / 1000 - (julianDay - 2440587.5) * 86_400)

describe.each(golden.births)('$id', ({ solar_returns, lunar_returns, id: _, ...birth }) => {
  test('solar returns of six years, with their angles', async () => {
    for (const { year, julian_day, ascendant, midheaven, moon } of solar_returns) {
      const answer = await call(westernSolarReturn, { ...birth, year })
      const difference = secondsApart(answer.return_moment.utc, julian_day)
      expect(difference).toBeLessThan(SECONDS)
      expect(separation(answer.ascendant.longitude, ascendant)).toBeLessThan(ANGLE_TOLERANCE)
      expect(separation(answer.midheaven.longitude, midheaven)).toBeLessThan(ANGLE_TOLERANCE)
      expect(separation(answer.planets[1]!.longitude!, moon)).toBeLessThan(0.01)
    }
  })

  test('twelve lunar returns', async () => {
    const first = lunar_returns[0]!
    const after = new Date((first - 1 - 2440587.5) * 86_400_000).toISOString().slice(0, 19)
    const { returns } = await call(westernPlanetaryReturn, { ...birth, planet: 'Moon', count: 13, after: `${after}Z` })
    // The list of the other program proceeds by months and omits a return.
    for (const julianDay of lunar_returns)
      expect(returns.some(({ return_moment }) => secondsApart(return_moment.utc, julianDay) < SECONDS)).toBe(true)
  })
})

test('a composite of midpoints has the places and angles of kerykeion', async () => {
  const { a, b, planets, ascendant, midheaven } = golden.composite
  const person = (id: string) => {
    const { solar_returns: _, lunar_returns: __, id: ___, ...birth } = golden.births.find((row) => row.id === id)!
    return birth
  }
  const answer = await call(westernComposite, { person_a: person(a), person_b: person(b) })
  for (const { planet, longitude } of answer.planets.slice(0, 10))
    expect([planet, separation(longitude!, planets[planet.toLowerCase() as 'sun']) < 5 / 3600]).toEqual([planet, true])
  expect(separation(answer.ascendant.longitude, ascendant)).toBeLessThan(5 / 3600)
  expect(separation(answer.midheaven.longitude, midheaven)).toBeLessThan(5 / 3600)
})
