import { tarotTexts } from '../../readings/tarot-texts.ts'
import { rows, t } from '../../schema.ts'
import { SPREADS } from '../../traditions/tarot/spreads.ts'
import { Image } from '../shared/picture.ts'
import { gatedCapability } from '../shared/refusable.ts'
import { Commitment, DrawnCard, QuestionEcho, SeedUsed, SpreadSummary } from './parts/card-shapes.ts'
import { spreadText } from './parts/card-text.ts'
import { drawCards, drawInput } from './parts/draw-input.ts'
import { spreadPictures } from './parts/pictures.ts'
import { answerSpread, REPLY_METHOD, Reply } from './parts/question-reply.ts'
import { spreadSummary } from './parts/summary.ts'

const ADVICE = 5

export default gatedCapability({
  slug: 'tarot-horseshoe',
  title: 'Horseshoe spread',
  summary: 'Seven cards: past, present, hidden factors, obstacles, others, advice, outcome.',
  weight: 'light',
  method: `Seven cards are dealt as in tarot-draw-cards to the usual positions of the horseshoe. ${REPLY_METHOD}`,
  draws: true,
  input: drawInput({}),
  data: t.Object({
    seed: SeedUsed,
    question: QuestionEcho,
    reply: Reply,
    cards: rows(DrawnCard, 7),
    summary: SpreadSummary,
    commitment: Commitment,
    images: t.Array(Image, { maxItems: 1, description: 'Drawing of the card, if requested.' }),
  }),
  example: { seed: 'test' },
}).compute(async (input, world) => {
  const texts = await tarotTexts()
  const deal = drawCards('tarot-horseshoe', input, 7, world)
  const answer = answerSpread(
    deal.question,
    {
      dealt: deal.dealt,
      places: SPREADS.horseshoe.map(({ name }) => name),
      adviser: ADVICE,
    },
    texts,
  )
  return {
    seed: deal.seed,
    question: deal.question,
    reply: answer?.text ?? null,
    cards: spreadText(deal.dealt, SPREADS.horseshoe, texts.positions.horseshoe, texts, deal.deck, {
      question: deal.question,
      thread: answer?.thread ?? null,
    }),
    summary: spreadSummary(deal.dealt, deal.deck, texts, { hasReply: Boolean(deal.question?.trim()) }),
    commitment: deal.commitment,
    images: await spreadPictures(
      input,
      deal,
      { title: 'Horseshoe', layout: 'horseshoe', places: SPREADS.horseshoe.map(({ name }) => name) },
      world,
    ),
  }
})
