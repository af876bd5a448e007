import { invalid } from '../../faults.ts'
import { tarotTexts } from '../../readings/tarot-texts.ts'
import { daysWithin, maybe, nullable, t } from '../../schema.ts'
import { clockMs } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'
import { julianDay } from '../../time/julian-day.ts'
import { birthSum, constellationOf, majorNumbered, soulNumber } from '../../traditions/tarot/birth-cards.ts'
import { MAJORS } from '../../traditions/tarot/deck.ts'
import { signName, signOf } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { readDate } from '../shared/clocks.ts'
import { COMMON_ERA_DAYS } from '../shared/date-ranges.ts'
import { only } from '../shared/inputs.ts'
import { demandCover } from '../shared/tropical/birth.ts'
import { CardObject, cardObject } from './parts/card-shapes.ts'

const Steps = t.Array(t.String(), { description: 'Sums that lead to the number, step by step.' })

export default capability({
  slug: 'tarot-birth-card',
  title: 'Tarot birth cards',
  summary: 'Personality, soul and hidden cards of a birth date, its constellation, zodiac card and the card of a year.',
  weight: 'light',
  method:
    'The method follows Mary K. Greer. Day, month and year are added, and digits are added until the sum is 22 or less: that major is the personality card, and 22 is The Fool. Its digits give the soul card, 1 to 9. All majors of the same root form the constellation; those that are neither card are hidden factors. Other authors add all digits of the date. Numbers are Waite’s: 8 Strength, 11 Justice. The zodiac card belongs to the tropical Sun sign at 12:00 UTC.',
  input: only({
    date: t.String({ format: 'date', ...daysWithin(COMMON_ERA_DAYS, 'Birth date, YYYY-MM-DD.') }),
    year: maybe(t.Integer({ minimum: 1, maximum: 9999, description: 'Adds the card of this year.' })),
  }),
  data: t.Object({
    date: t.String({ format: 'date' }),
    personality_card: CardObject,
    soul_card: CardObject,
    hidden_factor: nullable(CardObject),
    steps: Steps,
    zodiac_card: CardObject,
    year_card: nullable(t.Object({ year: t.Integer(), card: CardObject, steps: Steps })),
    text: t.Object({
      personality: t.String(),
      soul: nullable(t.String({ description: 'Soul card; null if it equals the personality card.' })),
      year: nullable(t.String()),
    }),
    constellation: t.Object({ number: t.Integer({ minimum: 1, maximum: 9 }), cards: t.Array(CardObject) }),
    hidden_factors: t.Array(CardObject),
  }),
  example: { date: '1975-04-13', year: 2026 },
}).compute(async ({ date: text, year }, world) => {
  const { cards } = await tarotTexts()
  const date = readDate(text, 'date', world, 'gregorian')
  if (typeof year === 'number' && year < date.year)
    throw invalid('year', `\`year\` must be at least ${date.year}, the year of \`date\`.`)
  const { number, steps } = birthSum(date, date.year)
  const soul = soulNumber(number)
  const numbers = constellationOf(soul)
  const hidden = numbers.filter((each) => each !== number && each !== soul).map(majorNumbered)
  const [personality, soulCard] = [majorNumbered(number), majorNumbered(soul)]
  const noon = julianDay(clockMs({ ...date, hour: 12, minute: 0, second: 0 }))
  demandCover(noon, 'date', world)
  const sign = signName(signOf(world.sky.positions(noon, ['Sun'])[0]!.longitude))
  const yearly = typeof year === 'number' ? birthSum(date, year) : null
  const yearCard = yearly && majorNumbered(yearly.number)
  return {
    date: dateText(date),
    personality_card: cardObject(personality),
    soul_card: cardObject(soulCard),
    hidden_factor: hidden[0] ? cardObject(hidden[0]) : null,
    steps: [...steps, ...(number > 9 ? [`${number} -> ${soul}`] : [])],
    zodiac_card: cardObject(MAJORS.find(({ astrology }) => astrology === sign)!),
    year_card: yearly && yearCard && { year: year!, card: cardObject(yearCard), steps: yearly.steps },
    text: {
      personality: `${cards[personality.id].upright.general} Turned against itself it looks otherwise: ${cards[personality.id].reversed.obstacle}`,
      soul:
        soulCard === personality
          ? null
          : `Underneath works ${soulCard.name}. ${cards[soulCard.id].upright.general} ${cards[soulCard.id].affirmation}`,
      year:
        yearly && yearCard
          ? `${year} stands under ${yearCard.name}. ${cards[yearCard.id].upright.outcome} ${cards[yearCard.id].upright.advice}`
          : null,
    },
    constellation: {
      number: soul,
      cards: numbers
        .map(majorNumbered)
        .sort((a, b) => a.index - b.index)
        .map((card) => cardObject(card)),
    },
    hidden_factors: hidden.map((card) => cardObject(card)),
  }
})
