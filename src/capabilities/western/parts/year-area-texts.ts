import type { ClassicalPlanet } from '../../../western/points.ts'
import { upperFirst } from '../../../wording.ts'
import type { ForecastReader } from './forecast-reader.ts'

// Texts of the areas of a year: its band, the months to use and the months of care, by the stage of life.

type Area = 'love' | 'career' | 'money' | 'health_habits' | 'home' | 'social'

interface AreaWords {
  /** The area in a list: `love`. */
  readonly name: string
  /** The matter as an object: `a matter of the heart`. */
  readonly matter: string
  readonly good: string
  readonly even: string
  readonly hard: string
  readonly none: string
  readonly use: (months: string, event: string) => string
  readonly care: (months: string, event: string) => string
}
// source: our own words
const AREA_TEXTS: Record<Area, AreaWords> = {
  love: {
    name: 'love',
    matter: 'a matter of the heart',
    good: 'You have a warm year in love.',
    even: 'In love, help and strain are about equal this year.',
    hard: 'Love needs your patience this year.',
    none: 'No slow planet reaches your houses of love this year, so you set the pace.',
    use: (months, event) => `You are most welcome in ${months}, thanks to ${event}; invite, ask or make up then.`,
    care: (months, event) => `Be gentle with each other in ${months}, because ${event}.`,
  },
  career: {
    name: 'work',
    matter: 'something in your work',
    good: 'Your work goes well this year, and people above you notice.',
    even: 'Your work has as many good weeks as hard ones this year.',
    hard: 'You have to work harder than usual this year for the same result.',
    none: 'Your work is left in peace by the slow planets this year.',
    use: (months, event) => `Ask for the post or the rise in ${months}, with the help of ${event}.`,
    care: (months, event) => `In ${months} keep records and take no shortcut, since ${event}.`,
  },
  money: {
    name: 'money',
    matter: 'a question of money',
    good: 'Money comes to you more easily this year.',
    even: 'With money you have about as much help as pressure this year.',
    hard: 'You have to be careful with money this year.',
    none: 'Nothing large moves your money this year, so a fixed saving does most for you.',
    use: (months, event) => `Negotiate in ${months}, while you have ${event}.`,
    care: (months, event) => `Sign no guarantee in ${months}: ${event}.`,
  },
  health_habits: {
    name: 'health',
    matter: 'a question of routine',
    good: 'You have strength for a new routine this year.',
    even: 'Your strength is much as usual this year.',
    hard: 'You tire faster this year, so plan your rest before your work.',
    none: 'Your body and routine are left in peace this year; keep what works.',
    use: (months, event) => `Start a better habit in ${months}, carried by ${event}.`,
    care: (months, event) => `Cut your programme in ${months}, for ${event}.`,
  },
  home: {
    name: 'home',
    matter: 'something at home',
    good: 'Home does you good this year.',
    even: 'Your home keeps its ordinary course this year.',
    hard: 'Your home or a relative needs more of you this year.',
    none: 'Home makes no demands of its own this year, so enjoy it.',
    use: (months, event) => `Move, mend or make peace in ${months}, favoured by ${event}.`,
    care: (months, event) => `Keep some evenings free for home in ${months}, when ${event}.`,
  },
  social: {
    name: 'friendship',
    matter: 'a friendship',
    good: 'Your friends carry you this year.',
    even: 'Among friends, easy and difficult weeks balance each other this year.',
    hard: 'Friendships need your patience this year.',
    none: 'Your friendships go on as they are this year.',
    use: (months, event) => `Bring people together in ${months}; you have ${event} for it.`,
    care: (months, event) => `Expect less of groups in ${months}, as ${event}.`,
  },
}

const LATE: Partial<Record<Area, AreaWords>> = {
  career: {
    name: 'your tasks',
    matter: 'a task of yours',
    good: 'What you do for others is noticed this year.',
    even: 'Your tasks go on at their own pace this year.',
    hard: 'Your tasks cost you more strength this year than they should.',
    none: 'Your tasks and duties are left in peace by the slow planets this year.',
    use: (months, event) => `Pass on what you know in ${months}, with the help of ${event}.`,
    care: (months, event) => `Hand one duty to somebody younger in ${months}, since ${event}.`,
  },
}

/** The areas of a year of a child, for the parents. */
const YOUNG: Record<Area, (child: string) => AreaWords> = {
  love: (child) => ({
    name: 'affection',
    matter: 'a friendship',
    good: `${upperFirst(child)} is easy to like this year, and affection comes back.`,
    even: `In affection, help and strain are about equal for ${child} this year.`,
    hard: `${upperFirst(child)} is hurt a little faster this year, so your small kindnesses count.`,
    none: 'No slow planet reaches the houses of affection this year, so friendships keep their own pace.',
    use: (months, event) => `Invite others to play in ${months}, thanks to ${event}.`,
    care: (months, event) => `Give extra hugs in ${months}, because ${event}.`,
  }),
  career: (child) => ({
    name: 'learning',
    matter: 'a matter of learning',
    good: `${upperFirst(child)} learns with success this year, and grown-ups notice.`,
    even: `Learning has as many good weeks as hard ones for ${child} this year.`,
    hard: `${upperFirst(child)} has to practise more than usual this year for the same result.`,
    none: 'Learning is left in peace by the slow planets this year.',
    use: (months, event) => `Let others see what they can do in ${months}, with the help of ${event}.`,
    care: (months, event) => `Be patient with learning in ${months}, since ${event}.`,
  }),
  money: (child) => ({
    name: 'belongings',
    matter: 'something that is shared',
    good: `${upperFirst(child)} gets good things this year and learns to look after them.`,
    even: `${upperFirst(child)} has about what they need this year.`,
    hard: 'Take a little more care of belongings this year, and keep the best ones safe together.',
    none: 'Belongings stay as they are this year, so a money box teaches most.',
    use: (months, event) => `Begin to put something aside together in ${months}, with ${event}.`,
    care: (months, event) => `Lend nothing that they love in ${months}: ${event}.`,
  }),
  health_habits: (child) => ({
    name: 'habits',
    matter: 'a question of routine',
    good: `${upperFirst(child)} has strength for a new routine this year.`,
    even: `${upperFirst(child)} has about as much strength as usual this year.`,
    hard: `${upperFirst(child)} tires faster this year, so plan the rest before the fun.`,
    none: 'The routine is left in peace this year; keep what works.',
    use: (months, event) => `Begin a better habit with them in ${months}, carried by ${event}.`,
    care: (months, event) => `Cut the programme in ${months}, for ${event}.`,
  }),
  home: (child) => ({
    name: 'home',
    matter: 'something at home',
    good: `Home does ${child} good this year.`,
    even: `Home keeps its ordinary course for ${child} this year.`,
    hard: `${upperFirst(child)} needs more of home this year, and home needs more calm.`,
    none: 'Home makes no demands of its own this year, so enjoy it together.',
    use: (months, event) => `Change a room or make up a quarrel in ${months}, favoured by ${event}.`,
    care: (months, event) => `Keep some evenings free for home in ${months}, when ${event}.`,
  }),
  social: (child) => ({
    name: 'friendship',
    matter: 'a friendship in the group',
    good: `Friends carry ${child} this year.`,
    even: `${upperFirst(child)} has as much company this year as you make room for.`,
    hard: `Friendships need ${child}’s patience this year, and yours.`,
    none: `The friendships of ${child} go on as they are this year.`,
    use: (months, event) => `Bring friends together in ${months}, helped by ${event}.`,
    care: (months, event) => `Expect less of groups in ${months}, as ${event}.`,
  }),
}

export const areaWords = (area: Area, { stage, child }: ForecastReader): AreaWords =>
  (stage === 'late' ? LATE[area] : child === null ? undefined : YOUNG[area](child)) ?? AREA_TEXTS[area]

interface SignificatorWords {
  readonly planet: ClassicalPlanet
  readonly matter: string
  /** The end of the sentence on a helpful and on a hard contact of the planet. */
  readonly helped: string
  readonly tested: string
}
// source: the natural significators of common Western practice, in our own words
const SIGNIFICATORS: Record<Area, SignificatorWords> = {
  love: {
    planet: 'Venus',
    matter: 'affection',
    helped: 'so say then what you feel',
    tested: 'so do not press for an answer that week',
  },
  career: {
    planet: 'Sun',
    matter: 'recognition',
    helped: 'so show then what you have done',
    tested: 'so do not take a refusal personally that week',
  },
  money: {
    planet: 'Jupiter',
    matter: 'growth',
    helped: 'so look at an offer twice before you refuse it',
    tested: 'so sleep on a promise twice',
  },
  health_habits: {
    planet: 'Mars',
    matter: 'energy',
    helped: 'so do the heaviest task of the month then',
    tested: 'so rest before you have to',
  },
  home: {
    planet: 'Moon',
    matter: 'home',
    helped: 'so keep an evening free at home',
    tested: 'so let small things pass at home',
  },
  social: {
    planet: 'Mercury',
    matter: 'company',
    helped: 'so write to the person you have in mind',
    tested: 'so read a message twice before you reply',
  },
}

/** The words on the significator of an area. */
export const significatorWords = (area: Area): SignificatorWords => SIGNIFICATORS[area]
