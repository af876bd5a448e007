import { describe, expect, test } from 'bun:test'
import allYogas from '../../../src/capabilities/doshas-yogas/all-yogas.ts'
import romance from '../../../src/capabilities/reports/report-romance.ts'
import { independence } from '../../../src/capabilities/shared/inputs.ts'
import birthChart from '../../../src/capabilities/vedic-charts/birth-chart.ts'
import { sample } from '../../long.ts'
import { at, delhi1947, polarNight, randomBirths, SIGN_LORDS } from '../births.ts'
import { call } from '../call.ts'
import { checkAreaAnswer, expectDistinct, refusesWhatCannotBe, sameBytes } from './area-laws.ts'

const IDS = [
  'heart',
  'venus',
  'mars_and_desire',
  'moon_needs',
  'fifth_house',
  'seventh_house',
  'love_to_marriage',
  'challenges',
  'timing',
  'advice',
  'remedies',
]
const AS_OF = '2130-01-01'
const births = randomBirths(sample(12, 30), 26)

/** The signs that a planet aspects in full from its own sign; the nodes aspect none. */
const SIGHT: Record<string, number[]> = { Mars: [4, 7, 8], Jupiter: [5, 7, 9], Saturn: [3, 7, 10], Rahu: [], Ketu: [] }

describe('report-romance', () => {
  test('every answer is complete and different', async () => {
    const midnight = at('1988-02-29T00:00', '+05:30', 18.52, 73.86)
    const answers = []
    for (const birth of [delhi1947, polarNight, midnight, ...births]) {
      const data = await call(romance, { ...birth, as_of: AS_OF })
      checkAreaAnswer(data, IDS)
      expect(data.summary.score).toBe(data.sections[0]!.score!)
      answers.push(data)
    }
    expectDistinct(answers)
  })

  test('the rules of love and marriage equal the calculation by hand', async () => {
    const matches = new Set<string | null>()
    for (const birth of births) {
      const { love_to_marriage, style } = await call(romance, { ...birth, as_of: AS_OF, years: 1 })
      const { planets, ascendant } = await call(birthChart, birth)
      const sign = Object.fromEntries(planets.map(({ name, sign_number }) => [name, sign_number - 1]))
      const first = ascendant.sign_number - 1
      const lord = (house: number) => SIGN_LORDS[(first + house - 1) % 12]!
      const sees = (a: string, b: string) => (SIGHT[a] ?? [7]).includes(((sign[b]! - sign[a]! + 12) % 12) + 1)
      const related = (a: string, b: string) =>
        sign[a] === sign[b] || (SIGN_LORDS[sign[a]!] === b && SIGN_LORDS[sign[b]!] === a) || (sees(a, b) && sees(b, a))
      const withOther = (a: string, b: string) => a !== b && sign[a] === sign[b]
      const held = [
        related(lord(5), lord(7)),
        withOther('Venus', lord(5)) || withOther('Venus', lord(7)),
        withOther('Rahu', 'Venus') || sign.Rahu === (first + 6) % 12,
        related(lord(5), lord(9)) || related(lord(7), lord(11)),
      ]
      expect(love_to_marriage.links.map(({ holds }) => holds)).toEqual(held)
      const count = held.filter(Boolean).length
      expect(love_to_marriage.likelihood).toBe(count >= 2 ? 'high' : count === 1 ? 'medium' : 'low')
      matches.add(love_to_marriage.likelihood)
      expect(style.expression.text).toContain(planets.find(({ name }) => name === 'Venus')!.sign)
    }
    expect([...matches].sort()).toEqual(['high', 'low', 'medium'])
  })

  test('the combinations are the marriage yogas that are present and not cancelled', async () => {
    for (const birth of births.slice(0, 10)) {
      const { sections } = await call(romance, { ...birth, as_of: AS_OF, years: 1 })
      const { yogas } = await call(allYogas, { ...birth, groups: ['vivaha'] })
      const texts = sections
        .flatMap(({ facts }) => facts)
        .filter(({ kind }) => kind === 'yoga')
        .map(({ fact_id }) => fact_id)
      const held = yogas.filter(({ present, cancelled }) => present && !cancelled).map(({ id }) => `yoga.${id}`)
      expect([...new Set(texts)].sort()).toEqual(held.sort())
    }
  })

  test('for a minor there are neither times nor marriage', async () => {
    for (const birth of births.slice(0, 10)) {
      const as_of = `${Number(birth.datetime.slice(0, 4)) + 15}-06-15`
      const data = await call(romance, { ...birth, as_of, years: 20 })
      checkAreaAnswer(data, IDS)
      expect(data.timeline).toEqual([])
      expect(data.love_to_marriage).toEqual({
        links: [],
        likelihood: null,
        text: 'The marks that join love to a later marriage are not read before the age of 18.',
      })
      const [bond, timing] = [data.sections[6]!, data.sections[8]!]
      expect([bond.paragraphs.length, timing.paragraphs.length]).toEqual([1, 2])
      expect(data.caution).toEndWith('Of somebody under 18 temperament alone is read.')
    }
  })

  test('rejects impossible input with its field, and repeats the same answer', async () => {
    await refusesWhatCannotBe(romance, independence)
    await sameBytes(romance, { ...independence, as_of: '1975-06-01' })
  })
})
