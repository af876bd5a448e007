import { tarotTexts } from '../../readings/tarot-texts.ts'
import { maybe, oneOf, rows, t } from '../../schema.ts'
import { LAYOUTS, SPREADS } from '../../traditions/tarot/spreads.ts'
import { Image } from '../shared/picture.ts'
import { gatedCapability } from '../shared/refusable.ts'
import { Commitment, DrawnCard, QuestionEcho, SeedUsed, SpreadSummary } from './parts/card-shapes.ts'
import { spreadText } from './parts/card-text.ts'
import { drawCards, drawInput } from './parts/draw-input.ts'
import { spreadPictures } from './parts/pictures.ts'
import { answerSpread, REPLY_METHOD, Reply } from './parts/question-reply.ts'
import { spreadSummary } from './parts/summary.ts'

export default gatedCapability({
  slug: 'tarot-three-card',
  title: 'Three-card spread',
  summary: 'Three cards as past, present and future, as situation, action and outcome, or as mind, body and spirit.',
  weight: 'light',
  method: `Three cards dealt as in tarot-draw-cards. The layout does not affect the draw: another layout gives the same cards other positions. ${REPLY_METHOD}`,
  draws: true,
  input: drawInput({ layout: maybe(oneOf(LAYOUTS, { default: 'past-present-future' })) }),
  data: t.Object({
    seed: SeedUsed,
    question: QuestionEcho,
    reply: Reply,
    layout: oneOf(LAYOUTS),
    cards: rows(DrawnCard, 3),
    summary: SpreadSummary,
    commitment: Commitment,
    images: t.Array(Image, { maxItems: 1, description: 'Drawing of the card, if requested.' }),
  }),
  example: { seed: 'test' },
}).compute(async (input, world) => {
  const texts = await tarotTexts()
  const layout = input.layout ?? 'past-present-future'
  const deal = drawCards('tarot-three-card', input, 3, world)
  const answer = answerSpread(
    deal.question,
    {
      dealt: deal.dealt,
      places: SPREADS[layout].map(({ name }) => name),
      adviser: layout === 'situation-action-outcome' ? 1 : 2,
    },
    texts,
  )
  return {
    seed: deal.seed,
    question: deal.question,
    reply: answer?.text ?? null,
    layout,
    cards: spreadText(deal.dealt, SPREADS[layout], texts.positions[layout], texts, deal.deck, {
      question: deal.question,
      thread: answer?.thread ?? null,
    }),
    summary: spreadSummary(deal.dealt, deal.deck, texts, { hasReply: Boolean(deal.question?.trim()) }),
    commitment: deal.commitment,
    images: await spreadPictures(
      input,
      deal,
      { title: 'Three cards', places: SPREADS[layout].map(({ name }) => name) },
      world,
    ),
  }
})
