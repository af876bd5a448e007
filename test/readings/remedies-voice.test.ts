import { expect, test } from 'bun:test'
import predictionGem from '../../src/capabilities/predictions/prediction-gem.ts'
import gemstones from '../../src/capabilities/remedies/gemstone-recommendation.ts'
import rudraksha from '../../src/capabilities/remedies/rudraksha-recommendation.ts'
import { chartAssessment } from '../../src/capabilities/shared/chart-assessment.ts'
import { natal } from '../../src/capabilities/shared/natal.ts'
import { SEVEN } from '../../src/jyotish/grahas.ts'
import { PLANET_REMEDIES } from '../../src/jyotish/planet-remedies.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { randomBirths } from '../capabilities/births.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'
import { faultIn } from './grammar.ts'

// Remedies begin with a deed for the planet that needs most help in this chart, address the reader, and put nothing costly first.

const world = worldAt(Date.parse('2026-11-29T12:00:00Z'))
const BIRTHS = randomBirths(sample(60, 300), 61).filter(({ datetime }) => datetime < '2026')
const ADULTS = BIRTHS.filter(({ datetime }) => datetime > '1930' && datetime < '2008')
const CHILDREN = BIRTHS.filter(({ datetime }) => datetime > '2009').slice(0, sample(6, 24))
const STONES = new RegExp(
  Object.values(PLANET_REMEDIES)
    .map(({ gem }) => gem)
    .join('|'),
)

type Gems = Awaited<ReturnType<typeof predictionGem.compute>>
const stonesIn = ({ life_stone, benefic_stone, lucky_stone, dasha_stone }: Omit<Gems, 'section'>) =>
  [life_stone, benefic_stone, lucky_stone, dasha_stone].filter((stone) => stone !== null)

test('the first step is a deed for the weakest planet, with day and duration, and names no stone', async () => {
  for (const birth of BIRTHS)
    for (const capability of [predictionGem, gemstones, rudraksha]) {
      const { first_step } = await capability.compute(birth, world)
      const { planets } = chartAssessment(natal(birth, world), world)
      const lowest = Math.min(...SEVEN.map((planet) => planets[planet].score))
      expect([birth.datetime, planets[first_step.planet].score]).toEqual([birth.datetime, lowest])
      expect(first_step.deed).toContain(first_step.day)
      expect(first_step.deed).toMatch(/\b(?:seven|nine|eleven) /)
      expect(first_step.deed).not.toMatch(STONES)
      expect(faultIn(first_step.reason)).toBeNull()
    }
})

test('stones address the reader and name a cheaper stone where they recommend a costly one', async () => {
  for (const birth of ADULTS) {
    const answer = await predictionGem.compute(birth, world)
    const rows = [...stonesIn(answer), ...answer.avoid]
    const sentences = rows.flatMap(({ reason }) => sentencesOf(reason))
    const addressing = sentences.filter((sentence) => /\byou(?:r|rs)?\b/i.test(sentence))
    expect([birth.datetime, addressing.length / Math.max(1, sentences.length) >= 0.5]).toEqual([birth.datetime, true])
    for (const { planet, reason, substitutes } of stonesIn(answer))
      if (planet !== 'Rahu' && planet !== 'Ketu')
        expect([reason, substitutes.some((gem) => reason.includes(gem)) || /quartz|topaz/.test(reason)]).toEqual([
          reason,
          true,
        ])
    expect(new Set(sentences).size).toBe(sentences.length)
  }
})

test('a stone is never recommended and left out in one answer, nor put on a child', async () => {
  for (const birth of BIRTHS) {
    const answer = await predictionGem.compute(birth, world)
    const left = answer.avoid.map(({ planet }) => planet)
    for (const { planet } of stonesIn(answer)) expect(left).not.toContain(planet)
  }
  for (const birth of CHILDREN) {
    const answer = await predictionGem.compute({ ...birth, name: 'Meera Shah' }, world)
    for (const { reason } of stonesIn(answer)) expect(reason).toContain('waits until Meera is grown')
    expect(answer.first_step.reason).toContain('Meera')
  }
})
