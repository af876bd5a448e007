import type { AspectPoint, Contact } from '../../../western/aspects.ts'
import type { SynastryTheme } from '../../../western/synastry.ts'
import type { Bond } from './bond-kinds.ts'
import { CHILD_PAIR_ADVICE } from './child-pair-words.ts'
import { type Themed, wordingOf } from './synastry-readings.ts'

// Advice for two people by the themes of their bond.

export const FOCUSES = ['romance', 'business', 'friendship', 'family'] as const
type Focus = (typeof FOCUSES)[number]

const FIRST = {
  romance: ['attraction', 'emotion', 'conflict', 'commitment'],
  business: ['communication', 'values', 'conflict', 'commitment'],
  friendship: ['communication', 'growth', 'values', 'conflict'],
  family: ['home', 'emotion', 'communication', 'conflict'],
} as const satisfies Record<Focus, readonly SynastryTheme[]>

type Advice = Record<SynastryTheme, readonly [ease: string, strain: string]>
const ADVICE = {
  attraction: [
    'Go back once this month to the place where you two began, and leave your phones at home.',
    'Each of you writes down one thing that pleases and one that does not, and you exchange the notes.',
  ],
  emotion: [
    'You can afford a heavier talk: choose the subject you have both put off and give it one evening.',
    'Say your own mood in a word when you come through the door, before you ask about the other’s.',
  ],
  communication: [
    'Take your next large decision in one conversation, because you two think well together.',
    'Keep a shared note on your phones with everything you have agreed, and read it on Sundays.',
  ],
  values: [
    'Save together for something you both hold dear, and put in the first sum this week.',
    'Name a sum up to which each of you may buy without asking, and never comment on it.',
  ],
  conflict: [
    'Have your next quarrel standing up and end it on the same day; it moves things for you.',
    'When a quarrel stops, name the hour at which you go on with it, and both be there.',
  ],
  commitment: [
    'Make a plan for three years and write it on one page, since your bond can carry it.',
    'Promise each other only the next three months, and meet on the last day to renew it.',
  ],
  growth: [
    'Book a course, a trip or a small risk that is new to both of you before the season ends.',
    'Learn something apart from each other for a month, and show the result over a good meal.',
  ],
  home: [
    'Invite people to the home you share, because you two are good hosts together.',
    'Put a lock or a sign on one door for each of you, and use it without explaining.',
  ],
} as const satisfies Advice
const OTHER_ADVICE = {
  attraction: [
    'Dress up for each other once this month, for no occasion at all.',
    'Spend one evening without touching on what annoys you, and see what is left.',
  ],
  emotion: [
    'Do something difficult together this season, since you can count on each other’s comfort.',
    'Agree on a sign that means I am sad and it is not about you.',
  ],
  communication: [
    'Write the next important letter together; two of you find the better words.',
    'End each talk about plans with one sentence each: I have understood that.',
  ],
  values: [
    'Give a sum to something you both believe in, and choose it at the kitchen table.',
    'Keep one drawer or wall for each taste, and let guests guess whose is whose.',
  ],
  conflict: [
    'Use your energy on a common opponent, such as a form, a wall or a landlord.',
    'Discuss only one matter in a quarrel, and write the others on a list for Saturday.',
  ],
  commitment: [
    'Mark one day a year as yours and keep it even in bad weather.',
    'Divide the weekly duties anew every three months, on a day you both choose.',
  ],
  growth: [
    'Each of you teaches the other one thing this winter, an hour a week.',
    'Support one aim of the other that does not interest you, with one practical thing.',
  ],
  home: [
    'Give your home one new thing that you make or choose together.',
    'Have one meal a week apart on purpose, and tell about it afterwards.',
  ],
} as const satisfies Advice

/** The pieces of advice on themes. */
const MOST_ADVICE = 2

/** Advice for themes of the focus with contacts, strained themes first. */
export const themeAdvice = (
  themes: readonly Themed[],
  focus: Focus,
  all: readonly Contact<AspectPoint>[],
  { isRomance, hasChild }: Pick<Bond, 'isRomance' | 'hasChild'>,
): string[] =>
  FIRST[focus]
    .map((name) => themes.find(({ theme }) => theme === name)!)
    .filter(({ contacts }) => contacts.length > 0)
    .sort((x, y) => x.score - y.score)
    // Advice on an easy theme is given only where no theme is hard.
    .filter(({ score }, i) => i === 0 || score < 50)
    .slice(0, MOST_ADVICE)
    .map(
      ({ theme, score }) =>
        (hasChild
          ? CHILD_PAIR_ADVICE
          : wordingOf(theme, all) === 1 && (isRomance || theme !== 'attraction')
            ? OTHER_ADVICE
            : ADVICE)[theme][score >= 50 ? 0 : 1],
    )
