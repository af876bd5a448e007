import { expect, test } from 'bun:test'
import westernPlanetDetails from '../../src/capabilities/western/western-planet-details.ts'
import { sabianDegree } from '../../src/western/sabian.ts'
import { SIGNS } from '../../src/zodiac/signs.ts'
import { call } from '../capabilities/call.ts'

const ALL = Array.from({ length: 360 }, (_, degree) => sabianDegree(degree + 0.5))

test('each of the 360 degrees has an image of its own, in one short line', () => {
  expect(new Set(ALL.map(({ image }) => image)).size).toBe(360)
  for (const [i, { sign, degree, image }] of ALL.entries()) {
    expect([sign, degree]).toEqual([SIGNS[Math.floor(i / 30)]!, (i % 30) + 1])
    const words = image.split(' ').length
    expect([image, words >= 4 && words <= 14, image.length <= 75]).toEqual([image, true, true])
    expect(image).toMatch(/^[A-Z].*[^.!?;,]$/)
  }
})

test('no two images share six words in a row', () => {
  const seen = new Map<string, string>()
  for (const { image } of ALL) {
    const words = image.toLowerCase().split(' ')
    for (let i = 0; i + 6 <= words.length; i++) {
      const run = words.slice(i, i + 6).join(' ')
      expect(seen.get(run)).toBeUndefined()
      seen.set(run, image)
    }
  }
})

test('a degree begins at its whole number, and the last second of a sign is its thirtieth', () => {
  expect(sabianDegree(0)).toMatchObject({ sign: 'Aries', degree: 1 })
  expect(sabianDegree(29.9999)).toMatchObject({ sign: 'Aries', degree: 30 })
  expect(sabianDegree(30)).toMatchObject({ sign: 'Taurus', degree: 1 })
  expect(sabianDegree(359.9999)).toMatchObject({ sign: 'Pisces', degree: 30 })
})

// source: the scenes as Jones lists them (The Sabian Symbols in Astrology, 1953); one word of each that a retelling cannot do without
test.each([
  [0, 'seal'],
  [98, 'fish'],
  [99, 'diamond'],
  [123, 'trophies'],
  [162, 'hand'],
  [180, 'butterfly'],
  [233, 'mountain'],
  [284, 'Toys'],
  [329, 'city'],
  [348, 'master'],
  [359, 'rock'],
] as const)('the image of degree %d names its %s', (longitude, word) => {
  expect(sabianDegree(longitude).image).toContain(word)
})

test('the capability adds the degrees of points and angles on request', async () => {
  const { example } = westernPlanetDetails
  expect(await call(westernPlanetDetails, example)).not.toHaveProperty('sabian_degrees')
  const { sabian_degrees, planets } = await call(westernPlanetDetails, { ...example, sabian: true, points: ['Ceres'] })
  expect(sabian_degrees!.map(({ point }) => point)).toEqual([
    ...planets.map(({ planet }) => planet),
    'Ascendant',
    'Midheaven',
    'Ceres',
  ])
  for (const [i, planet] of planets.entries()) {
    expect(sabian_degrees![i]!.degree).toBe(Math.floor(planet.degree!) + 1)
    expect(sabian_degrees![i]!.sign).toBe(planet.sign!)
  }
})
