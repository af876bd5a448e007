import { signOfHouse } from '../zodiac/signs.ts'
import type { Conditions } from './assessment/planet.ts'
import type { RasiChart } from './chart.ts'
import { capitalisedName, GRAHAS, type Graha, lordOf, SEVEN } from './grahas.ts'
import { karakaOf } from './jaimini/karakas.ts'
import { any, type Clause, evaluateClause } from './rules/clauses.ts'
import type { RuleFacts } from './rules/facts.ts'
import { aspectOf, inHouse, related, strong } from './rules/predicates.ts'
import { house, L, MARS, MERCURY, SUN } from './rules/subjects.ts'
import { vargaSeat } from './vargas.ts'

/** Professions of a chart: their indicators and the way of working. */

// source: common practice after Brihat Jataka ch. 10 and Phaladeepika ch. 5
export const PROFESSIONS: Record<Graha, readonly string[]> = {
  Sun: ['government', 'administration', 'medicine', 'gold and jewellery', 'leadership'],
  Moon: ['hospitality', 'food', 'liquids and shipping', 'nursing', 'public dealing', 'textiles'],
  Mars: ['engineering', 'police or army service', 'surgery', 'real estate', 'metals', 'sport'],
  Mercury: ['commerce', 'accounting', 'writing', 'software', 'teaching', 'media', 'broking'],
  Jupiter: ['law', 'finance', 'teaching', 'counsel', 'religion', 'management'],
  Venus: ['arts', 'design', 'cosmetics', 'film', 'luxury trade', 'hotels', 'vehicles'],
  Saturn: ['mining', 'labour management', 'agriculture', 'oil', 'civil service', 'construction'],
  Rahu: ['aviation', 'electronics', 'foreign trade', 'pharmaceuticals', 'data and research', 'speculation trades'],
  Ketu: ['healing', 'astrology', 'languages', 'programming', 'religion', 'investigation'],
}

/** A planet that indicates its trades. */
export interface TradeIndicator {
  readonly planet: Graha
  readonly weight: number
  readonly id: string
  /** The reason, worded to follow the name of the planet. */
  readonly as: string
}

/**
 * Varahamihira's karmajiva: the lord of the navamsha of the lord of the 10th from the strongest of ascendant (judged by
 * its lord), Sun and Moon.
 */
export const karmajiva = ({ ascendant, graha }: RasiChart, conditions: Conditions): Graha => {
  const places = [
    { sign: ascendant.sign, score: conditions[lordOf(ascendant.sign)].score },
    { sign: graha.Sun.sign, score: conditions.Sun.score },
    { sign: graha.Moon.sign, score: conditions.Moon.score },
  ]
  const { sign } = places.reduce((a, b) => (b.score > a.score ? b : a))
  return lordOf(vargaSeat(graha[lordOf(signOfHouse(sign, 10))].longitude, 'D9').sign)
}

// source: this project's own weighing
export const careerIndicators = (chart: RasiChart, conditions: Conditions): TradeIndicator[] => {
  const tenth = signOfHouse(chart.ascendant.sign, 10)
  const lord = lordOf(tenth)
  const minister = karakaOf('amatya', chart)
  const strongest = SEVEN.reduce((a, b) => (conditions[b].score > conditions[a].score ? b : a))
  return [
    ...GRAHAS.filter((planet) => chart.graha[planet].sign === tenth).map((planet) => ({
      planet,
      weight: 3,
      id: `D1.${planet}.house`,
      as: 'stands in the tenth house',
    })),
    { planet: lord, weight: 2, id: 'D1.house.10.lord_is', as: 'rules the tenth house' },
    {
      planet: karmajiva(chart, conditions),
      weight: 2,
      id: 'D9.karmajiva',
      as: 'rules the navamsha of the tenth lord (karmajiva)',
    },
    { planet: minister, weight: 2, id: 'jaimini.amatyakaraka', as: 'is the amatyakaraka' },
    {
      planet: lordOf(vargaSeat(chart.ascendant.longitude, 'D10').sign),
      weight: 1,
      id: 'D10.lagna.lord',
      as: 'rules the ascendant of the dashamsha',
    },
    { planet: strongest, weight: 1, id: `D1.${strongest}.condition`, as: 'is the strongest of the seven' },
  ]
}

/** Trades by the sum of the weights of their indicators. Weights are relative to the heaviest (1), in falling order. */
export const rankTrades = <N extends string>(
  witnesses: readonly TradeIndicator[],
  trades: Readonly<Record<Graha, readonly N[]>>,
) => {
  const names = [...new Set(witnesses.flatMap(({ planet }) => trades[planet]))]
  const sums = names.map((name) => {
    const indicatorsOfTrade = witnesses.filter(({ planet }) => trades[planet].includes(name))
    return { name, own: indicatorsOfTrade, sum: indicatorsOfTrade.reduce((total, { weight }) => total + weight, 0) }
  })
  const highest = Math.max(...sums.map(({ sum }) => sum))
  return sums
    .toSorted((a, b) => b.sum - a.sum)
    .map(({ name, own: indicatorsOfTrade, sum }) => ({ name, weight: sum / highest, from: indicatorsOfTrade }))
}

export const WAYS_OF_WORKING = ['service', 'business', 'independent', 'public'] as const
export type WayOfWorking = (typeof WAYS_OF_WORKING)[number]

const TENTH = house(10)
// source: this project's choice among the houses' significations, BPHS ch. 11
const CLAUSES_OF_WAY: Record<WayOfWorking, readonly Clause[]> = {
  service: [strong(L(6)), any(inHouse(L(10), [6]), related(L(10), L(6)))],
  business: [
    any(related(L(7), L(10)), related(L(11), L(10))),
    any(inHouse(MERCURY, [10, 7]), aspectOf(MERCURY, TENTH), aspectOf(MERCURY, house(7))),
  ],
  independent: [any(inHouse(L(1), [10]), inHouse(L(10), [1])), strong(MARS)],
  public: [any(inHouse(SUN, [10]), aspectOf(SUN, TENTH)), related(L(9), L(10))],
}

/** Shares in whole percent that sum to 100. Each way counts 1, and 2 more for each of its clauses that holds. */
export const waysOfWorking = (f: RuleFacts) => {
  const waysWithClauses = WAYS_OF_WORKING.map((way) => ({
    way,
    clauses: CLAUSES_OF_WAY[way].filter((clause) => clause.holds(f)).map((clause) => evaluateClause(clause, f)),
  }))
  return {
    shares: wholePercentages(waysWithClauses.map(({ way, clauses }) => [way, 1 + 2 * clauses.length])),
    found: waysWithClauses,
  }
}

/** Whole percentages in the given proportion that sum to 100, by the largest remainders. */
export const wholePercentages = <K extends string>(points: readonly (readonly [K, number])[]): Record<K, number> => {
  const total = points.reduce((sum, [, count]) => sum + count, 0)
  const exact = points.map(([key, count]) => ({ key, share: (count * 100) / total }))
  const missingPoints = 100 - exact.reduce((sum, { share }) => sum + Math.floor(share), 0)
  const roundedUp = exact
    .toSorted((a, b) => b.share - Math.floor(b.share) - (a.share - Math.floor(a.share)))
    .slice(0, missingPoints)
    .map(({ key }) => key)
  return Object.fromEntries(
    exact.map(({ key, share }) => [key, Math.floor(share) + Number(roundedUp.includes(key))]),
  ) as Record<K, number>
}

export const indicatorText = ({ planet, as }: TradeIndicator) => `${capitalisedName(planet)} ${as}`
