import { describe, expect, test } from 'bun:test'
import allYogas from '../../../src/capabilities/doshas-yogas/all-yogas.ts'
import property from '../../../src/capabilities/reports/report-property.ts'
import birthChart from '../../../src/capabilities/vedic-charts/birth-chart.ts'
import { AREA_RULES } from '../../../src/jyotish/assessment/area.ts'
import { call } from '../call.ts'
import { areaScore, lawsOfReport } from './area-laws.ts'

const IDS = [
  'promise',
  'fourth_house',
  'mars_and_land',
  'venus_and_vehicles',
  'chaturthamsha',
  'inheritance',
  'disputes',
  'yogas',
  'timing',
  'remedies',
]

describe('report-property', () => {
  test('is an area report whose yogas, places and score equal their capabilities', async () => {
    await lawsOfReport(property, IDS, async (data, birth) => {
      expect(Object.keys(data.kinds)).toEqual(['land', 'house', 'commercial', 'inherited', 'vehicles'])
      expect(data.summary.score).toBe(await areaScore('property', birth))
      const section = (id: string) => data.sections.find((each: { id: string }) => each.id === id)
      const facts: string[] = data.sections.flatMap(({ facts }: { facts: { fact_id: string }[] }) =>
        facts.map(({ fact_id }) => fact_id),
      )
      const named = facts.filter((id) => id.startsWith('yoga.'))
      const { yogas } = await call(allYogas, birth)
      const held = yogas
        .filter(({ id, present, cancelled }) => AREA_RULES.property.yogas.includes(id) && present && !cancelled)
        .map(({ id }) => `yoga.${id}`)
      expect([...new Set(named)].sort()).toEqual(held.sort())
      const { planets } = await call(birthChart, birth)
      for (const { fact_id, value } of data.sections.flatMap(({ facts }: { facts: unknown[] }) => facts)) {
        const [, planet] = /^D1\.(\w+)\.house$/.exec(fact_id) ?? []
        if (planet) expect(value).toBe(planets.find(({ name }) => name === planet)!.house)
      }
      // A dispute is mentioned exactly if Mars or the lord of the sixth has a tie to the fourth house or its lord.
      const disputes = section('disputes')
      const tiesIn = (ids: string[]) => new Set(ids.filter((id) => /^D1\.house\.4\.\w+_by\./.test(id)))
      const ties = tiesIn((disputes?.facts ?? []).map(({ fact_id }: { fact_id: string }) => fact_id))
      expect(disputes?.title).toBe(
        [undefined, 'One thing to put in writing'][ties.size] ?? (ties.size > 1 ? 'Papers decide' : undefined),
      )
      if (!disputes) expect([...tiesIn(facts)].filter((id) => id.endsWith('_by.Mars'))).toEqual([])
    })
  }, 300_000)
})
