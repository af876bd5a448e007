import type { PackFact } from '../../../ai/claims.ts'
import { concurrently } from '../../../concurrency.ts'
import { ageOfLife } from '../../../jyotish/ages.ts'
import { type Conditions, isHelpful } from '../../../jyotish/assessment/planet.ts'
import type { RasiChart } from '../../../jyotish/chart.ts'
import { dashaNature, lordScore, pairScore } from '../../../jyotish/dasha-scores.ts'
import type { TransitSigns } from '../../../jyotish/gochara.ts'
import { type Graha, lordOf } from '../../../jyotish/grahas.ts'
import { vargaSeat } from '../../../jyotish/vargas.ts'
import { weakness } from '../../../jyotish/weakness.ts'
import { corpus } from '../../../readings/corpora.ts'
import { type Cell, variants } from '../../../readings/passage.ts'
import { type HouseNumber, houseFrom, signName, signOfHouse } from '../../../zodiac/signs.ts'
import { placementTexts } from '../../shared/placement-texts.ts'
import { transitText } from './gochara-text.ts'
import { ADULT, packSentence, type Sentence } from './pack.ts'

/** Passages of the corpora for the facts of a chart. */

const text = (cell: Cell) => variants(cell)[0]!.text

export const chartPassages = async (chart: RasiChart, conditions: Conditions, years: number) => {
  const age = ageOfLife(years)
  const [texts, maha, antar, periodAge, gochara] = await concurrently(
    () => placementTexts(years),
    () => corpus('mahadasha'),
    () => corpus('antardasha'),
    () => corpus('period-age'),
    () => corpus('gochara'),
  )
  /** The weakness of a planet that a fact can show: combustion or dignity. A degree at the edge of a sign does not count here. */
  const weaknessOf = (planet: Graha): 'combust' | 'dignity' | null => {
    const reason = weakness(planet, chart)
    return reason === null || reason.includes('degree') ? null : reason === 'combust' ? 'combust' : 'dignity'
  }
  /** The side of a passage on a planet: good or bad. */
  const sideOf = (planet: Graha) => (weaknessOf(planet) && !isHelpful(conditions[planet]) ? 'bad' : 'good')
  /** Only the passages on nature have a form for children. */
  const sideFor = <Side extends string>(side: Side): Side | 'nature' => (years < ADULT ? 'nature' : side)
  return {
    /** True for a planet whose passages have the hard side. */
    isStrained: (planet: Graha) => sideOf(planet) === 'bad',
    planetInHouse: (planet: Graha, fact: PackFact): Sentence =>
      packSentence(text(texts.inHouse(planet, chart.graha[planet].house, sideOf(planet))), fact),
    lordInHouse(house: HouseNumber, ...facts: PackFact[]): Sentence {
      const lord = lordOf(signOfHouse(chart.ascendant.sign, house))
      return packSentence(text(texts.lordIn(house, chart.graha[lord].house, sideOf(lord))), ...facts)
    },
    planetInSign(planet: Graha, fact: PackFact): Sentence {
      const { sign, longitude } = chart.graha[planet]
      const hora = lordOf(vargaSeat(longitude, 'D2').sign) === 'Sun' ? 'solar' : 'lunar'
      return packSentence(text(texts.inSign(planet, signName(sign), hora)), fact)
    },
    ascendant: (side: 'nature' | 'strength' | 'care', fact: PackFact): Sentence =>
      packSentence(text(texts.rising(signName(chart.ascendant.sign), sideFor(side))), fact),
    moon: (side: 'nature' | 'strength' | 'care', fact: PackFact): Sentence =>
      packSentence(text(texts.moonSign(signName(chart.graha.Moon.sign), sideFor(side))), fact),
    mahadasha: (lord: Graha, fact: PackFact): Sentence =>
      packSentence(
        text((age === 'grown' ? maha : periodAge[age])[lord][dashaNature(lordScore(lord, chart).score)]),
        fact,
      ),
    antardasha: (lord: Graha, subLord: Graha, fact: PackFact): Sentence =>
      packSentence(
        text(
          (age === 'grown' ? antar[lord] : periodAge[age])[subLord][dashaNature(pairScore(lord, subLord, chart).score)],
        ),
        fact,
      ),
    gochara: (planet: Graha, signs: TransitSigns, fact: PackFact): Sentence => {
      const moon = chart.graha.Moon.sign
      const passage = text(gochara[planet][houseFrom(moon, signs[planet])]).replaceAll('{seat}', 'birth Moon')
      return packSentence(transitText(planet, moon, signs, passage), fact)
    },
    nature: (lord: Graha) => dashaNature(lordScore(lord, chart).score),
  }
}
export type Passages = Awaited<ReturnType<typeof chartPassages>>
