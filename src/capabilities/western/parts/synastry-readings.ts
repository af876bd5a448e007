import { aspectMeaning, type Contact, type Moving, orbFigure, sentence, temper } from '../../../western/aspects.ts'
import { houseSignification } from '../../../western/houses.ts'
import { KEYWORDS, type PointName } from '../../../western/points.ts'
import { type Theme, weightOf } from '../../../western/synastry.ts'

import { contactInWords, withArticle } from '../../vocabulary/tropical/in-words.ts'
import type { Names } from '../../vocabulary/tropical/pair.ts'

// What two charts say of each other; every sentence names the aspect or the house it rests on.

export const FOCUSES = ['romance', 'business', 'friendship', 'family'] as const
type Focus = (typeof FOCUSES)[number]

interface Themed {
  theme: Theme
  score: number
  contacts: readonly Contact<Moving>[]
}

const MATTER = {
  attraction: 'desire and pleasure',
  emotion: 'feeling at ease with each other',
  communication: 'being understood',
  values: 'what both hold dear',
  conflict: 'the way quarrels run',
  commitment: 'staying power',
  growth: 'what each opens for the other',
  home: 'sharing a roof',
} as const satisfies Record<Theme, string>

/** The weightiest of a theme leads, and the weightiest of the other temper answers it. */
export const themeText = (theme: Theme, score: number, contacts: readonly Contact<Moving>[], names: Names): string => {
  const [first, ...others] = weightiest(contacts)
  if (!first)
    return `No aspect of its planets joins the two charts in ${MATTER[theme]}. The matter is neither helped nor hindered from here, and goes as each chart goes by itself.`
  const lead = `${sentence(`${MATTER[theme]}: ${contactInWords(first, names)}, ${orbFigure(first.orb).toFixed(1)} degrees from exact, leads`)} ${aspectMeaning(first)}`
  const other = others.find((contact) => temper(contact) !== temper(first))
  const answer = other
    ? ` ${sentence(
        temper(other) === 'harmonious'
          ? `${contactInWords(other, names)} eases it`
          : `${contactInWords(other, names)} works against it and wants patience`,
      )}`
    : ''
  return `${lead}${answer} ${bandText(score)}`
}

const bandText = (score: number): string =>
  score >= 75
    ? 'On the whole this is a resource of the bond.'
    : score >= 50
      ? 'The balance is on the good side, with something left to work at.'
      : score >= 25
        ? 'Strain outweighs ease here, so plain agreements help more than good will.'
        : 'Nearly all of this pulls; it goes better slowly, with words said early.'

const weightiest = (contacts: readonly Contact<Moving>[]) => [...contacts].sort((x, y) => weightOf(y) - weightOf(x))

export const overlayText = (
  { owner, planet, house }: { owner: 'person_a' | 'person_b'; planet: PointName; house: number },
  { a, b }: Names,
): string => {
  const [guest, host] = owner === 'person_a' ? [a, b] : [b, a]
  return sentence(
    `${withArticle(planet)} of ${guest} falls in house ${house} of ${host}: ${KEYWORDS[planet]} met through ${houseSignification(house)}`,
  )
}

export const overviewText = (
  { a, b }: Names,
  { percentage, summary }: { percentage: number | null; summary: string },
  themes: readonly Themed[],
): string => {
  const told = themes.filter(({ contacts }) => contacts.length > 0).sort((x, y) => y.score - x.score)
  const [best, worst] = [told[0], told.at(-1)]
  const range =
    best && worst && best.score > worst.score
      ? ` Of the themes ${best.theme} stands best (${best.score}) and ${worst.theme} asks most (${worst.score}).`
      : ''
  const share = percentage === null ? '' : ` By weight ${percentage} percent of what joins ${a} and ${b} is harmonious.`
  return `${summary}${share}${range}`
}

const MOST = 5
const told = (contacts: readonly Contact<Moving>[], kind: string, names: Names, end: string): string[] =>
  weightiest(contacts.filter((contact) => temper(contact) === kind))
    .slice(0, MOST)
    .map((contact) =>
      sentence(
        `${contactInWords(contact, names)} (${orbFigure(contact.orb).toFixed(1)} degrees): ${KEYWORDS[contact.a.name]} on one side, ${KEYWORDS[contact.b.name]} on the other, ${end}`,
      ),
    )

export const strengthsOf = (contacts: readonly Contact<Moving>[], names: Names) =>
  told(contacts, 'harmonious', names, 'help each other on')
export const challengesOf = (contacts: readonly Contact<Moving>[], names: Names) =>
  told(contacts, 'challenging', names, 'get in each other’s way until a rule is agreed')

const FIRST = {
  romance: ['attraction', 'emotion', 'conflict', 'commitment'],
  business: ['communication', 'values', 'conflict', 'commitment'],
  friendship: ['communication', 'growth', 'values', 'conflict'],
  family: ['home', 'emotion', 'communication', 'conflict'],
} as const satisfies Record<Focus, readonly Theme[]>

const ADVICE = {
  attraction: [
    'Keep the time in which desire began: it still works.',
    'Say what pleases and what does not; guesses miss here.',
  ],
  emotion: [
    'Trust the ease between you with the heavier talk too.',
    'Moods cross without warning, so name your own before asking about the other’s.',
  ],
  communication: [
    'You think well together: put decisions into one conversation.',
    'Write down what was agreed, as each hears something else.',
  ],
  values: [
    'Spend together on what both of you hold dear.',
    'Settle money and taste by separate budgets before they become principles.',
  ],
  conflict: [
    'Your quarrels move things along; have them standing up and end them the same day.',
    'Agree on a pause that either may call, and on the hour at which talk resumes.',
  ],
  commitment: [
    'Make the long plan, since this bond can carry one.',
    'Promise less and for a shorter term, then renew it.',
  ],
  growth: [
    'Take a course, a trip or a risk as a pair once a year.',
    'Grow in separate fields for a while and report back.',
  ],
  home: [
    'Share the daily chores openly: living side by side comes readily.',
    'Give each a room or an hour that is not to be entered.',
  ],
} as const satisfies Record<Theme, readonly [ease: string, strain: string]>

/** One piece of advice for each theme of the focus that the charts speak of, strained themes first. */
export const adviceOf = (themes: readonly Themed[], focus: Focus): string[] =>
  FIRST[focus]
    .map((name) => themes.find(({ theme }) => theme === name)!)
    .filter(({ contacts }) => contacts.length > 0)
    .sort((x, y) => x.score - y.score)
    .map(({ theme, score }) => ADVICE[theme][score >= 50 ? 0 : 1])
