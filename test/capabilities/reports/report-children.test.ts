import { describe, expect, test } from 'bun:test'
import allYogas from '../../../src/capabilities/doshas-yogas/all-yogas.ts'
import santana from '../../../src/capabilities/doshas-yogas/santana-dosha.ts'
import karakas from '../../../src/capabilities/jaimini/chara-karakas.ts'
import children from '../../../src/capabilities/reports/report-children.ts'
import { independence } from '../../../src/capabilities/shared/inputs.ts'
import friendship from '../../../src/capabilities/strengths/planetary-friendship.ts'
import { withoutContradictions } from '../../../src/jyotish/yogas/contradictions.ts'
import { sample } from '../../long.ts'
import { at, delhi1947, polarNight, randomBirths } from '../births.ts'
import { call } from '../call.ts'
import { checkAreaAnswer, expectDistinct, refusesWhatCannotBe, sameBytes } from './area-laws.ts'

const IDS = [
  'promise',
  'fifth_house',
  'jupiter',
  'saptamsha',
  'sphuta',
  'yogas',
  'doshas',
  'relationship_with_children',
  'timing',
  'remedies',
]
const AS_OF = '2110-01-01'
const births = randomBirths(sample(12, 30), 22)
const YOGAS = ['suputra', 'bahuputra', 'eka_putra', 'dattaputra', 'aputra']

describe('report-children', () => {
  test('answers are complete and different, and state no sex of a child', async () => {
    const midnight = at('1988-02-29T00:00', '+05:30', 18.52, 73.86)
    const answers = []
    for (const birth of [delhi1947, polarNight, midnight, ...births]) {
      const data = await call(children, { ...birth, as_of: AS_OF })
      checkAreaAnswer(data, IDS)
      expect(JSON.stringify(data.sections)).not.toMatch(/\b(sons?|daughters?|boys?|girls?)\b/i)
      answers.push(data)
    }
    expectDistinct(answers)
  })

  test('sphutas, curses, dosha, yogas and putrakaraka equal their capabilities', async () => {
    for (const birth of births) {
      const data = await call(children, { ...birth, as_of: AS_OF, years: 2 })
      const value = (id: string) =>
        data.sections.flatMap(({ facts }) => facts).find((fact) => fact.fact_id === id)?.value
      const { sphutas, curses, dosha } = await call(santana, birth)
      expect(data.sphutas).toEqual({ ...sphutas, read: 'both' })
      expect(data.curses).toEqual(curses)
      expect(value('dosha.santana')).toBe(dosha.present ? dosha.net : 'absent')
      expect(value('sphuta.beeja')).toBe(sphutas.beeja.strength)
      const { karakas: order } = await call(karakas, birth)
      expect<unknown>(value('jaimini.putrakaraka')).toBe(order.find(({ karaka }) => karaka === 'putra')!.planet)
      const yogas = (await call(allYogas, birth)).yogas.filter(({ id }) => YOGAS.includes(id))
      const inEffect = yogas.filter(({ present, cancelled }) => present === true && !cancelled)
      // A report has the stronger one of two contradictory yogas. Strengths in answers are rounded, so it may not be known here.
      const consistent = withoutContradictions(inEffect.map(({ id, strength }) => ({ id, strength: strength! })))
      const ofReport = yogas.filter(({ id }) => value(`yoga.${id}`) === true)
      expect(inEffect).toEqual(expect.arrayContaining(ofReport))
      expect(ofReport.map(({ id }) => id)).toEqual(expect.arrayContaining(consistent.map(({ id }) => id)))
      const { matrix } = await call(friendship, birth)
      const regard = data.sections.flatMap(({ facts }) => facts).find(({ fact_id }) => fact_id.includes('.regard.'))!
      const [, first, , fifth] = regard.fact_id.split('.')
      const { relations } = matrix.find(({ planet }) => planet === first)!
      expect<unknown>(regard.value).toBe((relations as Record<string, string>)[fifth!]!)
    }
  })

  test('uses the sphuta of the requested sex', async () => {
    const read = async (sex: 'male' | 'female') => {
      const { sphutas, sections } = await call(children, { ...delhi1947, as_of: '1975-06-01', sex })
      const ids = sections.flatMap(({ facts }) => facts.map(({ fact_id }) => fact_id))
      return [sphutas.read, ids.filter((id) => id.startsWith('sphuta.'))]
    }
    expect(await read('male')).toEqual(['beeja', ['sphuta.beeja']])
    expect(await read('female')).toEqual(['kshetra', ['sphuta.kshetra']])
  })

  test('for a minor, times begin after the twenty-first birthday', async () => {
    const child = { ...delhi1947, as_of: '1957-08-15' }
    const near = await call(children, { ...child, years: 5 })
    expect(near.timeline).toEqual([])
    checkAreaAnswer(near, IDS)
    expect((await call(children, { ...child, years: 20 })).timeline[0]!.end > '1968-08-15').toBe(true)
  })

  test('rejects impossible input with its field, and repeats the same answer', async () => {
    await refusesWhatCannotBe(children, independence)
    await sameBytes(children, { ...independence, as_of: '1975-06-01' })
  })
})
