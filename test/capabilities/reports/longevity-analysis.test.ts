import { describe, expect, test } from 'bun:test'
import ayuMilan from '../../../src/capabilities/matching/ayu-milan.ts'
import ayurdaya from '../../../src/capabilities/predictions/ayurdaya.ts'
import lifetimeMaleficTransits from '../../../src/capabilities/predictions/lifetime-malefic-transits.ts'
import longevity from '../../../src/capabilities/reports/longevity-analysis.ts'
import { independence } from '../../../src/capabilities/shared/inputs.ts'
import birthChart from '../../../src/capabilities/vedic-charts/birth-chart.ts'
import { sample } from '../../long.ts'
import { at, delhi1947, polarNight, randomBirths, SIGN_LORDS } from '../births.ts'
import { call } from '../call.ts'
import { checkAreaAnswer, expectDistinct, refusesWhatCannotBe, sameBytes } from './area-laws.ts'

const IDS = ['method', 'class', 'mathematical', 'vitality', 'marakas', 'sensitive_times', 'supports', 'remedies']
const AS_OF = '2110-01-01'
const births = randomBirths(30, 28)

const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(texts) : []

describe('longevity-analysis', () => {
  test('answers are complete and different, and state no death, age or length of life in prose', async () => {
    const midnight = at('1988-02-29T00:00', '+05:30', 18.52, 73.86)
    const answers = []
    for (const birth of [delhi1947, polarNight, midnight, ...births]) {
      const data = await call(longevity, { ...birth, as_of: AS_OF })
      checkAreaAnswer({ ...data, summary: { text: 'None.', score: 0, fact_ids: [] }, timeline: [] }, IDS)
      const { caution, ...rest } = data
      expect(texts(rest).filter((text) => /death date|will die|\bdeath\b|\bdies?\b/i.test(text))).toEqual([])
      expect(caution).toContain('No prediction of death is made')
      const prose = data.sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs.map(({ text }) => text)])
      expect(prose.filter((text) => /\b\d+ years\b|\bage of \d|\baged? \d/i.test(text))).toEqual([])
      answers.push({ ...data, summary: { text: '', score: 0, fact_ids: [] }, timeline: [] })
    }
    expectDistinct(answers)
  })

  test('class equals ayu-milan, spans ayurdaya, and periods lifetime-malefic-transits', async () => {
    for (const birth of births.slice(0, sample(8, births.length))) {
      const data = await call(longevity, { ...birth, as_of: AS_OF })
      const { longevity: matched } = await call(ayuMilan, { groom: birth, bride: delhi1947 })
      expect(data.class.class).toBe(matched.groom.class)
      expect(data.class.range_years).toEqual(matched.groom.range_years)
      expect(data.class.pairs.map(({ signs }) => signs)).toEqual(matched.groom.pairs.map(({ signs }) => signs))
      const { methods, selected } = await call(ayurdaya, birth)
      expect(data.mathematical).toEqual({ methods, selected })
      if (births.indexOf(birth) < sample(3, 8))
        expect(data.sensitive_periods).toEqual((await call(lifetimeMaleficTransits, birth)).periods)
    }
  })

  test('modifiers, marakas and planets of the eighth house equal the calculation by hand', async () => {
    const seen = new Set<string>()
    for (const birth of births.slice(0, sample(8, births.length))) {
      const data = await call(longevity, { ...birth, as_of: AS_OF })
      const { planets, ascendant } = await call(birthChart, birth)
      const of = (name: string) => planets.find((planet) => planet.name === name)!
      const lord = (house: number) => SIGN_LORDS[(ascendant.sign_number - 1 + house - 1) % 12]!
      const [hrasa, vriddhi] = data.modifiers
      const saturn = ['Capricorn', 'Aquarius', 'Libra'].includes(of('Saturn').sign)
      expect(hrasa!.holds).toBe(
        [lord(1), lord(8)].includes('Saturn') && data.class.pairs[0]!.result === data.class.class && !saturn,
      )
      const jupiter = of('Jupiter')
      if (vriddhi!.holds) {
        expect([1, 7]).toContain(jupiter.house)
        expect(jupiter.combust).toBe(false)
        expect(jupiter.sign).not.toBe('Capricorn')
        for (const malefic of ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu']) expect(of(malefic).sign).not.toBe(jupiter.sign)
      }
      for (const { rule, holds, effect } of data.modifiers) {
        if (holds) seen.add(rule)
        if (!holds) expect(effect).toBe('none')
        if (effect === 'lowers') expect(data.class.class).not.toBe('alpa')
        if (effect === 'raises') expect(data.class.class).not.toBe('purna')
      }
      const roles = new Map<string, readonly string[]>(data.maraka.planets.map((each) => [each.planet, each.roles]))
      expect(roles.get(lord(2))).toContain('lord_of_2')
      expect(roles.get(lord(7))).toContain('lord_of_7')
      expect(roles.get(lord(8))).toContain('lord_of_8')
      for (const planet of ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'])
        for (const house of [2, 7])
          expect(roles.get(planet)?.includes(`malefic_in_${house}`) ?? false).toBe(of(planet).house === house)
      expect(data.maraka.planets.map(({ rank }) => rank)).toEqual(data.maraka.planets.map((_, i) => i + 1))
      expect(data.maraka.houses.map((each) => each.lord as string)).toEqual([lord(2), lord(7)])
      const cleft = new Map<string, readonly string[]>(data.chhidra_grahas.map((each) => [each.planet, each.roles]))
      expect(cleft.get(lord(8))).toContain('lord_of_8')
      for (const { name, house } of planets) expect(cleft.get(name)?.includes('in_8') ?? false).toBe(house === 8)
    }
    expect(seen).toContain('kakshya_hrasa')
  })

  test('without a sunrise two pairs decide, with a note', async () => {
    const { class: answer, sections } = await call(longevity, { ...polarNight, as_of: AS_OF })
    expect(answer.pairs[1]).toMatchObject({ signs: null, modalities: null, result: null })
    expect(answer.rule).toBe('two pairs alone, without a hora lagna')
    expect(sections[0]!.paragraphs[0]!.text).toContain('no hora lagna')
  })

  test('rejects impossible input with its field, and repeats the same answer', async () => {
    await refusesWhatCannotBe(longevity, independence)
    await sameBytes(longevity, { ...independence, as_of: '1975-06-01' })
  })
})
