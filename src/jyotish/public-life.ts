import type { Conditions } from './assessment/planet.ts'
import { capitalisedName, GRAHAS, type Graha, lordOf } from './grahas.ts'
import { KENDRAS } from './house-groups.ts'
import { karakaOf } from './jaimini/karakas.ts'
import { evaluateClause } from './rules/clauses.ts'
import type { RuleFacts } from './rules/facts.ts'
import { related } from './rules/predicates.ts'
import { karaka, L } from './rules/subjects.ts'
import type { Yoga } from './rules/yoga-rule.ts'

/** Indicators of public life in a chart with their weights, and the most suitable role. */

export const POLITICAL_ROLES = ['leader', 'organiser', 'adviser', 'orator', 'administrator', 'opposition'] as const
export type PoliticalRole = (typeof POLITICAL_ROLES)[number]

// source: common practice after BPHS 3 on the rank of each planet
export const ROLE_OF = {
  leader: 'Sun',
  organiser: 'Saturn',
  adviser: 'Jupiter',
  orator: 'Mercury',
  administrator: 'Mars',
  opposition: 'Rahu',
} as const satisfies Record<PoliticalRole, Graha>

export interface PoliticalIndicator {
  readonly id: string
  readonly rule: string
  readonly holds: boolean
  /** Points if the rule holds. */
  readonly weight: number
  readonly evidence: readonly string[]
}

// source: this project's own weighing
const BY_RAJA = { each: 5, most: 20 }
const BY_MAHAPURUSHA = 8
/** Houses in which Rahu favours rank. source: BPHS ch. 34 and common practice, the houses of growth */
const RAHU_SEATS = [3, 6, 10, 11]

/** `yogas`: the yogas of the chart that are present and not cancelled. */
export const politicalIndicators = (
  f: RuleFacts,
  conditions: Conditions,
  yogas: readonly Pick<Yoga, 'group' | 'name'>[],
): PoliticalIndicator[] => {
  const namesInGroup = (group: string) => yogas.filter((yoga) => yoga.group === group).map(({ name }) => name)
  const [raja, mahapurusha] = [namesInGroup('raja'), namesInGroup('mahapurusha')]
  const houseOf = (planet: Graha) => f.chart.graha[planet].house
  const seat = (planet: Graha) => `${capitalisedName(planet)} stands in house ${houseOf(planet)}.`
  const condition = (planet: Graha) =>
    `${capitalisedName(planet)} is ${conditions[planet].band === 'mixed' ? 'in mixed condition' : conditions[planet].band}.`
  const [lagnaLord, sixthLord] = [GRAHAS[f.lord[1]!]!, GRAHAS[f.lord[6]!]!]
  const tenthAndFourth = evaluateClause(related(L(10), L(4)), f)
  const karakas = evaluateClause(related(karaka('atma'), karaka('amatya')), f)
  const ghati = f.ghatiLagna()
  const ghatiLord = ghati && lordOf(ghati.sign)
  return [
    {
      id: 'raja_yogas',
      rule: 'raja yogas present and not cancelled, 5 each, 20 at most',
      holds: raja.length > 0,
      weight: Math.min(BY_RAJA.most, BY_RAJA.each * Math.max(1, raja.length)),
      evidence: raja.length > 0 ? raja : ['None is present.'],
    },
    {
      id: 'sun',
      rule: 'the Sun strong',
      holds: conditions.Sun.band === 'strong',
      weight: 10,
      evidence: [condition('Sun')],
    },
    {
      id: 'tenth_and_fourth',
      rule: 'the lords of the 10th and the 4th related',
      holds: tenthAndFourth.holds,
      weight: 10,
      evidence: tenthAndFourth.evidence,
    },
    {
      id: 'rahu',
      rule: 'Rahu in 3, 6, 10 or 11',
      holds: RAHU_SEATS.includes(houseOf('Rahu')),
      weight: 6,
      evidence: [seat('Rahu')],
    },
    {
      id: 'saturn',
      rule: 'Saturn strong or in the 10th',
      holds: conditions.Saturn.band === 'strong' || houseOf('Saturn') === 10,
      weight: 8,
      evidence: [condition('Saturn'), seat('Saturn')],
    },
    {
      id: 'sixth_lord',
      rule: 'the lord of the 6th weaker than the lord of the ascendant',
      holds: conditions[sixthLord].score < conditions[lagnaLord].score,
      weight: 8,
      evidence: [condition(sixthLord), condition(lagnaLord)],
    },
    {
      id: 'karakas',
      rule: 'atmakaraka and amatyakaraka related',
      holds: karakas.holds,
      weight: 10,
      evidence: [
        `${capitalisedName(karakaOf('atma', f.chart))} is the atmakaraka, ${karakaOf('amatya', f.chart)} the amatyakaraka.`,
        ...karakas.evidence,
      ],
    },
    {
      id: 'ghati_lagna',
      rule: 'the lord of the Ghati lagna in a kendra',
      holds: ghatiLord !== null && KENDRAS.includes(houseOf(ghatiLord)),
      weight: 6,
      evidence: [ghatiLord ? seat(ghatiLord) : 'The Sun did not rise, so that there is no Ghati lagna.'],
    },
    {
      id: 'mahapurusha',
      rule: 'yogas of a great person present, 8 each',
      holds: mahapurusha.length > 0,
      weight: BY_MAHAPURUSHA * Math.max(1, mahapurusha.length),
      evidence: mahapurusha.length > 0 ? mahapurusha : ['None is present.'],
    },
  ]
}

/** The sum of the weights of the rules that hold, at most 100. */
export const politicalPoints = (indicators: readonly PoliticalIndicator[]): number =>
  Math.min(
    100,
    indicators.filter(({ holds }) => holds).reduce((sum, { weight }) => sum + weight, 0),
  )

/** The roles by the condition of their planets, the best first. Weights are relative to the best (1). */
export const politicalRoles = (conditions: Conditions) => {
  const scores = POLITICAL_ROLES.map((role) => ({
    role,
    planet: ROLE_OF[role],
    score: conditions[ROLE_OF[role]].score,
  }))
  const highest = Math.max(...scores.map(({ score }) => score))
  return scores
    .toSorted((a, b) => b.score - a.score)
    .map(({ role, planet, score }) => ({ role, planet, weight: highest === 0 ? 0 : score / highest }))
}
