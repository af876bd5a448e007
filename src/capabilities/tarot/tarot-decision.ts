import { optionsOf } from '../../ai/question-options.ts'
import { fillWords } from '../../readings/passage.ts'
import { tarotTexts } from '../../readings/tarot-texts.ts'
import { freeText, maybe, oneOf, rows, t } from '../../schema.ts'
import { SPREADS } from '../../traditions/tarot/spreads.ts'
import { leanOf } from '../../traditions/tarot/yes-no.ts'
import { Image } from '../shared/picture.ts'
import { gatedCapability } from '../shared/refusable.ts'
import { Commitment, DrawnCard, SeedUsed, SpreadSummary } from './parts/card-shapes.ts'
import { spreadText } from './parts/card-text.ts'
import { drawCards, drawInput } from './parts/draw-input.ts'
import { spreadPictures } from './parts/pictures.ts'
import { questionReply, REPLY_METHOD, Reply } from './parts/question-reply.ts'
import { facetOfQuestion } from './parts/question-topic.ts'
import { spreadSummary } from './parts/summary.ts'

const MARGIN = 2
const Score = t.Integer({
  minimum: -3,
  maximum: 3,
  description: 'Score of the option: value of its beginning plus twice that of its outcome.',
})
const Option = maybe(freeText({ maxLength: 120, description: 'Text of the option; used only in texts of the answer.' }))

export default gatedCapability({
  slug: 'tarot-decision',
  title: 'Decision spread',
  summary: 'Six cards compare two options: beginnings, outcomes, and what decides.',
  weight: 'light',
  method: `Six cards are dealt as in tarot-draw-cards. Each card in its orientation counts 1 for yes and -1 for no. An option has the score of its beginning plus twice that of its outcome; a preference requires a difference of 2. ${REPLY_METHOD}`,
  draws: true,
  input: drawInput({ option_a: Option, option_b: Option }),
  data: t.Object({
    seed: SeedUsed,
    reply: Reply,
    options: t.Object({ option_a: t.String(), option_b: t.String() }),
    cards: rows(DrawnCard, 6),
    comparison: t.Object({ score_a: Score, score_b: Score, lean: oneOf(['a', 'b', 'even']), text: t.String() }),
    summary: SpreadSummary,
    commitment: Commitment,
    images: t.Array(Image, { maxItems: 1, description: 'Drawing of the card, if requested.' }),
  }),
  example: { seed: 'test', option_a: 'Staying', option_b: 'Moving' },
}).compute(async (input, world) => {
  const texts = await tarotTexts()
  const deal = drawCards('tarot-decision', input, 6, world)
  const { dealt } = deal
  const named = deal.question ? optionsOf(deal.question) : null
  const words = {
    one: input.option_a?.trim() || named?.[0] || 'Path A',
    two: input.option_b?.trim() || named?.[1] || 'Path B',
  }
  const scoreOf = (now: number, outcome: number) => leanOf(dealt[now]!) + 2 * leanOf(dealt[outcome]!)
  const [a, b] = [scoreOf(1, 2), scoreOf(3, 4)]
  const lean = a - b >= MARGIN ? 'a' : b - a >= MARGIN ? 'b' : 'even'
  return {
    seed: deal.seed,
    reply: questionReply(
      deal.question,
      {
        dealt,
        places: SPREADS.decision.map(({ name }) => name),
        optionCards: [
          [1, 2],
          [3, 4],
        ],
        choice: { ...words, preferred: lean === 'a' ? 'first' : lean === 'b' ? 'second' : 'even' },
      },
      texts,
    ),
    options: { option_a: words.one, option_b: words.two },
    cards: spreadText(dealt, SPREADS.decision, texts.positions.decision, texts, deal.deck, {
      words,
      facet: facetOfQuestion(deal.question),
    }),
    comparison: { score_a: a, score_b: b, lean, text: fillWords(texts.together.decision[lean], words) },
    summary: spreadSummary(dealt, deal.deck, texts, { hasReply: true }),
    commitment: deal.commitment,
    images: await spreadPictures(
      input,
      deal,
      { title: 'Decision', places: SPREADS.decision.map(({ name }) => name) },
      world,
    ),
  }
})
