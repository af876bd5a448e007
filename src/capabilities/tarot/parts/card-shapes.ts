import { distinct, maybeTerm, nullable, oneOf, t, term } from '../../../schema.ts'
import { ARCANA, CARD_NAMES, type Card, type Deck, numberIn, RANKS, SUITS } from '../../../traditions/tarot/deck.ts'
import { ELEMENTAL_DIGNITIES } from '../../../traditions/tarot/elements.ts'
import { ANSWERS } from '../../../traditions/tarot/yes-no.ts'
import { ELEMENTS } from '../../../zodiac/signs.ts'

const Keywords = (way: string) => t.Array(t.String(), { description: `Keywords ${way}, in a few words.` })
export const ElementTerm = term(ELEMENTS)
export const DignityWord = oneOf(ELEMENTAL_DIGNITIES, { description: 'Relation of their elements.' })
export const AnswerWord = oneOf(ANSWERS)
export const SeedUsed = t.String({ description: 'Seed of the draw: sending it again gives the same cards.' })
export const QuestionEcho = nullable(t.String({ description: 'Question as sent; null without one.' }))
export const Commitment = t.String({
  description:
    'SHA-256 (hex) of tarot-commitment|v1|seed|order of the whole deck; docs/tarot.md explains how to check the hash.',
})

export const cardFields = {
  index: t.Integer({
    minimum: 0,
    maximum: 77,
    description: 'Index in Rider-Waite-Smith order: majors, wands, cups, swords, pentacles.',
  }),
  id: t.String({ description: 'Identifier of the card, such as queen-of-swords.' }),
  name: term(CARD_NAMES),
  arcana: oneOf(ARCANA, { description: 'Arcana of the card: 22 majors or 56 minors.' }),
  suit: nullable(term(SUITS), { description: 'Null for a card of the major arcana.' }),
  rank: nullable(term(RANKS), { description: 'Null for a card of the major arcana.' }),
  number: t.Integer({ minimum: 0, maximum: 21, description: 'Number as printed in the deck; minors 1 to 14.' }),
  element: ElementTerm,
  astrology: maybeTerm(['Sign', 'Graha', 'PointOrAngle', 'Element', 'SignPlacement'], {
    description: 'Planet, sign, decan or root, by the Golden Dawn.',
  }),
  keywords_upright: Keywords('upright'),
  keywords_reversed: Keywords('reversed'),
}
export const CardObject = t.Object(cardFields, { $id: 'TarotCard', description: 'A card of the deck.' })
export const cardObject = (card: Card, deck: Deck = 'rws') => ({
  index: card.index,
  id: card.id,
  name: card.name,
  arcana: card.arcana,
  suit: card.suit,
  rank: card.rank,
  number: numberIn(deck, card),
  element: card.element,
  astrology: card.astrology,
  keywords_upright: [...card.upright],
  keywords_reversed: [...card.reversed],
})

const SpreadPosition = t.Object(
  {
    index: t.Integer({ minimum: 1, description: 'Place in the spread, from 1.' }),
    name: t.String({ description: 'Name of the place.' }),
    meaning: nullable(t.String({ description: 'Question of the position; null if the spread has none.' })),
  },
  { $id: 'SpreadPosition', description: 'A position of a spread.' },
)

export const DrawnCard = t.Object(
  {
    position: SpreadPosition,
    card: CardObject,
    reversed: t.Boolean({ description: 'True if reversed.' }),
    keywords: t.Array(t.String(), { description: 'Keywords for the orientation of the card.' }),
    text: t.String({ description: 'Reading of the card in position.' }),
  },
  { $id: 'DrawnCard', description: 'A card of the draw, with its position.' },
)

const Count = t.Integer({ minimum: 0, description: 'Cards of the suit.' })
const SuitCounts = t.Object(
  { wands: Count, cups: Count, swords: Count, pentacles: Count },
  { $id: 'SuitCounts', description: 'Minors by suit.' },
)
const RepeatedRank = t.Object(
  {
    rank: term(RANKS, { description: 'Rank that occurs more than once.' }),
    count: t.Integer({ minimum: 2, description: 'Number of cards of this rank.' }),
  },
  { $id: 'RepeatedRank', description: 'A rank that occurs more than once.' },
)
const ElementalPair = t.Object(
  {
    pair: t.Array(t.Integer(), { minItems: 2, maxItems: 2, description: 'Adjacent positions.' }),
    relation: DignityWord,
  },
  { $id: 'ElementalPair', description: 'Relation of two adjacent cards.' },
)
const Quintessence = t.Object(
  {
    number: t.Integer({
      minimum: 0,
      maximum: 22,
      description: 'Sum of all card numbers, reduced to 22 at most.',
    }),
    card: CardObject,
  },
  {
    $id: 'Quintessence',
    description: 'The major of the sum of all cards; courts count 0, and 0 and 22 are The Fool.',
  },
)

export const SpreadSummary = t.Object(
  {
    majors: t.Integer({ minimum: 0, description: 'Cards of the major arcana.' }),
    suits: SuitCounts,
    reversed_count: t.Integer({ minimum: 0, description: 'Number of reversed cards.' }),
    dominant_suit: nullable(term(SUITS, { description: 'Unique highest count of at least 2; null without one.' })),
    missing_suits: distinct(term(SUITS), { description: 'Suits without a card.' }),
    repeated_ranks: t.Array(RepeatedRank),
    elemental_dignities: t.Array(ElementalPair, { description: 'Relations of neighbouring cards by element.' }),
    quintessence: Quintessence,
    text: t.String({ description: 'Combined reading.' }),
  },
  { $id: 'SpreadSummary', description: 'Summary of a spread.' },
)
