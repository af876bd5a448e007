import { tarotTexts } from '../../readings/tarot-texts.ts'
import { oneOf, rows, t } from '../../schema.ts'
import { SPREADS } from '../../traditions/tarot/spreads.ts'
import { leanOf } from '../../traditions/tarot/yes-no.ts'
import { Image } from '../shared/picture.ts'
import { gatedCapability } from '../shared/refusable.ts'
import { Commitment, DrawnCard, QuestionEcho, SeedUsed, SpreadSummary } from './parts/card-shapes.ts'
import { spreadText } from './parts/card-text.ts'
import { drawCards, drawInput } from './parts/draw-input.ts'
import { spreadPictures } from './parts/pictures.ts'
import { answerSpread, REPLY_METHOD, Reply } from './parts/question-reply.ts'
import { spreadSummary } from './parts/summary.ts'

const OUTLOOKS = ['open', 'mixed', 'restrained'] as const
const VERDICTS = { open: 'yes', mixed: 'maybe', restrained: 'no' } as const
const MARKED = 2
const ADVICE = 3

export default gatedCapability({
  slug: 'tarot-career',
  title: 'Career spread',
  summary: 'Six cards on work: situation, foundation, obstacle, advice, opening and result.',
  weight: 'light',
  method: `Six cards are dealt as in tarot-draw-cards. For the outlook each card in its orientation counts 1 for yes and -1 for no. A sum of 2 or more is open, -2 or less is restrained. ${REPLY_METHOD}`,
  draws: true,
  input: drawInput({}),
  data: t.Object({
    seed: SeedUsed,
    question: QuestionEcho,
    reply: Reply,
    cards: rows(DrawnCard, 6),
    outlook: t.Object({ score: t.Integer({ minimum: -6, maximum: 6 }), label: oneOf(OUTLOOKS) }),
    summary: SpreadSummary,
    commitment: Commitment,
    images: t.Array(Image, { maxItems: 1, description: 'Drawing of the card, if requested.' }),
  }),
  example: { seed: 'test' },
}).compute(async (input, world) => {
  const texts = await tarotTexts()
  const deal = drawCards('tarot-career', input, 6, world)
  const score = deal.dealt.reduce((sum, each) => sum + leanOf(each), 0)
  const label = score >= MARKED ? 'open' : score <= -MARKED ? 'restrained' : 'mixed'
  const verdict = VERDICTS[label]
  const answer = answerSpread(
    deal.question,
    { dealt: deal.dealt, places: SPREADS.career.map(({ name }) => name), adviser: ADVICE, topic: 'work', verdict },
    texts,
  )
  return {
    seed: deal.seed,
    question: deal.question,
    reply: answer?.text ?? null,
    cards: spreadText(deal.dealt, SPREADS.career, texts.positions.career, texts, deal.deck, {
      question: deal.question,
      thread: answer?.thread ?? null,
      facet: 'general',
    }),
    outlook: { score, label },
    summary: spreadSummary(deal.dealt, deal.deck, texts, { hasReply: true }),
    commitment: deal.commitment,
    images: await spreadPictures(
      input,
      deal,
      { title: 'Career', places: SPREADS.career.map(({ name }) => name) },
      world,
    ),
  }
})
