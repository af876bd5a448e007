import { describe, expect, test } from 'bun:test'
import allYogas from '../../../src/capabilities/doshas-yogas/all-yogas.ts'
import karakas from '../../../src/capabilities/jaimini/chara-karakas.ts'
import politics from '../../../src/capabilities/reports/report-politics.ts'
import special from '../../../src/capabilities/vedic-charts/special-lagna-charts.ts'
import { call } from '../call.ts'
import { areaScore, lawsOfReport } from './area-laws.ts'

const IDS = [
  'promise',
  'tenth_and_sun',
  'fourth_public',
  'sixth_contest',
  'raja_yogas',
  'saturn_rahu_masses',
  'amatyakaraka',
  'ghati_lagna',
  'timing',
  'setbacks',
  'remedies',
]

describe('report-politics', () => {
  test('is an area report whose score is half the area and half the indicators that hold', async () => {
    await lawsOfReport(politics, IDS, async (data, birth) => {
      const holding = data.indicators.filter(({ holds }: { holds: boolean }) => holds)
      const points = Math.min(
        100,
        holding.reduce((sum: number, { weight }: { weight: number }) => sum + weight, 0),
      )
      const area = await areaScore('politics', birth)
      // Up to the tenth period, the last one listed.
      expect(Math.abs(data.summary.score - (area + points) / 2)).toBeLessThan(0.051)
      const facts = new Map<string, unknown>(
        data.sections.flatMap(({ facts }: { facts: { fact_id: string; value: unknown }[] }) =>
          facts.map(({ fact_id, value }): [string, unknown] => [fact_id, value]),
        ),
      )
      expect(facts.get('score.politics')).toBe(area)
      expect(facts.get('score.indicators')).toBe(points)
      expect(data.roles[0].weight).toBe(1)
      expect(data.roles.map(({ role }: { role: string }) => role).sort()).toEqual(
        ['leader', 'organiser', 'adviser', 'orator', 'administrator', 'opposition'].sort(),
      )
      const { lagnas } = await call(special, { ...birth, lagna: 'moon' })
      expect(facts.get('ghati_lagna.sign')).toBe(lagnas.ghati_lagna?.sign ?? null)
      const offices = (await call(karakas, birth)).karakas
      expect(facts.get('jaimini.amatyakaraka')).toBe(offices[1]!.planet)
      const { yogas } = await call(allYogas, { ...birth, groups: ['raja', 'mahapurusha'] })
      const held = yogas.filter(({ present, cancelled }) => present && !cancelled)
      const count = (group: string) => held.filter((yoga) => yoga.group === group).length
      const weightOf = (rule: string) =>
        holding.find((each: { rule: string }) => each.rule.startsWith(rule))?.weight ?? 0
      expect(weightOf('raja yogas')).toBe(Math.min(20, 5 * count('raja')))
      expect(weightOf('yogas of a great person')).toBe(8 * count('mahapurusha'))
    })
  }, 300_000)
})
