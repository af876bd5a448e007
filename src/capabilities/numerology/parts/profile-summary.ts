import type { corpus } from '../../../readings/corpora.ts'
import type { AgeSpan } from '../../../traditions/numerology/date-numbers.ts'
import type { KarmicDebt } from '../../../traditions/numerology/numbers.ts'
import { addressed } from '../../shared/narrative/given-name.ts'

interface Standing {
  /** The given name, if the name is a plain word. */
  name: string | null
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

/** The task of a life path, after "to". */
const PATHS: Record<number, string> = {
  1: 'begin things yourself',
  2: 'bring people together',
  3: 'show what you can do',
  4: 'build what lasts',
  5: 'learn from change',
  6: 'look after people',
  7: 'understand one thing fully',
  8: 'get results and answer for them',
  9: 'pass on what you receive',
  11: 'trust what you sense',
  22: 'build something large for many people',
  33: 'teach people by caring for them',
}
/** The gift of an expression number, after "helps you to". */
const GIFTS: Record<number, string> = {
  1: 'go first',
  2: 'hear what others mean',
  3: 'speak so that people listen',
  4: 'put things in order',
  5: 'adapt quickly',
  6: 'make people feel welcome',
  7: 'find out what is wrong',
  8: 'decide and organise',
  9: 'reach all sorts of people',
  11: 'put a hunch into words',
  22: 'keep a large plan in your head',
  33: 'help by listening',
}
/** The deed of a personal year, after "so". */
const YEAR_DEEDS: Record<number, string> = {
  1: 'begin what you want to live with',
  2: 'give things time and keep your appointments',
  3: 'show what you have made',
  4: 'put the groundwork right',
  5: 'leave room for a change of plan',
  6: 'keep time free for home',
  7: 'keep time free for study and rest',
  8: 'ask for what your work is worth',
  9: 'finish what is over',
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
  { name, path, expression, bridge, debts, missing, commonest, pinnacles, age, year, personalYear }: Standing,
  phase: Awaited<ReturnType<typeof corpus<'number-phase'>>>,
): string => {
  const owed = [...new Set(debts.filter((debt) => debt !== null))]
  const running = pinnacles.find(({ from, to }) => age >= from && (to === null || age <= to))!
  const opening = `You are asked to ${PATHS[path]}, and your name helps you to ${GIFTS[expression] ?? 'find your own way'}: the life path is ${path} and the expression ${expression}.`
  return [
    addressed(name, opening),
    phase.bridge[bridge as keyof typeof phase.bridge].text,
    commonest.length <= 3
      ? `You ${and(commonest.map((value) => PASSIONS[value]!))} before you think, since most letters of your name have the ${commonest.length > 1 ? 'values' : 'value'} ${and(commonest.map(String))}.`
      : 'No value leads among the letters of your name, so you change a habit more easily than most people do.',
    missing.length === 0
      ? 'Your name has every value, so no lesson is left out.'
      : `Your name has no letter with the ${missing.length > 1 ? 'values' : 'value'} ${and(missing.map(String)).replace(/ and (?=\d+$)/, ' or ')}; practise this month to ${LESSONS[missing[0]!]}${missing.length > 1 ? `, and later to ${and(missing.slice(1).map((value) => LESSONS[value]!))}` : ''}.`,
    ...owed.map((debt) => phase.karmic_debt[debt].text),
    `At ${age} the pinnacle of ${running.number} is running for you, ${years(running)}, and ${year} is your personal year of ${personalYear}, so ${YEAR_DEEDS[personalYear]}.`,
  ].join(' ')
}
