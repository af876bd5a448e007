import type { Conditions } from './assessment/planet.ts'
import { GRAHAS, type Graha, lordOf, opening } from './grahas.ts'
import { KENDRAS } from './house-groups.ts'
import { karakaOf } from './jaimini/karakas.ts'
import { found } from './rules/clauses.ts'
import type { Facts } from './rules/facts.ts'
import { related } from './rules/predicates.ts'
import { karaka, L } from './rules/subjects.ts'
import type { Yoga } from './rules/yoga-rule.ts'

/** What speaks in a chart for public life: indicators with their weights, and the part that suits. */

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
  /** What it adds where it holds. */
  readonly weight: number
  readonly evidence: readonly string[]
}

// source: this project's own weighing
const BY_RAJA = { each: 5, most: 20 }
const BY_MAHAPURUSHA = 8
/** Where Rahu does well for rank. source: BPHS ch. 34 and common practice, the houses of growth */
const RAHU_SEATS = [3, 6, 10, 11]

/** `held` are the yogas of the chart that are present and not cancelled. */
export const politicalIndicators = (
  f: Facts,
  conditions: Conditions,
  held: readonly Pick<Yoga, 'group' | 'name'>[],
): PoliticalIndicator[] => {
  const named = (group: string) => held.filter((yoga) => yoga.group === group).map(({ name }) => name)
  const [raja, mahapurusha] = [named('raja'), named('mahapurusha')]
  const houseOf = (planet: Graha) => f.chart.graha[planet].house
  const seat = (planet: Graha) => `${opening(planet)} stands in house ${houseOf(planet)}.`
  const condition = (planet: Graha) =>
    `${opening(planet)} is ${conditions[planet].band === 'mixed' ? 'in mixed condition' : conditions[planet].band}.`
  const [lagnaLord, sixthLord] = [GRAHAS[f.lord[1]!]!, GRAHAS[f.lord[6]!]!]
  const poles = found(related(L(10), L(4)), f)
  const offices = found(related(karaka('atma'), karaka('amatya')), f)
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
      holds: poles.holds,
      weight: 10,
      evidence: poles.evidence,
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
      holds: offices.holds,
      weight: 10,
      evidence: [
        `${opening(karakaOf('atma', f.chart))} is the atmakaraka, ${karakaOf('amatya', f.chart)} the amatyakaraka.`,
        ...offices.evidence,
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

/** Those that hold, 100 at most. */
export const politicalPoints = (indicators: readonly PoliticalIndicator[]): number =>
  Math.min(
    100,
    indicators.filter(({ holds }) => holds).reduce((sum, { weight }) => sum + weight, 0),
  )

/** The parts by the condition of the planet that assigns each, the ablest first. */
export const politicalRoles = (conditions: Conditions) => {
  const scores = POLITICAL_ROLES.map((role) => ({
    role,
    planet: ROLE_OF[role],
    score: conditions[ROLE_OF[role]].score,
  }))
  const most = Math.max(...scores.map(({ score }) => score))
  return scores
    .toSorted((a, b) => b.score - a.score)
    .map(({ role, planet, score }) => ({ role, planet, weight: most === 0 ? 0 : score / most }))
}
