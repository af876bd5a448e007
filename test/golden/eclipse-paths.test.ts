import { describe, expect, test } from 'bun:test'
import sweph from 'sweph'
import { umbraOnEarth } from '../../src/sky/eclipse-path.ts'
import { asin, atan2, cos, kilometresBetween, type Spherical, sin, wrapLongitude } from '../../src/sky/sphere.ts'
import { julianDay, plusDays } from '../../src/time/julian-day.ts'
import { sky } from '../world.ts'
import golden from './eclipse-paths.json'

type Pair = [latitude: number, longitude: number]

/** Degrees that the Earth turns in a second. */
const TURN = 15.041067 / 3600

/** Our umbra at a moment of UT, with the terrestrial time and the rotation of the Earth that NASA uses. */
const asNasa = (date: string, time: string, deltaT: number) => {
  const at = julianDay(Date.parse(`${date}T${time}:00Z`))
  const ahead = deltaT - sweph.deltat(at) * 86_400
  const turned = (place: Spherical | null) => place && { ...place, longitude: place.longitude + ahead * TURN }
  const { central, north, south } = umbraOnEarth(plusDays(at, ahead / 86_400), sky)
  return { central: turned(central)!, north: turned(north)!, south: turned(south)! }
}

const near = (answer: Spherical, [latitude, longitude]: readonly [number, number], altitude: number) => {
  expect(Math.abs(answer.latitude - latitude)).toBeLessThan(0.02)
  expect(Math.abs(wrapLongitude(answer.longitude - longitude))).toBeLessThan(altitude > 20 ? 0.03 : 0.06)
}

describe.each(golden.tables)('path of $date', ({ date, delta_t, rows }) => {
  test.each(rows as [string, Pair, Pair, Pair, number][])('%s', (time, north, south, central, altitude) => {
    const answer = asNasa(date, time, delta_t)
    near(answer.central, central, altitude)
    near(answer.north, north, altitude)
    near(answer.south, south, altitude)
  })
})

describe('path of 2017-08-21 equals NASA’s Besselian elements', () => {
  const { t0, x, y, d, mu, delta_t, date } = golden.elements
  const series = (terms: readonly number[], t: number) => terms.reduceRight((sum, term) => sum * t + term, 0)
  /** Explanatory Supplement, ch. 8: the axis on the ellipsoid. */
  const central = (hour: number): Pair => {
    const t = hour + delta_t / 3600 - t0
    const [declination, hourAngle] = [series(d, t), series(mu, t)]
    const eccentricity = 0.00669438
    const rho1 = Math.sqrt(1 - eccentricity * cos(declination) ** 2)
    const eta = series(y, t) / rho1
    const xi = series(x, t)
    const zeta = Math.sqrt(1 - xi * xi - eta * eta)
    const sin1 = sin(declination) / rho1
    const cos1 = (Math.sqrt(1 - eccentricity) * cos(declination)) / rho1
    const theta = atan2(xi, zeta * cos1 - eta * sin1)
    const phi1 = asin(eta * cos1 + zeta * sin1)
    const latitude = atan2(sin(phi1), Math.sqrt(1 - eccentricity) * cos(phi1))
    return [latitude, wrapLongitude(theta - hourAngle + 1.002738 * delta_t * (15 / 3600))]
  }
  test.each([
    ['17:00', 17, 25],
    ['17:30', 17.5, 44],
    ['18:00', 18, 58],
    ['18:25', 18 + 25 / 60, 64],
    ['19:00', 19, 58],
    ['19:30', 19.5, 40],
  ])('%s', (time, hour, altitude) => {
    near(asNasa(date, time, delta_t).central, central(hour), altitude)
  })

  // The same page: the path is 114.7 km wide at greatest eclipse, 18:25:30 UT. The limits lie across the path.
  test('the width at greatest eclipse equals that of NASA', () => {
    const { north, south } = umbraOnEarth(julianDay(Date.parse('2017-08-21T18:25:30Z')), sky)
    const along = kilometresBetween(north!, south!)
    expect(along).toBeGreaterThan(114)
    expect(along).toBeLessThan(130)
  })
})

test('there is no path before the umbra reaches the Earth', () => {
  const { central, north, south } = umbraOnEarth(julianDay(Date.parse('2017-08-21T16:30:00Z')), sky)
  expect([central, north, south]).toEqual([null, null, null])
})
