import type { CardSide, Facet, SpreadPlace } from '../../../readings/card-texts.ts'
import { fillWords } from '../../../readings/passage.ts'
import type { TarotTexts } from '../../../readings/tarot-texts.ts'
import type { Deck } from '../../../traditions/tarot/deck.ts'
import type { Deal } from '../../../traditions/tarot/draw.ts'
import type { SpreadPosition } from '../../../traditions/tarot/spreads.ts'
import { answerOf, type YesNoAnswer } from '../../../traditions/tarot/yes-no.ts'
import { cardObject } from './card-shapes.ts'
import { OTHER_ROLES, type OtherRole, type OtherSubject, otherSubjectOf } from './other-subject.ts'
import { facetOfQuestion } from './question-topic.ts'

type Words = Readonly<Record<string, string>>

/** In the form that fits a sentence: "The Star", "the Six of Cups reversed", "the Wheel of Fortune". */
export const cardInSentence = ({ card, reversed }: Deal): string =>
  `${card.name.includes(' of ') ? 'the ' : ''}${card.name}${reversed ? ' reversed' : ''}`

/** The text of a card in its orientation. */
export const sideOf = ({ card, reversed }: Deal, { cards }: Pick<TarotTexts, 'cards'>): CardSide =>
  cards[card.id][reversed ? 'reversed' : 'upright']

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * A card in its position: how the position receives it, and the side of the card relevant to the position. `facet` is the
 * subject of the question: it replaces the general meaning.
 */
export const cardText = (
  dealt: Deal,
  place: SpreadPlace,
  texts: TarotTexts,
  words: Words = {},
  facet: Facet = 'general',
): string => {
  const side = sideOf(dealt, texts)
  const { gist, need } = side
  const frame = capital(fillWords(place[answerOf(dealt)], { card: cardInSentence(dealt), gist, need, ...words }))
  const own = place.facet === 'general' ? facet : place.facet
  return own ? `${frame} ${side[own]}` : frame
}

/** Positions whose card advises. */
const ADVISING = ['action', 'what to do', 'advice']
/** A position in the argument of an answer: advice carries out a yes or a no, whatever its card. */
const placeInAnswer = (
  place: SpreadPlace,
  name: string,
  thread: SpreadThread | null,
  { reply }: Pick<TarotTexts, 'reply'>,
): SpreadPlace => {
  const side = thread?.side ?? 'maybe'
  return side !== 'maybe' && ADVISING.includes(name) ? { ...place, ...reply.counselPlaces[side] } : place
}

export const cardRow = (
  dealt: Deal,
  index: number,
  position: { name: string; meaning: string | null },
  text: string,
  deck: Deck,
) => ({
  position: { index, ...position },
  card: cardObject(dealt.card, deck),
  reversed: dealt.reversed,
  keywords: [...(dealt.reversed ? dealt.card.reversed : dealt.card.upright)],
  text,
})

/** The cards that carry the reply to a question: what speaks for its answer and what stands in the way. */
export interface SpreadThread {
  readonly carries: Deal | null
  readonly hinders: Deal | null
  /** The side of the answer; null for a question without a yes or no. */
  readonly side: YesNoAnswer | null
  /** The options for and against which these cards speak; null for a question without a choice. */
  readonly options: { readonly carries: string; readonly hinders: string } | null
}
/** The place of a card in the argument of the reply; empty for the other cards. */
const threadText = (dealt: Deal, { carries, hinders, side, options }: SpreadThread, { reply }: TarotTexts): string => {
  const part = dealt === carries ? 'carries' : dealt === hinders ? 'hinders' : null
  if (!part) return ''
  return options
    ? fillWords(reply.thread.options[part], { option: options[part] })
    : reply.thread[part][side ?? 'maybe']
}

/** A card in its position in a question about somebody else: nothing of it tells the life of the asker. */
const cardTextOnOther = (
  dealt: Deal,
  role: OtherRole,
  { person, isTowardAsker }: OtherSubject,
  texts: TarotTexts,
): string => {
  const side = sideOf(dealt, texts)
  const { gist, need } = side
  const frame = capital(
    fillWords(texts.others[role][answerOf(dealt)], { card: cardInSentence(dealt), gist, need, person }),
  )
  // The lines on feelings are those of somebody who thinks of the asker.
  const further = role === 'advice' ? side.advice : isTowardAsker && role === 'present' ? side.feelings : null
  return [frame, further].filter(Boolean).join(' ')
}

/** The cards of a spread, each read in its position. */
export const spreadText = (
  dealt: readonly Deal[],
  positions: readonly SpreadPosition[],
  places: readonly SpreadPlace[],
  texts: TarotTexts,
  deck: Deck,
  {
    words = {},
    question = null,
    thread = null,
    facet = facetOfQuestion(question),
  }: {
    readonly words?: Words
    readonly question?: string | null
    readonly thread?: SpreadThread | null
    /** The subject of the question in positions without a subject of their own. */
    readonly facet?: Facet
  } = {},
) => {
  const other = question ? otherSubjectOf(question) : null
  return dealt.map((each, i) => {
    const { name, meaning } = positions[i]!
    const role = other && OTHER_ROLES[name]
    const text = role
      ? cardTextOnOther(each, role, other, texts)
      : cardText(each, placeInAnswer(places[i]!, name, thread, texts), texts, words, facet)
    const further = thread ? threadText(each, thread, texts) : ''
    return cardRow(each, i + 1, { name, meaning }, further ? `${text} ${further}` : text, deck)
  })
}
