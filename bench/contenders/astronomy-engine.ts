import type { AstroTime } from 'astronomy-engine'
import type { Body } from '../../src/ephemeris/bodies.ts'
import type { Position } from '../../src/sky/sky.ts'
import type { Tropical } from '../../src/zodiac/longitude.ts'
import type { Contender } from '../contender.ts'

/** Julian day of 2000-01-01T12:00, from which the package counts days. */
const J2000 = 2451545

/** The npm package `astronomy-engine`: VSOP87 and a short lunar theory in plain TypeScript. It computes no rates and no lunar node. */
export default {
  name: 'astronomy-engine',
  // The authors state an accuracy of one arcminute; errors of the Moon are slightly larger.
  arcseconds: 90,
  async load() {
    const astronomy = await import('astronomy-engine')
    const place = (time: AstroTime, body: Body) => {
      if (body === 'Moon') {
        const { lon, lat, dist } = astronomy.EclipticGeoMoon(time)
        return [lon, lat, dist] as const
      }
      const vector = astronomy.GeoVector(astronomy.Body[body as keyof typeof astronomy.Body], time, true)
      const { elon, elat } = astronomy.Ecliptic(vector)
      return [elon, elat, vector.Length()] as const
    }
    const position = (at: number, body: Body): Position => {
      const [longitude, latitude, distance] = place(astronomy.MakeTime(at - J2000), body)
      const none = { longitudeSpeed: Number.NaN, latitudeSpeed: Number.NaN, distanceSpeed: Number.NaN }
      return { longitude: longitude as Tropical, latitude, distance, ...none }
    }
    return { position }
  },
} satisfies Contender
