import { describe, expect, test } from 'bun:test'
import astrocartographyCrossings from '../../../src/capabilities/location-astrology/astrocartography-crossings.ts'
import astrocartographyNearestLines from '../../../src/capabilities/location-astrology/astrocartography-nearest-lines.ts'
import astrocartographyParans from '../../../src/capabilities/location-astrology/astrocartography-parans.ts'
import { kilometresBetween } from '../../../src/sky/sphere.ts'
import { FLAGS, sweph } from '../../native/oracle.ts'
import { call, rejectedField } from '../call.ts'

const einstein = { datetime: '1879-03-14T11:30', utc_offset: '+00:40', latitude: 48.4, longitude: 10 }
const { constants: c } = sweph
const princeton = { latitude: 40.35, longitude: -74.66 }

// source: the contract's reference values (location-astrology); tolerance 0.01 degree
describe('parans of Einstein', () => {
  const paran = async (...names: string[]) => {
    const { parans } = await call(astrocartographyParans, { ...einstein, max_latitude: 89 })
    return parans
      .filter(({ planet_a, angle_a, planet_b, angle_b }) =>
        names.every((name) => name === `${planet_a} ${angle_a}` || name === `${planet_b} ${angle_b}`),
      )
      .map(({ latitude }) => latitude)
  }
  test.each([
    [['Moon MC', 'Sun ASC'], [-77.0765]],
    [['Moon DSC', 'Sun MC'], [-21.615]],
    [['Moon DSC', 'Venus ASC'], [61.915]],
    [['Moon ASC', 'Venus DSC'], [-61.91]],
    [['Jupiter ASC', 'Saturn ASC'], [68.22]],
    [['Mars MC', 'Sun ASC'], [85.52]],
  ])('%p', async (names, expected) => {
    const matches = await paran(...names)
    for (const latitude of expected)
      expect(Math.min(...matches.map((each) => Math.abs(each - latitude)))).toBeLessThan(0.01)
  })

  test('Moon setting and Venus rising cross at 59.697 W', async () => {
    const { parans } = await call(astrocartographyParans, einstein)
    const results = parans.filter(({ planet_a, planet_b }) => planet_a === 'Moon' && planet_b === 'Venus')
    expect(results.some(({ angle_a, longitude }) => angle_a === 'DSC' && Math.abs(longitude + 59.697) < 0.01)).toBe(
      true,
    )
  })

  test('the parans of a latitude are those of the list within the orb', async () => {
    const answer = await call(astrocartographyParans, { ...einstein, latitude: -33.9, orb: 2 })
    expect(answer.at_latitude.length).toBeGreaterThan(0)
    expect(answer.at_latitude.map(({ distance_degrees: _, ...paran }) => paran).length).toBe(
      answer.parans.filter(({ latitude }) => Math.abs(latitude + 33.9) <= 2).length,
    )
    const { latitude: _, ...nowhere } = einstein
    expect((await call(astrocartographyParans, nowhere)).at_latitude).toEqual([])
  })
})

describe('parans of further points', () => {
  test('both bodies are on their angles by sweph, and each pair has a further point', async () => {
    const { further_parans, parans } = await call(astrocartographyParans, { ...einstein, points: ['Ceres', 'Pholus'] })
    expect(parans).toEqual((await call(astrocartographyParans, einstein)).parans)
    const jd = Date.parse('1879-03-14T10:50:00Z') / 86_400_000 + 2_440_587.5
    const gast = sweph.sidtime(jd) * 15
    const numbers = { Ceres: c.SE_CERES, Pholus: c.SE_PHOLUS } as Record<string, number>
    expect(further_parans!.length).toBeGreaterThan(50)
    let checked = 0
    for (const { point_a, angle_a, point_b, angle_b, latitude, longitude, distance_degrees } of further_parans!) {
      expect(numbers[point_a] ?? numbers[point_b]).toBeDefined()
      expect(Math.abs(distance_degrees! - Math.abs(latitude - einstein.latitude))).toBeLessThan(2e-6)
      for (const [point, angle] of [
        [point_a, angle_a],
        [point_b, angle_b],
      ] as const) {
        const number = numbers[point]
        if (number === undefined) continue
        const { data } = sweph.calc_ut(jd, number, FLAGS | c.SEFLG_EQUATORIAL)
        const hour = ((gast + longitude - data[0]! + 540) % 360) - 180
        const rad = Math.PI / 180
        const altitude =
          Math.sin(latitude * rad) * Math.sin(data[1]! * rad) +
          Math.cos(latitude * rad) * Math.cos(data[1]! * rad) * Math.cos(hour * rad)
        const miss = angle === 'MC' ? hour : angle === 'IC' ? 180 - Math.abs(hour) : altitude / rad
        expect([point, angle, Math.abs(miss) < 1e-4]).toEqual([point, angle, true])
        if (angle === 'ASC' || angle === 'DSC') expect(hour < 0).toBe(angle === 'ASC')
        checked++
      }
    }
    expect(checked).toBeGreaterThan(50)
  })

  test('angles and lots are refused, and a body without a file is left out', async () => {
    expect(await rejectedField(astrocartographyParans, { ...einstein, points: ['Lot of Fortune'] })).toBe('points')
    expect(await rejectedField(astrocartographyParans, { ...einstein, points: ['Vertex'] })).toBe('points')
    const { further_parans, warnings } = await call(astrocartographyParans, { ...einstein, points: [100] })
    expect(further_parans).toEqual([])
    expect(warnings.join(' ')).toContain('Asteroid 100')
  })
})

describe('crossings', () => {
  // source: the contract's counts (location-astrology)
  test('Einstein has 264 crossings with meridians and 132 of horizons, Elizabeth II 388', async () => {
    const answer = await call(astrocartographyCrossings, einstein)
    expect(answer.count).toBe(396)
    const meridian = (angle: string) => angle === 'MC' || angle === 'IC'
    const kinds = answer.crossings.map(({ angle_a, angle_b }) => meridian(angle_a) || meridian(angle_b))
    expect([kinds.filter(Boolean).length, kinds.filter((kind) => !kind).length]).toEqual([264, 132])
    const elizabeth = {
      datetime: '1926-04-21T02:40',
      utc_offset: '+01:00',
      latitude: 51.51,
      longitude: -0.15,
    }
    expect((await call(astrocartographyCrossings, elizabeth)).count).toBe(388)
  })

  test('cities are within the radius, nearest first; a goal sorts crossings by weight', async () => {
    const answer = await call(astrocartographyCrossings, {
      ...einstein,
      goal: 'love',
      radius_km: 300,
      min_population: 15_000,
    })
    for (const { longitude, latitude, nearest_cities } of answer.crossings) {
      const distances = nearest_cities.map(({ place, distance_km }) => {
        expect(Math.abs(distance_km - kilometresBetween({ longitude, latitude }, place))).toBeLessThan(0.05)
        return distance_km
      })
      expect(distances).toEqual(distances.toSorted((a, b) => a - b))
      expect(Math.max(0, ...distances)).toBeLessThanOrEqual(300)
    }
    const weights = answer.crossings.map(({ goal_weight }) => goal_weight!)
    expect(weights).toEqual(weights.toSorted((a, b) => b - a))
    // The lines of Venus and the Moon at the descendant have the two largest weights for love: 10 and 6.
    expect(weights[0]).toBe(16)
    expect(answer.best).toEqual(answer.crossings.slice(0, 5))
  })
})

describe('nearest lines', () => {
  // source: the contract's check (location-astrology), Einstein at Princeton; tolerance 0.5 km
  test('the line of the rising Sun is 568.35 km east of Princeton', async () => {
    const answer = await call(astrocartographyNearestLines, { ...einstein, place: { ...princeton, name: 'Princeton' } })
    const sun = answer.lines.find(({ planet, angle }) => planet === 'Sun' && angle === 'ASC')!
    expect(Math.abs(sun.distance_km - 568.35)).toBeLessThan(0.5)
    expect(sun.side).toBe('west')
    expect(answer.place).toEqual({
      name: 'Princeton',
      admin1: null,
      country: null,
      country_code: null,
      ...princeton,
      timezone: 'America/New_York',
      population: null,
    })
    expect(answer.strongest).toEqual(answer.lines[0]!)
    expect(answer.lines.every(({ distance_km }) => distance_km <= 1126)).toBe(true)
  })

  test('has no strongest line and a neutral tone far from every line', async () => {
    const answer = await call(astrocartographyNearestLines, {
      ...einstein,
      planets: ['Sun'],
      radius_km: 5000,
      place: { latitude: 0, longitude: -30 },
    })
    expect(answer.lines.length).toBeGreaterThan(0)
    expect(answer.strongest).toBeNull()
    expect(answer.tone).toEqual({ score: 0, label: 'neutral' })
  })

  test('at the poles every meridian is a line nearby', async () => {
    const answer = await call(astrocartographyNearestLines, { ...einstein, place: { latitude: 90, longitude: 0 } })
    expect(answer.lines.filter(({ distance_km }) => distance_km < 0.001)).toHaveLength(24)
  })

  test('rejects an invalid place with its field', async () => {
    const { checkInput } = await import('../../../src/service/input.ts')
    const field = (place: object) => {
      try {
        checkInput(astrocartographyNearestLines.input, { ...einstein, place } as never)
      } catch (fault) {
        return (fault as { field: string }).field
      }
    }
    expect([field({ latitude: 91, longitude: 0 }), field({ latitude: 1 })]).toEqual([
      'place.latitude',
      'place.longitude',
    ])
    expect(
      await rejectedField(astrocartographyNearestLines, {
        ...einstein,
        datetime: '1879-02-29T00:00',
        place: princeton,
      }),
    ).toBe('datetime')
  })
})
