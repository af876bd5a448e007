import { invalid } from '../../faults.ts'
import { fillWords } from '../../readings/passage.ts'
import { tarotTexts } from '../../readings/tarot-texts.ts'
import { maybe, nullable, rows, t, term } from '../../schema.ts'
import { civilOf } from '../../time/civil.ts'
import { CIVIL_MONTHS, monthText, parseMonth } from '../../time/iso.ts'
import { SUITS } from '../../traditions/tarot/deck.ts'
import { Image } from '../shared/picture.ts'
import { gatedCapability } from '../shared/refusable.ts'
import { Commitment, DrawnCard, SeedUsed, SpreadSummary } from './parts/card-shapes.ts'
import { cardRow, cardText } from './parts/card-text.ts'
import { drawCards, drawInput } from './parts/draw-input.ts'
import { spreadPictures } from './parts/pictures.ts'
import { questionReply, REPLY_METHOD, Reply } from './parts/question-reply.ts'
import { dominantSuit, inWords, spreadSummary } from './parts/summary.ts'

const YEAR = 12
const QUARTER = 3
const FATEFUL = 2
const Month = t.String({ pattern: '^-?\\d{4,6}-\\d\\d$', description: 'Month, YYYY-MM.' })

interface MonthOfYear {
  year: number
  month: number
}
const readStart = (text: string | null | undefined, now: number): MonthOfYear => {
  if (!text) return civilOf(now)
  const parts = parseMonth(text)
  if (!parts) throw invalid('start_month', '`start_month` must be a month in the format YYYY-MM.')
  return parts
}
const monthAfter = ({ year, month }: MonthOfYear, months: number): MonthOfYear => ({
  year: year + Math.floor((month - 1 + months) / YEAR),
  month: ((month - 1 + months) % YEAR) + 1,
})
const named = ({ year, month }: MonthOfYear) => `${CIVIL_MONTHS[month - 1]} ${year}`

export default gatedCapability({
  slug: 'tarot-year-ahead',
  title: 'Year ahead',
  summary: 'A card for each of twelve months and one for the year, with the four quarters.',
  weight: 'standard',
  method: `Thirteen cards are dealt as in tarot-draw-cards; the thirteenth is the theme. The first month is only a label and does not affect the draw. ${REPLY_METHOD}`,
  varies: true,
  draws: true,
  input: drawInput({
    start_month: maybe(t.String({ description: 'First month, YYYY-MM; default: the current month in UTC.' })),
  }),
  data: t.Object({
    seed: SeedUsed,
    reply: Reply,
    months: rows(t.Object({ month: Month, card: DrawnCard }), YEAR),
    theme: DrawnCard,
    quarters: rows(
      t.Object({
        start: Month,
        end: Month,
        majors: t.Integer({ minimum: 0, maximum: 3 }),
        dominant_suit: nullable(term(SUITS)),
        text: t.String(),
      }),
      4,
    ),
    summary: SpreadSummary,
    commitment: Commitment,
    images: t.Array(Image, { maxItems: 1, description: 'Drawing of the card, if requested.' }),
  }),
  example: { seed: 'test', start_month: '2026-11' },
}).compute(async (input, world) => {
  const texts = await tarotTexts()
  const start = readStart(input.start_month, world.now)
  const deal = drawCards('tarot-year-ahead', input, YEAR + 1, world)
  const months = Array.from({ length: YEAR }, (_, i) => monthAfter(start, i))
  const places = texts.positions['year-ahead']
  return {
    seed: deal.seed,
    reply: questionReply(deal.question, { dealt: deal.dealt, months: months.map(named) }, texts),
    months: months.map((month, i) => ({
      month: monthText(month),
      card: cardRow(
        deal.dealt[i]!,
        i + 1,
        { name: `month ${i + 1}`, meaning: named(month) },
        cardText(deal.dealt[i]!, places[i % places.length]!, texts, { month: named(month) }),
        deal.deck,
      ),
    })),
    theme: cardRow(
      deal.dealt[YEAR]!,
      YEAR + 1,
      { name: 'theme of the year', meaning: 'what the months have in common' },
      cardText(deal.dealt[YEAR]!, texts.positions['year-theme'][0], texts),
      deal.deck,
    ),
    quarters: [0, 1, 2, 3].map((quarter) => {
      const cards = deal.dealt.slice(QUARTER * quarter, QUARTER * (quarter + 1))
      const majors = cards.filter(({ card }) => card.arcana === 'major').length
      const suit = dominantSuit(cards)
      const { fateful, mixed, ...ofSuit } = texts.together.quarter
      const quarterText = (turn: number): string =>
        majors >= FATEFUL ? fateful : suit ? ofSuit[suit] : mixed[turn % mixed.length]!
      const [first, last] = [months[QUARTER * quarter]!, months[QUARTER * quarter + 2]!]
      return {
        start: monthText(first),
        end: monthText(last),
        majors,
        dominant_suit: suit,
        text: fillWords(quarterText(quarter), { start: named(first), end: named(last), n: inWords(majors) }),
      }
    }),
    summary: spreadSummary(deal.dealt, deal.deck, texts, { hasReply: Boolean(deal.question?.trim()) }),
    commitment: deal.commitment,
    images: await spreadPictures(
      input,
      deal,
      { title: 'Year ahead', places: [...months.map(named), 'theme of the year'] },
      world,
    ),
  }
})
