import { invalid } from '../../faults.ts'
import type { CardSide } from '../../readings/card-texts.ts'
import { tarotTexts } from '../../readings/tarot-texts.ts'
import { cardSvg } from '../../render/card-picture.ts'
import { maybe, maybeTerm, nullable, oneOf, t } from '../../schema.ts'
import { CARDS, cardNamed, nearestNames, numberIn } from '../../traditions/tarot/deck.ts'
import { capability } from '../capability.ts'
import { only } from '../shared/inputs.ts'
import { FormatInput, Image, imageIn } from '../shared/picture.ts'
import { cardAstrology } from './parts/card-astrology.ts'
import { AnswerWord, cardFields, cardObject, ElementTerm } from './parts/card-shapes.ts'
import { DeckInput } from './parts/draw-input.ts'

const Side = nullable(
  t.Object({
    keywords: t.Array(t.String()),
    general: t.String(),
    love: t.String(),
    work: t.String(),
    wellbeing: t.String(),
    advice: t.String(),
    finances: t.String(),
    feelings: t.String(),
    actions: t.String(),
    question: t.String({ description: 'Question to reflect on.' }),
  }),
)
const Ids = t.Array(t.String())

const sideObject = (keywords: readonly string[], side: CardSide) => ({
  keywords: [...keywords],
  general: side.general,
  love: side.love,
  work: side.work,
  wellbeing: side.wellbeing,
  advice: side.advice,
  finances: side.finances,
  feelings: side.feelings,
  actions: side.actions,
  question: side.question,
})

export default capability({
  slug: 'tarot-card-meaning',
  title: 'Tarot card meaning',
  summary: 'One card in full: upright and reversed in nine areas, symbols, astrology and its neighbours.',
  weight: 'light',
  method:
    'The card is found by id, English name or index. The texts are our own, after the pictures of Waite’s deck. The astrology is that of the Golden Dawn, with Uranus, Neptune and Pluto for 0, 12 and 20.',
  input: only({
    card: t.Union([t.String({ minLength: 1, maxLength: 60 }), t.Integer({ minimum: 0, maximum: 77 })], {
      description: 'Id, English name in any case, or index 0 to 77.',
    }),
    orientation: maybe(oneOf(['upright', 'reversed', 'both'], { default: 'both' })),
    deck: DeckInput,
    image: maybe(t.Boolean({ default: false, description: 'Adds our drawing of the card.' })),
    format: FormatInput,
  }),
  data: t.Object({
    card: t.Object({ ...cardFields, yes_no: AnswerWord }),
    upright: Side,
    reversed: Side,
    symbolism: t.Array(t.String()),
    astrology: t.Object({
      body_or_sign_or_decan: maybeTerm(['Sign', 'Graha', 'PointOrAngle', 'Element', 'SignPlacement']),
      element: ElementTerm,
      text: t.String(),
    }),
    related: t.Object({
      previous: Ids,
      next: Ids,
      same_rank: nullable(
        t.Array(t.String(), { description: 'Cards of the same rank in the other suits; null for a major.' }),
      ),
    }),
    description: t.String({ description: 'Contents of the picture in Waite’s deck.' }),
    images: t.Array(Image, { maxItems: 1, description: 'Drawing of the card, if requested.' }),
  }),
  example: { card: 'The Star' },
}).compute(async (input, world) => {
  const { cards } = await tarotTexts()
  const selection = String(input.card)
  const card = cardNamed(selection)
  if (!card)
    throw invalid('card', `\`card\` is not one of the 78 cards. Similar names: ${nearestNames(selection).join(', ')}.`)
  const texts = cards[card.id]
  const orientation = input.orientation ?? 'both'
  const beside = (step: number) => [CARDS[(card.index + step + CARDS.length) % CARDS.length]!.id]
  return {
    card: { ...cardObject(card, input.deck ?? 'rws'), yes_no: card.yesNo },
    upright: orientation === 'reversed' ? null : sideObject(card.upright, texts.upright),
    reversed: orientation === 'upright' ? null : sideObject(card.reversed, texts.reversed),
    symbolism: [...texts.symbols],
    astrology: {
      body_or_sign_or_decan: card.astrology,
      element: card.element,
      text: cardAstrology(card),
    },
    related: {
      previous: beside(-1),
      next: beside(1),
      same_rank: card.rank
        ? CARDS.filter(({ rank, suit }) => rank === card.rank && suit !== card.suit).map(({ id }) => id)
        : null,
    },
    description: texts.picture,
    images: input.image
      ? [await imageIn(input.format, cardSvg(card, numberIn(input.deck ?? 'rws', card)), world.tenant)]
      : [],
  }
})
