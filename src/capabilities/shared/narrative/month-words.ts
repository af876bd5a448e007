import { fillWords } from '../../../readings/passage.ts'
import { CIVIL_MONTHS } from '../../../time/iso.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'

// The words of a month for a sign: its subject, its new Moon and its weeks.

/** The subject of a month by the house of its main event. source: the matters of the houses, in our own words */
const SUBJECTS: Readonly<Record<HouseNumber, { readonly good: string; readonly hard: string }>> = {
  1: {
    good: '{month} is about you, and you may put yourself first for once.',
    hard: '{month} costs you more strength than you expect, so take on one thing less.',
  },
  2: {
    good: '{month} is good for your money, and the family shares in it.',
    hard: '{month} is about money, and you come through it by counting before you spend.',
  },
  3: {
    good: 'In {month} a call, a letter or a short trip takes you further than long plans.',
    hard: 'In {month} messages and errands take more of your time than they should.',
  },
  4: {
    good: '{month} is good for your home and for the people in it.',
    hard: 'In {month} your home needs you more than you would like.',
  },
  5: {
    good: 'In {month} an idea, a course or somebody young gives you pleasure.',
    hard: 'In {month} you worry about a plan or about somebody young more than you need to.',
  },
  6: {
    good: 'In {month} you can get rid of an old task, a debt or a quarrel.',
    hard: 'In {month} small duties come all together, and your health needs its hours.',
  },
  7: {
    good: '{month} goes best in twos, at home and at work.',
    hard: '{month} is a test of patience with the person closest to you.',
  },
  8: {
    good: '{month} helps you with shared money or with a matter that you keep to yourself.',
    hard: 'In {month} go slowly with shared money, loans and anything secret.',
  },
  9: {
    good: 'In {month} good advice, a journey or a teacher takes you further.',
    hard: 'In {month} long plans are delayed, and advice is less good than it sounds.',
  },
  10: {
    good: '{month} is good for your work, and others notice it.',
    hard: 'In {month} your work is heavy, so do what you have promised and no more.',
  },
  11: {
    good: 'In {month} friends bring you something: a payment, an invitation or good news.',
    hard: 'In {month} friends cost you more time and money than they give back.',
  },
  12: {
    good: 'In {month} rest, study and distant places do you good.',
    hard: 'In {month} you spend more than usual, money and sleep alike.',
  },
}
/** The opening of a month, from 1. */
export const subjectOfMonth = (house: HouseNumber, side: 'good' | 'hard', month: number): string =>
  fillWords(SUBJECTS[house][side], { month: CIVIL_MONTHS[month - 1]! })

/** The new Moon of a month by its house. `{day}`: its date. source: common practice for new Moons, in our own words */
const NEW_MOONS: Readonly<Record<HouseNumber, string>> = {
  1: 'The new Moon on {day} is in your own sign: choose one habit, and begin it that evening.',
  2: 'The new Moon on {day} is good for your accounts: write down what you want to save each week.',
  3: 'Make an important call on {day}, at the new Moon in your house of messages.',
  4: 'Begin one small improvement of your home on {day}, at the new Moon.',
  5: 'The new Moon on {day} is good for play and study: sign up, or make a first sketch.',
  6: 'Begin a small routine on {day}, at the new Moon; ten minutes a day are enough.',
  7: 'On {day}, at the new Moon in your house of partnership, tell one person what you would like to do together.',
  8: 'Look through shared money and debts on {day}, at the new Moon, and pay one of them.',
  9: 'Plan a course or a journey on {day}, when the new Moon is in your ninth house.',
  10: 'Write down on {day}, at the new Moon, which task you want at work.',
  11: 'The new Moon on {day} is in your house of friends: invite one person whom you would like to know better.',
  12: 'Go to bed early on {day}, at the new Moon in your house of rest, and keep that hour.',
}
export const newMoonText = (house: HouseNumber, day: string): string => fillWords(NEW_MOONS[house], { day })

/** A new Moon that is an eclipse of the Sun, on which nothing begins. `{field}`: the matters of its house. source: common practice, in our words */
const ECLIPSED_MOON =
  'The new Moon on {day} is an eclipse of the Sun: let two weeks pass before you begin anything with {field}.'
export const eclipsedMoonText = (field: string, day: string): string => fillWords(ECLIPSED_MOON, { field, day })

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
