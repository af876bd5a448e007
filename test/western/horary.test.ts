import { expect, test } from 'bun:test'
import westernDignities from '../../src/capabilities/western/western-dignities.ts'
import { hourAgrees } from '../../src/western/horary.ts'
import { SIGNS, type SignIndex } from '../../src/zodiac/signs.ts'
import { call } from '../capabilities/call.ts'

const sign = (name: (typeof SIGNS)[number]) => SIGNS.indexOf(name) as SignIndex

// source: Lilly, Christian Astrology (1647), p. 121: his three examples with Mars as ruler of the hour
test.each([
  ['Scorpio', 'Mars rules the sign'],
  ['Cancer', 'Mars rules the watery triplicity'],
  ['Leo', 'the Sun is hot and dry, as Mars is'],
] as const)('the hour of Mars agrees with %s rising: %s', (rising) => {
  expect(hourAgrees('Mars', sign(rising), true)).toBe(true)
  expect(hourAgrees('Mars', sign(rising), false)).toBe(true)
})

test('the hour of Mars disagrees with Libra and Sagittarius rising', () => {
  expect(hourAgrees('Mars', sign('Libra'), true)).toBe(false)
  expect(hourAgrees('Mars', sign('Sagittarius'), true)).toBe(false)
})

const london = { latitude: 51.5, longitude: -0.13, timezone: 'UTC' }
const appliedAt = async (datetime: string, place = london) => {
  const { horary_considerations: rows, ...answer } = await call(westernDignities, {
    ...place,
    datetime,
    house_system: 'R',
    horary: true,
  })
  return {
    rows: rows!,
    applied: rows!.filter(({ applies }) => applies).map(({ consideration }) => consideration),
    answer,
  }
}

test('considerations hold where the places of the chart make them hold', async () => {
  expect(await call(westernDignities, westernDignities.example)).not.toHaveProperty('horary_considerations')
  let seen = new Set<string>()
  for (let hour = 0; hour < 24 * 60; hour += 7) {
    const datetime = new Date(Date.UTC(2024, 8, 1, hour)).toISOString().slice(0, 16)
    const { applied, answer } = await appliedAt(datetime)
    const place = (planet: string) => answer.planets.find((row) => row.planet === planet)!
    const [moon, cusp] = [place('Moon'), answer.house_almutens[0]!.cusp % 30]
    const is = (name: string) => applied.includes(name as never)
    expect(is('early_ascendant')).toBe(cusp < 3)
    expect(is('late_ascendant')).toBe(cusp >= 27)
    expect(is('late_moon')).toBe(moon.degree >= 27)
    expect(is('via_combusta')).toBe(moon.longitude >= 195 && moon.longitude < 225)
    seen = seen.union(new Set(applied))
  }
  expect(seen.size).toBeGreaterThan(8)
})

test('the hour and the houses are null where they do not exist', async () => {
  const { rows } = await appliedAt('2024-12-21T12:00', { latitude: 78, longitude: 15, timezone: 'UTC' })
  expect(rows.find(({ consideration }) => consideration === 'hour_ruler_disagrees')!.applies).toBeNull()
})
