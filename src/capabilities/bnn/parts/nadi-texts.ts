import { concurrently } from '../../../concurrency.ts'
import { type NadiPlanetLink, nadiBandOf, nadiStanding, nadiTone } from '../../../jyotish/bnn/school.ts'
import { capitalisedName, GRAHAS, type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import { NAKSHATRAS } from '../../../jyotish/nakshatras.ts'
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

/** Sign and nakshatra of a planet, for placeholders. */
export const placeWords = (graha: Graha, of: Nadi['of']) => {
  const { point } = of[graha]
  return { sign: signName(point.sign), star: NAKSHATRAS[point.nakshatra]! }
}

/** The state of a planet in its sign. */
export const planetStateText = (graha: Graha, { of }: Nadi, { states }: NadiCorpora, weight = 10): FactText => {
  const { point, state } = of[graha]
  return {
    id: `nadi.${graha}.state`,
    kind: 'dignity',
    text: `${capitalisedName(graha)} in ${signName(point.sign)} is ${STATES[state]}.`,
    value: state,
    source: CHART,
    weight,
    says: stateCell(states, graha, state),
    words: placeWords(graha, of),
  }
}

/** The fact of a link, for every text about it. */
export const linkFact = ({ from, to, relation, distance, weight, regard }: NadiPlanetLink) => ({
  id: `nadi.${from}.link.${to}`,
  kind: 'aspect' as const,
  text: `${capitalisedName(from)} ${RELATIONS[relation]} ${nameInSentence(to)}, which acts from ${
    distance === 1 ? 'the same sign' : `sign ${distance} from it`
  }, and ${REGARDS[regard]}.`,
  value: weight,
  source: LINKS,
})

/** The reading of a link, in the tone of the relation between its planets. */
export const linkText = (link: NadiPlanetLink, { of }: Nadi, { pairs }: NadiCorpora): FactText => {
  const [a, b] = [link.from, link.to].sort((x, y) => GRAHAS.indexOf(x) - GRAHAS.indexOf(y)) as [Graha, Graha]
  const [one, other] = [signName(of[a].point.sign), signName(of[b].point.sign)]
  return {
    ...linkFact(link),
    weight: link.weight,
    says: pairs[pairKey(a, b)][nadiTone(link.from, of[link.to])],
    words: { pair: `your ${a} and ${b}`, where: one === other ? `both in ${one}` : `in ${one} and ${other}` },
  }
}

/** The combined strength of a planet, by state and links. */
export const standingIn = (graha: Graha, { of, links }: Nadi) => {
  const standing = nadiStanding(of[graha], links)
  return { ...standing, band: nadiBandOf(standing.score) }
}
