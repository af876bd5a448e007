import type { corpus } from '../../../readings/corpora.ts'
import type { AgeSpan } from '../../../traditions/numerology/date-numbers.ts'
import type { KarmicDebt } from '../../../traditions/numerology/numbers.ts'
import { withIndefiniteArticle } from '../../../wording.ts'

interface Standing {
  path: number
  expression: number
  bridge: number
  debts: readonly (KarmicDebt | null)[]
  missing: readonly number[]
  commonest: readonly number[]
  pinnacles: readonly AgeSpan[]
  age: number
  year: number
  personalYear: number
}

/** The lesson of a value without a letter, after "to". */
const LESSONS: Record<number, string> = {
  1: 'begin without being told',
  2: 'wait and to share',
  3: 'show what you can do',
  4: 'keep to a routine',
  5: 'trust a change',
  6: 'stay when others need you',
  7: 'be alone with a question',
  8: 'handle money in daylight',
  9: 'care for strangers',
}
/** The ease of a value with the most letters, after "you". */
const PASSIONS: Record<number, string> = {
  1: 'step forward',
  2: 'seek the other person',
  3: 'talk and make things',
  4: 'put things in order',
  5: 'look for the door',
  6: 'look after people',
  7: 'ask what lies behind it',
  8: 'take charge',
  9: 'think of the many',
}

const and = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '')

const years = ({ from, to }: AgeSpan) => (to === null ? `from ${from} on` : `from ${from} to ${to}`)

/** The relations of the numbers of a date and a name, without repeating their single readings. */
export const profileSummary = (
  { path, expression, bridge, debts, missing, commonest, pinnacles, age, year, personalYear }: Standing,
  phase: Awaited<ReturnType<typeof corpus<'number-phase'>>>,
): string => {
  const owed = [...new Set(debts.filter((debt) => debt !== null))]
  const running = pinnacles.find(({ from, to }) => age >= from && (to === null || age <= to))!
  return [
    `The date walks ${withIndefiniteArticle(path)} and the name speaks as ${withIndefiniteArticle(expression)}.`,
    phase.bridge[bridge as keyof typeof phase.bridge].text,
    commonest.length <= 3
      ? `Most letters say ${and(commonest.map(String))}: before thinking you ${and(commonest.map((value) => PASSIONS[value]!))}.`
      : 'No single value leads among the letters, so that habit is easily changed.',
    missing.length === 0
      ? 'No value is missing.'
      : `What the name lacks it asks you to learn: to ${and(missing.map((value) => LESSONS[value]!))}.`,
    ...owed.map((debt) => phase.karmic_debt[debt].text),
    `At ${age} the pinnacle of ${running.number} is running, ${years(running)}, and ${year} is a personal year of ${personalYear}.`,
  ].join(' ')
}
