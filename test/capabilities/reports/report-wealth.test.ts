import { describe, expect, test } from 'bun:test'
import daridra from '../../../src/capabilities/doshas-yogas/daridra-yogas.ts'
import dhana from '../../../src/capabilities/doshas-yogas/dhana-yogas.ts'
import wealth from '../../../src/capabilities/reports/report-wealth.ts'
import { natal } from '../../../src/capabilities/shared/natal.ts'
import special from '../../../src/capabilities/vedic-charts/special-lagna-charts.ts'
import { specialLagnas } from '../../../src/jyotish/special-lagnas.ts'
import { houseFrom } from '../../../src/zodiac/signs.ts'
import { worldAt } from '../../world.ts'
import { chennai1996, delhi1947, polarNight, randomBirths } from '../births.ts'
import { call } from '../call.ts'
import { areaScore, lawsOfReport } from './area-laws.ts'

const IDS = [
  'promise',
  'second_and_eleventh',
  'ninth_fortune',
  'hora_chart',
  'indu_lagna',
  'dhana_yogas',
  'daridra_yogas',
  'streams',
  'outflow',
  'timing',
  'advice',
  'remedies',
]
const STREAMS = ['earned', 'savings', 'gains', 'fortune', 'investment', 'inheritance', 'partnership', 'property']

interface Row {
  id: string
  present: boolean | null
  cancelled: boolean
}
const inForce = (yogas: readonly Row[]) =>
  yogas.filter(({ present, cancelled }) => present && !cancelled).map(({ id }) => `yoga.${id}`)

describe('report-wealth', () => {
  test('is an area report whose yogas, points and score equal their capabilities', async () => {
    await lawsOfReport(wealth, IDS, async (data, birth) => {
      expect(Object.keys(data.streams)).toEqual(STREAMS)
      expect(Object.keys(data.outflow)).toEqual(['expenses', 'debts'])
      expect(data.summary.score).toBe(await areaScore('wealth', birth))
      const yogaIds = data.sections
        .flatMap(({ facts }: { facts: { fact_id: string }[] }) => facts.map(({ fact_id }) => fact_id))
        .filter((id: string) => id.startsWith('yoga.'))
      const want = (await call(daridra, birth)).yogas.filter(({ present }) => present).map(({ id }) => `yoga.${id}`)
      expect([...new Set(yogaIds)].sort()).toEqual([...inForce((await call(dhana, birth)).yogas), ...want].sort())
      const { indu_lagna, sree_lagna, hora_lagna } = (await call(special, { ...birth, lagna: 'moon' })).lagnas
      expect(data.points).toEqual({ indu_lagna, sree_lagna, hora_lagna } as never)
    })
  }, 300_000)

  test('Indu lagna: ninth lords Jupiter and Sun give 10 + 30 - 36 = 4, the fourth sign from the Moon', () => {
    // source: Uttara Kalamrita 4, worked by hand. Jupiter rules the 9th of Aries, the Sun that of Sagittarius.
    const answer = randomBirths(2000, 5)
      .map((birth) => natal(birth, worldAt()).chart)
      .find(({ ascendant, graha }) => ascendant.sign === 0 && graha.Moon.sign === 8)!
    const { indu_lagna } = specialLagnas(answer, null)
    expect(houseFrom(answer.graha.Moon.sign, indu_lagna!.sign)).toBe(4)
  })

  test('without a sunrise there is no hora lagna, with a warning', async () => {
    const data = await call(wealth, { ...polarNight, as_of: '2030-01-01' })
    expect(data.points.hora_lagna).toBeNull()
    expect(data.warnings.join(' ')).toContain('hora lagna is null')
  })

  test('for a child, dates begin at full age', async () => {
    const child = { ...chennai1996, as_of: '2001-01-01' }
    expect((await call(wealth, { ...child, years: 5 })).timeline).toEqual([])
    expect((await call(wealth, { ...child, years: 20 })).timeline[0]!.end > '2014-12-07').toBe(true)
    expect((await call(wealth, { ...delhi1947, as_of: '2000-01-01' })).timeline.length).toBeGreaterThan(3)
  })
})
