import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { openAtlas } from '../../src/atlas/atlas.ts'
import { openGazetteer } from '../../src/atlas/gazetteer.ts'
import type { PlaceQuery } from '../../src/atlas/places.ts'
import { zoneNamed } from '../../src/time/zones.ts'
import pilgrimage from './pilgrimage.json'

const atlas = openAtlas()
const search = (query: PlaceQuery) => atlas.search(query, () => undefined)
const first = async (query: string, options = {}) => (await search({ query, ...options }))[0]

describe('the gazetteer', () => {
  const gazetteer = openGazetteer()
  const rows = Array.from({ length: gazetteer.rows }, (_, row) => row)

  test('is in order of its keys, which the search requires', () => {
    expect(rows.filter((row) => row > 0 && gazetteer.keys.at(row - 1) > gazetteer.keys.at(row))).toEqual([])
  })

  test('every place has a name in ASCII, a country and a zone', () => {
    const zones = new Set<string>()
    for (const row of rows) {
      const place = gazetteer.place(row)
      zones.add(place.timezone)
      if (!/^[\x20-\x7e]+$/.test(place.ascii_name) || !/^[A-Z]{2}$/.test(place.country_code) || !place.country)
        expect(place).toBeNull()
    }
    for (const zone of zones) expect(zoneNamed(zone)?.id).toBe(zone)
  })

  test('a place’s zone is the zone at its coordinates', () => {
    for (const row of rows.filter((r) => r % 97 === 0)) {
      const { latitude, longitude, timezone, name } = gazetteer.place(row)
      expect([name, atlas.zoneAt(latitude, longitude).timezone]).toEqual([name, timezone])
    }
  })

  test('fewer than one in two hundred places has a zone source other than land', () => {
    const sample = rows.filter((row) => row % 45 === 0).map((row) => gazetteer.place(row))
    const inWater = sample.filter(({ latitude, longitude }) => atlas.zoneAt(latitude, longitude).source !== 'land')
    expect(inWater.length / sample.length).toBeLessThan(0.005)
  })

  test('a search for the name of an Indian city above 500,000 people has it first', async () => {
    const cities = rows
      .map((row) => gazetteer.place(row))
      .filter((p) => p.country_code === 'IN' && p.population > 500_000)
    expect(cities.length).toBeGreaterThan(85)
    for (const city of cities) expect((await first(city.name, { country: 'IN' }))?.name).toBe(city.name)
  })
})

describe('search', () => {
  test.each([
    ['Delhi', 1273294, 'IN', 'Asia/Kolkata'],
    ['München', 2867714, 'DE', 'Europe/Berlin'],
    ['Munchen', 2867714, 'DE', 'Europe/Berlin'],
    ['MUNICH', 2867714, 'DE', 'Europe/Berlin'],
    ['Muenchen', 2867714, 'DE', 'Europe/Berlin'],
    ['Bombay', 1275339, 'IN', 'Asia/Kolkata'],
    ['मुंबई', 1275339, 'IN', 'Asia/Kolkata'],
    ['Calcutta', 1275004, 'IN', 'Asia/Kolkata'],
    ['Madras', 1264527, 'IN', 'Asia/Kolkata'],
    ['Bangalore', 1277333, 'IN', 'Asia/Kolkata'],
    ['Benares', 1253405, 'IN', 'Asia/Kolkata'],
    ['Trivandrum', 1254163, 'IN', 'Asia/Kolkata'],
    ['Cawnpore', 1267995, 'IN', 'Asia/Kolkata'],
    ['Peking', 1816670, 'CN', 'Asia/Shanghai'],
    ['北京', 1816670, 'CN', 'Asia/Shanghai'],
    ['Saigon', 1566083, 'VN', 'Asia/Ho_Chi_Minh'],
    ['Constantinople', 745044, 'TR', 'Europe/Istanbul'],
    ['Leningrad', 498817, 'RU', 'Europe/Moscow'],
    ['Reval', 588409, 'EE', 'Europe/Tallinn'],
    ['Katmandu', 1283240, 'NP', 'Asia/Kathmandu'],
  ])('%s is GeoNames id %i in %s, %s', async (query, geoname_id, country_code, timezone) => {
    expect(await first(query)).toMatchObject({ geoname_id, country_code, timezone })
  })

  test('London in England ranks above London in Ontario, unless the query names the region', async () => {
    const countries = (await search({ query: 'London' })).map((p) => p.country_code)
    expect(countries.indexOf('GB')).toBe(0)
    expect(countries).toContain('CA')
    for (const query of ['London, Ontario', 'london,canada', 'London, CA', 'London, Ontario, Canada', 'London, Ont'])
      expect(await first(query)).toMatchObject({ name: 'London', country_code: 'CA' })
    expect((await first('Springfield, IL'))?.admin1).toBe('Illinois')
    expect(await search({ query: 'London, Bavaria' })).toEqual([])
  })

  test('Springfield has matches in several states', async () => {
    const states = new Set((await search({ query: 'Springfield', country: 'us' })).map((p) => p.admin1))
    expect(states.size).toBeGreaterThan(4)
  })

  test('the score depends on the kind of match', async () => {
    const score = async (query: string, id: number) =>
      (await search({ query, limit: 25 })).find((p) => p.geoname_id === id)?.score
    // Munich has 1,260,391 people: 0.2 min(1, log10(1260392) / 7.3) = 0.1671.
    expect(await score('Munich', 2867714)).toBeCloseTo(0.75 + 0.1671, 4)
    expect(await score('München', 2867714)).toBeCloseTo(0.75 * 0.95 + 0.1671, 4)
    expect(await score('Munic', 2867714)).toBeCloseTo(0.75 * 0.85 + 0.1671, 4)
    expect(await score('Munihc', 2867714)).toBeCloseTo(0.75 * 0.6 + 0.1671, 4)
    // New York City has 8,175,133: all words present, out of order.
    expect(await score('City York', 5128581)).toBeCloseTo(0.75 * 0.75 + 0.1894, 4)
  })

  test('queries of five letters may have one wrong letter, of nine letters two', async () => {
    expect((await first('Dehli'))?.geoname_id).toBe(1273294)
    expect((await first('Thiruvananthapurm'))?.name).toBe('Thiruvananthapuram')
    expect((await first('Visakapatnm'))?.name).toBe('Visakhapatnam')
    expect((await search({ query: 'Ulmx' })).map((p) => p.name)).not.toContain('Ulm')
  })

  test('nearer places rank higher', async () => {
    const near = { latitude: 42.1, longitude: -72.6 }
    expect((await first('Springfield', { near }))?.admin1).toBe('Massachusetts')
    expect((await first('Springfield'))?.admin1).not.toBe('Massachusetts')
  })

  test('a query of coordinates has the five nearest places, nearest first', async () => {
    const places = await search({ query: '48.40, 9.99' })
    expect(places).toHaveLength(5)
    expect(places[0]!.name).toBe('Ulm')
    expect(places.map((p) => p.score)).toEqual(places.map((p) => p.score).sort((a, b) => b - a))
    expect(await search({ query: '48.40, 9.99', limit: 2 })).toHaveLength(2)
    expect(await search({ query: '99, 200' })).toEqual([])
  })

  test('a query without matches has an empty list', async () => {
    for (const query of ['zzzzqqqq', '..', ' , ', ',Ontario', '(', '\u0000\u0000'])
      expect(await search({ query })).toEqual([])
  })

  test('limit bounds the list, which is in order of score', async () => {
    for (const limit of [1, 25]) expect(await search({ query: 'san', limit })).toHaveLength(limit)
    const scores = (await search({ query: 'san', limit: 25 })).map((p) => p.score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  })
})

// source: gazette notifications: Prayagraj (2018), Gurugram (2016), Mysuru and other cities of Karnataka (2014), Dharashiv and Chhatrapati
// Sambhajinagar (2023), Sri Vijaya Puram and Sribhumi (2024); Thanjavur and others: names of the states' district pages
test.each([
  ['Allahabad', 'Prayagraj'],
  ['Gurgaon', 'Gurugram'],
  ['Mysore', 'Mysuru'],
  ['Belgaum', 'Belagavi'],
  ['Osmanabad', 'Dharashiv'],
  ['Aurangabad', 'Chhatrapati Sambhajinagar'],
  ['Port Blair', 'Sri Vijaya Puram'],
  ['Karimganj', 'Sribhumi'],
  ['Tanjore', 'Thanjavur'],
  ['Palghat', 'Palakkad'],
  ['Tellicherry', 'Thalassery'],
  ['Monghyr', 'Munger'],
  ['Cooch Behar', 'Koch Bihar'],
  ['Midnapore', 'Medinipur'],
])('the former name %s finds %s', async (former, official) => {
  const byFormer = await first(former, { country: 'IN' })
  const byOfficial = await first(official, { country: 'IN' })
  expect(byFormer!.name).toBe(official)
  expect(byOfficial!.geoname_id).toBe(byFormer!.geoname_id)
})

// source: coordinates of the temples in OpenStreetMap, to 0.02 degree
test.each([
  ['Sabarimala', 9.4346, 77.0814, 'Kerala'],
  ['Mayapur', 23.4232, 88.3883, 'West Bengal'],
  ['Srirangam', 10.8626, 78.69, 'Tamil Nadu'],
  ['Guruvayur', 10.594, 76.041, 'Kerala'],
  ['Kedarnath', 30.7352, 79.0669, 'Uttarakhand'],
  ['Badrinath', 30.7433, 79.4938, 'Uttarakhand'],
])('the place of pilgrimage %s', async (name, latitude, longitude, admin1) => {
  const place = await first(name)
  expect([place!.name, place!.admin1, place!.timezone]).toEqual([name, admin1, 'Asia/Kolkata'])
  expect(Math.abs(place!.latitude - latitude)).toBeLessThan(0.02)
  expect(Math.abs(place!.longitude - longitude)).toBeLessThan(0.02)
})

test('Indian names have no macrons', () => {
  const gazetteer = openGazetteer()
  const indian = Array.from({ length: gazetteer.rows }, (_, row) => row).filter(
    (row) => gazetteer.countryCode(row) === 'IN',
  )
  expect(indian.map((row) => gazetteer.names.at(row)).filter((name) => /[^ -~]/.test(name))).toEqual([])
})

describe('250 places of pilgrimage', () => {
  const rows = readFileSync(new URL('../../data/places/pilgrimage.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

  test('those that GeoNames lacks are found by each spelling, at their coordinates', async () => {
    for (const [name, spellings, country, latitude, longitude] of rows)
      for (const spelling of [name!, ...spellings!.split(', ')]) {
        const results = await search({ query: spelling, country: country!, limit: 5 })
        // The new set already has a few of these cities, a hundredth of a degree away.
        const isThere = (place: (typeof results)[number]) =>
          Math.hypot(place.latitude - Number(latitude), place.longitude - Number(longitude)) < 0.02
        expect([spelling, results.some((each) => each.name === name && isThere(each))]).toEqual([spelling, true])
      }
  })

  test('those that GeoNames has are the first result, in their state', async () => {
    for (const [name, state] of pilgrimage.places) {
      const place = await first(name!)
      expect([name, place?.admin1]).toEqual([name, state])
    }
    expect(rows.length + pilgrimage.places.length).toBeGreaterThanOrEqual(250)
  })
})
