import type { PackFact } from '../../../ai/claims.ts'
import { concurrently } from '../../../concurrency.ts'
import { ageOfLife } from '../../../jyotish/ages.ts'
import { type Conditions, isHelpful } from '../../../jyotish/assessment/planet.ts'
import type { RasiChart } from '../../../jyotish/chart.ts'
import { dashaNature, lordScore, pairScore } from '../../../jyotish/dasha-scores.ts'
import { type Graha, lordOf } from '../../../jyotish/grahas.ts'
import { vargaSeat } from '../../../jyotish/vargas.ts'
import { weakness } from '../../../jyotish/weakness.ts'
import { corpus } from '../../../readings/corpora.ts'
import { type Cell, variants } from '../../../readings/passage.ts'
import { type HouseNumber, signName, signOfHouse } from '../../../zodiac/signs.ts'
import { placementTexts } from '../../shared/placement-texts.ts'
import { type Sentence, say } from './pack.ts'

/** Passages of the corpora that go with facts of a chart. */

const text = (cell: Cell) => variants(cell)[0]!.text

export const passagesOf = async (chart: RasiChart, conditions: Conditions, years: number) => {
  const age = ageOfLife(years)
  const [texts, maha, antar, ofAges, gochara] = await concurrently(
    () => placementTexts(years),
    () => corpus('mahadasha'),
    () => corpus('antardasha'),
    () => corpus('period-age'),
    () => corpus('gochara'),
  )
  /** What makes it weak, where a fact may say so: degrees are not told, so the edge of a sign makes nothing weak here. */
  const weakBy = (planet: Graha): 'combust' | 'dignity' | null => {
    const why = weakness(planet, chart)
    return why === null || why.includes('degree') ? null : why === 'combust' ? 'combust' : 'dignity'
  }
  const half = (planet: Graha) => (weakBy(planet) && !isHelpful(conditions[planet]) ? 'bad' : 'good')
  return {
    weakBy,
    planetInHouse: (planet: Graha, fact: PackFact): Sentence =>
      say(text(texts.inHouse(planet, chart.graha[planet].house, half(planet))), fact),
    lordInHouse(house: HouseNumber, ...facts: PackFact[]): Sentence {
      const lord = lordOf(signOfHouse(chart.ascendant.sign, house))
      return say(text(texts.lordIn(house, chart.graha[lord].house, half(lord))), ...facts)
    },
    planetInSign(planet: Graha, fact: PackFact): Sentence {
      const { sign, longitude } = chart.graha[planet]
      const hora = lordOf(vargaSeat(longitude, 'D2').sign) === 'Sun' ? 'solar' : 'lunar'
      return say(text(texts.inSign(planet, signName(sign), hora)), fact)
    },
    ascendant: (side: 'nature' | 'strength' | 'care', fact: PackFact): Sentence =>
      say(text(texts.rising(signName(chart.ascendant.sign), side)), fact),
    moon: (side: 'nature' | 'strength' | 'care', fact: PackFact): Sentence =>
      say(text(texts.moonSign(signName(chart.graha.Moon.sign), side)), fact),
    mahadasha: (lord: Graha, fact: PackFact): Sentence =>
      say(text((age === 'grown' ? maha : ofAges[age])[lord][dashaNature(lordScore(lord, chart).score)]), fact),
    antardasha: (lord: Graha, lesser: Graha, fact: PackFact): Sentence =>
      say(
        text((age === 'grown' ? antar[lord] : ofAges[age])[lesser][dashaNature(pairScore(lord, lesser, chart).score)]),
        fact,
      ),
    gochara: (planet: Graha, house: HouseNumber, fact: PackFact): Sentence =>
      say(text(gochara[planet][house]).replaceAll('{seat}', 'birth Moon'), fact),
    nature: (lord: Graha) => dashaNature(lordScore(lord, chart).score),
  }
}
export type Passages = Awaited<ReturnType<typeof passagesOf>>
