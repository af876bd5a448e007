import { describe, expect, test } from 'bun:test'
import chart from '../../../src/capabilities/lal-kitab/lal-kitab-chart.ts'
import dasha from '../../../src/capabilities/lal-kitab/lal-kitab-dasha.ts'
import debts from '../../../src/capabilities/lal-kitab/lal-kitab-debts.ts'
import prediction from '../../../src/capabilities/lal-kitab/lal-kitab-prediction.ts'
import remedies from '../../../src/capabilities/lal-kitab/lal-kitab-remedies.ts'
import teva from '../../../src/capabilities/lal-kitab/lal-kitab-teva.ts'
import varshphal from '../../../src/capabilities/lal-kitab/lal-kitab-varshphal.ts'
import { houseStateOf } from '../../../src/capabilities/lal-kitab/parts/reading-texts.ts'
import { annualChart } from '../../../src/capabilities/lal-kitab/parts/year.ts'
import { rasiChart } from '../../../src/jyotish/chart.ts'
import { GRAHAS, type Graha } from '../../../src/jyotish/grahas.ts'
import { housesOf, isHouseAsleep, lalKitabChart } from '../../../src/jyotish/lal-kitab/chart.ts'
import { tevaOf } from '../../../src/jyotish/lal-kitab/teva.ts'
import { LAST_YEAR } from '../../../src/jyotish/lal-kitab/year-table.ts'
import { corpus } from '../../../src/readings/corpora.ts'
import { type Topic, topicPassages } from '../../../src/readings/passage.ts'
import { julianDay } from '../../../src/time/julian-day.ts'
import { HOUSES, type HouseNumber } from '../../../src/zodiac/signs.ts'
import { sky } from '../../world.ts'
import { chennai1996, delhi1947, polarNight, randomBirths } from '../births.ts'
import { call } from '../call.ts'

const _AS_OF = '2026-11-20'
const BIRTHS = [chennai1996, delhi1947, polarNight, ...randomBirths(25, 13)]
/** A day in the thirty-first year of life. */
const grown = ({ datetime }: { datetime: string }) => `${Number(datetime.slice(0, 4)) + 31}-01-15`
const _inOrder = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)

/** All planets in a house without aspects, except the planets in `placed`. */
const _make = (placed: Partial<Record<Graha, HouseNumber>>) =>
  Object.fromEntries(GRAHAS.map((planet) => [planet, placed[planet] ?? 11])) as Record<Graha, HouseNumber>

const PLANETS_OF_MATTERS = {
  personality: 'Sun',
  wealth: 'Jupiter',
  marriage: 'Venus',
  children: 'Ketu',
  health: 'Mars',
  work: 'Saturn',
  parents: 'Moon',
} as const

describe('lal-kitab-prediction', () => {
  test('equals the single capabilities and repeats no sentence', async () => {
    for (const birth of BIRTHS.slice(0, 8)) {
      const input = { ...birth, as_of: grown(birth) }
      const answer = await call(prediction, input)
      const single = await call(chart, birth)
      expect(answer.chart.planets).toEqual(single.planets)
      expect(answer.chart.houses).toEqual(single.houses)
      const { warnings: _, ayanamsha: __, node: ___, ...kinds } = await call(teva, birth)
      expect(answer.teva).toEqual(kinds)
      expect(answer.debts).toEqual((await call(debts, birth)).debts.filter(({ present }) => present))
      expect(answer.remedies).toEqual((await call(remedies, input)).remedies.slice(0, 10))
      const year = await call(varshphal, input)
      expect(answer.year.planets.map(({ annual_house }) => annual_house)).toEqual(
        year.planets.map(({ annual_house }) => annual_house),
      )
      expect(answer.dasha.current).toEqual((await call(dasha, input)).current)
      const sentences = [
        ...answer.planet_readings.map(({ reading }) => reading),
        ...answer.house_readings.map(({ reading }) => reading),
        ...answer.year.readings.map(({ text }) => text),
        ...answer.sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)),
      ].flatMap((text) => text.split(/(?<=\.) /))
      expect(sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i)).toEqual([])
    }
  })
  test('a house whose planet is bad is not told as a good one', () => {
    const states = new Set<string>()
    for (const { datetime, latitude, longitude } of randomBirths(200, 5)) {
      const kitab = lalKitabChart(
        housesOf(rasiChart(julianDay(Date.parse(`${datetime}Z`)), { latitude, longitude }, {}, sky)),
      )
      for (const house of HOUSES) {
        const state = houseStateOf(kitab, house)
        states.add(state)
        const inside = kitab.planets.filter((planet) => planet.house === house).slice(0, 3)
        if (inside.some(({ nature }) => nature === 'bad')) expect(state).toBe('troubled')
        if (state === 'awake')
          expect(inside.map(({ nature, sleeping }) => [nature, sleeping])).toEqual(inside.map(() => ['good', false]))
      }
    }
    expect([...states].sort()).toEqual(['asleep', 'awake', 'divided', 'troubled'])
  })

  test('3000 births use every passage', async () => {
    const cells = new Set(
      (
        await Promise.all(
          (['lal-kitab-planet', 'lal-kitab-house', 'lal-kitab-section', 'lal-kitab-teva'] as const).map(async (name) =>
            topicPassages((await corpus(name)) as Topic).map(({ path }) => `${name} ${path.join(' ')}`),
          ),
        )
      ).flat(),
    )
    for (const [i, { datetime, latitude, longitude }] of randomBirths(3000, 3).entries()) {
      const natal = lalKitabChart(
        housesOf(rasiChart(julianDay(Date.parse(`${datetime}Z`)), { latitude, longitude }, {}, sky)),
      )
      for (const kitab of [natal, annualChart(natal, (i % LAST_YEAR) + 1)]) {
        for (const { graha, house, nature } of kitab.planets) {
          if (nature !== 'bad') cells.delete(`lal-kitab-planet ${graha} ${house} good`)
          if (nature !== 'good') cells.delete(`lal-kitab-planet ${graha} ${house} bad`)
        }
        for (const house of HOUSES)
          for (const part of [houseStateOf(kitab, house), ...(isHouseAsleep(kitab, house) ? [] : ['deed'])])
            cells.delete(`lal-kitab-house ${house} ${part}`)
        for (const { type, present } of tevaOf(kitab)) if (present) cells.delete(`lal-kitab-teva ${type}`)
        for (const [matter, planet] of Object.entries(PLANETS_OF_MATTERS))
          cells.delete(`lal-kitab-section ${matter} ${kitab.of[planet].nature}`)
      }
      if (cells.size === 0) break
    }
    expect([...cells]).toEqual([])
  })
})
