import { describe, expect, test } from 'bun:test'
import cityRanking from '../../../src/capabilities/location-astrology/city-ranking.ts'
import coupleCityRanking from '../../../src/capabilities/location-astrology/couple-city-ranking.ts'
import placeAnalysis from '../../../src/capabilities/location-astrology/place-analysis.ts'
import solarReturnRelocation from '../../../src/capabilities/location-astrology/solar-return-relocation.ts'
import westernSolarReturn from '../../../src/capabilities/western/western-solar-return.ts'
import { LOCATION_GOALS, weightFor } from '../../../src/western/location/tables.ts'
import { atlas } from '../../world.ts'
import { call, rejectedField, yieldCount } from '../call.ts'

const einstein = { datetime: '1879-03-14T11:30', utc_offset: '+00:40', latitude: 48.4, longitude: 10 }
const { person_a, person_b } = coupleCityRanking.example

describe('city-ranking', () => {
  test('scores a city as its place for every goal; the reasons are lines with a weight', async () => {
    for (const goal of LOCATION_GOALS) {
      const { cities, considered } = await call(cityRanking, { ...einstein, goal, limit: 3 })
      expect(considered).toBe(atlas.cities().withPopulation(500_000))
      for (const { place, score, helping, hindering, ascendant_sign } of cities) {
        const { latitude, longitude } = place
        const analysis = await call(placeAnalysis, { ...einstein, place: { latitude, longitude } })
        expect(analysis.goals[goal]).toEqual({ score, helping, hindering })
        expect(analysis.chart.ascendant.sign).toBe(ascendant_sign)
        for (const { planet, angle, distance_km } of helping) {
          expect(weightFor(goal, planet, angle)).toBeGreaterThan(0)
          expect(distance_km).toBeLessThanOrEqual(1126)
        }
        for (const { planet, angle } of hindering) expect(weightFor(goal, planet, angle)).toBeLessThan(0)
      }
    }
  })

  test('worst is the reverse of best, and both are sorted', async () => {
    const selection = {
      ...einstein,
      goal: 'love' as const,
      countries: ['in', 'LK'],
      min_population: 1_000_000,
      limit: 100,
    }
    const [best, worst] = [
      await call(cityRanking, selection),
      await call(cityRanking, { ...selection, order: 'worst' }),
    ]
    expect(best.considered).toBeGreaterThan(30)
    expect(best.considered).toBeLessThanOrEqual(100)
    const names = ({ cities }: typeof best) => cities.map(({ place }) => `${place.name} ${place.population}`)
    expect(names(worst)).toEqual(names(best).toReversed())
    for (const [i, { score, place, rank }] of best.cities.entries()) {
      expect([rank, ['IN', 'LK'].includes(place.country_code!)]).toEqual([i + 1, true])
      const after = best.cities[i + 1]
      if (after)
        expect(score > after.score || (score === after.score && place.population! >= after.place.population!)).toBe(
          true,
        )
    }
  })

  test('a city without a line or paran nearby scores exactly 50', async () => {
    const { cities } = await call(cityRanking, { ...einstein, goal: 'health', limit: 100, order: 'worst' })
    const all = await call(cityRanking, { ...einstein, goal: 'health', limit: 100 })
    const silent = [...cities, ...all.cities].filter(
      ({ helping, hindering, parans }) => helping.length + hindering.length + parans.length === 0,
    )
    for (const { score } of silent) expect(score).toBe(50)
    const far = await call(placeAnalysis, { ...einstein, place: { latitude: 0, longitude: -30 } })
    for (const goal of LOCATION_GOALS)
      if (far.goals[goal].helping.length + far.goals[goal].hindering.length === 0 && far.parans.length === 0)
        expect(far.goals[goal].score).toBe(50)
  })

  test('filters by continent and country, and rejects an unknown country', async () => {
    const africa = await call(cityRanking, { ...einstein, goal: 'money', continents: ['AF'], limit: 10 })
    expect(africa.cities.filter(({ place }) => !/^(Africa|Indian|Atlantic)\//.test(place.timezone))).toEqual([])
    const none = await call(cityRanking, { ...einstein, goal: 'money', continents: ['AN'] })
    expect([none.considered, none.cities, none.warnings.length]).toEqual([0, [], 1])
    expect(await rejectedField(cityRanking, { ...einstein, goal: 'money', countries: ['DE', 'XX'] })).toBe(
      'countries.1',
    )
  })

  test('every city has a continent; the most populous is first; no section of a city is listed', () => {
    const cities = atlas.cities()
    expect(cities.count).toBeGreaterThan(20_000)
    expect(cities.place(0).name).toBe('Shanghai')
    let before = Number.POSITIVE_INFINITY
    for (let city = 0; city < cities.count; city += 7) {
      const { population, feature_code } = cities.place(city)
      expect(population).toBeLessThanOrEqual(before)
      expect(['PPLX', 'PPLQ', 'PPLH', 'PPLW']).not.toContain(feature_code)
      before = population
    }
  })

  test('the computation yields to the event loop', async () => {
    expect(await yieldCount(cityRanking, { ...einstein, goal: 'love' })).toBeGreaterThan(5)
  })
})

describe('couple-city-ranking', () => {
  const selection = { goal: 'home' as const, min_population: 2_000_000, limit: 40 }

  test('two equal births score the same as one of them', async () => {
    const alone = await call(cityRanking, { ...einstein, ...selection })
    for (const balance of ['mean', 'minimum', 'composite'] as const) {
      const both = await call(coupleCityRanking, { person_a: einstein, person_b: einstein, ...selection, balance })
      expect(
        both.cities.map(({ place, score, person_a_score, person_b_score }) => [
          place,
          score,
          person_a_score,
          person_b_score,
        ]),
      ).toEqual(alone.cities.map(({ place, score }) => [place, score, score, score]))
    }
  })

  test('the order of the two people does not change the scores', async () => {
    for (const balance of ['mean', 'minimum', 'composite'] as const) {
      const one = await call(coupleCityRanking, { person_a, person_b, ...selection, balance })
      const other = await call(coupleCityRanking, { person_a: person_b, person_b: person_a, ...selection, balance })
      expect(other.cities.map(({ place, score }) => [place.name, score])).toEqual(
        one.cities.map(({ place, score }) => [place.name, score]),
      )
      expect(other.cities.map(({ person_b_score }) => person_b_score)).toEqual(
        one.cities.map(({ person_a_score }) => person_a_score),
      )
      for (const { score, person_a_score, person_b_score } of one.cities) {
        if (balance === 'minimum') expect(score).toBe(Math.min(person_a_score, person_b_score))
        if (balance === 'mean') expect(Math.abs(score - (person_a_score + person_b_score) / 2)).toBeLessThan(0.051)
      }
    }
  })

  test('helping lines name their person', async () => {
    const { cities } = await call(coupleCityRanking, { person_a, person_b, ...selection })
    for (const { shared_lines } of cities)
      for (const { line_ref } of shared_lines)
        expect(weightFor('home', line_ref.planet, line_ref.angle)).toBeGreaterThan(0)
    expect(cities[0]!.text).toContain('John Lennon')
  })
})

describe('solar-return-relocation', () => {
  const selection = { ...einstein, year: 1905, goal: 'career' as const, continents: ['EU' as const], limit: 5 }

  test('the return equals western-solar-return', async () => {
    const [ours, theirs] = [
      await call(solarReturnRelocation, selection),
      await call(westernSolarReturn, { ...einstein, year: 1905 }),
    ]
    expect(ours.return_moment).toEqual(theirs.return_moment)
    expect(ours.at_birth_place.ascendant).toEqual(theirs.ascendant)
    expect(ours.at_birth_place.midheaven).toEqual(theirs.midheaven)
  })

  test('a city has the houses and angles of a return cast there', async () => {
    const { cities } = await call(solarReturnRelocation, selection)
    expect(cities.map(({ score }) => score)).toEqual(cities.map(({ score }) => score).toSorted((a, b) => b - a))
    for (const { place, house_of, ascendant_sign, cautions } of cities) {
      const { latitude, longitude, timezone } = place
      const castChart = await call(westernSolarReturn, {
        ...einstein,
        year: 1905,
        location: { latitude, longitude, timezone },
      })
      expect(castChart.ascendant.sign).toBe(ascendant_sign)
      for (const { planet, house } of castChart.planets)
        if (planet in house_of) expect(house_of[planet as 'Sun']).toBe(house!)
      const heavy = castChart.planets.filter(
        ({ planet, house }) => (planet === 'Sun' || planet === 'Mars') && [1, 6, 12].includes(house!),
      )
      expect(cautions.filter((each) => each.endsWith('of the return'))).toHaveLength(heavy.length)
      const rising = castChart.natal_house_of_return_ascendant!
      expect(cautions.some((each) => each.startsWith('Ascendant'))).toBe([1, 6, 12].includes(rising))
    }
  })

  test('rejects a year without a return with its field', async () => {
    expect(await rejectedField(solarReturnRelocation, { ...selection, year: 1700 })).toBe('year')
  })

  test('a sidereal return has the moment, signs and houses of western-solar-return', async () => {
    const input = { ...selection, zodiac: 'sidereal', ayanamsha: 'lahiri' } as const
    const { return_moment, cities, at_birth_place, frame } = await call(solarReturnRelocation, input)
    const { goal: _, countries: __, continents: ___, limit: ____, ...birth } = input as Record<string, unknown>
    const chart = await call(westernSolarReturn, birth as never)
    expect([return_moment, at_birth_place.ascendant, frame]).toEqual([
      chart.return_moment,
      chart.ascendant,
      chart.frame,
    ])
    const { place, ascendant_sign, house_of } = cities[0]!
    const { latitude, longitude } = place
    const there = await call(westernSolarReturn, { ...birth, location: { latitude, longitude } } as never)
    expect(ascendant_sign).toBe(there.ascendant.sign)
    for (const { planet, house } of there.planets)
      if (planet in house_of) expect<unknown[]>([planet, house_of[planet as 'Sun']]).toEqual([planet, house])
  })
})
