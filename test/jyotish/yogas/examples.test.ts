import { describe, expect, test } from 'bun:test'
import { factsOf, type RuleFacts, UNKNOWN } from '../../../src/jyotish/rules/facts.ts'
import { isPresent, judgeYoga } from '../../../src/jyotish/rules/yoga-rule.ts'
import { YOGA_RULES } from '../../../src/jyotish/yogas/index.ts'
import { syntheticChart, syntheticPoint } from '../synthetic-chart.ts'
import type { Example } from './examples/example.ts'
import { EXAMPLES } from './examples/index.ts'

const EQUAL = { Sun: 1, Moon: 1, Mars: 1, Mercury: 1, Jupiter: 1, Venus: 1, Saturn: 1 }

const factsOfExample = ([lagna, places, details = {}]: Example): RuleFacts => {
  const { sex, isDay, mandi, shadbala } = details
  return factsOf(syntheticChart(lagna, places, details), {
    ...UNKNOWN,
    sex: sex ?? null,
    isDay: () => isDay ?? null,
    mandi: () => (mandi === undefined ? null : syntheticPoint(mandi)),
    shadbalaRatios: () => (shadbala ? { ...EQUAL, ...shadbala } : null),
  })
}

describe('every rule has a chart where it holds and a similar chart where one condition fails', () => {
  test('every rule has examples, and every example belongs to a rule', () => {
    expect(YOGA_RULES.filter(({ id }) => !EXAMPLES[id]).map(({ id }) => id)).toEqual([])
    expect(Object.keys(EXAMPLES).filter((id) => !YOGA_RULES.some((rule) => rule.id === id))).toEqual([])
  })
  test.each(
    YOGA_RULES.flatMap((rule) =>
      (EXAMPLES[rule.id] ?? []).map((pair, alternative) => [rule.id, alternative + 1, rule, pair] as const),
    ),
  )('%s, alternative %i', (_, __, rule, { holds, fails }) => {
    const [holding, failing] = [factsOfExample(holds), factsOfExample(fails)]
    expect([isPresent(rule, holding), isPresent(rule, failing)]).toEqual([true, false])
    // In the first chart all conditions hold; in the second at least one fails.
    expect(judgeYoga(rule, holding).clauses.every((clause) => clause.holds)).toBe(true)
    expect(judgeYoga(rule, failing).clauses.some((clause) => !clause.holds)).toBe(true)
  })
})
