import { tarotTexts } from '../../readings/tarot-texts.ts'
import { rows, t } from '../../schema.ts'
import { dignityOf } from '../../traditions/tarot/elements.ts'
import { houseSignification } from '../../western/houses.ts'
import { Image } from '../shared/picture.ts'
import { gatedCapability } from '../shared/refusable.ts'
import { House } from '../shared/shapes.ts'
import { Commitment, DignityWord, DrawnCard, SeedUsed, SpreadSummary } from './parts/card-shapes.ts'
import { cardRow, cardText } from './parts/card-text.ts'
import { drawCards, drawInput } from './parts/draw-input.ts'
import { spreadPictures } from './parts/pictures.ts'
import { questionReply, REPLY_METHOD, Reply } from './parts/question-reply.ts'
import { cardPairText, spreadSummary } from './parts/summary.ts'

const HOUSES = 12
const AXES = [1, 2, 3, 4, 5, 6] as const

export default gatedCapability({
  slug: 'tarot-zodiac-houses',
  title: 'Zodiac spread',
  summary: 'A card for each of the twelve houses and one centre card, with the six axes.',
  weight: 'standard',
  method: `Thirteen cards are dealt as in tarot-draw-cards, anticlockwise from house 1, the last in the centre. Opposite houses are compared by the elements of their cards. ${REPLY_METHOD}`,
  draws: true,
  input: drawInput({}),
  data: t.Object({
    seed: SeedUsed,
    reply: Reply,
    houses: rows(t.Object({ house: House, signification: t.String(), card: DrawnCard }), HOUSES),
    centre: DrawnCard,
    axes: rows(
      t.Object({
        houses: t.Array(House, { minItems: 2, maxItems: 2 }),
        relation: DignityWord,
        text: t.String(),
      }),
      AXES.length,
    ),
    summary: SpreadSummary,
    commitment: Commitment,
    images: t.Array(Image, { maxItems: 1, description: 'Drawing of the card, if requested.' }),
  }),
  example: { seed: 'test' },
}).compute(async (input, world) => {
  const texts = await tarotTexts()
  const deal = drawCards('tarot-zodiac-houses', input, HOUSES + 1, world)
  const { dealt } = deal
  return {
    seed: deal.seed,
    reply: questionReply(deal.question, { dealt }, texts),
    houses: texts.positions['zodiac-houses'].map((place, i) => ({
      house: i + 1,
      signification: houseSignification(i + 1),
      card: cardRow(
        dealt[i]!,
        i + 1,
        { name: `house ${i + 1}`, meaning: houseSignification(i + 1) },
        cardText(dealt[i]!, place, texts),
        deal.deck,
      ),
    })),
    centre: cardRow(
      dealt[HOUSES]!,
      HOUSES + 1,
      { name: 'centre', meaning: 'what the houses have in common' },
      cardText(dealt[HOUSES]!, texts.positions['zodiac-centre'][0], texts),
      deal.deck,
    ),
    axes: AXES.map((house) => {
      const [first, second] = [dealt[house - 1]!, dealt[house + 5]!]
      const relation = dignityOf(first.card.element, second.card.element)
      return {
        houses: [house, house + 6],
        relation,
        text: cardPairText(first, second, relation, texts.together.axes[house]),
      }
    }),
    summary: spreadSummary(dealt, deal.deck, texts, { hasReply: Boolean(deal.question?.trim()) }),
    commitment: deal.commitment,
    images: await spreadPictures(
      input,
      deal,
      {
        title: 'Zodiac houses',
        layout: 'circle',
        places: [...deal.dealt.slice(1).map((_, i) => `house ${i + 1}`), 'centre'],
      },
      world,
    ),
  }
})
