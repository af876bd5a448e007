import { tarotTexts } from '../../readings/tarot-texts.ts'
import { maybe, oneOf, t } from '../../schema.ts'
import { ARCANA, CARDS, DECKS, SUITS } from '../../traditions/tarot/deck.ts'
import { capability } from '../capability.ts'
import { only } from '../shared/inputs.ts'
import { AnswerWord, cardFields, cardObject } from './parts/card-shapes.ts'
import { DeckInput } from './parts/draw-input.ts'

export default capability({
  slug: 'tarot-card-library',
  title: 'Tarot card library',
  summary: 'All 78 cards with keywords, meanings and picture, or those of an arcana, a suit or a word.',
  weight: 'light',
  method:
    'The table lists the cards in the Rider-Waite-Smith order. Filters are combined with AND. A query is searched in names and keywords, without regard to case. The texts are our own.',
  input: only({
    arcana: maybe(oneOf(ARCANA)),
    suit: maybe(oneOf(SUITS)),
    query: maybe(t.String({ maxLength: 60, description: 'Part of a name or keyword.' })),
    deck: DeckInput,
  }),
  data: t.Object({
    cards: t.Array(
      t.Object({
        ...cardFields,
        yes_no: AnswerWord,
        meaning_upright: t.String(),
        meaning_reversed: t.String(),
        love: t.String({ description: 'Meaning of the card when upright.' }),
        work: t.String(),
        advice: t.String(),
        finances: t.String(),
        description: t.String({ description: 'Contents of the picture in Waite’s deck.' }),
      }),
      { maxItems: CARDS.length },
    ),
    count: t.Integer({ minimum: 0, maximum: 78 }),
    deck: oneOf(DECKS),
  }),
  streams: ['cards'],
  example: { suit: 'cups', query: 'joy' },
}).compute(async ({ arcana, suit, query, deck }) => {
  const { cards: texts } = await tarotTexts()
  const target = query?.trim().toLowerCase() ?? ''
  const cards = CARDS.filter(
    (card) =>
      (!arcana || card.arcana === arcana) &&
      (!suit || card.suit === suit) &&
      [card.name, ...card.upright, ...card.reversed].some((words) => words.toLowerCase().includes(target)),
  ).map((card) => {
    const { upright, reversed, picture } = texts[card.id]
    return {
      ...cardObject(card, deck ?? 'rws'),
      yes_no: card.yesNo,
      meaning_upright: upright.general,
      meaning_reversed: reversed.general,
      love: upright.love,
      work: upright.work,
      advice: upright.advice,
      finances: upright.finances,
      description: picture,
    }
  })
  return { cards, count: cards.length, deck: deck ?? 'rws' }
})
