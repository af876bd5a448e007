import { CIVIL_MONTHS, parseDate } from '../../../time/iso.ts'
import { joinWords } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import type { PersonalDay } from './personal-day.ts'

/** The argument of a day or a month for a person: what helps, what pulls the other way, and which of the two is stronger. */

/** The part of a score in a sentence, by the first word of its rule; null for the half of the month. */
const partInWords = (rule: string, { moon, sun, tara }: PersonalDay): string | null => {
  if (rule.startsWith('moon'))
    return `the Moon in the ${ordinalInWords(moon.house_from_moon!)} house from your birth Moon`
  if (rule.startsWith('sun')) return `the Sun in the ${ordinalInWords(sun.house_from_moon!)} house from your birth Moon`
  return tara && rule.startsWith('tara') ? `the star of the day, ${tara.name} tara for you,` : null
}

// {help} and {hard}: the parts of the score with the most points on either side
const DAY = {
  help: ({ help, hard }: Sides) =>
    `You have more help than resistance today: ${help} is on your side, and ${hard} is against you.`,
  hindrance: ({ help, hard }: Sides) =>
    `You have more resistance than help today: ${hard} is against you, and ${help} is on your side.`,
  helpAlone: ({ help }: Pick<Sides, 'help'>) => `You have help today and nothing against you: ${help} is on your side.`,
  hindranceAlone: ({ hard }: Pick<Sides, 'hard'>) =>
    `Plan little for today: ${hard} is against you, and nothing outweighs it.`,
} as const
interface Sides {
  readonly help: string
  readonly hard: string
}

/** The strongest help and the strongest hindrance of a day for a person; empty if only the half of the month is known. */
export const dayArgument = (day: PersonalDay): string => {
  const parts = day.quality.reasons
    .map(({ rule, effect }) => ({ effect, words: partInWords(rule, day) }))
    .filter(({ words }) => words !== null)
  const strongest = (side: 1 | -1) =>
    parts.filter(({ effect }) => effect * side > 0).toSorted((a, b) => (b.effect - a.effect) * side)[0]?.words
  const [help, hard] = [strongest(1), strongest(-1)]
  if (help && hard) return DAY[day.quality.score >= 50 ? 'help' : 'hindrance']({ help, hard })
  if (help) return DAY.helpAlone({ help })
  return hard ? DAY.hindranceAlone({ hard }) : ''
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
  const placeOf = ({ sun }: PersonalDay) => `${ordinalInWords(sun.house_from_moon!)} from your birth Moon`
  const ofSun =
    first.sun.house_from_moon === null
      ? []
      : turn
        ? first.sun.favourable === last.sun.favourable
          ? [
              `All month the Sun ${onSide(first.sun.favourable!)}, ${placeOf(first)} and, from ${dayWords(turn.date)}, ${ordinalInWords(last.sun.house_from_moon!)}.`,
            ]
          : [
              `Until ${dayWords(turn.date)} the Sun ${onSide(first.sun.favourable!)}, ${placeOf(first)}; from then on it ${onSide(last.sun.favourable!)}, ${placeOf(last)}.`,
            ]
        : [`All month the Sun ${onSide(first.sun.favourable!)}, ${placeOf(first)}.`]
  const best = days
    .toSorted((a, b) => b.quality.score - a.quality.score || (a.date < b.date ? -1 : 1))
    .slice(0, BEST_DAYS)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const hardest = days.filter(({ moon }) => moon.house_from_moon === HARDEST_HOUSE)
  return [
    ...ofSun,
    `Your best days are ${daysWords(best)}: put what needs other people’s consent there.`,
    ...(hardest.length > 0
      ? [`Keep ${daysWords(hardest)} light, while the Moon passes the eighth house from your birth Moon.`]
      : []),
  ].join(' ')
}
