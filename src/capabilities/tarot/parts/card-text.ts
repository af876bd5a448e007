import type { CardSide, Facet, SpreadPlace } from '../../../readings/card-texts.ts'
import { fillWords } from '../../../readings/passage.ts'
import type { TarotTexts } from '../../../readings/tarot-texts.ts'
import type { Deck } from '../../../traditions/tarot/deck.ts'
import type { Deal } from '../../../traditions/tarot/draw.ts'
import type { SpreadPosition } from '../../../traditions/tarot/spreads.ts'
import { answerOf } from '../../../traditions/tarot/yes-no.ts'
import { cardObject } from './card-shapes.ts'

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
 * subject of the question: it replaces the general meaning and follows the meaning of an outcome.
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
  const { facet: own, secondFacet } = place
  const facets = [
    own === 'general' ? facet : own,
    own === 'outcome' && facet !== 'general' ? facet : undefined,
    secondFacet,
  ]
  return [frame, ...facets.map((each) => each && side[each])].filter(Boolean).join(' ')
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

/** The cards of a spread, each read in its position. */
export const spreadText = (
  dealt: readonly Deal[],
  positions: readonly SpreadPosition[],
  places: readonly SpreadPlace[],
  texts: TarotTexts,
  deck: Deck,
  words: Words = {},
  facet: Facet = 'general',
) =>
  dealt.map((each, i) =>
    cardRow(
      each,
      i + 1,
      { name: positions[i]!.name, meaning: positions[i]!.meaning },
      cardText(each, places[i]!, texts, words, facet),
      deck,
    ),
  )
