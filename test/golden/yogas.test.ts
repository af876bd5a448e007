import { describe, expect, test } from 'bun:test'
import { birthFacts } from '../../src/capabilities/shared/circumstances.ts'
import { natal } from '../../src/capabilities/shared/natal.ts'
import { BIRTH_DOSHA_RULES } from '../../src/jyotish/doshas/index.ts'
import { manglikMeasure } from '../../src/jyotish/doshas/manglik.ts'
import { doshaVerdict, judgeDosha } from '../../src/jyotish/rules/dosha-rule.ts'
import type { RuleFacts } from '../../src/jyotish/rules/facts.ts'
import { isPresent } from '../../src/jyotish/rules/yoga-rule.ts'
import { yogaRule } from '../../src/jyotish/yogas/index.ts'
import { MAHAPURUSHA_RISING } from '../../src/jyotish/yogas/mahapurusha.ts'
import { offsetText } from '../../src/time/iso.ts'
import { worldAt } from '../world.ts'
import { goldenCharts } from './charts.ts'
import golden from './yogas.json'

/**
 * Rules of the other program and of this project on the same births: agreements, and differences with reasons (see the
 * README in this folder).
 */
interface Differing {
  peer: string[]
  ours_only: string[]
  peer_only: string[]
  why: string
}
const charts: Record<string, string[]> = golden.charts
const shortId = (id: string) => id.slice(0, 3)

const facts = new Map<string, RuleFacts>(
  goldenCharts.map(({ id, input: { datetime, utc_offset_seconds, latitude, longitude } }) => {
    const world = worldAt()
    const birth = { datetime, utc_offset: offsetText(utc_offset_seconds), latitude, longitude }
    return [shortId(id), birthFacts(natal(birth, world), world, { sex: 'male' })]
  }),
)
const ids = [...facts.keys()]
const here = (id: string) => ids.filter((chart) => isPresent(yogaRule(id), facts.get(chart)!))
const there = (names: readonly string[]) => ids.filter((chart) => names.some((name) => charts[chart]!.includes(name)))

test('the births are those of charts.json', () => {
  expect(Object.keys(charts).sort()).toEqual(ids.toSorted())
})

describe('identical rules', () => {
  test.each(Object.entries(golden.same))('%s', (id, names) => {
    expect(here(id)).toEqual(there(names))
  })
})

describe('rules with another reading in PyJHora: exactly these births differ', () => {
  test.each(Object.entries(golden.other as Record<string, Differing>))(
    '%s',
    (id, { peer, ours_only, peer_only, why }) => {
      const [ours, theirs] = [here(id), there(peer)]
      expect(ours.filter((chart) => !theirs.includes(chart))).toEqual(ours_only)
      expect(theirs.filter((chart) => !ours.includes(chart))).toEqual(peer_only)
      expect(why.length).toBeGreaterThan(0)
    },
  )
})

describe('implications between the two readings', () => {
  // The checks that the catalogue states.
  test('the five mahapurusha yogas by kendras from the ascendant: 150 of 150 cells', () => {
    const names = { ruchaka: 'ruchaka', bhadra: 'bhadra', hamsa: 'hamsa', malavya: 'maalavya', shasha: 'sasa' }
    for (const rule of MAHAPURUSHA_RISING) {
      const theirs = there([`${names[rule.id as keyof typeof names]}_yoga`])
      expect([rule.id, ids.filter((chart) => isPresent(rule, facts.get(chart)!))]).toEqual([rule.id, theirs])
    }
  })
  test.each([
    ['kemadruma', 'kemadruma_yoga'],
    ['harsha', 'harsha_yoga'],
    ['sarala', 'sarala_yoga'],
    ['vimala', 'vimala_yoga'],
    ['chandra_mangala', 'chandra_mangala_yoga'],
    ['gajakesari', 'gaja_kesari_yoga'],
  ])('%s in PyJHora implies %s here', (id, name) => {
    const ours = here(id)
    expect(there([name]).filter((chart) => !ours.includes(chart))).toEqual([])
  })
})

describe('doshas', () => {
  const dosha = (id: string) => BIRTH_DOSHA_RULES.find((rule) => rule.id === id)!
  const of = (chart: string) => golden.doshas[chart as keyof typeof golden.doshas]
  const formed = (id: string, clause: number) => (chart: string) =>
    judgeDosha(dosha(id), facts.get(chart)!).formation[clause]!.holds
  // The checks of the catalogue; all thirty agree. Yogas by conjunction, of which this project also lists other forms.
  test.each([
    ['shrapit', 'shrapit', formed('shrapit', 0)],
    ['ghata', 'ghata', formed('ghata', 0)],
    ['gandamoola', 'ganda_moola', (chart: string) => doshaVerdict(dosha('gandamoola'), facts.get(chart)!) !== null],
    [
      'guru_chandal',
      'guru_chandala',
      (chart: string) => doshaVerdict(dosha('guru_chandal'), facts.get(chart)!) !== null,
    ],
  ] as const)('%s', (_, name, holds) => {
    expect(ids.filter(holds)).toEqual(ids.filter((chart) => of(chart)[name]))
  })
  test('manglik by house: 2, 4, 7, 8 and 12 from the Ascendant, the Moon and Venus', () => {
    const SOUTHERN = [2, 4, 7, 8, 12]
    for (const chart of ids) {
      const { from } = manglikMeasure(facts.get(chart)!.chart, { age: 0 })
      const { manglik_from_L, manglik_from_1, manglik_from_5 } = of(chart)
      expect([
        chart,
        ...(['Ascendant', 'Moon', 'Venus'] as const).map((names) => SOUTHERN.includes(from[names].house)),
      ]).toEqual([chart, manglik_from_L, manglik_from_1, manglik_from_5])
    }
  })
})
