import { tarotTexts } from '../../readings/tarot-texts.ts'
import { maybe, t } from '../../schema.ts'
import { civilOf } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'
import { julianDay } from '../../time/julian-day.ts'
import { localAt } from '../../time/moment.ts'
import { readDate, readZone } from '../shared/clocks.ts'
import { Image } from '../shared/picture.ts'
import { gatedCapability } from '../shared/refusable.ts'
import { Commitment, DrawnCard } from './parts/card-shapes.ts'
import { cardRow, cardText, sideOf } from './parts/card-text.ts'
import { drawCards, drawInput } from './parts/draw-input.ts'
import { spreadPictures } from './parts/pictures.ts'
import { questionReply, REPLY_METHOD, Reply } from './parts/question-reply.ts'

export default gatedCapability({
  slug: 'tarot-daily-card',
  title: 'Tarot card of the day',
  summary:
    'One card for a date, the same for everyone or one for each person, with a focus for love, work and well-being.',
  keywords: 'pull card today',
  weight: 'light',
  method: `The default seed is \`daily|date|person_key\`, or \`daily|date|all\` without a key. One card is dealt with it as in tarot-draw-cards. A seed in the input has precedence, and the date is then only a label. ${REPLY_METHOD}`,
  varies: true,
  draws: true,
  input: drawInput({
    date: maybe(t.String({ format: 'date', description: 'Day, YYYY-MM-DD; default: today in `timezone`.' })),
    timezone: maybe(t.String({ default: 'UTC', description: 'IANA zone that decides the current date.' })),
    person_key: maybe(
      t.String({
        minLength: 1,
        maxLength: 128,
        description: 'Gives each user a separate card; any stable text.',
      }),
    ),
  }),
  data: t.Object({
    date: t.String({ format: 'date' }),
    seed: t.String({ description: 'Seed of the draw.' }),
    reply: Reply,
    card: DrawnCard,
    focus: t.Object({ love: t.String(), work: t.String(), wellbeing: t.String() }),
    affirmation: t.String(),
    commitment: Commitment,
    images: t.Array(Image, { maxItems: 1, description: 'Drawing of the card, if requested.' }),
  }),
  example: { date: '2026-11-20' },
}).compute(async (input, world) => {
  const texts = await tarotTexts()
  const date = input.date
    ? readDate(input.date, 'date', world)
    : input.timezone
      ? localAt(julianDay(world.now), readZone(input.timezone, 'timezone'))
      : civilOf(world.now)
  const seed = input.seed ?? `daily|${dateText(date)}|${input.person_key ?? 'all'}`
  const deal = drawCards('tarot-daily-card', { ...input, seed }, 1, world)
  const dealt = deal.dealt[0]!
  const side = sideOf(dealt, texts)
  return {
    date: dateText(date),
    seed,
    reply: questionReply(deal.question, { dealt: deal.dealt }, texts),
    card: cardRow(
      dealt,
      1,
      { name: 'Card of the day', meaning: 'what the day asks' },
      cardText(dealt, texts.positions['daily-card'][0], texts),
      deal.deck,
    ),
    focus: { love: side.love, work: side.work, wellbeing: side.wellbeing },
    affirmation: texts.cards[dealt.card.id].affirmation,
    commitment: deal.commitment,
    images: await spreadPictures(input, deal, { title: 'Card of the day', places: ['Card of the day'] }, world),
  }
})
