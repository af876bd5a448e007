import type { Deck } from '../../../lore/tarot/deck.ts'
import type { Dealt } from '../../../lore/tarot/draw.ts'
import type { Position } from '../../../lore/tarot/spreads.ts'
import { answerOf } from '../../../lore/tarot/yes-no.ts'
import type { CardSide, SpreadPlace } from '../../../readings/card-texts.ts'
import { filled } from '../../../readings/passage.ts'
import type { TarotTexts } from '../../../readings/tarot-texts.ts'
import { cardObject } from './card-shapes.ts'

type Words = Readonly<Record<string, string>>

/** As it stands in a sentence: "The Star", "the Six of Cups reversed", "the Wheel of Fortune". */
const nameOf = ({ card, reversed }: Dealt): string =>
  `${card.name.includes(' of ') ? 'the ' : ''}${card.name}${reversed ? ' reversed' : ''}`

/** What a card says as it lies. */
export const sideOf = ({ card, reversed }: Dealt, { cards }: Pick<TarotTexts, 'cards'>): CardSide =>
  cards[card.id][reversed ? 'reversed' : 'upright']

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A card where it lies: how the place receives it, what it means, and the side of it that the place asks for. */
export const cardTold = (dealt: Dealt, place: SpreadPlace, texts: TarotTexts, words: Words = {}): string => {
  const side = sideOf(dealt, texts)
  const frame = capital(filled(place[answerOf(dealt)], { card: nameOf(dealt), ...words }))
  return `${frame} ${side.general} ${side[place.facet]}`
}

export const drawnCard = (
  dealt: Dealt,
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

/** The cards of a spread, each told in its place. */
export const spreadTold = (
  dealt: readonly Dealt[],
  positions: readonly Position[],
  places: readonly SpreadPlace[],
  texts: TarotTexts,
  deck: Deck,
  words: Words = {},
) =>
  dealt.map((each, i) =>
    drawnCard(
      each,
      i + 1,
      { name: positions[i]!.name, meaning: positions[i]!.meaning },
      cardTold(each, places[i]!, texts, words),
      deck,
    ),
  )
