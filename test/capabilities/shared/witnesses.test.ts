import { expect, test } from 'bun:test'
import { dissentText } from '../../../src/capabilities/shared/narrative/indicators.ts'
import type { PlanetAssessment } from '../../../src/jyotish/assessment/planet.ts'
import type { Graha } from '../../../src/jyotish/grahas.ts'

const planet = (name: Graha, score: number) =>
  ({
    planet: name,
    score,
    factors: [
      { id: 'a', effect: 5, predicate: 'is exalted' },
      { id: 'b', effect: -5, predicate: 'is combust' },
    ],
  }) as unknown as PlanetAssessment

const planets = {
  Jupiter: planet('Jupiter', 70),
  Venus: planet('Venus', 60),
  Saturn: planet('Saturn', 30),
} as unknown as Record<Graha, PlanetAssessment>
const placed = [{ planet: 'Jupiter' }, { planet: 'Saturn' }, { planet: 'Venus' }]

test('in a weak matter the helpful planets are the kinder voices, with what helps them', () => {
  expect(dissentText(placed, 'weak', planets, new Set())).toEqual([
    'Of what follows Jupiter and Venus are the kinder voices: Jupiter is exalted; Venus is exalted.',
  ])
})

test('in a strong matter the unhelpful planet is the harder voice, with what burdens it', () => {
  expect(dissentText(placed, 'strong', planets, new Set())).toEqual([
    'Of what follows Saturn is the harder voice: it is combust.',
  ])
})

test('a mixed matter has no voice apart, and a planet is explained once', () => {
  expect(dissentText(placed, 'mixed', planets, new Set())).toEqual([])
  const explained = new Set<Graha>(['Saturn'])
  expect(dissentText(placed, 'strong', planets, explained)).toEqual([])
})
