import { describe, expect, test } from 'bun:test'
import { rasiChart } from '../../src/jyotish/chart.ts'
import { factsOf } from '../../src/jyotish/rules/facts.ts'
import { isPresent } from '../../src/jyotish/rules/yoga-rule.ts'
import { yogaRule } from '../../src/jyotish/yogas/index.ts'
import { NABHASA } from '../../src/jyotish/yogas/nabhasa.ts'
import type { JulianDay } from '../../src/time/julian-day.ts'
import { sky } from '../world.ts'
import golden from './yogas-thousand.json'

// A thousand random moments (UT) with latitude and longitude, and the `rules` that the other program finds there (see
// the README in this folder).
type Row = readonly [at: number, latitude: number, longitude: number, found: readonly number[]]
const rows = golden.charts as unknown as readonly Row[]
const facts = rows.map(([at, latitude, longitude]) =>
  factsOf(rasiChart(at as JulianDay, { latitude, longitude }, {}, sky)),
)
const here = (id: string) => facts.flatMap((f, row) => (isPresent(yogaRule(id), f) ? [row] : []))

describe('identical rules', () => {
  test.each(golden.rules.map((id, index) => [id, index] as const))('%s', (id, index) => {
    expect(here(id)).toEqual(rows.flatMap(([, , , matches], row) => (matches.includes(index) ? [row] : [])))
  })
})

describe('nabhasa yogas', () => {
  test('each of the 32 is equal, or differs for a documented reason', () => {
    const texts = [...golden.rules, ...Object.keys(golden.other)]
    expect(NABHASA.map(({ id }) => id).filter((id) => !texts.includes(id))).toEqual([])
  })
  // Rules that are stricter here: every match of this project is a match of the other program, which has more.
  test.each(Object.entries(golden.other))('%s', (id, { ours_only, peer_only, why }) => {
    expect(ours_only).toEqual([])
    const ours = here(id)
    expect(ours.filter((row) => peer_only.includes(row as never))).toEqual([])
    expect(peer_only.length > 0 && why.length > 0).toBe(true)
  })
})
