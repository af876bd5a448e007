import type { Age } from '../../../jyotish/ages.ts'
import type { RasiChart } from '../../../jyotish/chart.ts'
import {
  type DashaNature,
  type DashaRelation,
  dashaNature,
  type LordScore,
  lordScore,
  pairScore,
} from '../../../jyotish/dasha-scores.ts'
import { dignity, type Relation } from '../../../jyotish/dignity.ts'
import { functionalNature } from '../../../jyotish/functional-nature.ts'
import { capitalisedName, type Graha, isNode, nameInSentence } from '../../../jyotish/grahas.ts'
import { isDebilityCancelled } from '../../../jyotish/neecha-bhanga.ts'
import { corpus } from '../../../readings/corpora.ts'
import type { Fact, FactText } from '../../../readings/fact.ts'
import { joinWords } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'

/** Period lords as facts and passages. */

const SOURCE = 'predictions/prediction-dasha'
const ordinals = (houses: readonly number[]) => joinWords(houses.map(ordinalInWords))

/** A dignity in the form that fits a sentence. */
export const STANDING = {
  exalted: 'exalted',
  moolatrikona: 'in moolatrikona',
  own: 'in its own sign',
  friend: 'in a friend’s sign',
  neutral: 'in a neutral sign',
  enemy: 'in an enemy’s sign',
  debilitated: 'debilitated',
} as const

/** The dignity of a planet of a chart; a debilitation is always named with its cancellation. */
export const dashaStandingText = (planet: Graha, chart: RasiChart): string => {
  const positionText = dignity(chart.graha[planet], chart.graha)
  return positionText === 'debilitated' && isDebilityCancelled(planet, chart) ? LIFTED : STANDING[positionText]
}
const LIFTED = 'debilitated yet lifted (neecha bhanga)'

const REGARD: Record<Exclude<Relation, 'neutral'>, string> = {
  great_friend: 'a great friend',
  friend: 'a friend',
  enemy: 'an enemy',
  great_enemy: 'a great enemy',
}

export const dignityFact = (planet: Graha, chart: RasiChart): Fact => ({
  id: `D1.${planet}.dignity`,
  kind: 'dignity',
  text: `${capitalisedName(planet)} is ${dashaStandingText(planet, chart)}.`,
  value: dignity(chart.graha[planet], chart.graha),
  source: 'strengths/planetary-dignity',
})

/** The facts behind the score of a lord, in a fixed order. */
export const lordFacts = (planet: Graha, chart: RasiChart, scored: LordScore): Fact[] => {
  const { owned, house, company, starLord, starLordHouse } = scored
  const name = capitalisedName(planet)
  const natal = 'vedic-charts/birth-chart'
  const functional = functionalNature(planet, chart)
  return [
    {
      id: `D1.${planet}.functional`,
      kind: 'strength',
      text: `${name} is functionally ${functional === 'yogakaraka' ? 'a yogakaraka' : functional}${isNode(planet) ? ', as the lord of its sign' : ''}.`,
      value: functional,
      source: 'strengths/planetary-dignity',
    },
    {
      id: `D1.${planet}.lordship`,
      kind: 'position',
      text: `${name} ${isNode(planet) ? 'acts for the lord of' : 'owns'} the ${ordinals(owned)} ${owned.length > 1 ? 'houses' : 'house'}.`,
      value: owned.join(', ') || null,
      source: natal,
    },
    {
      id: `D1.${planet}.house`,
      kind: 'position',
      text: `${name} stands in house ${house}.`,
      value: house,
      source: natal,
    },
    dignityFact(planet, chart),
    {
      id: `D1.${planet}.company`,
      kind: 'aspect',
      text: company.length
        ? `${joinWords(company.map(nameInSentence)).replace(/^t/, 'T')} ${company.length > 1 ? 'stand' : 'stands'} with ${nameInSentence(planet)} or ${company.length > 1 ? 'look' : 'looks'} at it.`
        : `Nobody stands with ${nameInSentence(planet)} or looks at it.`,
      value: company.join(', ') || null,
      source: natal,
    },
    {
      id: `D1.${planet}.star_lord`,
      kind: 'position',
      text: `${capitalisedName(starLord)}, lord of the star that ${nameInSentence(planet)} is in, stands in house ${starLordHouse}.`,
      value: starLordHouse,
      source: natal,
    },
  ]
}

/** The meaning of a lord's period for the young and the old; grown life has its own period texts. */
const atAgeText = async (planet: Graha, nature: DashaNature, age: Age) =>
  age === 'grown' ? null : (await corpus('period-age'))[age][planet][nature]

/** The lord of a mahadasha: its score, supporting facts, and reading for the age. */
export const mahadashaText = async (planet: Graha, chart: RasiChart, age: Age = 'grown') => {
  const scored = lordScore(planet, chart)
  const nature = dashaNature(scored.score)
  const facts = lordFacts(planet, chart, scored)
  const texts = (await atAgeText(planet, nature, age)) ?? (await corpus('mahadasha'))[planet][nature]
  const fact: FactText = {
    id: `dasha.${planet}.nature`,
    kind: 'dasha',
    text: `As lord of a mahadasha ${nameInSentence(planet)} has ${scored.score} of 100 points: ${nature}.`,
    value: nature,
    source: SOURCE,
    weight: Math.max(1, Math.abs(scored.score - 50)),
    says: texts,
  }
  const rules = isNode(planet)
    ? `acts in your chart for ${chartLord(planet, chart)}`
    : `rules the ${ordinals(scored.owned)} of your houses`
  const company = scored.company.map(nameInSentence)
  const companyText =
    company.length === 0
      ? ''
      : `; ${joinWords(company)} ${company.length > 1 ? 'join or aspect' : 'joins or aspects'} it`
  const grounds = `${capitalisedName(planet)} ${rules} and stands in the ${ordinalInWords(scored.house)}, ${dashaStandingText(planet, chart)}${companyText}.`
  return { score: scored.score, nature, facts, told: fact, grounds }
}

const chartLord = (planet: Graha, chart: RasiChart) => `the lord of the ${ordinals(lordScore(planet, chart).owned)}`

/** The lord of an antardasha within a mahadasha. */
export const antardashaText = async (mahadasha: Graha, antardasha: Graha, chart: RasiChart, age: Age = 'grown') => {
  const { score, relation, between, regard } = pairScore(mahadasha, antardasha, chart)
  const nature = dashaNature(score)
  const fact: FactText = {
    id: `dasha.${mahadasha}.${antardasha}`,
    kind: 'dasha',
    text: `The antardasha of ${nameInSentence(antardasha)} in the mahadasha of ${nameInSentence(mahadasha)} has ${score} of 100 points: ${nature}; as a pair the two are ${relation}.`,
    value: nature,
    source: SOURCE,
    weight: Math.max(1, Math.abs(score - 50)),
    says: (await atAgeText(antardasha, nature, age)) ?? (await corpus('antardasha'))[mahadasha][antardasha][nature],
  }
  const location =
    between === 1
      ? `${nameInSentence(antardasha)} shares the sign of ${nameInSentence(mahadasha)}`
      : `${nameInSentence(antardasha)} stands in the ${ordinalInWords(between)} from ${nameInSentence(mahadasha)}`
  const opinion =
    regard === null || regard === 'neutral'
      ? ''
      : `, ${agree(relation, regard) ? 'and' : 'although'} ${nameInSentence(mahadasha)} counts it as ${REGARD[regard]}`
  const grounds =
    regard === null
      ? `You get ${nameInSentence(antardasha)} alone in these months, for better and for worse.`
      : `In your chart ${location}, ${PLACE[relation]}${opinion}.`
  return { score, relation, told: fact, grounds }
}

const PLACE: Record<DashaRelation, string> = {
  supportive: 'which helps',
  neutral: 'which neither helps nor hinders',
  testing: 'which is difficult',
}
const agree = (relation: DashaRelation, regard: Relation) =>
  relation === 'neutral' || (relation === 'supportive') === (regard === 'friend' || regard === 'great_friend')

// source: this project's own weighing; points away from 50
const LEANS: readonly (readonly [from: number, degree: string])[] = [
  [20, 'strongly'],
  [10, 'clearly'],
  [4, 'slightly'],
  [0, 'barely'],
]

/** The direction and degree of a period's score, by its distance from 50. */
export const leaningOf = (score: number) => {
  const [, degree] = LEANS.find(([from]) => Math.abs(score - 50) >= from)!
  return score >= 50
    ? { leaning: 'promises' as const, standing: `${degree} supportive` }
    : { leaning: 'hinders' as const, standing: `${degree} testing` }
}
