import { type Element, elementOf, type Modality, modalityOf, type SignIndex } from '../zodiac/signs.ts'
import { any, type Clause, evaluateClause } from './rules/clauses.ts'
import type { RuleFacts } from './rules/facts.ts'
import { inHouse, related, together } from './rules/predicates.ts'
import { L, RAHU, VENUS } from './rules/subjects.ts'

/** Love in a chart, and the links between love and marriage, by tradition. */

interface Link {
  readonly id: string
  readonly rule: string
  readonly clause: Clause
}
// source: common practice through B. V. Raman, How to Judge a Horoscope II, on marriages of choice
const LINKS: readonly Link[] = [
  { id: 'fifth_and_seventh', rule: 'the lords of the 5th and the 7th are related', clause: related(L(5), L(7)) },
  {
    id: 'venus',
    rule: 'Venus stands with the lord of the 5th or of the 7th',
    clause: any(together(VENUS, L(5)), together(VENUS, L(7))),
  },
  {
    id: 'rahu',
    rule: 'Rahu stands with Venus or in the 7th house',
    clause: any(together(RAHU, VENUS), inHouse(RAHU, [7])),
  },
  {
    id: 'fifth_and_ninth',
    rule: 'the lords of the 5th and the 9th, or of the 7th and the 11th, are related',
    clause: any(related(L(5), L(9)), related(L(7), L(11))),
  },
]
export const LOVE_LINK_COUNT = LINKS.length

export const LIKELIHOODS = ['high', 'medium', 'low'] as const
export type Likelihood = (typeof LIKELIHOODS)[number]

/** Each rule that links love and marriage, with its evidence. */
export const loveLinks = (facts: RuleFacts) =>
  LINKS.map(({ id, rule, clause }) => ({ ...evaluateClause(clause, facts), id, rule }))

/** The likelihood by the number of rules that hold: two or more high, one medium, none low. */
export const likelihoodOf = (count: number): Likelihood => (count >= 2 ? 'high' : count === 1 ? 'medium' : 'low')

export const LOVE_STYLE = ['expression', 'desire', 'feeling', 'attraction', 'commitment'] as const
export type LoveTrait = (typeof LOVE_STYLE)[number]

// source: tradition; the elements and modalities of the signs (BPHS 4), in our words
const BY_ELEMENT: Record<Exclude<LoveTrait, 'commitment'>, Record<Element, string>> = {
  expression: {
    Fire: 'Liking is shown at once and by deeds, with little talk before.',
    Earth: 'Liking is shown by things that last: a repair, a meal, a lift home.',
    Air: 'Liking is shown in talk, and silence is where it cools.',
    Water: 'Liking is shown by noticing, often before the other has said a word.',
  },
  desire: {
    Fire: 'What is wanted is asked for openly and soon.',
    Earth: 'What is wanted is waited for, and then kept hold of.',
    Air: 'What is wanted is argued for, with wit and with changes of plan.',
    Water: 'What is wanted is seldom said, and felt all the more.',
  },
  feeling: {
    Fire: 'Warmth comes quickly, hurt shows quickly, and both are over by evening.',
    Earth: 'Ease comes with what is familiar: the same table, the same hours.',
    Air: 'Feelings become clear by being talked through with someone.',
    Water: 'Feelings run deep and take on the colour of the company.',
  },
  attraction: {
    Fire: 'Courage and a sense of fun attract.',
    Earth: 'Skill, calm and a pleasant voice attract.',
    Air: 'Ideas, jokes and good manners attract.',
    Water: 'Gentleness, and a past that is not told at once, attract.',
  },
}
const BY_MODALITY: Record<Modality, string> = {
  Movable: 'A promise is made soon, and wants new plans to stay alive.',
  Fixed: 'A promise is made slowly, and is not taken back.',
  Dual: 'A promise is made with conditions, and kept where both may still learn.',
}

/** The text of a love trait for the sign of its planet or house. */
export const loveStyleText = (trait: LoveTrait, sign: SignIndex): string =>
  trait === 'commitment' ? BY_MODALITY[modalityOf(sign)] : BY_ELEMENT[trait][elementOf(sign)]
