import { concurrently } from '../../../concurrency.ts'
import { type Link, nadiBandOf, standingOf, toneOf } from '../../../jyotish/bnn/school.ts'
import { capitalisedName, GRAHAS, type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import { corpus } from '../../../readings/corpora.ts'
import { pairKey } from '../../../readings/corpus/bnn-pair.ts'
import { stateCell } from '../../../readings/corpus/bnn-state.ts'
import type { FactText } from '../../../readings/fact.ts'
import { joinWords } from '../../../wording.ts'
import { signName } from '../../../zodiac/signs.ts'
import type { Nadi } from './nadi.ts'

/** Facts of Bhrigu Nandi Nadi, as readings cite them. */

const LINKS = 'bnn/bnn-planet-links'
const CHART = 'bnn/bnn-chart'

const STATES = {
  exalted: 'exalted',
  own: 'in its own sign',
  friend: 'in the sign of a friend',
  neutral: 'in the sign of one to whom it is neutral',
  enemy: 'in the sign of an enemy',
  debilitated: 'debilitated',
} as const

const RELATIONS = {
  same: 'shares a direction with',
  opposite: 'is in the direction opposite to',
  front: 'is in the sign behind',
  rear: 'is in the sign after',
} as const

const REGARDS = { friend: 'holds it a friend', neutral: 'is neutral to it', enemy: 'holds it an enemy' } as const

export const nadiCorpora = async () => {
  const [states, pairs] = await concurrently(
    () => corpus('bnn-state'),
    () => corpus('bnn-pair'),
  )
  return { states, pairs }
}
export type NadiCorpora = Awaited<ReturnType<typeof nadiCorpora>>

/** Planets in a row: "the Sun, Mars and Ketu". */
export const inARow = (planets: readonly Graha[]) => joinWords(planets.map(nameInSentence))

/** The state of a planet in its sign. */
export const stateText = (graha: Graha, { of }: Nadi, { states }: NadiCorpora, weight = 10): FactText => {
  const { point, state } = of[graha]
  return {
    id: `nadi.${graha}.state`,
    kind: 'dignity',
    text: `${capitalisedName(graha)} in ${signName(point.sign)} is ${STATES[state]}.`,
    value: state,
    source: CHART,
    weight,
    says: stateCell(states, graha, state),
  }
}

/** The fact of a link, for every text about it. */
export const linkFact = ({ from, to, relation, distance, weight, regard }: Link) => ({
  id: `nadi.${from}.link.${to}`,
  kind: 'aspect' as const,
  text: `${capitalisedName(from)} ${RELATIONS[relation]} ${nameInSentence(to)}, which acts from ${
    distance === 1 ? 'the same sign' : `sign ${distance} from it`
  }, and ${REGARDS[regard]}.`,
  value: weight,
  source: LINKS,
})

/** The reading of a link, in the tone of the relation between its planets. */
export const linkText = (link: Link, { of }: Nadi, { pairs }: NadiCorpora): FactText => {
  const [a, b] = [link.from, link.to].sort((x, y) => GRAHAS.indexOf(x) - GRAHAS.indexOf(y)) as [Graha, Graha]
  return { ...linkFact(link), weight: link.weight, says: pairs[pairKey(a, b)][toneOf(link.from, of[link.to])] }
}

/** The combined strength of a planet, by state and links. */
export const standingIn = (graha: Graha, { of, links }: Nadi) => {
  const standing = standingOf(of[graha], links)
  return { ...standing, band: nadiBandOf(standing.score) }
}
