import { describe, expect, test } from 'bun:test'
import { type Facts, factsOf, UNKNOWN } from '../../../src/jyotish/rules/facts.ts'
import { isPresent, judgeYoga } from '../../../src/jyotish/rules/yoga-rule.ts'
import { YOGA_RULES } from '../../../src/jyotish/yogas/index.ts'
import { syntheticChart, syntheticPoint } from '../synthetic-chart.ts'
import type { Example } from './examples/example.ts'
import { EXAMPLES } from './examples/index.ts'

const EQUAL = { Sun: 1, Moon: 1, Mars: 1, Mercury: 1, Jupiter: 1, Venus: 1, Saturn: 1 }

const factsOfExample = ([lagna, places, told = {}]: Example): Facts => {
  const { sex, isDay, mandi, shadbala } = told
  return factsOf(syntheticChart(lagna, places, told), {
    ...UNKNOWN,
    sex: sex ?? null,
    isDay: () => isDay ?? null,
    mandi: () => (mandi === undefined ? null : syntheticPoint(mandi)),
    shadbalaRatios: () => (shadbala ? { ...EQUAL, ...shadbala } : null),
  })
}

describe('every rule has a chart where it holds and a neighbour where one condition fails', () => {
  test('by id, none for a rule that is not there', () => {
    expect(YOGA_RULES.filter(({ id }) => !EXAMPLES[id]).map(({ id }) => id)).toEqual([])
    expect(Object.keys(EXAMPLES).filter((id) => !YOGA_RULES.some((rule) => rule.id === id))).toEqual([])
  })
  test.each(
    YOGA_RULES.flatMap((rule) => (EXAMPLES[rule.id] ?? []).map((pair, way) => [rule.id, way + 1, rule, pair] as const)),
  )('%s, way %i', (_, __, rule, { holds, fails }) => {
    const [here, there] = [factsOfExample(holds), factsOfExample(fails)]
    expect([isPresent(rule, here), isPresent(rule, there)]).toEqual([true, false])
    // What is told of the two: the conditions that hold in one, one at least that fails in the other.
    expect(judgeYoga(rule, here).clauses.every((clause) => clause.holds)).toBe(true)
    expect(judgeYoga(rule, there).clauses.some((clause) => !clause.holds)).toBe(true)
  })
})
