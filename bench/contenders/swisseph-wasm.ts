import type { Body } from '../../src/ephemeris/bodies.ts'
import type { Contender } from '../contender.ts'
import { positionOf, SE_NUMBER } from '../swisseph.ts'

/** The npm package `swisseph-wasm`: Swiss Ephemeris compiled to WebAssembly, with the same ephemeris files embedded. */
export default {
  name: 'swisseph-wasm',
  arcseconds: 0.0025,
  async load() {
    const { default: SwissEph } = await import('swisseph-wasm')
    const swe = new SwissEph()
    await swe.initSwissEph()
    const FLAGS = swe.SEFLG_SWIEPH | swe.SEFLG_SPEED
    const six = (at: number, body: Body) => swe.calc_ut(at, SE_NUMBER[body]!, FLAGS)
    const position = (at: number, body: Body) => positionOf(six(at, body))
    return {
      position,
      chart: (at, bodies) => bodies.map((body) => position(at, body)),
      numbers: (at, bodies) => bodies.flatMap((body) => Array.from(six(at, body))),
      charts: (moments, bodies, out) => {
        let row = 0
        for (const at of moments) for (const body of bodies) out.set(six(at, body), 6 * row++)
      },
      houses: (at, latitude, longitude) => {
        const { cusps, ascmc } = swe.houses(at, latitude, longitude, 'P')
        return [...cusps.slice(1), ...ascmc.slice(0, 4)]
      },
    }
  },
} satisfies Contender
