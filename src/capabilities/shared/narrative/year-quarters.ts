import { fillWords } from '../../../readings/passage.ts'
import { CIVIL_MONTHS } from '../../../time/iso.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'

/** The quarters of a year as steps towards its subject, and one thing to do in it. */

interface YearOfMonths {
  /** The best month for the subject of the year and the hardest month, from 0. */
  readonly best: number
  readonly hard: number
  /** The time of the large step in words, if it is not the whole best month. */
  readonly stepIn?: string
  /** The subject of the year in words, after "with". */
  readonly subject: string
  /** The matters with most help and with most resistance in a quarter, 0 to 3, in words; null if unknown. */
  readonly helpIn: (quarter: number) => string | null
  readonly careIn: (quarter: number) => string | null
  /** The main date of a quarter in words: "the date to use is 7 September". */
  readonly dateIn?: (quarter: number) => string | null
}

// {span}: "January to March"; {subject}, {care}: matters; {month}: the best or the hardest month. source: our own words
const STEPS = {
  best: 'From {span} you get furthest with {subject}: take your large step in {month}',
  both: 'From {span} you get furthest with {subject}: take your large step in {month}, and rest in {rest}',
  hard: 'From {span} you need most patience, above all with {care}: keep what you have, and begin nothing large in {month}',
  before: [
    'From {span} take a first small step with {subject}',
    'From {span} prepare your step quietly',
    'From {span} collect what you need for {subject}',
  ],
  after: [
    'From {span} build on what you began',
    'From {span} bring in the result',
    'From {span} finish what is still open',
  ],
} as const
/** The end of a sentence on a quarter between. */
const TAIL = '; you have most help with {help}'

const MONTHS_OF_QUARTER = 3

/** A sentence on each quarter, in order; empty if the best month is also the hardest. */
export const quarterSteps = (year: YearOfMonths): string[] => {
  const { subject, helpIn, careIn, dateIn } = year
  if (year.best === year.hard) return []
  const quarterOf = (month: number) => Math.floor(month / MONTHS_OF_QUARTER)
  const [best, hard] = [quarterOf(year.best), quarterOf(year.hard)]
  const [month, hardMonth] = [year.stepIn ?? CIVIL_MONTHS[year.best]!, CIVIL_MONTHS[year.hard]!]
  const stepOf = (quarter: number, span: string): string => {
    const care = careIn(quarter)
    if (quarter === best)
      return fillWords(best === hard ? STEPS.both : STEPS.best, {
        span,
        subject,
        month,
        rest: hardMonth,
      })
    if (quarter === hard)
      return fillWords(care ? STEPS.hard : STEPS.hard.replace(', above all with {care}', ''), {
        span,
        care: care ?? '',
        month: hardMonth,
      })
    const distance = Math.abs(quarter - best) - 1
    const step = fillWords((quarter < best ? STEPS.before : STEPS.after)[distance]!, { span, subject })
    const help = helpIn(quarter)
    return help && help !== subject ? `${step}${fillWords(TAIL, { help })}` : step
  }
  return [0, 1, 2, 3].map((quarter) => {
    const span = [0, 2].map((each) => CIVIL_MONTHS[MONTHS_OF_QUARTER * quarter + each]).join(' to ')
    const date = dateIn?.(quarter)
    return `${stepOf(quarter, span)}${date ? `; ${date}` : ''}.`
  })
}

/** One thing to do in the year, by the house of its subject. `{month}`: the month for it. source: our own words */
export const DEED_OF_YEAR: Readonly<Record<HouseNumber, string>> = {
  1: 'begin the plan that matters most to you in {month}',
  2: 'settle in {month} what you save each month, and tell your family',
  3: 'make one important call or a short trip in {month}',
  4: 'finish one repair or one decision about your home in {month}',
  5: 'begin a course or show what you have made in {month}',
  6: 'clear the oldest bill, complaint or bad habit in {month}',
  7: 'make one plain agreement with the person closest to you in {month}',
  8: 'put shared money, insurance and papers in order in {month}',
  9: 'ask a teacher for advice or book the journey in {month}',
  10: 'ask for the task that you want in {month}',
  11: 'tell two friends in {month} what you want, and ask for their help',
  12: 'take a week of rest in {month}, and cancel one expense before it',
}

/** A month in words, without the days about an eclipse of the Sun. `eclipses`: the days of the month with one. */
export const monthBesideEclipses = (month: number, eclipses: readonly number[]): string => {
  const name = CIVIL_MONTHS[month]!
  const [day] = eclipses
  if (day === undefined) return name
  if (day <= 10) return `the second half of ${name}`
  if (day > 20) return `the first half of ${name}`
  return `the ${day <= 15 ? 'last' : 'first'} week of ${name}`
}
