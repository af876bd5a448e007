import { describe, expect, test } from 'bun:test'
import vimshottari from '../../../src/capabilities/dashas/vimshottari-dasha.ts'
import predictionDasha from '../../../src/capabilities/predictions/prediction-dasha.ts'
import sadeSati from '../../../src/capabilities/predictions/sade-sati-periods.ts'
import detailedLife from '../../../src/capabilities/reports/detailed-life.ts'
import career from '../../../src/capabilities/reports/report-career.ts'
import children from '../../../src/capabilities/reports/report-children.ts'
import education from '../../../src/capabilities/reports/report-education.ts'
import foreignTravel from '../../../src/capabilities/reports/report-foreign-travel.ts'
import health from '../../../src/capabilities/reports/report-health.ts'
import marriage from '../../../src/capabilities/reports/report-marriage.ts'
import property from '../../../src/capabilities/reports/report-property.ts'
import spiritual from '../../../src/capabilities/reports/report-spiritual.ts'
import wealth from '../../../src/capabilities/reports/report-wealth.ts'
import { independence } from '../../../src/capabilities/shared/inputs.ts'
import { sample } from '../../long.ts'
import { at, delhi1947, polarNight, randomBirths } from '../births.ts'
import { call } from '../call.ts'
import { checkAreaAnswer, expectDistinct, refusesWhatCannotBe, sameBytes } from './area-laws.ts'

const IDS = [
  'nature',
  'mind',
  'appearance',
  'family',
  'siblings',
  'education',
  'career',
  'wealth',
  'marriage',
  'children',
  'health',
  'property',
  'travel',
  'friends',
  'spirituality',
  'longevity_note',
  'current_phase',
  'past_phases',
  'next_years',
  'remedies',
]
const AS_OF = '2110-01-01'
const births = randomBirths(sample(10, 30), 29)
const SINGLE = {
  career,
  wealth,
  marriage,
  children,
  education,
  health,
  property,
  travel: foreignTravel,
  spiritual,
} as const

describe('detailed-life', () => {
  test('every answer is complete, opens with five sentences, and differs from the others', async () => {
    const midnight = at('1988-02-29T00:00', '+05:30', 18.52, 73.86)
    const answers = []
    for (const birth of [delhi1947, polarNight, midnight, ...births]) {
      const data = await call(detailedLife, { ...birth, as_of: AS_OF })
      const whole = { ...data, summary: { text: 'None.', score: 0, fact_ids: [] }, timeline: [] }
      // The report is made on the first of January, before the birthday of the year.
      const isMinor = Number(AS_OF.slice(0, 4)) - 1 - Number(birth.datetime.slice(0, 4)) < 18
      checkAreaAnswer(whole, isMinor ? IDS.filter((id) => id !== 'appearance' && id !== 'longevity_note') : IDS)
      expect(data.sections[0]!.paragraphs[0]!.text.match(/\.(?= [A-Z]|$)/g)).toHaveLength(5)
      expect(data.sections.at(-1)!.paragraphs.at(-1)!.text).toStartWith('Build on ')
      const areasOf = (those: readonly { readonly text: string }[]) =>
        new Set(
          those.flatMap(({ text }) =>
            /(?:helped|harder) in (.+?) (?:by|because of) /.exec(text)![1]!.split(/, | and (?!ideas)/),
          ),
        )
      const { strengths, challenges } = data.life_summary
      expect([...areasOf(strengths)].filter((area) => areasOf(challenges).has(area))).toEqual([])
      answers.push(whole)
    }
    expectDistinct(answers)
  }, 300_000)

  test('each area has the score of its own report', async () => {
    for (const birth of births.slice(0, sample(4, births.length))) {
      const { area_scores } = await call(detailedLife, { ...birth, as_of: AS_OF, years: 1 })
      for (const [area, report] of Object.entries(SINGLE) as [keyof typeof SINGLE, typeof career][]) {
        const { summary } = await call(report, { ...birth, as_of: AS_OF, years: 1 })
        expect({ area, ...area_scores[area] }).toEqual({ area, score: summary.score, band: summary.band })
      }
    }
  }, 300_000)

  test('phases cover 120 years without gaps, with the lords and scores of their capabilities', async () => {
    for (const birth of births.slice(0, 12)) {
      const { phases } = await call(detailedLife, { ...birth, as_of: AS_OF, years: 1 })
      expect(phases[0]!.start).toBe(birth.datetime.slice(0, 10))
      expect(phases[0]!.age_start).toBe(0)
      expect(phases.at(-1)!.age_end).toBe(120)
      for (const [i, { start, age_start }] of phases.slice(1).entries()) {
        expect(start).toBe(phases[i]!.end)
        expect(age_start).toBe(phases[i]!.age_end)
      }
      const { periods } = await call(vimshottari, { ...birth, levels: 1 })
      expect(phases.slice(0, periods.length).map(({ mahadasha }) => mahadasha)).toEqual(periods.map(({ lord }) => lord))
      const assessment = await call(predictionDasha, { ...birth, from_date: AS_OF })
      for (const { mahadasha, score } of assessment.periods)
        expect(phases.find((phase) => phase.mahadasha === mahadasha)!.score).toBe(score)
    }
  })

  test('turning points are mahadasha changes and the Sade Sati of sade-sati-periods', async () => {
    for (const birth of births.slice(0, sample(4, 8))) {
      const as_of = `${Number(birth.datetime.slice(0, 4)) + 20}-01-01`
      const { life_summary, phases } = await call(detailedLife, { ...birth, as_of, years: 30 })
      const { turning_points } = life_summary
      const dates = (reason: RegExp) =>
        turning_points.filter((turn) => reason.test(turn.reason)).map(({ date }) => date)
      const until = `${Number(as_of.slice(0, 4)) + 30}`
      expect(dates(/^the mahadasha/)).toEqual(
        phases
          .slice(1)
          .map(({ start }) => start)
          .filter((start) => start < until),
      )
      // Saturn returns once in 29.5 years, the nodes once in 18.6.
      expect([1, 2]).toContain(dates(/^Saturn returns/).length)
      expect([1, 2]).toContain(dates(/^the nodes return/).length)
      const { cycles } = await call(sadeSati, { ...birth, as_of })
      const peaks = cycles.flatMap(({ phases: stays }) =>
        stays.filter(({ phase }) => phase === 'peak').flatMap(({ spans }) => spans.map(({ start }) => start)),
      )
      for (const date of dates(/^Saturn enters/)) expect(peaks).toContain(date)
      expect(turning_points.map(({ date }) => date)).toEqual(turning_points.map(({ date }) => date).toSorted())
    }
  })

  test('a child has no completed mahadasha; rejects impossible input with its field', async () => {
    const data = await call(detailedLife, { ...delhi1947, as_of: '1950-01-01' })
    expect(data.sections.find(({ id }) => id === 'past_phases')!.title).toStartWith('The first great period still runs')
    checkAreaAnswer(
      { ...data, summary: { text: 'None.', score: 0, fact_ids: [] }, timeline: [] },
      IDS.filter((id) => id !== 'appearance' && id !== 'longevity_note'),
    )
    const texts = data.sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs.map(({ text }) => text)])
    expect(texts.join('\n')).not.toMatch(/span of (?:a )?life|life (?:abroad|with children)|partnership/i)
    await refusesWhatCannotBe(detailedLife, independence)
    await sameBytes(detailedLife, { ...independence, as_of: '1975-06-01' })
  })
})
