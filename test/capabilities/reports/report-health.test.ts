import { describe, expect, test } from 'bun:test'
import roga from '../../../src/capabilities/doshas-yogas/roga-yogas.ts'
import health from '../../../src/capabilities/reports/report-health.ts'
import { call } from '../call.ts'
import { areaScore, lawsOfReport, proseOf } from './area-laws.ts'

const IDS = [
  'vitality',
  'constitution',
  'lagna_and_sun',
  'moon_and_mind',
  'sixth_house',
  'eighth_house',
  'sensitive_parts',
  'trimshamsha',
  'times_for_care',
  'routine',
  'remedies',
]

/**
 * The text names no illness, states nothing as certain and speaks of no death. The sign Cancer is written with a
 * capital.
 */
const NEVER =
  /\bdiseases?\b|\bcancer\b|tumou?r|diabet|leprosy|epilep|consumption|tubercul|heart attack|stroke\b|fatal|\bdeath\b|\bdie[sd]?\b|\bincurable|\bwill (fall|be) (ill|sick)|Durmarana|Alpayu|Kushta|Kshaya|Apasmara|Arishta|Nasha|Heena/

describe('report-health', () => {
  test('is an area report with constitution and parts of roga-yogas, and names no illness', async () => {
    await lawsOfReport(health, IDS, async (data, birth) => {
      expect(data.summary.score).toBe(await areaScore('health', birth))
      const { dosha_balance, sensitive_parts } = await call(roga, birth)
      expect(data.constitution).toEqual(dosha_balance)
      expect(data.sensitive_parts).toEqual(sensitive_parts)
      const facts = data.sections.flatMap(({ facts }: { facts: { text: string }[] }) => facts.map(({ text }) => text))
      const all = [
        data.summary.text,
        ...proseOf(data),
        ...facts,
        ...data.timeline.map(({ text }: { text: string }) => text),
      ]
      expect(all.filter((text) => NEVER.test(text))).toEqual([])
      expect(data.caution).toContain('doctor')
    })
  }, 300_000)
})
