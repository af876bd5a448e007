import { type HouseNumber, houseFrom, type SignIndex, signAt } from '../../zodiac/signs.ts'
import type { Planet, RasiChart } from '../chart.ts'
import { isDebilitated, isExalted, isOwn, type Regard } from '../dignity.ts'
import { GRAHAS, type Graha, isLord, isNode, lordOf } from '../grahas.ts'

/**
 * Bhrigu Nandi Nadi, as taught from the work of R. G. Rao. It uses no ascendant and no houses, but natural
 * significations of planets, their signs, the four groups of signs, and the order of planets by degree.
 */

// source: R. G. Rao, Bhrigu Nandi Nadi; signs 1, 5, 9 from each other
export const NADI_DIRECTIONS = ['East', 'South', 'West', 'North'] as const
export type NadiDirection = (typeof NADI_DIRECTIONS)[number]
export const directionOf = (sign: SignIndex): NadiDirection => NADI_DIRECTIONS[sign % 4]!
export const signsOfDirection = (direction: NadiDirection): SignIndex[] =>
  [0, 4, 8].map((step) => signAt(NADI_DIRECTIONS.indexOf(direction) + step))

// source: R. G. Rao's rows; the nodes by the school, different from BPHS. Unnamed planets are neutral
const FRIENDSHIP: Record<Graha, { friends: readonly Graha[]; enemies: readonly Graha[] }> = {
  Sun: { friends: ['Moon', 'Mars', 'Jupiter'], enemies: ['Venus', 'Saturn', 'Rahu', 'Ketu'] },
  Moon: { friends: ['Sun', 'Mercury'], enemies: ['Rahu', 'Ketu'] },
  Mars: { friends: ['Sun', 'Moon', 'Jupiter', 'Ketu'], enemies: ['Mercury', 'Rahu'] },
  Mercury: { friends: ['Sun', 'Venus', 'Rahu'], enemies: ['Moon', 'Ketu'] },
  Jupiter: { friends: ['Sun', 'Moon', 'Mars', 'Ketu'], enemies: ['Mercury', 'Venus'] },
  Venus: { friends: ['Mercury', 'Saturn', 'Rahu'], enemies: ['Sun', 'Moon', 'Ketu'] },
  Saturn: { friends: ['Mercury', 'Venus', 'Rahu'], enemies: ['Sun', 'Moon', 'Mars', 'Ketu'] },
  Rahu: { friends: ['Mercury', 'Venus', 'Saturn'], enemies: ['Sun', 'Moon', 'Mars'] },
  Ketu: { friends: ['Mars', 'Jupiter'], enemies: ['Sun', 'Moon', 'Mercury', 'Venus', 'Saturn'] },
}

/** The relation of one graha to another in this school. */
export const regardOf = (of: Graha, toward: Graha): Regard => {
  const { friends, enemies } = FRIENDSHIP[of]
  return friends.includes(toward) ? 'friend' : enemies.includes(toward) ? 'enemy' : 'neutral'
}

// source: this project's own scale; the school distinguishes the six states without numbers
const STATE_NUMBER = { exalted: 3, own: 2, friend: 1, neutral: 0, enemy: -1, debilitated: -2 } as const
export const NADI_STATES = ['exalted', 'own', 'friend', 'neutral', 'enemy', 'debilitated'] as const
export type NadiState = (typeof NADI_STATES)[number]
export const stateNumber = (state: NadiState): number => STATE_NUMBER[state]

const stateOf = (graha: Graha, sign: SignIndex): NadiState => {
  if (isExalted(graha, sign)) return 'exalted'
  if (isOwn(graha, sign)) return 'own'
  return isDebilitated(graha, sign) ? 'debilitated' : regardOf(graha, lordOf(sign))
}

export const POSITION_KINDS = ['actual', 'retrograde', 'exchange'] as const
/** A sign from which a planet acts. */
export interface NadiPosition {
  sign: SignIndex
  kind: (typeof POSITION_KINDS)[number]
}

export interface NadiPlanet {
  graha: Graha
  point: Planet
  direction: NadiDirection
  state: NadiState
  /** The actual position first. */
  positions: NadiPosition[]
}

/** Pairs of the seven planets, each in a sign of the other. */
export const nadiExchanges = ({ graha }: RasiChart): [Graha, Graha][] =>
  GRAHAS.filter(isLord).flatMap((a) => {
    const b = lordOf(graha[a].sign)
    return GRAHAS.indexOf(a) < GRAHAS.indexOf(b) && lordOf(graha[b].sign) === a ? [[a, b] as [Graha, Graha]] : []
  })

/**
 * The nine planets of a chart, Sun to Ketu. A retrograde planet also acts from the previous sign, and a planet in
 * exchange also from its own sign.
 */
export const nadiPlanets = (chart: RasiChart): NadiPlanet[] => {
  const exchanges = nadiExchanges(chart)
  return GRAHAS.map((graha) => {
    const point = chart.graha[graha]
    const partner = exchanges.find((pair) => pair.includes(graha))?.find((other) => other !== graha)
    const positions: NadiPosition[] = [{ sign: point.sign, kind: 'actual' }]
    if (point.retrograde && !isNode(graha)) positions.push({ sign: signAt(point.sign - 1), kind: 'retrograde' })
    if (partner) positions.push({ sign: chart.graha[partner].sign, kind: 'exchange' })
    return { graha, point, direction: directionOf(point.sign), state: stateOf(graha, point.sign), positions }
  })
}

/** The planets actually in a group of signs, by degree in sign, then in the order of the signs. */
export const planetsInDirection = (direction: NadiDirection, planets: readonly NadiPlanet[]): NadiPlanet[] =>
  planets
    .filter((planet) => planet.direction === direction)
    .sort((a, b) => a.point.degree - b.point.degree || a.point.sign - b.point.sign)

export const LINK_RELATIONS = ['same', 'opposite', 'front', 'rear'] as const
export type LinkRelation = (typeof LINK_RELATIONS)[number]
/** Relations by which two slow planets act together. */
export const JOINT_RELATIONS = ['same', 'opposite'] as const satisfies readonly LinkRelation[]
export type JointRelation = (typeof JOINT_RELATIONS)[number]

// source: the ranks are R. G. Rao's (same group, opposite, next, last); the numbers are this project's own weighing
const LINKS: Partial<Record<HouseNumber, { relation: LinkRelation; weight: number }>> = {
  1: { relation: 'same', weight: 1 },
  5: { relation: 'same', weight: 0.75 },
  9: { relation: 'same', weight: 0.75 },
  7: { relation: 'opposite', weight: 0.6 },
  2: { relation: 'front', weight: 0.5 },
  12: { relation: 'rear', weight: 0.4 },
  3: { relation: 'opposite', weight: 0.3 },
  11: { relation: 'opposite', weight: 0.3 },
}
/** The link of two signs, by the inclusive distance from one to the other; undefined without a link. */
export const linkAt = (distance: HouseNumber) => LINKS[distance]

export interface NadiPlanetLink {
  from: Graha
  to: Graha
  relation: LinkRelation
  /** The inclusive distance from `from` to `to`. */
  distance: HouseNumber
  weight: number
  regard: Regard
}

/**
 * Both directed links of two planets, for the pair of their positions with the strongest link; empty if no positions
 * are linked.
 */
const linksBetween = (a: NadiPlanet, b: NadiPlanet): NadiPlanetLink[] => {
  const linkedPositions = a.positions.flatMap((from) =>
    b.positions.flatMap((to) => {
      const [forthDistance, backDistance] = [houseFrom(from.sign, to.sign), houseFrom(to.sign, from.sign)]
      const [forthLink, backLink] = [linkAt(forthDistance), linkAt(backDistance)]
      if (!forthLink || !backLink) return []
      const actual = Number(from.kind === 'actual') + Number(to.kind === 'actual')
      return [{ there: forthDistance, back: backDistance, forth: forthLink, home: backLink, actual }]
    }),
  )
  const [strongest] = linkedPositions.sort(
    (x, y) =>
      y.forth.weight + y.home.weight - (x.forth.weight + x.home.weight) || y.actual - x.actual || x.there - y.there,
  )
  if (!strongest) return []
  return [
    { from: a.graha, to: b.graha, ...strongest.forth, distance: strongest.there, regard: regardOf(a.graha, b.graha) },
    { from: b.graha, to: a.graha, ...strongest.home, distance: strongest.back, regard: regardOf(b.graha, a.graha) },
  ]
}

/** Every directed link of a chart, by its first planet, then by weight. */
export const linksOf = (planets: readonly NadiPlanet[]): NadiPlanetLink[] => {
  const both = planets.flatMap((a, i) => planets.slice(i + 1).flatMap((b) => linksBetween(a, b)))
  const order = ({ from }: NadiPlanetLink) => GRAHAS.indexOf(from)
  return both.sort((x, y) => order(x) - order(y) || y.weight - x.weight || GRAHAS.indexOf(x.to) - GRAHAS.indexOf(y.to))
}

export const TONES = ['friend', 'enemy'] as const
export type NadiTone = (typeof TONES)[number]

/**
 * The tone of a planet's link to another, by its relation to the other and by the state of the other. In a tie the
 * relation decides.
 */
export const nadiTone = (from: Graha, to: NadiPlanet): NadiTone => {
  const regard = { friend: 1, neutral: 0, enemy: -1 }[regardOf(from, to.graha)]
  const sum = regard + stateNumber(to.state) || regard
  return sum < 0 ? 'enemy' : 'friend'
}

/** The linked planets that a planet regards as friends and as enemies, and its score, -100..100. */
export const nadiStanding = ({ graha, state }: NadiPlanet, links: readonly NadiPlanetLink[]) => {
  const linksOfPlanet = links.filter(({ from }) => from === graha)
  const supporters = linksOfPlanet.filter(({ regard }) => regard === 'friend')
  const afflictors = linksOfPlanet.filter(({ regard }) => regard === 'enemy')
  const sum = (of: readonly NadiPlanetLink[]) => of.reduce((total, { weight }) => total + weight, 0)
  const score = 25 * stateNumber(state) + 20 * sum(supporters) - 20 * sum(afflictors)
  return { supporters, afflictors, score: Math.round(Math.min(100, Math.max(-100, score)) * 100) / 100 + 0 }
}

export const NADI_BANDS = ['good', 'mixed', 'weak'] as const
export type NadiBand = (typeof NADI_BANDS)[number]
// source: this project's own weighing
export const nadiBandOf = (score: number): NadiBand => (score >= 30 ? 'good' : score <= -30 ? 'weak' : 'mixed')
