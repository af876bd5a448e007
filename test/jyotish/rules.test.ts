import { describe, expect, test } from 'bun:test'
import { point } from '../../src/jyotish/points.ts'
import { anyOfKind, equalIn, SEVEN_PLANETS } from '../../src/jyotish/rules/associations.ts'
import { all, any, not } from '../../src/jyotish/rules/clauses.ts'
import { type Facts, factsOf, UNKNOWN } from '../../src/jyotish/rules/facts.ts'
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
const untold = factsOf(chart)
const told = factsOf(chart, { ...UNKNOWN, mandi: () => point(40 as Sidereal) })
const sunIn5 = inHouse(SUN, [5])
const sunIn6 = inHouse(SUN, [6])
const mandiIn2 = mandiIn([2])

describe('what a chart does not tell', () => {
  test.each([
    ['a condition that holds beside it', all(sunIn5, mandiIn2), null, true],
    ['one that fails beside it', all(sunIn6, mandiIn2), false, false],
    ['another way that holds', any(sunIn5, mandiIn2), true, true],
    ['another way that fails', any(sunIn6, mandiIn2), null, true],
    ['its opposite', not(mandiIn2, 'Mandi elsewhere'), null, false],
  ])('%s', (_, when, without, withIt) => {
    const present = (f: Facts) => isPresent({ when } as YogaRule, f)
    expect([present(untold), present(told)]).toEqual([without, withIt])
  })
})

describe('some of a kind', () => {
  test('is told by those of whom it holds', () => {
    const clause = anyOfKind(SEVEN_PLANETS, exalted)
    expect(clause.wording).toBe('a planet exalted')
    // The Moon in Taurus and Mercury in Virgo.
    expect(clause.planets(untold)).toBe(0b1010)
  })
})

test('as many in one house as in another, one at least', () => {
  // Sun and Mars in the 5th; one each in the 6th, 7th and 11th; none in the 8th and 10th.
  const holds = (a: number, b: number) => equalIn(SEVEN_PLANETS, a, b).holds(untold)
  expect([holds(6, 7), holds(5, 6), holds(8, 10)]).toEqual([true, false, false])
})
