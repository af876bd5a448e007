import { tarotTexts } from '../../readings/tarot-texts.ts'
import { maybe, nullable, t } from '../../schema.ts'
import { Image } from '../shared/picture.ts'
import { gatedCapability } from '../shared/refusable.ts'
import { Commitment, DrawnCard, QuestionEcho, SeedUsed, SpreadSummary } from './parts/card-shapes.ts'
import { cardRow, cardText } from './parts/card-text.ts'
import { drawCards, drawInput } from './parts/draw-input.ts'
import { spreadPictures } from './parts/pictures.ts'
import { questionReply, REPLY_METHOD, Reply } from './parts/question-reply.ts'
import { spreadSummary } from './parts/summary.ts'

export default gatedCapability({
  slug: 'tarot-draw-cards',
  title: 'Draw tarot cards',
  summary: 'Any number of cards from a shuffled deck, each read as drawn, with a seed that repeats the draw.',
  keywords: 'pull draw number cards',
  weight: 'light',
  method: `The SHA-256 of \`tarot|v1|slug|seed|question\` (with \`|subset=\` for majors or minors) starts a stream of 32-bit words. A Fisher-Yates shuffle from the last position down uses an unbiased number below i + 1 for each position; each dealt card then uses one bit for its orientation. The question is normalised to NFC, trimmed and lower-cased. The commitment is the SHA-256 of \`tarot-commitment|v1|seed|order\` (docs/tarot.md). ${REPLY_METHOD}`,
  draws: true,
  input: drawInput({
    count: maybe(
      t.Integer({ minimum: 1, maximum: 78, default: 1, description: 'Cards to deal; at most 22 majors or 56 minors.' }),
    ),
  }),
  data: t.Object({
    seed: SeedUsed,
    question: QuestionEcho,
    reply: Reply,
    cards: t.Array(DrawnCard, { maxItems: 78 }),
    remaining: t.Integer({ minimum: 0, description: 'Cards left in the deck.' }),
    summary: nullable(SpreadSummary),
    commitment: Commitment,
    images: t.Array(Image, { maxItems: 1, description: 'Drawing of the card, if requested.' }),
  }),
  example: { seed: 'test', count: 3 },
}).compute(async (input, world) => {
  const texts = await tarotTexts()
  const deal = drawCards('tarot-draw-cards', input, input.count ?? 1, world)
  return {
    seed: deal.seed,
    question: deal.question,
    reply: questionReply(deal.question, { dealt: deal.dealt }, texts),
    cards: deal.dealt.map((dealt, i) =>
      cardRow(
        dealt,
        i + 1,
        { name: `Card ${i + 1}`, meaning: null },
        cardText(dealt, texts.positions['draw-cards'][0], texts),
        deal.deck,
      ),
    ),
    remaining: deal.remaining,
    summary:
      deal.dealt.length > 1
        ? spreadSummary(deal.dealt, deal.deck, texts, { hasReply: Boolean(deal.question?.trim()) })
        : null,
    commitment: deal.commitment,
    images: await spreadPictures(
      input,
      deal,
      { title: 'Cards drawn', places: deal.dealt.map((_, i) => `Card ${i + 1}`) },
      world,
    ),
  }
})
