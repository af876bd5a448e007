import type { Body } from '../../src/ephemeris/bodies.ts'
import type { Position } from '../../src/sky/sky.ts'
import type { Tropical } from '../../src/zodiac/longitude.ts'
import type { Contender } from '../contender.ts'

/** The npm package `swisseph-wasm`: Swiss Ephemeris compiled to WebAssembly, with the same files inside. */
export default {
  name: 'swisseph-wasm',
  arcseconds: 0.0025,
  async load() {
    const { default: SwissEph } = await import('swisseph-wasm')
    const swe = new SwissEph()
    await swe.initSwissEph()
    const NUMBER: Partial<Record<Body, number>> = {
      Sun: swe.SE_SUN,
      Moon: swe.SE_MOON,
      Mercury: swe.SE_MERCURY,
      Venus: swe.SE_VENUS,
      Mars: swe.SE_MARS,
      Jupiter: swe.SE_JUPITER,
      Saturn: swe.SE_SATURN,
      Uranus: swe.SE_URANUS,
      Neptune: swe.SE_NEPTUNE,
      Pluto: swe.SE_PLUTO,
      MeanNode: swe.SE_MEAN_NODE,
    }
    const FLAGS = swe.SEFLG_SWIEPH | swe.SEFLG_SPEED
    const six = (at: number, body: Body) => swe.calc_ut(at, NUMBER[body]!, FLAGS)
    const position = (at: number, body: Body): Position => {
      const data = six(at, body)
      return {
        longitude: data[0] as Tropical,
        latitude: data[1]!,
        distance: data[2]!,
        longitudeSpeed: data[3]!,
        latitudeSpeed: data[4]!,
        distanceSpeed: data[5]!,
      }
    }
    return {
      position,
      chart: (at, bodies) => bodies.map((body) => position(at, body)),
      charts: (moments, bodies) => {
        const out = new Float64Array(moments.length * bodies.length * 6)
        let row = 0
        for (const at of moments) for (const body of bodies) out.set(six(at, body), 6 * row++)
        return out
      },
      houses: (at, latitude, longitude) => {
        const { cusps, ascmc } = swe.houses(at, latitude, longitude, 'P')
        return [...cusps.slice(1), ascmc[0]!, ascmc[1]!]
      },
    }
  },
} satisfies Contender
