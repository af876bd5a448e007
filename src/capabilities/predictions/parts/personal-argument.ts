import type { TARAS } from '../../../jyotish/panchang/stars.ts'
import { CIVIL_MONTHS, parseDate } from '../../../time/iso.ts'
import { joinWords } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'
import type { PersonalDay } from './personal-day.ts'

/** The argument of a day or a month for a person: what helps, what pulls the other way, and which of the two is stronger. */

/** The place of a planet by its house from the Moon of the birth, 1 to 12. */
const placeFromMoon = (house: number): string =>
  house === 1 ? 'in the sign of your birth Moon' : `in the ${ordinalInWords(house)} sign from your birth Moon`

/** The part of a score in a sentence, by the first word of its rule; null for the half of the month. */
const partInWords = (rule: string, { moon, sun, tara }: PersonalDay): string | null => {
  if (rule.startsWith('moon') || rule === 'chandrashtama') return `the Moon ${placeFromMoon(moon.house_from_moon!)}`
  if (rule.startsWith('sun')) return `the Sun ${placeFromMoon(sun.house_from_moon!)}`
  return tara && rule.startsWith('tara') ? `the star of the day (${tara.name})` : null
}

// {help} and {hard}: the parts of the score with the most points on either side. The sum decides, and a single part need not outweigh another
const DAY = {
  help: ({ help, hard }: Sides) =>
    `You have more help than resistance today: ${help} helps most, although ${hard} pulls the other way.`,
  hindrance: ({ help, hard }: Sides) =>
    `You have more resistance than help today: ${hard} weighs most, although ${help} is on your side.`,
  helpAlone: ({ help }: Pick<Sides, 'help'>) =>
    `You have help today, so put what matters most first: ${help} is on your side.`,
  hindranceAlone: ({ hard }: Pick<Sides, 'hard'>) => `Plan little for today: ${hard} is against you.`,
  even: () => 'No strong help and no strong hindrance shows for you today, so an ordinary plan will do.',
} as const
interface Sides {
  readonly help: string
  readonly hard: string
}

/** The parts of the score of a day with the most points on either side. */
const strongestParts = (day: PersonalDay) => {
  const parts = day.quality.reasons
    .map(({ rule, effect }) => ({ rule, effect, words: partInWords(rule, day) }))
    .filter(({ words }) => words !== null)
  const strongest = (side: 1 | -1) =>
    parts.filter(({ effect }) => effect * side > 0).toSorted((a, b) => (b.effect - a.effect) * side)[0]
  return { help: strongest(1), hard: strongest(-1) }
}

/** The strongest help and the strongest hindrance of a day for a person. */
export const dayArgument = (day: PersonalDay): string => {
  const parts = strongestParts(day)
  const [help, hard] = [parts.help?.words, parts.hard?.words]
  const helps = day.quality.score >= 50
  if (help && hard) return DAY[helps ? 'help' : 'hindrance']({ help, hard })
  if (help && helps) return DAY.helpAlone({ help })
  // The half of the month, which has no words, may make the day even.
  return hard && !helps ? DAY.hindranceAlone({ hard }) : DAY.even()
}

// source: Muhurta Chintamani, the Moon and the taras of a day; deeds in our words
const MOON_DEEDS: Readonly<Record<HouseNumber, string>> = {
  1: 'see people who are glad to see you',
  2: 'weigh your words about money',
  3: 'make the call that takes courage',
  4: 'keep out of quarrels at home',
  5: 'decide nothing about your plans',
  6: 'clear the oldest task on your list',
  7: 'settle what needs two',
  8: 'begin nothing, and go to bed early',
  9: 'do not count on promises',
  10: 'hand in your work',
  11: 'ask for what is due to you',
  12: 'buy only what you planned',
}
const TARA_DEEDS: Readonly<Record<(typeof TARAS)[number], string>> = {
  Janma: 'spare your strength',
  Sampat: 'talk about money',
  Vipat: 'leave early and expect a small mishap',
  Kshema: 'put papers and keys in order',
  Pratyari: 'let an objection stand',
  Sadhaka: 'begin what should succeed',
  Naidhana: 'do half of what you planned',
  Mitra: 'ask a friend for help',
  'Parama Mitra': 'promise or sign what you mean to keep',
}
const SUN_DEEDS = { 1: 'speak with people in charge', '-1': 'keep out of the way of people in charge' } as const

/** The strongest reason of a day on one side with one thing to do; empty without a reason on that side. */
export const dayReason = (day: PersonalDay, side: 1 | -1): string => {
  const { help, hard } = strongestParts(day)
  const part = side === 1 ? help : hard
  if (!part) return ''
  const { rule, words } = part
  const deed = rule.startsWith('sun')
    ? SUN_DEEDS[side]
    : rule.startsWith('tara')
      ? TARA_DEEDS[day.tara!.name]
      : MOON_DEEDS[day.moon.house_from_moon as HouseNumber]
  return `${words} ${side === 1 ? 'helps you' : 'is against you'}, so ${deed}`
}

/** `4 December` from YYYY-MM-DD. */
const dayWords = (date: string) => {
  const { month, day } = parseDate(date, 'date')
  return `${day} ${CIVIL_MONTHS[month - 1]}`
}
/** `9, 10 and 23 December`, for days of one month. */
const daysWords = (days: readonly PersonalDay[]): string => {
  const [last] = days.slice(-1)
  return joinWords(days.map((day) => (day === last ? dayWords(day.date) : String(parseDate(day.date, 'date').day))))
}

const BEST_DAYS = 3
const HARDEST_HOUSE = 8
const onSide = (isGood: boolean) => (isGood ? 'works for you' : 'works against you')

/** The Sun of a month, the best days and the days of the Moon in the eighth house, each with a deed. */
export const monthArgument = (days: readonly PersonalDay[]): string => {
  const [first, last] = [days[0]!, days.at(-1)!]
  const turn = days.find(({ sun }) => sun.sign !== first.sun.sign)
  const houseOf = ({ sun }: PersonalDay) => ordinalInWords(sun.house_from_moon!)
  const [before, after] = [first.sun.favourable!, last.sun.favourable!]
  const ofSun =
    first.sun.house_from_moon === null
      ? []
      : [
          turn && before !== after
            ? `Until ${dayWords(turn.date)} the Sun ${onSide(before)}, in the ${houseOf(first)} house from your birth Moon; from then on it ${onSide(after)}, in the ${houseOf(last)}, so ${after ? 'keep your larger step for the second part of the month' : 'take your larger step in the first part of the month'}.`
            : `All month the Sun ${onSide(before)}, in the ${houseOf(first)} house from your birth Moon${turn ? ` and from ${dayWords(turn.date)} in the ${houseOf(last)}` : ''}, so ${before ? 'ask people in charge for what you need' : 'plan smaller steps than usual'}.`,
        ]
  const best = days
    .filter(({ moon }) => moon.house_from_moon !== HARDEST_HOUSE)
    .toSorted((a, b) => b.quality.score - a.quality.score || (a.date < b.date ? -1 : 1))
    .slice(0, BEST_DAYS)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const hardest = days.filter(({ moon }) => moon.house_from_moon === HARDEST_HOUSE)
  return [
    ...ofSun,
    `Your best days are ${daysWords(best)}: put what needs other people’s consent there.`,
    ...(hardest.length > 0
      ? [`Keep ${daysWords(hardest)} light, while the Moon passes the eighth sign from your birth Moon.`]
      : []),
  ].join(' ')
}
