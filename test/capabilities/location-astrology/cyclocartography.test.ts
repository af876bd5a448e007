import { expect, test } from 'bun:test'
import astrocartographyLines from '../../../src/capabilities/location-astrology/astrocartography-lines.ts'
import cyclocartography from '../../../src/capabilities/location-astrology/cyclocartography.ts'
import westernTransitDates from '../../../src/capabilities/western/western-transit-dates.ts'
import { separation } from '../../../src/zodiac/longitude.ts'
import { call, rejectedField } from '../call.ts'

const einstein = { datetime: '1879-03-14T11:30', utc_offset: '+00:40', latitude: 48.4, longitude: 10 }
const layers: ('transits' | 'progressed' | 'solar_arc')[] = ['transits', 'progressed', 'solar_arc']
type Lines = { features: { properties: { planet: string; angle: string }; geometry: { coordinates: unknown } }[] }
const mcOf = ({ features }: Lines, planet: string) =>
  (
    features.find(({ properties }) => properties.planet === planet && properties.angle === 'MC')!.geometry
      .coordinates as [number, number][]
  )[0]![0]

// source: the contract's checks (location-astrology), Einstein on 1905-06-30 at 12:00 UTC; tolerance 0.002 degree
const AT_1905 = {
  transits: { Jupiter: 79.8053, Saturn: 1.0055, Uranus: -61.9946, Neptune: 124.3453, Pluto: 107.205 },
  progressed: { Sun: 43.816, Moon: -97.955, Mercury: 53.7918, Venus: 72.3272, Mars: -15.165 },
  solar_arc: { Pluto: 105.718 },
}

test('finds the MC lines of Einstein in the summer of 1905', async () => {
  const answer = await call(cyclocartography, { ...einstein, date: '1905-06-30', layers })
  expect(answer.date.utc).toBe('1905-06-30T12:00:00Z')
  for (const { layer, lines, planets } of answer.layers) {
    for (const [planet, longitude] of Object.entries(AT_1905[layer]))
      expect(separation(mcOf(lines as Lines, planet), longitude)).toBeLessThan(0.002)
    expect(lines.features).toHaveLength(4 * planets.length)
  }
})

test('on the date of birth transits and progressions equal the birth lines', async () => {
  const [own, ecliptic] = [
    await call(astrocartographyLines, einstein),
    await call(astrocartographyLines, { ...einstein, mode: 'zodiacal' }),
  ]
  const answer = await call(cyclocartography, { ...einstein, date: '1879-03-14T10:50:00', layers })
  for (const { layer, lines, planets } of answer.layers)
    for (const { planet } of planets)
      expect(
        separation(mcOf(lines as Lines, planet), mcOf((layer === 'solar_arc' ? ecliptic : own).lines as Lines, planet)),
      ).toBeLessThan(0.001)
  // Each planet is conjunct itself.
  for (const { planet, natal_planet, orb } of answer.activations.filter(
    ({ planet, natal_planet }) => planet === natal_planet,
  ))
    expect([planet, orb]).toEqual([natal_planet, 0])
})

test('the MC line of transiting Jupiter moves by the change of its right ascension', async () => {
  const at = async (date: string) => {
    const { layers: matches } = await call(cyclocartography, { ...einstein, date, layers: ['transits'] })
    const { planets, lines } = matches[0]!
    return { line: mcOf(lines as Lines, 'Jupiter'), ra: planets[0]!.right_ascension }
  }
  const [one, other] = [await at('1905-06-30'), await at('1906-01-15')]
  expect(separation(other.line - one.line, other.ra - one.ra)).toBeLessThan(1e-5)
})

test('next changes of transits are the exact transits of the year; other layers are in time order', async () => {
  const { next_changes, activations } = await call(cyclocartography, { ...einstein, date: '1905-06-30T00:00', layers })
  const dates = await call(westernTransitDates, {
    ...einstein,
    start_date: '1905-06-30',
    days_ahead: 365,
    planets: ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'],
    natal_points: ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'],
    aspects: ['conjunction', 'square', 'opposition'],
  })
  const sought = new Set(dates.transit_events.map(({ exact_at }) => exact_at!.slice(0, 16)))
  const ours = next_changes.filter(({ layer }) => layer === 'transits').map(({ at }) => at.slice(0, 16))
  expect(ours.length).toBeGreaterThan(8)
  expect(ours.filter((at) => !sought.has(at))).toEqual([])
  const times = next_changes.map(({ at }) => at)
  expect(times).toEqual(times.toSorted())
  expect(next_changes.some(({ layer }) => layer === 'solar_arc')).toBe(true)
  for (const { orb, natal_lines } of activations) {
    expect(orb).toBeLessThanOrEqual(1)
    expect(natal_lines).toEqual(['MC', 'IC', 'ASC', 'DSC'])
  }
})

test('a place has the lines near it; rejects a date outside the ephemeris', async () => {
  const { place } = await call(cyclocartography, {
    ...einstein,
    date: '1905-06-30',
    place: { latitude: 0, longitude: 1, name: 'Gulf of Guinea' },
  })
  expect(place!.lines[0]).toMatchObject({ layer: 'transits', planet: 'Saturn', angle: 'MC', side: 'on' })
  expect((await call(cyclocartography, { ...einstein, date: '1905-06-30' })).place).toBeNull()
  expect(await rejectedField(cyclocartography, { ...einstein, date: '9000-01-01' })).toBe('date')
  expect(await rejectedField(cyclocartography, { ...einstein, date: '1905-02-29' })).toBe('date')
})
