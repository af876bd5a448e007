import { describe, expect, test } from 'bun:test'
import type { JulianDay } from '../../src/time/julian-day.ts'
import { isDayChart, tropicalChart } from '../../src/western/chart.ts'
import { essentialDignity, rulersAt, TERM_SCHEMES } from '../../src/western/dignities.ts'
import { CLASSICAL_PLANETS, type ClassicalPlanet } from '../../src/western/points.ts'
import { norm } from '../../src/zodiac/longitude.ts'
import { sky } from '../world.ts'

const degreesOfTerms = (terms: (typeof TERM_SCHEMES)[number]) => {
  const degrees = Object.fromEntries(CLASSICAL_PLANETS.map((planet) => [planet, 0])) as Record<ClassicalPlanet, number>
  for (let degree = 0; degree < 360; degree++) degrees[rulersAt(degree, true, { terms, triplicity: 'lilly' }).term]++
  return degrees
}

describe('terms', () => {
  // Ptolemy, Tetrabiblos I.20: the years of each planet are the sums of its Egyptian terms
  test('the Egyptian terms of each planet sum to its years', () => {
    expect(degreesOfTerms('egyptian')).toEqual({
      Sun: 0,
      Moon: 0,
      Mercury: 76,
      Venus: 82,
      Mars: 66,
      Jupiter: 79,
      Saturn: 57,
    })
  })

  test('in both schemes each of the five planets has one term in every sign', () => {
    for (const terms of TERM_SCHEMES)
      for (let sign = 0; sign < 12; sign++) {
        const rulers = new Set<ClassicalPlanet>()
        for (let degree = 0; degree < 30; degree++)
          rulers.add(rulersAt(30 * sign + degree, true, { terms, triplicity: 'lilly' }).term)
        expect([...rulers].sort()).toEqual(['Jupiter', 'Mars', 'Mercury', 'Saturn', 'Venus'])
      }
  })

  test('a term ends where the next begins', () => {
    expect(rulersAt(5.999, true).term).toBe('Jupiter')
    expect(rulersAt(6, true).term).toBe('Venus')
  })
})

test('Mars has the first face of Aries and the last of Pisces; triplicity depends on sect', () => {
  expect([0, 10, 20, 30, 359.9].map((longitude) => rulersAt(longitude, true).face)).toEqual([
    'Mars',
    'Sun',
    'Venus',
    'Mercury',
    'Mars',
  ])
  expect(rulersAt(100, false).triplicityInForce).toEqual(['Mars', 'Moon'])
  expect(rulersAt(100, false, { terms: 'egyptian', triplicity: 'lilly' }).triplicityInForce).toEqual(['Mars'])
})

describe('essential score', () => {
  // A day chart (Einstein): longitudes of the reference chart, scores of the contract
  const LONGITUDES = [353.50775, 254.52591, 3.14389, 16.98501, 296.91422, 327.4841, 4.18983]
  const scored = CLASSICAL_PLANETS.map((planet, i) => essentialDignity(planet, LONGITUDES[i]!, true))

  test('the scores of the chart of Einstein', () => {
    expect(scored.map(({ score }) => score)).toEqual([-5, 1, -5, -10, 9, 3, -1])
    expect(scored[3]!.debilities).toEqual(['detriment', 'peregrine'])
    expect(scored[3]!.rulers).toMatchObject({ term: 'Mercury', face: 'Sun' })
    expect(scored[4]!.dignities).toEqual(['exaltation', 'triplicity', 'term'])
    expect(scored[5]!.rulers.term).toBe('Saturn')
  })

  // Lilly, Christian Astrology p. 104: Mercury is in domicile and exalted in Virgo, and in detriment and fall in Pisces
  test('Mercury is dignified in Virgo and debilitated in Pisces', () => {
    expect(essentialDignity('Mercury', 155, true).dignities).toEqual(['domicile', 'exaltation', 'term'])
    expect(essentialDignity('Mercury', 335, true)).toMatchObject({ debilities: ['detriment', 'fall', 'peregrine'] })
  })
})

describe('day', () => {
  const chartAt = (jd: number, latitude: number) =>
    tropicalChart(jd as JulianDay, { latitude, longitude: 10 }, 'W', sky)

  // Outside the polar circles the Sun is up while it is less than 180 degrees before the Ascendant
  test('a chart is a day chart if the Sun is in the half of the ecliptic above the horizon', () => {
    for (let i = 0; i < 200; i++) {
      const chart = chartAt(2451545 + i * 37.13, (i % 130) - 65)
      expect(isDayChart(chart)).toBe(norm(chart.ascendant - chart.points[0]!.longitude) < 180)
    }
  })

  test('the day lasts 24 hours at midsummer in the far north, and 0 at midwinter', () => {
    for (let hour = 0; hour < 24; hour++) {
      expect(isDayChart(chartAt(2451716.5 + hour / 24, 70))).toBe(true)
      expect(isDayChart(chartAt(2451899.5 + hour / 24, 70))).toBe(false)
    }
  })
})
