import type { PackFact } from '../../../ai/claims.ts'
import { concurrently } from '../../../concurrency.ts'
import { type Conditions, isHelpful } from '../../../jyotish/assessment/planet.ts'
import type { RasiChart } from '../../../jyotish/chart.ts'
import { dashaNature, lordScore, pairScore } from '../../../jyotish/dasha-scores.ts'
import { type Graha, lordOf } from '../../../jyotish/grahas.ts'
import { vargaSeat } from '../../../jyotish/vargas.ts'
import { weakness } from '../../../jyotish/weak.ts'
import { corpus } from '../../../readings/corpora.ts'
import { type Cell, tellings } from '../../../readings/passage.ts'
import { type HouseNumber, signName, signOfHouse } from '../../../zodiac/signs.ts'
import { type Sentence, say } from './pack.ts'

/** Passages of the corpora that go with facts of a chart. */

const text = (cell: Cell) => tellings(cell)[0]!.text

export const passagesOf = async (chart: RasiChart, conditions: Conditions) => {
  const [inHouse, lordIn, moonSign, ascendant, maha, antar, star, inSign, gochara] = await concurrently(
    () => corpus('planet-in-house'),
    () => corpus('lord-in-house'),
    () => corpus('moon-sign'),
    () => corpus('ascendant'),
    () => corpus('mahadasha'),
    () => corpus('antardasha'),
    () => corpus('nakshatra'),
    () => corpus('planet-in-sign'),
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
      say(text(inHouse[planet][chart.graha[planet].house][half(planet)]), fact),
    lordInHouse(house: HouseNumber, ...facts: PackFact[]): Sentence {
      const lord = lordOf(signOfHouse(chart.ascendant.sign, house))
      return say(text(lordIn[house][chart.graha[lord].house][half(lord)]), ...facts)
    },
    planetInSign(planet: Graha, fact: PackFact): Sentence {
      const { sign, longitude } = chart.graha[planet]
      const hora = lordOf(vargaSeat(longitude, 'D2').sign) === 'Sun' ? 'solar' : 'lunar'
      return say(text(inSign[planet][signName(sign)][hora]), fact)
    },
    ascendant: (side: 'nature' | 'strength' | 'care', fact: PackFact): Sentence =>
      say(text(ascendant[signName(chart.ascendant.sign)][side]), fact),
    moon: (side: 'nature' | 'strength' | 'care', fact: PackFact): Sentence =>
      say(text(moonSign[signName(chart.graha.Moon.sign)][side]), fact),
    star,
    mahadasha: (lord: Graha, fact: PackFact): Sentence =>
      say(text(maha[lord][dashaNature(lordScore(lord, chart).score)]), fact),
    antardasha: (lord: Graha, lesser: Graha, fact: PackFact): Sentence =>
      say(text(antar[lord][lesser][dashaNature(pairScore(lord, lesser, chart).score)]), fact),
    gochara: (planet: Graha, house: HouseNumber, fact: PackFact): Sentence =>
      say(text(gochara[planet][house]).replaceAll('{seat}', 'birth Moon'), fact),
    nature: (lord: Graha) => dashaNature(lordScore(lord, chart).score),
  }
}
export type Passages = Awaited<ReturnType<typeof passagesOf>>
