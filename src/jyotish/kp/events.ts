import { type Graha, isNode } from '../grahas.ts'
import type { KpChart } from './chart.ts'
import type { StarLord } from './lords.ts'
import type { PlanetSignificance, Significators } from './significators.ts'

interface EventRule {
  /** The house whose cusp decides. */
  cusp: number
  for: readonly number[]
  against: readonly number[]
}

// source: K. S. Krishnamurti, Readers IV and VI; houses that bring a matter about, and houses that deny it
export const EVENTS = {
  marriage: { cusp: 7, for: [2, 7, 11], against: [1, 6, 10, 12] },
  love: { cusp: 5, for: [5, 7, 11], against: [6, 8, 12] },
  divorce: { cusp: 7, for: [1, 6, 10, 12], against: [2, 7, 11] },
  children: { cusp: 5, for: [2, 5, 11], against: [1, 4, 10] },
  job: { cusp: 10, for: [2, 6, 10, 11], against: [1, 5, 9, 12] },
  promotion: { cusp: 10, for: [2, 6, 10, 11], against: [5, 8, 12] },
  business: { cusp: 7, for: [2, 7, 10, 11], against: [6, 8, 12] },
  wealth: { cusp: 2, for: [2, 6, 10, 11], against: [5, 8, 12] },
  property: { cusp: 4, for: [4, 11, 12], against: [3, 5, 10] },
  vehicle: { cusp: 4, for: [4, 9, 11], against: [3, 8, 12] },
  education: { cusp: 4, for: [4, 9, 11], against: [3, 5, 8] },
  'foreign-travel': { cusp: 12, for: [3, 9, 12], against: [2, 4, 11] },
  litigation: { cusp: 6, for: [6, 11], against: [5, 8, 12] },
  recovery: { cusp: 1, for: [1, 5, 11], against: [6, 8, 12] },
  illness: { cusp: 6, for: [1, 6, 8, 12], against: [5, 11] },
} as const satisfies Record<string, EventRule>
export type KpEvent = keyof typeof EVENTS
export const KP_EVENTS = Object.keys(EVENTS) as [KpEvent, ...KpEvent[]]

/** From the worst to the best. */
export const PROMISES = ['no', 'qualified', 'yes'] as const
export type EventPromise = (typeof PROMISES)[number]

export interface EventJudgement {
  event: KpEvent
  cusp: number
  subLord: StarLord
  signified: number[]
  signifiedFor: number[]
  signifiedAgainst: number[]
  promise: EventPromise
  reasons: string[]
}

const common = (houses: readonly number[], others: readonly number[]) =>
  houses.filter((house) => others.includes(house))
const list = (houses: readonly number[]) => houses.join(', ')

/**
 * The promise of the sub lord of the deciding cusp. Yes: it signifies the house of the cusp or the 11th, more than half
 * of the houses for the matter, and fewer against it. No: its star lord signifies none of them. A retrograde star lord,
 * or one that signifies only houses against, lowers the promise by one step (K. S. Krishnamurti, Readers IV and VI).
 */
export const eventJudgement = (event: KpEvent, { chart }: KpChart, { houses, of }: Significators): EventJudgement => {
  const rule: EventRule = EVENTS[event]
  const subLord = houses[rule.cusp - 1]!.cuspSubLord
  const { allHouses: signified, levels, starLord } = of[subLord]
  const [signifiedFor, signifiedAgainst] = [common(rule.for, signified), common(rule.against, signified)]
  const throughStar = common(rule.for, [...levels.a, ...levels.c])
  const reasons = [
    `${subLord}, sub lord of cusp ${rule.cusp}, signifies ${list(signified)}`,
    throughStar.length > 0
      ? `its star lord ${starLord} brings ${list(throughStar)}`
      : `its star lord ${starLord} brings no house for the matter`,
  ]
  const full =
    (signified.includes(rule.cusp) || signified.includes(11)) &&
    signifiedFor.length > rule.for.length / 2 &&
    signifiedAgainst.length < signifiedFor.length
  let rank: number = throughStar.length === 0 ? 0 : full ? 2 : 1
  const star = of[starLord]
  const hostile = common(rule.for, star.allHouses).length === 0 && common(rule.against, star.allHouses).length > 0
  // The nodes are always retrograde, which does not count against them.
  const retrograde = !isNode(starLord) && chart.graha[starLord].retrograde
  if (retrograde) reasons.push(`${starLord} is retrograde`)
  if (hostile) reasons.push(`${starLord} signifies only houses against`)
  if (retrograde || hostile) rank = Math.max(0, rank - 1)
  return {
    event,
    cusp: rule.cusp,
    subLord,
    signified,
    signifiedFor,
    signifiedAgainst,
    promise: PROMISES[rank]!,
    reasons,
  }
}

export const supportsEvent = (event: KpEvent, { allHouses }: PlanetSignificance) =>
  common(EVENTS[event].for, allHouses).length > 0

/**
 * Planets that signify a house for the matter and whose sub lords do too. Ruling planets come first, in their order.
 */
export const fruitfulSignificators = (
  event: KpEvent,
  { planets, of }: Significators,
  ruling: readonly Graha[],
): Graha[] => {
  const candidates = planets
    .filter((each) => supportsEvent(event, each) && supportsEvent(event, of[each.subLord]))
    .map((candidate) => candidate.planet)
  const rank = (planet: Graha) => (ruling.includes(planet) ? ruling.indexOf(planet) : ruling.length)
  return candidates.toSorted((a, b) => rank(a) - rank(b))
}
