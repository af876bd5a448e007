import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { birthFacts } from '../../../src/capabilities/shared/circumstances.ts'
import { natal } from '../../../src/capabilities/shared/natal.ts'
import { isPresent, judgeYoga } from '../../../src/jyotish/rules/yoga-rule.ts'
import { withoutContradictions } from '../../../src/jyotish/yogas/contradictions.ts'
import { yogaRule, yogasOf } from '../../../src/jyotish/yogas/index.ts'
import { notableYogas, yogaShare } from '../../../src/jyotish/yogas/notable-yogas.ts'
import { COUNTED_BIRTHS, DOSHA_COUNTS, YOGA_COUNTS } from '../../../src/jyotish/yogas/rule-counts.ts'
import { randomBirths } from '../../capabilities/births.ts'
import { sample } from '../../long.ts'
import { worldAt } from '../../world.ts'

const page = readFileSync(`${import.meta.dir}/../../../docs/yoga-frequencies.md`, 'utf8')

test('the counts in the code are those of the page', () => {
  const rows = (text: string) =>
    Object.fromEntries(
      [...text.matchAll(/^\| (\w+) \|(?: \w+ \|)? (\d+) \|/gm)].map(([, id, count]) => [id!, Number(count)]),
    )
  const [yogas, doshas] = page.split('## Doshas').map(rows)
  expect(YOGA_COUNTS).toEqual(yogas!)
  expect(DOSHA_COUNTS).toEqual(doshas!)
  expect(page).toContain(`in ${COUNTED_BIRTHS.toLocaleString('en')} random births`)
})

const CHARTS = randomBirths(sample(150, 2000), 31).map((birth) =>
  yogasOf(birthFacts(natal(birth, worldAt()), worldAt(), { sex: 'female' })),
)

test('texts tell at most five yogas, none of which is common, cancelled or contradicted', () => {
  let total = 0
  for (const yogas of CHARTS) {
    const notable = notableYogas(yogas)
    total += notable.length
    expect(notable.length).toBeLessThanOrEqual(5)
    const rules = notable.flat()
    expect(withoutContradictions(rules)).toEqual(rules)
    const groups = new Set(rules.map(({ group }) => group))
    expect(groups.has('dhana') && groups.has('daridra')).toBe(false)
    expect(groups.has('raja') && groups.has('raja_bhanga')).toBe(false)
    for (const { id, cancelled } of rules) {
      expect(cancelled).toBe(false)
      expect(yogaShare(id)).toBeLessThanOrEqual(0.2)
    }
  }
  expect(total / CHARTS.length).toBeGreaterThan(3)
})

test('no told yoga goes to more than a fifth of the charts', () => {
  const counts = new Map<string, number>()
  for (const yogas of CHARTS) for (const { id } of notableYogas(yogas).flat()) counts.set(id, (counts.get(id) ?? 0) + 1)
  for (const [id, count] of counts) expect([id, count / CHARTS.length < 0.2]).toEqual([id, true])
})

test('a mahapurusha yoga that only the Moon gives says so', () => {
  let fromMoon = 0
  for (const birth of randomBirths(sample(150, 600), 5)) {
    const facts = birthFacts(natal(birth, worldAt()), worldAt())
    const { house, sign } = facts.chart.graha.Jupiter
    const yoga = judgeYoga(yogaRule('hamsa'), facts)
    const isRising = house % 3 === 1
    const isLunar = (sign - facts.chart.graha.Moon.sign + 12) % 3 === 0
    if (!yoga.present) continue
    expect(yoga.note?.includes('from the Moon') ?? false).toBe(!isRising && isLunar)
    if (!isRising) fromMoon++
  }
  expect(fromMoon).toBeGreaterThan(0)
})

// BPHS 36 names the lords of the ascendant and the 10th in the dual, and two lords in kendras of each other.
test('Shankha needs two planets for each of its pairs of lords', () => {
  let rising = 0
  for (const birth of randomBirths(sample(300, 2000), 9)) {
    const facts = birthFacts(natal(birth, worldAt()), worldAt())
    // Virgo rises: Saturn owns the 5th and the 6th, and Mercury the 1st and the 10th.
    if (facts.lord[5] !== facts.lord[6] || facts.lord[1] !== facts.lord[10]) continue
    rising++
    expect(isPresent(yogaRule('shankha'), facts)).toBe(false)
  }
  expect(rising).toBeGreaterThan(5)
})
