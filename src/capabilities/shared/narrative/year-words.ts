import { fillWords } from '../../../readings/passage.ts'
import { CIVIL_MONTHS } from '../../../time/iso.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'

// The words of a year for a sign: the stories of the slow planets, the eclipses and its months.

type Story = Readonly<Record<HouseNumber, string>>

/** A slow planet in a house. `{span}`: "until 1 June", at the start of a sentence. source: Phaladeepika 26, in our own words */
const STORIES: Readonly<Record<'Jupiter' | 'Saturn' | 'Rahu', Story>> = {
  Jupiter: {
    1: '{span} Jupiter is in your own sign, and you take on more than you can finish: choose one thing.',
    2: '{span} Jupiter helps your money and your family: raise your price once, and save the difference.',
    3: '{span} Jupiter makes you restless among neighbours and papers: learn one thing well instead of tasting five.',
    4: '{span} Jupiter enlarges the question of your home, and its costs too: measure twice before you move a wall or a family.',
    5: '{span} Jupiter favours what you create and whom you love: show your work, and let a child or a pupil surprise you.',
    6: '{span} Jupiter sends you helpers who need help themselves: keep your working hours, and pay no debt with another.',
    7: '{span} Jupiter stands across from you and sends partners, clients and good counsel: make one bond official.',
    8: '{span} Jupiter makes promises that come with small print: ask for everything in writing.',
    9: '{span} Jupiter opens your road, with a teacher, a far place or a piece of luck that you could not have planned.',
    10: '{span} Jupiter gives you more work than thanks: do not leave one post before the next is signed.',
    11: '{span} Jupiter brings returns: friends speak for you, and you can reach something that you have long wanted.',
    12: '{span} Jupiter makes you spend on rest, study or distant places: enjoy it, and set a limit beforehand.',
  },
  Saturn: {
    1: '{span} Saturn is in your own sign and makes everything heavier: sleep, order and one friend are worth more to you than ambition.',
    2: '{span} Saturn makes you count your money: live a little below your means, and you end with more than you expect.',
    3: '{span} Saturn lends you nerve: the long effort, the hard exam and the talk with a brother or sister succeed by repetition.',
    4: '{span} Saturn asks for work at home: repairs, parents or the wish to leave ask for patience, one room at a time.',
    5: '{span} Saturn makes joy a matter of practice: keep at the study, the instrument or the child, and expect no applause yet.',
    6: '{span} Saturn works for you against debts, rivals and bad habits: what you clear in this time stays cleared.',
    7: '{span} Saturn tests your closest bond: agree on one rule that both of you can keep.',
    8: '{span} Saturn makes taxes, insurance and old debts take time: put the papers in order, and let one person know how you are.',
    9: '{span} Saturn delays long plans and journeys: go on learning, and rely on what you have tested yourself.',
    10: '{span} Saturn loads your work: do less of it, do it in the open, and pick no quarrel with those above you.',
    11: '{span} Saturn pays you slowly and surely, with steady friends, steady income and a goal reached by small steps.',
    12: '{span} Saturn makes you spend and tire: give up what costs you sleep, and put money aside before you see it.',
  },
  Rahu: {
    1: '{span} Rahu makes you want to be somebody else: change one thing at a time, and keep your old friends.',
    2: '{span} Rahu tempts you with fast money: check the sum with somebody who has nothing to gain.',
    3: '{span} Rahu gives you a loud voice and luck with strangers: write, sell, call.',
    4: '{span} Rahu makes you restless at home: rent before you buy.',
    5: '{span} Rahu tempts you to risk much, on an idea or a love: risk only what you can lose.',
    6: '{span} Rahu is on your side against rivals and rules: appeal, compete, ask again.',
    7: '{span} Rahu brings you fascinating people: give each of them a year before you sign your name beside theirs.',
    8: '{span} Rahu stirs what is hidden: guard your passwords, and stay away from loans that are easy to get.',
    9: '{span} Rahu brings you people who are very sure of themselves: listen, and keep your own judgement.',
    10: '{span} Rahu pushes you to the front at work, faster than your knowledge grows: learn at night what you claim by day.',
    11: '{span} Rahu widens your circle of friends, and money follows: go where you know nobody yet.',
    12: '{span} Rahu costs you sleep and money on what is far away: set an hour at which you put the screen out.',
  },
}
export const storyOf = (planet: keyof typeof STORIES, house: HouseNumber, span: string): string =>
  fillWords(STORIES[planet][house], { span })
/** A story without its dates, after a sentence that has them. */
export const undatedStory = (planet: keyof typeof STORIES, house: HouseNumber): string =>
  STORIES[planet][house].replace('{span} ', '')

/** Advice for an eclipse of the Sun in a house. source: common practice for eclipses, in our own words */
const ECLIPSES: Readonly<Record<HouseNumber, string>> = {
  1: 'let two weeks pass before you decide anything about yourself',
  2: 'lend nothing and buy nothing dear for two weeks',
  3: 'send no angry letter in that week',
  4: 'decide nothing about your home in that fortnight',
  5: 'stake no money on a guess in that fortnight',
  6: 'start no new quarrel at work that week',
  7: 'sign no agreement between two until the month is over',
  8: 'take on no loan and open no old dispute for two weeks',
  9: 'book the long trip well before or well after it',
  10: 'hand in no notice that week',
  11: 'join no new circle until a week has passed',
  12: 'spend that evening quietly at home',
}
export const eclipseDeed = (house: HouseNumber): string => ECLIPSES[house]

export type EventSide = 'good' | 'hard'
// {day}: "5 March"; {field}: the matters of the house; {house}: "fourth". source: Phaladeepika 26, in our own words
const SLOW_MONTHS: Readonly<Record<'Saturn' | 'Jupiter' | 'Rahu', Readonly<Record<EventSide, string>>>> = {
  Saturn: {
    good: 'Steady work for {field} begins to pay on {day}, when Saturn enters your {house} house.',
    hard: 'Allow twice the time for {field} from {day}, when Saturn enters your {house} house.',
  },
  Jupiter: {
    good: 'Good offers for {field} come after {day}, when Jupiter enters your {house} house.',
    hard: 'Look twice at each offer for {field} after {day}, when Jupiter enters your {house} house.',
  },
  Rahu: {
    good: 'Something new opens for {field} around {day}, when Rahu enters your {house} house.',
    hard: 'Take no short cut with {field} after {day}, when Rahu enters your {house} house.',
  },
}
export type SlowMover = keyof typeof SLOW_MONTHS
/** A month of a year in which a slow planet enters a house. */
export const slowMonthText = (
  planet: SlowMover,
  side: EventSide,
  words: { readonly day: string; readonly field: string; readonly house: string },
): string => fillWords(SLOW_MONTHS[planet][side], words)

/** The end of the text on the best and on the hardest month of a year. source: our own words */
const EDGE_MONTHS = {
  best: '{month} is your best month of the year.',
  hard: '{month} is your hardest month of the year, so plan little.',
} as const
/** `month`: from 0. */
export const edgeMonthText = (side: keyof typeof EDGE_MONTHS, month: number): string =>
  fillWords(EDGE_MONTHS[side], { month: CIVIL_MONTHS[month]! })
