import { fillWords } from '../../../readings/passage.ts'
import { CIVIL_MONTHS } from '../../../time/iso.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'

/** The quarters of a year as steps towards its subject, and one thing to do in it. */

interface YearOfMonths {
  /** The best month for the subject of the year and the hardest month, from 0. */
  readonly best: number
  readonly hard: number
  /** The subject of the year in words, after "with". */
  readonly subject: string
  /** The matters with most help and with most resistance in a quarter, 0 to 3, in words; null if unknown. */
  readonly helpIn: (quarter: number) => string | null
  readonly careIn: (quarter: number) => string | null
  /** The main date of a quarter in words: "the date to use is 7 September". */
  readonly dateIn?: (quarter: number) => string | null
  readonly isChild: boolean
  /** The size of the step; a large one without it. */
  readonly step?: keyof typeof STEP_SIZES
}

/** The step of the year, for the reader and for the parents of a child. */
const STEP_SIZES = {
  large: { grown: 'your large step', child: 'the larger step' },
  main: { grown: 'the main step of your year', child: 'the main step of the year' },
  small: { grown: 'one small step', child: 'one small step' },
} as const

// {span}: "January to March"; {subject}, {care}: matters; {step}: its size; {month}: the best or the hardest month. source: our own words
const STEPS = {
  grown: {
    best: 'From {span} you get furthest with {subject}: take {step} in {month}',
    both: 'From {span} you get furthest with {subject}: take {step} in {month}, and rest in {rest}',
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
  },
  child: {
    best: 'From {span} your child gets furthest with {subject}: plan {step} for {month}',
    both: 'From {span} your child gets furthest with {subject}: plan {step} for {month}, and keep {rest} light',
    hard: 'From {span} your child needs most of your patience, above all with {care}: keep {month} light',
    before: [
      'From {span} practise it together in small steps',
      'From {span} let your child watch how others do it',
      'From {span} look for a place where your child can begin',
    ],
    after: [
      'From {span} repeat what went well',
      'From {span} let your child show others what has been learned',
      'From {span} keep to the habits that have formed',
    ],
  },
} as const
/** The ends of the sentences on quarters between, in turn. */
const TAILS = ['; you have most help with {help}', ', and count on {help}', ', with {help} on your side'] as const

const MONTHS_OF_QUARTER = 3

/** A sentence on each quarter, in order; empty if the best month is also the hardest. */
export const quarterSteps = (year: YearOfMonths): string[] => {
  const { subject, helpIn, careIn, dateIn, isChild, step: size = 'large' } = year
  if (year.best === year.hard) return []
  const quarterOf = (month: number) => Math.floor(month / MONTHS_OF_QUARTER)
  const [best, hard] = [quarterOf(year.best), quarterOf(year.hard)]
  const [month, hardMonth] = [CIVIL_MONTHS[year.best]!, CIVIL_MONTHS[year.hard]!]
  const stage = isChild ? 'child' : 'grown'
  const steps = STEPS[stage]
  let between = 0
  const stepOf = (quarter: number, span: string): string => {
    const care = careIn(quarter)
    if (quarter === best)
      return fillWords(best === hard ? steps.both : steps.best, {
        span,
        subject,
        month,
        rest: hardMonth,
        step: STEP_SIZES[size][stage],
      })
    if (quarter === hard)
      return fillWords(care ? steps.hard : steps.hard.replace(', above all with {care}', ''), {
        span,
        care: care ?? '',
        month: hardMonth,
      })
    const distance = Math.abs(quarter - best) - 1
    const step = fillWords((quarter < best ? steps.before : steps.after)[distance]!, { span, subject })
    const help = helpIn(quarter)
    return help && help !== subject && !isChild
      ? `${step}${fillWords(TAILS[between++ % TAILS.length]!, { help })}`
      : step
  }
  return [0, 1, 2, 3].map((quarter) => {
    const span = [0, 2].map((each) => CIVIL_MONTHS[MONTHS_OF_QUARTER * quarter + each]).join(' to ')
    const date = dateIn?.(quarter)
    return `${stepOf(quarter, span)}${date ? `; ${date}` : ''}.`
  })
}

/** One thing to do in the year, by the house of its subject. `{month}`: the month for it. source: our own words */
export const DEED_OF_YEAR: Readonly<Record<HouseNumber, string>> = {
  1: 'begin the one thing that should carry your name in {month}',
  2: 'settle in {month} what you save each month, and tell your family',
  3: 'make the call or the short trip that you put off, in {month}',
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
