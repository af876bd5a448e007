import { invalid } from '../../faults.ts'
import { tarotTexts } from '../../readings/tarot-texts.ts'
import { maybe, nullable, oneOf, rows, t } from '../../schema.ts'
import { cardNamed, nearestNames } from '../../traditions/tarot/deck.ts'
import { dignityOf } from '../../traditions/tarot/elements.ts'
import { CROSS_PAIRS, SPREADS } from '../../traditions/tarot/spreads.ts'
import { Image } from '../shared/picture.ts'
import { gatedCapability } from '../shared/refusable.ts'
import {
  CardObject,
  Commitment,
  cardObject,
  DignityWord,
  DrawnCard,
  QuestionEcho,
  SeedUsed,
  SpreadSummary,
} from './parts/card-shapes.ts'
import { spreadText } from './parts/card-text.ts'
import { drawCards, drawInput } from './parts/draw-input.ts'
import { spreadPictures } from './parts/pictures.ts'
import { answerSpread, REPLY_METHOD, Reply } from './parts/question-reply.ts'
import { cardPairText, spreadSummary } from './parts/summary.ts'

const CROSSING = 1

export default gatedCapability({
  slug: 'tarot-celtic-cross',
  title: 'Celtic cross',
  summary: 'Ten cards in the order of Waite, read by position, in five pairs and as a whole.',
  weight: 'standard',
  method: `Ten cards are dealt as in tarot-draw-cards, in the order of The Pictorial Key to the Tarot. The crossing card is read upright in any orientation. A significator is removed from the deck before the shuffle. Pairs relate by their elements: Fire and Water, and Air and Earth, are opposed; equal elements, Fire and Air, and Water and Earth are friendly. ${REPLY_METHOD}`,
  draws: true,
  input: drawInput({
    significator: maybe(
      t.String({ minLength: 1, maxLength: 60, description: 'Significator card, by id, name or index.' }),
    ),
  }),
  data: t.Object({
    seed: SeedUsed,
    question: QuestionEcho,
    reply: Reply,
    significator: nullable(CardObject),
    cards: rows(DrawnCard, 10),
    pairs: rows(
      t.Object({
        cards: t.Array(t.Integer(), { minItems: 2, maxItems: 2, description: 'Positions, from 1.' }),
        name: oneOf([
          'heart of the matter',
          'above and below',
          'past and future',
          'inner and outer',
          'hope and outcome',
        ]),
        relation: DignityWord,
        text: t.String(),
      }),
      5,
    ),
    summary: SpreadSummary,
    commitment: Commitment,
    images: t.Array(Image, { maxItems: 1, description: 'Drawing of the card, if requested.' }),
  }),
  example: { seed: 'test', question: 'Where does my work lead?' },
}).compute(async (input, world) => {
  const texts = await tarotTexts()
  const significator = input.significator ? cardNamed(input.significator) : null
  if (input.significator && !significator)
    throw invalid(
      'significator',
      `\`significator\` is not one of the 78 cards. Similar names: ${nearestNames(input.significator).join(', ')}.`,
    )
  const deal = drawCards('tarot-celtic-cross', input, 10, world, { without: significator?.index })
  const dealt = deal.dealt.map((each, i) => (i === CROSSING ? { ...each, reversed: false } : each))
  const answer = answerSpread(deal.question, { dealt, places: SPREADS['celtic-cross'].map(({ name }) => name) }, texts)
  return {
    seed: deal.seed,
    question: deal.question,
    reply: answer?.text ?? null,
    significator: significator && cardObject(significator, deal.deck),
    cards: spreadText(dealt, SPREADS['celtic-cross'], texts.positions['celtic-cross'], texts, deal.deck, {
      question: deal.question,
      thread: answer?.thread ?? null,
    }),
    pairs: CROSS_PAIRS.map(({ key, name, places }) => {
      const [first, second] = [dealt[places[0] - 1]!, dealt[places[1] - 1]!]
      const relation = dignityOf(first.card.element, second.card.element)
      return {
        cards: [...places],
        name,
        relation,
        text: cardPairText(first, second, relation, texts.together.cross[key]),
      }
    }),
    summary: spreadSummary(dealt, deal.deck, texts, { hasReply: Boolean(deal.question?.trim()) }),
    commitment: deal.commitment,
    images: await spreadPictures(
      input,
      { ...deal, dealt },
      { title: 'Celtic cross', layout: 'cross', places: SPREADS['celtic-cross'].map(({ name }) => name) },
      world,
    ),
  }
})
