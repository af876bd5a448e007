import { tarotTexts } from '../../readings/tarot-texts.ts'
import { oneOf, rows, t } from '../../schema.ts'
import { SPREADS } from '../../traditions/tarot/spreads.ts'
import { answerOf } from '../../traditions/tarot/yes-no.ts'
import { Image } from '../shared/picture.ts'
import { gatedCapability } from '../shared/refusable.ts'
import { Commitment, DrawnCard, SeedUsed, SpreadSummary } from './parts/card-shapes.ts'
import { spreadText } from './parts/card-text.ts'
import { drawCards, drawInput } from './parts/draw-input.ts'
import { spreadPictures } from './parts/pictures.ts'
import { questionReply, REPLY_METHOD, Reply } from './parts/question-reply.ts'
import { spreadSummary } from './parts/summary.ts'

const CHAKRAS = ['root', 'sacral', 'solar plexus', 'heart', 'throat', 'third eye', 'crown'] as const
const STATES = { yes: 'open', maybe: 'guarded', no: 'blocked' } as const

export default gatedCapability({
  slug: 'tarot-chakra',
  title: 'Chakra spread',
  summary: 'Seven cards from root to crown, and the openness of each chakra by its card.',
  weight: 'light',
  method: `Seven cards are dealt as in tarot-draw-cards. A centre is open if its card in its orientation says yes, guarded if it says maybe, blocked if it says no. ${REPLY_METHOD}`,
  draws: true,
  input: drawInput({}),
  data: t.Object({
    seed: SeedUsed,
    reply: Reply,
    cards: rows(DrawnCard, 7),
    balance: rows(t.Object({ chakra: oneOf(CHAKRAS), state: oneOf(['open', 'guarded', 'blocked']) }), 7),
    summary: SpreadSummary,
    commitment: Commitment,
    images: t.Array(Image, { maxItems: 1, description: 'Drawing of the card, if requested.' }),
  }),
  example: { seed: 'test' },
}).compute(async (input, world) => {
  const texts = await tarotTexts()
  const deal = drawCards('tarot-chakra', input, 7, world)
  return {
    seed: deal.seed,
    reply: questionReply(deal.question, { dealt: deal.dealt, places: CHAKRAS }, texts),
    cards: spreadText(deal.dealt, SPREADS.chakra, texts.positions.chakra, texts, deal.deck),
    balance: deal.dealt.map((dealt, i) => ({ chakra: CHAKRAS[i]!, state: STATES[answerOf(dealt)] })),
    summary: spreadSummary(deal.dealt, deal.deck, texts, { hasReply: Boolean(deal.question?.trim()) }),
    commitment: deal.commitment,
    images: await spreadPictures(input, deal, { title: 'Chakras', places: CHAKRAS }, world),
  }
})
