import { describe, expect, test } from 'bun:test'
import kalathra from '../../../src/capabilities/doshas-yogas/kalathra-dosha.ts'
import manglikDosha from '../../../src/capabilities/doshas-yogas/manglik-dosha.ts'
import vivaha from '../../../src/capabilities/doshas-yogas/vivaha-yogas.ts'
import karakas from '../../../src/capabilities/jaimini/chara-karakas.ts'
import jaiminiCharts from '../../../src/capabilities/jaimini/jaimini-charts.ts'
import detailedLife from '../../../src/capabilities/reports/detailed-life.ts'
import marriage from '../../../src/capabilities/reports/report-marriage.ts'
import { independence } from '../../../src/capabilities/shared/inputs.ts'
import { sample } from '../../long.ts'
import { at, delhi1947, polarNight, randomBirths } from '../births.ts'
import { call } from '../call.ts'
import { checkAreaAnswer, expectDistinct, refusesWhatCannotBe, sameBytes } from './area-laws.ts'

const IDS = [
  'promise',
  'seventh_house',
  'venus_jupiter',
  'navamsha',
  'upapada',
  'darakaraka',
  'doshas',
  'yogas',
  'spouse',
  'harmony',
  'timing',
  'remedies',
]
const AS_OF = '2110-01-01'
const births = randomBirths(sample(12, 30), 21)

describe('report-marriage', () => {
  test('every answer is complete and different', async () => {
    const midnight = at('1988-02-29T00:00', '+05:30', 18.52, 73.86)
    const answers = []
    for (const birth of [delhi1947, polarNight, midnight, ...births]) {
      const data = await call(marriage, { ...birth, as_of: AS_OF })
      checkAreaAnswer(data, IDS)
      expect(data.summary.score).toBe(data.sections[0]!.score!)
      answers.push(data)
    }
    expectDistinct(answers)
  })

  test('explains a verdict by one significator that differs from the whole-life verdict', async () => {
    const RANKED: readonly string[] = ['strong', 'good', 'mixed', 'weak']
    let apart = 0
    for (const [i, birth] of randomBirths(sample(60, 120), 21).entries()) {
      // The report on a minor leaves out the planet of a partner.
      if (Number(birth.datetime.slice(0, 4)) > Number(AS_OF.slice(0, 4)) - 19) continue
      const sex = (['male', 'female'] as const)[i % 2]!
      const own = await call(marriage, { ...birth, sex, as_of: AS_OF })
      const whole = (await call(detailedLife, { ...birth, as_of: AS_OF })).area_scores.marriage.band
      const sentence = own.sections[0]!.paragraphs.map(({ text }) => text).join(' ')
      const differs = own.summary.band !== whole
      expect([birth.datetime, /would stand a little (higher|lower)\./.exec(sentence)?.[1] ?? null]).toEqual([
        birth.datetime,
        differs ? (RANKED.indexOf(whole) < RANKED.indexOf(own.summary.band) ? 'higher' : 'lower') : null,
      ])
      if (differs) apart++
    }
    expect(apart).toBeGreaterThan(2)
  }, 60_000)

  test('doshas, upapada, darakaraka, yogas and windows equal their capabilities', async () => {
    for (const birth of births) {
      const data = await call(marriage, { ...birth, as_of: AS_OF, years: 5 })
      const value = (id: string) =>
        data.sections.flatMap(({ facts }) => facts).find((fact) => fact.fact_id === id)?.value
      const assessment = await call(manglikDosha, { ...birth, as_of: AS_OF })
      expect(data.manglik.present).toBe(assessment.dosha.present!)
      expect(data.manglik.percentage).toBe(assessment.percentage)
      expect(data.manglik.from).toEqual(assessment.from)
      expect(data.manglik.net).toBe(assessment.dosha.net)
      expect(value('dosha.manglik')).toBe(assessment.dosha.present ? assessment.dosha.net : 'absent')
      const { dosha, delay_factors } = await call(kalathra, birth)
      expect(value('dosha.kalathra')).toBe(dosha.present ? dosha.net : 'absent')
      expect(delay_factors.map(({ holds }) => holds)).toEqual(
        [1, 2, 3, 4].map((i) => value(`kalathra.delay.${i}`) === true),
      )
      const { charts } = await call(jaiminiCharts, birth)
      expect(data.upapada.sign).toBe(charts.upapada!.lagna_sign)
      const order = await call(karakas, birth)
      expect<unknown>(value('jaimini.darakaraka')).toBe(order.karakas.find(({ karaka }) => karaka === 'dara')!.planet)
      const { yogas, windows, spouse } = await call(vivaha, { ...birth, from_date: AS_OF, years: 5 })
      for (const { id, present } of yogas) expect(value(`yoga.${id}`) === true).toBe(present === true)
      expect(data.spouse.nature.text).toBe(`${spouse.nature[0]!.text} ${spouse.nature[1]!.text}`)
      const scores = new Map(
        data.sections
          .flatMap(({ facts }) => facts)
          .flatMap((fact) => (fact.fact_id.startsWith('vivaha.') ? [[fact.fact_id, fact.value]] : [])),
      )
      const triggers = data.timeline.flatMap((period) => period.triggers.filter((id) => id.startsWith('vivaha.')))
      // Years of the capability begin at midnight and are calendar years. Years of the report begin at noon and have
      // 365.25 days.
      const inside = windows.filter(({ start, end }) => end > '2110-01-03' && start < '2114-12-29')
      expect(triggers.length).toBeGreaterThanOrEqual(inside.length)
      for (const { start, score } of inside) {
        const id = `vivaha.window.${start.slice(0, 10)}`
        expect(triggers).toContain(id)
        expect<unknown>(scores.get(id)).toBe(score)
      }
    }
  })

  test('uses the karaka of the requested sex, and both without a sex', async () => {
    const titles = async (sex: 'male' | 'female' | null) =>
      (await call(marriage, { ...delhi1947, as_of: '1975-06-01', sex })).sections[2]!.title
    expect(await titles('male')).toBe('How you love')
    expect(await titles('female')).toBe('What you hope for in a partner')
    expect(await titles(null)).toBe('How you love, and what you hope for')
  })

  test('the upapada of Delhi 1947 equals the calculation by hand', async () => {
    // Taurus rises. The twelfth is Aries; its lord Mars is in Gemini, the third from Aries. The third from Gemini is
    // Leo.
    const { upapada } = await call(marriage, { ...delhi1947, as_of: '1975-06-01' })
    expect(upapada).toMatchObject({ sign: 'Leo', lord: 'Sun', second_from_upapada: 'Virgo' })
  })

  test('for a child, times begin after the twenty-first birthday', async () => {
    const child = { ...delhi1947, as_of: '1957-08-15' }
    const near = await call(marriage, { ...child, years: 5 })
    expect(near.timeline).toEqual([])
    checkAreaAnswer(near, IDS)
    const far = await call(marriage, { ...child, years: 20 })
    checkAreaAnswer(far, IDS)
    expect(far.timeline[0]!.end > '1968-08-15').toBe(true)
    expect(far.timeline[0]!.start < '1968-08-16').toBe(true)
  })

  test('rejects impossible input with its field, and repeats the same answer', async () => {
    await refusesWhatCannotBe(marriage, independence)
    await sameBytes(marriage, { ...independence, as_of: '1975-06-01' })
  })
})
