import { SPREADS } from '../../lore/tarot/spreads.ts'
import { tarotTexts } from '../../readings/tarot-texts.ts'
import { rows, t } from '../../schema.ts'
import { Image } from '../vocabulary/picture.ts'
import { gatedCapability } from '../vocabulary/refusable.ts'
import { Commitment, DrawnCard, QuestionEcho, SeedUsed, SpreadSummary } from './parts/card-shapes.ts'
import { drawCards, drawInput } from './parts/draw-input.ts'
import { spreadPictures } from './parts/pictures.ts'
import { spreadSummary } from './parts/summary.ts'
import { spreadTold } from './parts/telling.ts'

export default gatedCapability({
  slug: 'tarot-horseshoe',
  title: 'Horseshoe spread',
  summary: 'Seven cards: past, present, what is hidden, what hinders, others, what to do, outcome.',
  weight: 'light',
  method: 'Seven cards dealt as in tarot-draw-cards to the places of the horseshoe as it is commonly laid.',
  draws: true,
  input: drawInput({}),
  data: t.Object({
    seed: SeedUsed,
    question: QuestionEcho,
    cards: rows(DrawnCard, 7),
    summary: SpreadSummary,
    commitment: Commitment,
    images: t.Array(Image, { description: 'One where image is asked for.' }),
  }),
  example: { seed: 'test' },
}).compute(async (input, world) => {
  const texts = await tarotTexts()
  const drawn = drawCards('tarot-horseshoe', input, 7, world)
  return {
    seed: drawn.seed,
    question: drawn.question,
    cards: spreadTold(drawn.dealt, SPREADS.horseshoe, texts.positions.horseshoe, texts, drawn.deck),
    summary: spreadSummary(drawn.dealt, drawn.deck, texts),
    commitment: drawn.commitment,
    images: await spreadPictures(
      input,
      drawn,
      { title: 'Horseshoe', layout: 'horseshoe', places: SPREADS.horseshoe.map(({ name }) => name) },
      world,
    ),
  }
})
