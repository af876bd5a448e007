import { describe, expect, test } from 'bun:test'
import geodeticChart from '../../../src/capabilities/location-astrology/geodetic-chart.ts'
import placeAnalysis from '../../../src/capabilities/location-astrology/place-analysis.ts'
import relocatedChart from '../../../src/capabilities/location-astrology/relocated-chart.ts'
import relocationCompare from '../../../src/capabilities/location-astrology/relocation-compare.ts'
import westernNatalChart from '../../../src/capabilities/western/western-natal-chart.ts'
import { LOCATION_GOALS } from '../../../src/western/location/tables.ts'
import { separation } from '../../../src/zodiac/longitude.ts'
import { sky } from '../../world.ts'
import { call, rejectedField } from '../call.ts'

const einstein = { datetime: '1879-03-14T11:30', utc_offset: '+00:40', latitude: 48.4, longitude: 10 }
const princeton = { latitude: 40.35, longitude: -74.66 }
const near = (value: number, expected: number, tolerance: number) =>
  expect(separation(value, expected)).toBeLessThanOrEqual(tolerance)

// figures: the contract's checks (location-astrology) by Swiss Ephemeris 2.10; each has its tolerance beside it
describe('relocated-chart', () => {
  test('Einstein at Princeton: angles equal the reference', async () => {
    const answer = await call(relocatedChart, { ...einstein, place: princeton })
    near(answer.ascendant.longitude, 342.1288, 0.001)
    near(answer.midheaven.longitude, 260.3729, 0.001)
    const moon = answer.angular_planets.find(({ planet }) => planet === 'Moon')!
    expect(moon.angle).toBe('MC')
    expect(Math.abs(moon.orb - 5.847)).toBeLessThan(0.001)
    expect(answer.angular_planets.some(({ planet }) => planet === 'Jupiter')).toBe(false)
    // Mean time of longitude 74.66 W: 4 h 58 min 38 s behind UTC.
    expect(answer.moment).toEqual({
      local: '1879-03-14T11:30:00+00:40',
      utc: '1879-03-14T10:50:00Z',
      local_at_place: '1879-03-14T05:51:00-04:59',
    })
    expect([answer.complete, answer.unplaced]).toEqual([true, []])
    for (const { planet_a, planet_b } of answer.aspects_to_angles)
      expect([planet_a, planet_b].filter((name) => name === 'Ascendant' || name === 'Midheaven')).toHaveLength(1)
    expect(answer.house_changes.length).toBeGreaterThan(5)
  })

  test('at the birthplace the relocated chart is the birth chart', async () => {
    const place = { latitude: einstein.latitude, longitude: einstein.longitude }
    for (const house_system of ['P', 'K', 'W', 'E'] as const) {
      const natal = await call(westernNatalChart, { ...einstein, house_system })
      const { ascendant, midheaven, planets, houses, house_changes } = await call(relocatedChart, {
        ...einstein,
        house_system,
        place,
      })
      expect<unknown>({ ascendant, midheaven, planets, houses }).toEqual({
        ascendant: natal.ascendant,
        midheaven: natal.midheaven,
        planets: natal.planets,
        houses: natal.houses,
      })
      expect(house_changes).toEqual([])
    }
  })

  test('sidereal longitudes differ by the ayanamsha, and houses by degree stay the same', async () => {
    const [tropical, sidereal] = [
      await call(relocatedChart, { ...einstein, place: princeton }),
      await call(relocatedChart, { ...einstein, place: princeton, zodiac: 'sidereal', ayanamsha: 'lahiri' }),
    ]
    const shift = sky.ayanamsha(2407422.951388889 as never, 'lahiri')
    for (const [i, { longitude, house }] of sidereal.planets.entries()) {
      near(longitude! + shift, tropical.planets[i]!.longitude!, 2e-6)
      expect(house).toBe(tropical.planets[i]!.house)
    }
    near(sidereal.ascendant.longitude + shift, tropical.ascendant.longitude, 2e-6)
    const whole = await call(relocatedChart, { ...einstein, place: princeton, zodiac: 'sidereal', house_system: 'W' })
    expect(whole.houses[0]!.sign).toBe(whole.ascendant.sign)
    expect(whole.houses[0]!.degree).toBe(0)
  })

  test('beyond the polar circle there are no angles; at a pole latitude 89.99 is used', async () => {
    const answer = await call(relocatedChart, { ...einstein, place: { latitude: 78, longitude: 15 } })
    expect([answer.complete, answer.unplaced.length]).toEqual([false, 14])
    expect(answer.warnings.join()).toContain('no cusps')
    const at = (latitude: number) => call(relocatedChart, { ...einstein, place: { latitude, longitude: 0 } })
    expect((await at(90)).houses).toEqual((await at(89.99)).houses)
    expect((await at(90)).warnings.join()).toContain('`place.latitude` 90 is a pole')
    expect(await rejectedField(relocatedChart, { ...einstein, place: { ...princeton, timezone: 'Mars/Base' } })).toBe(
      'place.timezone',
    )
  })
})

describe('place-analysis and relocation-compare', () => {
  test('returns bearing and distance of Princeton from Ulm', async () => {
    const { local_space, goals, text } = await call(placeAnalysis, { ...einstein, place: princeton })
    near(local_space.bearing_from_birth_place!, 296.409, 0.01)
    expect(Math.abs(local_space.distance_km - 6439.27)).toBeLessThan(0.5)
    expect(Object.keys(goals)).toEqual([...LOCATION_GOALS])
    expect(text.summary).toContain('Pisces rises')
    const home = await call(placeAnalysis, { ...einstein, place: { latitude: 48.5, longitude: 10.1 } })
    expect([home.local_space.bearing_from_birth_place, home.local_space.planets_within_5_degrees]).toEqual([null, []])
  })

  test('a comparison scores like the analysis of each place; equal scores keep the sent order', async () => {
    const places = [
      { name: 'Princeton', ...princeton },
      { name: 'Bern', latitude: 46.95, longitude: 7.45 },
      { name: 'Princeton again', ...princeton },
    ]
    const each = await Promise.all(places.map(({ name: _, ...place }) => call(placeAnalysis, { ...einstein, place })))
    for (const goal of ['love', 'career', 'overall'] as const) {
      const answer = await call(relocationCompare, { ...einstein, places, goal })
      for (const [i, { score }] of answer.places.entries())
        if (goal !== 'overall') expect(score).toBe(each[i]!.goals[goal].score)
        else {
          const mean = LOCATION_GOALS.reduce((sum, one) => sum + each[i]!.goals[one].score, 0) / LOCATION_GOALS.length
          expect(Math.abs(score - mean)).toBeLessThanOrEqual(0.051)
        }
      expect(answer.ranking.map(({ name }) => name).toSorted()).toEqual(places.map(({ name }) => name).toSorted())
      const scores = answer.ranking.map(({ score }) => score)
      expect(scores).toEqual(scores.toSorted((a, b) => b - a))
      const order = answer.ranking.map(({ name }) => name)
      expect(order.indexOf('Princeton')).toBeLessThan(order.indexOf('Princeton again'))
      expect(answer.best).toBe(answer.ranking[0]!.name)
    }
  })
})

describe('geodetic-chart', () => {
  test('returns the chart of Princeton by both methods', async () => {
    const sepharial = await call(geodeticChart, { ...einstein, place: princeton })
    near(sepharial.midheaven.longitude, 285.34, 1e-5)
    // The contract computes this value with the obliquity 23.45647, which is within 0.01 degree of that of the birth.
    near(sepharial.ascendant.longitude, 27.9157, 0.02)
    const ramc = await call(geodeticChart, { ...einstein, place: princeton, method: 'ramc' })
    near(ramc.midheaven.longitude, 284.1252, 0.002)
    near(ramc.ascendant.longitude, 25.83, 0.02)
  })

  test('0 Aries culminates at Greenwich, and Leo rises in London', async () => {
    const answer = await call(geodeticChart, { ...einstein, place: { latitude: 51.5, longitude: 0 } })
    near(answer.midheaven.longitude, 0, 1e-6)
    near(answer.ascendant.longitude, 116.5685, 0.02)
  })

  test('a planet rises or culminates at every vertex of its lines', async () => {
    for (const method of ['sepharial', 'ramc'] as const) {
      const { lines, planets } = await call(geodeticChart, { ...einstein, method })
      for (const { geometry, properties } of lines.features) {
        const parts = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates
        const vertices = (parts as number[][][]).flat().filter(([, latitude]) => Math.abs(latitude!) < 66)
        // Meridian lines have vertices only at their ends.
        const [longitude, latitude] = (vertices[Math.floor(vertices.length / 3)] ?? [
          (parts as number[][][]).flat()[0]![0],
          10,
        ]) as [number, number]
        if (Math.abs(longitude) === 180) continue
        const { ascendant, midheaven } = await call(geodeticChart, {
          ...einstein,
          method,
          place: { latitude, longitude },
        })
        const angle = properties.angle === 'MC' || properties.angle === 'IC' ? midheaven : ascendant
        const turned = properties.angle === 'IC' || properties.angle === 'DSC' ? 180 : 0
        const planet = planets.find((each) => each.planet === properties.planet)!
        near(angle.longitude + turned, planet.longitude!, 0.002)
      }
    }
  })
})
