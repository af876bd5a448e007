import { tarotTexts } from '../../readings/tarot-texts.ts'
import { maybe, nullable, rows, t } from '../../schema.ts'
import { dignityOf } from '../../traditions/tarot/elements.ts'
import { SPREADS } from '../../traditions/tarot/spreads.ts'
import { Image } from '../shared/picture.ts'
import { gatedCapability } from '../shared/refusable.ts'
import { Commitment, DignityWord, DrawnCard, ElementTerm, SeedUsed, SpreadSummary } from './parts/card-shapes.ts'
import { sideOf, spreadText } from './parts/card-text.ts'
import { drawCards, drawInput } from './parts/draw-input.ts'
import { spreadPictures } from './parts/pictures.ts'
import { questionReply, REPLY_METHOD, Reply } from './parts/question-reply.ts'
import { spreadSummary } from './parts/summary.ts'

const Name = maybe(
  t.String({ maxLength: 120, description: 'Name of the person, used only in texts; the cards stay the same.' }),
)

const JOINS = 3

export default gatedCapability({
  slug: 'tarot-relationship',
  title: 'Relationship spread',
  summary: 'Eight cards for two people and their relationship.',
  weight: 'light',
  method: `Eight cards are dealt as in tarot-draw-cards. The balance compares the elements of the first two. Names do not affect the draw. ${REPLY_METHOD}`,
  draws: true,
  input: drawInput({ person_a: Name, person_b: Name }),
  data: t.Object({
    seed: SeedUsed,
    reply: Reply,
    persons: t.Object({ person_a: nullable(t.String()), person_b: nullable(t.String()) }),
    cards: rows(DrawnCard, 8),
    balance: t.Object({
      person_a_element: ElementTerm,
      person_b_element: ElementTerm,
      relation: DignityWord,
    }),
    summary: SpreadSummary,
    advice: t.String(),
    commitment: Commitment,
    images: t.Array(Image, { maxItems: 1, description: 'Drawing of the card, if requested.' }),
  }),
  example: { seed: 'test', person_a: 'Ada', person_b: 'William' },
}).compute(async (input, world) => {
  const texts = await tarotTexts()
  const deal = drawCards('tarot-relationship', input, 8, world)
  const { dealt } = deal
  const words = { one: input.person_a?.trim() || 'one of you', two: input.person_b?.trim() || 'the other' }
  const [a, b] = [dealt[0]!.card.element, dealt[1]!.card.element]
  const [bond, strain] = [sideOf(dealt[2]!, texts), sideOf(dealt[4]!, texts)]
  return {
    seed: deal.seed,
    reply: questionReply(
      deal.question,
      {
        dealt,
        places: SPREADS.relationship.map(({ name }) => name),
        adviser: JOINS,
        topic: 'love',
      },
      texts,
    ),
    persons: { person_a: input.person_a ?? null, person_b: input.person_b ?? null },
    cards: spreadText(dealt, SPREADS.relationship, texts.positions.relationship, texts, deal.deck, { words }),
    balance: { person_a_element: a, person_b_element: b, relation: dignityOf(a, b) },
    summary: spreadSummary(dealt, deal.deck, texts, { hasReply: true }),
    advice: `For the bond itself: ${bond.advice} Where it strains: ${strain.advice}`,
    commitment: deal.commitment,
    images: await spreadPictures(
      input,
      deal,
      { title: 'Relationship', places: SPREADS.relationship.map(({ name }) => name) },
      world,
    ),
  }
})
