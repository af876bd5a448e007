import { fillWords } from '../../../readings/passage.ts'
import { CIVIL_MONTHS } from '../../../time/iso.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'
import { scoreExtremes } from './span-edges.ts'

// The words of a month for a sign: its place in the year, its new Moon and its weeks.

// source: this project's own weighing, points of a score
const NOTICED = 1.5

type Step = 'up' | 'same' | 'down'
const stepTo = (one: number, other: number): Step =>
  other - one > NOTICED ? 'up' : one - other > NOTICED ? 'down' : 'same'

// {month}, {prev}, {next}: names of months; the first key is the step from the month before, the second the step to the next. source: our own words
const COURSE: Readonly<Record<`${Step} ${Step}`, string>> = {
  'up up': '{month} is a step up for you from {prev}, and {next} goes higher still.',
  'up same': 'You breathe more easily in {month} than in {prev}, and {next} keeps that level.',
  'up down': 'You stand higher in {month} than in {prev} or in {next}, so use it.',
  'same up': '{month} goes on for you as {prev} ended, and {next} will be kinder: prepare for that.',
  'same same': '{month} is a plain stretch of road for you, like {prev} before it and {next} after it.',
  'same down': '{month} holds the level of {prev} for you, but {next} asks for more: finish things now.',
  'down up': '{month} is a dip for you between {prev} and {next}, and it passes with the page of the calendar.',
  'down same':
    'You have less wind behind you in {month} than in {prev}, and {next} is no different: set a slower pace.',
  'down down': '{month} asks more of you than {prev} did, and {next} will ask a little more: travel light.',
}
const FIRST: Readonly<Record<Step, string>> = {
  up: 'January is only the warm-up of your {year}: February has more for you.',
  same: 'Your {year} begins evenly, and February carries on in the same step.',
  down: 'Your {year} begins better than it goes on in February, so start early.',
}
const LAST: Readonly<Record<Step, string>> = {
  up: 'Your {year} ends better than it was in November.',
  same: 'Your {year} ends in the step of November.',
  down: 'Your {year} ends more steeply than November led you to expect.',
}
const EDGES = {
  best: ['No month of {year} is as good to you as {month}.', '{month} is the high point of your {year}.'],
  hard: ['{month} is the steepest month of your {year}.', 'No month of {year} asks more of you than {month}.'],
} as const

/** The place of a month in its year. `scores`: those of the twelve months; `month`: from 0; `apart`: as for `scoreExtremes`. */
export const monthInYear = (scores: readonly number[], month: number, year: number, apart?: number): string => {
  const edges = scoreExtremes(scores, apart)
  const words = {
    year,
    month: CIVIL_MONTHS[month]!,
    prev: CIVIL_MONTHS[month - 1] ?? '',
    next: CIVIL_MONTHS[month + 1] ?? '',
  }
  const text =
    month === edges?.best || month === edges?.hard
      ? EDGES[month === edges.best ? 'best' : 'hard'].at((year + month) % 2)!
      : month === 0
        ? FIRST[stepTo(scores[0]!, scores[1]!)]
        : month === 11
          ? LAST[stepTo(scores[10]!, scores[11]!)]
          : COURSE[`${stepTo(scores[month - 1]!, scores[month]!)} ${stepTo(scores[month]!, scores[month + 1]!)}`]
  return fillWords(text, words)
}

/** The new Moon of a month by its house. `{day}`: its date. source: common practice for new Moons, in our own words */
const NEW_MOONS: Readonly<Record<HouseNumber, string>> = {
  1: 'The new Moon on {day} falls on you yourself: choose one habit, and begin it that evening.',
  2: 'With the new Moon on {day} a new page of your accounts begins; write down what you want to keep each week.',
  3: 'Make the first call on {day}, for the new Moon stands among your messages and errands.',
  4: 'Begin at home on {day}, at the new Moon: a drawer, a wall, a rule for the evening.',
  5: 'The new Moon on {day} wants you to play: sign up, make a first sketch, or ask somebody out.',
  6: 'From the new Moon on {day} a small routine takes root quickly; ten minutes a day are enough for you.',
  7: 'On {day} the new Moon stands across from you: tell one person what you wish the two of you would do.',
  8: 'Open the folder with shared money on {day}; the new Moon gives you a clean beginning there.',
  9: 'A course, a trip or a letter to a teacher can start on {day}, when the new Moon is in your ninth house.',
  10: 'Name the task you want at work on {day}, at the new Moon, if only on paper.',
  11: 'The new Moon on {day} is in the house of your friends: invite one person you would like to know better.',
  12: 'Let something end on {day}; the new Moon falls in your house of rest, and sleep is your best beginning.',
}
export const newMoonText = (house: HouseNumber, day: string): string => fillWords(NEW_MOONS[house], { day })

/** The best and the hardest week of a month, by area. `{week}`: "the week from 9 November". source: our own words */
const WEEKS = {
  love: { best: 'Make your visits and your peace in {week}.', hard: 'Ask for no promises in {week}.' },
  career: {
    best: 'Put your large task into {week}, when you have most help with it.',
    hard: 'Agree to no new deadline in {week}.',
  },
  money: {
    best: 'Sign, sell or name your price in {week}.',
    hard: 'Let {week} go by without a large bill, if you can choose.',
  },
  health: {
    best: 'Begin with exercise in {week}, when your strength is greatest.',
    hard: 'Sleep more than you think you need in {week}.',
  },
  mood: {
    best: 'Keep {week} for what makes you glad, since you get most out of it then.',
    hard: 'Have one good listener at hand in {week}.',
  },
} as const
export const weekOfAreaText = (area: keyof typeof WEEKS, side: 'best' | 'hard', week: string): string =>
  fillWords(WEEKS[area][side], { week })

/** A slow planet that changes its house in a month. {event} and {day}: the event; {field}: the matters of the house. source: our own words */
const SLOW_ENTRIES = {
  Jupiter: {
    good: 'The great date of your month is {day}, when {event}: plan one generous step for {field} in the week after it.',
    hard: 'After {day}, when {event}, offers for {field} look larger than they are, and you do well to halve each of them.',
  },
  Saturn: {
    good: 'Circle {day}, when {event}: what you do for {field} every week from then on adds up for years.',
    hard: 'From {day}, when {event}, {field} will need a plan with dates; make it before you are asked.',
  },
  Rahu: {
    good: 'Something new comes to you with {day}, when {event}: go after it for {field}, with your eyes open.',
    hard: 'Around {day}, when {event}, you are offered a short cut with {field}; take the long way.',
  },
} as const
export type SlowEntry = keyof typeof SLOW_ENTRIES
export const slowEntryText = (
  planet: SlowEntry,
  side: 'good' | 'hard',
  words: { readonly day: string; readonly event: string; readonly field: string },
): string => fillWords(SLOW_ENTRIES[planet][side], words)

/** The planet behind an area of a month, each area with a sentence of its own. source: our own words */
const REASONS = {
  love: 'Behind it stands {planet} in your {house} house {span}.',
  career: 'Most of that comes to you from {planet}, {span} in your {house} house.',
  money: '{planet} has the largest part in it, {span} in your {house} house.',
  health: 'It depends for you on {planet}, which is in your {house} house {span}.',
  mood: 'Look for the reason to {planet}, in your {house} house {span}.',
} as const
export const reasonOfMonth = (
  area: keyof typeof REASONS,
  words: { readonly planet: string; readonly house: string; readonly span: string },
): string => fillWords(REASONS[area], words)
