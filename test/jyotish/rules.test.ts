import { describe, expect, test } from 'bun:test'
import { point } from '../../src/jyotish/points.ts'
import { anyOfKind, equalIn, SEVEN_PLANETS } from '../../src/jyotish/rules/associations.ts'
import { all, any, not } from '../../src/jyotish/rules/clauses.ts'
import { factsOf, type RuleFacts, UNKNOWN } from '../../src/jyotish/rules/facts.ts'
import { exalted, inHouse } from '../../src/jyotish/rules/predicates.ts'
import { mandiIn } from '../../src/jyotish/rules/sex-and-upagrahas.ts'
import { SUN } from '../../src/jyotish/rules/subjects.ts'
import { isPresent, type YogaRule } from '../../src/jyotish/rules/yoga-rule.ts'
import type { Sidereal } from '../../src/zodiac/longitude.ts'
import { syntheticChart } from './synthetic-chart.ts'

const chart = syntheticChart('Aries', {
  Sun: 'Leo',
  Moon: 'Taurus',
  Mars: 'Leo',
  Mercury: 'Virgo',
  Jupiter: 'Pisces',
  Venus: 'Libra',
  Saturn: 'Aquarius',
  Rahu: 'Gemini',
  Ketu: 'Sagittarius',
})
const factsWithoutMandi = factsOf(chart)
const factsWithMandi = factsOf(chart, { ...UNKNOWN, mandi: () => point(40 as Sidereal) })
const sunIn5 = inHouse(SUN, [5])
const sunIn6 = inHouse(SUN, [6])
const mandiIn2 = mandiIn([2])

describe('conditions on an unknown place of Mandi', () => {
  test.each([
    ['and a condition that holds', all(sunIn5, mandiIn2), null, true],
    ['and a condition that fails', all(sunIn6, mandiIn2), false, false],
    ['or a condition that holds', any(sunIn5, mandiIn2), true, true],
    ['or a condition that fails', any(sunIn6, mandiIn2), null, true],
    ['negation', not(mandiIn2, 'Mandi elsewhere'), null, false],
  ])('%s', (_, when, presentWithout, presentWith) => {
    const present = (f: RuleFacts) => isPresent({ when } as YogaRule, f)
    expect([present(factsWithoutMandi), present(factsWithMandi)]).toEqual([presentWithout, presentWith])
  })
})

describe('anyOfKind', () => {
  test('returns the planets for which the condition holds', () => {
    const clause = anyOfKind(SEVEN_PLANETS, exalted)
    expect(clause.wording).toBe('a planet exalted')
    // The Moon in Taurus and Mercury in Virgo.
    expect(clause.planets(factsWithoutMandi)).toBe(0b1010)
  })
})

test('equalIn holds when two houses have the same number of planets, at least one', () => {
  // Sun and Mars in the 5th; one each in the 6th, 7th and 11th; none in the 8th and 10th.
  const holds = (a: number, b: number) => equalIn(SEVEN_PLANETS, a, b).holds(factsWithoutMandi)
  expect([holds(6, 7), holds(5, 6), holds(8, 10)]).toEqual([true, false, false])
})
