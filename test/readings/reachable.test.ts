import { beforeAll, describe, expect, test } from 'bun:test'
import { placementHalf } from '../../src/capabilities/shared/narrative/position.ts'
import { planetAssessments } from '../../src/jyotish/assessment/planet.ts'
import { bhaveshas } from '../../src/jyotish/bhavesha.ts'
import { rasiChart } from '../../src/jyotish/chart.ts'
import { conjunctionsOf } from '../../src/jyotish/conjunctions.ts'
import { dignity } from '../../src/jyotish/dignity.ts'
import { housesOwned } from '../../src/jyotish/functional-nature.ts'
import { GRAHAS } from '../../src/jyotish/grahas.ts'
import { NAKSHATRAS } from '../../src/jyotish/nakshatras.ts'
import { naturalBenefics } from '../../src/jyotish/nature.ts'
import { baladi } from '../../src/jyotish/strengths/avasthas.ts'
import { lookingAtMoon, sunMoonYogas } from '../../src/jyotish/sun-moon-yogas.ts'
import { type CorpusName, corpus } from '../../src/readings/corpora.ts'
import { type Topic, topicPassages } from '../../src/readings/passage.ts'
import { julianDay } from '../../src/time/julian-day.ts'
import { signName } from '../../src/zodiac/signs.ts'
import { LONG } from '../long.ts'
import { sky } from '../world.ts'

const CHARTS = 20_000
/** The topic and path of each passage that random charts use. */
const passagesOfCharts = (count: number): ReadonlySet<string> => {
  const reached = new Set<string>()
  let state = 9
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  for (let i = 0; i < count; i++) {
    const moment = julianDay(Date.UTC(1900, 0, 1) + random() * 6.3e12)
    const chart = rasiChart(moment, { latitude: random() * 120 - 60, longitude: random() * 360 - 180 }, {}, sky)
    const benefics = naturalBenefics(chart)
    const planets = planetAssessments(chart, null)
    for (const graha of GRAHAS) {
      const { sign, house, degree, nakshatra } = chart.graha[graha]
      const group =
        graha === 'Sun' || graha === 'Moon'
          ? 'light'
          : graha === 'Rahu' || graha === 'Ketu'
            ? 'node'
            : benefics.has(graha)
              ? 'benefic'
              : 'malefic'
      const [isOdd, isFirstHalf] = [sign % 2 === 0, degree < 15]
      const hora = isOdd === isFirstHalf ? 'solar' : 'lunar'
      reached.add(`planet-in-sign ${graha} ${signName(sign)} ${hora}`)
      reached.add(`planet-in-nakshatra ${graha} ${NAKSHATRAS[nakshatra]}`)
      reached.add(`planet-in-house ${graha} ${house} ${placementHalf(planets[graha]).half}`)
      reached.add(`dignity ${graha} ${dignity(chart.graha[graha], chart.graha)}`)
      reached.add(`avastha ${baladi(sign, degree)} ${group}`)
    }
    for (const count of [2, 3] as const)
      for (const { planets } of conjunctionsOf(count, chart)) reached.add(`conjunction ${planets.join(' ')}`)
    for (const planet of lookingAtMoon(chart)) reached.add(`moon-aspected ${planet}`)
    for (const yoga of sunMoonYogas(chart)) reached.add(`sun-moon-yoga ${yoga}`)
    for (const { house, placedIn, lord, outcome } of bhaveshas(chart, planets)) {
      if (outcome !== 'bad') reached.add(`lord-in-house ${house} ${placedIn} good`)
      if (outcome !== 'good') reached.add(`lord-in-house ${house} ${placedIn} bad`)
      if (outcome === 'mixed') reached.add(`mixed-lord ${lord}`)
      for (const otherHouse of housesOwned(lord, chart.ascendant.sign))
        if (otherHouse !== house) reached.add(`shared-lord ${otherHouse}`)
    }
  }
  return reached
}

const TOPICS: readonly CorpusName[] = [
  'planet-in-sign',
  'planet-in-house',
  'planet-in-nakshatra',
  'dignity',
  'avastha',
  'lord-in-house',
  'mixed-lord',
  'shared-lord',
  'conjunction',
  'moon-aspected',
  'sun-moon-yoga',
]

describe.skipIf(!LONG)(`${CHARTS} random charts reach every passage`, () => {
  let reached: ReadonlySet<string>
  beforeAll(() => {
    reached = passagesOfCharts(CHARTS)
  }, 300_000)
  test.each(TOPICS.map((topic) => [topic] as const))('%s', async (topic) => {
    const cells = topicPassages((await corpus(topic)) as Topic).map(({ path }) => `${topic} ${path.join(' ')}`)
    expect(cells.filter((cell) => !reached.has(cell))).toEqual([])
  })
})
