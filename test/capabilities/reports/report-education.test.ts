import { describe, expect, test } from 'bun:test'
import vidya from '../../../src/capabilities/doshas-yogas/vidya-yogas.ts'
import education from '../../../src/capabilities/reports/report-education.ts'
import { independence } from '../../../src/capabilities/shared/inputs.ts'
import divisional from '../../../src/capabilities/vedic-charts/divisional-charts.ts'
import { sample } from '../../long.ts'
import { at, delhi1947, polarNight, randomBirths } from '../births.ts'
import { call } from '../call.ts'
import { checkAreaAnswer, expectDistinct, refusesWhatCannotBe, sameBytes } from './area-laws.ts'

const IDS = [
  'promise',
  'mind_and_memory',
  'fourth_house',
  'fifth_house',
  'ninth_house',
  'siddhamsha',
  'yogas',
  'subjects',
  'timing',
  'remedies',
]
const AS_OF = '2110-01-01'
const births = randomBirths(sample(12, 30), 23)

describe('report-education', () => {
  test('answers are complete and different, with four stages and their subjects in order', async () => {
    const midnight = at('1988-02-29T00:00', '+05:30', 18.52, 73.86)
    const answers = []
    for (const birth of [delhi1947, polarNight, midnight, ...births]) {
      const data = await call(education, { ...birth, as_of: AS_OF })
      checkAreaAnswer(data, IDS)
      expect(Object.keys(data.stages)).toEqual(['schooling', 'intellect', 'higher', 'research'])
      expect(data.subjects[0]!.weight).toBe(1)
      const weights = data.subjects.map(({ weight }) => weight)
      expect(weights).toEqual(weights.toSorted((a, b) => b - a))
      answers.push(data)
    }
    expectDistinct(answers)
  })

  test('yogas equal vidya-yogas, and the siddhamsha divisional-charts', async () => {
    for (const birth of births) {
      const { sections } = await call(education, { ...birth, as_of: AS_OF, years: 2 })
      const facts = sections.flatMap((section) => section.facts)
      const { yogas } = await call(vidya, birth)
      // Vagmi, a yoga of speech, is listed there in addition to the group that the area counts.
      for (const { id, present, cancelled } of yogas.filter((yoga) => yoga.group === 'vidya'))
        expect([id, facts.some(({ fact_id }) => fact_id === `yoga.${id}`)]).toEqual([
          id,
          present === true && !cancelled,
        ])
      const { matrix } = await call(divisional, birth)
      const { text } = sections.find(({ id }) => id === 'siddhamsha')!.paragraphs[0]!
      const [, rises, lord, sits] =
        /\b[Ii]n your (?:child’s )?siddhamsha \(the chart of learning\) (\w+) rises, and (.+), the lord of your .*? house, stands in (\w+)\./.exec(
          text,
        )!
      const inD24 = (name: string) => matrix.find(({ point }) => point === name)!.signs.D24!
      expect<string>(inD24('Ascendant')).toBe(rises!)
      expect<string>(inD24(lord!.replace('the ', ''))).toBe(sits!)
    }
  })

  test('the indicators of subjects for Delhi 1947 equal the calculation by hand', async () => {
    // Taurus rises. The 4th house, Leo, is empty; its lord the Sun at 27°59' Cancer is in the last navamsha from
    // Cancer, Pisces of Jupiter. The 5th house, Virgo, is empty; its lord Mercury at 13°40' Cancer is in the fifth
    // navamsha, Scorpio of Mars.
    const { sections } = await call(education, { ...delhi1947, as_of: '1975-06-01' })
    const { facts } = sections.find(({ id }) => id === 'subjects')!
    const value = (id: string) => facts.find(({ fact_id }) => fact_id === id)?.value
    expect(value('D1.house.4.lord_is')).toBe('Sun')
    expect(value('D1.house.5.lord_is')).toBe('Mercury')
    expect(value('D9.house.4.lord.dispositor')).toBe('Jupiter')
    expect(value('D9.house.5.lord.dispositor')).toBe('Mars')
    // Jupiter in Libra aspects neither house. Saturn in Cancer aspects Virgo by his third aspect.
    expect(value('D1.house.5.aspected_by.Saturn')).toBe('Saturn')
    expect(value('D1.house.4.aspected_by.Jupiter')).toBeUndefined()
  })

  test('a child has times like an adult; rejects impossible input with its field', async () => {
    const { timeline } = await call(education, { ...delhi1947, as_of: '1957-08-15', years: 5 })
    expect(timeline.length).toBeGreaterThan(0)
    await refusesWhatCannotBe(education, independence)
    await sameBytes(education, { ...independence, as_of: '1975-06-01' })
  })
})
