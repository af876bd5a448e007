import { describe, expect, test } from 'bun:test'
import { type Facts, factsOf, UNKNOWN } from '../../../src/jyotish/rules/facts.ts'
import { isPresent, judged, type YogaGroup } from '../../../src/jyotish/rules/yoga-rule.ts'
import { YOGA_RULES } from '../../../src/jyotish/yogas/index.ts'
import { madeChart, madePoint } from '../made-chart.ts'
import type { Example } from './examples/example.ts'
import { EXAMPLES } from './examples/index.ts'

/** Groups whose rules have no examples yet. */
const WITHOUT: readonly YogaGroup[] = [
  'mahapurusha',
  'nabhasa',
  'chandra',
  'surya',
  'raja',
  'dhana',
  'neecha_bhanga',
  'viparita',
  'parivartana',
  'malika',
  'kartari',
  'marana_karaka',
  'kaal_sarp',
  'daridra',
  'raja_bhanga',
]

const factsOfExample = ([lagna, places, told = {}]: Example): Facts => {
  const { sex, isDay, mandi } = told
  return factsOf(madeChart(lagna, places, told), {
    ...UNKNOWN,
    sex: sex ?? null,
    isDay: () => isDay ?? null,
    mandi: () => (mandi === undefined ? null : madePoint(mandi)),
  })
}

describe('every rule has a chart where it holds and a neighbour where one condition fails', () => {
  const asked = YOGA_RULES.filter(({ group }) => !WITHOUT.includes(group))
  test('by id, none for a rule that is not there', () => {
    expect(asked.filter(({ id }) => !EXAMPLES[id]).map(({ id }) => id)).toEqual([])
    expect(Object.keys(EXAMPLES).filter((id) => !YOGA_RULES.some((rule) => rule.id === id))).toEqual([])
  })
  test.each(
    asked.flatMap((rule) => (EXAMPLES[rule.id] ?? []).map((pair, way) => [rule.id, way + 1, rule, pair] as const)),
  )('%s, way %i', (_, __, rule, { holds, fails }) => {
    const [here, there] = [factsOfExample(holds), factsOfExample(fails)]
    expect([isPresent(rule, here), isPresent(rule, there)]).toEqual([true, false])
    // What is told of the two: the conditions that hold in one, one at least that fails in the other.
    expect(judged(rule, here).clauses.every((clause) => clause.holds)).toBe(true)
    expect(judged(rule, there).clauses.some((clause) => !clause.holds)).toBe(true)
  })
})
