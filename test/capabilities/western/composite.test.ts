import { describe, expect, test } from 'bun:test'
import westernCompositeChart from '../../../src/capabilities/western/western-composite-chart.ts'
import westernNatalChart from '../../../src/capabilities/western/western-natal-chart.ts'
import { checkInput } from '../../../src/service/input.ts'
import { parseXml } from '../../render/xml.ts'
import { randomBirths } from '../births.ts'
import { call, rejectedField } from '../call.ts'
import { einstein, lennon, north, ono } from './births.ts'

const both = { person_a: lennon, person_b: ono }
const near = (result: number | null, expected: number, tolerance = 1e-3) =>
  expect(Math.abs(result! - expected)).toBeLessThan(tolerance)
const of = (rows: { planet: string; longitude: number | null }[], name: string) =>
  rows.find(({ planet }) => planet === name)!.longitude!

// Lennon and Ono, by Swiss Ephemeris 2.10 alone and the stated rules; within 0.001 degree
describe('midpoints', () => {
  test('Lennon and Ono: midpoints equal the reference', async () => {
    const chart = await call(westernCompositeChart, both)
    near(of(chart.planets, 'Sun'), 262.8236)
    near(of(chart.planets, 'Moon'), 277.3381)
    near(of(chart.planets, 'Venus'), 233.5005)
    near(chart.midheaven.longitude, 188.2011)
    near(chart.ascendant.longitude, 284.0788)
    const cusp = (house: number) => chart.houses[house - 1]!.cusp
    for (const [house, longitude] of [
      [11, 213.6441],
      [12, 242.1195],
      [2, 317.6938],
      [3, 343.3968],
      [4, 8.2011],
      [8, 137.6938],
    ] as const)
      near(cusp(house), longitude)
    expect([chart.moment, chart.place, chart.warnings]).toEqual([null, null, []])
    for (const { speed, retrograde, latitude, house } of chart.planets) {
      expect([speed, retrograde, latitude]).toEqual([null, null, null])
      expect(house).not.toBeNull()
    }
    expect(chart.aspects.every(({ applying }) => applying === null)).toBe(true)
    expect(parseXml(chart.images[0]!.content)[0]!.name).toBe('svg')
  })

  test('Mercury and Venus stay near the Sun, and the persons can be exchanged', async () => {
    const births = randomBirths(14, 5)
    for (const [i, person_a] of births.entries()) {
      const person_b = births[(i + 1) % births.length]!
      const one = await call(westernCompositeChart, { person_a, person_b })
      const other = await call(westernCompositeChart, { person_a: person_b, person_b: person_a })
      for (const name of ['Mercury', 'Venus']) {
        const apart = Math.abs(((of(one.planets, name) - of(one.planets, 'Sun') + 540) % 360) - 180)
        expect(apart).toBeLessThanOrEqual(90)
      }
      expect(other.planets.map((row) => row.longitude)).toEqual(one.planets.map((row) => row.longitude))
      expect(other.houses).toEqual(one.houses)
      const cusps = one.houses.map(({ cusp }) => cusp)
      if (!cusps.includes(null)) {
        const around = cusps.reduce((sum: number, cusp, k) => sum + ((cusps[(k + 1) % 12]! - cusp! + 360) % 360), 0)
        expect(around).toBeCloseTo(360, 4)
      } else expect(one.warnings.length).toBe(1)
    }
  })

  test('the composite of a person with themself is their natal chart', async () => {
    const own = await call(westernNatalChart, einstein)
    const chart = await call(westernCompositeChart, { person_a: einstein, person_b: einstein })
    expect(chart.planets.map((row) => row.longitude)).toEqual(own.planets.map((row) => row.longitude))
    for (const [i, { cusp }] of own.houses.entries()) near(chart.houses[i]!.cusp, cusp!, 2e-6)
  })

  test('a reference place keeps the Midheaven and has houses of its latitude', async () => {
    const reference = { ...both, house_method: 'reference_place' as const, reference_latitude: 51.5 }
    const chart = await call(westernCompositeChart, reference)
    near(chart.midheaven.longitude, 188.2011)
    expect(chart.houses.every(({ cusp }) => cusp !== null)).toBe(true)
    expect(chart.houses[0]!.cusp).toBe(chart.ascendant.longitude)
    // the composite of a person with himself at his own latitude has his own houses
    const own = await call(westernNatalChart, einstein)
    const self = await call(westernCompositeChart, {
      person_a: einstein,
      person_b: einstein,
      house_method: 'reference_place',
      reference_latitude: einstein.latitude,
    })
    for (const [i, { cusp }] of own.houses.entries()) near(self.houses[i]!.cusp, cusp!, 2e-6)

    expect(await rejectedField(westernCompositeChart, { ...both, house_method: 'reference_place' })).toBe(
      'reference_latitude',
    )
    expect(() => checkInput(westernCompositeChart.input, { ...reference, reference_latitude: 67 })).toThrow(
      expect.objectContaining({ field: 'reference_latitude' }),
    )
  })

  test('has no houses if one of the charts has none', async () => {
    const chart = await call(westernCompositeChart, { person_a: einstein, person_b: north(70) })
    expect(chart.houses.filter(({ cusp }) => cusp === null).length).toBe(8)
    expect(chart.planets.every(({ house }) => house === null)).toBe(true)
    expect(chart.warnings.length).toBe(1)
  })
})

describe('Davison', () => {
  test('Lennon and Ono: equals the reference', async () => {
    const chart = await call(westernCompositeChart, { ...both, method: 'davison' })
    expect(chart.moment?.utc).toBe('1936-12-14T14:30:00Z')
    expect(chart.place).toEqual({ latitude: 44.54895, longitude: 68.35005 })
    near(chart.ascendant.longitude, 118.3981)
    near(chart.midheaven.longitude, 9.7193)
    near(of(chart.planets, 'Sun'), 262.4494)
    near(of(chart.planets, 'Moon'), 269.5267)
  })

  test('the Davison chart of a person with themself is their natal chart', async () => {
    const own = await call(westernNatalChart, einstein)
    const chart = await call(westernCompositeChart, { person_a: einstein, person_b: einstein, method: 'davison' })
    expect(chart.planets).toEqual(own.planets)
    expect(chart.aspects).toEqual(own.aspects)
  })

  test('uses the shorter way across the date line', async () => {
    const [fiji, samoa] = [
      { ...ono, longitude: 178 },
      { ...ono, longitude: -172 },
    ]
    const chart = await call(westernCompositeChart, { person_a: fiji, person_b: samoa, method: 'davison' })
    expect(chart.place?.longitude).toBe(-177)
  })
})
