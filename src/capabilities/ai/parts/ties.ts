import { AREA_WORDS } from '../../../ai/area-words.ts'
import type { PackFact } from '../../../ai/claims.ts'
import { AREA_RULES, type Area } from '../../../jyotish/assessment/area.ts'
import { timelinePoints } from '../../../jyotish/assessment/timeline.ts'
import type { RasiChart } from '../../../jyotish/chart.ts'
import { type Graha, isNode, lordOf, named, opening } from '../../../jyotish/grahas.ts'
import { listed } from '../../../wording.ts'
import { signOfHouse } from '../../../zodiac/signs.ts'
import type { natalFacts } from './chart-facts.ts'

/** How the lord of a period is tied to an area of life, and the facts that say so. */

const TIES = {
  owner: 'rules',
  occupant: 'stands in',
  aspect: 'looks at',
  karaka: 'stands by nature for',
  varga_lord: 'rules',
} as const
/** A node rules nothing: it acts for the lord of its sign. */
const TIES_OF_NODES = {
  ...TIES,
  owner: 'acts for the lord of',
  varga_lord: 'acts for the lord of',
} as const

export interface AreaTie {
  readonly text: string
  /** The clause without the planet: "rules one of your houses of money". */
  readonly does: string
  readonly lord: Graha
  readonly points: number
  /** What of the chart ties them; none where a planet stands for a matter by nature. */
  readonly facts: readonly PackFact[]
}

/** One clause for the strongest tie; null where there is none. */
export const tieOf = (
  planet: Graha,
  area: Area,
  { chart, tell }: { readonly chart: RasiChart; readonly tell: ReturnType<typeof natalFacts> },
): AreaTie | null => {
  const { primary, varga } = AREA_RULES[area]
  const { ties, points } = timelinePoints(planet, AREA_RULES[area], chart)
  const [first] = ties
  if (!first) return null
  const { matter } = AREA_WORDS[area]
  const house = `${primary.length > 1 ? 'one of your houses' : 'your house'} of ${matter}`
  const words = isNode(planet) ? TIES_OF_NODES : TIES
  const owner = isNode(planet) ? lordOf(chart.graha[planet].sign) : planet
  const owned = primary.filter((each) => lordOf(signOfHouse(chart.ascendant.sign, each)) === owner)
  const facts = {
    owner: () => [...owned.slice(0, 1).map((each) => tell.lord(each)), isNode(planet) ? tell.sign(planet) : null],
    occupant: () => [tell.house(planet)],
    aspect: () => primary.map((each) => tell.aspect(planet, each)),
    karaka: () => [],
    varga_lord: () => [varga ? tell.vargaLagna(varga) : null, isNode(planet) ? tell.sign(planet) : null],
  }[first]()
  const does = `${words[first]} ${first === 'karaka' ? matter : house}${first === 'varga_lord' ? ' in its divisional chart' : ''}`
  return {
    ...{ points, does, lord: planet },
    text: `${opening(planet)} ${does}`,
    facts: facts.filter((fact) => fact !== null),
  }
}

/** Ties in one clause: two lords that do the same do it together. */
export const tiesText = (ties: readonly AreaTie[]): string => {
  const [one, other] = ties
  return one && other && one.does === other.does
    ? `${opening(one.lord)} and ${named(other.lord)} ${one.does.replace(/^(\w+)s\b/, '$1')}`
    : listed(ties.map(({ text }, at) => (at === 0 ? text : text.replace(/^The /, 'the '))))
}
