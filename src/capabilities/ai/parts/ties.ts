import { AREA_WORDS } from '../../../ai/area-words.ts'
import type { PackFact } from '../../../ai/claims.ts'
import { AREA_RULES, type AssessedArea } from '../../../jyotish/assessment/area.ts'
import { timelinePoints } from '../../../jyotish/assessment/timeline.ts'
import type { RasiChart } from '../../../jyotish/chart.ts'
import { capitalisedName, type Graha, isNode, lordOf, nameInSentence } from '../../../jyotish/grahas.ts'
import { joinWords } from '../../../wording.ts'
import { signOfHouse } from '../../../zodiac/signs.ts'
import type { natalFacts } from './chart-facts.ts'

/** Ties between the lord of a period and an area of life, with their facts. */

const TIE_WORDS = {
  owner: 'rules',
  occupant: 'stands in',
  aspect: 'looks at',
  karaka: 'stands by nature for',
  varga_lord: 'rules',
} as const
/** A node rules no sign: it acts for the lord of its sign. */
const NODE_TIE_WORDS = {
  ...TIE_WORDS,
  owner: 'acts for the lord of',
  varga_lord: 'acts for the lord of',
} as const

export interface AreaTie {
  /** A clause: "Saturn rules one of your houses of money". */
  readonly text: string
  /** The clause without the planet: "rules one of your houses of money". */
  readonly predicate: string
  readonly lord: Graha
  readonly points: number
  /** Facts of the tie; none for a natural significator. */
  readonly facts: readonly PackFact[]
}

/** The strongest tie of a planet to an area; null without one. */
export const tieOf = (
  planet: Graha,
  area: AssessedArea,
  { chart, chartFacts }: { readonly chart: RasiChart; readonly chartFacts: ReturnType<typeof natalFacts> },
): AreaTie | null => {
  const { primary, varga } = AREA_RULES[area]
  const { ties, points } = timelinePoints(planet, AREA_RULES[area], chart)
  const [strongest] = ties
  if (!strongest) return null
  const { matter } = AREA_WORDS[area]
  const house = `${primary.length > 1 ? 'one of your houses' : 'your house'} of ${matter}`
  const words = isNode(planet) ? NODE_TIE_WORDS : TIE_WORDS
  const owner = isNode(planet) ? lordOf(chart.graha[planet].sign) : planet
  const ruledHouses = primary.filter((number) => lordOf(signOfHouse(chart.ascendant.sign, number)) === owner)
  const facts = {
    owner: () => [
      ...ruledHouses.slice(0, 1).map((number) => chartFacts.lord(number)),
      isNode(planet) ? chartFacts.sign(planet) : null,
    ],
    occupant: () => [chartFacts.house(planet)],
    aspect: () => primary.map((number) => chartFacts.aspect(planet, number)),
    karaka: () => [],
    varga_lord: () => [varga ? chartFacts.vargaLagna(varga) : null, isNode(planet) ? chartFacts.sign(planet) : null],
  }[strongest]()
  const predicate = `${words[strongest]} ${strongest === 'karaka' ? matter : house}${strongest === 'varga_lord' ? ' in its divisional chart' : ''}`
  return {
    ...{ points, predicate, lord: planet },
    text: `${capitalisedName(planet)} ${predicate}`,
    facts: facts.filter((fact) => fact !== null),
  }
}

/** Ties in one clause. Two lords with the same predicate share it: "Saturn and Mars rule your house of money". */
export const tiesText = (ties: readonly AreaTie[]): string => {
  const [tie, nextTie] = ties
  return tie && nextTie && tie.predicate === nextTie.predicate
    ? `${capitalisedName(tie.lord)} and ${nameInSentence(nextTie.lord)} ${tie.predicate.replace(/^(\w+)s\b/, '$1')}`
    : joinWords(ties.map(({ text }, index) => (index === 0 ? text : text.replace(/^The /, 'the '))))
}
