import type { RasiChart } from '../../../jyotish/chart.ts'
import { lordOf, named, opening } from '../../../jyotish/grahas.ts'
import { HOUSE_FIELDS } from '../../../jyotish/house-fields.ts'
import { DIGNIFIED, houseReadings } from '../../../jyotish/house-tone.ts'
import { type SectionBand, type SectionWeight, sectionBand, sectionScore } from '../../../jyotish/section-score.ts'
import { type ComposeOptions, compose, factOf } from '../../../readings/compose.ts'
import type { Fact, Told } from '../../../readings/fact.ts'
import type { Passage } from '../../../readings/passage.ts'
import { type HouseNumber, type SignIndex, signName } from '../../../zodiac/signs.ts'
import type { Grounded } from '../../vocabulary/told.ts'
import { listed } from '../../vocabulary/told.ts'
import { dignityFact, STANDING } from './dasha-told.ts'
import type { PlacementTeller } from './placement-told.ts'
import { tenths } from './quality-shape.ts'
import { ordinalInWords } from './sign-forecast.ts'

/** What the score of a section says, in words of the chart. */

export interface Scored {
  id: string
  /** As the section prints it; the band follows from it. */
  score: number
  /** What the score comes from, as it stands after "by". */
  by: string
  says: Record<SectionBand, Passage>
  words: NonNullable<Told['words']>
  /** The facts that the words are taken from. */
  grounds: readonly Fact[]
  source: string
}

export const scoreSaid = (
  { id, score, by, says, words, grounds, source }: Scored,
  options: ComposeOptions,
): Grounded[] => {
  const band = sectionBand(score)
  const told: Told = {
    id: `section.${id}.score`,
    kind: 'score',
    text: `The section has ${score} of 100 points, by ${by}: ${band}.`,
    value: band,
    source,
    weight: 1,
    says: says[band],
    words,
  }
  return compose([told], options).map(({ text, because }) => ({ text, because: [...because, ...grounds] }))
}

const seat = (house: HouseNumber) => `the ${ordinalInWords(house)} house`

/** What weighs on a section, as it stands in a sentence. */
const weightSaid = ({ by, graha, of: { house, lordHouse, lordDignity, bindus } }: SectionWeight): string => {
  if (by === 'occupant') return `${named(graha)} in ${seat(house)}`
  if (by === 'aspect') return `${named(graha)}’s aspect on ${seat(house)}`
  if (by === 'bindus') return `the ${bindus} bindus of ${seat(house)}`
  const lord = `${named(graha)}, lord of the ${ordinalInWords(house)},`
  if (lordHouse === house) return `${lord} in its own house`
  const counted = lordDignity === 'debilitated' || DIGNIFIED.includes(lordDignity)
  return `${lord} ${counted ? `${STANDING[lordDignity]} ` : ''}in ${seat(lordHouse)}`
}

const weightFact = ({ by, graha, of: { house, bindus } }: SectionWeight, tell: PlacementTeller): Fact => {
  if (by === 'lord') return factOf(tell.lord(house))
  if (by === 'occupant') return factOf(tell.inHouse(graha))
  if (by === 'aspect')
    return {
      id: `D1.house.${house}.aspected_by.${graha}`,
      kind: 'aspect',
      text: `${opening(graha)} looks at house ${house}.`,
      value: true,
      source: 'vedic-charts/birth-chart',
    }
  return {
    id: `SAV.house${house}`,
    kind: 'strength',
    text: `House ${house} has ${bindus} bindus of the sarvashtakavarga.`,
    value: bindus,
    source: 'strengths/ashtakavarga',
  }
}

const signFact = (house: HouseNumber, sign: SignIndex): Fact => ({
  id: `D1.house${house}.sign`,
  kind: 'position',
  text: `House ${house} is ${signName(sign)}, ruled by ${lordOf(sign)}.`,
  value: signName(sign),
  source: 'vedic-charts/birth-chart',
})

/** Sections of matters: scored by the balance of their houses, told by the lord of the first and by what weighs most. */
export const matterScorer = (chart: RasiChart, tell: PlacementTeller, source: string) => {
  const readings = houseReadings(chart)
  return (id: string, houses: readonly HouseNumber[], says: Scored['says']): Scored => {
    const { helper, burden, ...own } = sectionScore(houses, readings)
    const score = tenths(own.score)
    const { house, sign, lord, lordHouse, lordDignity } = readings[houses[0]! - 1]!
    const names = { strong: { helper }, good: { helper }, mixed: {}, weak: { burden } }[sectionBand(score)]
    const weights = Object.entries(names).flatMap(([name, weight]) => (weight ? [[name, weight] as const] : []))
    return {
      id,
      score,
      by: `the balance of ${houses.length > 1 ? 'houses' : 'house'} ${listed(houses.map(String))}`,
      says,
      words: {
        ...Object.fromEntries(weights.map(([name, weight]) => [name, weightSaid(weight)])),
        sign: signName(sign),
        lord: named(lord),
        standing: STANDING[lordDignity],
        seat: ordinalInWords(lordHouse),
        field: HOUSE_FIELDS[lordHouse],
      },
      grounds: [
        signFact(house, sign),
        factOf(tell.lord(house)),
        dignityFact(lord, chart),
        ...weights.map(([, weight]) => weightFact(weight, tell)),
      ],
      source,
    }
  }
}
