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
    Fire: 'You show liking at once and by deeds, with little talk before.',
    Earth: 'You show liking by things that last: a repair, a meal, a lift home.',
    Air: 'You show liking in talk, and a long silence cools you.',
    Water: 'You show liking by noticing what somebody needs before a word is said.',
  },
  desire: {
    Fire: 'You ask openly and soon for what you want.',
    Earth: 'You wait for what you want, and then you keep hold of it.',
    Air: 'You win people by wit, and you change the plan more than once.',
    Water: 'You seldom say what you want, and you feel it all the more.',
  },
  feeling: {
    Fire: 'You warm up quickly and are hurt quickly, and by evening you are over it.',
    Earth: 'You are at ease with what is familiar: the same table, the same hours.',
    Air: 'You find out what you feel by talking it through with someone.',
    Water: 'You feel deeply, and you take on the mood of the people around you.',
  },
  attraction: {
    Fire: 'You are attracted by courage and a sense of fun.',
    Earth: 'You are attracted by skill, calm and a pleasant voice.',
    Air: 'You are attracted by ideas, jokes and good manners.',
    Water: 'You are attracted by gentleness, and by somebody who opens up slowly.',
  },
}
const BY_MODALITY: Record<Modality, string> = {
  Movable: 'You promise soon, and you need new plans to stay with it.',
  Fixed: 'You promise slowly, and you do not take it back.',
  Dual: 'You promise with conditions, and you keep it where both of you can still learn.',
}

/** The text of a love trait for the sign of its planet or house. */
export const loveStyleText = (trait: LoveTrait, sign: SignIndex): string =>
  trait === 'commitment' ? BY_MODALITY[modalityOf(sign)] : BY_ELEMENT[trait][elementOf(sign)]
